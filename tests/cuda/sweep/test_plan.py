"""Plans: which points, in which order."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from warplens.cuda.catalogue import files, select
from warplens.cuda.catalogue.reader import read_kernel_file
from warplens.cuda.device.gpus import HOST
from warplens.cuda.ground.errors import InputError, UnknownNameError
from warplens.cuda.ground.points import Baseline, CacheState, Measuring, Status, result_of
from warplens.cuda.sweep.places import GPU_BUDGET_S
from warplens.cuda.sweep.plan import FLOP_S, LEAST_S, SweepPlan, included_hash, plan_sweep, reference_of, states_of


def shape(plan):
    return [(p.kernel, p.problem["N"], p.tune["TILE"], p.device) for p in plan.points]


def planned(kernels, *, problem=None, tune=None, devices=("h200",), budget_s=2.0, limit=1000):
    return plan_sweep(kernels, problem=problem or {}, tune=tune or {}, devices=devices, budget_s=budget_s, limit=limit)


def test_defaults_give_every_combination_small_sizes_first(kernel):
    assert shape(planned([kernel("a")])) == [
        ("a", 64, 8, "h200"),
        ("a", 64, 16, "h200"),
        ("a", 256, 8, "h200"),
        ("a", 256, 16, "h200"),
    ]


def test_given_values_replace_the_defaults(kernel):
    plan = planned([kernel("a"), kernel("b")], problem={"N": (32,)}, tune={"TILE": (4,)})
    assert shape(plan) == [("a", 32, 4, "h200"), ("b", 32, 4, "h200")]


def test_cheap_kernels_come_first(kernel):
    plan = planned([kernel("dear", flops="N * N * N"), kernel("cheap")], problem={"N": (64,)}, tune={"TILE": (8,)})
    assert shape(plan) == [("cheap", 64, 8, "h200"), ("dear", 64, 8, "h200")]
    assert plan.units[0] < plan.units[1]


def test_devices_and_kernels_are_taken_once(kernel):
    kernel_file = kernel("a")
    plan = planned(
        [kernel_file, kernel_file], problem={"N": (64,)}, tune={"TILE": (8,)}, devices=["h200", "gtx-960", "h200"]
    )
    assert shape(plan) == [("a", 64, 8, "h200"), ("a", 64, 8, "gtx-960")]


def test_point_carries_file_hash_budget_and_limit(kernel):
    kernel_file = kernel("a")
    [point] = planned([kernel_file], problem={"N": (64,)}, tune={"TILE": (8,)}, budget_s=0.5, limit=77).points
    assert (point.path, point.source_hash, point.family) == (kernel_file.path, kernel_file.source_hash, "copying")
    assert (point.budget_s, point.limit) == (0.5, 77)


def test_point_that_will_be_skipped_is_planned_as_cheap(kernel):
    plan = planned([kernel("a", flops="N * N * N")], problem={"N": (100, 4096)}, tune={"TILE": (8,)})
    assert shape(plan) == [("a", 100, 8, "h200"), ("a", 4096, 8, "h200")]
    assert plan.units[0] == LEAST_S


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"problem": {"K": (1,)}}, "no problem axis is named 'K' (known: N)"),
        ({"tune": {"TIEL": (1,)}}, "no tune axis is named 'TIEL'; did you mean 'TILE'? (known: TILE)"),
    ],
)
def test_axis_that_no_kernel_has_is_refused(kernel, options, message):
    with pytest.raises(UnknownNameError) as raised:
        planned([kernel("a")], **options)
    assert str(raised.value) == message


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"problem": {"N": (0, 4)}}, "the problem axis 'N' has the value 0; a size is at least 1"),
        ({"limit": 0}, "an instruction limit is at least 1, not 0"),
        ({"budget_s": 0.0}, "a budget is a number of seconds above 0, not 0"),
        ({"budget_s": float("nan")}, "a budget is a number of seconds above 0, not nan"),
        (
            {"problem": {"N": tuple(range(1, 10_000))}, "tune": {"TILE": tuple(range(1, 101))}},
            "the sweep would have 999,900 points; at most 50,000 are allowed",
        ),
    ],
)
def test_senseless_sweep_is_refused(kernel, options, message):
    with pytest.raises(InputError) as raised:
        planned([kernel("a")], **options)
    assert str(raised.value) == message


def test_axis_that_a_kernel_lists_from_0_on_may_be_0(kernel):
    counted = replace(kernel("a"), problem={"N": (0, 4)})
    assert {point.problem["N"] for point in planned([counted], problem={"N": (0, 9)}).points} == {0, 9}


def test_sweep_of_nothing_is_refused():
    with pytest.raises(InputError, match=r"^a sweep needs at least one kernel$"):
        planned([])


def test_digest_depends_on_points_budget_and_limit_alone(kernel):
    kernel_file = kernel("a")
    base = planned([kernel_file])
    assert base.digest == planned([kernel_file]).digest
    assert base.digest != planned([kernel_file], limit=2000).digest
    assert base.digest != planned([kernel_file], budget_s=5.0).digest
    assert base.digest != planned([kernel_file], tune={"TILE": (8,)}).digest


def test_work_of_a_point_is_what_its_budget_allows(kernel):
    kernel_file = kernel("k", flops="2 * N * N * N")
    sizes = {"problem": {"N": (10_000,)}, "tune": {"TILE": (8,)}}
    few, many, all_ = (planned([kernel_file], **sizes, budget_s=budget).units[0] for budget in (0.5, 2.0, math.inf))
    assert few < many < all_
    assert all_ == pytest.approx(2e12 * FLOP_S, rel=1e-3)


def test_digest_of_points_that_are_not_measured_is_what_it_always_was(plan):
    """Made before points could be measured: the journals of that time are still resumed."""
    assert plan("a").digest == "8f4d98c6f30b05366f1609a65fda5d8fd5ee1b7e86af004cb0f6277300383285"


def test_state_of_the_cache_is_part_of_a_point_and_the_settings_are_part_of_a_plan(plan):
    (point,) = plan("a").points
    cold, warm = (replace(point, cache=cache) for cache in CacheState)
    assert len({point.key, cold.key, warm.key}) == 3
    precise = replace(cold, measuring=Measuring(largest_deviation=0.001))
    assert precise.key == cold.key == result_of(precise, Status.OK).key
    assert len({SweepPlan(points=(p,), units=(1.0,)).digest for p in (point, cold, warm, precise)}) == 4


def order(plan):
    return [(point.kernel, point.problem["N"], point.cache) for point in plan.points]


CARD = "gpu-nvidia-h200"
ONE_TILE = {"problem": {"N": (64, 128, 192)}, "tune": {"TILE": (8,)}}


def test_variants_take_turns_on_a_card_and_every_other_round_goes_backwards(kernel):
    planned = plan_sweep([kernel(name) for name in "abc"], **ONE_TILE, devices=[CARD])
    assert order(planned) == [
        *((name, 64, CacheState.COLD) for name in "abc"),
        *((name, 128, CacheState.COLD) for name in "cba"),
        *((name, 192, CacheState.COLD) for name in "abc"),
    ]
    places = {name: [n for n, point in enumerate(planned.points[:6]) if point.kernel == name] for name in "abc"}
    assert {sum(where) for where in places.values()} == {5}  # early once, late once


def test_modelled_point_without_a_chosen_state_has_none(kernel):
    planned = plan_sweep([kernel("a")], problem={"N": (64,)}, tune={"TILE": (8,)}, devices=["h200"])
    assert [point.cache for point in planned.points] == [None]


def test_point_is_planned_for_each_state_of_the_cache_and_timed_on_cards_alone(kernel):
    measuring = Measuring(least_samples=20)
    planned = plan_sweep(
        [kernel("a")],
        problem={"N": (64,)},
        tune={"TILE": (8,)},
        devices=["h200", CARD],
        caches=(CacheState.COLD, CacheState.WARM, CacheState.COLD),
        measuring=measuring,
    )
    assert [(point.device, point.cache, point.measuring) for point in planned.points] == [
        ("h200", CacheState.COLD, None),
        ("h200", CacheState.WARM, None),
        (CARD, CacheState.COLD, measuring),
        (CARD, CacheState.WARM, measuring),
    ]


def test_baselines_stand_beside_the_variants_once_a_size_and_state_of_the_cache(kernel):
    planned = plan_sweep(
        [kernel(name) for name in "ab"], **ONE_TILE, devices=[CARD, "h200"], caches=list(CacheState),
        baselines=list(Baseline),
    )  # fmt: skip
    beside = [point for point in planned.points if point.baseline is not None]
    assert sorted((point.kernel, point.problem["N"], point.cache.value) for point in beside) == [
        ("copying_copy", size, cache) for size in (64, 128, 192) for cache in ("cold", "warm")
    ]
    assert {(point.device, tuple(point.tune), point.baseline) for point in beside} == {(CARD, (), Baseline.COPY)}
    assert all(point.measuring == Measuring() for point in beside)
    assert len({point.key for point in planned.points}) == len(planned.points)


def test_device_that_is_no_card_has_no_baselines_of_a_card(kernel):
    planned = plan_sweep([kernel("a")], **ONE_TILE, devices=["h200"], baselines=list(Baseline))
    assert all(point.baseline is None for point in planned.points)


@pytest.mark.parametrize("device", [CARD, "h200"])
def test_baselines_of_the_processor_come_first(device):
    planned = plan_sweep(
        select(["matmul_naive"]), problem={"N": (64, 128)}, tune={}, devices=[device], baselines=[Baseline.NUMPY]
    )
    assert [(point.device, point.kernel) for point in planned.points[:2]] == [(HOST, "matmul_numpy")] * 2
    assert {point.device for point in planned.points[2:]} == {device}
    assert planned.devices == (HOST, device)


def test_budget_of_a_card_is_smaller_unless_one_is_given(kernel):
    usual = plan_sweep([kernel("a")], **ONE_TILE, devices=[CARD, "h200"])
    assert {(point.device, point.budget_s) for point in usual.points} == {(CARD, GPU_BUDGET_S), ("h200", 2.0)}
    with_budget = plan_sweep([kernel("a")], **ONE_TILE, devices=[CARD, "h200"], budget_s=2.0)
    assert {point.budget_s for point in with_budget.points} == {2.0}


def test_a_kernel_is_launched_on_each_device_as_its_host_code_asks_the_device(tmp_path):
    path = tmp_path / "fill.cu"
    path.write_text(
        "__global__ void fill(float *x, int n) {\n"
        "int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) x[i] = i; }\n"
        "int main() { cudaDeviceProp prop; cudaGetDeviceProperties(&prop, 0); dim3 block; int n = 1000;\n"
        "block.x = 2 * prop.multiProcessorCount; block.y = 1; block.z = 1; float *x; cudaMalloc(&x, 4 * n);\n"
        "fill<<<(n - 1) / block.x + 1, block>>>(x, n); }\n"
    )
    kernels = select([str(path)])
    plan = plan_sweep(kernels, problem={}, tune={}, devices=["h200", "gtx-1080-ti"])
    launches = {
        point.device: read_kernel_file(path, point.front_matter).workload(point.problem, {}) for point in plan.points
    }
    assert {device: (launch.grid, launch.block) for device, launch in launches.items()} == {
        "h200": ((4, 1, 1), (264, 1, 1)),
        "gtx-1080-ti": ((18, 1, 1), (56, 1, 1)),
    }
    assert {point.source_hash for point in plan.points} == {kernels[0].source_hash}  # it is one variant
    assert {read_kernel_file(path, point.front_matter).source_hash for point in plan.points} == {kernels[0].source_hash}


def test_a_file_whose_host_code_asks_the_device_is_read_once_for_each_device(tmp_path, monkeypatch):
    path = tmp_path / "fills.cu"
    names = [f"fill{i}" for i in range(4)]
    path.write_text(
        "".join(f"__global__ void {name}(float *x) {{ x[threadIdx.x] = blockDim.x; }}\n" for name in names)
        + "int main() { cudaDeviceProp prop; cudaGetDeviceProperties(&prop, 0); float *x; cudaMalloc(&x, 4096);\n"
        + "".join(f"{name}<<<1, prop.multiProcessorCount>>>(x);\n" for name in names)
        + "}\n"
    )
    kernels = select([str(path)])
    devices = []
    reading = files.kernels_of_file
    monkeypatch.setattr(
        files,
        "kernels_of_file",
        lambda path, overrides: devices.append(overrides.device) or reading(path, overrides=overrides),
    )
    plan = plan_sweep(kernels, problem={}, tune={}, devices=["h200", "gtx-1080-ti"])
    assert len(plan.points) == 2 * len(names)
    assert devices == ["h200", "gtx-1080-ti"]


def test_states_of_returns_the_states_of_the_cache_of_a_devices_points():
    assert states_of("h200", [CacheState.COLD]) == (None,)
    assert len(states_of("h200", list(CacheState))) == 2


def test_reference_of_returns_what_judges_a_kernel():
    [kernel] = select(["transpose_tiled"])
    assert reference_of(kernel) is None
    assert reference_of(kernel, "transpose_serial").kernel == "transpose_serial"


def test_included_hash_returns_the_sha_256_of_the_files_that_a_kernel_includes():
    assert included_hash(select(["transpose_tiled"])[0]) == ""
