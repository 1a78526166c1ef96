"""Shipped profiles: each opens by its name, names the source of its numbers, and names kernels and GPUs that exist."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from warplens.cuda.catalogue import builtin_kernels
from warplens.cuda.device.host import HOST
from warplens.cuda.errors import UnknownNameError
from warplens.cuda.metrics import METRICS, Provenance
from warplens.cuda.points import CacheState
from warplens.profiles.shipped import is_reference, open_profile, references
from warplens.profiles.store import write_profile

PUBLISHED = ("8800-gtx", "gtx-1080-ti", "hochberg")
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
def test_published_figure_has_its_document_and_no_time(name):
    profile = open_profile(Path(f"reference:{name}"))
    assert profile.document is not None
    assert profile.document.title
    assert profile.document.where
    assert profile.tags == ("published",)
    assert all(point.time is None and point.metrics for point in profile.points)
    provenances = {metric.provenance for point in profile.points for metric in point.metrics.values()}
    assert provenances == {Provenance.PUBLISHED}


def test_ratios_of_a_document_are_no_times():
    profile = open_profile(Path("reference:hochberg"))
    ratios = {(point.device, point.problem["N"]): point.metrics["speedup"].value for point in profile.points}
    assert ratios == {
        ("9600m-gt", 1000): 7.0,
        ("compute-capability-1.3", 8000): 6.5,
        ("compute-capability-2.0", 1000): 1.7,
        ("compute-capability-2.0", 8000): 2.6,
    }


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
