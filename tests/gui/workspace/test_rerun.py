"""Saved files with several kernels: all of them run again, and until then their points are stale."""

from __future__ import annotations

from dataclasses import replace

import pytest
from fake_runner import FakeRunner

from warplens.cuda.catalogue.files import ChosenKernels, kernels_of_file
from warplens.cuda.ground.points import Status
from warplens.gui.kit.undo import Changes
from warplens.gui.workspace.choices import DeviceChoice, SweepChoices
from warplens.gui.workspace.kernel_watch import KernelWatch
from warplens.gui.workspace.rerun import Rerun
from warplens.gui.workspace.results import Results
from warplens.gui.workspace.session import Session
from warplens.gui.workspace.sweep_run import RunState

NAMES = ("first", "second", "third")
BODY = (
    "__global__ void {name}(const float *in, float *out, int n)\n{{ out[threadIdx.x] = in[threadIdx.x] * {factor}; }}\n"
)
MAIN = """int main() {
    int n = 256;
    float *in, *out;
    cudaMalloc(&in, n * sizeof(float));
    cudaMalloc(&out, n * sizeof(float));
    first<<<1, 256>>>(in, out, n);
    second<<<1, 256>>>(in, out, n);
    third<<<1, 256>>>(in, out, n);
}
"""


def program(factor="2.f", head=""):
    return head + "".join(BODY.format(name=name, factor=factor) for name in NAMES) + MAIN


class Window:
    """The models that a saved file goes through, without a window."""

    def __init__(self, path, session, watch):
        self.path, self.session, self.watch = path, session, watch
        self.results = session.results
        self.rerun = Rerun(session, session)
        self.notices = []
        session.notified.connect(lambda notice: self.notices.append(notice.text))
        self.rerun.follow(watch)
        watch.failed.connect(self.notices.append)
        watch.noticed.connect(self.notices.append)

    def save(self, text):
        """Save the file, as an editor does."""
        self.path.write_text(text)
        self.watch.read_changes()

    @property
    def stale(self):
        return {point.kernel: why for point in self.results.points if (why := self.results.staleness_of(point))}

    @property
    def versions(self):
        """The number of versions of each kernel, and whether they are that of its file."""
        now = {kernel.name: kernel.source_hash for kernel in kernels_of_file(self.path).kernels}
        return {point.kernel: point.source_hash == now[point.kernel] for point in self.results.points}


@pytest.fixture
def make_window(qapp, tmp_path, specs, make_backend, kept):
    made = []

    def make(text=None, **backend):
        path = tmp_path / "two.cu"
        path.write_text(text or program())
        choices = SweepChoices((), [DeviceChoice(key="h200", name="H200", label="H200")])
        session = Session(
            choices,
            Results(),
            backend=(used := make_backend(**backend)),
            specs={spec.key: spec for spec in specs},
            folder=kept,
            changes=Changes(),
            delay_ms=0,
        )
        watch = KernelWatch(choices, [], used.background, delay_ms=0, parent=session)
        window = Window(path, session, watch)
        file = ChosenKernels(path=str(path), entries=NAMES)
        watch.add_kernels((file, file.read().kernels))
        made.append(window)
        return window

    yield make
    for window in made:
        window.session.run.shut_down()
        window.watch.stop()


@pytest.fixture
def window(make_window, qtbot):
    made = make_window()
    with qtbot.waitSignal(made.session.run.ended):
        made.session.start_sweep()
    return made


@pytest.fixture
def slow(make_window, by_hand, qtbot):
    """Return a window in which a point runs when the test says so, after its first sweep."""
    made = make_window(executor=by_hand)
    made.session.start_sweep()
    with qtbot.waitSignal(made.session.run.ended):
        by_hand.step(3)
    return made


def until_idle(window, by_hand, qtbot):
    """Run all points, those of a rerun that begins meanwhile too."""

    def is_done():
        while by_hand.waiting:
            by_hand.step()
        return window.session.run.state is RunState.IDLE

    qtbot.waitUntil(is_done)


