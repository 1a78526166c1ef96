"""The keyboard: every stop of Tab in every layout is seen, named and ringed, and reached in the order of reading.

A window takes a second to make, so a test here asks it several questions.
"""

from __future__ import annotations

import pytest
from no_dialogs import NoDialogs
from PyQt6.QtCore import QPoint, QRect, Qt
from PyQt6.QtGui import QPalette
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QAbstractButton, QApplication, QLineEdit

from warplens.gui.figures.colours import LEAST_OF_TEXTS, contrast
from warplens.gui.kit.application import REACH, THICK, FocusRing
from warplens.gui.kit.figure_view import FigureView
from warplens.gui.kit.settings import Settings
from warplens.gui.kit.theme import ThemeName
from warplens.gui.window.app import make_window
from warplens.gui.window.layouts import LAYOUTS
from warplens.profiles.journal import references

SIZE = (1280, 800)


@pytest.fixture
def window(request, qtbot, kernels, specs, tmp_path):
    made = make_window(
        kernels,
        specs,
        backend=request.getfixturevalue("make_backend")(),
        settings=Settings(),
        folder=tmp_path / "kept",
        dialogs=NoDialogs(),
        delay_ms=0,
        shipped=references().values(),
    )
    qtbot.addWidget(made)
    made.resize(*SIZE)
    made.show()
    made.session.open_profile(references()["gtx-1080-ti"])
    made.models.results.select(made.models.results.points[0].key)
    activate(made)
    return made


def activate(window):
    """Give the window the keyboard: on a screen that exists nowhere another window may have taken it."""
    QApplication.processEvents()
    QTest.mouseRelease(window.header, Qt.MouseButton.LeftButton)  # a test before may have left it pressed
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window, 120_000)


def walk(window):
    """Return the stops of Tab from Run on, and the rectangle of the ring at each."""
    activate(window)
    ring = window.findChild(FocusRing)
    window.header.run_button.setFocus(Qt.FocusReason.TabFocusReason)
    stops, rings = [], []
    while (focused := QApplication.focusWidget()) not in stops:
        stops.append(focused)
        rings.append((ring.target, QRect(ring.rect)))
        assert len(stops) < 200, "Tab does not come back to where it began"
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    return stops, rings


def place(window, widget):
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def test_every_stop_of_every_layout_is_seen_named_and_ringed_in_the_order_of_reading(window):
    for layout in LAYOUTS:
        window.docks.apply(layout)
        stops, rings = walk(window)
        assert len(stops) > 8
        unnamed = [
            stop for stop in stops if not (stop.accessibleName() or (isinstance(stop, QAbstractButton) and stop.text()))
        ]
        assert [f"{type(stop).__name__} in {type(stop.parent()).__name__}" for stop in unnamed] == [], layout.name
        for stop, (target, rect) in zip(stops, rings, strict=True):
            assert target is stop
            assert window.rect().contains(rect)
            assert rect.intersects(place(window, stop).intersected(window.rect())), stop.accessibleName()
            assert min(rect.width(), rect.height()) > 4
        parts = (window.header, window.answer, window.shown, window.docks, window.notice)
        sections = [next(n for n, part in enumerate(parts) if part.isAncestorOf(stop)) for stop in stops]
        assert sections == sorted(sections), layout.name
        docks = window.docks.docks
        behind = [key for key, dock in docks.items() if dock.visibleRegion().isEmpty()]
        assert [key for key in behind for stop in stops if docks[key].isAncestorOf(stop)] == []


@pytest.mark.long
def test_back_tab_walks_the_same_way_back(window):
    stops, _ = walk(window)
    for stop in reversed(stops):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backtab)
        assert QApplication.focusWidget() is stop


