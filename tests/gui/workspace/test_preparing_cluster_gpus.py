"""The GPUs of a cluster among the GPUs to choose from, with a cluster that is a function."""

from __future__ import annotations

from dataclasses import replace

import pytest

from warplens.cuda.ground.errors import LaunchError
from warplens.gui.kit.undo import Changes
from warplens.gui.workspace import sweep_run
from warplens.gui.workspace.choices import DeviceChoice, SweepChoices
from warplens.gui.workspace.preparing import ClusterGpus
from warplens.gui.workspace.results import Results
from warplens.gui.workspace.session import Session

ADDRESS = "tcp://lab:8786"
CARD = "gpu-nvidia-h200"
OWN_CARD = "gpu-nvidia-l4"
LABEL = f"H200 · measured on {ADDRESS}"


pytestmark = pytest.mark.usefixtures("qapp")


class FakeCluster:
    """A cluster with a GPU, or one that does not answer; it records the calls, and runs sweeps at once."""

    def __init__(self, spec, local):
        self.spec = spec
        self.local = local
        self.asked = []
        self.swept = []
        self.error = None
        self.closed = 0

    def gpus(self, address):
        self.asked.append(address)
        if self.error is not None:
            raise self.error
        return (self.spec,)

    def execution(self, plan, address):
        self.swept.append((address, plan.devices))
        return replace(self.local, close=self.close)

    def close(self):
        self.closed += 1


@pytest.fixture
def cluster(specs, make_backend):
    return FakeCluster(replace(specs[-1], key=CARD, name="NVIDIA H200"), make_backend().execution(None))


@pytest.fixture
def make(kernels, specs, make_backend, kept, cluster):
    """Return a maker of a session whose backend has the cluster; its choices have the cluster's GPUs."""
    sessions = []

    def build(*, background=None, own=(), wanted=()):
        backend = replace(
            make_backend(background=background), cluster_execution=cluster.execution, cluster_gpus=cluster.gpus
        )
        sheets = [*(replace(specs[-1], key=key, name=key) for key in own), *specs]
        devices = [DeviceChoice(key=sheet.key, name=sheet.name, label=sheet.name) for sheet in sheets]
        choices = SweepChoices(kernels, devices)
        choices.set_checked(["transpose_tiled"])
        choices.set_text("N", "32,64")
        session = Session(
            choices,
            Results(),
            backend=backend,
            specs={sheet.key: sheet for sheet in sheets},
            folder=kept,
            changes=Changes(),
            delay_ms=0,
        )
        session.cluster_gpus = ClusterGpus(session, backend, wanted)
        sessions.append(session)
        return session

    yield build
    for session in sessions:
        session.run.shut_down()


def enter(choices, address=ADDRESS):
    choices.set_cluster(address)
    choices.enter_cluster()


def keys(choices):
    return [device.key for device in choices.devices]


def test_cards_of_an_entered_cluster_can_be_chosen_and_are_timed(make, cluster, qtbot):
    choices = make().choices
    assert not choices.knows_gpu
    choices.set_cluster(ADDRESS)
    assert cluster.asked == []
    with qtbot.waitSignal(choices.devices_changed):
        choices.enter_cluster()
    assert cluster.asked == [ADDRESS]
    assert keys(choices) == [CARD, "gtx-1080-ti", "h200"]
    assert choices.devices[0].label == LABEL
    assert choices.chosen_devices == ("gtx-1080-ti",)
    assert choices.knows_gpu
    choices.set_device(CARD)
    assert choices.is_on_gpu
    assert (choices.request().cluster, choices.request().devices) == (ADDRESS, (CARD,))


def test_cards_go_when_the_address_changes_and_come_back_chosen(make, cluster):
    choices = make().choices
    enter(choices)
    choices.set_chosen_devices([CARD, "h200"])
    choices.set_cluster("tcp://lab:878")
    assert keys(choices) == ["gtx-1080-ti", "h200"]
    assert choices.chosen_devices == ("h200",)
    assert not choices.knows_gpu
    enter(choices)
    assert choices.chosen_devices == (CARD, "h200")
    choices.set_cluster("")
    assert keys(choices) == ["gtx-1080-ti", "h200"]


def test_choice_that_the_user_made_meanwhile_stays(make):
    choices = make().choices
    enter(choices)
    choices.set_device(CARD)
    choices.set_cluster("")
    choices.set_device("gtx-1080-ti")
    enter(choices)
    assert choices.chosen_devices == ("gtx-1080-ti",)


def test_card_of_the_last_session_is_chosen_when_the_cluster_answers(make):
    choices = make(wanted=[CARD]).choices
    assert choices.chosen_devices == ("gtx-1080-ti",)
    enter(choices)
    assert choices.chosen_devices == (CARD,)


