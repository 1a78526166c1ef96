"""The chapters of what happens while it works, and of what leaves the window: progress, form, copies, Markdown.

The rule: what is copied is pasted into a shell of its own, and what that prints is compared with what the window shows.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

from lines_told import expects
from person import Item, Person
from questions_told import SWEEP_S, TODAY, add_yesterday, compare
from steps import Chapter, step

SLACK = 1.2
"""The time left may rise by a fifth."""
LEAST_ESTIMATES = 3
"""The fewest different times left that must be read; with fewer the sweep was too short to judge."""
LOOK_S = 0.4
SHELL_S = 240.0
"""A pasted sweep takes so long on a busy machine."""
FORM_KINDS = "Edit|Spin|Combo|Button|Check|DevicePicker"

# --- progress ---------------------------------------------------------------------------------------------------------


def _form(person: Person) -> dict[str, tuple[int, int, int, int]]:
    """Return the places of all fields and buttons of the sweep that have a name; those of the menu bar among them."""
    right = person.sees("^Search variants|Search the variants", "Edit").place
    edge = right[0] + right[2] + 60 * person.scale
    fields = [item for item in person.all_seen("", FORM_KINDS) if item.name and item.place[0] < edge]
    return {f"{item.kind} {item.name}": item.place for item in fields}


def _moved(before: dict[str, tuple[int, int, int, int]], after: dict[str, tuple[int, int, int, int]]) -> list[str]:
    return sorted(name for name, place in before.items() if after.get(name, place) != place)


def _buttons(person: Person) -> tuple[tuple[int, int, int, int], ...]:
    return person.sees("Run$|Queue$", "SteadyButton").place, person.sees("Stop$", "SteadyButton").place


def seconds_left(text: str) -> tuple[float, float] | None:
    """Return the least and the most seconds that a rounded time left stands for; None where there is none.

    Example:
        >>> seconds_left("3 / 40 points · about 40 s left"), seconds_left("about 2 min left"), seconds_left("planning")
        ((37.5, 42.5), (90.0, 150.0), None)
    """
    if found := re.search(r"about (\d+) s left", text):
        number = float(found[1])
        half = 2.5 if number >= 10 else 0.5
        return number - half, number + half
    if found := re.search(r"about (?:(\d+) h ?)?(?:(\d+) min )?left", text):
        minutes = 60 * int(found[1] or 0) + int(found[2] or 0)
        return 60 * (minutes - 0.5), 60 * (minutes + 0.5)
    return None


@step("Type a size that is none, then a right one: it says so, and nothing of the form moves")
def _wrong_size(person: Person) -> None:
    before = _form(person)
    expects(len(before) >= 5, f"only {len(before)} fields of the form are seen")
    person.fills("^N$", "12,x")
    person.sees("(?i)size|number|x", "Label|Edit")
    time.sleep(1)
    expects(not (moved := _moved(before, _form(person))), f"these moved when the size was wrong: {moved}")
    person.fills("^N$", "128,256,512")
    time.sleep(1)
    expects(not (moved := _moved(before, _form(person))), f"these moved when sizes were typed: {moved}")


@step("Uncheck a variant and check it again: nothing of the form moves")
def _uncheck(person: Person) -> None:
    before = _form(person)
    person.presses("Tab")
    x, y, _, height = person.sees("^serial$", "CheckedCell").place
    box = x + 8 * person.scale, y + height // 2
    person.desktop.click(*box)
    person.sees("^serial$", "UncheckedCell")
    expects(not (moved := _moved(before, _form(person))), f"these moved when a variant was unchecked: {moved}")
    person.desktop.click(*box)
    person.sees("^serial$", "CheckedCell")
    expects(not (moved := _moved(before, _form(person))), f"these moved when it was checked again: {moved}")


@step("Press Run and watch: bar and time left go one way, Run and Stop stay where they are; Ctrl+B: the form is there")
def _steady(person: Person) -> None:
    buttons = _buttons(person)
    person.clicks("Run$", "SteadyButton")
    stop = person.sees("Stop$", "SteadyButton")
    person.waits_for(lambda: person.sees("Stop$", "SteadyButton").enabled, "a Stop that can be pressed")
    shares, left, rises, least = [], [], [], float("inf")
    end = time.monotonic() + SWEEP_S
    while (stop := person.sees("Stop$", "SteadyButton")).enabled:
        expects(time.monotonic() < end, f"the sweep has not ended after {SWEEP_S:g} s")
        expects(_buttons(person) == buttons, f"Run and Stop moved from {buttons} to {_buttons(person)}")
        items = person.items()
        shares += [int(item.text.rstrip("%")) for item in items if item.kind == "QProgressBar" and item.text]
        for item in items:
            if item.kind == "ElidedLabel" and (found := seconds_left(item.text)):
                if found[0] > SLACK * least:
                    rises.append(f"{item.text} after at most {least:g} s")
                least = min(least, found[1])
                left.append(item.text)
        time.sleep(LOOK_S)
    print(
        f"        bar {shares[:1]} to {shares[-1:]} in {len(shares)} looks, {len(set(left))} texts of the time left",
        flush=True,
    )
    expects(stop.place == buttons[1], "Stop moved at the end")
    expects(len(set(shares)) >= LEAST_ESTIMATES, f"the bar was only seen at {sorted(set(shares))} percent")
    expects(shares == sorted(shares), f"the bar went back: {shares}")
    expects(len(set(left)) >= LEAST_ESTIMATES, f"only {sorted(set(left))} was read of the time left")
    expects(not rises, f"the time left rose by more than a fifth: {rises[:3]}")
    person.presses("ctrl+b")
    person.sees("^128,256,512$", "Edit")


PROGRESS = Chapter(
    key="progress",
    title="The form does not jump, and progress goes one way",
    opens=(),
    is_first_day=True,
    steps=(_wrong_size, _uncheck, _steady),
)

# --- copies -----------------------------------------------------------------------------------------------------------


def _in_shell(person: Person, command: str) -> str:
    """Run a command as a shell does, in the folder with the files, and return what it prints."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "COLUMNS": "200"}
    done = subprocess.run(
        ["sh", "-c", command],
        cwd=person.folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=SHELL_S,
        check=False,
    )
    expects(done.stdout, f"{command}: prints nothing, and ends with {done.returncode}: {done.stderr[-500:]}")
    return done.stdout


