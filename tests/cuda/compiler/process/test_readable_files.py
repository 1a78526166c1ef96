"""What the process that compiles can read: NVIDIA's headers and nothing else, whatever reaches it."""

from __future__ import annotations

from pathlib import Path

import pytest

from warplens.cuda.compiler.headers import BUILT_IN
from warplens.cuda.compiler.process import run_compiler
from warplens.cuda.compiler.process.client import header_folders
from warplens.cuda.ground.confinement import landlock

pytestmark = pytest.mark.skipif(not landlock.abi_version(), reason="this system has no Landlock")
SECRET = "the_secret_word_of_the_user"
KERNEL = '\nextern "C" __global__ void k(int *a) { a[0] = 1; }\n'
FOLDERS = tuple(f"-I{folder}" for folder in header_folders())


@pytest.fixture
def secret(tmp_path: Path) -> Path:
    path = tmp_path / "secret.h"
    path.write_text(f"{SECRET} = 1;\n")
    return path


def log_of(text: str, *options: str) -> str:
    """Return the log of a source that was not examined, after checking that the secret is not in it."""
    arguments = ["--gpu-architecture=sm_90", *FOLDERS, *options]
    output = run_compiler(text + KERNEL, name="/kernel.cu", entry="k", options=arguments, headers=BUILT_IN)
    assert SECRET not in output.log + output.ptx
    return output.log


def test_file_outside_is_not_opened(secret: Path) -> None:
    for text in (f'#include "{secret}"', f"#include <{secret}>", f'#define N "{secret}"\n#include N'):
        assert f'cannot open source file "{secret}"' in log_of(text)
    assert f'cannot open source file "{str(secret)[1:]}"' in log_of(f'#include "{str(secret)[1:]}"')


def test_folder_of_an_option_gives_nothing(secret: Path) -> None:
    assert 'cannot open source file "secret.h"' in log_of("#include <secret.h>", f"-I{secret.parent}")


def test_question_for_a_file_outside_is_answered_no(secret: Path) -> None:
    ask = f'#define C2(a, b) a##b\n#if C2(__has_, include)("{secret}")\n#error there\n#endif'
    assert "there" not in log_of(ask)


def test_path_that_leads_out_of_nvidias_folders_is_not_opened(secret: Path) -> None:
    name = "../" * 40 + str(secret)[1:]
    assert f'cannot open source file "{name}"' in log_of(f"#include <{name}>")


def test_option_that_names_a_file_neither_reads_nor_writes_it(secret: Path) -> None:
    before = secret.read_bytes()
    for option in (f"--pre-include={secret}", f"--create-pch={secret}", f"--use-pch={secret}", f"--time={secret}"):
        log_of("", option)
    assert secret.read_bytes() == before
    assert list(secret.parent.iterdir()) == [secret]


def test_headers_of_nvidia_are_read() -> None:
    assert log_of("#include <cuda_fp16.h>\n#include <mma.h>\n#include <cuda/std/array>") == ""
