"""Where there is no nvcc, a clang compiles programs with the parts of a toolkit; both are scripts here."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from warplens.cuda.driver import building, clang, compiling
from warplens.cuda.driver.compiling import binary_of
from warplens.cuda.ground.errors import MissingPartError

CLANG = """#!/bin/sh
case "$*" in *--print-supported-cpus*) echo "Available CPUs for this target: sm_75 sm_90 sm_90a sm_100"; exit;; esac
echo "$*" >> "{log}"
words=
while [ $# -gt 0 ]; do
    case "$1" in
        --cuda-*|-L*|-lcudart_static|-lrt|-Wno-unknown-cuda-version|-gdwarf-aranges) ;;
        -x) shift ;;
        *.cu) words="$words -x c $1 -x none" ;;
        *) words="$words $1" ;;
    esac
    shift
done
exec cc $words
"""
FATBINARY = """#!/bin/sh
if [ "$1" = --help ]; then echo "  --image3=..."; exit; fi
echo "$*"
"""


def script(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="ascii")
    path.chmod(0o755)
    return path


@pytest.fixture
def toolkit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a toolkit of empty files, and have no other one found."""
    home = tmp_path / "cuda"
    for name in (*clang.NEEDED, "lib64/libcudart_static.a"):
        script(home / name, FATBINARY if name.endswith("fatbinary") else "")
    monkeypatch.setattr(compiling, "nvcc", lambda: "")
    monkeypatch.setattr(compiling, "cache_folder", lambda: tmp_path / "cache")
    monkeypatch.setenv("CUDA_HOME", str(home))
    return home


def test_clang_builds_what_nvcc_would_with_a_front_for_the_toolkit(
    toolkit: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not building.compiler():
        pytest.skip("there is no C compiler")
    log = tmp_path / "calls"
    compiler = script(tmp_path / "bin/clang++", CLANG.replace("{log}", str(log)))
    monkeypatch.setattr(clang, "clang", lambda: str(compiler))
    source = tmp_path / "a.cu"
    source.write_text("int main(void) { return SIDE; }\n", encoding="ascii")
    binary = binary_of(source, ["-DSIDE=7", "-Xcompiler=-fopenmp", "--extended-lambda"], (12, 0))
    program = script(tmp_path / "program", "")
    program.write_bytes(binary)
    assert subprocess.run([program], check=False).returncode == 7
    compiled, linked = log.read_text(encoding="utf-8").splitlines()
    assert "--cuda-gpu-arch=sm_100 -x cuda -DSIDE=7 -fopenmp -MD" in compiled  # the newest that it knows
    assert "--cuda-include-ptx=all" in compiled
    assert "-x cuda" not in linked
    assert f"-L{toolkit}/lib64 -lcudart_static" in linked


def test_assembler_gets_the_options_that_it_knows(toolkit: Path, tmp_path: Path) -> None:
    clang.prepared("clang++", toolkit, (9, 0), tmp_path / "front")
    words = ["--64", "--image=profile=sm_90,file=/tmp/a b.o", "--image=profile=compute_90,file=x.ptx", "--create", "f"]
    done = subprocess.run(
        [tmp_path / "front/toolkit/bin/fatbinary", *words], capture_output=True, text=True, check=True
    )
    assert done.stdout == (
        "--64 --image3=kind=elf,sm=90,file=/tmp/a b.o --image3=kind=ptx,sm=90,file=x.ptx --create f\n"
    )
    assert {path.name for path in (tmp_path / "front/shims").iterdir()} == {
        "texture_fetch_functions.h", "curand_mtgp32_kernel.h",
    }  # fmt: skip


@pytest.mark.parametrize("missing", [*clang.NEEDED, "lib64/libcudart_static.a"])
def test_toolkit_that_lacks_a_part_is_none(toolkit: Path, missing: str) -> None:
    assert clang.lacking(toolkit) == ""
    (toolkit / missing).unlink()
    assert clang.lacking(toolkit) == missing.replace("lib64", "lib")


def test_clang_without_a_toolkit_is_one_sentence(
    toolkit: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del toolkit
    monkeypatch.setattr(clang, "clang", lambda: "/usr/bin/clang++")
    monkeypatch.setattr(clang, "toolkit", lambda: None)
    with pytest.raises(MissingPartError) as raised:
        binary_of(tmp_path / "a.cu", (), (9, 0))
    assert str(raised.value) == (
        'there is no nvcc (a CUDA toolkit, or `pip install "warplens[nvcc]"`), and /usr/bin/clang++ needs a folder '
        "with include/cuda_runtime.h, nvvm/libdevice/libdevice.10.bc, bin/ptxas, bin/fatbinary and "
        "libcudart_static.a, which the variable CUDA_HOME names"
    )
