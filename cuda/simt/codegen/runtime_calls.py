"""Compiled code for the calls of CUDA's run-time library and for the ends of a launch before its time.

The rule: an early end is a fault, and the fault record holds what its message needs.
"""

from __future__ import annotations

from warplens.cuda.simt.codegen import printing
from warplens.cuda.simt.codegen.fault_record import (
    FAULT_ASSERT,
    FAULT_BRANCH,
    FAULT_CALL,
    FAULT_PRINT,
    FAULT_STACK,
    FAULT_TRAP,
    RECORD_FUNCTION,
)
from warplens.cuda.simt.codegen.warp_code import WarpCode
from warplens.cuda.simt.program.blocks import Op
from warplens.cuda.simt.values import crosslane
from warplens.cuda.simt.values.value import Value


class RuntimeCalls:
    """The calls of the warp whose code is written."""

    def __init__(self, code: WarpCode) -> None:
        self.m = code

    def stop(self, op: Op) -> None:
        """Report the active lanes and leave."""
        self.m.fault_if(self.m.active(), FAULT_TRAP, op, self.m.known("i32", 0))

    def require_stack(self, op: Op, needed: Value) -> None:
        """Report the active lanes whose stack would need more than its size."""
        m = self.m
        beyond = m.compare("ugt", needed, m.known("i64", m.program.saved_bytes))
        m.fault_if(crosslane.ballot(m, beyond), FAULT_STACK, op, m.known("i32", 0))

    def call_nowhere(self, op: Op, address: Value) -> None:
        """Report the addresses and leave."""
        m = self.m
        always = m.emit(f"icmp ne i32 {m.act}, 0")
        m.report_if(always, FAULT_CALL, op, m.act, lambda: m.vector(address))

    def branch_nowhere(self, op: Op, index: Value) -> None:
        """Report the indices and leave."""
        self.m.fault_if(self.m.active(), FAULT_BRANCH, op, index)

    def print(self, op: Op, form: Value, buffer: Value) -> Value:
        """Hand the call over to the function that prints."""
        m = self.m
        m.define(printing.PRINT)
        m.scratch["i32"] = None
        texts = f"<32 x i64> {m.vector(form)}, <32 x i64> {m.vector(buffer)}, ptr %scratch.i32"
        where = f"ptr %local, ptr %shared, i32 %block.x, i32 %block.y, i32 %block.z, i32 {m.act}"
        bad = Value("i32", code=m.emit(f"call i32 @printed(ptr %record, {texts}, {where})"))
        m.fault_if(bad, FAULT_PRINT, op, m.known("i32", 0))
        return Value("i32", varying=True, code=m.emit("load <32 x i32>, ptr %scratch.i32, align 4"))

    def fail(self, op: Op, expression: Value, function: Value) -> None:
        """Report the active lanes, and leave; the name of the function is that of the lowest."""
        m = self.m
        name = function if function.uniform else crosslane.from_lane(m, function, crosslane.lowest(m, m.active()))
        at = m.emit(f"getelementptr i64, ptr %record, i64 {RECORD_FUNCTION}")
        m.do(f"store i64 {name.code}, ptr {at}")
        always = m.emit(f"icmp ne i32 {m.act}, 0")
        m.report_if(always, FAULT_ASSERT, op, m.act, lambda: m.vector(expression))
