"""The chapters of what the window must get right: lens, GPUs, filter, read-out, sizes, edit loop, exports and keys.

The rule: one chapter for one promise; a step looks for what a person would look for.
"""

from __future__ import annotations

import re
import time

from materials import MENDED, WRONG
from person import EXECUTED_S, PALETTE_FIELD, NotShownError, Person
from questions_told import narrow_and_click
from steps import Chapter, step

FIRST_WORD_S = 0.6
"""After Run something says within this time what is compiled: 0.3 s, and the time in which the probe looks."""
OWN_FOLDER = ("--kernels", "own")


def expects(is_so: object, sentence: str) -> None:
    """Fail with the sentence unless it is so.

    Raises:
        NotShownError: it is not.
    """
    if not is_so:
        raise NotShownError(sentence)


# --- the size ---------------------------------------------------------------------------------------------------------


@step("Start Warplens on this screen: the whole window is on it, title bar and status line included")
def _fits(person: Person) -> None:
    person.sees("696 points")
    answer = person.looks()
    width, height = answer["screen"]
    [window] = person.windows("MainWindow")
    x, y, wide, high = window["place"]
    expects(
        x >= -1 and y >= -1 and x + wide <= width + 2 * person.scale and y + high <= height + 2 * person.scale,
        f"the window {window['place']} is not wholly on a screen of {width} x {height}",
    )
    expects(person.sees("696 points").whole, "the status line is cut off")


@step("Click a point: its verdict stands right under its time, without scrolling")
def _verdict(person: Person) -> None:
    person.clicks(r"tiled.* @ 4096$", "Mark")
    person.brings_to_front("Point")
    time_label = person.sees(r"^\d[\d.]* (µs|ms)$", "Label")
    person.points_at("Run$", "Button")  # the GPU beside the pointer has such words, too
    person.sees_no("held back by", "Label")
    verdict = person.sees(r"limit|held back|bound|bandwidth|conflict| takes ", "Label")
    expects(verdict.whole, f"the verdict {verdict.text!r} is below the fold")
    expects(verdict.place[1] >= time_label.place[1], "the verdict stands above the time")


SIZE = Chapter(key="size", title="The window fits the screen it starts on", steps=(_fits, _verdict))

# --- the palette ------------------------------------------------------------------------------------------------------


def _finds(words: str, pattern: str) -> object:
    @step(f"Press Ctrl+K and type {words!r}: an entry of it is listed")
    def act(person: Person) -> None:
        person.sees(f"696 points|Ctrl\\+K|{PALETTE_FIELD}")
        if person.all_seen(PALETTE_FIELD, "Edit"):
            person.presses("Escape")  # the words before
            person.sees_no(PALETTE_FIELD, "Edit")
        person.presses("ctrl+k")
        person.sees(PALETTE_FIELD, "Edit")
        person.types(words)
        person.sees(pattern, "Cell")

    return act


PALETTE = Chapter(
    key="palette",
    title="The palette finds what people call things",
    steps=(
        _finds("reference", r"(?i)reference|open.*h200"),
        _finds("failed", "(?i)fail"),
        _finds("zoom", "(?i)zoom|show everything"),
        _finds("export", "(?i)export"),
    ),
)

# --- the lens follows the line ----------------------------------------------------------------------------------------


@step("Click the point of tiled: its worst line is chosen, and the lens shows a request that was executed")
def _worst(person: Person) -> None:
    narrow_and_click.act(person)  # among all sizes it may lie under the mark of another variant
    person.presses("alt+2")
    person.sees("^47:", "CurrentLine", EXECUTED_S)
    person.sees("wavefronts", "Drawn")
    person.sees(r"line 47\b")


@step("Choose another line with the keys: the lens shows a request of that line that was executed")
def _other_line(person: Person) -> None:
    person.clicks("^47:", "CurrentLine")
    person.presses("ctrl+Up")
    person.sees("^40:", "CurrentLine")  # the line before it that has requests
    person.sees(r"line 40\b", "Label")
    expects(not person.all_seen("did not execute"), "the lens shows a request that was not executed")


LENS = Chapter(key="lens", title="The lens never contradicts the line", steps=(_worst, _other_line))

