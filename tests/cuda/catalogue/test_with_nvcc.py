"""The built-in kernels in a program of the user's: nvcc takes each file as it lies, with its macros by `-D`.

The rule: nvcc compiles a file twice, for the GPU and for the host, where `__CUDA_ARCH__` is not defined, and its
preprocessor leaves the macros of a `#pragma` alone.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from warplens.cuda.catalogue import KernelFile, builtin_kernels

KERNELS = builtin_kernels()
NVCC = shutil.which("nvcc") if shutil.which("c++") else None
FIRST = 12
"""The first version of nvcc that knows compute capability 9.0, which the kernels with wgmma need."""


def refusal(line: str, macros: set[str]) -> str:
    """Return why nvcc does not take a line of preprocessing, "" where it does."""
    if re.match(r"\s*#\s*(if|elif)\b", line) and "__CUDA_ARCH__" in line:
        return "" if re.search(r"\bdefined\s*\(?\s*__CUDA_ARCH__\b.*&&", line) else "no __CUDA_ARCH__ on the host"
    if re.match(r"\s*#\s*pragma\b", line) and set(re.findall(r"\w+", line)) & macros:
        return "a macro in a pragma"
    return ""


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("#if __CUDA_ARCH__ < 800", "no __CUDA_ARCH__ on the host"),
        ("#  elif 800 <= __CUDA_ARCH__", "no __CUDA_ARCH__ on the host"),
        ("#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 800", ""),
        ("#ifdef __CUDA_ARCH__", ""),
        ("#pragma unroll TILE", "a macro in a pragma"),
        ("#pragma unroll", ""),
        ("#pragma unroll 4", ""),
    ],
)
def test_rule_tells_what_nvcc_refuses(line: str, why: str) -> None:
    assert refusal(line, {"TILE"}) == why


def test_no_line_of_a_built_in_kernel_is_refused() -> None:
    refused = {
        f"{kernel.name}:{number}": line
        for kernel in KERNELS
        for number, line in enumerate(Path(kernel.path).read_text(encoding="utf-8").splitlines(), 1)
        if refusal(line, {*kernel.tune, *kernel.problem})
    }
    assert refused == {}


@pytest.mark.skipif(NVCC is None, reason="needs nvcc")
@pytest.mark.sample(18)
@pytest.mark.rungs(36)
@pytest.mark.parametrize("kernel", KERNELS, ids=lambda kernel: kernel.name)
def test_nvcc_compiles_a_built_in_kernel_as_it_lies(kernel: KernelFile, tmp_path: Path) -> None:
    assert NVCC is not None
    said = subprocess.run([NVCC, "--version"], capture_output=True, text=True, check=True).stdout
    if int(re.search(r"release (\d+)", said)[1]) < FIRST:
        pytest.skip(f"needs nvcc {FIRST}")
    first = [{name: values[0] for name, values in axes.items()} for axes in (kernel.problem, kernel.tune)]
    macros = [f"-D{name}={value}" for name, value in kernel.workload(*first).defines.items()]
    target = ["-gencode", "arch=compute_90a,code=compute_90a"]
    done = subprocess.run(
        [NVCC, *target, *macros, "-c", "-o", str(tmp_path / "out.o"), kernel.path],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
    assert (tmp_path / "out.o").stat().st_size
