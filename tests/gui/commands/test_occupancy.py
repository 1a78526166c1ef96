"""`warplens occupancy`: the numbers in words, for numbers and for kernels."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from warplens.gui.cli import main


def test_numbers_are_answered_with_limiter_next_step_and_curve(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["occupancy", "--registers", "40", "--device", "gtx-1080-ti"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[2] == "occupancy 75 % counted: 6 blocks, 48 of 64 warps on an SM, limited by registers"
    assert lines[4] == "8 registers a thread fewer (32, not 40): 2 blocks more on an SM, occupancy 100 %, not 75 %"
    [own] = [line for line in lines if line.startswith(">")]
    assert own.split() == [">", "256", "█" * 30, "75.0", "%", "registers"]


def test_kernel_is_compiled_for_each_device(capsys: pytest.CaptureFixture[str]) -> None:
    chosen = ["--problem", "N=64", "--tune", "TILE=32", "--device", "h200", "--device", "8800-gtx"]
    assert main(["occupancy", "transpose_tiled", *chosen, "--threads", "512", "--json", "-"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["schema"] == "warplens-occupancy/1"
    newer, older = document["launches"]
    assert [report["usage"]["threads_per_block"] for report in (newer, older)] == [512, 512]
    assert newer["usage"]["shared_bytes_per_block"] == 32 * 32 * 4
    assert newer["occupancy"]["max_warps_per_sm"] == 64
    assert older["occupancy"]["max_warps_per_sm"] == 24


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ["--registers", "300"],
            (
                "warplens: the kernel needs 300 registers per thread, and a thread of compute capability 9.0 has at "
                "most 255\n"
            ),
        ),
        (
            ["--tune", "TILE=8"],
            "warplens: --problem, --tune and --step are those of a kernel, and no kernel is given\n",
        ),
    ],
)
def test_bad_input_is_one_sentence(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["occupancy", "--device", "h200", *arguments]) != 0
    assert capsys.readouterr().err == sentence


SEQUENCE = Path(__file__).parents[2] / "cuda" / "execute" / "sequences" / "lud.cu"
STEPS = "(its steps: 1 diagonal, 2 perimeter, 3 internal, 4 diagonal)\n"


def test_step_of_a_sequence_has_its_own_block(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["occupancy", str(SEQUENCE), "--step", "3", "--problem", "N=12", "--device", "h200", "--json", "-"]) == 0
    )
    [launch] = json.loads(capsys.readouterr().out)["launches"]
    assert launch["usage"]["threads_per_block"] == 16


@pytest.mark.parametrize(
    ("kernel", "step", "sentence"),
    [
        (str(SEQUENCE), [], f"warplens: lud is a sequence of launches: choose a step of it with --step {STEPS}"),
        (str(SEQUENCE), ["--step", "5"], f"warplens: lud has no step 5 {STEPS}"),
        ("transpose_tiled", ["--step", "1"], "warplens: transpose_tiled is a single launch and has no steps\n"),
    ],
)
def test_step_that_is_not_there_is_refused(
    kernel: str, step: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["occupancy", kernel, *step, "--device", "h200"]) == 2
    assert capsys.readouterr().err == sentence