def test_focus_is_in_the_plot_after_control_and_its_digit_and_is_told_what_it_shows(window):
    for key, panel in ((Qt.Key.Key_4, "tile"), (Qt.Key.Key_7, "roofline"), (Qt.Key.Key_3, "size")):
        activate(window)
        QTest.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)
        plot = QApplication.focusWidget()
        assert isinstance(plot, FigureView)
        assert window.docks.docks[panel].isAncestorOf(plot)
        assert plot.accessibleName().startswith("Plot: R")
        assert plot.accessibleDescription()
    assert "tiled padded, TILE 32, 23.0 µs published" in plot.accessibleDescription()
    QTest.keyClick(plot, Qt.Key.Key_Up)
    target = plot.facets[0].targets.target(plot.facets[0].ring_row)
    assert target.key == window.models.results.selected
    assert plot.accessibleDescription() == ". ".join(plot.figure.card_of(target))


def test_ring_follows_its_widget_and_a_click_shows_none(window):
    activate(window)
    ring = window.findChild(FocusRing)
    window.docks.go_to("size")
    before = QRect(ring.rect)
    gap = round(REACH - THICK)
    assert gap >= 2  # it touches no text that begins at the edge of its widget
    assert before.adjusted(REACH, REACH, -REACH, -REACH) == place(window, ring.target)
    window.resize(SIZE[0] + 200, SIZE[1] + 100)
    activate(window)
    assert ring.rect != before
    assert ring.rect.intersects(place(window, ring.target))
    field = next(one for one in window.findChildren(QLineEdit) if one.isVisible())
    QTest.mousePress(field, Qt.MouseButton.LeftButton)
    assert QApplication.focusWidget() is field
    assert ring.target is None
    QTest.mouseRelease(field, Qt.MouseButton.LeftButton)
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert ring.target is QApplication.focusWidget()
    window.docks.go_to("size")
    window.docks.docks["size"].close()
    QApplication.processEvents()
    assert ring.target is None or ring.target.isVisible()


def test_no_button_of_the_header_gets_the_focus_in_place_of_what_goes(window):
    activate(window)
    header, bars = window.header, (window.header, window.answer, window.shown, window.notice)
    header.cancel.show()  # as while something is said in the background
    field = next(one for one in window.findChildren(QLineEdit) if one.isVisible())
    for goes in (field.hide, lambda: field.setEnabled(False)):
        field.show()
        field.setEnabled(True)
        field.setFocus()
        assert QApplication.focusWidget() is field
        goes()
        focused = QApplication.focusWidget()
        assert focused is not None
        assert not any(bar.isAncestorOf(focused) for bar in bars)
    header.run_button.setFocus()
    QTest.keyClick(header.run_button, Qt.Key.Key_Backtab)
    assert QApplication.focusWidget() is header.cancel, "who asks for it reaches it"


def test_a_window_that_nothing_has_the_focus_of_gives_it_to_no_button_when_it_becomes_active(window, qtbot):
    activate(window)
    window.header.cancel.show()
    QApplication.focusWidget().clearFocus()
    other = QLineEdit()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    assert QTest.qWaitForWindowActive(other, 120_000)
    activate(window)
    assert window.docks.isAncestorOf(QApplication.focusWidget())


def test_placeholders_can_be_read_in_both_themes(window):
    window.docks.go_to("sweep")
    fields = [field for field in window.findChildren(QLineEdit) if field.placeholderText() and field.isVisible()]
    assert len(fields) > 3
    for theme in ThemeName:
        window.set_theme(theme)
        for field in fields:
            field.ensurePolished()
            ink = field.palette().color(QPalette.ColorRole.PlaceholderText)
            assert ink.alpha() == 255
            assert contrast(ink.name(), window.theme.field) >= LEAST_OF_TEXTS


def test_the_palette_keeps_the_keyboard_while_panels_are_made(window):
    window.commands.find.trigger()
    assert any(dock.existing_panel is None for dock in window.docks.docks.values())
    for dock in window.docks.docks.values():
        dock.panel()
    assert window._palette.isVisible()  # a part that is shown before it has a parent is a window, which closes popups
    window._palette.close()
