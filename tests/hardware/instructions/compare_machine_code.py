"""Compares the machine code that this project reads with the text of nvdisasm, instruction by instruction.

    python tests/hardware/instructions/compare_machine_code.py NVDISASM [TARGET ...]    # sm_50 sm_52 sm_60 sm_61
    .venv/bin/python tests/hardware/instructions/compare_machine_code.py NVDISASM --names [TARGET ...]
    .venv/bin/python tests/hardware/instructions/compare_machine_code.py NVDISASM --record machine_code.json.gz

The rule: both sides are of one cubin, that of this project's own compiler, of each built-in kernel and each kernel in a
`.cu` of this folder. Compared are addresses, operations, guards, never-executed instructions, conditions, targets (of
SYNC, BRK and CONT too), widths, lines of the PTX, and which instructions nvdisasm pairs, which control bits say. The
last nvdisasm that knows these targets is that of CUDA 13.0. It needs no GPU.

`--names` asks for the names of all values of the upper 16 bits, which the table of operations must give too.
`--record` writes what is printed of the kernels of `machine_code_kernels.cu`, with their cubins, so that
`test_machine_code_recorded.py` repeats the comparison where there is no nvdisasm.
"""

from __future__ import annotations

import base64
import gzip
import json
import re
import struct
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import astuple, dataclass
from itertools import product
from pathlib import Path

from warplens.cuda.catalogue import builtin_kernels
from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.compiler.compiled import CompiledKernel, default_cache, machine_code
from warplens.cuda.compiler.maxwell.reader import OPERATIONS, OTHER, operation_of
from warplens.cuda.compiler.process.client import compiler_version
from warplens.cuda.ground.errors import WarplensError

HERE = Path(__file__).parent
SAMPLE = HERE / "machine_code_kernels.cu"
SAMPLE_TARGETS = ("sm_52", "sm_61")
TARGETS = ("sm_50", "sm_52", "sm_60", "sm_61")
KERNEL = re.compile(r"__global__\s+void\s+(?:__launch_bounds__\([^)]*\)\s*)?(\w+)\s*\(")
INSTRUCTION = re.compile(
    r"/\*(?P<address>[0-9a-f]{4,})\*/\s+(?P<open>\{)?\s*(?:@(?P<negated>!)?(?P<guard>U?P\w)\s+)?"
    r"(?P<name>[\w.]+)\s*(?P<operands>.*?)\s*[;}]"
)
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
NOP, NO_SCHEDULES = 0x50B0000000070F00, 0x001F8000FC0007E0
LOWER_BITS = (0x000000070000, 0x020100170302, 0x07F0A1070F0F, 0x000000070F00)
"""Some operations take only certain operands: registers, no guard, no flags."""
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


def disassembled(nvdisasm: str, cubin: bytes, symbol: str) -> list[Printed]:
    """Return the instructions of a kernel."""
    with tempfile.NamedTemporaryFile(suffix=".cubin") as file:
        file.write(cubin)
        file.flush()
        run = subprocess.run([nvdisasm, "-c", "-gp", file.name], capture_output=True, text=True, check=False)
    if run.returncode:
        raise SystemExit(f"{nvdisasm}: {run.stderr.strip()}")
    return read_text(run.stdout, symbol)


def read_text(text: str, symbol: str) -> list[Printed]:
    """Read the text of nvdisasm; see `disassembled`."""
    rows, labels = list(_rows(text, symbol)), {}
    following = 0
    for row in rows:
        if not isinstance(row, str):
            following = int(row["address"], 16) + WORD_BYTES
        elif label := LABEL.match(row):
            labels[label[1]] = following if following % GROUP_BYTES else following + WORD_BYTES
    printed, line = [], 0
    for row in rows:
        if isinstance(row, str):
            line = int(changed[1]) if (changed := LINE.search(row)) else line
        else:
            printed.append(_printed(row, line, labels))
    return printed


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


def kernels(target: str) -> Iterator[tuple[str, CompiledKernel]]:
    """Compile every kernel, the built-in ones for all their tile widths."""
    for kernel in builtin_kernels():
        for tune in [dict(zip(kernel.tune, values, strict=True)) for values in product(*kernel.tune.values())]:
            workload = kernel.workload({"N": 1024}, tune)
            if workload.broken_requirement is None:
                compiled = compile_source(
                    kernel.source, name=Path(kernel.path).name, target=target, entry=workload.kernel,
                    defines=workload.defines, options=kernel.options, path=kernel.path, cache=default_cache(),
                )  # fmt: skip
                yield f"{kernel.name} {tune}", compiled
    for file in sorted(HERE.parent.rglob("*.cu")):
        source = file.read_text(encoding="utf-8")
        for name in KERNEL.findall(source):
            try:
                compiled = compile_source(
                    source, name=file.name, target=target, entry=name, defines=DEFINES, cache=default_cache()
                )
            except WarplensError as error:
                print(f"{target} {file.name}: {name} is not compiled: {str(error).splitlines()[0]}")
                continue
            yield f"{file.name}:{name}", compiled


