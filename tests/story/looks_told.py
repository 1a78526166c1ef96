"""The chapters whose pictures are looked at: what a person meets on a day, at each size of screen and of texts.

The rule: a step brings something to the front and waits until it is there; whether it is beautiful, whole and without
overlaps is seen in its picture.
"""

from __future__ import annotations

import re
import time

from materials import MENDED
from person import EXECUTED_S, NotShownError, Person
from steps import Chapter, Kind, Step, step

SWEPT_S = 180.0
"""A small sweep takes so long on a busy machine."""
RESULTS = ("--open", "reference:h200")
LEAST_SHARE = 0.5
"""Plots have this part of the pixels of a window."""


def shown(person: Person, panel: str) -> None:
    """Bring a panel to the front: by its tab, if that can be seen, else by the palette."""
    tabs = [tab for tab in person.all_seen(f"^{panel}$", "^Tab$") if tab.whole]
    if tabs:
        person.clicks(f"^{panel}$", "^Tab$")
    else:
        person.finds(f"panel {panel}" if " " not in panel else panel, rf"^{re.escape(panel)}$")


def _panel(panel: str, pattern: str, kind: str = "", patience_s: float = EXECUTED_S) -> Step:
    def act(person: Person) -> None:
        shown(person, panel)
        person.sees(pattern, kind, patience_s)

    return Step(text=f"Bring {panel} to the front.", act=act)


def look(key: str, title: str, *steps: Step, opens: tuple[str, ...] = RESULTS) -> Chapter:
    """Return a chapter that is told at every size of texts, too."""
    return Chapter(key=f"look-{key}", title=title, steps=steps, opens=opens, kind=Kind.LOOK)


# --- the first screen -------------------------------------------------------------------------------------------------


@step("Start Warplens: there are three ways in, and the form of a sweep.")
def _three_ways(person: Person) -> None:
    for way in ("^Your own code$", "^A measured example$", "^A lesson$"):
        person.sees(way, "Label")
    for button in ("^Choose files…$", "^Open it$", "^Begin$"):
        if not person.sees(button, "Button").whole:
            raise NotShownError(f"{button} is cut off")


@step("Open *Checking* in the form: its fields come into view, none is cut at its right.")
def _checking(person: Person) -> None:
    shown(person, "Sweep")
    person.waits_for(lambda: _scrolled_to(person, "^Settings of the checking$"), "*Checking* in the form")
    person.clicks("^Settings of the checking$", "Button")
    person.sees("^not a number$", "Button")
    form = person.sees("^Search variants", "Edit").place
    for item in person.all_seen("^(zeros|ones|not a number|huge numbers|Reference)$", "Button|Edit"):
        if item.place[0] + item.place[2] > form[0] + form[2] + 60 * person.scale:
            raise NotShownError(f"{item.name} reaches beyond the form")


def _scrolled_to(person: Person, pattern: str) -> bool:
    seen = [item for item in person.all_seen(pattern, "Button") if item.whole]
    if not seen:
        field = person.sees("", "AxisField|^QLineEdit")
        person.desktop.wheel(*field.middle, -3)
    return bool(seen)


@step("Press F1: all shortcuts are on one sheet, which is whole.")
def _shortcuts(person: Person) -> None:
    person.presses("F1")
    person.sees("^Run the sweep$", "Label")
    width, height = person.looks()["screen"]
    x, y, wide, high = person.windows("ShortcutSheet")[0]["place"]
    if x < 0 or y < 0 or x + wide > width or y + high > height:
        raise NotShownError(f"the sheet {x, y, wide, high} is not on a screen of {width} x {height}")


@step("Close it, press Ctrl+K and type words: the commands that fit are listed.")
def _palette(person: Person) -> None:
    person.presses("Escape")
    person.waits_for(lambda: not person.windows("ShortcutSheet"), "the end of the sheet")
    person.presses("ctrl+k")
    person.types("timeline")
    person.sees("^Timeline$", "Cell")


@step("Open *Tune*, and its list of kernels: it has a search.")
def _tune(person: Person) -> None:
    person.presses("Escape")
    person.finds("tune", r"\bTune$")
    person.clicks("Variant to search", "Combo")
    person.types("padded")
    person.sees("^transpose_tiled_padded$", "Cell")
    person.waits_for(lambda: not person.all_seen("^transpose_serial$", "Cell"), "that other kernels are gone")