# --- the edit loop ----------------------------------------------------------------------------------------------------


@step("Start with a folder of one's own kernels: they are chosen and in view")
def _own_in_view(person: Person) -> None:
    person.sees("^mine$", "CheckedCell")
    person.sees("ROWS", "Edit|Label")


@step("Press Run: something says at once what is compiled, and a first picture comes")
def _runs(person: Person) -> None:
    person.clicks(r"Run$", "Button")
    began = time.monotonic()
    person.sees(r"(?i)compil|translat|running|\d+ (of|/) \d+")
    said = time.monotonic() - began
    person.sees(r"@", "Mark|Gap", 90)
    print(f"        words after {said:.2f} s, first point after {time.monotonic() - began:.2f} s", flush=True)
    person.waits_for(lambda: not person.sees("Stop", "Button").enabled, "the end of the sweep", 120)


@step("Read the axis under the plot: it is called ROWS, as the kernel calls it")
def _axis_names(person: Person) -> None:
    person.sees("ROWS", "Column|Figure|Label|Panel|Axis")


@step("Click a failed point: the failure is marked at its line of the source, as a compile error is")
def _failure_at_line(person: Person) -> None:
    person.clicks("1000", "Gap")
    person.brings_to_front("Source")
    person.sees(r"out\[i\] = 2", "WrongLine", EXECUTED_S)  # the point is executed again to see what its lines do


@step("Write a mistake into the file and save it: the error stands at its line")
def _mistake(person: Person) -> None:
    (person.folder / "own" / "mine.cu").write_text(WRONG)
    person.sees(r"expected a .;.|error", "Label|Edit|View", EXECUTED_S)


@step("Mend the file and save it: its points run again, all of them, and those of r1 stand beside them as stale")
def _mended(person: Person) -> None:
    (person.folder / "own" / "mine.cu").write_text(MENDED)
    person.waits_for(lambda: not person.all_seen("^WrongLine"), "no wrong line", EXECUTED_S)
    person.sees("r1 · stale|^r1$", patience_s=EXECUTED_S)
    person.brings_to_front("Runtime against size")
    person.waits_for(lambda: person.all_seen("1000$", "Mark"), "a time at 1000 rows", EXECUTED_S)


EDIT = Chapter(
    key="edit",
    title="The edit loop keeps its place",
    opens=OWN_FOLDER,
    is_first_day=True,
    steps=(_own_in_view, _runs, _axis_names, _failure_at_line, _mistake, _mended),
)


@step("Delete the file of a kernel and press Run: its points say that there is none, and those of the other run")
def _is_deleted(person: Person) -> None:
    person.sees("^mine$", "CheckedCell")
    (person.folder / "own" / "mine.cu").unlink()
    person.clicks(r"Run$", "Button")
    person.sees("^moved @", "Mark", EXECUTED_S)
    person.brings_to_front("Points")
    person.sees("^6 failed$", "Label", EXECUTED_S)
    person.brings_to_front("Runtime against size")
    person.clicks("1000", "Gap")
    person.brings_to_front("Point")
    person.sees(r"[Ff]ailed: there is no file .*mine\.cu", "Label|View")


@step("Put it back: its points run again")
def _is_back(person: Person) -> None:
    (person.folder / "own" / "mine.cu").write_text(MENDED)
    person.brings_to_front("Runtime against size")
    person.waits_for(lambda: person.all_seen("^mine @ 1000$", "Mark"), "a time at 1000 rows", EXECUTED_S)
    person.sees_no("failed$", "Label", EXECUTED_S)


DELETED = Chapter(
    key="deleted",
    title="A kernel whose file is gone fails with its reason, and runs when it is back",
    opens=OWN_FOLDER,
    steps=(_is_deleted, _is_back),
)

# --- keyboard ---------------------------------------------------------------------------------------------------------


@step("Press Ctrl+3: the plot has the focus")
def _plot_focus(person: Person) -> None:
    person.sees("696 points")
    person.presses("ctrl+3")
    person.waits_for(
        lambda: any(item.focus and "View" in item.kind for item in person.items()), "a plot that has the focus"
    )


