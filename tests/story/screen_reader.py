"""The window as a screen reader has it: read from outside by AT-SPI, panel by panel, in each state that it has.

The rule: it is another program that asks, over the bus of the session, and that presses keys; nothing is taken from the
window's own process. A control without a name, a picture without a summary or a change that is not announced ends it
with 1. Where a Debian package is missing it says which, and ends with 0.

    .venv/bin/python tests/story/screen_reader.py [WALK...] [--list]

The walks are `reference` (a measured profile), `start` (no results, and what opens from there), `lesson`, `edited` (a
kernel file with its revisions) and `program` (the launches of a script). Qt exports only while
QT_LINUX_ACCESSIBILITY_ALWAYS_ON is set or a screen reader runs. The bindings of AT-SPI are those of the system's
Python, which runs this file again with `--read`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop import Desktop

_MARKUP = re.compile(r"</?(?:p|b|i|br|table|tr|td)\b[^>]*>")
SYSTEM_PYTHON = "/usr/bin/python3"
READ_S = 600.0
"""So long may a walk take on a busy machine."""
APPEARS_S = 90.0
"""So long is waited for the window, and for what an action shows."""
BUS = Path("/usr/libexec/at-spi-bus-launcher")
PROGRAMS = {"Xvfb": "xvfb", "openbox": "openbox", "xdotool": "xdotool", "dbus-run-session": "dbus-daemon"}
SETTLES_S = 3.0
"""After an action the window settles for so long."""
CONTROLS = {
    "push button", "toggle button", "check box", "radio button", "text", "entry", "combo box", "slider", "spin button",
    "page tab", "page tab list", "table", "tree", "tree table", "list", "menu item", "link",
}  # fmt: skip
PROFILE = "step.warplens.json"
KERNEL = """__global__ void scale(float *data, int n) { int i = threadIdx.x; if (i < n) data[i] *= 2; }
int main() { float *data; cudaMalloc(&data, 128); scale<<<1, 32>>>(data, 32); cudaFree(data); }
"""
SCRIPT = """import numpy as np
import pycuda.autoinit
import pycuda.driver as cuda
from pycuda.compiler import SourceModule
add = SourceModule("__global__ void add(float *a) { a[8 * threadIdx.x] += 1; }").get_function("add")
a, stream = cuda.mem_alloc(1 << 16), cuda.Stream()
cuda.memcpy_htod_async(a, np.zeros(1 << 14, np.float32), stream)
add(a, block=(256, 1, 1), stream=stream)
stream.synchronize()
"""
IN_A_BOX = {"combo box", "spin button"}
"""What lies in one of these has its name."""


def missing_packages() -> list[str]:
    """Return the Debian packages that are not here."""
    missing = [package for program, package in PROGRAMS.items() if shutil.which(program) is None]
    missing += [] if BUS.exists() else ["at-spi2-core"]
    probe = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    has_bindings = (
        Path(SYSTEM_PYTHON).exists()
        and not subprocess.run([SYSTEM_PYTHON, "-c", probe], stderr=subprocess.DEVNULL, check=False).returncode
    )
    return sorted(missing if has_bindings else [*missing, "gir1.2-atspi-2.0", "python3-gi"])


def main() -> int:
    """Show the window on a screen with a bus of its own, and have it read."""
    if missing := missing_packages():
        print(f"skipped: there is no {', '.join(missing)}")
        return 0
    from desktop import Desktop

    code, names = 0, [name for name in sys.argv[1:] if name in WALKS] or list(WALKS)
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        (home / "mine.cu").write_text(KERNEL)
        (home / "step.py").write_text(SCRIPT)
        with Desktop(1920, 1080, home / "home", home / "cache") as desktop:
            runtime = home / "run"
            runtime.mkdir(mode=0o700)
            desktop.environment |= {"XDG_RUNTIME_DIR": str(runtime), "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
            if "program" in names:
                words = (sys.executable, "-m", "warplens", "python", "--emulate", "--save", PROFILE, "step.py")
                assert desktop.start(*words, cwd=home, stdout=subprocess.DEVNULL).wait(READ_S) == 0, "it is saved"
            for name in names:
                code |= _walked(desktop, name, home)
    return code


def _walked(desktop: Desktop, name: str, home: Path) -> int:
    """Show a window, and have it read; return what the reader returns."""
    program = f"{sys.executable} -m warplens {WALKS[name][0]} 2>/dev/null"
    words = f"{BUS} --launch-immediately & sleep 1; {program} & window=$!; "
    words += f"{SYSTEM_PYTHON} -W ignore {Path(__file__).resolve()} --read {name} {'--list' * ('--list' in sys.argv)}; "
    words += "code=$?; kill $window; exit $code"
    walk = desktop.start("dbus-run-session", "--", "sh", "-c", words, start_new_session=True, cwd=home)
    try:
        return walk.wait(READ_S)
    finally:
        if walk.poll() is None:
            os.killpg(walk.pid, 15)


# The reader. What it finds wrong is a sentence in `faults`, what the window announces a kind and a name in `heard`.


class Reader:
    """Another program that reads the window over the bus."""

    def __init__(self) -> None:
        import gi

        gi.require_version("Atspi", "2.0")
        from gi.repository import Atspi, GLib

        Atspi.init()
        self._desktop, self._loops = Atspi.get_desktop(0), GLib
        self._showing, self._focusable = Atspi.StateType.SHOWING, Atspi.StateType.FOCUSABLE
        self.faults, self.heard, self.checked = [], [], 0
        self._listener = Atspi.EventListener.new(lambda event: self.heard.append((event.type, event.source.get_name())))
        for change in ("property-change:accessible-name", "property-change:accessible-description", "state-changed"):
            self._listener.register(f"object:{change}")

    def wait(self, seconds: float) -> None:
        """Hear what is announced meanwhile."""
        loop = self._loops.MainLoop()
        self._loops.timeout_add(int(seconds * 1000), loop.quit)
        loop.run()

    def shown(self):
        """Yield what is on the screen, each with the roles that it lies in."""
        programs = (self._desktop.get_child_at_index(number) for number in range(self._desktop.get_child_count()))
        for program in programs:
            for number in range(program.get_child_count()):
                yield from self._below(program.get_child_at_index(number), ())

    def _below(self, item, above):
        if item is None or not item.get_state_set().contains(self._showing):
            return
        yield item, above
        role = item.get_role_name()
        if role not in ("table", "tree table"):  # each has a name, and its cells are many
            for number in range(item.get_child_count()):
                yield from self._below(item.get_child_at_index(number), (*above, role))

    def find(self, role: str, beginning: str):
        """Return the first control of a role and a name."""
        found = (item for item, _ in self.shown() if item.get_role_name() == role)
        return next((item for item in found if item.get_name().startswith(beginning)), None)

    def find_soon(self, role: str, beginning: str):
        """Return a control once it has an action; None where that is a fault."""
        end = time.monotonic() + APPEARS_S
        while (item := self.find(role, beginning)) is None or not item.get_n_actions():
            if time.monotonic() > end:
                self.faults.append(f"there is no {role} {beginning!r} that can be pressed")
                return None
            self.wait(0.5)
        return item

    def wait_without(self, role: str, beginning: str) -> None:
        """Wait until a control has gone."""
        end = time.monotonic() + APPEARS_S
        while self.find(role, beginning) is not None and time.monotonic() < end:
            self.wait(0.5)

    def press(self, role: str, beginning: str) -> None:
        """Do the first action of a control."""
        if (item := self.find_soon(role, beginning)) is None:
            return
        del self.heard[:]
        item.do_action(0)
        self.wait(SETTLES_S)

    def keys(self, *chords: str, text: str = "") -> None:
        """Press keys one after the other, and type a text."""
        subprocess.run(["xdotool", "key", "--clearmodifiers", "--delay", "40", *chords], check=True)
        if text:
            subprocess.run(["xdotool", "type", "--delay", "15", text], check=True)

    def command(self, text: str) -> None:
        """Choose a command by its name, as *Find a command* offers it."""
        del self.heard[:]
        self.keys("ctrl+k", text=text)
        self.wait(0.5)
        self.keys("Return")
        self.wait(SETTLES_S)

    def check(self, place: str) -> None:
        """Look for what has no name or no summary."""
        things = list(self.shown())
        for item, above in things:
            role, name, words = item.get_role_name(), item.get_name(), item.get_description()
            if "--list" in sys.argv:
                print("  " * len(above), role, repr(name[:80]), repr(words[:100]))
            takes_focus = item.get_state_set().contains(self._focusable)
            if (
                (role in CONTROLS or (takes_focus and role != "table cell"))
                and not name
                and not IN_A_BOX.intersection(above)
            ):
                self.faults.append(f"{place}: a {role} in {' > '.join(above[-4:])} has no name ({words!r})")
            if _MARKUP.search(f"{name} {words}"):
                self.faults.append(f"{place}: {role} {name!r} is read with its tags: {words[:60]!r}")
            if words and not name and role == "filler":
                self.faults.append(f"{place}: what is drawn in {' > '.join(above[-4:])} has no name ({words[:60]!r})")
            if role == "combo box" and not words and "dialog" not in above[:1]:  # Qt's own has labels beside them
                self.faults.append(f"{place}: the combo box {name!r} does not say what it chooses")
            if name.startswith(("Plot: ", "Heat map: ")) and not words:
                self.faults.append(f"{place}: {name} has no summary")
        self.checked += 1
        print(f"{place}: {len(things)} things on the screen, {len(self.heard)} changes heard")

    def has_heard(self, change: str, beginning: str) -> None:
        """Note a fault unless a change was announced by what has a name."""
        if not any(change in kind and name.startswith(beginning) for kind, name in self.heard):
            self.faults.append(f"no {change} of {beginning!r} was announced: {len(self.heard)} other changes were")


def reference(reader: Reader) -> None:
    """Read the panels that a measured profile has in view, and those that are opened by their names."""
    reader.press("page tab", "Runtime against size")
    tabs = [item.get_name() for item, _ in reader.shown() if item.get_role_name() == "page tab"]
    for name in tabs:
        reader.press("page tab", name)
        reader.check(name)
    reader.press("page tab", "Runtime against size")
    reader.press("push button", "Show all")
    reader.has_heard("accessible-description", "Plot: ")
    reader.check("all points")
    reader.command("Runtime against size: Export picture")
    reader.find_soon("push button", "Save…")
    reader.check("the picture that is exported")
    reader.keys("Escape")
    reader.press("push button", "Why")
    reader.has_heard("focused", "From ")
    reader.press("check box", "Form of the next sweep")
    reader.check("the form")
    for name in ("Ladder", "Tune", "Occupancy as boxes", "Why is it off?", "Timeline", "Revisions", "Step a warp"):
        reader.command(f"Panel: {name}")
        reader.check(name)


def start(reader: Reader) -> None:
    """Read the ways in, and what opens from there."""
    reader.find_soon("push button", "Open it")
    reader.check("the empty state")
    for keys, name in (("ctrl+k", "Command"), ("F1", "Shortcuts")):  # popups, which Qt leaves out of what it shows
        del reader.heard[:]
        reader.keys(keys)
        reader.wait(SETTLES_S)
        reader.has_heard("focused", name)
        if name == "Command":
            del reader.heard[:]
            reader.keys("Down")
            reader.wait(SETTLES_S)
            reader.has_heard("accessible-description", name)
        reader.keys("Escape")
    reader.keys("ctrl+o")
    reader.wait(SETTLES_S)
    reader.check("the files to open")
    reader.keys("Escape")
    for name in ("Tune", "Ladder", "Profiles", "Lessons", "Points"):
        reader.command(f"Panel: {name}")
        reader.check(f"{name}, empty")


def lesson(reader: Reader) -> None:
    """Read a lesson and its questions."""
    reader.press("push button", "Begin")
    for number in range(5):
        reader.wait_without("label", "Executing")
        reader.check(f"step {number + 1}")
        reader.press("push button", "Next")
    reader.press("push button", "Present the lesson")
    reader.check("a lesson on the whole screen")
    reader.keys("Escape")


def edited(reader: Reader) -> None:
    """Read how a kernel file is added, the strip of its revisions, and what two of them differ in."""
    reader.find_soon("push button", "Add 1 kernel")
    reader.check("a kernel file that is added")
    reader.press("push button", "Add 1 kernel")
    for number, factor in enumerate((2, 3)):
        Path("mine.cu").write_text(KERNEL.replace("*= 2", f"*= {factor}"))
        reader.keys("ctrl+r")
        reader.find_soon("page tab", f"r{number + 1}: ")
        reader.check(f"{number + 1} revisions")
    reader.command("Panel: Revisions")
    reader.check("Revisions")


def program(reader: Reader) -> None:
    """Read what a script launched, and its streams."""
    reader.press("page tab", "Source")
    for name in ("Timeline", "Point", "Points", "Source", "Warp lens", "Why", "Compare"):
        reader.command(f"Panel: {name}")
        reader.check(name)


WALKS = {
    "reference": ("reference:h200", reference),
    "start": ("", start),
    "lesson": ("", lesson),
    "edited": ("mine.cu", edited),
    "program": (PROFILE, program),
}
"""Each walk: the words after `warplens`, and what reads the window."""


def read(name: str) -> int:
    """Read a window, and return 1 if something cannot be heard."""
    reader = Reader()
    WALKS[name][1](reader)
    print(f"{name}: {reader.checked} places, {len(reader.faults)} faults", *reader.faults, sep="\n  ")
    return int(bool(reader.faults))


if __name__ == "__main__":
    sys.exit(read(sys.argv[2]) if "--read" in sys.argv else main())
