"""Public questions about kernels, each with its right answer (README.md)."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parent))

from question_cases import QUESTIONS, Answer

from warplens.cuda.catalogue import select
from warplens.cuda.device.occupancy import limits_of, occupancy
from warplens.cuda.device.spec import load_spec
from warplens.cuda.sweep.places import run_emulated
from warplens.cuda.sweep.plan import plan_sweep

KERNELS = Path(__file__).parent / "kernels"


def test_every_file_is_a_question() -> None:
    assert {path.stem for path in KERNELS.iterdir()} == set(QUESTIONS)


@pytest.mark.parametrize("name", QUESTIONS)
def test_question_has_its_answer(name: str) -> None:
    device, is_right = QUESTIONS[name]
    plan = plan_sweep(select([str(KERNELS / f"{name}.cu")]), problem={}, tune={}, devices=[device])
    answer = Answer([run_emulated(point) for point in plan.points], device)
    assert is_right(answer), [
        (point.kernel, point.problem, point.status.value, point.reason, point.notes) for point in answer.points
    ]


@pytest.mark.parametrize(("device", "blocks"), [("a100-80gb", 4), ("rtx-3090", 2), ("h100-sxm5", 5)])
def test_blocks_with_40_kib_of_shared_memory(device: str, blocks: int) -> None:
    """A library took 100 KB of shared memory for every GPU (NVlabs/curobo#705); a block also reserves 1 KiB."""
    fits = occupancy(
        limits_of(load_spec(device).compute_capability),
        threads_per_block=128,
        registers_per_thread=32,
        shared_bytes_per_block=40_960,
    )
    assert fits.blocks_per_sm == blocks
