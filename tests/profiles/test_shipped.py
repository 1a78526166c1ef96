"""Shipped profiles: each opens by its name, names the source of its numbers, and names kernels and GPUs that exist."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from warplens.cuda.catalogue import builtin_kernels
from warplens.cuda.device.gpus import HOST
from warplens.cuda.ground.errors import UnknownNameError
from warplens.cuda.ground.metrics import METRICS, Provenance
from warplens.cuda.ground.points import CacheState, PointResult, Status, Time
from warplens.cuda.sweep.plan import plan_sweep
from warplens.profiles.comparison import compare
from warplens.profiles.journal import FOLDER, is_reference, open_profile, reference_name, references
from warplens.profiles.matching import side_of
from warplens.profiles.writing import write_profile

PUBLISHED = ("8800-gtx", "gtx-1080-ti", "gtx-960", "hochberg")
SIZES = (256, 512, 1024, 2048, 4096, 8192)
KERNELS = {kernel.name: kernel for kernel in builtin_kernels()}


def test_lectures_are_shipped():
    assert set(PUBLISHED) <= set(references())


@pytest.mark.parametrize("name", sorted(references()))
def test_reference_opens_by_its_name(name):
    profile = open_profile(Path(f"reference:{name}"))
    devices = {device.key for device in profile.devices}
    assert profile.points
    assert {point.device for point in profile.points} - {HOST} == devices
    for point in profile.points:
        if point.baseline is None:
            kernel = KERNELS[point.kernel]
            assert (point.title, point.family) == (kernel.title, kernel.family)
            assert set(point.problem) <= set(kernel.problem_axes)
            assert set(point.tune) <= set(kernel.tune_axes)
        assert {key: METRICS[key].unit for key in point.metrics} == {k: v.unit for k, v in point.metrics.items()}


@pytest.mark.parametrize("name", PUBLISHED)
def test_published_figure_has_its_document_and_nothing_that_was_timed_here(name):
    profile = open_profile(Path(f"reference:{name}"))
    assert profile.document is not None
    assert profile.document.title
    assert profile.document.where
    assert profile.tags == ("published",)
    assert all(point.metrics for point in profile.points)
    provenances = {metric.provenance for point in profile.points for metric in point.metrics.values()}
    times = [point.time for point in profile.points if point.time is not None]
    assert provenances | {time.provenance for time in times} == {Provenance.PUBLISHED}
    assert not any(time.samples_ns for time in times)


@pytest.mark.parametrize(("name", "times_us", "registers", "achieved"), [
    (
        "gtx-1080-ti",
        [160_000, 1180, 58, 23, 89, 38, 23, 23],
        [20, 17, 8, 8, 8, 11, 11, 11],
        [1.6, 49.9, 67.5, 72.4, 72.4, 84.8, None, 88.7],
    ),
    (
        "gtx-960",
        [192_000, 1590, 241, 98, 341, 161, 100, 103],
        [15, 15, 8, 8, 8, 12, 10, 10],
        [1.6, 49.9, 68.3, 78.8, 70.3, 82.4, 90.4, 92.3],
    ),
])  # fmt: skip
def test_table_of_the_lecture_has_times_registers_and_achieved_occupancy(name, times_us, registers, achieved):
    points = open_profile(Path(f"reference:{name}")).points
    assert [point.time.value_ns / 1e3 for point in points] == times_us
    assert [point.metrics["registers_per_thread"].value for point in points] == registers
    occupancies = [point.metrics.get("achieved_occupancy") for point in points]
    assert [value and value.value for value in occupancies] == achieved


@pytest.mark.parametrize("name", ["gtx-1080-ti", "gtx-960"])
def test_lecture_is_paired_with_a_modelled_run_at_its_points(name):
    lecture = open_profile(Path(f"reference:{name}"))
    kernels = [kernel for kernel in KERNELS.values() if kernel.family == "transpose"]
    plan = plan_sweep(kernels, problem={"N": [1024]}, tune={"TILE": [16, 32], "THREADS": [1024]}, devices=[name])
    modelled = Time(value_ns=1e5, provenance=Provenance.MODELLED)
    run = replace(lecture, points=tuple(modelled_point(spec, modelled) for spec in plan.points), document=None)
    comparison = compare(side_of(lecture, "lecture"), side_of(run, "model"))
    assert len(comparison.pairs) == len(lecture.points) == 8
    assert {pair.detail for pair in comparison.pairs} == {"modelled against published"}
    assert all(pair.ratio == 1e5 / pair.base.time.value_ns and not pair.remarks for pair in comparison.pairs)
    assert {unmatched.side for unmatched in comparison.unmatched} == {"model"}


def modelled_point(spec, time):
    return PointResult(
        kernel=spec.kernel,
        title="",
        source_hash="0" * 64,
        family=spec.family,
        problem=spec.problem,
        tune=spec.tune,
        device=spec.device,
        status=Status.OK,
        time=time,
        compiler="NVRTC 12.9",
    )


def test_ratios_of_a_document_are_no_times():
    profile = open_profile(Path("reference:hochberg"))
    ratios = {(point.device, point.problem.get("N")): point.metrics["speedup"].value for point in profile.points}
    assert ratios == {
        ("9600m-gt", 1000): 7.0,
        ("gt-330m", 1000): 2.0,
        ("c1060", None): 1.1,
        ("c1060", 8000): 6.5,
        ("m2070", 1000): 1.7,
        ("m2070", 8000): 2.6,
    }
    assert all(point.time is None for point in profile.points)


def test_unknown_reference_is_reported():
    with pytest.raises(UnknownNameError) as raised:
        open_profile(Path("reference:gtx-1080"))
    assert str(raised.value).startswith(
        "no reference profile is named 'gtx-1080'; did you mean 'gtx-1080-ti'? (known: 8800-gtx, "
    )


def test_name_of_a_reference_is_no_path():
    with pytest.raises(UnknownNameError, match=r"is named '\.\./\.\./secret'"):
        open_profile(Path("reference:../../secret"))


def test_path_is_opened_as_before(tmp_path, profile):
    path = tmp_path / "reference.warplens.json"
    write_profile(path, profile)
    assert not is_reference(path)
    assert open_profile(path) == profile


def test_catalogue_was_measured_on_an_h200_at_every_size_and_tile_cold_and_warm():
    profile = open_profile(Path("reference:h200"))
    points = [point for point in profile.points if point.baseline is None]
    measured = {(p.kernel, p.problem["N"], tuple(p.tune.values()), p.cache) for p in points}
    for name in {point.kernel for point in points}:
        axes = [values for values in KERNELS[name].tune.values() if not isinstance(values, str)]
        for size, tune, cache in product(SIZES, product(*axes), CacheState):
            assert (name, size, tune, cache) in measured
    assert {point.time.provenance for point in profile.points} == {Provenance.MEASURED}
    assert all(point.time.samples_ns for point in profile.points)
    assert {p.metrics["gld_efficiency"].provenance for p in points} == {Provenance.COUNTED, Provenance.SAMPLED}


def test_shipped_profiles_are_small():
    assert sum(path.stat().st_size for path in references().values()) < 3e6


def test_reference_name_returns_how_a_shipped_profile_is_called():
    assert reference_name(FOLDER / "h200.warplens.json.gz") == "reference:h200"
    assert reference_name(Path("h200.warplens.json")) == ""
