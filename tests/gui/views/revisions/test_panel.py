"""The ticks of the strip, and the panel that shows two revisions beside each other."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QTabBar

from warplens.gui.kit.theme import DARK, LIGHT
from warplens.gui.views.revisions.panel import NOTHING, RevisionsPanel, RevisionStrip
from warplens.gui.workspace.sweep_run import RunState
from warplens.profiles.formats import MISSING


@pytest.fixture
def strip(edited, qtbot, speeds):
    """Return the strip of three revisions, of which the second is slower and the third does not compile."""
    speeds |= {"slower": 3000.0, "broken": "it broke"}
    for word in ("slower", "broken"):
        with qtbot.waitSignal(edited.session.run.ended):
            edited.save(edited.text(word))
    strip = RevisionStrip(edited.revisions, DARK, [])
    qtbot.addWidget(strip)
    strip.resize(900, 40)
    strip.show()
    return strip


def signs(strip):
    side = QTabBar.ButtonPosition.RightSide
    return [(strip.ticks.tabText(n), strip.ticks.tabButton(n, side).text()) for n in range(strip.ticks.count())]


def test_ticks_have_the_letters_of_verdicts_and_a_tip_with_the_changed_lines(strip):
    assert signs(strip) == [("r1", "·"), ("r2", "S"), ("r3", "X")]
    assert strip.file.text() == "one.cu"
    assert strip.sentence.whole.endswith("failed: one: it broke")
    assert "slower: one 3.00× slower" in strip.ticks.tabToolTip(1)
    assert "// slower" in strip.ticks.tabToolTip(1)
    assert DARK.bad in strip.ticks.tabButton(1, QTabBar.ButtonPosition.RightSide).styleSheet()
    strip.show_theme(LIGHT)
    assert LIGHT.bad in strip.ticks.tabButton(1, QTabBar.ButtonPosition.RightSide).styleSheet()


def test_arrow_keys_scrub_the_revisions(strip, edited, qtbot):
    qtbot.keyClick(strip.ticks, Qt.Key.Key_Left)
    assert edited.times["one"] == 3000.0
    assert strip.sentence.whole.startswith("r2 is shown")
    qtbot.keyClick(strip.ticks, Qt.Key.Key_Left)
    assert edited.times["one"] == 1000.0
    edited.revisions.show(None)
    assert strip.ticks.currentIndex() == 2


def test_two_pins_are_marked_and_ask_for_the_panel(strip, edited, qtbot):
    with qtbot.waitSignal(strip.pair_pinned):
        for number in (0, 1):
            edited.revisions.toggle_pin(edited.revisions.ticks[number])
    assert [text for text, _ in signs(strip)] == ["• r1", "• r2", "r3"]


def test_panel_shows_changed_lines_beside_times_and_the_verdict(strip, edited, qtbot):
    panel = RevisionsPanel(edited.revisions, DARK, 0)
    qtbot.addWidget(panel)
    panel.show()
    edited.revisions.step(-1)
    assert panel.title.whole == "r1 → r2 · slower: one 3.00× slower (modelled), against r1"
    assert "+// slower" in panel.lines.toPlainText()
    assert "1.00 µs → 3.00 µs" in panel.counters.toPlainText()
    assert DARK.bad in panel.counters.toHtml()
    panel.show_theme(LIGHT)
    assert LIGHT.bad in panel.counters.toHtml()


def test_a_point_that_failed_before_runs_now(edited, qtbot, speeds):
    panel = RevisionsPanel(edited.revisions, DARK, 0)
    qtbot.addWidget(panel)
    panel.show()
    speeds |= {"slower": 3000.0, "broken": "it broke"}
    for word, of_row in (("broken", "n 256 failed"), ("slower", "failed → 3.00 µs")):
        with qtbot.waitSignal(edited.session.run.ended):
            edited.save(edited.text(word))
        edited.revisions.toggle_pin()
        assert of_row in panel.counters.toPlainText()
    assert "runs now" in panel.counters.toPlainText()
    assert panel.title.whole == "r2 → r3 · mended: 1 point failed before (modelled), against r2"


def test_a_counter_that_one_revision_lacks_has_the_sign_of_the_tables(edited, qtbot):
    panel = RevisionsPanel(edited.revisions, DARK, 0)
    qtbot.addWidget(panel)
    panel.show()
    with qtbot.waitSignal(edited.session.run.ended):
        edited.save(edited.text("counted"))
    edited.revisions.toggle_pin()
    assert f"registers {MISSING} → 40 counted" in panel.counters.toPlainText()


def test_a_long_line_is_wrapped_and_a_narrow_panel_has_the_counters_below(edited, qtbot):
    with qtbot.waitSignal(edited.session.run.ended):
        edited.save(edited.text("long " * 60))
    panel = RevisionsPanel(edited.revisions, DARK, 0)
    qtbot.addWidget(panel)
    panel.resize(900, 400)
    panel.show()
    assert "long long" in panel.lines.toPlainText()
    wrapped = panel.lines.document().find("+// long").block().layout()
    assert wrapped.lineAt(1).x() > wrapped.lineAt(0).x()  # the first letter of a line is a sign
    assert panel.lines.horizontalScrollBar().maximum() == 0
    assert panel.lines.y() == panel.counters.y()
    panel.resize(400, 400)
    assert panel.lines.y() < panel.counters.y()


def test_panel_of_one_revision_says_how_to_have_two(edited, qtbot):
    panel = RevisionsPanel(edited.revisions, DARK, 0)
    qtbot.addWidget(panel)
    panel.show()
    assert panel.hint.text() == NOTHING
    assert panel.hint.isVisible()


def test_of_a_kernel_that_does_not_compile_the_failed_point_is_selected_and_the_strip_says_so_at_once(
    make_edited, by_hand, qtbot, speeds
):
    edited = make_edited(executor=by_hand)
    edited.choices.set_checked(["one"])
    edited.choices.set_text("n", "256, 512")
    edited.session.start_sweep()
    with qtbot.waitSignal(edited.session.run.ended):
        by_hand.step(2)
    speeds["wrong"] = "out differs in 3 of 256 elements"
    speeds["broken"] = 'one.cu does not compile for sm_90:\none.cu(2): error: identifier "x" is undefined\n'
    said = []
    edited.revisions.changed.connect(lambda: said.append(edited.revisions.state(edited.revisions.newest())[0]))
    for word, is_moved in (("wrong", False), ("broken", True)):
        said.clear()
        edited.save(edited.text(word))
        selected = edited.results.points[1].key
        edited.results.select(selected)
        assert edited.revisions.state(edited.revisions.newest())[1] == "its points run or wait"
        by_hand.step(1)
        qtbot.waitUntil(lambda: "X" in said)
        assert edited.session.run.state is RunState.RUNNING
        assert (edited.results.selected != selected) is is_moved
        with qtbot.waitSignal(edited.session.run.ended):
            by_hand.step(1)
