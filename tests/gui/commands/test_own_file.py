"""The README's way of a student: a `.cu` with `main()`, from the run to the lens on its worst line."""

from __future__ import annotations

from pathlib import Path

import pytest

from warplens.gui.cli import main

STUDENT = Path(__file__).resolve().parents[1] / "window" / "mine.cu"
CONFLICT = next(
    number
    for number, line in enumerate(STUDENT.read_text().splitlines(), 1)
    if "tile[threadIdx.x][threadIdx.y]" in line
)


@pytest.fixture
def warplens(capsys):
    def call(*arguments: str) -> str:
        assert main([*arguments, "--device", "h200", "--problem", "n=64"]) == 0
        return capsys.readouterr().out

    return call


def test_run_gives_the_kernel_a_row_with_its_shared_efficiency(warplens):
    row, *_ = [line for line in warplens("run", str(STUDENT)).splitlines() if line.startswith("transpose ")]
    assert " 6.1 " in row


def test_explain_names_the_line_of_the_conflict(warplens):
    assert f"Worst is line {CONFLICT}, the load from `tile`: 32 wavefronts" in warplens("explain", str(STUDENT))


def test_lens_shows_the_request_of_that_line(warplens):
    assert f"mine.cu:{CONFLICT} · load tile" in warplens("lens", str(STUDENT))
