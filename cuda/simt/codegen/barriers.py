"""What a warp writes to the head of its frame where it arrives at a barrier with a number, or at one of its cluster.

The rule: the loop for numbered barriers reads these words (`buffers`). A barrier whose number, threads or lanes no GPU
would take is a fault.
"""

from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen import buffers
from warplens.cuda.simt.codegen.emitter import Emitter
from warplens.cuda.simt.codegen.warp_code import WarpCode
from warplens.cuda.simt.isa.registry import unsupported
from warplens.cuda.simt.program.blocks import EXIT, Barrier, Op
from warplens.cuda.simt.values import algebra
from warplens.cuda.simt.values.arithmetic import InexecutableError
from warplens.cuda.simt.values.value import Value


def announce(emitter: Emitter, barrier: Barrier) -> None:
    """Write the words that the loop for numbered barriers reads (`buffers`) to the head of the frame."""
    m, op = emitter.code, barrier.op
    if barrier.target == EXIT:
        raise unsupported(op, m.program.file_name, "as the last instruction")
    if barrier.is_of_cluster:
        _announce_to_cluster(emitter, op)
        return
    number = _agreed(m, op, _operand(emitter, op, barrier.number, "i32"))
    threads = m.known("i32", 0)
    if barrier.threads is not None:
        threads = _agreed(m, op, _operand(emitter, op, barrier.threads, "i32"))
    outside = m.compare("ugt", number, m.known("i32", buffers.BARRIERS - 1))
    m.fault_if(algebra.ballot(m, outside), buffers.FAULT_NUMBER, op, number)
    if barrier.threads is not None:
        rest = m.compare("ne", m.binary("and", threads, m.known("i32", 31)), m.known("i32", 0))
        wrong = m.binary("or", rest, m.compare("eq", threads, m.known("i32", 0)))
        m.fault_if(algebra.ballot(m, wrong), buffers.FAULT_COUNT, op, threads)
    holding = m.known("i32", 0)
    if barrier.predicate is not None:
        holding = m.call("ctpop", algebra.ballot(m, _operand(emitter, op, barrier.predicate, "i1")))
    fields = {
        buffers.NUMBER: number.code,
        buffers.WARPS: m.binary("lshr", threads, m.known("i32", 5)).code,
        buffers.STATE: buffers.ARRIVES if "arrive" in op.instruction.modifiers else buffers.WAITS,
        buffers.HOLDING: holding.code,
        buffers.PRESENT: m.call("ctpop", m.active()).code,
        buffers.INSTRUCTION: op.index,
    }
    for offset, value in fields.items():
        m.do(f"store i32 {value}, ptr {m.frame_field(offset)}")


def _announce_to_cluster(emitter: Emitter, op: Op) -> None:
    """Write the words on a barrier of the cluster; each lane arrives once and waits once, in turn.

    Checked code reports any other order, which is undefined. On an H200 lanes that have not arrived wait for
    nothing, and those that arrive again arrive once.
    """
    m = emitter.code
    arrives = "arrive" in op.instruction.modifiers
    before = Value("i32", code=m.emit(f"load i32, ptr {m.frame_field(buffers.ARRIVED)}"))
    if emitter.is_checked:
        wrong = m.binary("and", before if arrives else m.invert(before), m.active())
        kind = buffers.FAULT_ARRIVED_TWICE if arrives else buffers.FAULT_NOT_ARRIVED
        m.fault_if(wrong, kind, op, m.known("i32", 0))
    state: int | str = buffers.ARRIVES
    if not arrives:
        has_arrived = m.compare("ne", m.binary("and", before, m.active()), m.known("i32", 0))
        state = m.select(has_arrived, m.known("i32", buffers.WAITS), m.known("i32", buffers.ARRIVES)).code
    fields: dict[int, int | str] = {
        buffers.NUMBER: buffers.BARRIERS,
        buffers.WARPS: 0,
        buffers.STATE: state,
        buffers.INSTRUCTION: op.index,
    }
    if arrives:
        fields[buffers.ARRIVED] = m.binary("or", before, m.active()).code
    for offset, value in fields.items():
        m.do(f"store i32 {value}, ptr {m.frame_field(offset)}")


def _operand(emitter: Emitter, op: Op, operand: tree.Operand, type_: str) -> Value:
    try:
        return emitter.algebra.read(operand, type_)
    except InexecutableError as error:
        raise unsupported(op, emitter.code.program.file_name, str(error)) from None


def _agreed(m: WarpCode, op: Op, value: Value) -> Value:
    """Return a value as a scalar; report a fault where the active lanes hold different values."""
    if value.uniform:
        return value
    first = algebra.from_lane(m, value, algebra.lowest(m, m.active()))
    m.fault_if(algebra.ballot(m, m.compare("ne", value, first)), buffers.FAULT_SPLIT, op, value)
    return first
