"""-D gives a `.cu` without front matter the macros that a makefile gives it: to its host code and to its kernels."""

from __future__ import annotations

from pathlib import Path

import pytest

from warplens.gui.cli import main

SOURCE = """#ifdef WIDE
__global__ void fill(float *x) { x[threadIdx.x] = FACTOR; }
#endif
int main() { float *x; cudaMalloc(&x, 4 * 64); fill<<<1, 64>>>(x); }
"""


@pytest.fixture
def path(tmp_path: Path) -> str:
    (tmp_path / "mine.cu").write_text(SOURCE)
    return str(tmp_path / "mine.cu")


def test_kernel_runs_with_the_macros_that_it_needs(path: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", path, "-D", "WIDE", "--define", "FACTOR=3", "--device", "h200"]) == 0
    assert "1 point: 0 ok, 1 not checked" in capsys.readouterr().out


def test_kernel_without_its_macro_says_which(path: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", path, "--device", "h200"]) != 0
    assert "`#ifdef WIDE` in line 1 leaves it out; a -D for its macro" in capsys.readouterr().err


def test_macro_without_a_name_is_refused(path: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", path, "-D", "3=X", "--device", "h200"]) != 0
    assert capsys.readouterr().err == "warplens: -D takes a macro, NAME or NAME=VALUE, not '3=X'\n"


def test_front_matter_has_the_macros(path: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["init", path, "-D", "WIDE", "-D", "FACTOR=3"]) == 0
    assert 'options = ["-DWIDE", "-DFACTOR=3"]' in Path(path).read_text()
    capsys.readouterr()
    assert main(["run", path, "--device", "h200"]) == 0
