"""From the start to the answer by the keyboard alone: after every key the focus is on something seen, ringed and named.

One window is asked everything: a window takes a second to make.
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from no_dialogs import NoDialogs
from PyQt6.QtCore import QPoint, QRect, Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QWidget,
)

from warplens.gui.kit.application import FocusRing
from warplens.gui.kit.settings import Settings
from warplens.gui.window.app import make_window
from warplens.gui.window.layouts import LAYOUTS
from warplens.gui.workspace.sweep_run import RunState
from warplens.profiles.journal import references

SOURCE = """__global__ void scale(float *data) { data[threadIdx.x] *= 2; }
int main() { float *data; cudaMalloc(&data, 128); scale<<<1, 32>>>(data); }
"""
CTRL, SHIFT, ALT = (getattr(Qt.KeyboardModifier, f"{key}Modifier") for key in ("Control", "Shift", "Alt"))
Keys = Qt.Key


class Hands:
    """Press keys where the focus is, and look where it goes."""

    def __init__(self, window, later):
        self.window, self.later, self.ring = window, later, window.findChild(FocusRing)

    @property
    def at(self) -> QWidget:
        return QApplication.focusWidget() or QApplication.activePopupWidget()

    def press(self, *keys, held=Qt.KeyboardModifier.NoModifier):
        for key in keys:
            QTest.keyClick(self.at or self.window, key, held)
            QApplication.processEvents()
            self.settle()
            self.look()

    def settle(self):
        """Do what waits for the background; on a screen that exists nowhere what closes leaves no window active."""
        QApplication.processEvents()
        while self.later.waiting:
            self.later.step()
            QApplication.processEvents()
        if QApplication.activeWindow() is None and QApplication.activePopupWidget() is None:
            top = self.window.kernels.dialog or self.window
            top.activateWindow()
            assert QTest.qWaitForWindowActive(top, 120_000)

    def look(self):
        focused = self.at
        assert focused is not None
        assert focused.isVisible()
        assert name_of(focused)
        top = focused.window()
        if top is self.window:
            assert self.ring.target is focused, name_of(focused)
            place = QRect(focused.mapTo(top, QPoint(0, 0)), focused.size()).intersected(top.rect())
            assert self.ring.rect.intersects(place)
            assert top.rect().contains(self.ring.rect)

    def tab_to(self, name, back=False):
        seen = [self.at]
        while not name_of(self.at).startswith(name):
            self.press(Keys.Key_Backtab if back else Keys.Key_Tab)
            assert self.at not in seen, f"{name!r} is no stop among {[name_of(stop) for stop in seen]}"
            seen.append(self.at)

    def palette(self, text):
        self.press(Keys.Key_K, held=CTRL)
        QTest.keyClicks(self.at, text)
        self.press(Keys.Key_Return)

    def panel(self):
        return self.window.docks.current().entry.key


def name_of(widget) -> str:
    """Return what a screen reader calls a widget, as Qt's accessibility has it."""
    text = widget.text() if isinstance(widget, (QAbstractButton, QLabel)) else widget.windowTitle()
    return widget.accessibleName() or text


@pytest.fixture
def window(request, qtbot, kernels, specs, tmp_path):
    path = tmp_path / "mine.cu"
    path.write_text(SOURCE)
    chosen = Settings(checked=("transpose_serial",), axes={"N": "32,64"}, devices=("gtx-1080-ti",))
    later = request.getfixturevalue("by_hand")  # a file is read after the key that opens it, as in the program
    backend = request.getfixturevalue("make_backend")(background=later)
    if "trials" in request.fixturenames:
        backend = replace(backend, inspecting=request.getfixturevalue("trials").inspecting)
    made = make_window(
        kernels, specs, backend=backend, settings=chosen, folder=tmp_path / "kept",
        dialogs=NoDialogs(kernels=(path,)), delay_ms=0, shipped=references().values(),
    )  # fmt: skip
    qtbot.addWidget(made)
    made.resize(1920, 1080)
    made.show()
    made.activateWindow()
    assert QTest.qWaitForWindowActive(made, 120_000)
    yield made
    made.close()


def test_start_to_answer_by_keys_alone(window, by_hand):
    hands, results = Hands(window, by_hand), window.session.results
    hands.tab_to("Open it")
    hands.press(Keys.Key_Space)
    assert name_of(hands.at).startswith("Plot: Runtime")
    plot, before = hands.at, results.selected
    hands.press(Keys.Key_Up, Keys.Key_Left)
    assert results.selected != before
    target = next(plot.figure.card_of(found[0]) for f in plot.facets if (found := f.find(results.selected)))
    assert plot.accessibleDescription() == ". ".join(target)
    hands.tab_to("Why", back=True)
    assert "fastest at" in hands.at.accessibleDescription()
    hands.press(Keys.Key_Space)
    assert hands.panel() == "difference"
    whole = hands.at.accessibleDescription()
    hands.press(Keys.Key_Down)
    assert hands.at.accessibleDescription() not in ("", whole)
    hands.press(Keys.Key_8, held=CTRL)
    assert hands.panel() == "source"
    hands.press(Keys.Key_Down, Keys.Key_Down)
    assert hands.at.accessibleDescription().startswith("line ")
    for key, text in (("lens", "Panel: Warp lens"), ("compare", "Panel: Compare"), ("timeline", "Panel: Timeline"),
                      ("revisions", "Panel: Revisions")):  # fmt: skip
        hands.palette(text)
        assert hands.panel() == key
        hands.press(Keys.Key_F6)
        assert window.docks.current() is not window.docks.docks[key]
        hands.press(Keys.Key_F6, held=SHIFT)
        assert hands.panel() == key


