"""The loop over blocks and warps, as LLVM code: `@run`, which calls the kernel's `@warp`."""

from __future__ import annotations

import pytest

from warplens.cuda.simt.codegen.module import loop_of_barriers, parts_of_loops, plain_loop
from warplens.cuda.simt.codegen.warp_code import Observer
from warplens.cuda.simt.values.value import Specialisation

LAUNCH = Specialisation(block=(64, 1, 1), grid=(4, 2, 1), parameters=b"", pointers={}, sizes={})


@pytest.mark.parametrize(
    ("part", "line", "expected"),
    [
        ("block_start", 6, "%x.64 = urem i64 %number, 4"),
        ("whether_over", 0, "%none.left = icmp sge i64 %index, %last"),
        ("fresh_points", -2, "%cleared = icmp eq i32 %slot.next, 2"),  # a block of 64 threads has 2 warps
        ("call_of_warp", 3, "%local.offset = mul i64 %w.64, 256"),  # 32 lanes of 8 bytes
    ],
)
def test_parts_of_loops_returns_the_parts_that_all_loops_have(part: str, line: int, expected: str):
    parts = parts_of_loops(LAUNCH, Observer(), frame_bytes=256, local_bytes=8)
    assert str(parts[part]).splitlines()[line].strip() == expected


def test_plain_loop_returns_run_for_a_launch():
    lines = plain_loop(LAUNCH, Observer(), frame_bytes=256, local_bytes=0).splitlines()
    assert [line.split("(")[0] for line in lines if line.startswith("define")] == [
        "define internal i64 @block.number",
        "define i32 @run",
    ]


def test_loop_of_barriers_returns_run_for_a_launch_with_numbered_barriers():
    lines = loop_of_barriers(LAUNCH, Observer(), frame_bytes=256, local_bytes=0).splitlines()
    assert [line.split("(")[0] for line in lines if line.startswith("define i32")] == ["define i32 @run"]
