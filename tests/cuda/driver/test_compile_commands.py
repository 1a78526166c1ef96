"""A build's options of a source are taken by name; the sources of one program of CMake are found by their objects."""

from __future__ import annotations

import json

import pytest

from warplens.cuda.driver.compiling import entries_of, headers_of
from warplens.cuda.ground.errors import InputError

NVCC = "/usr/bin/nvcc -forward-unknown-to-host-compiler --generate-code=arch=compute_75,code=[sm_75] "


def database(folder, *commands, **entry):
    """Write a database into a folder: each command with its file."""
    folder.mkdir(exist_ok=True)
    listed = [{"directory": str(folder), "file": str(file), "command": words} | entry for file, words in commands]
    (folder / "compile_commands.json").write_text(json.dumps(listed))


@pytest.fixture
def source(tmp_path):
    path = tmp_path / "main.cu"
    path.write_text("int main() {}\n")
    return path


def test_options_that_say_what_a_source_means_are_taken_with_absolute_paths(source, tmp_path):
    words = (
        f"{NVCC} -DSIDE=64 -D NAME -I../include -isystem /opt/x -std=c++17 -O3 -lineinfo --use_fast_math "
        "--expt-relaxed-constexpr -Xcompiler=-fPIC -fopenmp -x cu -MD -MF a.d -rdc=true -maxrregcount 32 "
        "-lcublas -c ../main.cu -o CMakeFiles/demo.dir/main.cu.o"
    )
    database(tmp_path / "build", ("../main.cu", words))
    [(_, options)] = entries_of(source)
    assert options == (
        "-DSIDE=64", "-DNAME", "-I", f"{tmp_path}/build/../include", "-isystem", "/opt/x", "-std=c++17", "-O3",
        "--use_fast_math", "--expt-relaxed-constexpr", "-Xcompiler=-fopenmp", "-rdc=true", "-maxrregcount=32",
        "-lcublas",
    )  # fmt: skip


@pytest.mark.parametrize(
    "word",
    [
        "-fplugin=evil.so", "-Xcompiler=-fplugin=evil.so", "--compiler-bindir=/tmp/evil", "-ccbin", "-B/tmp/evil",
        "-DX=`touch evil`", "-DX=$(touch evil)", "'-DX=1;touch evil'", "-I/tmp/$(touch evil)", "@evil.rsp",
        "--run", "-specs=evil", "-wrapper", "--options-file", "-L/tmp/evil",
    ],
)  # fmt: skip
def test_what_would_load_or_start_something_is_left_out(source, tmp_path, word):
    database(tmp_path, (source, f"{NVCC} {word} -c main.cu -o main.o"))
    [(_, options)] = entries_of(source)
    assert options == ()


def test_sources_of_a_target_of_cmake_belong_together(source, tmp_path):
    commands = [
        (name, f"{NVCC} -DOF={name[0]} -c {name} -o CMakeFiles/{target}.dir/{name}.o")
        for name, target in (("main.cu", "demo"), ("scale.cu", "demo"), ("other.cu", "another"))
    ]
    database(tmp_path, *commands)
    assert [(path.name, options) for path, options in entries_of(source)] == [
        ("main.cu", ("-DOF=m",)), ("scale.cu", ("-DOF=s",)),
    ]  # fmt: skip


def test_entry_may_have_its_words_in_a_list(source, tmp_path):
    database(tmp_path, (source, ""), arguments=["nvcc", "-DA=1", "-c", "main.cu", "-o", "main.o"])
    assert entries_of(source) == ((source, ("-DA=1",)),)


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, '"\\ud800'])
@pytest.mark.usefixtures("deep")
def test_database_that_cannot_be_read_is_one_sentence(source, tmp_path, text):
    (tmp_path / "compile_commands.json").write_text(text)
    with pytest.raises(InputError, match=r"compile_commands\.json cannot be read: "):
        entries_of(source)


@pytest.mark.parametrize(
    "text", ["{}", "[1, null, []]", '[{"file": 3}]', '[{"file": "main.cu", "directory": "", "command": "a \'"}]']
)
def test_entries_that_make_no_sense_are_passed_over(source, tmp_path, text):
    (tmp_path / "compile_commands.json").write_text(text)
    assert entries_of(source) == ()


def test_headers_are_those_of_the_folder_and_of_the_folders_that_the_build_names(source, tmp_path):
    (tmp_path / "include").mkdir()
    for name, text in (("near.h", '#include "far.h"'), ("include/far.h", "#define FAR 1"), ("other.h", "")):
        (tmp_path / name).write_text(f"{text}\n")
    source.write_text('#include <vector>\n#include "near.h"\nint main() {}\n')
    database(tmp_path, ("main.cu", f"{NVCC} -Iinclude -c main.cu"))
    assert set(headers_of(source)) == {str(tmp_path / "near.h"), str(tmp_path / "include/far.h")}
    assert headers_of(tmp_path / "none.cu") == ()