def _copies(person: Person, words: str, entry: str, beginning: str) -> str:
    """Take the command of the palette, paste, and return what came."""
    person.finds(words, f"^{entry}$")
    return str(person.waits_for(lambda: (text := person.desktop.clipboard()).startswith(beginning) and text, beginning))


def _time_shown(person: Person) -> str:
    """Return the time of the chosen point, as its panel says it."""
    person.brings_to_front("Point")
    shown: Item = person.sees(r"^\d[\d.]* (ns|µs|ms|s)$", "Label")
    return shown.text


def _as_python(person: Person, script: str) -> str:
    path = person.folder / "pasted.py"
    path.write_text(script)
    return _in_shell(person, f"'{sys.executable}' '{path}'")


@step("Click a point, press Ctrl+Shift+L and paste into a shell: it runs that point, and gives the time of the window")
def _point_command(person: Person) -> None:
    person.clicks(r"@ 256$", "Mark")
    shown = _time_shown(person)
    person.presses("ctrl+shift+l")
    person.waits_for(lambda: person.desktop.clipboard().startswith("warplens run"), "a command line in the clipboard")
    printed = _in_shell(person, person.desktop.clipboard())
    expects("1 point: 1 ok" in printed, f"not one point was run: {printed[-300:]}")
    expects(shown in printed, f"the window says {shown}, the shell {printed[:600]}")


@step("Press Ctrl+K, take *Copy the point as Python* and run what is pasted: it gives the same time")
def _point_python(person: Person) -> None:
    shown = _time_shown(person)
    printed = _as_python(person, _copies(person, "copy point python", "Copy the point as Python", "import warplens"))
    found = re.search(r"value_ns=([\d.]+)", printed)
    expects(found is not None, f"no time was printed: {printed[:300]}")
    number, unit = shown.split()
    in_ns = float(number) * {"ns": 1.0, "µs": 1e3, "ms": 1e6, "s": 1e9}[unit]
    expects(found is not None and abs(float(found[1]) / in_ns - 1) < 1e-3, f"{shown} in the window, {found} in Python")


COPIES = Chapter(
    key="copy-point",
    title="A point is copied as command line and as Python, and runs again",
    opens=("--open", "three-gpus.warplens.json.gz"),
    steps=(_point_command, _point_python),
)


