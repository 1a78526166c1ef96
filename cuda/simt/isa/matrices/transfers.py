"""Matrices of 8 by 8 numbers of 16 bits between shared memory and registers (PTX ISA 9.7.14.5.15 to .17).

The rule: each group of eight lanes holds the addresses of the rows of one matrix, 16 bytes each, so an instruction
makes a request with one lane for each row. In registers lane l holds two neighbours of row l / 4: columns 2 * (l % 4)
and the next. All lanes of the warp take part.
"""

from __future__ import annotations

from collections.abc import Sequence

from warplens.cuda.ptx import tree
from warplens.cuda.simt.counting.counts import Unit
from warplens.cuda.simt.isa.memory.accesses import located
from warplens.cuda.simt.isa.registry import Access, instruction, unsupported
from warplens.cuda.simt.program.blocks import Op
from warplens.cuda.simt.values import crosslane, tiles
from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.value import LANE_NUMBERS, Value

WORDS, ROW_BYTES = 4, 16
"""A row of a matrix takes this many registers, and bytes."""
FORMS = (".sync.aligned.m8n8(.x1,.x2,.x4){.trans}.shared.b16",)
COUNTS = {"x1": 1, "x2": 2, "x4": 4}


@instruction("ldmatrix", unit=Unit.LOAD_STORE, section="9.7.14.5.15", access=Access.MATRIX, forms=FORMS)
def ldmatrix(m: Algebra, op: Op) -> None:
    """d = one, two or four matrices from shared memory, with `.trans` transposed."""
    d, a = op.instruction.operands
    address, registers = _checked(m, op, a, d)
    load(m, op, address, [registers], transposed="trans" in op.instruction.modifiers)


def load(m: Algebra, op: Op, address: Value, targets: Sequence[Sequence[tree.Operand]], *, transposed: bool) -> None:
    """Load matrices from shared memory: lanes 0 to 7 hold the addresses of the rows of the first, and so on.

    `targets` are the registers of one or more copies.
    """
    count, copies = len(targets[0]), len(targets)
    with m.lanes.limited(_rows(m, count)):
        arguments = m.memory.reach(op, tree.Space.SHARED, ROW_BYTES, address)
    name, text = tiles.rows(count, copies, transposed=transposed)
    m.define(tiles.NO_ROW)
    m.define(text)
    m.transform(name, [(target, "i32") for copy in targets for target in copy], arguments=arguments)


@instruction("stmatrix", unit=Unit.LOAD_STORE, section="9.7.14.5.16", writes=0, access=Access.MATRIX, forms=FORMS)
def stmatrix(m: Algebra, op: Op) -> None:
    """*a = one, two or four matrices, with `.trans` transposed."""
    a, b = op.instruction.operands
    address, registers = _checked(m, op, a, b)
    held = [m.read(source, "i32") for source in registers]
    if "trans" in op.instruction.modifiers:
        held = [transposed(m, matrix) for matrix in held]
    words = []
    for word in range(WORDS):
        order = [(lane // 8 % len(held), WORDS * (lane % 8) + word) for lane in LANE_NUMBERS]
        words.append(crosslane.chosen(m, held, order))
    with m.lanes.limited(_rows(m, len(held))):
        m.memory.store(op, tree.Space.SHARED, address, words)


@instruction("movmatrix", unit=Unit.ALU, section="9.7.14.5.17", exchanges=True, forms=(".sync.aligned.m8n8.trans.b16",))
def movmatrix(m: Algebra, op: Op) -> None:
    """d = the matrix a transposed."""
    d, a = op.instruction.operands
    if "trans" not in op.instruction.modifiers:
        raise unsupported(op, m.program.file_name)
    m.lanes.require_members(op, m.known("i32", -1))
    m.write(d, transposed(m, m.read(a, "i32")))


def _checked(m: Algebra, op: Op, place: tree.Operand, matrices: tree.Operand) -> tuple[Value, Sequence[tree.Operand]]:
    """Return an address in shared memory and the registers of the matrices, after a check that all lanes take part.

    Shapes other than m8n8 (of 8, 6 and 4 bits, for sm_100) are refused.
    """
    modifiers = op.instruction.modifiers
    registers = matrices.elements if isinstance(matrices, tree.Vector) else (matrices,)
    count = next((COUNTS[x] for x in modifiers if x in COUNTS), 0)
    if "m8n8" not in modifiers or modifiers[-1] != "b16" or len(registers) != count:
        raise unsupported(op, m.program.file_name, "only .m8n8 of .b16")
    space, address = located(m, op, m.address(place))
    if space is not tree.Space.SHARED:
        raise unsupported(op, m.program.file_name, "an address that is not known to be in shared memory")
    m.lanes.require_members(op, m.known("i32", -1))
    return address, registers


def _rows(m: Algebra, count: int) -> Value:
    """Return the lanes whose addresses are used."""
    return m.known("i32", (1 << 8 * count) - 1)


def transposed(m: Algebra, matrix: Value) -> Value:
    """Return a matrix transposed: from each column two numbers, one below the other."""
    halves = []
    for below in (0, 1):
        order = [(0, WORDS * (2 * (lane % WORDS) + below) + lane // 8) for lane in LANE_NUMBERS]
        word = crosslane.chosen(m, [matrix], order)
        shift = m.from_lanes("i32", [16 * (lane // 4 % 2) for lane in LANE_NUMBERS])
        halves.append(m.binary("and", m.binary("lshr", word, shift), m.known("i32", 0xFFFF)))
    return m.binary("or", halves[0], m.binary("shl", halves[1], m.known("i32", 16)))
