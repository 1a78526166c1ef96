"""A `.cu` with `main()` is compiled once for each state of what it is made of; the compiler is a script around cc."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from warplens.cuda.driver import building, compiling
from warplens.cuda.driver.compiling import binary_of, has_main
from warplens.cuda.ground.errors import CompileError, InputError, MissingPartError

# It takes the options of nvcc that cc has too, and notes each call.
NVCC = """#!/bin/sh
if [ "$1" = --list-gpu-arch ]; then printf 'compute_75\\ncompute_90\\ncompute_120\\n'; exit; fi
echo "$*" >> "{log}"
words=
while [ $# -gt 0 ]; do
    case "$1" in
        -gencode=*|-lineinfo|-O2|-rdc=true) case "$*" in *-rdc=true*) rdc=1;; esac ;;
        *.cu) words="$words -x c $1 -x none" ;;
        *) words="$words $1" ;;
    esac
    shift
done
exec cc $words
"""


@pytest.fixture
def calls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Put such a compiler on the PATH, give the caches a folder, and return the file with the calls."""
    if not building.compiler():
        pytest.skip("there is no C compiler")
    log, script = tmp_path / "calls", tmp_path / "bin" / "nvcc"
    script.parent.mkdir()
    script.write_text(NVCC.replace("{log}", str(log)), encoding="ascii")
    script.chmod(0o755)
    monkeypatch.setenv("PATH", str(script.parent), prepend=":")
    monkeypatch.setattr(compiling, "cache_folder", lambda: tmp_path / "cache")
    return log


def said(binary: bytes, folder: Path) -> int:
    """Run a program and return its exit code."""
    path = folder / "said"
    path.write_bytes(binary)
    path.chmod(0o700)
    return subprocess.run([path], check=False).returncode


def count(calls: Path) -> int:
    return len(calls.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("int main(int argc, char **argv) { return 0; }", True),
        ("#include <x>\n__global__ void k() {}\nint main()\n{\n}", True),
        ("int main();", False),
        ("// int main() {}\n/* int main() {} */", False),
        ('const char *text = "int main() {}";', False),
        ("namespace a { int main() { return 0; } }", False),
        ("struct A { int main() { return 0; } };", False),
        ("int domain() { return 0; }", False),
    ],
)
def test_main_is_a_definition_in_no_scope(text: str, expected: bool) -> None:
    assert has_main(text) is expected


def test_binary_is_built_again_when_a_header_or_an_option_changes(calls: Path, tmp_path: Path) -> None:
    source, header = tmp_path / "a.cu", tmp_path / "a.h"
    header.write_text("#define VALUE 3\n", encoding="ascii")
    source.write_text('#include "a.h"\nint main(void) { return VALUE; }\n', encoding="ascii")
    assert [said(binary_of(source, (), (9, 0)), tmp_path) for _ in range(2)] == [3, 3]
    assert count(calls) == 1
    header.write_text("#define VALUE 4\n", encoding="ascii")
    assert said(binary_of(source, (), (9, 0)), tmp_path) == 4
    binary_of(source, ("-DOTHER",), (9, 0))
    assert count(calls) == 3


def test_program_of_several_sources_is_built_with_the_options_of_each(calls: Path, tmp_path: Path) -> None:
    source, other, header = tmp_path / "a.cu", tmp_path / "b.cu", tmp_path / "b.h"
    source.write_text('#include "b.h"\nint main(void) { return value() + SIDE; }\n', encoding="ascii")
    other.write_text('#include "b.h"\nint value(void) { return SIDE; }\n', encoding="ascii")
    header.write_text("int value(void);\n", encoding="ascii")
    assert said(binary_of(source, ["-DSIDE=1"], (9, 0), [(other, ["-DSIDE=20"])]), tmp_path) == 21
    assert said(binary_of(source, ["-DSIDE=1"], (9, 0), [(other, ["-DSIDE=20"])]), tmp_path) == 21
    assert count(calls) == 3  # an object of each, and the program
    other.write_text('#include "b.h"\nint value(void) { return 2 * SIDE; }\n', encoding="ascii")
    assert said(binary_of(source, ["-DSIDE=1"], (9, 0), [(other, ["-DSIDE=20"])]), tmp_path) == 41
    with pytest.raises(CompileError, match="value"):
        binary_of(source, ["-DSIDE=1"], (9, 0))


