"""The inspector: the calls to the worker, and the selected line and request."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from warplens.cuda.device.spec import all_specs
from warplens.cuda.execute.inspection.records import Refusal
from warplens.cuda.ground.points import Baseline
from warplens.cuda.sweep.protocols import ExplainedDeathError
from warplens.gui.workspace.inspector import Phase, Spot
from warplens.gui.workspace.newest_question import NewestQuestion
from warplens.profiles.arguments import new_profile
from warplens.profiles.records import DeviceRecord


@pytest.fixture
def ready(make_inspector):
    """Return an inspector that shows the tiled transpose, N 64, TILE 32, on an H200."""
    model, results = make_inspector()
    model.set_panel_visible("source", is_visible=True)
    results.select(results.points[0].key)
    return model


def index_of(model, name):
    """Return the instruction of an access such as `load tile`."""
    return next(
        explained.access.instructions[0]
        for explained in model.inspection.explanation.accesses
        if f"{explained.access.operation} {explained.access.array}" == name
    )


# --- which point ------------------------------------------------------------------------------------------------------


def test_nothing_is_known_before_a_point_is_selected(make_inspector):
    model, _ = make_inspector()
    assert (model.phase, model.inspection, model.source, model.request) == (Phase.EMPTY, None, "", None)


def test_selected_point_is_inspected_and_its_worst_line_selected(ready):
    assert ready.phase is Phase.READY
    text = ready.source.splitlines()[ready.line - 1]
    assert text.strip().endswith("= tile[x][y];")
    assert ready.spot == Spot(index=index_of(ready, "load tile"), block=3)
    assert (ready.request.array, ready.request.row_words, ready.request.advised_words) == ("tile", 32, 33)


def test_nothing_is_executed_while_no_panel_is_visible(make_inspector, by_hand, qtbot):
    model, results = make_inspector(executor=by_hand)
    results.select(results.points[0].key)
    assert (model.phase, by_hand.waiting) == (Phase.WAITING, [])
    assert "transpose_tiled" in model.source  # what is known without executing anything
    with qtbot.waitSignal(model.inspected):
        model.set_panel_visible("lens", is_visible=True)
        by_hand.step()
    assert model.phase is Phase.READY


def test_answer_is_signalled(make_inspector, by_hand, qtbot):
    model, results = make_inspector(executor=by_hand)
    model.set_panel_visible("source", is_visible=True)
    results.select(results.points[0].key)
    with qtbot.waitSignal(model.inspected):
        by_hand.step()


def test_deselecting_empties_it(ready):
    ready._results.select(None)
    assert (ready.phase, ready.inspection, ready.line) == (Phase.EMPTY, None, 0)


def test_point_that_was_inspected_is_not_executed_again(make_inspector, make_point, point_inspector):
    asked = []

    def inspect(point):
        asked.append(point.tune["TILE"])
        return point_inspector.inspect(point)

    points = [make_point("transpose_tiled", n=64, tile=tile, device="h200") for tile in (32, 16)]
    model, results = make_inspector(*points, inspect=inspect)
    model.set_panel_visible("source", is_visible=True)
    for at in (0, 1, 0, 1):
        results.select(results.points[at].key)
        assert model.inspection.explanation.tune == points[at].tune
    assert asked == [32, 16]


def test_chosen_line_stays_chosen_for_another_point_of_the_same_source(make_inspector, make_point):
    points = [make_point("transpose_tiled", n=64, tile=tile, device="h200") for tile in (32, 16)]
    model, results = make_inspector(*points)
    model.set_panel_visible("source", is_visible=True)
    results.select(results.points[0].key)
    other = next(a.access.line for a in model.inspection.explanation.accesses if a.access.line != model.line)
    model.select_line(other)
    results.select(results.points[1].key)
    assert model.line == other


# --- points that cannot be executed -----------------------------------------------------------------------------------


def test_baseline_has_no_source_though_it_has_the_file_of_a_variant(make_inspector):
    model, results = make_inspector()
    results.add([replace(results.points[0], kernel="transpose_copy", baseline=Baseline.COPY, tune={})])
    results.select(results.points[-1].key)
    assert (model.phase, model.source) == (Phase.REFUSED, "")
    assert model.refusal.sentence == ("transpose_copy is a baseline: it has no source here, so nothing can be counted.")


def test_source_that_is_not_there_is_reported_with_what_to_do(make_inspector, make_point):
    model, results = make_inspector(make_point("mine"))
    results.select(results.points[0].key)
    assert model.phase is Phase.REFUSED
    assert model.refusal.sentence == (
        "The source of mine is not among the kernels here: start Warplens with the folder that holds it (warplens "
        "--kernels FOLDER)."
    )


def test_point_of_another_version_of_the_source_has_a_remark(make_inspector, kernels):
    changed = tuple(replace(kernel, source_hash="2" * 64) for kernel in kernels)
    model, results = make_inspector(kernel_files=changed)
    results.select(results.points[0].key)
    assert model.refusal.sentence == (
        "The source of transpose_tiled here differs from the one that this point ran with, so its lines cannot be "
        "shown: run the point again to see them."
    )


def test_source_that_comes_back_is_looked_at_again(make_inspector, kernels):
    model, results = make_inspector(kernel_files=kernels[:1])
    model.set_panel_visible("source", is_visible=True)
    results.select(results.points[0].key)
    assert model.phase is Phase.REFUSED
    model._choices.set_kernels([next(kernel for kernel in kernels if kernel.name == "transpose_tiled")])
    assert model.phase is Phase.READY


def test_published_figures_have_no_source(make_inspector, make_point):
    model, results = make_inspector()
    published = replace(make_point("transpose_tiled"), source_hash="")
    results.add([published])
    results.select(published.key)
    assert model.refusal.sentence == (
        "These numbers of transpose_tiled come from a document or another tool, not from a source here. "
        "Run the kernel at this size to see its lines."
    )


def test_refusal_of_the_worker_is_shown(make_inspector):
    model, results = make_inspector(inspect=lambda _: Refusal(sentence="no"))
    model.set_panel_visible("source", is_visible=True)
    results.select(results.points[0].key)
    assert (model.phase, model.refusal.sentence) == (Phase.REFUSED, "no")


def test_worker_that_dies_is_reported_in_a_sentence(make_inspector):
    def die(_point):
        raise ExplainedDeathError("the worker process died")

    model, results = make_inspector(inspect=die)
    model.set_panel_visible("source", is_visible=True)
    results.select(results.points[0].key)
    assert (model.phase, model.refusal.sentence) == (Phase.REFUSED, "the worker process died")


# --- devices ----------------------------------------------------------------------------------------------------------


def record_of(**changes):
    facts = {"key": "gpu-nvidia-h200", "name": "NVIDIA H200", "compute_capability": (9, 0), "target": "sm_90"}
    numbers = dict.fromkeys(("clock_hz", "memory_bandwidth_bytes_per_s", "fp32_flops_per_s"), 1.0)
    return DeviceRecord(**facts | numbers | {"sm_count": 132} | changes)


def select_measured(make_inspector, make_point, record):
    model, results = make_inspector(make_point("transpose_tiled", n=64, tile=32, device=record.key))
    results.profile = replace(new_profile([], compiler="", command=[]), devices=(record,))
    model.set_panel_visible("source", is_visible=True)
    results.select(results.points[0].key)
    return model


def test_point_of_a_card_that_is_not_here_is_counted_by_the_sheet_of_its_model(make_inspector, make_point):
    model = select_measured(make_inspector, make_point, record_of())
    assert model.inspection.explanation.device == "h200"
    assert model.note == ""


def test_point_of_a_card_without_a_sheet_is_counted_by_that_of_a_kindred_gpu(make_inspector, make_point):
    model = select_measured(make_inspector, make_point, record_of(name="NVIDIA GH200", sm_count=144))
    name = {spec.key: spec.name for spec in all_specs()}[model.inspection.explanation.device]
    assert model.note == f"counted for the {name}, which has the compute capability of the NVIDIA GH200"


def test_gpu_of_which_no_sheet_tells_is_refused(make_inspector, make_point):
    model = select_measured(make_inspector, make_point, record_of(compute_capability=(7, 2), name="Xavier"))
    assert model.refusal.sentence == "There is no sheet for a GPU of compute capability 7.2 such as the Xavier."


# --- lines and requests -----------------------------------------------------------------------------------------------


def test_line_brings_its_worst_request(ready, qtbot):
    line = next(a.access.line for a in ready.inspection.explanation.accesses if a.access.array == "in")
    with qtbot.waitSignals([ready.line_selected, ready.request_changed]):
        ready.select_line(line)
    assert ready.request.array == "in"


def test_line_without_requests_keeps_the_request(ready):
    before = ready.spot
    ready.select_line(1)
    assert (ready.line, ready.spot) == (1, before)


def test_instruction_brings_its_line(ready, qtbot):
    with qtbot.waitSignal(ready.line_selected):
        ready.select_instruction(index_of(ready, "store tile"))
    assert ready.request.operation == "store"


def test_instructions_go_round(ready):
    seen = []
    for _ in range(5):
        seen.append(ready.spot.index)
        ready.step_instruction(1)
    assert sorted(set(seen)) == [0, 1, 2, 3]
    assert seen[0] == seen[4]


def test_other_blocks_are_recorded_when_they_are_asked_for(ready):
    ready.select_instruction(index_of(ready, "load in"))
    ready.go_to(block=0)
    assert ready.request.addresses == tuple(4 * lane for lane in range(32))
    ready.go_to(warp=2)
    assert ready.request.addresses == tuple(4 * (64 * 2 + lane) for lane in range(32))
    assert (ready.request.block, ready.request.warp) == ((0, 0, 0), 2)


@pytest.mark.parametrize(
    ("asked", "expected"),
    [({"block": 99}, (3, 0)), ({"block": -1}, (0, 0)), ({"warp": 99}, (3, 31)), ({"warp": -5}, (3, 0))],
)
def test_numbers_past_an_end_mean_the_end(ready, asked, expected):
    ready.go_to(**asked)
    assert (ready.spot.block, ready.spot.warp) == expected


def test_times_are_those_of_the_loop(make_inspector, make_point):
    model, results = make_inspector(make_point("matmul_tiled", n=64, tile=16, device="h200", family="matmul"))
    model.set_panel_visible("lens", is_visible=True)
    results.select(results.points[0].key)
    model.select_instruction(index_of(model, "load A"))
    first = model.request.addresses
    times = model.times
    model.go_to(time=times - 1)
    assert model.request.addresses == tuple(a + 4 * 16 * (times - 1) * (4 // times) for a in first)
    model.go_to(time=999)
    assert model.spot.time == times - 1


def test_long_loops_are_recorded_a_stretch_at_a_time(make_inspector, make_point, at_once):
    asked = []

    class Counting(type(at_once)):
        def submit(self, fn, /, *args, **kwargs):
            asked.append(fn)
            return super().submit(fn, *args, **kwargs)

    point = make_point("matmul_naive", n=512, tune={"BX": 8}, device="h200", family="matmul")
    model, results = make_inspector(point, executor=Counting())
    model.set_panel_visible("lens", is_visible=True)
    results.select(results.points[0].key)
    model.select_instruction(index_of(model, "load A"))
    kept = model.inspection.record.instructions[model.spot.index].kept(0).stop
    assert kept < model.times
    asked.clear()
    first = model.request.addresses
    step = 4 * 512 // model.times  # bytes along a row of A that one turn of the unrolled loop goes on
    for time in (kept - 1, kept, kept + 1, 2 * kept - 1):
        model.go_to(time=time)
        assert model.request.addresses == tuple(address + step * time for address in first)
    assert len(asked) == 1


def test_request_that_was_not_made_is_none(ready):
    ready.spot = replace(ready.spot, time=5)
    assert (ready.request, ready.times, ready.is_recording) == (None, 1, False)


# --- questions --------------------------------------------------------------------------------------------------------


@pytest.fixture
def questions(qtbot, at_once, by_hand):
    made = NewestQuestion(at_once, lambda: by_hand)
    yield made
    made.shut_down()


def test_only_the_newest_question_waits(questions, by_hand, qtbot):
    answers = []
    questions.answered.connect(lambda key, answer: answers.append((key, answer)))
    for name in "abc":
        questions.ask(name, partial(str.upper, name), doing="Asking")
    assert (questions.running, len(by_hand.waiting)) == ("a", 1)
    by_hand.step()
    by_hand.step()
    assert answers == [("a", "A"), ("c", "C")]
    assert questions.running is None


def test_question_that_is_asked_again_forgets_the_one_that_waits(questions, by_hand):
    for name in "aba":
        questions.ask(name, partial(str.upper, name), doing="Asking")
    by_hand.step()
    assert (questions.running, by_hand.waiting) == (None, [])


def test_overtaken_call_is_ended_with_its_worker(qtbot, at_once, by_hand):
    killed = []
    by_hand.kill_workers = lambda: killed.append(True)
    questions = NewestQuestion(at_once, lambda: by_hand)
    questions._patience.setInterval(0)
    questions.ask("a", str, doing="Asking")
    questions.ask("b", str, doing="Asking")
    qtbot.waitUntil(lambda: killed == [True])
    questions.shut_down()
    assert killed == [True, True]


def test_nothing_is_called_or_signalled_after_the_end(questions, by_hand):
    answers = []
    questions.answered.connect(lambda *answer: answers.append(answer))
    questions.ask("a", str, doing="Asking")
    questions.shut_down()
    by_hand.step()
    questions.ask("b", str, doing="Asking")
    assert (answers, by_hand.waiting) == ([], [])
