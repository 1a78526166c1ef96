"""Every rung of the built-in ladders at awkward sizes: right in each element, or it says what it requires."""

from __future__ import annotations

import math

import pytest

from warplens.cuda.catalogue import KernelFile, builtin_kernels
from warplens.cuda.catalogue.search import is_further_rung
from warplens.cuda.points import PointSpec, Status
from warplens.cuda.runners.emulator import EmulatorRunner

RUNGS = {kernel.name: kernel for kernel in builtin_kernels() if is_further_rung(kernel)}
LIMIT = 10**9


@pytest.fixture(scope="module")
def runner() -> EmulatorRunner:
    return EmulatorRunner()


def axis(kernel: KernelFile) -> str:
    return next(iter(kernel.problem))


def awkward_sizes(kernel: KernelFile) -> tuple[int, ...]:
    """Return an even size of the kernel's own, and three that hang over every tile."""
    return min(kernel.problem[axis(kernel)]), 1, 33, min(kernel.problem[axis(kernel)]) + 5


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "size"), [(name, size) for name, kernel in RUNGS.items() for size in awkward_sizes(kernel)]
)
def test_rung_equals_its_reference_or_says_what_it_requires(runner: EmulatorRunner, name: str, size: int) -> None:
    assert_rung_equals_its_reference_or_says_what_it_requires(runner, name, size)


@pytest.mark.parametrize("name", ["copy_vectors", "transpose_diagonal", "sgemm_padded"])
@pytest.mark.rungs(1)
def test_three_rungs_equal_their_reference(runner: EmulatorRunner, name: str) -> None:
    assert_rung_equals_its_reference_or_says_what_it_requires(runner, name, 33)


def assert_rung_equals_its_reference_or_says_what_it_requires(runner: EmulatorRunner, name: str, size: int) -> None:
    kernel = RUNGS[name]
    result = runner.run(
        PointSpec(
            kernel=name,
            path=kernel.path,
            source_hash=kernel.source_hash,
            family=kernel.family,
            problem={name: values[0] for name, values in kernel.problem.items()} | {axis(kernel): size},
            tune={macro: values[0] for macro, values in kernel.tune.items()},
            device="h200",
            budget_s=math.inf,
            limit=LIMIT,
        )
    )
    if result.status is Status.SKIPPED:
        assert result.reason.startswith("requires ")
        assert size != awkward_sizes(kernel)[0]
        return
    assert (result.status, result.reason) == (Status.OK, "")
    assert result.check is not None
    assert result.check.wrong == 0
    assert result.check.checked > 0
