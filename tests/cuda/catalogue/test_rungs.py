"""The rungs of the built-in ladders that go on from the lectures' variants: where they lie, and what they need."""

from __future__ import annotations

import math
import re
from itertools import product
from pathlib import Path

from warplens.cuda.catalogue import KernelFile, builtin_kernels
from warplens.cuda.catalogue.ladders import ladders_of
from warplens.cuda.catalogue.search import is_further_rung

RUNGS = tuple(kernel for kernel in builtin_kernels() if is_further_rung(kernel))
CONFIGURATIONS_OF_A_FAMILY = 60
"""`warplens run FAMILY` takes every default value of every rung: no more of them at a size than this."""


def test_every_rung_is_on_a_ladder() -> None:
    on_ladders = {rung.kernel.name for ladder in ladders_of(builtin_kernels()) for rung in ladder.rungs}
    assert {kernel.name for kernel in RUNGS} <= on_ladders


def test_file_is_named_after_its_entry_and_folder_after_its_family() -> None:
    for kernel in RUNGS:
        assert Path(kernel.path).parts[-3:] == ("ladders", kernel.family, f"{kernel.name}.cu")
        assert re.search(rf'extern "C" __global__ void (?:__launch_bounds__\([^\n]*\) )?{kernel.name}\(', kernel.source)


def test_family_is_none_of_the_lectures() -> None:
    lectures = {kernel.family for kernel in builtin_kernels() if not is_further_rung(kernel)}
    assert lectures.isdisjoint(kernel.family for kernel in RUNGS)


def test_default_values_of_a_family_are_few() -> None:
    counts: dict[str, int] = {}
    for kernel in RUNGS:
        counts[kernel.family] = counts.get(kernel.family, 0) + math.prod(map(len, kernel.tune.values()))
    assert {family: count for family, count in counts.items() if count > CONFIGURATIONS_OF_A_FAMILY} == {}


def test_results_compare_exactly_or_say_by_how_much_they_may_differ() -> None:
    for kernel in RUNGS:
        floats = [array for array in kernel.arrays.values() if array.dtype.startswith(("float", "bfloat"))]
        inits = {
            str(array.init).partition("(")[0] for array in floats if array.init is not None and array.role != "out"
        }
        assert inits <= {"integers"} or kernel.tolerance or kernel.rtol


def allowed(kernel: KernelFile, size: int) -> bool:
    """Return whether any of the default values may run at this size."""
    axis = next(iter(kernel.problem))
    sizes = {name: values[0] for name, values in kernel.problem.items()} | {axis: size}
    tunes = [dict(zip(kernel.tune, values, strict=True)) for values in product(*kernel.tune.values())]
    return any(kernel.workload(sizes, tune).broken_requirement is None for tune in tunes)


def test_rung_runs_at_its_first_size() -> None:
    assert [kernel.name for kernel in RUNGS if not allowed(kernel, kernel.problem[next(iter(kernel.problem))][0])] == []