FIRST = look(
    "first", "The first screen, its form, and the sheets over it", _three_ways, _checking, _shortcuts, _palette, _tune,
    opens=(),
)  # fmt: skip

# --- an answer and its reasons ----------------------------------------------------------------------------------------


@step("Open a profile: the answer is there without a click, and plots have half of the pixels.")
def answer(person: Person) -> None:
    person.sees("tiled padded is fastest at 8192", "AnswerLabel", EXECUTED_S)
    person.sees("^fastest at 8192", "AnswerLine", EXECUTED_S)
    person.sees_no("696 points$", "ElidedLabel", 30)  # the notice takes room from plots while it is there
    [window] = person.windows("MainWindow")
    drawn = sum(item.place[2] * item.place[3] for item in person.all_seen("", "^FigureView|^HeatMapView"))
    share = drawn / (window["place"][2] * window["place"][3])
    if share < LEAST_SHARE:
        raise NotShownError(f"plots have {share:.0%} of the pixels")


@step("Click *Why?*, then its first step: its cure stands above, its line in the source is chosen.")
def _reasons(person: Person) -> None:
    person.clicks("^Why", "Button")
    person.sees("^waiting for shared memory$", "Drawn")
    person.clicks("^waiting for shared memory$", "Drawn")
    person.sees(r"line 47\b", "AnswerLabel", EXECUTED_S)


@step("Bring the heat map to the front.")
def _map(person: Person) -> None:
    shown(person, "Runtime against tile")
    person.clicks("^Heat map or curves$", "Button")
    person.sees("@", "HeatCell")


@step("Press Ctrl+B: the form of the next sweep stands beside the results.")
def _form(person: Person) -> None:
    person.presses("ctrl+b")
    person.sees("^Search variants", "Edit")


@step("Fold it away, and press Alt+2: the layout for teaching.")
def _teaching(person: Person) -> None:
    person.presses("ctrl+b")
    person.presses("alt+2")
    person.sees("wavefront|sectors", "Drawn|Label", EXECUTED_S)


@step("Press Alt+3: plots alone, one behind the other where texts leave no room for both.")
def _plots_only(person: Person) -> None:
    person.presses("alt+3")
    kinds = "^FigureView|^HeatMapView"
    person.waits_for(
        lambda: person.count("", kinds) == 2 or person.all_seen("^(Tile|Runtime .* tile)$", "Tab"), "plots"
    )
    person.sees_no("^Source$", "Tab|Label")


@step("Draw another profile over it and press Alt+4: the layout for comparing.")
def _comparing(person: Person) -> None:
    person.finds("1080 draw", "Draw over the open profile: reference:gtx-1080-ti")
    person.presses("alt+4")
    shown(person, "Compare")
    person.sees("against|baseline|pairs?", "Label", EXECUTED_S)


ANSWER = look(
    "answer", "The answer, its reasons, and the layouts",
    answer, _reasons,
    _panel("Source", "^47:", "CurrentLine"),
    _panel("Warp lens", "wavefronts", "Drawn|Label"),
    _panel("Point", r"^\d[\d.]* (µs|ms)$", "Label"),
    _panel("Points", "^tiled padded$", "Cell"),
    _panel("Occupancy", "limited by", "Label"),
    _panel("Roofline", "DRAM|L2", "CurveLabel|Label"),
    _panel("Timeline", " waves · tail ", "Label"),
    _map, _form, _teaching, _plots_only, _comparing,
)  # fmt: skip

# --- many runs --------------------------------------------------------------------------------------------------------


@step("Open six GPUs by sixteen variants: a plot for each, at one scale, with the fastest of each named.")
def _six(person: Person) -> None:
    person.sees("^fastest", "AnswerLine", EXECUTED_S)
    person.waits_for(lambda: person.count("", "FacetName") >= 2, "facets")


def _facets(by: str, least: int) -> Step:
    @step(f"Choose *Facets*, *{by}* in the menu of the plot.")
    def act(person: Person) -> None:
        person.clicks("^View and export$", "Button")
        person.clicks("^Facets$", "MenuEntry")
        person.clicks(f"^{by}$", "MenuEntry")
        person.waits_for(lambda: person.count("", "FacetName") >= least, f"{least} facets")

    return act


