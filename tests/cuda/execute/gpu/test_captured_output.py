"""The output of a GPU's driver to this process: it is captured whole, and the assertion in it is recognised."""

from __future__ import annotations

import ctypes
import os

import pytest

from warplens.cuda.execute.gpu.captured_output import ERRORS, MAX_BYTES, OUTPUT, captured, failed_assertion

PLACE = "/kernel.cu:7: void k(float *, int): block: [{block}], thread: [{thread}] Assertion `i < n` failed."


@pytest.mark.parametrize("descriptor", [OUTPUT, ERRORS])
def test_text_of_a_descriptor_is_caught_and_later_text_is_not(descriptor, capfd):
    with captured(descriptor) as text:
        os.write(descriptor, b"one\n")
        assert text() == "one\n"
        os.write(descriptor, b"two \xff\n")
        assert text() == "one\ntwo \ufffd\n"
    os.write(descriptor, b"three\n")
    assert "".join(capfd.readouterr()) == "three\n"


def test_text_that_the_c_library_holds_back_is_caught(capfd):
    library = ctypes.CDLL(None)
    library.printf(b"before\n")
    with captured(OUTPUT) as text:
        library.printf(b"within\n")
        assert text() == "within\n"
    library.printf(b"after\n")
    library.fflush(None)
    assert capfd.readouterr().out == "before\nafter\n"


def test_more_than_a_pipe_holds_neither_blocks_nor_comes_back_whole():
    line = b"x" * 999 + b"\n"
    with captured(OUTPUT) as text:
        for _ in range(2000):
            os.write(OUTPUT, line)
        assert text() == (line * 2000)[:MAX_BYTES].decode()


def test_descriptor_is_restored_after_an_error(capfd):
    with pytest.raises(KeyError), captured(OUTPUT):
        raise KeyError
    os.write(OUTPUT, b"here\n")
    assert capfd.readouterr().out == "here\n"


@pytest.mark.parametrize(
    ("threads", "sentence"),
    [
        ([], ""),
        (
            [("0,0,0", "5,0,0")],
            "block=(0,0,0) thread=(5,0,0) k.cu:7: assertion `i < n` failed in void k(float *, int)",
        ),
        (
            [("10,0,0", "0,0,0"), ("9,0,0", "31,0,0"), ("9,0,0", "4,1,0"), ("0,1,0", "0,0,0")],
            (
                "block=(9,0,0) thread=(31,0,0) k.cu:7: assertion `i < n` failed in void k(float *, int) "
                "(and in 3 more threads)"
            ),
        ),
    ],
)
def test_first_failed_assertion_is_a_sentence(threads, sentence):
    output = "warning: something else\n" + "".join(PLACE.format(block=b, thread=t) + "\n" for b, t in threads)
    assert failed_assertion(output, "k.cu") == sentence


def test_assertion_in_an_included_file_keeps_its_name():
    output = PLACE.format(block="0,0,0", thread="0,0,0").replace("/kernel.cu", "cuda/atomic")
    assert "thread=(0,0,0) cuda/atomic:7: assertion" in failed_assertion(output, "k.cu")
