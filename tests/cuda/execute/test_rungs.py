"""Every rung of the built-in ladders at awkward sizes: right in each element, or it says what it requires."""

from __future__ import annotations

import math

import pytest

from warplens.cuda.catalogue import KernelFile, builtin_kernels
from warplens.cuda.catalogue.search import is_further_rung
from warplens.cuda.execute.emulator import EmulatorRunner
from warplens.cuda.ground.points import PointResult, PointSpec, Status

RUNGS = {kernel.name: kernel for kernel in builtin_kernels() if is_further_rung(kernel)}
LIMIT = 10**9
PRODUCTS = [name for name, kernel in RUNGS.items() if set(kernel.problem_axes) == {"N", "M", "K"}]
SHAPES = ({"M": 37, "N": 53, "K": 29}, {"M": 130, "N": 40, "K": 72})
"""Rectangles: of prime numbers, and of multiples of 8 that are no multiples of a tile."""


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
    kernel = RUNGS[name]
    result = run(runner, kernel, {axis(kernel): size})
    assert result.status is not Status.SKIPPED or size != awkward_sizes(kernel)[0]
    assert_right_or_says_what_it_requires(result)


@pytest.mark.long
@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: "x".join(map(str, shape.values())))
@pytest.mark.parametrize("name", PRODUCTS)
def test_product_of_rectangles_equals_its_reference_or_says_what_it_requires(
    runner: EmulatorRunner, name: str, shape: dict[str, int]
) -> None:
    assert_right_or_says_what_it_requires(run(runner, RUNGS[name], shape))


@pytest.mark.long
@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: "x".join(map(str, shape.values())))
def test_last_product_in_float32_but_one_takes_any_shape(runner: EmulatorRunner, shape: dict[str, int]) -> None:
    assert run(runner, RUNGS["sgemm_grouped"], shape).status is Status.OK


@pytest.mark.parametrize("name", ["copy_vectors", "transpose_diagonal", "sgemm_padded"])
@pytest.mark.rungs(1)
def test_three_rungs_equal_their_reference(runner: EmulatorRunner, name: str) -> None:
    assert_right_or_says_what_it_requires(run(runner, RUNGS[name], {axis(RUNGS[name]): 33}))


def run(runner: EmulatorRunner, kernel: KernelFile, sizes: dict[str, int]) -> PointResult:
    """Return the result of every block of a rung at these sizes, with its first parameters."""
    return runner.run(
        PointSpec(
            kernel=kernel.name,
            path=kernel.path,
            source_hash=kernel.source_hash,
            family=kernel.family,
            problem={name: values[0] for name, values in kernel.problem.items()} | sizes,
            tune={macro: values[0] for macro, values in kernel.tune.items()},
            device="h200",
            budget_s=math.inf,
            limit=LIMIT,
        )
    )


def assert_right_or_says_what_it_requires(result: PointResult) -> None:
    if result.status is Status.SKIPPED:
        assert result.reason.startswith("requires ")
        return
    assert (result.status, result.reason) == (Status.OK, "")
    assert result.check is not None
    assert result.check.wrong == 0
    assert result.check.checked > 0
