"""`warplens python`: a script as it is, its launches a profile."""

from __future__ import annotations

from pathlib import Path

import pytest

import warplens
from warplens.gui.cli import main

SCRIPT = """
import sys
import numpy as np
import pycuda.autoinit
import pycuda.driver as cuda
from pycuda.compiler import SourceModule
add = SourceModule("__global__ void add(int *a) { a[threadIdx.x] += 1; }").get_function("add")
a = np.zeros(32, np.int32)
add(cuda.InOut(a), block=(32, 1, 1))
print("sum", a.sum(), *sys.argv[1:])
sys.exit(7 if "--fail" in sys.argv else 0)
"""


@pytest.fixture
def script(tmp_path: Path) -> Path:
    path = tmp_path / "step.py"
    path.write_text(SCRIPT, encoding="utf-8")
    return path


def test_script_s_launches_are_a_table_and_a_profile(script: Path, tmp_path: Path, capsys) -> None:
    saved = tmp_path / "step.warplens.json"
    assert main(["python", str(script), "--save", str(saved), "--device", "a100-80gb"]) == 0
    printed = capsys.readouterr().out
    assert "sum 32" in printed
    assert "1 point: 0 ok, 1 unchecked" in printed
    profile = warplens.load(saved)
    assert [(point.kernel, point.device) for point in profile.points] == [("add", "a100-80gb")]


def test_exit_code_is_the_script_s_and_its_own_options_reach_it(script: Path, tmp_path: Path, capsys) -> None:
    saved = tmp_path / "step.warplens.json"
    assert main(["python", str(script), "--fail", "--save", str(saved)]) == 7
    assert "sum 32 --fail" in capsys.readouterr().out
    assert len(warplens.load(saved).points) == 1


def test_words_after_two_dashes_are_the_script_s(script: Path, capsys) -> None:
    assert main(["python", str(script), "--", "--device", "cuda"]) == 0
    assert "sum 32 --device cuda" in capsys.readouterr().out


def test_missing_script_is_one_sentence(tmp_path: Path, capsys) -> None:
    assert main(["python", str(tmp_path / "none.py")]) == 2
    assert capsys.readouterr().err == f"warplens: there is no file {tmp_path / 'none.py'}\n"


def test_script_without_launches_says_so(tmp_path: Path, capsys) -> None:
    path = tmp_path / "plain.py"
    path.write_text("print('hello')", encoding="utf-8")
    assert main(["python", str(path)]) == 0
    captured = capsys.readouterr()
    assert captured.out == "hello\n"
    assert "launched no kernel of a package that is traced" in captured.err
