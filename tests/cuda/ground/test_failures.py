"""The kind of a failure stands first, then what happened, then where: each form of a reason."""

from __future__ import annotations

import pickle

import pytest

from warplens.cuda.execute import verification
from warplens.cuda.execute.gpu.captured_output import explain
from warplens.cuda.ground.errors import CompileError, FailureKind, KernelFault, LaunchLimitError, failure_of
from warplens.cuda.ground.points import Check
from warplens.cuda.simt.codegen.buffers import (
    FAULT_BRANCH,
    FAULT_CALL,
    FAULT_CLUSTER_RACE,
    FAULT_CLUSTER_UNWRITTEN,
    FAULT_ENDED,
    FAULT_FREE,
    FAULT_HANDLE,
    FAULT_LEFT,
    FAULT_SPACE,
)
from warplens.cuda.simt.launch.faults import FAULT_KINDS, FAULT_SENTENCES
from warplens.cuda.sweep.protocols import TimeLimitError

PLACE = "block=(0,0,0) thread=(61,0,0) k.cu:3: `st.global.u32 [%rd4], %r5`: "


@pytest.mark.parametrize(
    ("event", "row"),
    [
        (
            "stores 4 bytes at byte 256 of array 'a0', which has 256 bytes (and 2 more threads)",
            (
                "Out of bounds: thread (61,0,0) stores 4 bytes at byte 256 of array 'a0', which has 256 bytes (and 2 "
                "more threads), line 3 of k.cu"
            ),
        ),
        (
            "stores 4 bytes at address 0x0, which lies in no array of the launch or is misaligned",
            (
                "Out of bounds: thread (61,0,0) stores 4 bytes at address 0x0, which lies in no array of the launch or "
                "is misaligned, line 3 of k.cu"
            ),
        ),
        (
            "loads 16 bytes at byte 20 of array 'a0', misaligned: the address must be a multiple of 16",
            (
                "Misaligned access: thread (61,0,0) loads 16 bytes at byte 20 of array 'a0', misaligned: the address "
                "must be a multiple of 16, line 3 of k.cu"
            ),
        ),
        (
            (
                "reads byte 8 of shared 's', which no thread of the block has written yet: no barrier between "
                "line 2, which writes it, and line 3"
            ),
            "Race: no __syncthreads() between line 2 and line 3",
        ),
        (
            (
                "reads byte 8 of shared 's', which no thread of the block has written yet: no barrier between "
                "lines 1 and 2, which write it, and line 3"
            ),
            "Race: no __syncthreads() after lines 1 and 2 and before line 3",
        ),
        (
            (
                "reads byte 8 of shared 's', which no thread of the block has written yet: a barrier between "
                "line 2, which writes it, and line 3, or a first value is missing"
            ),
            "Read before written: no __syncthreads() between line 2 and line 3, or no first value",
        ),
        (
            (
                "reads byte 8 of shared 's', which no thread of the block has written yet: a barrier or a "
                "first value is missing"
            ),
            (
                "Read before written: thread (61,0,0) reads byte 8 of shared 's', which no thread of the block has "
                "written yet: a barrier or a first value is missing, line 3 of k.cu"
            ),
        ),
        (
            "reads byte 0 of array 'x', which thread (0,0,0) wrote in line 7 with no barrier between them",
            "Race: no __syncthreads() between line 7 and line 3",
        ),
        (
            (
                "reads byte 64 of shared variable 's', which thread (16,0,0) wrote in line 3 with no __syncwarp() or "
                "barrier between them"
            ),
            "Race: no __syncthreads() between the accesses of line 3",
        ),
        (
            (
                "stores byte 0 of array 'x', which thread (0,0,0) of block (1,0,0) wrote in line 3, and nothing orders "
                "the two blocks"
            ),
            (
                "Race: thread (61,0,0) stores byte 0 of array 'x', which thread (0,0,0) of block (1,0,0) wrote in line "
                "3, and nothing orders the two blocks"
            ),
        ),
        ("assertion `i < n` failed in k", "Assertion failed: assertion `i < n` failed in k, line 3 of k.cu"),
    ],
)
def test_fault_in_a_row_is_its_kind_what_happened_and_its_place(event, row):
    kind = FailureKind(row.partition(":")[0])
    assert failure_of(PLACE + event, kind).row == row


