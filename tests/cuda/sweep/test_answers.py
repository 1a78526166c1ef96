"""What a confined worker answers: values as they were, and nothing of what a forged answer asks for."""

import math
import os
import random
import struct
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import psutil
import pytest

from warplens.cuda.catalogue import select
from warplens.cuda.execute.inspection.records import Inspection, Refusal, Timeline
from warplens.cuda.ground.errors import (
    CompileError,
    FailureKind,
    InputError,
    KernelFault,
    PtxSyntaxError,
    SourceSpan,
    UnknownNameError,
)
from warplens.cuda.ground.files import KeptEntry
from warplens.cuda.ground.points import CacheState, PointResult, Status, result_of
from warplens.cuda.sweep import answers, workers
from warplens.cuda.sweep.answers import UnreadableAnswerError, packed_answer, read_answer, type_of
from warplens.cuda.sweep.places import run_emulated
from warplens.cuda.sweep.plan import plan_sweep
from warplens.cuda.sweep.pool import make_executor
from warplens.cuda.sweep.protocols import ExplainedDeathError

REFUSED = "the worker process gave an answer that cannot be read ("


def planned_point():
    [point] = plan_sweep(
        select(["transpose_tiled"]), problem={"N": (64,)}, tune={"TILE": (16,)}, devices=["h200"]
    ).points
    return point


@pytest.mark.parametrize(
    "call",
    [run_emulated, workers.run_emulated_in_states, workers.inspect_point, partial(workers.record_block, block=1)],
)
def test_answer_has_the_value_that_the_call_returned(call):
    point = planned_point()
    value = partial(call, first=0)(point) if isinstance(call, partial) else call(point)

    answered = read_answer(packed_answer(7, value), type_of(call))

    assert answered.work_id == 7
    assert answered.result[0] == value
    assert type(answered.result[0]) is type(value)


def test_texts_that_are_not_utf_8_arrive_without_the_letters_that_it_lacks():
    inspection = workers.inspect_point(planned_point())
    odd = replace(inspection, explanation=replace(inspection.explanation, path="a\udcff/k.cu"))

    read = read_answer(packed_answer(1, odd), Inspection | Refusal).result[0]

    assert read == replace(inspection, explanation=replace(inspection.explanation, path="a?/k.cu"))


def test_arrays_of_a_timeline_arrive_as_they_were():
    timeline = workers.timeline_of_point(planned_point())

    read = read_answer(packed_answer(1, timeline), type_of(workers.timeline_of_point)).result[0]

    assert isinstance(read, Timeline)
    for name in ("lane", "begin_ns", "kind"):
        before, after = getattr(timeline.spans, name), getattr(read.spans, name)
        assert after.dtype == before.dtype
        assert np.array_equal(after, before)
    assert np.array_equal(read.placed, timeline.placed)


def test_numbers_that_are_none_and_entries_of_caches_arrive():
    kept = (KeptEntry(folder="compiled", key="0" * 64, body=b"\x00body"), KeptEntry(folder="executed", key="1" * 64))

    numbers, entries = read_answer(packed_answer(1, [math.inf, math.nan, -0.0, np.int64(3)], kept)).result

    assert entries == kept
    assert numbers[0] == math.inf
    assert math.isnan(numbers[1])
    assert math.copysign(1, numbers[2]) == -1
    assert numbers[3] == 3


@pytest.mark.parametrize(
    ("error", "kind", "sentence"),
    [
        (KernelFault("byte 5", FailureKind.BOUNDS), KernelFault, "byte 5"),
        (UnknownNameError("device", "x", []), UnknownNameError, "no device is named 'x' (known: there are none)"),
        (CompileError("does not compile", "a.cu(1): error"), CompileError, "does not compile\na.cu(1): error"),
        (PtxSyntaxError("no", SourceSpan(path="a", line=1, column=1)), PtxSyntaxError, "no\n  a:1:1\n    \n    ^"),
        (ZeroDivisionError("division by zero"), ZeroDivisionError, "division by zero"),
        (UnreadableAnswerError("of no class that crosses"), Exception, "of no class that crosses"),
        (UnicodeDecodeError("utf-8", b"\xff", 0, 1, "bad"), ValueError, "'utf-8' codec can't decode byte 0xff"),
        (InputError("a\udcffb"), InputError, "a?b"),
    ],
)
def test_error_arrives_with_its_class_its_sentence_and_its_kind(error, kind, sentence):
    read = read_answer(packed_answer(2, error)).exception

    assert type(read) is kind
    assert str(read).startswith(sentence)
    assert getattr(read, "kind", None) == getattr(error, "kind", None)


