"""The two chosen points, measured in turns: when that can be done, the run, the verdict, and sweeps that wait."""

from __future__ import annotations

from dataclasses import replace

import pytest
from fake_runner import FakeRunner

import warplens
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import PairSide, Status, Time
from warplens.gui.kit.undo import Changes
from warplens.gui.workspace.choices import DeviceChoice, SweepChoices
from warplens.gui.workspace.results import Results
from warplens.gui.workspace.selected_points import AbModel, verdict_text
from warplens.gui.workspace.session import Session
from warplens.gui.workspace.sweep_run import RunState
from warplens.profiles.comparison import Verdict
from warplens.profiles.matching import thresholds

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def make_turns(kernels, specs, make_backend, make_point, kept):
    """Return a maker of the model whose B takes `ratio` of the time of A; two points are chosen."""
    made = []

    def make(ratio=1.0, *, executor=None, status=Status.OK, asked=None):
        asked = [] if asked is None else asked

        def run(point):
            result, is_b = FakeRunner().run(point), point.pair is not None and point.pair.side is PairSide.B
            time = Time(value_ns=1e4 * (ratio if is_b else 1.0), provenance=Provenance.MODELLED)
            return replace(result, time=time, status=status if is_b else Status.OK, reason="wrong" if is_b else "")

        backend = make_backend(executor=executor, runner=run, workers=2)

        def execution(plan, thresholds):
            asked.append((plan, thresholds))
            return backend.execution(plan)

        backend = replace(backend, ab_execution=execution)
        choices = SweepChoices(kernels, [DeviceChoice(key=s.key, name=s.name, label=s.name) for s in specs])
        choices.set_checked(["transpose_tiled"])
        choices.set_text("N", "32")
        results = Results()
        session = Session(
            choices, results, backend=backend, specs={spec.key: spec for spec in specs}, folder=kept,
            changes=Changes(), delay_ms=0,
        )  # fmt: skip
        model = AbModel(session, backend, delay_ms=0)
        source = {kernel.name: kernel.source_hash for kernel in kernels}
        results.add(
            replace(make_point(name, n=64, tile=16, device="h200"), source_hash=source[name])
            for name in ("transpose_tiled", "transpose_tiled_padded", "transpose_serial")
        )
        results.set_chosen(point.key for point in results.points[:2])
        made.append((session, model))
        return session, model

    yield make
    for session, model in made:
        model.run.shut_down()
        session.run.shut_down()


@pytest.fixture
def measured(qtbot):
    """Return a function that measures to the end."""

    def to_the_end(model):
        model.measure()
        qtbot.waitUntil(lambda: not model.is_running and not model.text.startswith("Measuring"))

    return to_the_end


@pytest.mark.parametrize(
    ("ratio", "verdict", "words"),
    [(1.5, Verdict.SLOWER, "is slower than A"), (0.5, Verdict.FASTER, "is faster than A"),
     (1.0, Verdict.SAME, "takes as long as A")],
)  # fmt: skip
def test_verdict_names_both_points_and_the_provenance(make_turns, measured, ratio, verdict, words):
    session, model = make_turns(ratio)
    before, notices = tuple(session.results.points), []
    session.notified.connect(notices.append)
    measured(model)
    assert (model.pair.verdict, model.is_bad) == (verdict, False)
    assert model.text.startswith(f"B {words}: modelled, exact: ")
    assert model.text.endswith("(B: transpose_tiled_padded N=64 TILE=16, A: transpose_tiled N=64 TILE=16)")
    assert tuple(session.results.points) == before
    assert notices[-1].text == model.text


def test_selected_point_is_b(make_turns):
    session, model = make_turns()
    assert [point.kernel for point in model.points] == ["transpose_tiled", "transpose_tiled_padded"]
    session.results.select(session.results.points[0].key)
    assert [point.kernel for point in model.points] == ["transpose_tiled_padded", "transpose_tiled"]


def test_failed_point_leaves_no_verdict(make_turns, measured):
    _, model = make_turns(status=Status.FAILED)
    measured(model)
    assert (model.pair.verdict, model.is_bad) == (Verdict.UNKNOWN, True)
    assert model.text == (
        "No verdict: failed in B: transpose_tiled_padded TILE=16: wrong "
        "(B: transpose_tiled_padded N=64 TILE=16, A: transpose_tiled N=64 TILE=16)"
    )


def test_samples_decide_on_the_change_of_the_default_preset(make_turns, measured):
    asked = []
    _, model = make_turns(asked=asked)
    measured(model)
    [(plan, chosen)] = asked
    assert [point.kernel for point in plan.points] == ["transpose_tiled", "transpose_tiled_padded"]
    assert chosen == thresholds()


@pytest.mark.parametrize(
    ("count", "reason"),
    [(0, "two points are measured in turns, not 0"), (1, "two points are measured in turns, not 1"), (2, ""),
     (3, "two points are measured in turns, not 3")],
)  # fmt: skip
def test_two_points_are_needed(make_turns, count, reason):
    session, model = make_turns()
    session.results.set_chosen(point.key for point in session.results.points[:count])
    assert model.hindrance == reason
    if reason:
        model.measure()
        assert not model.is_running


def test_changed_source_is_the_reason(make_turns, kernels):
    session, model = make_turns()
    [tiled] = [kernel for kernel in kernels if kernel.name == "transpose_tiled"]
    heard = []
    model.changed.connect(lambda: heard.append(model.hindrance))
    session.choices.set_kernels([replace(tiled, source_hash="2" * 64)])
    assert heard[-1] == "transpose_tiled has changed since this point ran"


def test_other_choice_of_points_takes_the_verdict_away(make_turns, measured):
    session, model = make_turns(1.5)
    measured(model)
    session.results.select(session.results.points[0].key)
    assert model.text
    session.results.set_chosen([session.results.points[2].key])
    assert (model.text, model.pair) == ("", None)


def test_sweep_waits_until_the_pair_is_measured(make_turns, by_hand, qtbot):
    session, model = make_turns(executor=by_hand)
    model.measure()
    assert (model.is_running, session.is_idle, model.text[:19]) == (True, False, "Measuring in turns:")
    session.start_sweep()
    assert (session.run.state, len(session.queue.waiting)) == (RunState.IDLE, 1)
    by_hand.step(2)
    qtbot.waitUntil(lambda: session.run.state is RunState.RUNNING)
    assert (model.is_running, model.hindrance) == (False, "a sweep is running")
    by_hand.step(len(by_hand.waiting))


def test_stopped_measurement_has_no_verdict_and_frees_the_machine(make_turns, by_hand, qtbot):
    session, model = make_turns(executor=by_hand)
    model.measure()
    with qtbot.waitSignal(session.freed):
        model.measure_or_stop()
    qtbot.waitUntil(lambda: model.text == "Stopped before there was a verdict")
    assert (model.pair, session.is_idle, model.hindrance) == (None, True, "")


def test_backend_without_turns_offers_none(make_turns, make_backend):
    session, _ = make_turns()
    backend = replace(make_backend(), ab_execution=None)
    assert AbModel(session, backend).hindrance == "nothing is measured in turns here"


def test_verdict_text_returns_the_verdict_on_a_pair_that_was_measured_in_turns():
    pair = warplens.compare("reference:gtx-1080-ti", "reference:gtx-1080-ti").pairs[0]
    assert verdict_text(replace(pair, verdict=Verdict.FASTER, detail="modelled: -12.5 %")) == (
        "B is faster than A: modelled: -12.5 % (B: transpose_serial N=1024, A: transpose_serial N=1024)"
    )