def test_definition_of_the_file_gives_way_to_a_macro(calls: Path, tmp_path: Path) -> None:
    (tmp_path / "b.h").write_text("int base = 1;\n", encoding="ascii")
    source = tmp_path / "a.cu"
    source.write_text('#include "b.h"\n#define TILE 32\nint main(void) { return TILE + base + __LINE__; }\n', "ascii")
    assert said(binary_of(source, (), (9, 0)), tmp_path) == 32 + 1 + 3
    assert said(binary_of(source, ("-DTILE=8",), (9, 0)), tmp_path) == 8 + 1 + 3
    assert count(calls) == 2


def test_library_that_a_program_lacks_is_linked(calls: Path, tmp_path: Path) -> None:
    source = tmp_path / "a.cu"
    source.write_text("void cublasCreate_v2(void);\nint main(void) { cublasCreate_v2(); }\n", encoding="ascii")
    with pytest.raises(CompileError, match="cublas"):
        binary_of(source, (), (9, 0))
    first, second = calls.read_text(encoding="utf-8").splitlines()
    assert ("-lcublas" in first, "-lcublas" in second) == (False, True)


@pytest.mark.parametrize(
    ("capability", "target"), [((7, 5), "compute_75"), ((8, 9), "compute_75"), ((9, 0), "compute_90")]
)
def test_target_is_the_newest_that_the_gpu_takes(
    calls: Path, tmp_path: Path, capability: tuple[int, int], target: str
) -> None:
    source = tmp_path / "a.cu"
    source.write_text("int main(void) { return 0; }\n", encoding="ascii")
    binary_of(source, (), capability)
    assert f"-gencode=arch={target},code={target}" in calls.read_text(encoding="utf-8")


@pytest.mark.usefixtures("calls")
def test_gpu_that_the_compiler_does_not_know_is_named(tmp_path: Path) -> None:
    source = tmp_path / "a.cu"
    source.write_text("int main(void) { return 0; }\n", encoding="ascii")
    with pytest.raises(MissingPartError) as refused:
        binary_of(source, (), (6, 1))
    expected = "the nvcc here compiles for compute capability 7.5 and later, and the GPU has 6.1"
    assert str(refused.value) == expected


@pytest.mark.usefixtures("calls")
def test_error_of_the_compiler_is_its_first_line(tmp_path: Path) -> None:
    source = tmp_path / "a.cu"
    source.write_text("int main(void) { return missing; }\n", encoding="ascii")
    with pytest.raises(CompileError) as refused:
        binary_of(source, (), (9, 0))
    assert refused.value.message.startswith("a.cu:1:25: error: ")


@pytest.mark.usefixtures("calls")
def test_macro_in_the_place_of_a_constant_and_of_something_else_is_refused(tmp_path: Path) -> None:
    source = tmp_path / "a.cu"
    source.write_text("constexpr int N = 3;\nstruct A { int N; };\nint main() { return N; }\n", encoding="ascii")
    with pytest.raises(InputError):
        binary_of(source, ("-DN=4",), (9, 0))


def test_machine_without_nvcc_is_told_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "nvcc", lambda: "")
    monkeypatch.setattr(compiling.clang, "clang", lambda: "")
    with pytest.raises(MissingPartError) as refused:
        binary_of(tmp_path / "a.cu", (), (9, 0))
    assert str(refused.value) == 'there is no nvcc (a CUDA toolkit, or `pip install "warplens[nvcc]"`)'
