"""Every answer that a shipped lesson states is what the engine counts, and answers are judged by it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from warplens import explain
from warplens.cuda.device.spec import memory_rules
from warplens.cuda.execute.emulator import EmulatorRunner
from warplens.cuda.execute.inspection.records import BlockRecord, Inspection, Refusal
from warplens.cuda.ground.metrics import METRICS, Provenance
from warplens.cuda.simt.counting.counts import Sample
from warplens.gui.figures.request import LensRequest, lens_of
from warplens.gui.views.lessons.handout import findings, inspected_steps
from warplens.gui.views.lessons.reader import read_lesson, shipped_lessons
from warplens.gui.views.lessons.truths import (
    NOUGHT_IF_ABSENT,
    Along,
    Quantity,
    Question,
    QuestionKind,
    Step,
    Subject,
    Truth,
    Verdict,
    disagreement,
    judged,
    lens_at,
    limits_of_step,
    no_request,
    number_text,
    places_of,
    request_of,
    truth_of,
)


@pytest.fixture(scope="module")
def inspect(point_inspector):
    return point_inspector.inspect


@pytest.mark.sample(3)
@pytest.mark.parametrize("lesson", shipped_lessons(), ids=lambda lesson: lesson.key)
def test_every_stated_answer_is_counted(lesson, inspect) -> None:
    assert findings(lesson, inspect) == ()


@pytest.mark.long
def test_efficiencies_of_lessons_are_those_of_the_points(inspect) -> None:
    metrics = {
        Quantity.LOAD_EFFICIENCY: "gld_efficiency",
        Quantity.STORE_EFFICIENCY: "gst_efficiency",
        Quantity.SHARED_EFFICIENCY: "shared_efficiency",
    }
    (lesson,) = (lesson for lesson in shipped_lessons() if lesson.key == "2-bank-conflicts")
    step, inspection = next(iter(inspected_steps(lesson, inspect)))
    result = EmulatorRunner().run(step.point)
    for counts, key in metrics.items():
        question = Question(ask="?", counts=counts, answer=0)
        truth = truth_of(Step(title="One", point=step.point, question=question), inspection)
        assert truth.number == pytest.approx(result.metrics[key].value)


def test_lesson_that_states_what_is_not_counted_is_found_out(tmp_path, inspect) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(
        'title = "Wrong"\nkernel = "transpose_tiled"\npoint = { N = 64, TILE = 32 }\n'
        '[[step]]\ntitle = "A column"\nlayout = "lens"\nline = 47\narray = "tile"\n'
        '[step.question]\nask = "How many?"\ncounts = "wavefronts"\nanswer = 16\n'
        '[[step]]\ntitle = "An empty line"\nlayout = "lens"\nline = 42\n'
        '[[step]]\ntitle = "A comment"\nline = 20\n[step.question]\nask = "?"\ncounts = "lanes"\nanswer = 32\n'
    )
    assert findings(read_lesson(path), inspect) == (
        "A column: the lesson states 16, and 32 is counted.",
        "An empty line: Warp 0 makes no request in line 42, so nothing is counted there.",
        "A comment: Line 20 is not executed, so nothing is counted there.",
    )


def test_kernel_that_is_refused_gives_its_sentence(tmp_path) -> None:
    path = tmp_path / "a.toml"
    path.write_text('title = "A"\nkernel = "transpose_tiled"\n[[step]]\ntitle = "One"\n')
    assert findings(read_lesson(path), lambda _: Refusal(sentence="k.cu does not compile")) == (
        "One: k.cu does not compile",
    )


def test_curve_along_the_pitch_is_that_of_the_lens(inspect) -> None:
    question = Question(ask="?", kind=QuestionKind.CURVE, counts=Quantity.BANKS, along=Along.PITCH, values=(32, 33, 36))
    (lesson,) = (lesson for lesson in shipped_lessons() if lesson.key == "2-bank-conflicts")
    point = lesson.steps[0].point
    step = Step(title="One", point=point, line=47, array="tile", question=question)
    assert truth_of(step, inspect(point)).curve == (1.0, 32.0, 8.0)


def test_pitch_of_a_step_is_tried(inspect) -> None:
    (lesson,) = (lesson for lesson in shipped_lessons() if lesson.key == "2-bank-conflicts")
    step = next(step for step in lesson.steps if step.pitch)
    assert lens_at(step, inspect(step.point)).cost == 1


@pytest.mark.parametrize(
    ("kind", "answer", "expected"),
    [
        (QuestionKind.NUMBER, 31.5, Verdict(share=1.0, sentence="Right: 32 (counted).")),
        (QuestionKind.NUMBER, 16.0, Verdict(share=0.0, sentence="32, not 16 (counted).")),
        (QuestionKind.LANES, {0: 0, 5: 6}, Verdict(share=0.5, sentence="1 of 2 lanes right (counted).")),
        (QuestionKind.LANES, {0: 0, 5: 5}, Verdict(share=1.0, sentence="Right: all 2 lanes (counted).")),
        (QuestionKind.LANES, {}, Verdict(share=0.0, sentence="0 of 2 lanes right (counted).")),
        (QuestionKind.CURVE, (32.0, 2.0), Verdict(share=0.5, sentence="1 of 2 points right (counted).")),
        (QuestionKind.CURVE, (), Verdict(share=0.0, sentence="0 of 2 points right (counted).")),
    ],
)
def test_answers_are_judged_by_the_truth(kind, answer, expected) -> None:
    question = Question(ask="?", kind=kind, lanes=(0, 5), within=0.5)
    truth = Truth(number=32.0, places={0: 0, 5: 5}, curve=(32.0, 1.0))
    assert judged(question, truth, answer) == expected


def test_answer_to_what_cannot_be_counted_is_worth_nothing_and_says_why() -> None:
    verdict = judged(Question(ask="?", answer=1), Truth(problem="Line 3 is not executed."), 1.0)
    assert verdict == Verdict(share=0.0, sentence="Line 3 is not executed.")


def test_pitch_that_would_break_the_alignment_is_refused(inspect) -> None:
    lesson = next(lesson for lesson in shipped_lessons() if lesson.key == "3-tiling")
    tiled = next(step for step in lesson.steps if step.point.tune.get("TILE") == 16)
    question = Question(ask="?", counts=Quantity.WAVEFRONTS, answer=1)
    step = Step(title="One", point=tiled.point, line=50, array="As", pitch=17, question=question)
    assert truth_of(step, inspect(tiled.point)).problem == (
        "A pitch of 17 words cannot be tried: As is accessed 4 words at a time."
    )


def test_counters_of_a_sampled_launch_are_called_sampled(inspect) -> None:
    lesson = next(lesson for lesson in shipped_lessons() if lesson.key == "2-bank-conflicts")
    point = lesson.steps[0].point
    inspection = inspect(point)
    sampled = replace(inspection.explanation, sample=Sample(executed=1, blocks=4, classes=1))
    question = Question(ask="?", counts=Quantity.REQUESTS, answer=1)
    step = Step(title="One", point=point, question=question)
    assert truth_of(step, inspection).source == "counted"
    assert truth_of(step, replace(inspection, explanation=sampled)).source == "sampled"


@pytest.mark.parametrize(
    ("counts", "metrics", "expected"),
    [
        (Quantity.SPILL_REQUESTS, {"spill_requests": (12, Provenance.INFERRED)}, Truth(number=12.0, source="inferred")),
        (Quantity.SPILL_REQUESTS, {}, Truth(number=0.0)),
        (Quantity.LOAD_REQUESTS, {"gld_requests": (64, Provenance.SAMPLED)}, Truth(number=64.0, source="sampled")),
        (Quantity.STORE_REQUESTS, {}, Truth(number=0.0)),
        (Quantity.STORE_EFFICIENCY, {}, Truth(problem="The kernel has no stores to global memory.")),
        (
            Quantity.CONSTANT_CACHE_REQUESTS, {},
            Truth(problem="The number of requests of the constant cache is not known here."),
        ),
        (
            Quantity.REGISTERS_OF_THREAD, {"registers_per_thread": (32, Provenance.COUNTED)}, Truth(number=32.0),
        ),
    ],
)  # fmt: skip
def test_quantity_of_a_launch_is_its_metric(inspect, counts, metrics, expected) -> None:
    point = next(lesson for lesson in shipped_lessons() if lesson.key == "2-bank-conflicts").steps[0].point
    values = {key: METRICS[key].value(number, provenance) for key, (number, provenance) in metrics.items()}
    step = Step(title="One", point=point, question=Question(ask="?", counts=counts, answer=1))
    assert truth_of(step, replace(inspect(point), metrics=values)) == expected


def test_every_quantity_of_a_launch_is_a_metric() -> None:
    of_launch = {counts for counts in Quantity if counts.subject is Subject.LAUNCH}
    requests = {Quantity.LOAD_REQUESTS, Quantity.STORE_REQUESTS}
    assert {counts.value for counts in of_launch - requests} <= METRICS.keys()
    assert of_launch >= NOUGHT_IF_ABSENT >= requests


def test_request_of_returns_the_request_that_a_step_shows():
    explanation = explain("transpose_tiled", problem={"N": 64}, tune={"TILE": 32}, device="h200")
    record = BlockRecord(block=0, first=0, instructions={})
    inspection = Inspection(explanation=explanation, ptx=(), lines={}, arrays={}, record=record)
    assert request_of(Step(title="A column", line=47), inspection) is None  # nothing was recorded


def test_limits_of_step_returns_the_limits_of_the_gpu_of_a_step():
    assert limits_of_step(Step(title="Boxes", device="h200")).warps == 64


def test_no_request_returns_the_sentence_that_a_step_shows_no_request():
    explanation = explain("transpose_tiled", problem={"N": 64}, tune={"TILE": 32}, device="h200")
    record = BlockRecord(block=0, first=0, instructions={})
    inspection = Inspection(explanation=explanation, ptx=(), lines={}, arrays={}, record=record)
    assert (
        no_request(Step(title="A column", array="tile"), inspection)
        == "Warp 0 makes no request to 'tile' in line 47, so nothing is counted there."
    )


def test_places_of_returns_the_bank_of_each_active_lane():
    column = LensRequest(addresses=tuple(range(0, 4096, 128)), row_words=32, rules=memory_rules((9, 0)))
    assert set(places_of(lens_of(column)).values()) == {0}
    assert places_of(lens_of(column, 33))[5] == 5


def test_number_text_returns_a_number_with_at_most_four_digits_behind_the_point():
    assert number_text(16384.0) == "16,384"
    assert number_text(12.5) == "12.5"
    assert number_text(6.25) == "6.25"


def test_disagreement_returns_one_sentence():
    question = Question(ask="How many?", counts=Quantity.WAVEFRONTS, answer=16)
    assert (
        disagreement(Step(title="A column", question=question), Truth(number=32.0))
        == "A column: the lesson states 16, and 32 is counted."
    )
