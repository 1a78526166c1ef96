"""Adding kernels in the window: by a command, the button of the sweep panel or a drop; they come back at a start."""

from __future__ import annotations

from dataclasses import replace

import pytest
from no_dialogs import NoDialogs
from PyQt6.QtCore import QMimeData, QPointF, Qt, QUrl
from PyQt6.QtGui import QDropEvent

from warplens.cuda.catalogue.files import ChosenKernels
from warplens.gui.kit.settings import Settings, load, store
from warplens.gui.views.lessons.model import Lessons
from warplens.gui.window.app import make_window
from warplens.gui.window.layouts import DEFAULT, LESSON
from warplens.gui.workspace.sweep_run import RunState

SOURCE = """__global__ void scale(float *data) { data[threadIdx.x] *= 2; }
int main() { float *data; cudaMalloc(&data, 128); scale<<<1, 32>>>(data); }
"""


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "mine.cu"
    path.write_text(SOURCE)
    return path


@pytest.fixture
def dialogs(path):
    return NoDialogs(kernels=(path,))


@pytest.fixture
def open_window(request, qtbot, kernels, specs, trials):
    dialogs, kept = request.getfixturevalue("dialogs"), request.getfixturevalue("kept")
    backend = replace(request.getfixturevalue("make_backend")(), inspecting=trials.inspecting)

    def make(settings):
        window = make_window(
            kernels, specs, backend=backend, settings=settings, folder=kept, dialogs=dialogs, delay_ms=0
        )
        qtbot.addWidget(window)
        window.show()
        return window

    return make


@pytest.fixture
def window(open_window):
    window = open_window(Settings(checked=("transpose_tiled",), devices=("h200",)))
    yield window
    window.close()


def test_command_adds_the_kernels_of_a_file_and_the_sweep_runs_them(window, qtbot):
    window.commands.add_kernels.trigger()
    dialog = window.kernels.dialog
    assert [kernel.entry for kernel in dialog.model.rows] == ["scale"]
    with qtbot.waitSignal(dialog.finished):
        dialog.add.click()
    assert window.kernels.dialog is None
    assert window.session.choices.checked == {"scale"}
    window.commands.run.trigger()
    qtbot.waitUntil(lambda: window.session.run.state is RunState.IDLE)
    assert [(point.kernel, point.family) for point in window.session.results.points] == [("scale", "mine")]
    assert window.session.results.looks["scale"] not in {
        look for name, look in window.session.results.looks.items() if name != "scale"
    }


def test_button_of_the_sweep_panel_opens_one_dialog_for_all_files(window, path, dialogs):
    other = path.parent / "other.cu"
    other.write_text(SOURCE.replace("scale", "more"))
    window.docks.panel("sweep").add_button.click()
    dialogs.kernels = (other,)
    window.kernels.dialog.more.click()
    assert [kernel.entry for kernel in window.kernels.dialog.model.rows] == ["scale", "more"]


def test_dialog_that_is_cancelled_opens_nothing(window, dialogs):
    dialogs.kernels = ()
    window.commands.add_kernels.trigger()
    assert window.kernels.dialog is None


def drop(window, *paths):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    none = Qt.KeyboardModifier.NoModifier
    window.dropEvent(QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, none))


def test_cuda_files_of_a_folder_that_is_dropped_are_offered(window, path):
    below = path.parent / "below" / "other.cu"
    below.parent.mkdir()
    below.write_text(SOURCE.replace("scale", "more"))
    drop(window, path.parent)
    assert [kernel.entry for kernel in window.kernels.dialog.model.rows] == ["more", "scale"]
    assert window.models.library.folders == ()


def test_folder_with_neither_kernels_nor_profiles_says_so(window, tmp_path, qtbot):
    empty = tmp_path / "empty"
    empty.mkdir()
    (empty / "notes.txt").write_text("nothing")
    with qtbot.waitSignal(window.session.notified) as signal:
        drop(window, empty)
    assert signal.args[0].text == f"{empty} holds neither .cu files nor profiles nor lessons: nothing was added"
    assert window.kernels.dialog is None


