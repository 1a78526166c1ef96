"""The chapters of a long day: drops, a folder of 500 files, the queue, a lost folder, two windows, undo, a program.

The rule: what the window says within a moment is looked for within a moment; what a kernel must be executed for, with
patience.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from lines_told import OWN_FOLDER, expects
from looks_told import shown, two_revisions
from materials import MANY, MENDED, OWN, SCRIPT
from person import EXECUTED_S, Person
from steps import Chapter, step

SWEPT_S = 240.0
"""A sweep of some points takes so long on a busy machine."""
LAUNCHES = 5
_running: dict[Person, subprocess.Popen[bytes]] = {}
"""The program beside the window of each person."""

# --- drops ------------------------------------------------------------------------------------------------------------


@step("Drop a text that is nothing of Warplens: one sentence says what it is not, and nothing else happens")
def _drop_text(person: Person) -> None:
    person.drops(person.folder / "notes.txt")
    person.sees("notes.txt is nothing to open: drop", "Label")
    person.sees("^Open it$", "Button")


@step("Drop the TOML of a lesson: it is opened as a lesson")
def _drop_lesson(person: Person) -> None:
    person.drops(person.folder / "lesson.toml")
    person.sees("Coalescing · 1 of", "Label", EXECUTED_S)


@step("Drop a .cu: its kernel, its launch and its source are offered; cancel")
def _drop_kernel(person: Person) -> None:
    person.drops(person.folder / "own" / "mine.cu")
    person.sees("^Add 1 kernel$", "Button", EXECUTED_S)
    person.sees("as its front matter says", "Label", EXECUTED_S)


@step("Cancel, and drop a profile: it is opened")
def _drop_profile(person: Person) -> None:
    person.clicks("^Cancel$", "Button")
    person.waits_for(lambda: not person.windows("AddingDialog"), "the end of the dialog")
    person.drops(person.folder / "today.warplens.json.gz")
    person.waits_for(lambda: "today" in person.windows("MainWindow")[0]["title"], "the profile in the title")


@step("Drop a script of Numba: it runs, and its launches are points")
def _drop_script(person: Person) -> None:
    person.drops(person.folder / "script.py")
    person.sees(r"^Running script\.py|^script\.py: \d+ point", "Label", EXECUTED_S)  # behind what goes on already
    person.sees("doubled", "Mark|Cell|Chip|Answer", SWEPT_S)


DROPS = Chapter(
    key="drops",
    title="Whatever is dropped is opened, added or run by what it is",
    opens=(),
    steps=(_drop_text, _drop_lesson, _drop_kernel, _drop_profile, _drop_script),
)

# --- five hundred files -----------------------------------------------------------------------------------------------


@step("Drop a folder of 500 .cu: the first are listed at once, and how many are still to be read")
def _drop_many(person: Person) -> None:
    person.drops(person.folder / "many")
    person.waits_for(lambda: person.windows("AddingDialog"), "the dialog", EXECUTED_S)
    person.sees(r"\d+ more files to read", "Label", EXECUTED_S)
    person.sees("^kernel_000$", "Cell")


@step("Wait, and add all: the window goes on, and they are chosen in the form")
def _add_many(person: Person) -> None:
    person.waits_for(lambda: person.all_seen(f"^Add {MANY} kernels$", "Button"), "all kernels", SWEPT_S)
    person.clicks(f"^Add {MANY} kernels$", "Button")
    person.waits_for(lambda: not person.windows("AddingDialog"), "the end of the dialog", 20)
    person.sees(r"3,000 points|[\d,]+ points", "Label", 60)


@step("Search one of them in the form")
def _search_many(person: Person) -> None:
    person.fills("^Search variants", "kernel_321")
    person.waits_for(lambda: person.count("^kernel_", "Cell") <= 2, "one kernel and its family")
    person.sees("kernel_321", "Cell")


FIVE_HUNDRED = Chapter(
    key="many-files", title="A folder of 500 files", opens=(), steps=(_drop_many, _add_many, _search_many)
)

# --- queue ------------------------------------------------------------------------------------------------------------


@step("Press Run, type another size in the form and press Queue: the sweep waits for the one that runs")
def _queued(person: Person) -> None:
    person.clicks("Run$", "SteadyButton")
    person.waits_for(lambda: person.sees("Stop$", "SteadyButton").enabled, "a Stop that can be pressed")
    if not person.all_seen("^N$", "Edit"):
        person.presses("ctrl+b")
    person.fills("^N$", "96")
    person.clicks("Queue$", "SteadyButton")
    person.sees("^Queue · 1 next$", "Label")


@step("Press Stop: what ran stays, and the queue waits, too")
def _stopped(person: Person) -> None:
    person.waits_for(lambda: person.all_seen("@", "Mark"), "a first point", SWEPT_S)
    person.clicks("Stop$", "SteadyButton")
    person.sees("^Queue · 1 paused$", "Label", 30)
    person.waits_for(lambda: not person.sees("Stop$", "SteadyButton").enabled, "the end of the sweep", 30)
    expects(person.all_seen("@", "Mark"), "no point is left")


@step("Take *Continue the stopped sweep*: the rest of it runs; stop it again")
def _continued(person: Person) -> None:
    person.finds("continue", "^Continue the stopped sweep$")
    person.waits_for(lambda: person.sees("Stop$", "SteadyButton").enabled, "a sweep that runs", 30)
    person.sees(r"\d+ / \d+ points|planning", "Label", 30)
    person.clicks("Stop$", "SteadyButton")
    person.waits_for(lambda: not person.sees("Stop$", "SteadyButton").enabled, "the end of the sweep", 30)


@step("Press Resume: the sweep that waits runs")
def _resumed(person: Person) -> None:
    if not person.all_seen("^Resume$", "Button"):
        person.presses("ctrl+b")
    person.clicks("^Resume$", "Button")
    person.sees_no("^Queue ·", "Label", 30)
    person.waits_for(lambda: person.all_seen("@ 96$", "Mark"), "a point at 96", SWEPT_S)
    person.waits_for(lambda: not person.sees("Stop$", "SteadyButton").enabled, "the end of the sweep", SWEPT_S)


QUEUE = Chapter(
    key="queue", title="Queue, Stop and Continue", opens=(), steps=(_queued, _stopped, _continued, _resumed)
)

# --- a folder that goes -----------------------------------------------------------------------------------------------


@step("Run a kernel of a folder, and take the folder away: one sentence says what is not there, and the points stay")
def _unplugged(person: Person) -> None:
    person.sees("^mine$", "CheckedCell")
    person.clicks("Run$", "Button")
    person.waits_for(lambda: person.all_seen("^mine @ 4096$", "Mark"), "a point", SWEPT_S)
    person.waits_for(lambda: not person.sees("Stop", "Button").enabled, "the end of the sweep", SWEPT_S)
    (person.folder / "own").rename(person.folder / "away")
    person.sees("not there", "Label", 30)
    expects(person.all_seen("^mine @ 4096$", "Mark"), "the points are gone")


@step("Put it back: its kernels can be read again")
def _plugged(person: Person) -> None:
    (person.folder / "away").rename(person.folder / "own")
    person.sees("back|read again", "Label", 30)
    person.sees_no("not there", "Label", 30)


UNPLUGGED = Chapter(
    key="unplugged", title="A folder of kernels that goes and comes", opens=OWN_FOLDER, steps=(_unplugged, _plugged)
)

# --- two windows ------------------------------------------------------------------------------------------------------


@step("Start Warplens a second time, on another profile: both windows have their own")
def _second(person: Person) -> None:
    person.sees("696 points")
    folder = person.folder / "second"
    folder.mkdir()
    second = Person(person.desktop, folder, person.scale)
    second.starts("--open", str(person.folder / "three-gpus.warplens.json.gz"))
    second.waits_for(lambda: second.looks()["is_active"], "a window that gets the keys")
    second.sees("RTX 4090", "DeviceChip", 30)
    expects(person.all_seen("696 points|of 696"), "the first window shows another profile")
    person.desktop.picture(person.folder.parent / "second.png")
    second.quits()
    printed = [line for line in second.log.read_text().splitlines() if line and not line.startswith("qt.qpa")]
    expects(not printed, f"the second window printed {printed[-1:]}")


@step("Close it: the first one goes on")
def _first_goes_on(person: Person) -> None:
    person.waits_for(lambda: person.looks()["is_active"], "a window that gets the keys")
    person.clicks("^serial @ 4096$", "Mark")
    person.sees("4096", "AnswerLine")


SECOND = Chapter(key="second", title="A second window", steps=(_second, _first_goes_on))

# --- undo -------------------------------------------------------------------------------------------------------------

NOTE = "before the driver was new"


@step("Type sizes, uncheck a variant, and write a note on a profile")
def _changed(person: Person) -> None:
    person.sees("174 points|of 174")
    person.presses("ctrl+b")
    person.fills("^N$", "128,384")
    x, y, _, height = person.sees("^serial$", "CheckedCell").place
    person.clicks_at(x + 8 * person.scale, y + height // 2)
    person.sees("^serial$", "UncheckedCell")
    shown(person, "Profiles")
    person.clicks("^today$", "Cell")
    person.fills("^Note$", NOTE)
    person.presses("Return")
    person.waits_for(lambda: NOTE in _profile(person), "the note in the file", 30)


def _profile(person: Person) -> str:
    import gzip

    return gzip.decompress((person.folder / "today.warplens.json.gz").read_bytes()).decode()


@step("Press Ctrl+Z three times: note, variant and sizes are as they were")
def _undone(person: Person) -> None:
    person.clicks("^Sweep$", "^Tab$")  # away from the field of the note, which has an undo of its own
    person.presses("ctrl+z")
    person.waits_for(lambda: NOTE not in _profile(person), "the file without the note", 30)
    person.presses("ctrl+z")
    person.sees("^serial$", "CheckedCell")
    person.presses("ctrl+z")
    person.waits_for(
        lambda: not any("384" in field.text for field in person.all_seen("^N$", "Edit")), "the sizes of before"
    )


@step("Press Ctrl+Shift+Z three times: all is there again")
def _redone(person: Person) -> None:
    person.presses(*("ctrl+shift+z",) * 3)
    person.waits_for(lambda: NOTE in _profile(person), "the note in the file", 30)
    person.sees("^serial$", "UncheckedCell")
    person.sees("128,384", "Edit")


UNDO = Chapter(
    key="undo",
    title="Undo goes through everything, a note in a file too",
    opens=("--open", "today.warplens.json.gz"),
    steps=(_changed, _undone, _redone),
)

# --- revisions after a kill, and one undo -----------------------------------------------------------------------------


@step("Save a kernel mended, end the program by force and start it again: it opens on the results of the last revision")
def _revisions_killed(person: Person) -> None:
    two_revisions.act(person)
    person.waits_for(lambda: not person.sees("Stop", "Button").enabled, "the end of the run", SWEPT_S)
    person.sees(r"r2 · .*(faster|slower|same|mended|not checked):", "Label", SWEPT_S)
    person.kills()
    person.starts(*OWN_FOLDER)
    person.sees("^mine @ 1000$", "Mark", EXECUTED_S)
    person.sees("^mine · |2 kernels · |moved", "Label")
    person.sees_no("^Open it$", "Button")


@step("Restore r1 to the file: its point at 1000 fails again. One Ctrl+Z brings back the file, and the time with it")
def _restored(person: Person) -> None:
    own = person.folder / "own" / "mine.cu"
    person.clicks("^(• )?r1$", "Tab")
    person.finds("restore", "^Restore the shown revision")
    person.waits_for(lambda: own.read_text() == OWN, "the first text in the file", 30)
    person.waits_for(lambda: person.all_seen("1000", "Gap"), "a failure at 1000 rows", SWEPT_S)
    person.waits_for(lambda: not person.sees("Stop", "Button").enabled, "the end of the run", SWEPT_S)
    person.clicks("^Points$", "Tab")  # away from the strip
    person.presses("ctrl+z")
    person.waits_for(lambda: own.read_text() == MENDED, "the mended text in the file", 30)
    person.brings_to_front("Runtime against size")
    person.sees("^mine @ 1000$", "Mark", EXECUTED_S)


@step("Write what is no kernel into the file: the headline and Why keep the last numbers, and say that they are stale")
def _unreadable(person: Person) -> None:
    (person.folder / "own" / "mine.cu").write_text("/* no kernel\n")
    person.sees(r"r\d · .*failed: the file", "Label", EXECUTED_S)
    person.clicks("@ 4096$", "Mark")
    person.sees(r"^stale, mine\.cu cannot be read as it lies now: mine", patience_s=EXECUTED_S)
    for panel in ("Why", "Occupancy", "Source"):
        person.brings_to_front(panel)
        person.sees("^stale$", "Label", EXECUTED_S)


REVISIONS = Chapter(
    key="revisions",
    title="Revisions outlive a kill, and one undo takes back a restored one",
    opens=OWN_FOLDER,
    steps=(_revisions_killed, _restored, _unreadable),
)

# --- by keys alone ----------------------------------------------------------------------------------------------------


def _focused(person: Person) -> str:
    return next((f"{item.name} {item.text}" for item in person.items() if item.focus), "")


@step("Press Tab until *Open it* has the focus, and Return: the answer is there")
def _opened_by_keys(person: Person) -> None:
    person.sees("^Open it$", "Button")
    for _ in range(60):
        if "Open it" in _focused(person):
            break
        person.presses("Tab")
    expects("Open it" in _focused(person), "Tab does not reach *Open it*")
    person.presses("space")
    person.sees("tiled padded is fastest", "AnswerLabel", 30)


@step("Press Ctrl+Shift+P and F6: the focus goes from bar to bar and from panel to panel, and each says what it is")
def _from_panel_to_panel(person: Person) -> None:
    person.presses("ctrl+shift+p")
    person.sees("^tiled padded$", "Cell")
    stops = []
    for _ in range(8):
        person.presses("F6")
        stops.append(_focused(person))
    expects(all(re.search(r"\w", stop) for stop in stops), f"a panel without a name has the focus: {stops}")
    expects(any("Filter the points" in stop for stop in stops), f"F6 does not reach the filter: {stops}")


BY_KEYS = Chapter(
    key="by-keys", title="From the start to the answer by keys", opens=(), steps=(_opened_by_keys, _from_panel_to_panel)
)

# --- beside a program -------------------------------------------------------------------------------------------------


@step("Start a script under `warplens exec`, and the window on the profile that it writes: it fills in meanwhile")
def _beside(person: Person) -> None:
    slow = SCRIPT.replace("out = np", "import time\nout = np").replace(
        "doubled[16, 256](", "for threads in (32, 64, 128, 256, 512):\n    time.sleep(3)\n    doubled[16, threads]("
    )
    (person.folder / "slow.py").write_text(slow)
    profile = person.folder / "slow.warplens.json"
    command = [
        str(Path(sys.executable).with_name("warplens")),
        "exec",
        "--save",
        str(profile),
        sys.executable,
        "slow.py",
    ]
    with (person.folder / "exec.txt").open("wb") as log:
        program = person.desktop.start(*command, cwd=person.folder, stdout=log, stderr=log)
    person.waits_for(lambda: profile.exists() or program.poll() is not None, "the profile of the script", SWEPT_S)
    person.quits()
    person.starts("--open", str(profile))
    person.waits_for(lambda: person.all_seen("doubled", "Mark|Cell|Chip|AnswerLabel"), "a launch", SWEPT_S)
    expects(program.poll() is None, f"the program has ended: {(person.folder / 'exec.txt').read_text()[-300:]}")
    _running[person] = program


@step("When the program has ended, all of its launches are there")
def _ended(person: Person) -> None:
    _running.pop(person).wait(SWEPT_S)
    shown(person, "Points")
    person.waits_for(lambda: person.count("doubled$", "^Cell") >= LAUNCHES, "all launches", 30)


BESIDE = Chapter(
    key="beside", title="Beside a program the window fills in while it runs", opens=(), steps=(_beside, _ended)
)

DAY = (DROPS, FIVE_HUNDRED, QUEUE, UNPLUGGED, SECOND, UNDO, REVISIONS, BY_KEYS, BESIDE)
