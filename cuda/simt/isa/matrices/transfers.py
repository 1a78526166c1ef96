"""Matrices of 8 by 8 numbers of 16 bits between shared memory and registers (PTX ISA 9.7.14.5.15 to .17).

The rule: each group of eight lanes holds the addresses of the rows of one matrix, 16 bytes each, so an instruction
makes a request with one lane for each row. In registers lane l holds two neighbours of row l / 4: columns 2 * (l % 4)
and the next. All lanes of the warp take part.
"""

from __future__ import annotations

from collections.abc import Sequence

from warplens.cuda.ptx import tree
from warplens.cuda.simt.counting.counts import Unit
from warplens.cuda.simt.isa.memory.addresses import located
from warplens.cuda.simt.isa.registry import Access, instruction, unsupported
from warplens.cuda.simt.program.blocks import Op
from warplens.cuda.simt.values import crosslane, rows
from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.value import LANE_NUMBERS, Value

WORDS = 4
"""A row of 16 bytes takes this many registers."""
ROW_BYTES = 16
FORMS = (".sync.aligned.m8n8(.x1,.x2,.x4){.trans}.shared.b16",)
COUNTS = {"x1": 1, "x2": 2, "x4": 4}


@instruction("ldmatrix", unit=Unit.LOAD_STORE, section="9.7.14.5.15", access=Access.MATRIX, forms=FORMS)
def ldmatrix(m: Algebra, op: Op) -> None:
    """d = one, two or four matrices from shared memory, with `.trans` transposed."""
    d, a = op.instruction.operands
    _check_form(m, op, d)
    address = _shared(m, op, a)
    m.lanes.require_members(op, m.known("i32", -1))
    load(m, op, address, [_registers(d)], transposed="trans" in op.instruction.modifiers)


def load(m: Algebra, op: Op, address: Value, targets: Sequence[Sequence[tree.Operand]], *, transposed: bool) -> None:
    """Load matrices from shared memory: lanes 0 to 7 hold the addresses of the rows of the first, and so on.

    `targets` are the registers of one or more copies.
    """
    count, copies = len(targets[0]), len(targets)
    with m.lanes.limited(_rows(m, count)):
        arguments = m.memory.reach(op, tree.Space.SHARED, ROW_BYTES, address)
    m.define(rows.NO_ROW)
    m.define(rows.function(count, copies, transposed=transposed))
    registers = [(target, "i32") for copy in targets for target in copy]
    m.transform(rows.name(count, copies, transposed=transposed), registers, arguments=arguments)


@instruction("stmatrix", unit=Unit.LOAD_STORE, section="9.7.14.5.16", writes=0, access=Access.MATRIX, forms=FORMS)
def stmatrix(m: Algebra, op: Op) -> None:
    """*a = one, two or four matrices, with `.trans` transposed."""
    a, b = op.instruction.operands
    count = _check_form(m, op, b)
    address = _shared(m, op, a)
    m.lanes.require_members(op, m.known("i32", -1))
    held = [_turned(m, op, m.read(source, "i32")) for source in _registers(b)]
    words = []
    for word in range(WORDS):
        order = [(lane // 8 % count, WORDS * (lane % 8) + word) for lane in LANE_NUMBERS]
        words.append(crosslane.chosen(m, held, order))
    with m.lanes.limited(_rows(m, count)):
        m.memory.store(op, tree.Space.SHARED, address, words)


@instruction("movmatrix", unit=Unit.ALU, section="9.7.14.5.17", exchanges=True, forms=(".sync.aligned.m8n8.trans.b16",))
def movmatrix(m: Algebra, op: Op) -> None:
    """d = the matrix a transposed."""
    d, a = op.instruction.operands
    if "trans" not in op.instruction.modifiers:
        raise unsupported(op, m.program.file_name)
    m.lanes.require_members(op, m.known("i32", -1))
    m.write(d, _turned(m, op, m.read(a, "i32")))


def _check_form(m: Algebra, op: Op, registers: tree.Operand) -> int:
    """Return the number of matrices; shapes other than m8n8 (of 8, 6 and 4 bits, for sm_100) are refused."""
    modifiers = op.instruction.modifiers
    count = next((COUNTS[x] for x in modifiers if x in COUNTS), 0)
    if "m8n8" not in modifiers or modifiers[-1] != "b16" or len(_registers(registers)) != count:
        raise unsupported(op, m.program.file_name, "only .m8n8 of .b16")
    return count


def _registers(operand: tree.Operand) -> Sequence[tree.Operand]:
    return operand.elements if isinstance(operand, tree.Vector) else (operand,)


def _rows(m: Algebra, count: int) -> Value:
    """Return the lanes whose addresses are used."""
    return m.known("i32", (1 << 8 * count) - 1)


def _shared(m: Algebra, op: Op, operand: tree.Operand) -> Value:
    """Return an address in shared memory."""
    space, address = located(m, op, m.address(operand))
    if space is not tree.Space.SHARED:
        raise unsupported(op, m.program.file_name, "an address that is not known to be in shared memory")
    return address


def _turned(m: Algebra, op: Op, matrix: Value) -> Value:
    return transposed(m, matrix) if "trans" in op.instruction.modifiers else matrix


def transposed(m: Algebra, matrix: Value) -> Value:
    """Return a matrix transposed: from each column two numbers, one below the other."""
    halves = []
    for below in (0, 1):
        order = [(0, WORDS * (2 * (lane % WORDS) + below) + lane // 8) for lane in LANE_NUMBERS]
        word = crosslane.chosen(m, [matrix], order)
        shift = m.from_lanes("i32", [16 * (lane // 4 % 2) for lane in LANE_NUMBERS])
        halves.append(m.binary("and", m.binary("lshr", word, shift), m.known("i32", 0xFFFF)))
    return m.binary("or", halves[0], m.binary("shl", halves[1], m.known("i32", 16)))
