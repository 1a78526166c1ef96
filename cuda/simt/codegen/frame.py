"""The frame of a warp: what it keeps while it waits at a barrier.

The rule: a register has a place in the frame if it is live where the warp goes on after some barrier. The head holds
the mask, the words of numbered barriers (`barrier_loop`) and the clock.
"""

from __future__ import annotations

from collections.abc import Sequence

from warplens.cuda.ground.errors import LaunchLimitError
from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen.emitter import Emitter
from warplens.cuda.simt.codegen.loops import barrier_loop
from warplens.cuda.simt.codegen.observer import FAULT_COUNT, FAULT_NUMBER, FAULT_SPLIT
from warplens.cuda.simt.codegen.slots import FIRST_PLACE
from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.isa.registry import unsupported
from warplens.cuda.simt.passes.liveness import Liveness
from warplens.cuda.simt.program.blocks import EXIT, Barrier, Op, Program
from warplens.cuda.simt.program.layout import align
from warplens.cuda.simt.values import crosslane
from warplens.cuda.simt.values.arithmetic import InexecutableError
from warplens.cuda.simt.values.value import BITS, Specialisation, Value

FRAME_ALIGNMENT = 64
CLOCK_OFFSET = 32
"""The frame counts the warp's instructions at this offset, in kernels that read a clock; the mask is at 0."""


class Frame:
    """The frame of the warps of a kernel; warps go on after a barrier at the blocks `resumes`, never EXIT."""

    def __init__(self, emitter: Emitter, live: Liveness, resumes: Sequence[int]) -> None:
        self.m = emitter.code
        self.emitter = emitter
        self.slots = emitter.slots
        self.live = live
        self.resumes = resumes
        self.offsets: dict[str, int] = {}
        self.slots.first_spare = self._lay_out()

    @property
    def bytes(self) -> int:
        """The size of a frame, when all code has been written."""
        return self.slots.first_spare + self.slots.spare_bytes

    def _lay_out(self) -> int:
        """Give each register that is saved at a barrier a place behind head and constant places; return the end."""
        offset = FIRST_PLACE + align(self.slots.places.bytes, FRAME_ALIGNMENT)
        names = sorted({name for block in self.resumes for name in self.live.live(block)})
        for name in names:
            if not self.slots.is_constant(name) and name not in self.slots.places.of:
                self.offsets[name] = offset
                form = self.slots.shapes.forms[name]
                size = max(8, BITS[form.type] // 8) * (LANES if form.varying else 1)
                offset += align(size, FRAME_ALIGNMENT)
        return offset

    def _place(self, name: str) -> str:
        """Return the address of a register's place in the frame."""
        return self.m.emit(f"getelementptr i8, ptr %frame, i64 {self.offsets[name]}")

    def restore(self, block: int) -> None:
        """Load what is live from the frame and go on."""
        m = self.m
        m.label(f"resume.{block}")
        m.do(f"store i32 {m.emit('load i32, ptr %frame')}, ptr %act")
        for name in self.live.live(block):
            if name not in self.offsets:
                continue
            at = self._place(name)
            if self.slots.stored_type(name) == "<32 x i1>":
                code = m.emit(f"bitcast i32 {m.emit(f'load i32, ptr {at}')} to <32 x i1>")
            else:
                code = m.emit(f"load {self.slots.stored_type(name)}, ptr {at}, align 8")
            m.do(f"store {self.slots.stored_type(name)} {code}, ptr {self.slots.slot(name)}")
        m.do(f"br label %block.{block}")

    def save(self, barrier: Barrier) -> None:
        """Save what is live after a barrier in the frame and leave with the point to resume at."""
        m = self.m
        for name in self.live.live(barrier.target):
            if name not in self.offsets:
                continue
            type_ = self.slots.stored_type(name)
            code = m.emit(f"load {type_}, ptr {self.slots.slot(name)}")
            if type_ == "<32 x i1>":
                type_, code = "i32", m.emit(f"bitcast <32 x i1> {code} to i32")
            m.do(f"store {type_} {code}, ptr {self._place(name)}, align 8")
        m.do(f"br label %suspend.{barrier.target}")

    def announce(self, barrier: Barrier) -> None:
        """Write the words that the loop for numbered barriers reads (`barrier_loop`) to the head of the frame."""
        m, op = self.m, barrier.op
        if barrier.target == EXIT:
            raise unsupported(op, m.program.file_name, "as the last instruction")
        number = self._agreed(op, self._operand(op, barrier.number, "i32"))
        threads = m.known("i32", 0)
        if barrier.threads is not None:
            threads = self._agreed(op, self._operand(op, barrier.threads, "i32"))
        outside = m.compare("ugt", number, m.known("i32", barrier_loop.BARRIERS - 1))
        m.fault_if(crosslane.ballot(m, outside), FAULT_NUMBER, op, number)
        if barrier.threads is not None:
            rest = m.compare("ne", m.binary("and", threads, m.known("i32", 31)), m.known("i32", 0))
            wrong = m.binary("or", rest, m.compare("eq", threads, m.known("i32", 0)))
            m.fault_if(crosslane.ballot(m, wrong), FAULT_COUNT, op, threads)
        holding = m.known("i32", 0)
        if barrier.predicate is not None:
            holding = m.call("ctpop", crosslane.ballot(m, self._operand(op, barrier.predicate, "i1")))
        fields = {
            barrier_loop.NUMBER: number.code,
            barrier_loop.WARPS: m.binary("lshr", threads, m.known("i32", 5)).code,
            barrier_loop.STATE: barrier_loop.ARRIVES if "arrive" in op.instruction.modifiers else barrier_loop.WAITS,
            barrier_loop.HOLDING: holding.code,
            barrier_loop.PRESENT: m.call("ctpop", m.active()).code,
            barrier_loop.INSTRUCTION: op.index,
        }
        for offset, value in fields.items():
            m.do(f"store i32 {value}, ptr {m.frame_field(offset)}")

    def _operand(self, op: Op, operand: tree.Operand, type_: str) -> Value:
        try:
            return self.emitter.algebra.read(operand, type_)
        except InexecutableError as error:
            raise unsupported(op, self.m.program.file_name, str(error)) from None

    def _agreed(self, op: Op, value: Value) -> Value:
        """Return a value as a scalar; report a fault where the active lanes hold different values."""
        m = self.m
        if value.uniform:
            return value
        first = crosslane.from_lane(m, value, crosslane.lowest(m, m.active()))
        m.fault_if(crosslane.ballot(m, m.compare("ne", value, first)), FAULT_SPLIT, op, value)
        return first


# Compiled code counts the threads and bytes of a block in 32 bits, and no GPU has more than a few of either.
MAX_THREADS = 1024
MAX_SHARED_BYTES = 227 << 10
"""No GPU gives a block more threads, or more shared memory.

Source: CUDA C++ programming guide 12.9, 16.2, table "Technical Specifications per Compute Capability".
"""


def check_sizes(program: Program, launch: Specialisation) -> None:
    """Raise `LaunchLimitError` for a block of no GPU."""
    kernel = f"{program.file_name}: a block of {program.name}"
    if not 1 <= launch.threads <= MAX_THREADS:
        raise LaunchLimitError(f"{kernel} has {launch.threads:,} threads, and a GPU gives it 1 to {MAX_THREADS:,}")
    shared_bytes = program.static_shared_bytes + launch.dynamic_shared_bytes
    if not 0 <= shared_bytes <= MAX_SHARED_BYTES:
        raise LaunchLimitError(
            f"{kernel} has {shared_bytes:,} bytes of shared memory, and no GPU gives it more than {MAX_SHARED_BYTES:,}"
        )
