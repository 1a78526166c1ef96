"""The error of a block that failed, and sentences on blocks that wait for others (`turns`)."""

from __future__ import annotations

import numpy as np

from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.codegen import buffers
from warplens.cuda.simt.codegen.buffers import RECORD_WORDS
from warplens.cuda.simt.codegen.module import generate
from warplens.cuda.simt.launch.block_scheduler import Waiting
from warplens.cuda.simt.launch.execution import BlockFailure
from warplens.cuda.simt.launch.faults import error_of, how_it_waited, waits_for_ever, why_not_checked
from warplens.cuda.simt.linking.calls import build_program
from warplens.cuda.simt.values.value import Specialisation


def test_error_of_returns_the_error_of_a_failure():
    module = parse_module(".version 8.8 .target sm_90 .address_size 64 .entry k() { trap; }")
    launch = Specialisation(block=(64, 1, 1), grid=(3, 1, 1), parameters=b"", pointers={}, sizes={})
    code = generate(build_program(module, "k", "k.cu"), launch)
    failure = BlockFailure(buffers.LIMIT, np.zeros(RECORD_WORDS, np.int64), 0)
    assert (
        str(error_of(failure, code, 500, {})).partition(" of")[0]
        == "block=(0,0,0) k.cu: the block did not end within the limit"
    )


def test_waits_for_ever_returns_where_a_block_waits_for_ever_and_why_from_the_file_on():
    body = "{ .reg .b64 %d; .reg .b32 %r; .loc 1 12 5 ld.volatile.global.u32 %r, [%d]; ret; }"
    module = parse_module(f".version 8.8 .target sm_90 .address_size 64 .entry k() {body}")
    program = build_program(module, "k", "k.cu")
    assert (
        waits_for_ever(Waiting(instruction=0, blocks=1024, not_begun=3), program).split(": ")[2]
        == "the block waits here for a value that no block stores"
    )


def test_why_not_checked_returns_why_checked_code():
    body = "{ .reg .b64 %d; .reg .b32 %r; .loc 1 12 5 ld.volatile.global.u32 %r, [%d]; ret; }"
    module = parse_module(f".version 8.8 .target sm_90 .address_size 64 .entry k() {body}")
    program = build_program(module, "k", "k.cu")
    assert why_not_checked((0, 0, 0), Waiting(instruction=0, blocks=1, not_begun=3), program) == (
        "block (0,0,0) waits in line 12 for others, and checked blocks are executed one after the other"
    )


def test_how_it_waited_returns_the_note_on_a_launch_in_which_others_ran_while_a_block():
    body = "{ .reg .b64 %d; .reg .b32 %r; .loc 1 12 5 ld.volatile.global.u32 %r, [%d]; ret; }"
    module = parse_module(f".version 8.8 .target sm_90 .address_size 64 .entry k() {body}")
    program = build_program(module, "k", "k.cu")
    assert how_it_waited(0, program).partition(":")[0] == "blocks wait for others in line 12"