@step("Hold Ctrl and drag over some points: every panel has these alone; Alt and Left: all are back.")
def _brushed(person: Person) -> None:
    before = _shown_count(person)
    person.sees_no("828 points$", "ElidedLabel", 30)  # the marks move when this notice goes
    [*marks] = person.all_seen("@", "Mark")
    x, y = marks[len(marks) // 2].middle
    person.drags((x - 20, y - 20), (x + 20, y + 20), held=("ctrl",))  # within a facet
    person.waits_for(lambda: 0 < _shown_count(person) < before, f"fewer points than {before}")


def _shown_count(person: Person) -> int:
    return int(person.sees(r"^\d+ of \d+$", "Label").text.partition(" ")[0])


@step("Press Alt and Left: what was filtered is back.")
def _back(person: Person) -> None:
    brushed = _shown_count(person)
    person.presses("alt+Left")
    person.waits_for(lambda: _shown_count(person) > brushed, "more points")


MANY = look(
    "many", "Six GPUs by many variants",
    _six, _facets("a plot for each variant", 4), _facets("a plot for each GPU", 6), _brushed, _back,
    opens=("--open", "six-gpus.warplens.json.gz"),
)  # fmt: skip

# --- lessons ----------------------------------------------------------------------------------------------------------


@step("Click *Begin*: the first lesson stands in its layout.")
def _lesson(person: Person) -> None:
    person.clicks("^Begin$", "Button")
    person.sees("Coalescing · 1 of", "Label", EXECUTED_S)
    person.waits_for(lambda: not person.all_seen("Executing the kernel"), "what stands beside the text", EXECUTED_S)


@step("Click *Present*: the picture and the text, with the keys at the foot.")
def _present(person: Person) -> None:
    person.clicks("^Present$", "Button")
    person.waits_for(lambda: person.windows("Presenter"), "the presenter")
    person.sees("Space", "Label")


@step("Press Space until the end: the last page has the score.")
def _to_the_end(person: Person) -> None:
    end = time.monotonic() + SWEPT_S
    while not person.all_seen("^The end|[Ss]core", "Label|EndPage"):
        if time.monotonic() > end:
            raise NotShownError("the end page does not come")
        person.presses("space")
        time.sleep(0.2)


LESSON = look("lesson", "A lesson, presented", _lesson, _present, _to_the_end, opens=())

# --- a failure, and an edit -------------------------------------------------------------------------------------------


@step("Click a failed point: its kind stands first, then thread and line.")
def _failure(person: Person) -> None:
    person.clicks("1000", "Gap")
    shown(person, "Point")
    person.sees("(?i)^out of bounds|out of bounds", "Label", EXECUTED_S)


FAILED = look(
    "failed", "A failed point",
    _failure, _panel("Source", r"out\[i\] = 2", "WrongLine"), _panel("Points", "^2 failed$", "Label|Button|Chip"),
    opens=("--open", "own.warplens.json.gz", "--kernels", "own"),
)  # fmt: skip


@step("Run a kernel of one's own, and save it mended: two revisions stand on the strip.")
def two_revisions(person: Person) -> None:
    shown(person, "Sweep")
    person.sees("^mine$", "CheckedCell")
    person.clicks("Run$", "Button")
    person.waits_for(lambda: person.all_seen("@ 4096$", "Mark"), "a point", SWEPT_S)
    person.waits_for(lambda: not person.sees("Stop", "Button").enabled, "the end of the sweep", SWEPT_S)
    (person.folder / "own" / "mine.cu").write_text(MENDED)
    person.sees("^(• )?r2$", "Tab", SWEPT_S)
    person.waits_for(lambda: person.all_seen("^mine @ 1000$", "Mark"), "a time at 1000 rows", SWEPT_S)


@step("Pin both: the changed lines stand beside the changed times.")
def _pinned(person: Person) -> None:
    for tick in ("^(• )?r1$", "^(• )?r2$"):
        person.clicks(tick, "Tab")
        person.finds("pin", "^Pin the shown revision")
    person.sees("if \\(i < rows\\)", "Browser|Label|Edit", EXECUTED_S)


EDITED = look("edited", "Two revisions of a kernel", two_revisions, _pinned, opens=("--kernels", "own"))

LOOKS = (FIRST, ANSWER, MANY, LESSON, FAILED, EDITED)