@step("Press an arrow key: a point is chosen and its numbers are shown")
def _arrow(person: Person) -> None:
    person.presses("Right", "Right")
    person.sees(r"\d (µs|ms|s)\b", "Label")


@step("Press Tab through the window: each stop is seen and has a name or a text")
def _tab_stops(person: Person) -> None:
    nameless, unseen, stops = [], 0, set()
    for _ in range(40):
        person.presses("Tab")
        focused = [item for item in person.items() if item.focus]
        if not focused:
            unseen += 1
            continue
        stops.add(focused[0].place)
        nameless += [item.kind for item in focused[:1] if not (item.name or item.text)]
    expects(len(stops) >= 12, f"Tab reaches only {len(stops)} places")
    expects(not nameless, f"focus stops without a name: {sorted(set(nameless))}")
    expects(unseen == 0, f"at {unseen} of 40 stops the focus is on nothing that can be seen")


KEYS = Chapter(key="keys", title="Everything can be reached by keys", steps=(_plot_focus, _arrow, _tab_stops))

# --- settings survive a kill ------------------------------------------------------------------------------------------


@step("Type sizes, then end the program by force and start it again: the sizes are there")
def _killed(person: Person) -> None:
    person.fills("^N$", "128,384")
    person.presses("Tab")
    time.sleep(3)
    person.kills()
    person.starts()
    person.sees("^N$", "Edit")
    person.waits_for(
        lambda: any(re.fullmatch("128,384", item.text) for item in person.all_seen("^N$", "Edit")),
        "128,384 in the field of N",
    )


KILL = Chapter(key="kill", title="Settings survive a kill", opens=(), steps=(_killed,))

# --- the legend -------------------------------------------------------------------------------------------------------

LEAST_PLOT = 130
"""A plot keeps this height, in the program's pixels."""


@step("Open thirty variants with names of 77 letters: the legend has two rows at most, and the plot keeps its place")
def _two_rows(person: Person) -> None:
    chips = person.waits_for(lambda: person.all_seen("", "VariantChip|FamilyChip"), "a legend")
    rows = {item.place[1] for item in chips}
    expects(len(rows) <= 2, f"the legend has {len(rows)} rows")
    plot = person.sees("", "^FigureView")
    expects(plot.place[3] >= LEAST_PLOT * person.scale, f"the plot is only {plot.place[3]} pixels high")


@step("Click *more*, and type 07: the list finds the variant of that number")
def _overflow(person: Person) -> None:
    person.clicks(r"^\+\d+ more", "Button")
    person.types("07")
    person.sees("number 07$", "Cell")
    person.waits_for(lambda: len(person.all_seen("number", "Cell")) == 1, "one variant in the list")
    person.presses("Escape")


LEGEND = Chapter(
    key="legend",
    title="Thirty variants leave the plots whole",
    opens=("--open", "thirty.warplens.json.gz"),
    steps=(_two_rows, _overflow),
)

# --- one filter for everything ----------------------------------------------------------------------------------------


@step("Open the shipped profile: one family and a cold cache are shown")
def _one_family(person: Person) -> None:
    person.sees("696 points")
    person.waits_for(lambda: person.all_seen("", "CurveLabel"), "labels at the curves")
    expects(not person.all_seen("matmul|warm|naive", "CurveLabel|Mark"), "other families or caches are drawn")


@step("Type tiled N>=1024: plot and table have these points alone")
def _typed(person: Person) -> None:
    person.fills("Filter the points", "tiled N>=1024")
    person.waits_for(lambda: not person.all_seen("@ 256$", "Mark"), "no mark at 256")
    expects(person.all_seen("@ 1024$", "Mark"), "tiled itself is gone")
    person.brings_to_front("Points")
    person.waits_for(lambda: not person.all_seen("^(256|512|serial)$", "^Cell"), "no other row")
    person.sees("^tiled padded$", "Cell")
    person.brings_to_front("Runtime against size")


@step("Right click a variant in the legend and choose Only this: it alone is drawn")
def _only_this(person: Person) -> None:
    if person.all_seen("^tiled padded", "VariantChip"):
        person.clicks("^tiled padded", "VariantChip", button=3)
        person.clicks("Only this", "MenuEntry")
    else:  # a small window has room for some of the chips
        person.clicks("^All variants$", "Button")
        person.types("tiled padded")
        person.presses("ctrl+Return")
    person.waits_for(lambda: not person.all_seen("^tiled @", "Mark"), "no mark of another variant")
    person.sees("^tiled padded @", "Mark")