def test_all_kernels_of_a_saved_file_run_again_together(window, qtbot):
    with qtbot.waitSignal(window.session.run.ended):
        window.save(program("3.f"))
    assert window.versions == dict.fromkeys(NAMES, True)
    assert window.stale == {}
    assert window.notices[-1].startswith("Finished 3 points")
    assert [point.kernel for point in window.results.points] == list(NAMES)


def test_a_stale_point_stays_in_its_place_until_it_has_run_again(slow, by_hand, qtbot):
    second = slow.results.points[1]
    slow.results.select(second.key)
    slow.save(program("3.f"))
    for ran in range(3):
        assert list(slow.stale) == list(NAMES[ran:])
        assert [point.kernel for point in slow.results.points] == list(NAMES)
        by_hand.step(1)
    assert slow.stale == {}
    assert slow.results.selected == slow.results.points[1].key != second.key


def test_until_they_run_again_the_points_of_a_saved_file_are_stale_and_have_no_time(slow, by_hand, qtbot):
    slow.save(program("3.f"))
    assert slow.session.run.state is RunState.RUNNING
    by_hand.step(1)
    slow.session.run.stop()
    until_idle(slow, by_hand, qtbot)
    stale = dict.fromkeys(("second", "third"), "two.cu has changed since this ran")
    assert slow.stale == stale
    assert [point.kernel for point in slow.results.current_points] == ["first"]
    arrays = slow.results.point_arrays
    assert arrays.is_usable.tolist() == [True, False, False]
    assert arrays.is_stale.tolist() == [False, True, True]
    assert len(slow.session.profile().points) == 3  # nothing is lost, and all are saved


@pytest.mark.parametrize("finished", range(4))
def test_a_second_save_during_the_rerun_loses_no_point(slow, by_hand, qtbot, finished):
    slow.save(program("3.f"))
    by_hand.step(min(finished, 2))
    slow.save(program("4.f"))
    until_idle(slow, by_hand, qtbot)
    assert slow.versions == dict.fromkeys(NAMES, True)
    assert slow.stale == {}


def test_many_saves_one_after_the_other_end_with_the_last_text(slow, by_hand, qtbot):
    for number in range(3, 9):
        slow.save(program(f"{number}.f"))
        by_hand.step(min(number % 3, len(by_hand.waiting)))
    until_idle(slow, by_hand, qtbot)
    assert slow.versions == dict.fromkeys(NAMES, True)
    assert "8.f" in slow.session.choices.kernels[0].source


def test_a_file_that_is_restored_while_it_runs_again_has_its_old_text_everywhere(slow, by_hand, qtbot):
    slow.save(program("3.f"))
    by_hand.step(1)
    slow.save(program())
    until_idle(slow, by_hand, qtbot)
    assert slow.versions == dict.fromkeys(NAMES, True)
    assert slow.stale == {}
    assert "The file was saved again: its points run again" in slow.notices
    assert slow.notices[-1].startswith("Finished 1 point")


def test_a_file_that_is_restored_before_any_point_ran_again_says_that_nothing_runs(slow, by_hand, qtbot):
    slow.save(program("3.f"))
    slow.save(program())
    until_idle(slow, by_hand, qtbot)
    assert slow.stale == {}
    assert slow.notices[-1] == "The file was saved again: its points ran with this text already"


def test_a_file_that_did_not_compile_and_is_restored_runs_again(make_window, qtbot):
    fake = FakeRunner()

    def run(point):
        if point.source_hash in good:
            return fake.run(point)
        reason = 'two.cu(1): error: identifier "x" is undefined\n'
        return replace(fake.run(point), status=Status.FAILED, reason=reason, time=None, metrics={})

    window = make_window(runner=run)
    good = {kernel.source_hash for kernel in window.session.choices.kernels}
    with qtbot.waitSignal(window.session.run.ended):
        window.session.start_sweep()
    with qtbot.waitSignal(window.session.run.ended):
        window.save(program("x"))
    assert {point.status for point in window.results.points} == {Status.FAILED}
    with qtbot.waitSignal(window.session.run.ended):
        window.save(program())
    assert window.versions == dict.fromkeys(NAMES, True)
    assert {point.status.is_usable for point in window.results.points} == {True}
    assert window.notices[-1].startswith("Finished 3 points")


