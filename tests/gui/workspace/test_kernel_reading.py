"""Folders of kernels as they lie: files without front matter, and folders and files that go and come back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from warplens.cuda.catalogue.files import ChosenKernels, kernels_of_file
from warplens.cuda.ground.points import Status
from warplens.cuda.sweep.plan import plan_sweep
from warplens.gui.kit.undo import Changes
from warplens.gui.workspace.choices import DeviceChoice, SweepChoices
from warplens.gui.workspace.kernel_files import Reading, look
from warplens.gui.workspace.kernel_watch import KernelWatch
from warplens.gui.workspace.rerun import Rerun
from warplens.gui.workspace.results import Results
from warplens.gui.workspace.session import Session

PLAIN = """__global__ void scale(float *data) { data[threadIdx.x] *= 2; }
int main() { float *data; cudaMalloc(&data, 128); scale<<<1, 32>>>(data); }
"""


@pytest.fixture
def folder(tmp_path):
    made = tmp_path / "kernels"
    made.mkdir()
    (made / "a.cu").write_text(PLAIN)
    return made


@pytest.fixture
def choices(qapp, kernels):
    made = SweepChoices(kernels, [DeviceChoice(key="h200", name="H200", label="H200")])
    made.set_checked(["transpose_serial"])
    return made


@pytest.fixture
def watch(choices, at_once):
    made = KernelWatch(choices, [], at_once, delay_ms=1)
    made.said = []
    made.failed.connect(made.said.append)
    made.noticed.connect(made.said.append)
    yield made
    made.stop()


def gone(path):
    return (
        f"{path} is not there (renamed, moved or deleted): its kernels and points stay, and what failed meanwhile runs "
        "again when it is back"
    )


def back(path):
    return f"{path} is back: the points that failed meanwhile run again"


def test_a_look_that_is_cancelled_keeps_what_was_read_and_leaves_out_the_rest(folder):
    before, reading = look([folder], {}, {}).seen, Reading(is_cancelled=True)
    (folder / "b.cu").write_text(PLAIN)
    news = look([folder], {}, before, reading)
    assert [news.seen[folder / name].kernels for name in ("a.cu", "b.cu")] == [before[folder / "a.cu"].kernels, ()]
    assert (news.saved, reading.total) == ((), 2)


def test_a_folder_gives_the_kernels_of_plain_files_and_says_what_it_does_not_take(watch, folder, choices):
    (folder / "host.cu").write_text("int main() {}\n")  # this is none of the things that a user wants to hear of
    (folder / "asks.cu").write_text("struct S; __global__ void asks(S *s, int (*f)(int)) {}\n")
    [refused] = kernels_of_file(folder / "asks.cu").refused
    watch.add_folder(folder)
    assert choices.kernels[-1].name == "scale"
    assert choices.checked == {"scale"}
    assert watch.said == [f"Added 1 kernel; not taken: {refused.message}"]
    watch.read_changes()
    assert len(watch.said) == 1


def test_kernels_of_a_folder_join_the_choice_beside_others_of_the_user(watch, folder, choices, tmp_path):
    watch.add_folder(folder)
    other = tmp_path / "other"
    other.mkdir()
    (other / "b.cu").write_text(PLAIN.replace("scale", "more"))
    watch.add_folder(other)
    assert choices.checked == {"scale", "more"}


def test_a_folder_of_the_last_session_chooses_what_was_chosen_then(watch, folder, choices):
    (folder / "b.cu").write_text(PLAIN.replace("scale", "more"))
    watch.add_folder(folder, ["more"])
    assert choices.checked == {"transpose_serial", "more"}


def test_a_folder_without_any_kernel_says_so(watch, tmp_path):
    (tmp_path / "host.cu").write_text("int main() {}\n")
    watch.add_folder(tmp_path)
    assert watch.said == [f"Not taken: {tmp_path / 'host.cu'} has no __global__ function and no front matter"]


@pytest.mark.parametrize("names", [None, ("transpose_serial", "more")])
def test_a_folder_that_is_given_at_the_start_gives_its_plain_kernels(folder, choices, at_once, names):
    (folder / "b.cu").write_text(PLAIN.replace("scale", "more"))
    made = KernelWatch(choices, [folder], at_once, delay_ms=0, kernel_names=names)
    assert choices.checked == ({"scale", "more"} if names is None else {"transpose_serial", "more"})
    assert set(made.versions) == {"scale", "more"}
    made.stop()


def test_a_plain_file_of_a_folder_is_read_again_when_it_is_saved(watch, folder, choices, qtbot):
    watch.add_folder(folder)
    plain = folder / "a.cu"
    with qtbot.waitSignal(watch.kernel_saved) as signal:
        plain.write_text(PLAIN.replace("*= 2", "*= 3"))
    assert "*= 3" in signal.args[0].source
    with qtbot.waitSignal(watch.failed) as signal:
        plain.write_text("int main() {}\n")
    assert signal.args == [f"{plain} has no __global__ function and no front matter"]
    with qtbot.waitSignal(watch.noticed) as signal:
        plain.write_text(PLAIN)
    assert signal.args == [f"{plain} can be read again"]


def test_a_watch_that_was_stopped_says_nothing_of_files_any_more(watch, folder):
    watch.add_folder(folder)
    versions = []
    watch.versions_changed.connect(versions.append)
    watch.stop()
    assert versions == [{}]


def test_what_the_user_says_of_a_file_holds_in_a_watched_folder_too(watch, folder, choices):
    file = ChosenKernels(path=str(folder / "a.cu"), entries=("scale",))
    watch.add_folder(folder)
    watch.add_kernels((file, file.read().kernels))
    assert [kernel.name for kernel in choices.kernels].count("scale") == 1


def test_a_folder_that_is_renamed_and_comes_back_is_said(watch, folder, choices, qtbot):
    watch.add_folder(folder)
    elsewhere = folder.with_name("renamed")
    for _ in range(2):
        with qtbot.waitSignal(watch.failed) as signal:
            folder.rename(elsewhere)
        assert signal.args == [gone(folder)]
        assert choices.kernels[-1].name == "scale"
        assert watch.folders == (folder,)
        with qtbot.waitSignal(watch.noticed) as signal:
            elsewhere.rename(folder)
        assert signal.args == [back(folder)]
    with qtbot.waitSignal(watch.kernel_saved):
        (folder / "a.cu").write_text(PLAIN.replace("*= 2", "*= 3"))


def test_a_folder_whose_own_folder_is_renamed_is_missed_when_a_point_fails(watch, folder, choices, tmp_path, qtbot):
    deep = folder / "deep" / "er"
    deep.mkdir(parents=True)
    (deep / "b.cu").write_text(PLAIN.replace("scale", "more"))
    watch.add_folder(deep)
    folder.rename(tmp_path / "renamed")
    [kernel] = [kernel for kernel in choices.kernels if kernel.name == "more"]
    [point] = plan_of(kernel)
    with qtbot.waitSignal(watch.failed) as signal:
        watch.on_points_added([point])
    assert signal.args == [gone(deep)]
    with qtbot.waitSignal(watch.noticed) as signal:
        (tmp_path / "renamed").rename(folder)
    assert signal.args == [back(deep)]


def test_a_file_that_is_deleted_and_written_again_is_said(watch, folder, choices, qtbot):
    file = ChosenKernels(path=str(folder / "a.cu"), entries=("scale",))
    watch.add_kernels((file, file.read().kernels))
    with qtbot.waitSignal(watch.failed) as signal:
        (folder / "a.cu").unlink()
    assert signal.args == [gone(folder / "a.cu")]
    with qtbot.waitSignals([watch.kernel_saved, watch.noticed]):
        (folder / "a.cu").write_text(PLAIN)
    assert watch.files == (file,)


def test_a_folder_of_the_last_session_that_is_not_there_is_said_and_kept(watch, tmp_path, choices, qtbot):
    absent = tmp_path / "absent"
    watch.add_folder(absent, ["scale"])
    assert watch.said == [gone(absent)]
    assert watch.added == (absent,)
    assert watch.awaited == {"scale"}
    with qtbot.waitSignals([watch.noticed, watch.kernel_saved]):
        beside = tmp_path / "beside"
        beside.mkdir()
        (beside / "a.cu").write_text(PLAIN)
        beside.rename(absent)
    assert "scale" in choices.checked
    assert watch.awaited == frozenset()


def plan_of(kernel):
    """Return a failed result for each point of a kernel."""
    from warplens.cuda.ground.points import result_of

    points = plan_sweep([kernel], problem={}, tune={}, devices=["h200"]).points
    return [result_of(point, Status.FAILED, f"there is no file {point.path}") for point in points]


@pytest.fixture
def session(choices, specs, make_backend, kept):
    made = Session(
        choices,
        Results(),
        backend=make_backend(),
        specs={spec.key: spec for spec in specs},
        folder=kept,
        changes=Changes(),
        delay_ms=0,
    )
    yield made
    made.run.shut_down()


def test_points_that_failed_while_their_folder_was_away_run_again_when_it_is_back(
    session, watch, folder, choices, qtbot
):
    texts = []
    session.notified.connect(lambda notice: texts.append(notice.text))
    watch.add_folder(folder)
    Rerun(session, session).follow(watch)
    with qtbot.waitSignal(watch.failed):
        folder.rename(folder.with_name("renamed"))
    session.results.add(plan_of(choices.kernels[-1]))
    assert [point.status for point in session.results.points] == [Status.FAILED]
    with qtbot.waitSignal(session.run.ended):
        folder.with_name("renamed").rename(folder)
    assert [point.status for point in session.results.points] == [Status.OK]
    assert texts[-1].startswith("Finished 1 point")


@pytest.mark.parametrize("reason", ["there is no file {path}", "{path} has changed since the sweep was planned"])
def test_points_that_failed_by_a_file_that_is_back_already_run_again_once(session, watch, folder, qtbot, reason):
    watch.add_folder(folder)
    Rerun(session, session).follow(watch)
    failed = [
        replace(point, reason=reason.format(path=folder / "a.cu")) for point in plan_of(session.choices.kernels[-1])
    ]
    with qtbot.waitSignal(session.run.ended):
        session.results.add(failed)
    assert [point.status for point in session.results.points] == [Status.OK]
    session.results.begin(None)
    with qtbot.waitSignal(watch.looked), qtbot.assertNotEmitted(session.run.ended):
        session.results.add(failed)
    assert [point.status for point in session.results.points] == [Status.FAILED]
