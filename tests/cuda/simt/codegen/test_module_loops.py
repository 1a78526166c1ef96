"""The loop over blocks and warps, as LLVM code: `@run`, which calls the kernel's `@warp`."""

from __future__ import annotations

from warplens.cuda.simt.codegen.module import (
    WHETHER_OVER,
    block_start,
    call_of_warp,
    fresh_points,
    loop_of_barriers,
    plain_loop,
)
from warplens.cuda.simt.codegen.warp_code import Observer
from warplens.cuda.simt.values.value import Specialisation


def test_block_start_returns_the_code_that_begins_a_block():
    launch = Specialisation(block=(64, 1, 1), grid=(4, 2, 1), parameters=b"", pointers={}, sizes={})
    assert block_start(launch, Observer()).splitlines()[6].strip() == "%x.64 = urem i64 %number, 4"


def test_whether_over_returns_the_code_that_computes_over():
    assert WHETHER_OVER.splitlines()[0].strip() == "%none.left = icmp sge i64 %index, %last"


def test_fresh_points_returns_the_loop():
    launch = Specialisation(block=(64, 1, 1), grid=(4, 1, 1), parameters=b"", pointers={}, sizes={})
    assert (
        fresh_points(launch).splitlines()[-2].strip() == "%cleared = icmp eq i32 %slot.next, 2"
    )  # a block of 64 threads has 2 warps


def test_call_of_warp_returns_the_code_that_runs_warp_w_from_point_on_and_computes_code():
    assert (
        call_of_warp(frame_bytes=256, local_bytes=8).splitlines()[3].strip() == "%local.offset = mul i64 %w.64, 256"
    )  # 32 lanes of 8 bytes


def test_plain_loop_returns_run_for_a_launch():
    launch = Specialisation(block=(64, 1, 1), grid=(4, 2, 1), parameters=b"", pointers={}, sizes={})
    lines = plain_loop(launch, Observer(), frame_bytes=256, local_bytes=0).splitlines()
    assert [line.split("(")[0] for line in lines if line.startswith("define")] == [
        "define internal i64 @block.number",
        "define i32 @run",
    ]


def test_loop_of_barriers_returns_run_for_a_launch_with_numbered_barriers():
    launch = Specialisation(block=(64, 1, 1), grid=(4, 2, 1), parameters=b"", pointers={}, sizes={})
    lines = loop_of_barriers(launch, Observer(), frame_bytes=256, local_bytes=0).splitlines()
    assert [line.split("(")[0] for line in lines if line.startswith("define i32")] == ["define i32 @run"]
