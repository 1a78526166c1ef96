"""What an archive, a raw string and a branch that is not taken may include, and what is said of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.compiler.compiled import CompiledKernel
from warplens.cuda.ground.errors import CompileError, InputError

SECRET = "the_secret_word_of_the_user"
OUTSIDE = "which lies outside the kernel's folder, its repository and its -I folders"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Write a folder for kernels, with a secret outside."""
    (tmp_path / "secret.h").write_text(f"{SECRET} = 1;\n")
    (tmp_path / "project").mkdir()
    (tmp_path / "project" / "value.h").write_text("#define V 7\n")
    return tmp_path / "project"


def compiled(project: Path, text: str) -> CompiledKernel:
    body = '\nextern "C" __global__ void k(int *a) { a[0] = V; }\n'
    return compile_source(text + body, name="k.cu", target="sm_90", entry="k", path=str(project / "k.cu"))


def value(project: Path, text: str) -> int:
    """Return V, as the PTX has it."""
    return int(re.split(r"mov\.[ub]32", compiled(project, text).ptx)[1].split(",")[1].split(";")[0])


def refusal(project: Path, text: str) -> str:
    """Return the first sentence of the error, after checking that no line of it has the secret."""
    with pytest.raises(CompileError) as caught:
        compiled(project, text)
    assert SECRET not in f"{caught.value} {caught.value.log}"
    return caught.value.message.partition(": ")[2]


def test_archive_that_was_unpacked_without_version_control_is_read(project: Path) -> None:
    (project / "src").mkdir()
    (project / "lib").mkdir()
    (project / "lib" / "k.cuh").write_text("#define V 6\n")
    (project / "lib" / "notes").write_text("#define V 5\n")
    assert value(project / "src", '#include "../lib/k.cuh"') == 6
    assert (
        refusal(project / "src", '#include "../../secret.h"') == f"line 1 of k.cu includes '../../secret.h', {OUTSIDE}"
    )
    assert refusal(project / "src", '#include "../lib/notes"') == (
        "line 1 of k.cu includes '../lib/notes', which is not named like a header (.h, .cuh, .hpp or the like)"
    )


def test_include_in_a_raw_string_of_device_code_is_refused(project: Path) -> None:
    sentence = "line 2 of k.cu has '#include' in a raw string, which is not supported in device code"
    with pytest.raises(InputError, match=f"^{sentence}$"):
        compiled(project, 'constexpr auto s = R"(\n#include "value.h"\n)";\n#define V 1')
    assert value(project, 'constexpr auto s = R"(#include)";\n#include "value.h"') == 7


@pytest.mark.parametrize("name", ['"/etc/passwd"', "<cuda_runtime.h>", '"gone.h"'])
def test_include_in_a_raw_string_of_host_code_is_text(project: Path, name: str) -> None:
    (project / "wrapper.cuh").write_text(
        "#pragma once\n#include <string>\ninline std::string wrapper(const std::string &body) {\n"
        f'    return R"(\n#include {name}\n)" + body;\n}}\n#define V 4\n'
    )
    assert value(project, '#include "wrapper.cuh"\nint main() { return wrapper("").size(); }') == 4


@pytest.mark.parametrize(
    "opened", ['// R"(', '/* R"( */', '#if 0\nR"(\n#endif', 'auto s = "R\\"(";', "auto c = 'R\"(';"]
)
def test_directive_after_what_only_looks_like_a_raw_string_is_refused(project: Path, opened: str) -> None:
    text = f'{opened}\n#include "../secret.h"\n// )"\n#define V 1'
    with pytest.raises((CompileError, InputError)) as caught:
        compiled(project, text)
    assert SECRET not in f"{caught.value} {getattr(caught.value, 'log', '')}"


@pytest.mark.parametrize("name", ["gone.h", "hipcub/hipcub.hpp", "torch/extension.h"])
def test_missing_header_of_a_branch_that_is_not_taken_is_not_named(project: Path, name: str) -> None:
    text = f"#if USE_HIP\n#include <{name}>\n#endif\n/* #include <{name}> */\n#define V undeclared_name"
    with pytest.raises(CompileError) as caught:
        compiled(project, text)
    assert caught.value.message == "k.cu does not compile for sm_90"
    assert 'error: identifier "undeclared_name" is undefined' in caught.value.log
    taken = f"{text}\n#ifndef USE_HIP\n#include <{name}>\n#endif"
    with pytest.raises(CompileError) as caught:
        compiled(project, taken)
    assert caught.value.message == (
        "k.cu does not compile for sm_90: "
        f"line 7 of k.cu includes '{name}', which is not there; name its folder with -I"
    )