def test_while_a_file_cannot_be_read_its_points_are_stale_and_no_longer_when_it_is_restored(window):
    window.save("/* nothing\n")
    assert window.stale == dict.fromkeys(NAMES, "two.cu cannot be read as it lies now")
    window.save(program())
    assert window.stale == {}
    assert window.notices[-1] == f"{window.path} can be read again"


def test_a_kernel_that_its_file_no_longer_has_is_stale(window, qtbot):
    with qtbot.waitSignal(window.session.run.ended):
        window.save(program("3.f").replace("second", "other"))
    assert window.stale == {"second": "two.cu has no such kernel now"}


def test_a_changed_header_makes_points_stale_until_they_run_again(make_window, by_hand, tmp_path, qtbot):
    header = tmp_path / "par.h"
    header.write_text("#define F 2.f\n")
    window = make_window(program("F", head='#include "par.h"\n'), executor=by_hand)
    window.session.start_sweep()
    with qtbot.waitSignal(window.session.run.ended):
        by_hand.step(3)
    header.write_text("#define F 3.f\n")
    window.watch.read_changes()
    by_hand.step(1)
    window.session.run.stop()
    until_idle(window, by_hand, qtbot)
    assert window.stale == dict.fromkeys(NAMES[1:], "a file that two.cu includes has changed since this ran")
    header.write_text("#define F 2.f\n")
    window.watch.read_changes()
    until_idle(window, by_hand, qtbot)
    assert window.stale == {}
    assert len(window.results.points) == 3


def test_other_values_of_a_launch_make_points_stale_until_they_run_again(slow, by_hand, qtbot):
    values = {"second": {"arrays.in.init": '"ones"'}}
    before = slow.watch.files[0]
    other = replace(before, overrides=replace(before.overrides, values=values))
    slow.watch.add_kernels((other, other.read().kernels))
    assert slow.stale == {"second": "two.cu has changed since this ran"}
    until_idle(slow, by_hand, qtbot)
    assert slow.stale == {}


def test_a_file_that_is_saved_while_the_users_sweep_runs_makes_its_points_stale_as_they_come(
    make_window, by_hand, qtbot
):
    window = make_window(executor=by_hand)
    window.session.start_sweep()
    by_hand.step(1)
    window.save(program("3.f"))
    assert list(window.stale) == ["first"]
    by_hand.step(1)
    assert list(window.stale) == ["first", "second"]
    until_idle(window, by_hand, qtbot)
    assert window.versions == dict.fromkeys(NAMES, True)


def test_a_kernel_with_other_axes_stays_stale_beside_one_that_runs_again(window, qtbot):
    assert [point.problem for point in window.results.points] == [{"n": 256}] * 3
    text = program("3.f").replace("second<<<1, 256>>>(in, out, n)", "int m = 8; second<<<1, 256>>>(in, out, n, m)")
    text = text.replace(
        "second(const float *in, float *out, int n)", "second(const float *in, float *out, int n, int m)"
    )
    with qtbot.waitSignal(window.session.run.ended):
        window.save(text)
    assert list(window.stale) == ["second"]
    assert window.notices[-1] == "second has other axes than its points here, which stay: run it again"
    assert len(window.results.points) == len(NAMES)


def test_points_of_another_kernel_of_the_same_name_are_not_stale(window, make_point):
    window.results.add([make_point("first", family="another", device="h200")])
    other = window.results.points[-1]
    window.save(program("3.f"))
    assert not window.results.is_stale(other)
    assert other in window.results.points
