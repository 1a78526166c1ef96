"""The panel of the selected point."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PyQt6.QtGui import QFontDatabase, QTextCursor
from PyQt6.QtWidgets import QApplication, QLabel

from warplens.cuda.ground.errors import FailureKind
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import Invention, LaunchShape, Status, StepResult
from warplens.gui.kit.theme import DARK, LIGHT, stylesheet
from warplens.gui.views.points.point_panel import LineRow, LogView, PointPanel
from warplens.gui.workspace.results import Results
from warplens.profiles.reading import read


@pytest.fixture
def results(qapp):
    return Results([("transpose_tiled", "transpose")])


@pytest.fixture
def panel(qtbot, results):
    made = PointPanel(results, DARK, delay_ms=0)
    qtbot.addWidget(made)
    made.resize(300, 640)
    made.show()
    return made


def shown_texts(panel):
    from PyQt6.QtWidgets import QLabel

    return [label.text() for label in panel.findChildren(QLabel) if label.isVisibleTo(panel)]


def test_empty_panel_says_what_to_do(panel):
    assert panel.reading is None
    assert "Click a point in a plot or in the table to see what it costs and why." in shown_texts(panel)


def test_selected_point_has_a_row_for_each_metric(panel, results, make_point):
    point = make_point(gld_efficiency=100.0, shared_efficiency=6.1, registers_per_thread=16, time_ns=33.9e3)
    results.add([point])
    results.select(point.key)
    assert [(row.line.label, row.line.text) for row in panel.rows] == [
        ("Global load efficiency", "100.0 %"),
        ("Shared efficiency", "6.1 %"),
        ("Registers per thread", "16"),
    ]
    assert {"tiled", "33.90 µs", "modelled"} <= set(shown_texts(panel))


def test_what_was_assumed_stands_under_a_heading_before_the_other_notes(panel, results, make_point):
    notes = ("assumed: line 9: a has n elements", "half of it was checked", "assumed: n is 4: the host code hides it")
    point = replace(make_point(), notes=notes)
    results.add([point])
    results.select(point.key)
    assert shown_texts(panel)[-4:] == [
        "Assumed",
        "line 9: a has n elements",
        "n is 4: the host code hides it",
        "half of it was checked",
    ]


def test_a_note_of_a_foreign_file_is_no_rich_text(panel, results, make_point):
    point = make_point(gld_efficiency=50.0)
    noted = replace(point.metrics["gld_efficiency"], note="<img src='x'>")
    results.add([replace(point, metrics={"gld_efficiency": noted})])
    results.select(point.key)
    assert "&lt;img" in panel.rows[0].toolTip()


def test_a_long_word_stands_below_its_name_in_a_narrow_panel(panel, results, make_point):
    point = make_point(occupancy_limiter="warps and registers and blocks", registers_per_thread=32)
    results.add([point])
    panel.resize(320, 640)
    results.select(point.key)
    limiter, registers = panel.rows
    assert limiter.sizeHint().height() > registers.sizeHint().height()
    panel.resize(700, 640)
    panel.layout().activate()
    QApplication.processEvents()
    assert limiter.sizeHint().height() == registers.sizeHint().height()


@pytest.mark.parametrize("width", [120, 200, 700])
@pytest.mark.parametrize("key", ["gld_efficiency", "registers_per_thread"])
def test_row_shows_its_provenance_in_every_width(qtbot, make_point, width, key):
    reading = read(make_point(**{key: 50}))
    [line] = (*reading.bars, *reading.facts)
    images = []
    for provenance in (Provenance.MEASURED, Provenance.COUNTED):  # the rows differ in nothing but the word
        row = LineRow(replace(line, provenance=provenance), DARK)
        qtbot.addWidget(row)
        row.resize(width, 60)
        images.append(row.grab().toImage())
    assert images[0] != images[1]


def test_estimate_has_a_tilde_and_is_heard_with_its_meaning(qtbot, make_point):
    [line] = read(make_point(gld_efficiency=50.0)).bars
    row = LineRow(replace(line, provenance=Provenance.SAMPLED), DARK)
    qtbot.addWidget(row)
    assert row.value_text == "~50.0 %"
    assert row.accessibleName() == "Global load efficiency: ~50.0 %, sampled"
    said = row.accessibleDescription()
    assert "The share of the bytes fetched by global loads" in said
    assert "<" not in said, "a screen reader would read the tags"


RACE = (
    "block=(0,0,0) thread=(0,0,0) race.cu:5: `ld.shared.u32 %r8, [%rd11]`: reads byte 1020 of shared variable 's', "
    "which no thread of the block has written yet: no barrier between line 4, which writes it, and line 5; 9 of 16 "
    "elements of 'out' are wrong: the first at [0] is 0 instead of 266"
)


def failed(make_point, reason):
    """Return a failed point that has a time and counters, as a kernel has whose result is wrong."""
    return replace(
        make_point(gld_efficiency=100.0, time_ns=2680.0), status=Status.FAILED, reason=reason, failure=FailureKind.RACE
    )


def test_failure_is_the_headline_above_all_numbers(panel, results, make_point):
    point = failed(make_point, RACE)
    panel.setStyleSheet(stylesheet(DARK))
    results.add([point])
    results.select(point.key)
    assert shown_texts(panel)[3:] == [
        "Race: no __syncthreads() between line 4 and line 5",
        "race.cu:5 · block (0,0,0), thread (0,0,0): `ld.shared.u32 %r8, [%rd11]`",
        RACE.split("`: ")[1].partition(";")[0],
        "9 of 16 elements of 'out' are wrong: the first at [0] is 0 instead of 266",
        "2.680 µs modelled, of a run that failed",
    ]
    headline = panel.findChild(QLabel, "failure")
    time = next(label for label in panel.findChildren(QLabel) if label.text().startswith("2.680"))
    assert headline.fontInfo().pixelSize() > time.fontInfo().pixelSize()
    assert headline.palette().windowText().color().name() == DARK.bad


def test_number_of_a_failed_point_has_no_bar_and_is_not_green(panel, results, make_point, qapp):
    point = failed(make_point, "3 of 16 elements of 'out' are wrong")
    results.add([point])
    results.select(point.key)
    qapp.processEvents()
    [row] = panel.rows
    image = row.grab().toImage()
    colours = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
    assert (row.line.label, row.line.text, row.line.fraction) == ("Global load efficiency", "100.0 %", None)
    assert not colours & {DARK.good, DARK.accent}


def test_fault_of_an_unchecked_point_stands_above_its_time(panel, results, make_point):
    reason = RACE.partition(";")[0] + "; this need not be a defect of the kernel, since n is assumed"
    point = replace(make_point(time_ns=2680.0), status=Status.UNCHECKED, reason=reason, failure=FailureKind.RACE)
    results.add([point])
    results.select(point.key)
    texts = shown_texts(panel)
    assert texts[3] == "not checked: Race: no __syncthreads() between line 4 and line 5"
    assert texts[-3:] == ["this need not be a defect of the kernel, since n is assumed", "2.680 µs", "modelled"]


LOG = """k.cu does not compile for sm_90
k.cu(36): error: expected a ";"
      for (int j = -R; j <= R; ++j)
      ^

