"""Compares the machine code that this project reads with the text of nvdisasm, instruction by instruction.

    .venv/bin/python tests/hardware/compare_machine_code.py NVDISASM [TARGET ...]    # sm_50 sm_52 sm_60 sm_61
    .venv/bin/python tests/hardware/compare_machine_code.py NVDISASM --record FILE.json

The rule: both sides are of one cubin, that of this project's own compiler, of each built-in kernel and each kernel in a
`.cu` of this folder. Compared are addresses, operations, guards, never-executed instructions, conditions, targets (of
SYNC, BRK and CONT too), widths, lines of the PTX, and which instructions nvdisasm pairs, which control bits say. The
last nvdisasm that knows these targets is that of CUDA 13.0. It needs no GPU.

`--record` writes words and text of a few kernels, with which a test repeats the comparison where there is no nvdisasm.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path

HERE = Path(__file__).parent
TARGETS = ("sm_50", "sm_52", "sm_60", "sm_61")
KERNEL = re.compile(r"__global__\s+void\s+(?:__launch_bounds__\([^)]*\)\s*)?(\w+)\s*\(")
INSTRUCTION = re.compile(
    r"/\*(?P<address>[0-9a-f]{4,})\*/\s+(?P<open>\{)?\s*(?:@(?P<negated>!)?(?P<guard>U?P\w)\s+)?"
    r"(?P<name>[\w.]+)\s*(?P<operands>.*?)\s*(?:;\s*/\* (?P<word>0x[0-9a-f]{16}) \*/|\}\s*)$"
)
WORD = re.compile(r"^\s+/\* (0x[0-9a-f]{16}) \*/")
LABEL = re.compile(r"^([$.\w]+):")
LINE = re.compile(r'File ".nv_debug_ptx_txt", line (\d+)')
REFERENCE = re.compile(r"`\(([$.\w]+)\)")
MEETING = re.compile(r'BRANCH_TARGETS ([^"]+)"')
CONDITION = re.compile(r"^CC\.(\w+)")
WIDTHS = {"U8": 1, "S8": 1, "U16": 2, "S16": 2, "32": 4, "64": 8, "128": 16}
WITH_WIDTH = {"LD", "LDG", "LDL", "LDS", "LDC", "ST", "STG", "STL", "STS"}
GOES = {"BRA", "CAL", "SYNC", "BRK", "CONT"}
DEFINES = {"K": 32, "STEPS": 64}
"""The macros without which the kernels of this folder do not compile."""
PADDING = 0x918
"""NOP: no clocks pass behind it, and yet nvdisasm pairs it with nothing."""
WORD_BYTES, GROUP_BYTES = 8, 32
DECIDES = {"BRA", "BRX", "SYNC", "BRK", "CONT", "RET", "EXIT"}


@dataclass(frozen=True, slots=True)
class Printed:
    """An instruction as nvdisasm prints it, in the terms of `SassInstruction`; `paired`: issued with the next one."""

    address: int
    operation: str
    ptx_line: int
    guarded: bool
    conditional: bool
    target: int | None
    width_bytes: int
    never: bool
    paired: bool


def disassembled(nvdisasm: str, cubin: bytes, symbol: str) -> tuple[list[Printed], list[str]]:
    """Return the instructions of a kernel, and all words of its section in order, control words included."""
    with tempfile.NamedTemporaryFile(suffix=".cubin") as file:
        file.write(cubin)
        file.flush()
        run = subprocess.run([nvdisasm, "-c", "-gp", "-hex", file.name], capture_output=True, text=True, check=False)
    if run.returncode:
        raise SystemExit(f"{nvdisasm}: {run.stderr.strip()}")
    return read_text(run.stdout, symbol)


def read_text(text: str, symbol: str) -> tuple[list[Printed], list[str]]:
    """Read the text of nvdisasm; see `disassembled`."""
    rows, labels, words = list(_rows(text, symbol)), {}, []
    following = 0
    for row in rows:
        if not isinstance(row, str):
            following = int(row["address"], 16) + WORD_BYTES
            words += [row["word"]] if row["word"] else []  # that of the second of a pair stands in a line of its own
        elif label := LABEL.match(row):
            labels[label[1]] = following if following % GROUP_BYTES else following + WORD_BYTES
        elif word := WORD.match(row):
            words.append(word[1])
    printed, line = [], 0
    for row in rows:
        if isinstance(row, str):
            line = int(changed[1]) if (changed := LINE.search(row)) else line
        else:
            printed.append(_printed(row, line, labels))
    return printed, words


def _rows(text: str, symbol: str) -> Iterator[str | re.Match[str]]:
    inside = False
    for line in text.splitlines():
        if line.startswith("//-----"):
            inside = False
        if line == f".text.{symbol}:":
            inside = True
        if inside:
            yield INSTRUCTION.search(line) or line


def _printed(row: re.Match[str], line: int, labels: dict[str, int]) -> Printed:
    operation, *modifiers = row["name"].split(".")
    operands, target = row["operands"], None
    if operation in GOES:
        names = MEETING.search(operands) or REFERENCE.search(operands)
        target = None if names is None else labels[names[1]]
    tested = (condition := CONDITION.match(operands)) is not None and condition[1] != "T"
    width = next((WIDTHS[m] for m in modifiers if m in WIDTHS), 4) if operation in WITH_WIDTH else 4
    never = row["guard"] == "PT" and bool(row["negated"])
    guarded = row["guard"] not in {None, "PT"}
    return Printed(
        address=int(row["address"], 16),
        operation=operation,
        ptx_line=line,
        guarded=guarded,
        conditional=operation in DECIDES and (guarded or tested),
        target=target,
        width_bytes=width,
        never=never,
        paired=row["open"] is not None,
    )


def read_code(cubin: bytes, symbol: str, target: str) -> list[Printed]:
    """Return the instructions of a kernel as this project reads them."""
    from warplens.cuda.compiler import machine_code

    code = machine_code(cubin, symbol, target)
    if code is None:
        raise SystemExit(f"{symbol} of {target} is not read")
    return [
        Printed(
            i.address, hex(i.opcode), i.ptx_line, i.guarded, i.conditional, i.target, i.width_bytes, i.never,
            i.schedule.stall_clocks == 0 and i.opcode != PADDING,
        )
        for i in code.instructions
    ]  # fmt: skip


def differences(ours: list[Printed], theirs: list[Printed]) -> Iterator[tuple[str, Printed, Printed]]:
    """Iterate over the fields that differ, with both instructions; operations are compared by their numbers."""
    from warplens.cuda.compiler.maxwell.operations import OPERATIONS

    numbers = {operation.name: hex(operation.number) for operation in OPERATIONS}
    if [i.address for i in ours] != [i.address for i in theirs]:
        apart = sorted({i.address for i in ours} ^ {i.address for i in theirs})
        raise SystemExit(f"{len(ours)} instructions are read and {len(theirs)} printed: {', '.join(map(hex, apart))}")
    for own, other in zip(ours, theirs, strict=True):
        if own.operation != numbers.get(other.operation, "0x0"):
            yield "operation", own, other
        for field in ("ptx_line", "guarded", "conditional", "target", "width_bytes", "never", "paired"):
            if getattr(own, field) != getattr(other, field):
                yield field, own, other


def kernels(target: str) -> Iterator[tuple[str, bytes, str, str]]:
    """Compile every kernel; iterate over names, cubins, symbols and the PTX."""
    from warplens.cuda.catalogue import builtin_kernels
    from warplens.cuda.compiler import compile_source, default_cache
    from warplens.cuda.errors import WarplensError

    for kernel in builtin_kernels():
        for tune in [dict(zip(kernel.tune, values, strict=True)) for values in product(*kernel.tune.values())]:
            workload = kernel.workload({"N": 1024}, tune)
            if workload.broken_requirement is None:
                compiled = compile_source(
                    kernel.source, name=Path(kernel.path).name, target=target, entry=workload.kernel,
                    defines=workload.defines, options=kernel.options, path=kernel.path, cache=default_cache(),
                )  # fmt: skip
                yield f"{kernel.name} {tune}", compiled.cubin, compiled.symbol, compiled.ptx
    for file in sorted(HERE.glob("*.cu")):
        source = file.read_text(encoding="utf-8")
        for name in KERNEL.findall(source):
            try:
                compiled = compile_source(
                    source,
                    name=file.name,
                    target=target,
                    entry=name,
                    defines={"K": 32, "STEPS": 64},
                    cache=default_cache(),
                )
            except WarplensError as error:
                print(f"{target} {file.name}: {name} is not compiled: {str(error).splitlines()[0]}")
                continue
            yield f"{file.name}:{name}", compiled.cubin, compiled.symbol, compiled.ptx


def compare(nvdisasm: str, targets: list[str]) -> int:
    """Print what differs and how much was compared; return the number of differences."""
    total = 0
    for target in targets:
        count, fields, operations, compared = 0, Counter[str](), Counter[str](), 0
        for name, cubin, symbol, _ in kernels(target):
            theirs, _ = disassembled(nvdisasm, cubin, symbol)
            count, compared = count + len(theirs), compared + 1
            operations.update(i.operation for i in theirs)
            for field, own, other in differences(read_code(cubin, symbol, target), theirs):
                fields[field] += 1
                if fields[field] <= 5:
                    print(f"{target} {name} {field}: {own} is printed as {other}")
        print(
            f"{target}: {count:,} instructions of {compared} kernels, {len(operations)} operations, "
            f"{sum(fields.values())} differences {dict(fields)}"
        )
        total += sum(fields.values())
    return total


if __name__ == "__main__":
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    sys.exit(1 if compare(sys.argv[1], sys.argv[2:] or list(TARGETS)) else 0)
