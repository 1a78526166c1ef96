"""The code of atomic operations: one lane after the other, the lowest first."""

from __future__ import annotations

from warplens.cuda.simt.codegen.memory.atomics import function


def test_function_returns_the_llvm_function_atomic_step_type():
    assert function("add", "i32").split("(")[0] == "define internal <32 x i32> @atomic.add.i32"