def compare(nvdisasm: str, targets: list[str]) -> int:
    """Print what differs and how much was compared; return the number of differences."""
    total = 0
    for target in targets:
        count, fields, operations, compared = 0, Counter[str](), Counter[str](), 0
        for name, compiled in kernels(target):
            theirs = disassembled(nvdisasm, compiled.cubin, compiled.symbol)
            count, compared = count + len(theirs), compared + 1
            operations.update(i.operation for i in theirs)
            for field, own, other in differences(read_code(compiled.cubin, compiled.symbol, target), theirs):
                fields[field] += 1
                if fields[field] <= 5:
                    print(f"{target} {name} {field}: {own} is printed as {other}")
        print(
            f"{target}: {count:,} instructions of {compared} kernels, {len(operations)} operations, "
            f"{sum(fields.values())} differences {dict(fields)}"
        )
        total += sum(fields.values())
    return total


def compare_names(nvdisasm: str, targets: list[str]) -> int:
    """Compare the table of operations with the names that nvdisasm gives to all values of the upper 16 bits.

    Words that it takes for none are left out; their number depends on the bits below. Those that it names and the table
    does not are printed.
    """
    total = 0
    for target in targets:
        names = {upper: name for low in LOWER_BITS for upper, name in _names(nvdisasm, target, low)}
        wrong = Counter((name, operation_of(upper).name) for upper, name in names.items())
        missing = sorted(name for name, own in wrong if own == OTHER.name)
        wrong = Counter({pair: n for pair, n in wrong.items() if pair[1] not in {pair[0], OTHER.name}})
        print(f"{target}: {len(names):,} values, {sum(wrong.values())} differences {dict(wrong)}; no row: {missing}")
        total += sum(wrong.values())
    return total


def _names(nvdisasm: str, target: str, low: int) -> Iterator[tuple[int, str]]:
    """Iterate over the values of the upper 16 bits that are instructions with these lower bits, and their names."""
    words, refused = [upper << 48 | low for upper in range(1 << 16)], True
    with tempfile.NamedTemporaryFile(suffix=".bin") as file:
        while refused:
            groups = (words[i : i + 3] for i in range(0, len(words), 3))
            file.seek(0)
            file.write(
                b"".join(struct.pack("<4Q", NO_SCHEDULES, *group, *[NOP] * (3 - len(group))) for group in groups)
            )
            file.flush()
            machine, options = target.replace("sm_", "SM"), ("-ndf", "-novliw")
            run = subprocess.run(
                [nvdisasm, "-b", machine, *options, file.name], capture_output=True, text=True, check=False
            )
            refused = {int(address, 16) for address in re.findall(r"at address 0x([0-9a-f]+)", run.stderr)}
            for address in refused:
                words[_number(address)] = NOP
    for row in INSTRUCTION.finditer(run.stdout):
        number = _number(int(row["address"], 16))
        if number < len(words) and words[number] == number << 48 | low:
            yield number, row["name"].split(".")[0]


def _number(address: int) -> int:
    return address // GROUP_BYTES * 3 + address % GROUP_BYTES // WORD_BYTES - 1


def record(nvdisasm: str, file: Path) -> None:
    """Write cubins of the kernels of `SAMPLE` with the instructions that nvdisasm prints."""
    source, kernels_ = SAMPLE.read_text(encoding="utf-8"), []
    for target, name in product(SAMPLE_TARGETS, KERNEL.findall(source)):
        compiled = compile_source(source, name=SAMPLE.name, target=target, entry=name)
        printed = [astuple(i) for i in disassembled(nvdisasm, compiled.cubin, compiled.symbol)]
        cubin = base64.b64encode(compiled.cubin).decode()
        kernels_.append({"target": target, "symbol": compiled.symbol, "cubin": cubin, "printed": printed})
    version = subprocess.run([nvdisasm, "--version"], capture_output=True, text=True, check=True).stdout.splitlines()
    data = {"compiler": compiler_version(), "nvdisasm": version[-2], "kernels": kernels_}
    file.write_bytes(gzip.compress(json.dumps(data).encode(), mtime=0))


if __name__ == "__main__":
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    if sys.argv[2:3] == ["--record"]:
        record(sys.argv[1], Path(sys.argv[3]))
    elif sys.argv[2:3] == ["--names"]:
        sys.exit(1 if compare_names(sys.argv[1], sys.argv[3:] or list(TARGETS)) else 0)
    else:
        sys.exit(1 if compare(sys.argv[1], sys.argv[2:] or list(TARGETS)) else 0)
