"""Kernel files that are wrong: each costs itself, and the exit code says that something failed."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fake_runner import FakeRunner

from warplens.cuda.sweep import pool, workers
from warplens.gui.cli import main

GOOD = """/* warplens
entry = "mine"
block = [32]
grid  = ["cdiv(N, 32)"]
args  = []
[problem]
N = [64, 128]
*/
__global__ void mine() {}
"""
WRONG = ["warplens: the key 'grid' is missing", "  wrong.cu:1:1", "    /* warplens", "    ^^^^^^^^^^^"]


@pytest.fixture
def warplens(capsys, monkeypatch, tmp_path):
    """Run the program beside a good and a wrong file, with a fake runner: `code, out, err = warplens("run", ...)`."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(workers, "run_emulated", FakeRunner().run)
    monkeypatch.setattr(pool, "make_executor", lambda workers, *_, **__: ThreadPoolExecutor(workers))
    monkeypatch.setattr("warplens.cuda.compiler.process.client.compiler_version", lambda: "NVRTC 0")
    Path("mine.cu").write_text(GOOD)
    Path("wrong.cu").write_text("/* warplens\nentry = 3 */")

    def call(*arguments):
        code = main(list(arguments))
        captured = capsys.readouterr()
        return code, captured.out.splitlines(), captured.err.splitlines()

    return call


def test_named_file_that_is_wrong_costs_itself(warplens):
    code, out, err = warplens("run", "missing.cu", "mine.cu", "wrong.cu", "--quiet")
    assert (code, out[-1]) == (1, "2 points: 2 ok")
    assert err == ["warplens: there is no file missing.cu", *WRONG]


def test_wrong_file_of_a_folder_costs_itself(warplens):
    code, out, err = warplens("run", "mine", "--kernels", ".", "--quiet")
    assert (code, out[-1], err) == (1, "2 points: 2 ok", WRONG)


def test_listed_kernels_are_those_of_the_right_files(warplens):
    code, out, err = warplens("kernels", "--kernels", ".")
    assert (code, err) == (1, WRONG)
    assert any("mine" in line for line in out)


def test_check_of_the_right_files_fails_for_the_wrong_one(warplens):
    code, _, err = warplens("check", "mine.cu", "wrong.cu", "--against", "golden.json", "--update", "--quiet")
    assert (code, err) == (3, WRONG)
    assert Path("golden.json").exists()


def test_single_wrong_file_is_a_wrong_input(warplens):
    assert warplens("run", "missing.cu") == (2, [], ["warplens: there is no file missing.cu"])


def test_several_files_that_are_all_wrong_are_a_wrong_input(warplens):
    assert warplens("run", "missing.cu", "none.cu") == (
        2, [], ["warplens: none of 2 kernels and files can be run; the first: there is no file missing.cu"]
    )  # fmt: skip