def test_fault_of_an_earlier_file_is_one_and_its_record_tells_the_kind_today():
    general = {FAULT_SPACE, FAULT_BRANCH, FAULT_CALL, FAULT_FREE, FAULT_HANDLE}
    assert set(FAULT_SENTENCES) - set(FAULT_KINDS) == general
    assert set(FAULT_KINDS) - set(FAULT_SENTENCES) == {
        FAULT_ENDED,
        FAULT_LEFT,
        FAULT_CLUSTER_RACE,
        FAULT_CLUSTER_UNWRITTEN,
    }
    event = FAULT_SENTENCES[FAULT_SPACE]
    assert failure_of(PLACE + event).row == f"Fault: {event}, line 3 of k.cu"


def test_race_has_its_access_its_thread_and_the_wrong_result_as_details():
    event = "reads byte 4 of shared variable 's', which thread (1,0,0) wrote in line 2 with no barrier between them"
    wrong = verification.describe(
        Check(array="out", checked=9, wrong=2, first_bad=(1,), got="3", expected="2", largest_absolute=1.0)
    )
    failure = failure_of(f"{PLACE}{event}; {wrong}", FailureKind.RACE)
    assert failure.headline == "Race: no __syncthreads() between line 2 and line 3"
    assert failure.thread == "block (0,0,0), thread (61,0,0): `st.global.u32 [%rd4], %r5`"
    assert failure.details == (event, wrong)


def test_doubt_about_an_assumed_launch_is_a_detail():
    doubt = "this need not be a defect of the kernel, since the host code does not say all of its launch; correct it"
    failure = failure_of(f"{PLACE}loads 4 bytes at byte 64 of array 'a', which has 64 bytes; {doubt}")
    assert failure.what == "thread (61,0,0) loads 4 bytes at byte 64 of array 'a', which has 64 bytes"
    assert failure.details[-1] == doubt


def test_wrong_result_with_other_inputs_names_them_behind_the_elements():
    check = Check(array="out", checked=9, wrong=2, first_bad=(1,), got="3", expected="2", largest_absolute=1.0)
    failure = failure_of(f"with the inputs 'nan', {verification.describe(check)}")
    assert failure.row == "Wrong result: 2 of 9 elements of 'out': the first at [1] is 3 instead of 2"
    assert failure.details == ("the largest absolute error is 1, the largest relative error 0", "with the inputs 'nan'")


def test_block_that_does_not_end_has_its_file_for_a_place():
    reason = "block=(3,0,0) k.cu: the block did not end within the limit of 500 warp instructions"
    failure = failure_of(reason, FailureKind.ENDLESS)
    assert failure.row == "Did not end: the block did not end within the limit of 500 warp instructions"
    assert (failure.thread, failure.line) == ("block (3,0,0)", 0)


@pytest.mark.parametrize(
    "log",
    [
        'k.cu(35): warning #607-D: this pragma\n  ^\n\nk.cu(36): error: expected a ";"\n  ^\n\n1 error detected',
        'k.cu(36): error #65: expected a ";"\n',
        'k.cu:36:7: error: expected a ";"\n',
    ],
)
def test_source_that_does_not_compile_has_its_first_error_in_the_row(log):
    failure = failure_of(f"k.cu does not compile for sm_90\n{log}")
    assert failure.row == 'Does not compile: expected a ";", line 36 of k.cu'
    assert failure.log == log.strip()


def test_source_that_was_refused_without_a_log_keeps_the_sentence():
    reason = "k.cu does not compile for sm_90: the compiler was stopped after 60 s"
    assert failure_of(reason).row == f"Does not compile: {reason}"


def test_error_of_the_driver_has_its_kind_and_its_meaning():
    failure = explain("cuCtxSynchronize failed: an illegal memory access was encountered")
    assert failure_of(failure.sentence, failure.kind).row == (
        "Out of bounds: CUDA_ERROR_ILLEGAL_ADDRESS: a thread accessed memory outside of every array "
        "(cuCtxSynchronize: an illegal memory access was encountered)"
    )


@pytest.mark.parametrize("reason", ["", "the point was cancelled before it ran", "no memory"])
def test_reason_of_no_known_form_keeps_its_words(reason):
    failure = failure_of(reason)
    assert (failure.kind, failure.what, failure.details) == (FailureKind.OTHER, reason, ())


@pytest.mark.parametrize(
    "error",
    [
        LaunchLimitError("the launch asks for 65536 bytes", FailureKind.SHARED),
        TimeLimitError("it took longer than the time limit of 60 s"),
        CompileError("k.cu does not compile for sm_90", ""),
        KernelFault("step 2 (k): block=(0,0,0) k.cu: odd words", FailureKind.RACE),
    ],
)
def test_kind_is_that_of_the_error_whatever_the_sentence_is(error):
    copy = pickle.loads(pickle.dumps(error))  # as a worker returns it
    assert failure_of(str(copy), copy.kind).row == f"{error.kind}: {error}"
    assert error.kind is not FailureKind.OTHER