@step("Click Show all: every family is there again")
def _show_all(person: Person) -> None:
    person.clicks("Show all", "Button")
    person.sees("696|naive|matmul", "Mark|Label|Chip")


FILTER = Chapter(
    key="filter", title="One filter for plots, table and reports", steps=(_one_family, _typed, _only_this, _show_all)
)

# --- several GPUs -----------------------------------------------------------------------------------------------------


@step("Open a sweep of three GPUs: each has a chip with its dash and marker, and the labels say which GPU")
def _gpu_chips(person: Person) -> None:
    for name in ("RTX 4090", "A100", "1080 Ti"):
        person.sees(name, "DeviceChip")
    facets = [item.text for item in person.all_seen("", "FacetName")]
    labels = [item.text for item in person.all_seen("", "CurveLabel")]
    expects(labels or len(facets) == 3, f"no curve has a label, and the facets are {facets}")
    whole = [text for text in labels if text.split(" · ")[0].replace("…", "").strip()]
    expects(all(len(text.partition("·")[0].strip("… ")) > 3 for text in whole), f"labels lose their variant: {labels}")


GPUS = Chapter(
    key="gpus",
    title="Several GPUs are told apart",
    opens=("--open", "three-gpus.warplens.json.gz"),
    steps=(_gpu_chips,),
)

# --- several caches and profiles ------------------------------------------------------------------------------------


@step("Click the chip of the warm cache: both are drawn, and the labels of the curves tell them apart")
def _both_caches(person: Person) -> None:
    person.sees("is fastest", "AnswerLabel")  # what comes with it moves the chips
    person.sees("^serial @", "Mark")
    before = person.count("@", "Mark")
    person.clicks("^warm$", "SwitchChip")
    person.waits_for(lambda: person.count("@", "Mark") > before, "more marks")
    labels = [item.text for item in person.all_seen("", "CurveLabel")]
    for cache in ("cold", "warm"):
        expects(any(cache in text for text in labels), f"no label says {cache}: {labels}")
    plots = person.count("", "^FigureView")
    expects(all(labels.count(text) <= plots for text in labels), f"two curves of a plot have one label: {labels}")


@step("Click the chip of the cold one: the warm one alone is left, in the table too")
def _warm_alone(person: Person) -> None:
    person.clicks("^cold$", "SwitchChip")
    person.waits_for(lambda: not person.sees("^cold$", "SwitchChip").checked, "a chip of the cold cache without a tick")
    expects(person.sees("^warm$", "SwitchChip").checked, "the warm cache is hidden, too")
    person.brings_to_front("Points")
    person.sees(r"\bwarm$", "Cell")
    person.sees_no(r"\bcold$", "Cell")


CACHES = Chapter(key="caches", title="Several caches are told apart", steps=(_both_caches, _warm_alone))


@step("Draw the published profile of the 1080 Ti over the open one: its curves say whose they are")
def _second_profile(person: Person) -> None:
    person.sees("696 points")
    person.sees("serial", "CurveLabel")
    person.finds("1080 draw", "Draw over the open profile: reference:gtx-1080-ti")
    person.sees("1080 Ti", "DeviceChip")
    person.sees("gtx-1080-ti", "CurveLabel")
    labels = [item.text for item in person.all_seen("", "CurveLabel")]
    plots = person.count("", "^FigureView")
    expects(all(labels.count(text) <= plots for text in labels), f"two curves of a plot have one label: {labels}")
    of_two = [text for text in labels if "1080" in text]
    lost = [text for text in of_two if len(text.partition("·")[0].strip("… ")) < 4]
    expects(not lost, f"labels lose their variant: {lost}")


@step("Press Ctrl+K and stop drawing it: the open profile alone is there")
def _one_profile(person: Person) -> None:
    person.finds("1080 stop", "Stop drawing: reference:gtx-1080-ti")
    person.sees_no("1080", "ProfileChip|DeviceChip|CurveLabel")
    person.sees("serial", "CurveLabel")


