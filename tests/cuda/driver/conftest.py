"""Programs in C, built by the machine's compiler as nvcc does: PTX in a fat binary, calls of the CUDA runtime."""

from __future__ import annotations

import math
import struct
import subprocess
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from warplens.cuda.device.spec import load_spec
from warplens.cuda.driver import building
from warplens.cuda.driver.own_folder import OwnFolder
from warplens.cuda.driver.program import Program
from warplens.cuda.execute.executor import Executor
from warplens.cuda.record.recorder import LaunchRecord
from warplens.cuda.record.session import Session, active
from warplens.cuda.record.steps import ProgramStep

HEAD = """
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
typedef struct { unsigned x, y, z; } dim3;
enum { H2D = 1, D2H = 2, D2D = 3 };
int cudaMalloc(void **, size_t);
int cudaMallocManaged(void **, size_t, unsigned);
int cudaMallocHost(void **, size_t);
int cudaFree(void *);
int cudaMemcpy(void *, const void *, size_t, int);
int cudaMemset(void *, int, size_t);
int cudaDeviceSynchronize(void);
int cudaGetLastError(void);
int cudaMemcpyAsync(void *, const void *, size_t, int, void *);
int cudaDeviceReset(void);
int cudaGetDeviceCount(int *);
int cudaLaunchKernel(const void *, dim3, dim3, void **, size_t, void *);
int cudaFuncSetAttribute(const void *, int, int);
int cudaLaunchCooperativeKernel(const void *, dim3, dim3, void **, size_t, void *);
int cudaMemcpyToSymbol(const void *, const void *, size_t, size_t, int);
int cudaMemcpyFromSymbol(void *, const void *, size_t, size_t, int);
int cudaStreamCreate(void **);
int cudaStreamBeginCapture(void *, int);
int cudaStreamEndCapture(void *, void **);
int cudaStreamSynchronize(void *);
int cudaGraphInstantiate(void **, void *, unsigned long long);
int cudaGraphLaunch(void *, void *);
int cudaGraphDestroy(void *);
int cudaEventCreate(void **);
int cudaEventRecord(void *, void *);
int cudaStreamWaitEvent(void *, void *, unsigned);
int cudaMemsetAsync(void *, int, size_t, void *);
int cudaEventElapsedTime(float *, void *, void *);
int cudaDeviceGetAttribute(int *, int, int);
int cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *, const void *, int, size_t);
const char *cudaGetErrorName(int), *cudaGetErrorString(int);
void **__cudaRegisterFatBinary(void *);
void __cudaRegisterFunction(void **, const char *, char *, const char *, int, void *, void *, void *, void *, int *);
void __cudaRegisterVar(void **, char *, char *, const char *, int, size_t, int, int);
extern const unsigned char images[];
static struct { int magic, version; const void *data; void *rest; } wrapper = {0x466243b1, 1, images, 0};
static char kernels[8][16], variables[8][16];
static void **module;
#define LAUNCH(kernel, grid, block, ...) \\
    cudaLaunchKernel(kernels[kernel], (dim3){grid, 1, 1}, (dim3){block, 1, 1}, (void *[]){__VA_ARGS__}, 0, 0)
"""


def fat_binary(*texts: str, target: int = 75) -> bytes:
    """Return a fat binary with images of PTX, as nvcc writes it without compression."""
    entries = b""
    for text in texts:
        data = text.encode() + b"\0"
        data += bytes(-len(data) % 8)
        head = struct.pack("<HHIQIIHHIIIQQQ", 1, 0x101, 64, len(data), 0, 0, 0, 8, target, 0, 0, 0, 0, 0)
        entries += head + data
    return struct.pack("<IHHQ", 0xBA55ED50, 1, 16, len(entries)) + entries


@dataclass
class Ran:
    """A program that has ended: its exit code, what it printed, what was said of it, and its launches."""

    code: int
    output: str
    lines: list[str]
    records: tuple[LaunchRecord, ...]
    sentences: list[str] = field(default_factory=list)
    is_ended: bool = False
    steps: list[ProgramStep] = field(default_factory=list)


def build(
    folder: Path,
    ptx: str,
    main: str,
    *,
    kernels: tuple[str, ...],
    variables: dict[str, int],
    flags: tuple[str, ...] = (),
) -> Path:
    """Build a program whose `main` is given as C; `kernels[i]` and `variables[i]` are the handles of the i-th name."""
    if not building.compiler():
        pytest.skip("there is no C compiler")
    data = ",".join(map(str, fat_binary(ptx)))
    registered = [
        f'__cudaRegisterFunction(module, kernels[{number}], 0, "{name}", -1, 0, 0, 0, 0, 0);'
        for number, name in enumerate(kernels)
    ] + [
        f'__cudaRegisterVar(module, variables[{number}], 0, "{name}", 0, {size}, 0, 0);'
        for number, (name, size) in enumerate(variables.items())
    ]
    source = folder / "program.c"
    source.write_text(
        f"{HEAD}\nconst unsigned char images[] __attribute__((aligned(8))) = {{{data}}};\n"
        "__attribute__((constructor)) static void load(void) {\n"
        f"    module = __cudaRegisterFatBinary(&wrapper);\n    {' '.join(registered)}\n}}\n"
        f'#line 0 "main.c"\nint main(int argc, char **argv) {{\n{main}\n}}\n',
        encoding="utf-8",
    )
    path = folder / "program"
    command = [*building.compiler().split(), "-O1", "-g", "-w", str(source), "-o", str(path), *flags]
    subprocess.run([*command, str(building.standin() / building.LIBRARY), "-lm"], check=True)
    return path


@pytest.fixture
def execute(capfd: pytest.CaptureFixture[str]) -> Callable[..., Ran]:
    """Return a function that runs a command to its end on the stand-in."""

    def run_command(*command: str, own: OwnFolder | None = None, limit_s: float = math.inf) -> Ran:
        if not building.compiler():
            pytest.skip("there is no C compiler")
        spec = load_spec("h200")
        session = Session(spec, executor=Executor(spec, may_fork=False))
        program = Program(session=session, limit_s=limit_s)
        capfd.readouterr()
        with active(session):
            code = program.run(command, own=own)
        session.close()
        output = capfd.readouterr()
        lines, sentences = output.err.splitlines(), list(program.findings.lines())
        steps = session.steps.steps
        return Ran(code, output.out, lines, session.records, sentences, is_ended=program.is_ended, steps=steps)

    return run_command


@pytest.fixture
def run(tmp_path: Path, execute: Callable[..., Ran]) -> Callable[..., Ran]:
    """Return a function that builds a program and runs it to its end."""

    def run_program(
        ptx: str,
        main: str,
        *arguments: str,
        kernels: tuple[str, ...] = ("k",),
        variables: dict[str, int] | None = None,
        flags: tuple[str, ...] = (),
        own: OwnFolder | None = None,
        limit_s: float = math.inf,
    ) -> Ran:
        path = build(tmp_path, ptx, main, kernels=kernels, variables=variables or {}, flags=flags)
        return execute(str(path), *arguments, own=own, limit_s=limit_s)

    return run_program
