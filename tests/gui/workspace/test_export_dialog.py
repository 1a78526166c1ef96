"""The dialog that exports a picture: what is previewed is what is written, and what is typed stays until it is."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest
from PyQt6 import sip
from PyQt6.QtCore import QEvent, QPoint, QPointF, Qt
from PyQt6.QtGui import QContextMenuEvent, QGuiApplication, QImage, QMouseEvent
from PyQt6.QtWidgets import QApplication, QMenu

from warplens.gui.kit.export import Format
from warplens.gui.kit.theme import DARK, LIGHT
from warplens.gui.views.plots.runtime_panels import RuntimeSizePanel, RuntimeTilePanel
from warplens.gui.workspace.panel import ExportDialog
from warplens.gui.workspace.results import Results
from warplens.gui.workspace.session import NoticeTone

SVG = "{http://www.w3.org/2000/svg}"
ODD = "it's <b>2×</b> & `more` $HOME"


@pytest.fixture
def results(qapp, make_point):
    made = Results([("transpose_tiled", "transpose")], {"gtx-1080-ti": "GTX 1080 Ti"})
    made.add([make_point(n=n, tile=t, time_ns=n * 10 + t) for n in (256, 512) for t in (8, 16)])
    return made


@pytest.fixture
def panel(qtbot, results, tmp_path):
    made = RuntimeSizePanel(results, DARK, delay_ms=0)
    made.exporter.ask_path = lambda _parent, name, suffix: tmp_path / f"{name}.{suffix}"
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def dialog(panel):
    next(action for action in panel.menu._menu.actions() if action.text() == "Export picture…").trigger()
    (made,) = panel.window().findChildren(ExportDialog)
    yield made
    if not sip.isdeleted(made):  # a dialog that was answered is gone
        made.close()


def choose(dialog, form):
    dialog.formats.setCurrentIndex(dialog.formats.findText(form))


def test_dialog_begins_light_with_the_title_and_the_gpu_in_the_subtitle(dialog, panel):
    assert dialog.heading.text() == "Runtime against matrix size"
    assert dialog.subtitle.text().split(" · ")[0] == "GTX 1080 Ti"
    assert dialog.themes.currentText() == "Light, for paper"
    assert not dialog.preview.pixmap().isNull()
    assert dialog._image.pixelColor(2, 2).name() == LIGHT.panel
    dialog.themes.setCurrentIndex(1)
    dialog.show_preview()
    assert dialog._image.pixelColor(2, 2).name() == DARK.panel


def test_svg_has_the_size_and_the_heading_that_were_typed(dialog, tmp_path, panel, qtbot):
    dialog.heading.setText(ODD)
    dialog.subtitle.setText("Table 2")
    dialog.width_cm.setValue(8.5)
    dialog.height_cm.setValue(6.0)
    choose(dialog, "SVG")
    panel.exporter.ask_path = lambda *_: tmp_path / "plot.svg"
    with qtbot.waitSignal(panel.notified) as caught:
        dialog.save_button.click()
    assert caught.args[0].text == "Saved plot.svg"
    root = ET.fromstring((tmp_path / "plot.svg").read_bytes())
    texts = {"".join(element.itertext()).strip() for element in root.iter(f"{SVG}text")}
    assert {ODD, "Table 2", "modelled", "tiled"} <= texts
    assert (root.get("width"), float(root.get("height")[:-2])) == ("85.00mm", pytest.approx(60, abs=0.3))
    assert sip.isdeleted(dialog) or not dialog.isVisible()


def test_pdf_and_png_have_the_size_on_paper(dialog):
    dialog.width_cm.setValue(12.7)
    dialog.height_cm.setValue(12.7)
    assert b"/MediaBox [0 0 360.000000 360.000000]" in dialog.picture(Format.PDF)
    image = QImage.fromData(dialog.picture(Format.PNG))
    assert (image.width(), image.height()) == (1500, 1500)
    assert image.dotsPerMeterX() == 11811


def test_larger_type_is_larger_on_the_paper(dialog):
    def labels():
        root = ET.fromstring(dialog.picture(Format.SVG))
        return float(root.get("viewBox").split()[2]) / float(root.get("width")[:-2])

    small = labels()
    dialog.font_pt.setValue(16.0)
    assert labels() == pytest.approx(small / 2, rel=0.01)  # half as many pixels of the layout a millimetre


def test_width_that_has_no_room_for_the_type_is_said_and_nothing_is_saved(dialog):
    dialog.width_cm.setValue(4.0)
    dialog.font_pt.setValue(20.0)
    dialog.show_preview()
    assert dialog.problem.text() == "a plot with type of 20 pt is at least 14.2 cm wide"
    assert not dialog.save_button.isEnabled()
    dialog.width_cm.setValue(15.0)
    dialog.height_cm.setValue(15.0)
    dialog.show_preview()
    assert dialog.problem.text() == ""
    assert dialog.save_button.isEnabled()


def test_file_that_cannot_be_written_is_said_in_the_dialog_which_keeps_what_was_typed(dialog, panel, tmp_path, qtbot):
    dialog.heading.setText(ODD)
    choose(dialog, "PNG")
    panel.exporter.ask_path = lambda *_: tmp_path / "missing" / "a.png"
    with qtbot.waitSignal(panel.notified) as caught:
        dialog.save_button.click()
    assert caught.args[0].tone is NoticeTone.BAD
    assert dialog.problem.text() == f"{tmp_path / 'missing' / 'a.png'} cannot be written: there is no such folder"
    assert (dialog.isVisible(), dialog.heading.text(), dialog.form.value) == (True, ODD, "png")
    panel.exporter.ask_path = lambda *_: None  # the user cancels
    dialog.save_button.click()
    assert dialog.isVisible()


def test_plot_that_is_not_drawn_yet_is_not_saved(qtbot):
    panel = RuntimeSizePanel(Results(), DARK, delay_ms=0)
    qtbot.addWidget(panel)
    dialog = panel.exporter.open_dialog(panel._plot)
    assert dialog.problem.text() == "there is nothing to draw yet"
    assert not dialog.save_button.isEnabled()
    dialog.close()


def test_next_dialog_begins_with_the_size_that_was_chosen(dialog, panel):
    dialog.width_cm.setValue(9.0)
    dialog.heading.setText("another title")
    choose(dialog, "SVG")
    dialog.show_preview()
    dialog.reject()
    again = panel.exporter.open_dialog(panel._plot)
    assert (again.width_cm.value(), again.form.value, again.heading.text()) == (9.0, "svg", panel.heading.text())
    again.close()


def test_picture_is_copied_as_it_is_previewed(dialog):
    dialog.width_cm.setValue(12.7)
    dialog.copy_button.click()
    assert QGuiApplication.clipboard().image().width() == 1500


def right_click(view, at):
    """Press and release the right button, as Qt reports it to the view."""
    right = Qt.MouseButton.RightButton
    for kind, held in (
        (QEvent.Type.MouseButtonPress, right),
        (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
    ):
        event = QMouseEvent(
            kind, QPointF(at), QPointF(view.mapToGlobal(at)), right, held, Qt.KeyboardModifier.NoModifier
        )
        QGuiApplication.sendEvent(view.viewport() if hasattr(view, "viewport") else view, event)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, view.mapToGlobal(at))
    QGuiApplication.sendEvent(view.viewport() if hasattr(view, "viewport") else view, event)


def test_right_click_selects_the_mark_and_opens_our_menu_alone(panel, results):
    panel.resize(640, 420)
    shown = next(point.key for point in results.points if panel.view.pixel_of(point.key) is not None)
    right_click(panel.view, panel.view.pixel_of(shown).toPoint())
    menus = (widget for widget in QApplication.topLevelWidgets() if isinstance(widget, QMenu))
    assert results.selected == shown
    assert [menu for menu in menus if menu.isVisible()] == [panel.menu._menu]
    panel.menu._menu.close()


def test_right_click_on_a_heat_map_opens_the_same_menu(qtbot, results):
    panel = RuntimeTilePanel(results, DARK, delay_ms=0)
    qtbot.addWidget(panel)
    panel.show()
    panel.heat_button.click()
    right_click(panel.heat, next(panel.heat.cells())[1].center().toPoint())
    assert results.selected == next(panel.heat.cells())[0].key
    assert panel.menu._menu.isVisible()
    panel.menu._menu.close()
    assert panel._exported_subtitle().startswith("GTX 1080 Ti")


def test_menu_key_opens_the_menu_at_the_selected_point(panel, results):
    panel.resize(640, 420)
    shown = next(point.key for point in results.points if panel.view.pixel_of(point.key) is not None)
    results.select(shown)
    asked = []
    panel.view.menu_requested.disconnect()
    panel.view.menu_requested.connect(asked.append)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(1, 1), QPoint(1, 1))
    QGuiApplication.sendEvent(panel.view, event)
    assert asked == [panel.view.mapToGlobal(panel.view.ring.toPoint())]