def test_class_of_python_that_is_no_error_is_not_made():
    for name in ("SystemExit", "exec"):
        forged = frame({"name": name, "sentence": "away", "kind": None}, "_Error")
        assert type(read_answer(forged, PointResult).exception) is Exception


def frame(value, named="PointResult", kept=()):
    return msgspec.msgpack.encode((1, named, msgspec.msgpack.encode(value), kept))


def test_value_of_another_type_than_was_asked_for_is_refused():
    result = result_of(planned_point(), Status.OK)
    for forged, asked in [
        (packed_answer(1, Refusal(sentence="no")), PointResult),
        (frame(3), PointResult),
        (frame({"kernel": 3}), PointResult),
        (frame({"kernel": "k", "status": "line\n" * 1000}), PointResult),
        (packed_answer(1, result), dict[CacheState, PointResult]),
        (packed_answer(1, result), Inspection | Refusal),
        (frame("x" * 2, kept=({"folder": 1, "key": "k"},)), object),
    ]:
        with pytest.raises(UnreadableAnswerError) as raised:
            read_answer(forged, asked)
        assert str(raised.value).startswith(REFUSED)
        assert "\n" not in str(raised.value)
        assert len(str(raised.value)) < 300


@pytest.mark.parametrize(
    "array",
    [
        ("object", (1,), struct.pack("<Q", 0x4141414141414141)),
        ("int64", (1,), b"\0" * 8),
        ("float64", (2,), b"\0" * 8),
        ("float64", (-1, -1), b"\0" * 8),
        ("float64", (1 << 62, 1 << 62), b""),
        ("float64", (1,), "text"),
        (1, 2, 3),
    ],
)
def test_array_of_another_dtype_or_size_is_refused(array):
    timeline = workers.timeline_of_point(planned_point())
    plain = msgspec.to_builtins(timeline, enc_hook=answers._plain) | {"placed": array}
    with pytest.raises(UnreadableAnswerError):
        read_answer(frame(plain, "Timeline"), Timeline | Refusal)


def test_damaged_answers_are_read_or_refused():
    chance = random.Random(40)
    whole = packed_answer(1, run_emulated(planned_point()))
    refused = 0
    for _ in range(3000):
        damaged = bytearray(whole)
        for _ in range(chance.randint(1, 4)):
            damaged[chance.randrange(len(damaged))] = chance.randrange(256)
        damaged = damaged[: chance.randint(0, len(damaged))] if chance.random() < 0.3 else damaged
        try:
            read_answer(bytes(damaged), PointResult)
        except UnreadableAnswerError:
            refused += 1
    assert 1000 < refused < 3000


ROGUE = """
import gc, struct, time
from warplens.cuda.sweep.answers import AnswerQueue

def say(data):
    [queue] = [found for found in gc.get_objects() if isinstance(found, AnswerQueue)]
    queue._writer.send_bytes(data)
    time.sleep(600)

def say_much(size):
    [queue] = [found for found in gc.get_objects() if isinstance(found, AnswerQueue)]
    queue._writer._send(struct.pack("!i", -1) + struct.pack("!Q", size))
    time.sleep(600)
"""


@pytest.mark.parametrize(
    ("call", "forged", "sentence"),
    [
        (
            "say",
            b"\x80\x04cposix\ngetcwd\n(tR.",
            REFUSED + "Expected `array`, got `object`), and was ended",
        ),  # a pickle
        ("say", b"", REFUSED + "Input data was truncated), and was ended"),
        ("say_much", 1 << 40, "the worker process gave an answer that is longer than any, and was ended"),
    ],
)
def test_worker_that_forges_an_answer_is_ended_and_replaced(
    call: str, forged: object, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "rogue_answers.py").write_text(ROGUE, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    rogue = __import__("rogue_answers")
    with make_executor(1) as pool:
        first = pool.submit(os.getpid).result(120)
        error = pool.submit(getattr(rogue, call), forged).exception(120)
        assert isinstance(error, ExplainedDeathError)
        assert error.reason == sentence
        assert pool.submit(os.getpid).result(120) != first
        assert not psutil.pid_exists(first) or psutil.Process(first).status() == psutil.STATUS_ZOMBIE


def test_an_answer_is_read_as_what_the_function_returns_or_as_plain_values():
    def half(number: int) -> float:
        return number / 2

    assert type_of(partial(half, 3)) is float
    assert type_of(partial(max, 3)) is Any
