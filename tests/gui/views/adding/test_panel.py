"""The dialog that adds kernels: list, form, source and status, in both directions."""

from __future__ import annotations

from pathlib import Path

import pytest
from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtWidgets import QWidget

from warplens.cuda.execute.inspection.records import LineNote, Refusal
from warplens.gui.kit.theme import DARK, at_text_size, stylesheet
from warplens.gui.kit.widgets import ElidedLabel
from warplens.gui.views.adding.fields import LABEL_PIXELS
from warplens.gui.views.adding.panel import DETAIL_ROLE, AddingDialog
from warplens.gui.workspace.listing_view import ROW_PIXELS

SOURCE = """__global__ void scale(float *data, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        data[i] *= 2;
}

__global__ void rows(float **rows) { rows[0][threadIdx.x] = 1; }

__global__ void clear(int *x) { x[threadIdx.x] = 0; }

int main()
{
    float *data;
    cudaMalloc(&data, 1024 * sizeof(float));
    scale<<<4, 256>>>(data, 1024);
}
"""
CHECK = Qt.ItemDataRole.CheckStateRole
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def path(tmp_path) -> Path:
    path = tmp_path / "mine.cu"
    path.write_text(SOURCE)
    return path


@pytest.fixture
def dialog(request, qtbot, make_adding, path):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    with at_text_size(getattr(request, "param", 100)):
        window.setStyleSheet(stylesheet(DARK) if hasattr(request, "param") else "")
        made = AddingDialog(make_adding(), DARK, window)
        made.model.open([path])
        made.show()
        yield made
        made.close()


def item(dialog, row):
    return dialog.kernels.item(row)


def test_kernels_are_listed_and_those_that_cannot_run_say_why(dialog):
    assert [item(dialog, row).text() for row in range(dialog.kernels.count())] == ["scale", "rows", "clear"]
    assert [item(dialog, row).data(DETAIL_ROLE) for row in range(3)] == [
        "line 1",
        "rows is an array of pointers, which no front matter can give",
        "line 10",
    ]
    assert not item(dialog, 1).flags() & Qt.ItemFlag.ItemIsUserCheckable
    assert dialog.add.text() == "Add 2 kernels"


def test_tick_and_choice_of_a_row_reach_the_model(dialog, qtbot):
    view, model = dialog.kernels, dialog.model
    place = view.visualItemRect(item(dialog, 2))
    qtbot.mouseClick(view.viewport(), LEFT, pos=QPoint(place.left() + 14, place.center().y()))
    assert not model.is_checked(model.rows[2])
    assert dialog.add.text() == "Add 1 kernel"
    qtbot.mouseClick(view.viewport(), LEFT, pos=QPoint(place.left() + 80, place.center().y()))
    assert model.current.entry == "clear"
    assert dialog.about.whole == "mine.cu, line 10"
    assert dialog.source.current == 10
    assert item(dialog, 2).data(CHECK) is Qt.CheckState.Unchecked


def test_choice_of_the_model_is_the_current_row(dialog):
    dialog.model.set_current(dialog.model.rows[1])
    assert dialog.kernels.currentRow() == 1
    assert dialog.status.text.whole == "rows is an array of pointers, which no front matter can give"


def test_assumed_value_is_marked_until_it_is_edited(dialog, qtbot):
    field = dialog.form.fields["arrays.data.init"]
    assert (field.is_assumed, field.font().italic()) == (True, True)
    assert field.toolTip().replace("<br>", "\n").count("Assumed: the host code does not fill it") == 1
    assert dialog.status.text.whole == "compiles for sm_90, runs, 1 assumption"
    field.selectAll()
    qtbot.keyClicks(field, "ones")
    assert field is dialog.form.fields["arrays.data.init"]
    assert (field.text(), field.is_assumed, field.font().italic()) == ("ones", False, False)
    assert dialog.status.text.whole == "compiles for sm_90, runs, no assumptions"
    assert not any(row.mark for row in dialog.source.listing.rows)


def test_labels_of_the_form_have_room_for_their_words(dialog, qtbot):
    titles = dialog.form.findChildren(ElidedLabel)
    assert {title.width() for title in titles} == {LABEL_PIXELS}
    assert {"block", "dynamic shared", "data", "-I folders"} <= {title.text() for title in titles}