def test_f6_goes_round_bars_form_and_panels_also_where_one_panel_is_seen(window, by_hand):
    hands, docks = Hands(window, by_hand), window.docks
    hands.palette("Open h200")
    hands.palette("Plots only")
    docks.docks["tile"].close()
    docks.go_to("size")
    QApplication.processEvents()
    assert docks.in_front() == {"size"}

    def stops(key, held=Qt.KeyboardModifier.NoModifier):
        names = []
        while not names or name_of(hands.at) != names[0]:
            names.append(name_of(hands.at))
            assert len(names) < 12, names
            hands.press(key, held=held)
        return names

    names = stops(Keys.Key_F6)
    assert names[0].startswith("Plot: Runtime against matrix size")
    assert names[1:] == ["Close the notice", "▶  Run", "Why", "Filter the points in plots, table and reports"]
    assert stops(Keys.Key_F6, SHIFT) == [names[0], *names[:0:-1]]
    window.notice.clear()
    docks.apply(LAYOUTS[0])
    docks.fold_form(is_folded=False)
    docks.go_to("points")
    hands.settle()
    seen = stops(Keys.Key_F6)
    assert {"sweep", "points"} < docks.in_front()
    assert {"Filter the points in plots, table and reports", "▶  Run", "Why"} < set(seen)
    assert len(seen) == 3 + len(docks.in_front())


def test_cells_of_a_heat_map_by_arrow_keys(window, by_hand):
    hands, results = Hands(window, by_hand), window.session.results
    hands.palette("Open h200")
    assert results.origin == "reference:h200"
    hands.palette("Panel: Runtime against tile")
    hands.tab_to("Heat map or curves", back=True)
    hands.press(Keys.Key_Space)
    hands.tab_to("Heat map: ")
    variants = set()
    for key in [Keys.Key_Left] * 4 + [Keys.Key_Right] * 2:
        hands.press(key)
        variants.add(results.selected[0])
        cell = next(cell for cell, _ in hands.at.cells() if cell.key == results.selected)
        assert hands.at.accessibleDescription() == ". ".join(hands.at.heat_map.card_of(cell))
    assert len(variants) > 1, "beyond the columns of a variant stand those of the next"


@pytest.mark.usefixtures("trials")
def test_kernel_of_ones_own_is_added_run_and_its_revisions_walked_by_keys(window, by_hand, qtbot):
    hands = Hands(window, by_hand)
    hands.press(Keys.Key_A, held=CTRL | SHIFT)
    dialog = window.kernels.dialog
    while hands.at is not dialog.add:
        hands.press(Keys.Key_Tab)
    with qtbot.waitSignal(dialog.finished):
        hands.press(Keys.Key_Space)
    hands.press(Keys.Key_R, held=CTRL)
    qtbot.waitUntil(lambda: window.session.run.state is RunState.IDLE)
    assert {point.kernel for point in window.session.results.points} >= {"scale"}
    hands.press(Keys.Key_3, held=CTRL)
    hands.tab_to("Revisions, from the oldest", back=True)
    assert hands.at.accessibleTabName(hands.at.currentIndex()).startswith("r1: ")


def test_every_control_of_every_panel_has_a_name(window, by_hand):
    """Qt's accessibility cannot be asked from Python: the name is what `QAccessibleWidget` says, by its rules."""
    window.session.open_profile(references()["h200"])
    Hands(window, by_hand).settle()
    window.session.results.select(window.session.results.points[0].key)
    nameless = []
    for key in window.docks.docks:
        window.docks.go_to(key)
        QApplication.processEvents()
        assert window.docks.docks[key].existing_panel.accessibleName(), "the focus goes to a panel itself, too"
    for widget in window.findChildren(QWidget):
        takes_focus = widget.focusPolicy() is not Qt.FocusPolicy.NoFocus and widget.focusProxy() is None
        if not widget.isVisible() and isinstance(widget, (QAbstractButton, QLabel)):
            continue  # its text, which is its name, comes when it is shown
        is_part = isinstance(widget.parentWidget(), (QAbstractSpinBox, QAbstractItemView)) or (
            isinstance(widget, QAbstractItemView) and widget.window() is not window  # the list of a combo box
        )
        if takes_focus and not is_part and not widget.objectName().startswith("qt_") and not name_of(widget):
            nameless.append(f"{type(widget).__name__} in {type(widget.parentWidget()).__name__}")
        if isinstance(widget, QComboBox):
            assert widget.toolTip() or widget.accessibleName(), "Linux names a combo box by its text alone"
    assert nameless == [], nameless
