"""The chapters of what the window must get right: lens, GPUs, filter, read-out, sizes, edit loop, exports and keys.

The rule: one chapter for one promise; a step looks for what a person would look for.
"""

from __future__ import annotations

import re
import time

from materials import MENDED, WRONG
from person import NotShownError, Person
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
    time_label = person.sees(r"\d (µs|ms)", "Label")
    verdict = person.sees(r"limit|held back|bound|bandwidth|conflict", "Label")
    expects(verdict.whole, f"the verdict {verdict.text!r} is below the fold")
    expects(verdict.place[1] >= time_label.place[1], "the verdict stands above the time")


SIZE = Chapter(key="size", title="The window fits the screen it starts on", steps=(_fits, _verdict))

# --- the palette ------------------------------------------------------------------------------------------------------


def _finds(words: str, pattern: str) -> object:
    @step(f"Press Ctrl+K and type {words!r}: an entry of it is listed")
    def act(person: Person) -> None:
        person.presses("ctrl+k")
        person.sees("^Command$", "Edit")
        person.types(words)
        person.sees(pattern, "Cell")
        person.presses("Escape")
        person.sees_no("^Command$", "Edit")

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


@step("Click the point of tiled at 4096: its worst line is chosen, and the lens shows a request that was executed")
def _worst(person: Person) -> None:
    person.clicks(r"^tiled( · cold)? @ 4096$|^tiled · .*cold.* @ 4096$", "Mark")
    person.presses("alt+2")
    person.sees("wavefronts", "Drawn|Label")
    person.sees("^45:", "CurrentLine")
    person.sees(r"line 45\b")


@step("Choose another line with the keys: the lens shows a request of that line that was executed")
def _other_line(person: Person) -> None:
    person.clicks("^45:", "CurrentLine")
    person.presses("ctrl+Up")
    line = person.sees(r"^\d+:", "CurrentLine").text.partition(":")[0]
    person.sees(rf"line {line}\b", "Label")
    expects(not person.all_seen("did not execute"), "the lens shows a request that was not executed")


LENS = Chapter(key="lens", title="The lens never contradicts the line", steps=(_worst, _other_line))

# --- the edit loop ----------------------------------------------------------------------------------------------------


@step("Start with a folder of one's own kernels: they are chosen and in view")
def _own_in_view(person: Person) -> None:
    person.sees("^mine$", "CheckedCell")
    person.sees("ROWS", "Edit|Label")


@step("Press Run: something says at once what is compiled, and a first picture comes")
def _runs(person: Person) -> None:
    person.clicks(r"Run$", "PushButton")
    began = time.monotonic()
    person.sees(r"(?i)compil|translat|running|\d+ (of|/) \d+")
    said = time.monotonic() - began
    person.sees(r"@", "Mark|Gap")
    print(f"        words after {said:.2f} s, first point after {time.monotonic() - began:.2f} s", flush=True)
    person.waits_for(lambda: not person.sees("Stop", "Button").enabled, "the end of the sweep", 120)


@step("Read the axis under the plot: it is called ROWS, as the kernel calls it")
def _axis_names(person: Person) -> None:
    person.sees("ROWS", "Column|Figure|Label|Panel|Axis")


@step("Click a failed point: the failure is marked at its line of the source, as a compile error is")
def _failure_at_line(person: Person) -> None:
    person.clicks("1000", "Gap")
    person.clicks("^Source$", "Tab")
    person.sees(r"out\[i\] = 2", "WrongLine")


@step("Write a mistake into the file and save it: the error stands at its line")
def _mistake(person: Person) -> None:
    (person.folder / "own" / "mine.cu").write_text(WRONG)
    person.sees(r"expected a .;.|error", "Label|Edit|View", 60)


@step("Mend the file and save it: its points run again, all of them, and the old ones are called before")
def _mended(person: Person) -> None:
    (person.folder / "own" / "mine.cu").write_text(MENDED)
    person.waits_for(lambda: not person.all_seen("^WrongLine"), "no wrong line", 60)
    person.sees("(?i)before", patience_s=60)
    person.waits_for(lambda: person.all_seen("1000$", "Mark"), "a time at 1000 rows", 60)


EDIT = Chapter(
    key="edit",
    title="The edit loop keeps its place",
    opens=OWN_FOLDER,
    steps=(_own_in_view, _runs, _axis_names, _failure_at_line, _mistake, _mended),
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

LINES = (SIZE, PALETTE, LENS, EDIT, KEYS, KILL)
