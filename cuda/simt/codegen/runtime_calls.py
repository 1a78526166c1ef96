"""What a warp asks of the runtime: an early end, a call or branch to nowhere, `printf` and `assert`.

The rule: an early end (`trap`, a failed `assert`) is a fault, and the fault record holds what its message needs.
"""

import ctypes
from dataclasses import dataclass

from warplens.cuda.simt.codegen import buffers
from warplens.cuda.simt.codegen.memory import heap
from warplens.cuda.simt.codegen.warp_code import WarpCode
from warplens.cuda.simt.program.blocks import Op
from warplens.cuda.simt.values import algebra
from warplens.cuda.simt.values.value import Value, filled


def print_function() -> str:
    """Return `@printed`, which hands a call over and returns the lanes whose format or arguments lie in no memory."""
    block = buffers.PrintCall.block.offset
    return filled(
        "codegen/printed.ll",
        call_bytes=ctypes.sizeof(buffers.PrintCall),
        **{
            name: getattr(buffers.PrintCall, name).offset
            for name in ("arguments", "results", "local", "shared", "block", "mask")
        },
        block_y=block + 4,
        block_z=block + 8,
        RECORD_PRINT=buffers.RECORD_PRINT,
        RECORD_PRINT_FULL=buffers.RECORD_PRINT_FULL,
        IS_FULL=buffers.IS_FULL,
        IS_BAD=buffers.IS_BAD,
    )


@dataclass(frozen=True, slots=True)
class RuntimeCalls:
    """The calls of the warp whose code is written."""

    m: WarpCode

    def stop(self, op: Op) -> None:
        """Report the active lanes and leave."""
        self.m.fault_if(self.m.active(), buffers.FAULT_TRAP, op, self.m.known("i32", 0))

    def require_stack(self, op: Op, needed: Value) -> None:
        """Report the active lanes whose stack would need more than its size."""
        m = self.m
        beyond = m.compare("ugt", needed, m.known("i64", m.program.saved_bytes))
        m.fault_if(algebra.ballot(m, beyond), buffers.FAULT_STACK, op, m.known("i32", 0))

    def call_nowhere(self, op: Op, address: Value) -> None:
        """Report the addresses and leave."""
        m = self.m
        always = m.emit(f"icmp ne i32 {m.act}, 0")
        m.report_if(always, buffers.FAULT_CALL, op, m.act, lambda: m.vector(address))

    def branch_nowhere(self, op: Op, index: Value) -> None:
        """Report the indices and leave."""
        self.m.fault_if(self.m.active(), buffers.FAULT_BRANCH, op, index)

    def print(self, op: Op, form: Value, buffer: Value) -> Value:
        """Hand the call over to the function that prints."""
        m = self.m
        m.define(print_function())
        m.scratch["i32"] = None
        texts = f"<32 x i64> {m.vector(form)}, <32 x i64> {m.vector(buffer)}, ptr %scratch.i32"
        where = f"ptr %local, ptr %shared, i32 %block.x, i32 %block.y, i32 %block.z, i32 {m.act}"
        bad = Value("i32", code=m.emit(f"call i32 @printed(ptr %record, {texts}, {where})"))
        m.fault_if(bad, buffers.FAULT_PRINT, op, m.known("i32", 0))
        return Value("i32", varying=True, code=m.emit("load <32 x i32>, ptr %scratch.i32, align 4"))

    def allocate(self, sizes: Value) -> Value:
        """Allocate memory of the heap for each active lane."""
        return heap.allocate(self.m, sizes)

    def free(self, op: Op, addresses: Value) -> None:
        """Give memory of the heap back; report the lanes that cannot."""
        heap.release(self.m, op, addresses)

    def fail(self, op: Op, expression: Value, function: Value) -> None:
        """Report the active lanes, and leave; the name of the function is that of the lowest."""
        m = self.m
        name = function if function.uniform else algebra.from_lane(m, function, algebra.lowest(m, m.active()))
        at = m.emit(f"getelementptr i64, ptr %record, i64 {buffers.RECORD_FUNCTION}")
        m.do(f"store i64 {name.code}, ptr {at}")
        always = m.emit(f"icmp ne i32 {m.act}, 0")
        m.report_if(always, buffers.FAULT_ASSERT, op, m.act, lambda: m.vector(expression))
