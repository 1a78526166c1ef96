"""What is built already: the estimate of a sweep on empty and on full caches."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from warplens.cuda.catalogue import builtin_kernels, select
from warplens.cuda.ground.points import Baseline, Status, result_of
from warplens.cuda.sweep import plan as built_code
from warplens.cuda.sweep.plan import COMPILE_S, LEAST_S, TRANSLATE_S, building_s, code_weight, note_built, plan_sweep
from warplens.cuda.sweep.progress import START_S, estimate


@pytest.fixture
def sweep(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return plan_sweep(select(["transpose_tiled"]), problem={"N": (64, 128)}, tune={"TILE": (8, 16)}, devices=["h200"])


def test_each_shape_is_translated_and_each_kernel_compiled_once(sweep):
    weight = code_weight(Path(sweep.points[0].path).read_text(encoding="utf-8"))
    first = weight * (TRANSLATE_S + COMPILE_S)
    assert sorted(building_s(sweep)) == pytest.approx([weight * TRANSLATE_S] * 2 + [first] * 2)
    assert code_weight("#pragma unroll\n" * 8) > 4 * code_weight("x" * 120)
    baseline = replace(sweep.points[0], baseline=Baseline.NUMPY)
    assert building_s(replace(sweep, points=(baseline, *sweep.points[1:])))[0] == 0.0


ATOMICS = "for (int k = 0; k < ITEMS; ++k) { atomicAdd(out + in[k], 1); } for (int i = 0; i < n; ++i) { a += b; }"


@pytest.mark.parametrize(("items", "trips"), [(1, 1), (4, 4), (16, 16), (17, 1), (None, 1)])
def test_what_has_code_for_each_lane_weighs_as_often_as_a_loop_is_unrolled(items, trips):
    macros = () if items is None else (("ITEMS", items),)
    plain = code_weight(ATOMICS.replace("atomicAdd(", "unlikeAdd("), macros)
    assert code_weight(ATOMICS, macros) - plain == pytest.approx(trips * built_code.BY_LANE_WEIGHT)


def test_numbers_of_64_bits_weigh_more_than_the_word_double():
    single = code_weight("void k(float  *a) { /* double buffers */ }")
    assert code_weight("void k(double *a) { /* double buffers */ }") == pytest.approx(2.5 * single)


def test_each_launch_of_a_sequence_is_translated_and_checked(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    (kernel,) = select(["scan_tree"])
    plan = plan_sweep([kernel], problem={"N": (1000, 2000)}, tune={"THREADS": (256,)}, devices=["h200"])
    weight = code_weight(kernel.source, (("THREADS", 256),))
    assert building_s(plan) == pytest.approx([weight * (5 * TRANSLATE_S + COMPILE_S), weight * 5 * TRANSLATE_S])
    assert plan.units == pytest.approx([5 * LEAST_S] * 2, rel=0.01)


# The processor seconds of points that were executed one after the other, each on an empty cache of this machine.
TAKEN_S = json.loads(Path(__file__).with_name("taken_seconds.json").read_text())


@pytest.mark.parametrize("family", TAKEN_S)
def test_estimate_is_right_within_a_factor_of_two(monkeypatch, tmp_path, family):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    taken = {(kernel, tuple(map(tuple, values))): seconds for kernel, values, seconds in TAKEN_S[family]}
    plan = plan_sweep([k for k in builtin_kernels() if k.family == family], problem={}, tune={}, devices=["h200"])
    at = {(p.kernel, tuple(sorted({**p.problem, **p.tune}.items()))): n for n, p in enumerate(plan.points)}
    rows = sorted(at[name] for name in taken)
    part = replace(plan, points=tuple(plan.points[n] for n in rows), units=tuple(plan.units[n] for n in rows))
    assert len(rows) == len(taken)
    assert 0.5 < estimate(part, {}, 1, building_s(part)).seconds / sum(taken.values()) < 2


def test_what_has_run_is_built_and_other_sources_tiles_and_failed_points_are_not(sweep):
    results = [result_of(point, Status.OK if point.tune == {"TILE": 8} else Status.FAILED) for point in sweep.points]
    note_built(results)
    is_new = [seconds > 0 for seconds in building_s(sweep)]
    assert is_new == [point.tune == {"TILE": 16} for point in sweep.points]
    edited = replace(sweep, points=tuple(replace(point, source_hash="1" * 64) for point in sweep.points))
    assert all(building_s(edited))


def test_estimate_on_empty_caches_has_the_building_and_the_start(sweep):
    cold, warm = estimate(sweep, {}, 2, building_s(sweep)), estimate(sweep, {}, 2)
    assert (cold.new_points, warm.new_points) == (4, 0)
    assert cold.seconds - warm.seconds == pytest.approx(START_S + sum(building_s(sweep)) / 2)
    assert estimate(sweep, {}, 2, building_s(sweep), 3.0).seconds == pytest.approx(3 * cold.seconds)


def test_share_of_other_programs_is_the_lower_of_two_counts_and_1_where_nothing_tells(monkeypatch, tmp_path):
    monkeypatch.setattr(built_code, "worker_count", lambda: 2)
    monkeypatch.setattr(built_code.os, "cpu_count", lambda: 2)
    for text, share in (("4.0 3 3 3/140 99", 2.0), ("4.0 3 3 9/140 99", 3.0), ("odd", 1.0)):
        path = tmp_path / "loadavg"
        path.write_text(text)
        monkeypatch.setattr(built_code, "LOAD_FILE", path)
        assert built_code.others_share() == share
    monkeypatch.setattr(built_code.os, "cpu_count", lambda: 64)
    assert built_code.others_share() == 1.0