def test_folder_of_profiles_that_is_dropped_is_listed(window, tmp_path):
    folder = tmp_path / "profiles"
    folder.mkdir()
    (folder / "a.warplens.json").write_text("{}")
    drop(window, folder)
    assert window.models.library.folders == (folder,)
    assert window.kernels.dialog is None


def test_cuda_file_that_is_dropped_is_offered(window, path):
    drop(window, path)
    assert [kernel.entry for kernel in window.kernels.dialog.model.rows] == ["scale"]
    assert window.models.library.files == ()


def test_what_was_nothing_to_open_is_forgotten_at_the_next_drop(window, path, tmp_path):
    other = tmp_path / "notes.txt"
    other.write_text("nothing")
    drop(window, other)
    assert window.notice.notice.text.startswith("notes.txt is nothing to open")
    drop(window, path)
    assert window.notice.notice is None


def test_lesson_that_is_dropped_is_opened_in_its_layout_and_closing_it_leads_back(window, tmp_path, qtbot):
    lesson = tmp_path / "course" / "mine.toml"
    lesson.parent.mkdir()
    step = 'title = "One"\nlayout = "text"\ntext = "x"\n'
    lesson.write_text(f'title = "Mine"\nkernel = "transpose_serial"\n[[step]]\n{step}')
    window.models.of(Lessons).read_shipped = lambda: None
    for path in (lesson, lesson.parent):
        drop(window, path)
        model = window.docks.panel("lesson")._model
        qtbot.waitUntil(lambda model=model: model.lesson is not None and model.lesson.title == "Mine")
        assert window.docks.shown_layout is LESSON
        window.docks.docks["lesson"].close()
        assert window.docks.shown_layout is DEFAULT
        assert not window.docks.docks["start"].isHidden()
    lesson.write_text("[tool]\n")
    with qtbot.waitSignal(window.session.notified) as signal:
        drop(window, lesson)
    assert "mine.toml" in signal.args[0].text


def test_script_and_executable_that_are_dropped_are_run_for_their_launches(window, tmp_path):
    script, program = tmp_path / "train.py", tmp_path / "saxpy"
    script.write_text("")
    program.write_bytes(b"\x7fELF")
    mains, calls = window.models.main_programs, []
    mains.run = calls.append
    drop(window, script, program)
    assert [(call.path, call.device) for call in calls] == [(str(script), "h200"), (str(program), "h200")]
    assert [call.subject for call in calls] == ["train.py", "saxpy"]


@pytest.mark.parametrize("may_write", [False, True])
def test_file_gets_front_matter_only_after_a_yes(window, path, dialogs, may_write):
    dialogs.write = may_write
    window.kernels.add([path])
    window.kernels.dialog.write.click()
    assert (path.read_text() == SOURCE) is not may_write


def test_window_that_closes_takes_the_dialog_with_it(open_window, path):
    window = open_window(Settings())
    window.kernels.add([path])
    window.close()
    assert window.kernels.dialog is None


def test_added_kernels_come_back_at_the_next_start(window, open_window, path, tmp_path):
    window.kernels.add([path])
    window.kernels.dialog.model.set_value("arrays.data.init", "ones")
    window.kernels.dialog.add.click()
    assert store(tmp_path / "settings.json", window.settings)
    again = open_window(load(tmp_path / "settings.json"))
    assert again.session.choices.checked == {"scale"}
    [kernel] = again.session.choices.chosen_kernels
    assert kernel == window.session.choices.chosen_kernels[0]
    assert 'init = "ones"' in kernel.front_matter
    again.close()


def test_file_that_is_gone_at_the_next_start_costs_nothing_but_itself(open_window, tmp_path):
    gone = ChosenKernels(path=str(tmp_path / "gone.cu"), entries=("k",))
    window = open_window(Settings(checked=("transpose_tiled", "k"), kernel_files=(gone,)))
    assert window.session.choices.checked == {"transpose_tiled"}
    assert window.settings.kernel_files == (gone,)
    window.close()
