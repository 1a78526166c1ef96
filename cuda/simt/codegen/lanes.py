"""What compiled code does where the lanes of a warp depend on each other.

The rule: lanes that a member mask names and that are not here are a fault, never a guess.
"""

from __future__ import annotations

from contextlib import AbstractContextManager

from warplens.cuda.simt.codegen.fault_record import FAULT_MEMBER_ABSENT, FAULT_NOT_A_MEMBER
from warplens.cuda.simt.codegen.loops import barrier_loop
from warplens.cuda.simt.codegen.observer import Observer
from warplens.cuda.simt.codegen.warp_code import WarpCode
from warplens.cuda.simt.program.blocks import Op
from warplens.cuda.simt.values import crosslane
from warplens.cuda.simt.values.value import Value


class WarpLanes:
    """The lanes of the warp whose code is written."""

    def __init__(self, code: WarpCode, observer: Observer) -> None:
        self.m = code
        self.observer = observer

    def active(self) -> Value:
        """Return the active lanes."""
        return self.m.active()

    def limited(self, lanes: Value) -> AbstractContextManager[None]:
        """Narrow the mask of active lanes for a while."""
        return self.m.limited(lanes)

    def clock(self) -> Value:
        """Return the warp's instructions up to the current one: the count in its frame less those still ahead."""
        return Value("i64", code=self.m.emit(f"sub i64 {self.m.emit('load i64, ptr %clock')}, {self.m.ahead}"))

    def read_from(self, op: Op, sources: Value) -> None:
        """Tell the observer which lanes a shuffle reads."""
        self.observer.shuffled(op, sources)

    def fence(self, op: Op) -> None:
        """Tell the observer of a fence."""
        self.observer.fenced(op)

    def fence_proxies(self) -> None:
        """Tell the observer of a fence between proxies."""
        self.observer.proxies_fenced()

    def of_warpgroup(self, op: Op) -> None:
        """Tell the observer of a product of a warpgroup, or of what orders such products."""
        self.observer.of_warpgroup(op)

    def barrier_result(self) -> tuple[Value, Value]:
        """Load the result of the completed barrier from the frame."""
        holding = self.m.emit(f"load i32, ptr {self.m.frame_field(barrier_loop.RESULT)}")
        present = self.m.emit(f"load i32, ptr {self.m.frame_field(barrier_loop.PRESENT)}")
        return Value("i32", code=holding), Value("i32", code=present)

    def require_members(self, op: Op, mask: Value) -> None:
        """Report lanes outside their own mask, and masks that name lanes which have parted from the active ones."""
        m = self.m
        self.observer.met()
        if mask.const != -1:
            m.fault_if(crosslane.non_members(m, mask), FAULT_NOT_A_MEMBER, op, mask)
        absent = [] if m.together is None else [m.emit(f"xor i32 {m.together}, {m.act}")]
        if m.partial and m.parted and not (m.all_are_here and mask.const == -1):
            absent.append(self._waiting())
        if not absent:
            return
        missing = Value("i32", code=absent[0])
        for more in absent[1:]:
            missing = m.binary("or", missing, Value("i32", code=more))
        absent_members = m.compare("ne", m.binary("and", mask, missing), m.known("i32", 0))
        m.fault_if(crosslane.ballot(m, absent_members), FAULT_MEMBER_ABSENT, op, mask)
        m.all_are_here |= mask.const == -1 and not m.under_guard

    def _waiting(self) -> str:
        """Return the lanes that wait elsewhere; they are the same throughout a basic block of the kernel."""
        m = self.m
        if m.waiting is not None:
            return m.waiting
        if m.parted_rows:
            lanes = m.emit(f"call i32 @joined(ptr %parted, i64 {m.parted_rows})")
        else:
            lanes, *others = [m.emit(f"load i32, ptr {slot}") for slot in m.parted]
            for more in others:
                lanes = m.emit(f"or i32 {lanes}, {more}")
        if not m.under_guard:  # code under a guard may be skipped
            m.waiting = lanes
        return lanes
