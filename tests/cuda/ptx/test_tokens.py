"""The lines of a kernel's file that the PTX comes from."""

from __future__ import annotations

from warplens.cuda.ptx.operands import source_lines


def test_inlined_code_belongs_to_the_line_of_its_call() -> None:
    ptx = """.visible .entry k(
.loc 1 10 0
mov.u32 %r1, 1;
.loc 2 99 5, function_name $L1, inlined_at 1 12 3
add.u32 %r1, %r1, 1;
.loc 2 98 5
ret;
}
.file 1 "/kernel.cu"
.file 2 "/cuda/header.h"
"""
    assert source_lines(ptx) == {3: 10, 5: 12, 7: 12}
