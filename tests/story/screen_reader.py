"""The window as a screen reader has it: read from outside by AT-SPI, each panel opened by an action.

The rule: it is another program that asks, over the bus of the session; nothing is taken from the window's own process.
A control without a name, a plot without a summary or a change that is not announced ends it with 1. Where a Debian
package is missing it says which, and ends with 0.

    .venv/bin/python tests/story/screen_reader.py [--list]

Qt exports only while QT_LINUX_ACCESSIBILITY_ALWAYS_ON is set or a screen reader runs. The bindings of AT-SPI are those
of the system's Python, which runs this file again with `--read`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SYSTEM_PYTHON = "/usr/bin/python3"
READ_S = 240.0
"""So long may the walk take on a busy machine."""
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

    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        with Desktop(1920, 1080, home / "home", home / "cache") as desktop:
            runtime = home / "run"
            runtime.mkdir(mode=0o700)
            desktop.environment |= {"XDG_RUNTIME_DIR": str(runtime), "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
            program = f"{sys.executable} -m warplens reference:h200 2>/dev/null"
            words = f"{BUS} --launch-immediately & sleep 1; {program} & window=$!; "
            words += f"{SYSTEM_PYTHON} -W ignore {Path(__file__)} --read {' '.join(sys.argv[1:])}; "
            words += "code=$?; kill $window; exit $code"
            walk = desktop.start("dbus-run-session", "--", "sh", "-c", words, start_new_session=True)
            try:
                return walk.wait(READ_S)
            finally:
                if walk.poll() is None:
                    os.killpg(walk.pid, 15)
    return 1


# The reader. What it finds wrong is a sentence in `faults`, what the window announces a kind and a name in `heard`.


class Reader:
    """Another program that reads the window over the bus."""

    def __init__(self) -> None:
        import gi

        gi.require_version("Atspi", "2.0")
        from gi.repository import Atspi, GLib

        Atspi.init()
        self._desktop, self._showing, self._loops = Atspi.get_desktop(0), Atspi.StateType.SHOWING, GLib
        self.faults, self.heard = [], []
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

    def press(self, role: str, beginning: str) -> None:
        """Do the first action of a control, once it has one."""
        end = time.monotonic() + APPEARS_S
        while (item := self.find(role, beginning)) is None or not item.get_n_actions():
            if time.monotonic() > end:
                self.faults.append(f"there is no {role} {beginning!r} that can be pressed")
                return
            self.wait(0.5)
        del self.heard[:]
        item.do_action(0)
        self.wait(SETTLES_S)

    def check(self, place: str) -> None:
        """Look for what has no name or no summary."""
        things = list(self.shown())
        for item, above in things:
            role, name, words = item.get_role_name(), item.get_name(), item.get_description()
            if "--list" in sys.argv:
                print("  " * len(above), role, repr(name[:80]), repr(words[:100]))
            if role in CONTROLS and not name and not IN_A_BOX.intersection(above):
                self.faults.append(f"{place}: a {role} in {' > '.join(above[-4:])} has no name ({words!r})")
            if role == "combo box" and not words:
                self.faults.append(f"{place}: the combo box {name!r} does not say what it chooses")
            if name.startswith(("Plot: ", "Heat map: ")) and not words:
                self.faults.append(f"{place}: {name} has no summary")
        print(f"{place}: {len(things)} things on the screen, {len(self.heard)} changes heard")

    def has_heard(self, change: str, beginning: str) -> None:
        """Note a fault unless a change was announced by what has a name."""
        if not any(change in kind and name.startswith(beginning) for kind, name in self.heard):
            self.faults.append(f"no {change} of {beginning!r} was announced: {len(self.heard)} other changes were")


def read() -> int:
    """Read the window, open each of its panels, and return 1 if something cannot be heard."""
    reader = Reader()
    reader.press("page tab", "Runtime against size")
    tabs = [item.get_name() for item, _ in reader.shown() if item.get_role_name() == "page tab"]
    for name in tabs:
        reader.press("page tab", name)
        reader.check(name)
    reader.press("page tab", "Runtime against size")
    reader.press("push button", "Show all")
    reader.has_heard("accessible-description", "Plot: ")
    reader.check("all points")
    reader.press("push button", "Why")
    reader.has_heard("focused", "From ")
    reader.press("check box", "Form of the next sweep")
    reader.check("the form")
    print(f"{len(tabs)} panels by their tabs, {len(reader.faults)} faults", *reader.faults, sep="\n  ")
    return int(bool(reader.faults) or not tabs)


if __name__ == "__main__":
    sys.exit(read() if "--read" in sys.argv else main())