def test_cards_of_the_cluster_stand_for_those_of_this_machine(make, cluster):
    session = make(own=[OWN_CARD, CARD])
    choices, own_spec = session.choices, session.specs[CARD]
    enter(choices)
    assert keys(choices) == [CARD, "gtx-1080-ti", "h200"]
    assert session.specs[CARD] is cluster.spec
    choices.set_cluster("")
    assert keys(choices) == [OWN_CARD, CARD, "gtx-1080-ti", "h200"]
    assert session.specs[CARD] is own_spec


def test_cluster_is_listed_once_for_an_address(make, cluster):
    choices = make().choices
    enter(choices)
    choices.enter_cluster()
    assert cluster.asked == [ADDRESS]


@pytest.mark.parametrize("address", ["", "gpubox", "local:2"])
def test_address_without_cards_of_its_own_is_not_looked_up(make, cluster, address):
    choices = make().choices
    enter(choices, address)
    assert cluster.asked == []
    assert keys(choices) == ["gtx-1080-ti", "h200"]


@pytest.mark.parametrize(
    ("address", "asked"), [(ADDRESS, [ADDRESS]), ("ssh:lab", []), ("local:2", []), ("lab", []), ("", [])]
)
def test_remembered_cluster_is_listed_at_the_start_only_where_that_starts_no_workers(make, cluster, address, asked):
    session = make()
    session.choices.set_cluster(address)
    session.cluster_gpus.look_for_remembered()
    assert cluster.asked == asked


def test_cluster_that_does_not_answer_is_one_sentence_until_it_does(make, cluster, qtbot):
    choices = make().choices
    sentence = f"the cluster {ADDRESS} does not answer: refused"
    cluster.error = LaunchError(sentence)
    with qtbot.waitSignal(choices.cluster_changed, check_params_cb=lambda: choices.cluster_problem() == sentence):
        enter(choices)
    assert choices.problem() == sentence
    cluster.error = None
    choices.enter_cluster()
    assert (choices.problem(), keys(choices)[0]) == ("", CARD)


def test_sentence_goes_with_the_address(make, cluster):
    choices = make().choices
    cluster.error = LaunchError("the cluster has no workers")
    enter(choices)
    choices.set_cluster("")
    assert choices.problem() == ""


def test_late_answer_of_an_address_that_has_changed_is_ignored(make, cluster, by_hand):
    choices = make(background=by_hand).choices
    enter(choices)
    choices.set_cluster("")
    by_hand.step()
    assert keys(choices) == ["gtx-1080-ti", "h200"]


def test_sweep_on_a_card_of_the_cluster_runs_there_and_names_its_gpu(make, cluster, qtbot):
    session = make()
    enter(session.choices)
    session.choices.set_device(CARD)
    with qtbot.waitSignal(session.run.ended):
        session.start_sweep()
    assert cluster.swept == [(ADDRESS, (CARD,))]
    assert {point.device for point in session.results.points} == {CARD}
    (record,) = session.profile().devices
    assert (record.key, record.name, record.sm_count) == (CARD, "NVIDIA H200", cluster.spec.sm_count)
    assert session.results.device_names[CARD] == "H200"
    assert cluster.closed == 1


def test_queued_sweep_runs_on_the_cluster_that_it_was_made_for(make, cluster):
    session = make()
    enter(session.choices)
    session.choices.set_device(CARD)
    request = session.choices.request()
    session.choices.set_cluster("")
    prepared = session._prepare(request, None)
    prepared.recording.close()
    assert cluster.swept == [(ADDRESS, (CARD,))]
    assert [device.key for device in prepared.recording.profile().devices] == [CARD]


def test_execution_is_closed_where_the_journal_raises_something_unexpected(make, cluster, monkeypatch, qtbot):
    from warplens.gui.workspace import session as session_module

    def refuse(*_args, **_options):
        raise ZeroDivisionError("a defect")

    session = make()
    enter(session.choices)
    monkeypatch.setattr(session_module, "open_recording", refuse)
    with qtbot.waitSignal(session.run.failed) as caught:
        session.start_sweep()
    assert caught.args == ["The sweep could not start: ZeroDivisionError: a defect"]
    assert cluster.closed == 1


def test_execution_is_closed_where_the_sweep_is_stopped_while_it_is_planned(make, cluster, by_hand, monkeypatch):
    session = make(background=by_hand)
    enter(session.choices)
    by_hand.step()
    session.start_sweep()
    monkeypatch.setattr(sweep_run, "save_request", lambda *_: session.stop_sweep())
    by_hand.step()
    assert (cluster.closed, session.run.state) == (1, sweep_run.RunState.IDLE)
    assert session.results.points == []
