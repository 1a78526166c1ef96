"""A kernel saved in an editor: it is read again, run again and compared with its earlier points."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from fake_runner import FakeRunner

from warplens.cuda.catalogue import builtin_kernels, read_kernel_file
from warplens.cuda.catalogue.assumptions import Overrides
from warplens.cuda.catalogue.files import ChosenKernels
from warplens.cuda.ground.points import Status
from warplens.gui.kit.undo import Changes
from warplens.gui.views.sweep.sections import VariantTree
from warplens.gui.workspace.choices import DeviceChoice, KernelVersion, SweepChoices
from warplens.gui.workspace.kernel_watch import KernelWatch
from warplens.gui.workspace.rerun import Rerun
from warplens.gui.workspace.results import Results
from warplens.gui.workspace.session import Session
from warplens.gui.workspace.sweep_run import RunState

SOURCE = next(kernel for kernel in builtin_kernels() if kernel.name == "transpose_tiled").source.replace(
    "transpose_tiled", "mine"
)
BOTH = "".join(
    f'/* warplens\nentry = "{name}"\nblock = [32]\ngrid = [1]\nargs = []\n*/\n__global__ void {name}() {{}}\n'
    for name in ("first", "second")
)
PLAIN = """__global__ void scale(float *data) { data[threadIdx.x] *= 2; }
int main() { float *data; cudaMalloc(&data, 128); scale<<<1, 32>>>(data); }
"""


@pytest.fixture
def path(tmp_path):
    folder = tmp_path / "mykernels"
    folder.mkdir()
    (folder / "mine.cu").write_text(SOURCE)
    return folder / "mine.cu"


@pytest.fixture
def choices(qapp, kernels, path):
    all_kernels = [*kernels, read_kernel_file(path)]
    made = SweepChoices(all_kernels, [DeviceChoice(key="h200", name="H200", label="H200")])
    made.set_checked(["mine", "transpose_serial"])
    made.set_text("N", "32,64")
    made.set_text("TILE", "8")
    return made


@pytest.fixture
def watch(choices, path, at_once):
    made = KernelWatch(choices, [path.parent], at_once, delay_ms=1)
    made.failures = []
    made.failed.connect(made.failures.append)
    yield made
    made.stop()


@pytest.fixture
def make_session(choices, specs, make_backend, kept):
    made = []

    def make(**backend):
        session = Session(
            choices,
            Results(),
            backend=make_backend(**backend),
            specs={spec.key: spec for spec in specs},
            folder=kept,
            changes=Changes(),
            delay_ms=0,
        )
        session.notice_texts = []
        session.notices = []
        session.notified.connect(session.notices.append)
        session.notified.connect(lambda notice: session.notice_texts.append(notice.text))
        session.rerun = Rerun(session, session)
        made.append(session)
        return session

    yield make
    for session in made:
        session.run.shut_down()


def saved(path, text):
    path.write_text(SOURCE + f"\n// {text}\n")
    return read_kernel_file(path)


def rerun(session, kernel):
    families = frozenset({kernel.family})
    version = KernelVersion(path=kernel.path, families=families, source_hash=kernel.source_hash)
    session.results.set_versions({kernel.name: version})
    session.rerun.on_saved(kernel)
    session.rerun.go()


def replaced(path, text):
    """Save as editors do that write beside the file and move it there."""
    beside = path.with_suffix(".tmp")
    beside.write_text(SOURCE + f"\n// {text}\n")
    beside.replace(path)


def test_a_file_that_is_written_or_replaced_is_read_anew_again_and_again(watch, path, choices, qtbot):
    for number, save in enumerate((saved, replaced, replaced, saved)):
        with qtbot.waitSignal(watch.kernel_saved) as signal:
            save(path, str(number))
        assert signal.args[0].source.endswith(f"// {number}\n")
        assert choices.kernels[-1] == signal.args[0]
    assert watch.failures == []


def test_a_new_file_is_a_new_variant(watch, path, choices, kernels, qtbot):
    tree = VariantTree(choices, Results())
    with qtbot.waitSignals([watch.kernel_saved, tree.modelReset]):
        (path.parent / "other.cu").write_text(SOURCE.replace("mine", "other"))
    assert choices.kernels[-1].name == "other"
    assert sum(tree.rowCount(tree.index(row, 0)) for row in range(tree.rowCount())) == len(kernels) + 2


def test_a_file_that_is_wrong_is_a_sentence_and_the_kernel_stays(watch, path, choices, qtbot):
    before = choices.kernels
    with qtbot.waitSignal(watch.failed) as signal:
        path.write_text(SOURCE.replace("family", "famly"))
    assert "famly" in signal.args[0]
    assert choices.kernels == before


def test_a_new_file_with_wrong_front_matter_is_a_sentence_and_plain_cuda_is_none(watch, path, choices, qtbot):
    (path.parent / "plain.cu").write_text("__global__ void plain() {}")
    with qtbot.waitSignal(watch.failed) as signal:
        (path.parent / "wrong.cu").write_text(SOURCE.replace("family", "famly"))
    assert "wrong.cu" in signal.args[0]
    assert watch.failures == [signal.args[0]]


def test_a_name_that_is_taken_gets_its_file_before_it(watch, path, choices, qtbot):
    with qtbot.waitSignal(watch.kernel_saved):
        (path.parent / "copy.cu").write_text(SOURCE.replace("mine", "transpose_serial"))
    assert choices.kernels[-1].name == "copy.cu::transpose_serial"
    with qtbot.waitSignal(watch.kernel_saved):
        (path.parent / "copy.cu").write_text(SOURCE.replace("mine", "transpose_serial") + "// again")
    assert [kernel.name for kernel in choices.kernels].count("copy.cu::transpose_serial") == 1
    assert watch.failures == []


def test_every_kernel_of_a_file_is_read(watch, path, choices, qtbot):
    with qtbot.waitSignals([watch.kernel_saved, watch.kernel_saved]):
        (path.parent / "two.cu").write_text(BOTH)
    assert [kernel.name for kernel in choices.kernels[-2:]] == ["first", "second"]


def test_a_file_of_chosen_kernels_is_inferred_again_with_what_the_user_says(watch, tmp_path, choices, qtbot):
    path = tmp_path / "plain.cu"
    path.write_text(PLAIN)
    values = {"scale": {"arrays.data.init": '"ones"'}}
    chosen = ChosenKernels(path=str(path), entries=("scale",), overrides=Overrides(values=values))
    watch.add_kernels((chosen, chosen.read().kernels))
    assert choices.checked == {"mine", "transpose_serial", "scale"}
    with qtbot.waitSignal(watch.kernel_saved) as signal:
        path.write_text(PLAIN.replace("*= 2", "*= 3"))
    assert "*= 3" in signal.args[0].source
    assert 'init = "ones"' in signal.args[0].front_matter
    assert choices.kernels[-1] == signal.args[0]
    with qtbot.waitSignal(watch.failed) as signal:
        path.write_text(PLAIN.replace("scale", "other"))
    assert signal.args == [f"{path} has no kernel scale now"]
    assert watch.failures == [signal.args[0]]


def test_remembered_files_are_read_again_and_those_that_were_chosen_are_chosen(watch, tmp_path, choices):
    path = tmp_path / "plain.cu"
    path.write_text(PLAIN)
    files = (ChosenKernels(path=str(path), entries=("scale",)),)
    watch.add_files(files, ["scale"])
    assert watch.files == files
    assert choices.kernels[-1].name == "scale"
    assert "scale" in choices.checked


def test_added_kernels_join_the_choice_only_beside_others_of_the_user(watch, tmp_path, choices):
    choices.set_checked(["transpose_serial"])
    for name in ("one", "two"):
        path = tmp_path / f"{name}.cu"
        path.write_text(PLAIN.replace("scale", name))
        chosen = ChosenKernels(path=str(path), entries=(name,))
        watch.add_kernels((chosen, chosen.read().kernels))
    assert choices.checked == {"one", "two"}


def test_kernels_of_many_files_are_added_at_once(watch, tmp_path, choices, qtbot):
    files = [ChosenKernels(path=str(tmp_path / f"{name}.cu"), entries=("scale",)) for name in "abc"]
    for file in files:
        Path(file.path).write_text(PLAIN)
    changes = []
    choices.kernels_changed.connect(lambda: changes.append(len(choices.kernels)))
    before = len(choices.kernels)
    watch.add_kernels(*((file, file.read().kernels) for file in files))
    assert changes == [before + len(files)]
    assert {"scale", "b.cu::scale", "c.cu::scale"} <= choices.checked
    assert all(file in watch.files for file in files)


def test_kernels_that_are_added_later_keep_what_was_said_of_the_earlier_ones(watch, tmp_path, choices):
    path = tmp_path / "plain.cu"
    path.write_text(PLAIN.replace("int main", "__global__ void clear(int *x) { x[threadIdx.x] = 0; }\nint main"))
    for entry, key in (("scale", "arrays.data.init"), ("clear", "block")):
        values = {entry: {key: '"ones"' if "init" in key else '["64"]'}}
        chosen = ChosenKernels(path=str(path), entries=(entry,), overrides=Overrides(values=values))
        watch.add_kernels((chosen, chosen.read().kernels))
    [file] = watch.files
    assert file.entries == ("scale", "clear")
    assert file.overrides.values == {"scale": {"arrays.data.init": '"ones"'}, "clear": {"block": '["64"]'}}
    assert [kernel.name for kernel in choices.kernels[-2:]] == ["scale", "clear"]


def test_a_folder_that_is_added_brings_its_kernels_and_chooses_those_that_are_wanted(
    watch, tmp_path, choices, path, qtbot
):
    other = tmp_path / "more"
    other.mkdir()
    (other / "b.cu").write_text(SOURCE.replace("mine", "beta"))
    watch.add_folder(other, ["beta"])
    assert "beta" in choices.checked
    assert watch.folders == (path.parent, other)
    assert watch.added == (other,)


def test_a_watch_that_was_stopped_reads_nothing_and_keeps_the_kernels(watch, path, choices, qtbot):
    before = choices.kernels
    watch.stop()
    saved(path, "later")
    with qtbot.assertNotEmitted(watch.kernel_saved):
        watch.read_changes()
    assert choices.kernels == before
    assert watch.folders == ()


def test_a_saved_kernel_is_run_where_it_was_shown_and_the_others_stay(make_session, path, choices, qtbot):
    session = make_session()
    with qtbot.waitSignal(session.run.ended):
        session.start_sweep()
    old = {point.key: point for point in session.results.points}
    session.results.select(next(key for key, point in old.items() if point.kernel == "mine"))
    kernel = saved(path, "faster")
    choices.set_kernels([kernel])
    with qtbot.waitSignal(session.run.ended):
        rerun(session, kernel)
    now = session.results.points
    assert [point for point in now if point.kernel != "mine"] == [p for p in old.values() if p.kernel != "mine"]
    assert {point.source_hash for point in now if point.kernel == "mine"} == {kernel.source_hash}
    assert len(now) == len(old)
    assert session.results.is_unsaved
    chosen = session.results.point(session.results.selected)
    assert (chosen.problem["N"], chosen.source_hash) == (32, kernel.source_hash)
    session._changes.undo()
    assert {point.key for point in session.results.points} == set(old)


def test_a_changed_stored_array_is_a_changed_kernel(choices, watch, path, qtbot):
    stored = path.parent / "in.npy"
    np.save(stored, np.zeros(4, np.int32))
    init = 'role = "inout", init = \'npy("in.npy")\''
    text = BOTH.replace("args = []", 'args = ["x"]\n[arrays]\nx = { dtype = "int32", shape = [4], INIT }')
    with qtbot.waitSignals([watch.kernel_saved] * 2):
        path.write_text(text.replace("INIT", init))
    with qtbot.waitSignals([watch.kernel_saved] * 2):
        np.save(stored, np.ones(4, np.int32))
    [first] = [kernel for kernel in choices.kernels if kernel.name == "first"]
    assert first.workload({}, {}).make_arrays()["x"].tolist() == [1] * 4
    with qtbot.assertNotEmitted(watch.kernel_saved):
        stored.touch()
        watch.read_changes()


def test_a_changed_header_runs_the_kernels_that_include_it_again(make_session, choices, path, at_once, qtbot):
    header = path.parent / "inc" / "par.h"
    header.parent.mkdir()
    header.write_text("#define F 2.0f\n")
    kernel = saved(path, '\n#include "inc/par.h"')
    choices.set_kernels([kernel])
    session = make_session()
    with qtbot.waitSignal(session.run.ended):
        session.start_sweep()
    watch = KernelWatch(choices, [path.parent], at_once, delay_ms=1, parent=session)
    session.rerun.follow(watch)
    old = {point.key for point in session.results.points}
    for number, save in enumerate((Path.write_text, _replace, _replace, Path.write_text)):
        with qtbot.waitSignal(session.run.ended):
            save(header, f"#define F {number}\n")
    points = session.results.points
    assert len(points) == len(old)
    assert {point.kernel for point in points if point.key not in old} == {"mine"}
    assert {point.kernel for point in points if point.key in old} == {"transpose_serial"}
    assert {point.source_hash for point in points if point.kernel == "mine"} == {kernel.source_hash}
    with qtbot.assertNotEmitted(watch.kernel_saved):
        header.touch()
        watch.read_changes()
    watch.stop()


def _replace(path, text):
    path.with_suffix(".tmp").write_text(text)
    path.with_suffix(".tmp").replace(path)


def test_a_kernel_that_is_not_shown_is_not_run(make_session, path, qtbot):
    session = make_session()
    with qtbot.assertNotEmitted(session.run.prepared):
        rerun(session, saved(path, "x"))


def test_only_the_places_that_were_shown_are_run(make_session, path, choices, make_point):
    session = make_session()
    [kernel] = [kernel for kernel in choices.kernels if kernel.name == "mine"]
    places = [(32, 8), (64, 16), (128, 8)]
    session.results.add(
        replace(make_point("mine", n=n, tile=tile, device="h200"), source_hash=kernel.source_hash) for n, tile in places
    )
    rerun(session, saved(path, "x"))
    shown = session.results.points
    assert [(point.problem["N"], point.tune["TILE"]) for point in shown] == sorted(places)


def test_a_kernel_with_another_axis_than_its_points_leaves_them_and_says_so(make_session, path, qtbot):
    session = make_session()
    with qtbot.waitSignal(session.run.ended):
        session.start_sweep()
    old = [point.key for point in session.results.points]
    path.write_text(SOURCE.replace("TILE = [8, 16, 32]", "TILE = [8, 16, 32]\nUNROLL = [1, 2]"))
    rerun(session, read_kernel_file(path))
    assert session.notice_texts[-1] == (
        "The sweep could not start: mine has other axes than its points here, which stay: run it again"
    )
    assert [point.key for point in session.results.points] == old


def test_while_the_users_sweep_runs_a_saved_kernel_waits(make_session, by_hand, path, choices, qtbot):
    session = make_session(executor=by_hand)
    session.start_sweep()
    kernel = saved(path, "x")
    rerun(session, kernel)
    with qtbot.waitSignal(session.run.ended):
        by_hand.step(4)
    qtbot.waitUntil(lambda: session.run.state is RunState.RUNNING)
    assert kernel.source_hash not in {point.source_hash for point in session.results.points}
    by_hand.step(2)
    assert [point.source_hash == kernel.source_hash for point in session.results.points].count(True) == 2
    assert len(session.results.points) == 4


@pytest.mark.parametrize("is_wrong", [False, True], ids=["compiles", "does not compile"])
def test_saving_a_kernel_leaves_what_is_selected_and_chosen_of_another(make_session, path, qtbot, is_wrong):
    fake = FakeRunner()

    def run(point):
        result = fake.run(point)
        if point.kernel == "mine" and point.source_hash == saved_hash[0] and is_wrong:
            return replace(result, status=Status.FAILED, reason="mine.cu(3): error: no\n", time=None, metrics={})
        return result

    saved_hash = [""]
    session = make_session(runner=run)
    with qtbot.waitSignal(session.run.ended):
        session.start_sweep()
    results = session.results
    others = [point.key for point in results.points if point.kernel != "mine"]
    mine = [point.key for point in results.points if point.kernel == "mine"]
    results.select(others[0])
    results.set_chosen([*others, mine[0]])
    kernel = saved(path, "another")
    saved_hash[0] = kernel.source_hash
    with (
        qtbot.assertNotEmitted(results.selection_changed),
        qtbot.assertNotEmitted(results.profile_changed),
        qtbot.waitSignal(session.run.ended),
    ):
        rerun(session, kernel)
    assert results.selected == others[0]
    assert results.chosen_keys == frozenset(others)


def test_what_the_user_selects_while_a_kernel_runs_again_stays_selected(make_session, by_hand, path, choices, qtbot):
    session = make_session(executor=by_hand)
    session.start_sweep()
    with qtbot.waitSignal(session.run.ended):
        by_hand.step(4)
    results = session.results
    old = next(point.key for point in results.points if point.kernel == "mine")
    results.select(old)
    kernel = saved(path, "slow")
    choices.set_kernels([kernel])
    rerun(session, kernel)
    qtbot.waitUntil(lambda: session.run.state is RunState.RUNNING)
    assert results.selected == old
    other = next(point.key for point in results.points if point.kernel != "mine")
    results.select(other)
    with qtbot.waitSignal(session.run.ended):
        by_hand.step(2)
    assert results.selected == other


def test_a_kernel_that_is_saved_again_before_its_selected_point_has_run_keeps_the_selection(
    make_session, by_hand, path, choices, qtbot
):
    session = make_session(executor=by_hand)
    session.start_sweep()
    with qtbot.waitSignal(session.run.ended):
        by_hand.step(4)
    results = session.results
    *_, last = (point for point in results.points if point.kernel == "mine")
    results.select(last.key)
    with qtbot.waitSignal(session.run.prepared):
        rerun(session, saved(path, "first"))
    by_hand.step(1)  # the other point
    with qtbot.waitSignal(session.run.prepared):
        rerun(session, saved(path, "second"))
    assert results.selected == last.key
    with qtbot.waitSignal(session.run.ended):
        by_hand.step(3)  # the first is the call that was cancelled
    selected = results.point(results.selected)
    assert (selected.kernel, selected.problem, selected.tune) == ("mine", last.problem, last.tune)
    assert selected.source_hash != last.source_hash


def test_the_first_point_that_does_not_compile_leaves_the_selection_to_the_selected_one(make_session, path, qtbot):
    fake = FakeRunner()

    def run(point):
        result = fake.run(point)
        if point.kernel == "mine" and point.source_hash == kernel.source_hash:
            return replace(result, status=Status.FAILED, reason="mine.cu(3): error: no\n", time=None, metrics={})
        return result

    session = make_session(runner=run)
    kernel = saved(path, "wrong")
    path.write_text(SOURCE)
    with qtbot.waitSignal(session.run.ended):
        session.start_sweep()
    results = session.results
    *_, last = (point for point in results.points if point.kernel == "mine")
    results.select(last.key)
    with qtbot.waitSignal(session.run.ended):
        rerun(session, kernel)
    assert results.point(results.selected).problem == last.problem