k.cu(35): warning #607-D: this pragma must immediately precede a statement
  #pragma unroll
          ^

Remark: The warnings can be suppressed with "-diag-suppress <warning-number>"

1 error detected in the compilation of "k.cu".
"""


def _colour_of(log: LogView, number: int) -> str:
    cursor = QTextCursor(log.document().findBlockByNumber(number))
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
    return cursor.charFormat().foreground().color().name()


@pytest.mark.parametrize("theme", [DARK, LIGHT])
def test_log_of_a_compiler_is_monospaced_and_only_its_errors_are_red(panel, results, make_point, theme):
    point = replace(make_point(), status=Status.FAILED, reason=LOG, time=None)
    results.add([point])
    results.select(point.key)
    panel.show_theme(theme)
    assert shown_texts(panel)[3] == 'Does not compile: expected a ";"'
    [log] = panel.logs
    assert [(line.text, _colour_of(log, number)) for number, line in enumerate(log.lines)] == [
        ('k.cu(36): error: expected a ";"', theme.bad),
        ("for (int j = -R; j <= R; ++j)", theme.bad),
        ("^", theme.bad),
        ("k.cu(35): warning #607-D: this pragma must immediately precede a statement", theme.warn),
        ("#pragma unroll", theme.warn),
        ("        ^", theme.warn),
        ('Remark: The warnings can be suppressed with "-diag-suppress <warning-number>"', theme.muted),
        ('1 error detected in the compilation of "k.cu".', theme.muted),
    ]
    assert (
        log.currentCharFormat().font().family() == QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
    )


def test_log_takes_the_height_that_it_needs_in_a_narrow_panel(panel, results, make_point, qapp):
    point = replace(make_point(), status=Status.FAILED, reason=LOG, time=None)
    results.add([point])
    results.select(point.key)
    heights = []
    for width in (500, 240):
        panel.resize(width, 640)
        qapp.processEvents()
        [log] = panel.logs
        heights.append(log.height())
        assert log.document().size().height() <= log.height()
    assert heights[0] < heights[1]


def test_panel_forgets_a_point_that_is_gone(panel, results, make_point):
    point = make_point(gld_efficiency=50.0)
    results.add([point])
    results.select(point.key)
    results.begin(None)
    assert (panel.reading, panel.rows) == (None, ())


def test_bar_is_drawn_in_the_colour_of_its_tone(panel, results, make_point, qapp):
    point = make_point(gst_efficiency=12.5)
    results.add([point])
    results.select(point.key)
    panel.show_theme(LIGHT)
    [row] = panel.rows
    qapp.processEvents()
    image = row.grab().toImage()
    colours = {image.pixelColor(4, y).name() for y in range(image.height())}
    assert LIGHT.bad in colours
    assert LIGHT.good not in colours


def test_steps_of_a_sequence_come_before_the_metrics(panel, results, make_point):
    point = make_point(gld_efficiency=100.0, time_ns=4e3)
    steps = tuple(
        StepResult(
            number=number,
            kernel=kernel,
            launches=1,
            launch=LaunchShape(grid=(1, 1, 1), block=(64, 1, 1)),
            time=replace(point.time, value_ns=value_ns),
        )
        for number, kernel, value_ns in ((1, "expand", 1e3), (2, "advance", 3e3))
    )
    results.add([replace(point, steps=steps)])
    results.select(point.key)
    assert [(row.line.label, row.line.text) for row in panel.rows] == [
        ("step 1, expand", "1.000 µs, 25 %"),
        ("step 2, advance", "3.000 µs, 75 %"),
        ("Global load efficiency", "100.0 %"),
    ]


def test_all_axes_of_a_configuration_are_in_view(qtbot, make_point):
    results = Results()
    panel = PointPanel(results, LIGHT, delay_ms=0)
    qtbot.addWidget(panel)
    panel.resize(240, 600)
    panel.show()
    results.add([make_point(tune={"BLOCK_M": 64, "BLOCK_N": 128, "num_warps": 4, "num_stages": 3})])
    results.select(results.points[0].key)
    [place] = [label for label in panel.findChildren(QLabel) if "num_stages" in label.text()]
    assert place.wordWrap()
    assert "num_warps\N{NO-BREAK SPACE}4\N{NO-BREAK SPACE}· num_stages\N{NO-BREAK SPACE}3" in place.text()
    qtbot.waitUntil(lambda: place.height() >= place.heightForWidth(place.width()) > place.fontMetrics().height())


def test_what_is_invented_stands_below_the_name_before_the_time(panel, results, make_point):
    point = replace(make_point(time_ns=33.9e3), invented=(Invention(name="n", value="512"),))
    results.add([point])
    results.select(point.key)
    texts = shown_texts(panel)
    assert texts.index("† n = 512 is invented: no host code gives it") < texts.index("33.90 µs")