@step("Press Ctrl+K, take *Copy the sweep as command line* and paste into a shell: it runs all points, to these times")
def _sweep_command(person: Person) -> None:
    person.sees("^fastest at", "AnswerLine", 60)
    person.brings_to_front("Points")
    person.sees(r"\d+ failed", "Label|Button|Chip")
    times = [item.text for item in person.all_seen(r"^\d[\d.]* (ns|µs|ms|s)$", "^Cell")]
    expects(len(times) >= 2, f"the table shows only the times {times}")
    printed = _in_shell(person, _copies(person, "copy sweep command", "Copy the sweep as command line", "warplens run"))
    expects("8 points: 6 ok, 2 failed" in printed, f"other points were run: {printed[-300:]}")
    expects(not (missing := [text for text in times if text not in printed]), f"the shell does not print {missing}")


@step("Take *Copy the sweep as Python* and run what is pasted: as many points")
def _sweep_python(person: Person) -> None:
    printed = _as_python(person, _copies(person, "copy sweep python", "Copy the sweep as Python", "import warplens"))
    expects(re.search(r"\b8 points", printed), f"Python prints {printed[:300]}")


COPIED_SWEEP = Chapter(
    key="copy-sweep",
    title="A sweep is copied as command line and as Python, and runs again",
    opens=("--open", "own.warplens.json.gz"),
    steps=(_sweep_command, _sweep_python),
)


ALL_VERDICTS = "118 same, 56 unresolved"
"""What comes of the two runs of one sweep."""


def _verdicts(person: Person) -> str:
    """Return how many pairs are the same and how many are unresolved, as the panel says it."""
    counted = [person.sees(rf"^\d+ {word}$").text for word in ("same", "unresolved")]
    return ", ".join(counted)


@step("Compare all with yesterday, *Copy the comparison as command line* and paste into a shell: the same verdicts")
def _comparison_command(person: Person) -> None:
    add_yesterday(person)
    compare.act(person)
    person.clicks("^Show all", "Button")
    person.waits_for(lambda: _verdicts(person) == ALL_VERDICTS, f"{ALL_VERDICTS}, once all points are shown", 60)
    command = _copies(person, "copy comparison command", "Copy the comparison as command line", "warplens compare")
    printed = _in_shell(person, command)
    expects(_verdicts(person) in printed, f"{_verdicts(person)} in the window, {printed[-200:]} in the shell")


@step("Take *Copy the comparison as Python* and run what is pasted: the same verdicts")
def _comparison_python(person: Person) -> None:
    words = "copy comparison python", "Copy the comparison as Python"
    printed = _as_python(person, _copies(person, *words, "import warplens"))
    for verdict in _verdicts(person).split(", "):
        expects(verdict in printed, f"Python does not say {verdict}: {printed[:600]}")


COPIED_COMPARISON = Chapter(
    key="copy-comparison",
    title="A comparison is copied as command line and as Python, and comes to the same",
    opens=TODAY,
    steps=(_comparison_command, _comparison_python),
)

# --- the Markdown report ----------------------------------------------------------------------------------------------


def _report(person: Person) -> str:
    return _copies(person, "markdown", "Copy a report as Markdown", "## ")


@step("Press Ctrl+K, type markdown and take *Copy a report as Markdown*: the answers come first, then a table")
def _markdown(person: Person) -> None:
    person.sees("696 points")
    report = _report(person)
    heading, _, rest = report.partition("\n")
    expects("120 of 696 points" in heading, f"the heading is {heading!r}")
    answer, table = rest.find("fastest"), rest.find("\n|")
    expects(0 <= answer < table, "the answer does not stand before the table")
    families = [name for name in ("transpose", "matmul", "reduction") if f"{name}," in rest or f"| {name} " in rest]
    expects(families == ["transpose"], f"the window shows transposes, the report {families}")


@step("Filter for `tiled N>=1024` and copy it again: the report has these points alone")
def _filtered(person: Person) -> None:
    person.fills("Filter the points", "tiled N>=1024")
    person.waits_for(lambda: not person.all_seen("@ 256$", "Mark"), "no mark at 256")
    person.presses("Tab")
    before = person.desktop.clipboard()
    person.finds("markdown", "^Copy a report as Markdown$")
    report = person.waits_for(lambda: (text := person.desktop.clipboard()) != before and text, "another report")
    cells = {cell.strip() for line in report.splitlines() if line.startswith("|") for cell in line.split("|")}
    expects("4096" in cells and not cells & {"256", "512"}, f"the report has sizes below 1024: {sorted(cells)}")
    expects("serial" not in report, "the report has a variant that is filtered out")


MARKDOWN = Chapter(key="markdown", title="The Markdown report follows the filter", steps=(_markdown, _filtered))

WORK = (PROGRESS, COPIES, COPIED_SWEEP, COPIED_COMPARISON, MARKDOWN)