def test_two_fields_of_a_row_are_of_one_width(dialog, qtbot):
    fields = [dialog.form.fields[f"arrays.data.{key}"] for key in ("dtype", "role", "shape", "init")]

    def are_of_one_width():
        widths = [field.width() for field in fields]
        return max(widths) - min(widths) <= 1

    qtbot.waitUntil(are_of_one_width)  # the form gets its places in a later turn


def test_field_with_an_error_is_marked_and_the_status_says_it(dialog, qtbot):
    field = dialog.form.fields["grid"]
    field.selectAll()
    qtbot.keyClick(field, Qt.Key.Key_Backspace)
    assert field.property("state") == "bad"
    assert dialog.status.text.whole == "grid takes an expression for each dimension, such as 256"
    qtbot.keyClicks(field, "8")
    assert field.property("state") == ""
    assert dialog.status.text.whole == "compiles for sm_90, runs, 1 assumption"


def test_role_that_is_chosen_reaches_the_model_and_changes_what_may_be_given(dialog, qtbot):
    field = dialog.form.fields["arrays.data.role"]
    assert field.currentText() == "inout"
    field.setCurrentText("out")
    field.textActivated.emit("out")
    values = {value.key: value.text for value in dialog.model.form()}
    assert (values["arrays.data.role"], values["arrays.data.init"]) == ("out", "zeros")
    assert not dialog.form.fields["arrays.data.init"].isEnabled()
    assert dialog.status.text.whole == "compiles for sm_90, runs, no assumptions"


def test_double_clicks_lead_from_a_value_to_its_line_and_back(dialog, qtbot):
    qtbot.mouseDClick(dialog.form.fields["block"], LEFT)
    assert dialog.source.current == 16
    rows = dialog.source.listing.rows
    assert [(row.number, row.mark) for row in rows if row.mark] == [(1, "data, init: the host code does not fill it")]
    dialog.source.show_from(1)
    with qtbot.waitSignal(dialog.model.value_shown) as shown:
        qtbot.mouseDClick(dialog.source.viewport(), LEFT, pos=QPoint(80, ROW_PIXELS + 4))
    assert shown.args == ["arrays.data.init"]


def test_source_shows_the_kernel_among_quiet_lines_with_the_errors_in_it(qtbot, dialog, trials):
    notes = (LineNote(line=5, text="expected a ;", is_error=True),)
    trials.answers.append(Refusal(sentence="it does not compile", notes=notes))
    dialog.model.set_value("block", "128")
    rows = dialog.source.listing.rows
    assert [row.number for row in rows if row.number and not row.is_quiet] == [1, 2, 3, 4, 5, 6]
    assert [row.text.strip() for row in rows if row.is_error] == ["data[i] *= 2;", "expected a ;"]
    assert dialog.status.text.whole == "line 5: expected a ;"


def test_folders_of_headers_are_given_once_they_are_complete(dialog, qtbot):
    qtbot.keyClicks(dialog.form.include, "inc, ../more")
    assert dialog.model.include_folders == ()
    qtbot.keyClick(dialog.form.include, Qt.Key.Key_Return)
    assert dialog.model.include_folders == ("inc", "../more")
    assert dialog.isVisible()


def test_add_makes_variants_and_closes(dialog, qtbot):
    choices = dialog.model.choices
    with qtbot.waitSignal(dialog.finished):
        dialog.add.click()
    assert choices.checked == {"scale", "clear"}


def test_cancel_and_escape_add_nothing(dialog, qtbot):
    choices = dialog.model.choices
    with qtbot.waitSignal(dialog.finished):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert choices.checked == {"transpose_tiled"}


def test_write_asks_for_the_file_of_the_current_kernel(dialog, path, qtbot):
    with qtbot.waitSignal(dialog.write_asked) as open_keys:
        dialog.write.click()
    assert open_keys.args == [str(path), 3]
    dialog.model.write()
    assert dialog.status.notice.whole == "mine.cu has the front matter of 2 kernels now"
    assert not dialog.write.isEnabled()
    assert not dialog.form.include.isEnabled()
    assert dialog.form.fields["block"].isReadOnly()


@pytest.mark.parametrize("dialog", [100, 150, 200], indirect=True)
def test_no_label_of_the_form_is_cut_in_large_texts(dialog, qapp):
    qapp.processEvents()
    titles = {title.whole: title.text() for title in dialog.form.findChildren(ElidedLabel) if title.isVisible()}
    assert titles == {title: title for title in titles}
    assert "dynamic shared" in titles
