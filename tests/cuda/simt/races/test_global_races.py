"""Races in global memory are found, and kernels that look racy are not reported: `racy.toml` and `clean.toml`."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from warplens.cuda.ground.errors import KernelFault
from warplens.cuda.ptx import tree
from warplens.cuda.simt.launch import machine
from warplens.cuda.simt.launch.engine import Launch

Prepared = Callable[..., Any]


def prepare(prepared: Prepared, cases: Any, case: dict[str, Any], **shape: Any) -> Launch:
    launch, _ = prepared(
        cases.source_of(case), *cases.arguments_of(case), checked=True, limit=10**6, **(cases.shape_of(case) | shape)
    )
    return launch


@pytest.mark.sample(4)
def test_racy_kernel_is_reported_with_both_threads_and_lines(
    prepared: Prepared, race_cases: Any, racy: dict[str, Any]
) -> None:
    launch = prepare(prepared, race_cases, racy)
    with pytest.raises(KernelFault) as fault:
        launch.inspect()
    place, report = re.fullmatch(r"(.*?): `[^`]*`: (.*)", str(fault.value)).groups()
    assert (place, report) == (racy["place"], racy["report"])


@pytest.mark.sample(4)
def test_clean_kernel_is_not_reported(prepared: Prepared, race_cases: Any, clean: dict[str, Any]) -> None:
    launch = prepare(prepared, race_cases, clean)
    outcome = launch.inspect()
    assert outcome.executed == outcome.blocks
    assert tree.Space.GLOBAL in outcome.looked_at


@pytest.mark.sample(9)
def test_clean_kernel_is_not_reported_in_its_second_launch(
    prepared: Prepared, race_cases: Any, clean: dict[str, Any]
) -> None:
    launch = prepare(prepared, race_cases, clean)
    before = {name: array.copy() for name, array in launch.request.arrays.items()}
    launch.inspect()
    for name, array in before.items():
        launch.request.arrays[name][...] = array
    launch.inspect()  # a launch comes after the one before it, whatever both touch


@pytest.mark.sample(12)
def test_checked_code_leaves_arrays_as_fast_code_does(
    prepared: Prepared, race_cases: Any, clean: dict[str, Any]
) -> None:
    source, shape = race_cases.source_of(clean), race_cases.shape_of(clean)
    fast, expected = prepared(source, *race_cases.arguments_of(clean), **shape)
    checked, actual = prepared(source, *race_cases.arguments_of(clean), checked=True, **shape)
    fast.run()
    checked.inspect()
    for one, other in zip(expected, actual, strict=True):
        assert np.array_equal(one, other)


SUM = "(int* out) { if (threadIdx.x == 0) out[0] = out[0] + 1; }"


def test_single_thread_races_with_none(prepared: Prepared) -> None:
    launch, _ = prepared(f'extern "C" __global__ void k{SUM}', np.zeros(1, np.int32), block=1, grid=1, checked=True)
    assert (launch.may_race, launch.inspect().looked_at) == (False, ())


def test_shadow_that_takes_too_much_memory_is_left_out_with_the_reason(
    prepared: Prepared, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine, "MAX_SHADOW_BYTES", 1 << 10)
    source = f'extern "C" __global__ void k{SUM}'
    launch, _ = prepared(source, np.zeros(1 << 20, np.int32), block=64, grid=2, checked=True)
    outcome = launch.inspect()
    assert (outcome.looked_at, outcome.left_out[:28]) == ((), "its shadow would take 0.0 Gi")
    assert (launch.may_race, launch.why_global_is_left_out) == (False, outcome.left_out)


def test_lanes_in_step_need_no_syncwarp(prepared: Prepared, race_cases: Any) -> None:
    case = race_cases.cases_of("racy")["lanes_without_syncwarp"]
    assert prepare(prepared, race_cases, case, target="sm_61").inspect().executed == 1


@pytest.mark.parametrize("name", ["racy", "clean"])
def test_there_are_forty_kernels_of_each_kind_and_none_twice(race_cases: Any, name: str) -> None:
    cases = race_cases.cases_of(name)
    sources = {case["source"] for case in cases.values()}
    assert len(cases) == len(sources) >= 40
    assert all(case["why"] for case in cases.values())


def test_arrays_that_are_only_read_have_no_shadow(prepared: Prepared) -> None:
    source = 'extern "C" __global__ void k(const int* x, int* out) { out[threadIdx.x] = x[threadIdx.x]; }'
    launch, _ = prepared(source, np.zeros(64, np.int32), np.zeros(64, np.int32), block=64, checked=True)
    launch.inspect()
    read, written, blocks = launch._shadows.rows
    assert (bool(read), bool(written), bool(blocks)) == (False, True, True)


def test_library_is_one_for_all_kernels() -> None:
    text = (Path(machine.__file__).parents[1] / "codegen" / "checks" / "global_shadow.ll").read_text(encoding="utf-8")
    assert set(re.findall(r"^define (?!internal).*?@([\w.]+)\(", text, re.MULTILINE)) == {
        "global.begin", "global.fenced", "global.access", "global.side",
    }  # fmt: skip