PROFILES = Chapter(key="profiles", title="Several profiles are told apart", steps=(_second_profile, _one_profile))

# --- heat maps --------------------------------------------------------------------------------------------------------


@step("Show the heat map: all variants with a tile width fit, and none has another axis")
def _maps(person: Person) -> None:
    person.sees("is fastest", "AnswerLabel")
    person.brings_to_front("Runtime against tile")
    person.clicks("^Heat map or curves", "Button")
    person.sees("@", "HeatCell")
    facets = {item.text.partition(" @ ")[0] for item in person.all_seen("@", "HeatCell")}
    expects(len(facets) == 5, f"the heat maps are {sorted(facets)}, not those of the five variants with a tile width")


HEAT = Chapter(key="heat", title="Heat maps of one axis fit", steps=(_maps,))

# --- the read-out -----------------------------------------------------------------------------------------------------


@step("Point between the curves at 4096: all are read out, the best first, with its ratio to the best")
def _read_out(person: Person) -> None:
    person.sees("is fastest", "AnswerLabel")  # what comes with it moves the plot
    x, y = person.rests(r"^serial @ 4096$", "Mark").middle
    person.desktop.move(x, y + 26 * person.scale)
    card = person.sees(r"4096[^@]*\n", "Label")
    rows = [row.strip() for row in card.text.splitlines() if "µs" in row or "ms" in row]
    expects(len(rows) >= 6, f"only {len(rows)} curves are read out")
    expects("×" in card.text, "no ratio to the best is told")
    expects(rows[-1].startswith("● serial") or "serial" in rows[-1], f"the slowest is not the last: {rows}")


READ_OUT = Chapter(key="readout", title="The read-out is whole, best first", steps=(_read_out,))

# --- the size of texts ------------------------------------------------------------------------------------------------


def _height_of_run(person: Person) -> int:
    return person.sees("Run$", "Button").place[3]


@step("Press Ctrl and + twice: the texts are larger; Ctrl and 0: they are as before")
def _larger(person: Person) -> None:
    person.sees("696 points")
    before = _height_of_run(person)
    person.presses("ctrl+plus", "ctrl+plus")
    person.waits_for(lambda: _height_of_run(person) > before, "a larger button")
    person.presses("ctrl+0")
    person.waits_for(lambda: _height_of_run(person) == before, "the button as it was")


@step("Press Ctrl and + once and start the program again: the size is remembered")
def _remembered(person: Person) -> None:
    before = _height_of_run(person)
    person.presses("ctrl+plus")
    person.waits_for(lambda: _height_of_run(person) > before, "a larger button")
    larger = _height_of_run(person)
    person.quits()
    person.starts("--open", "reference:h200")
    person.waits_for(lambda: _height_of_run(person) == larger, "the larger button again")
    person.sees("696 points")


TEXT = Chapter(key="text", title="The size of texts", steps=(_larger, _remembered))

# --- the roofline, and profiles without times -------------------------------------------------------------------------


@step("Click a point of a kernel without flops and open Roofline: the roof of the bandwidth is there")
def _bandwidth_roof(person: Person) -> None:
    person.sees("points")
    person.clicks("^moved.*@", "Mark")
    person.brings_to_front("Roofline")
    person.sees("DRAM", "CurveLabel|Label")


ROOF = Chapter(
    key="roof",
    title="A kernel without flops has the roof of the bandwidth",
    opens=("--open", "own.warplens.json.gz"),
    steps=(_bandwidth_roof,),
)


@step("Draw the published profile of the 8800 GTX over the open one: something says why it has no curve")
def _no_times(person: Person) -> None:
    person.sees("696 points")
    person.finds("8800 draw", "Draw over the open profile: reference:8800-gtx")
    person.sees("8800-gtx has no")


NO_TIMES = Chapter(key="no-times", title="A drawn profile without a curve says so", steps=(_no_times,))

LINES = (
    SIZE, LENS, LEGEND, GPUS, CACHES, PROFILES, FILTER, HEAT, READ_OUT, TEXT, EDIT, DELETED, KEYS, PALETTE, KILL,
    ROOF, NO_TIMES,
)  # fmt: skip
