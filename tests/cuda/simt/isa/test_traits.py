"""The traits of opcodes: which opcode has which, and that no other module keeps such a list."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parent))

from instruction_table import FORMS

from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.isa.registry import INSTRUCTIONS, Access, Flow, destinations, sources
from warplens.cuda.simt.linking.calls import build_program
from warplens.cuda.simt.passes.harmless_reads import Speculation
from warplens.cuda.simt.program.blocks import CARRY, Op, Program

CUDA = Path(__file__).resolve().parents[4] / "cuda"

TEXT = """
.version 8.8
.target sm_90
.address_size 64
.visible .entry k(.param .u64 a)
{
.reg .pred %p<4>; .reg .b32 %r<9>; .reg .b64 %rd<3>;
.shared .align 4 .b32 s;
ld.param.u64 %rd1, [a];
mov.u32 %r1, %tid.x;
setp.eq.s32 %p1, %r1, 0;
ld.shared.u32 %r2, [s];
OPERATION
selp.b32 %r4, %r3, 0, %p1;
st.global.u32 [%rd1], %r4;
ret;
}
"""


def program_of(operation: str) -> tuple[Program, Op]:
    """Return a program in which the result of a load goes through an operation to `selp`, and the load."""
    program = build_program(parse_module(TEXT.replace("OPERATION", operation)), "k", "k.ptx")
    load = next(op for op in program.ops() if op.instruction.opcode == "ld" and "shared" in op.instruction.modifiers)
    return program, load


@pytest.mark.parametrize(
    "operation",
    [
        "add.cc.u32 %r3, %r2, 1;",
        "addc.u32 %r3, %r2, 1;",
        "subc.u32 %r3, %r2, 1;",
        "madc.lo.u32 %r3, %r2, %r1, 1;",
        "bfind.u32 %r3, %r2;",
        "bmsk.clamp.b32 %r3, %r2, 3;",
        "dp4a.s32.s32 %r3, %r2, %r1, 0;",
        "dp2a.lo.s32.s32 %r3, %r2, %r1, 0;",
        *(
            f"{opcode}{lanes}.u32.u32.u32 %r3, %r2, %r1, 0;"
            for opcode in ("vadd", "vsub", "vabsdiff", "vmin", "vmax")
            for lanes in (2, 4)
        ),
        "add.s32 %r3, %r2, 1;",
        "sad.s32 %r3, %r2, 1, 2;",
    ],
    ids=lambda operation: operation.split(".")[0],
)
def test_load_through_pure_instruction_to_selp_may_be_dropped(operation: str) -> None:
    program, load = program_of(operation)
    assert Speculation(program).may_be_dropped(load)


@pytest.mark.parametrize(
    "operation",
    [
        "shfl.sync.idx.b32 %r3, %r2, 0, 31, -1;",
        "redux.sync.add.u32 %r3, %r2, -1;",
        "match.any.sync.b32 %r3, %r2, -1;",
        "movmatrix.sync.aligned.m8n8.trans.b16 %r3, %r2;",
        "atom.global.add.u32 %r3, [%rd1], %r2;",
        "@%p1 add.s32 %r3, %r2, 1;",
        "add.s32 %r3, %r2, 1; st.global.u32 [%rd1], %r3;",
        "add.cc.u32 %r3, %r2, 1; addc.u32 %r5, 0, 0; st.global.u32 [%rd1], %r5;",
    ],
)
def test_load_that_reaches_other_lanes_or_memory_is_used(operation: str) -> None:
    program, load = program_of(operation)
    assert not Speculation(program).may_be_dropped(load)


def test_opcodes_that_are_not_pure_are_these() -> None:
    assert {opcode for opcode, entry in INSTRUCTIONS.items() if not entry.is_pure} == {
        "activemask", "applypriority", "atom", "bar", "barrier", "bra", "brx", "call", "cp", "discard", "elect", "exit",
        "fence", "griddepcontrol", "ld", "ldmatrix", "match", "membar", "mma", "movmatrix", "nanosleep", "pmevent",
        "prefetch", "prefetchu", "red", "redux", "ret", "setmaxnreg", "shfl", "st", "stmatrix", "suld", "sust", "tex",
        "tld4", "trap", "vote", "wgmma", "wmma",
    }  # fmt: skip


def test_forms_that_touch_memory_have_an_access() -> None:
    untouched = {
        "cvta",
        "isspacep",
        "prefetch",
        "applypriority",
        "discard",
        "fence",
        "mapa",
        "getctarank",
    }  # these name a space, or hint at it
    naming = {o for o, forms in FORMS.items() if any(".global" in form or ".shared" in form for form in forms)}
    assert {o for o, e in INSTRUCTIONS.items() if e.access is not Access.NONE} == naming - untouched | {
        "ldmatrix",
        "stmatrix",
        "wgmma",  # its descriptors lead to shared memory
        *("tex", "tld4", "suld", "sust"),  # their handles lead to arrays
    }


def test_control_instructions_are_those_with_a_flow() -> None:
    assert {opcode: entry.flow for opcode, entry in INSTRUCTIONS.items() if entry.flow is not Flow.NEXT} == {
        "bra": Flow.BRANCH, "brx": Flow.TABLE, "call": Flow.CALL, "ret": Flow.RETURN, "exit": Flow.EXIT,
        "trap": Flow.STOP, "bar": Flow.BARRIER, "barrier": Flow.BARRIER,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("operation", "written", "read"),
    [
        ("addc.cc.u32 %r3, %r2, 1;", {"%r3", CARRY}, {"%r2", CARRY}),
        ("st.shared.u32 [s], %r2;", set(), {"%r2"}),
        ("bar.red.and.pred %p2, 0, %p1;", {"%p2"}, {"%p1"}),
        ("bar.warp.sync %r2;", set(), {"%r2"}),
        ("wmma.store.d.sync.aligned.row.m16n16k16.global.f16 [%rd1], {%r1, %r2}, 16;", set(), {"%rd1", "%r1", "%r2"}),
        ("wmma.load.a.sync.aligned.row.m16n16k16.global.f16 {%r1, %r2}, [%rd1], 16;", {"%r1", "%r2"}, {"%rd1"}),
        ("@%p1 mov.u32 %r3, %r2;", {"%r3"}, {"%p1", "%r2", "%r3"}),
    ],
)
def test_destinations_and_sources(operation: str, written: set[str], read: set[str]) -> None:
    program, load = program_of(operation)
    index = next(ops.index(load) for ops in (block.ops for block in program.blocks) if load in ops)
    after = next(block.ops[index + 1 :] for block in program.blocks if load in block.ops)
    following = after or [op for block in program.blocks[1:] for op in block.ops]
    instruction = following[0].instruction
    assert set(destinations(instruction)) == written
    assert set(sources(instruction)) == read


NAMES_OF_OTHER_THINGS = {
    "cuda/record": "methods and operators of Python, and functions of the packages that are stood in for",
    "cuda/catalogue": "functions of the language that workloads are written in",
    "cuda/compiler/machine.py": "what the assembler makes of each opcode, which the engine does not know",
    "cuda/catalogue/source/kernels.py": "operators of C++ that are spelled as words",
    "cuda/simt/values/arithmetic.py": "operations of LLVM",
    "cuda/simt/codegen/memory/atomics.py": "operations on memory that is updated lane by lane",
    "cuda/simt/values/algebra.py": "reductions of LLVM",
    "cuda/simt/passes/control_flow.py": "atomic operations, which are modifiers",
    "cuda/simt/isa": "the opcodes themselves",
}
"""Modules whose words look like opcodes but mean something else, and their meaning."""


def collections_of_opcodes(path: Path) -> Iterator[tuple[int, list[str]]]:
    """Iterate over the literal collections of a module that hold three or more opcodes, with their lines."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Set(elts=members) | ast.List(elts=members) | ast.Tuple(elts=members):
                entries = members
            case ast.Dict(keys=keys):
                entries = [key for key in keys if key is not None]
            case ast.MatchOr(patterns=patterns):
                entries = [pattern.value for pattern in patterns if isinstance(pattern, ast.MatchValue)]
            case _:
                continue
        firsts = [entry.elts[0] if isinstance(entry, ast.Tuple) and entry.elts else entry for entry in entries]
        words = {entry.value for entry in firsts if isinstance(entry, ast.Constant)}
        opcodes = sorted(words & INSTRUCTIONS.keys())
        if len(opcodes) >= 3:
            yield node.lineno, opcodes


@pytest.mark.parametrize("path", sorted(CUDA.rglob("*.py")), ids=lambda path: str(path.relative_to(CUDA)))
@pytest.mark.sample(4)
def test_module_outside_the_instruction_set_lists_no_opcodes(path: Path) -> None:
    name = path.relative_to(CUDA.parent).as_posix()
    if not name.startswith(tuple(NAMES_OF_OTHER_THINGS)):
        assert list(collections_of_opcodes(path)) == []
