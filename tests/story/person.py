"""A person before the screen: who looks for a name or a text, points, clicks, types and reads.

The rule: nothing is clicked that cannot be seen. Where a thing is comes from the probe (accessible names, texts,
places), as it would from a screen reader; what happens then comes from mouse and keyboard alone.
"""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from desktop import Desktop

PATIENCE_S = 15.0
"""So long is waited for what a step should show, on a busy machine."""
EXECUTED_S = 120.0
"""So long is waited, on a busy machine, where a kernel is compiled and executed to see what its lines do."""
PROBE = Path(__file__).with_name("window_probe.py")
OTHER_PROGRAM = Path(__file__).with_name("dragged_files.py")
CORNER = 4, 2
"""Where the other program stands, above the title bar of the window."""
QUIT_S = 15.0
MOST_TEXT_SIZES = 12
TITLE_PIXELS, SLACK = 16, 20
"""The title bar is higher than the first, and a window is at most so much smaller than the screen that it fills."""
STILL_S = 0.25
"""What has not moved for so long is clicked."""
PALETTE_FIELD = r"^Command\b"
"""The field of the palette: its name, then the command that Return calls."""


class NotShownError(AssertionError):
    """What a step should show is not on the screen."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """Something on the screen, with its place in pixels."""

    kind: str
    name: str
    text: str
    place: tuple[int, int, int, int]
    enabled: bool
    checked: bool | None
    focus: bool
    whole: bool

    @property
    def middle(self) -> tuple[int, int]:
        x, y, width, height = self.place
        return x + width // 2, y + height // 2

    def says(self, pattern: str) -> bool:
        """Whether its name or its text matches."""
        return bool(re.search(pattern, self.name) or re.search(pattern, self.text))


class Person:
    """Sits before one window of Warplens on one desktop.

    Args:
        desktop: the screen, its mouse and its keyboard.
        folder: the working folder, with the files that are opened.
        scale: how many pixels of the screen are one of the program's.
    """

    def __init__(self, desktop: Desktop, folder: Path, scale: int = 1) -> None:
        self.desktop = desktop
        self.folder = folder
        self.scale = scale
        self.hands = 0  # so many clicks, keys, drags and typed texts until now
        self._process: subprocess.Popen[bytes] | None = None
        self._socket = folder / "probe"
        self.log = folder / "window.txt"
        self.started_at = 0.0

    # The window.

    def starts(self, *arguments: str) -> None:
        """Start Warplens and wait until its window is there."""
        self.desktop.environment["QT_SCALE_FACTOR"] = str(self.scale)
        self.started_at = time.monotonic()
        self._socket.unlink(missing_ok=True)
        with self.log.open("ab") as log:
            self._process = self.desktop.start(
                sys.executable, str(PROBE), str(self._socket), *arguments, cwd=self.folder, stdout=log, stderr=log
            )
        self.waits_for(self._is_up, "the window", EXECUTED_S)

    def _is_up(self) -> bool:
        try:
            return self._socket.exists() and bool(self.windows("MainWindow"))
        except (ConnectionRefusedError, ValueError):  # its probe does not listen yet, or has only begun
            return False

    def quits(self) -> None:
        """Press Ctrl+Q; discard what the window asks about."""
        if self._process is None:
            return
        self.desktop.press("ctrl+q")
        end = time.monotonic() + QUIT_S
        while self._process.poll() is None and time.monotonic() < end:
            for button in self._discarding():
                self.desktop.click(*button.middle)
            time.sleep(0.2)
        self.kills()

    def _discarding(self) -> list[Item]:
        """Return the buttons that answer the question whether to save; none once the window is gone."""
        try:
            return self.all_seen(r"Discard|Do not save|Don't Save", "Button")
        except (OSError, ValueError, NotShownError):
            return []

    def wants_light(self) -> None:
        """Press Ctrl+T once the window gets the keys, and wait until it is light."""
        self.waits_for(lambda: self.looks()["is_active"], "a window that gets the keys")
        self.presses("ctrl+t")
        self.waits_for(lambda: self.looks()["is_light"], "the light theme")

    def fills_the_screen(self) -> None:
        """Double click the title bar of a window that is smaller than its screen."""
        width, _ = self.looks()["screen"]
        [x, y, wide, _] = self.windows("MainWindow")[0]["place"]
        if wide < width - SLACK:
            self.desktop.click(x + wide // 2, y + TITLE_PIXELS // 2, times=2)
            self.waits_for(lambda: self.windows("MainWindow")[0]["place"][2] >= width - SLACK, "the whole screen")

    def wants_text(self, percent: int) -> None:
        """Press Ctrl and + until texts have this size, or the largest."""
        for _ in range(MOST_TEXT_SIZES):
            if self.looks()["text_size"] >= percent:
                return
            self.presses("ctrl+plus")
        raise NotShownError(f"no text size of {percent} percent")

    def kills(self) -> None:
        """End the program without asking it."""
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
        if self._process is not None:
            self._process.wait()
        self._process = None

    # Looking.

    def looks(self) -> dict[str, Any]:
        """Return what is on the screen."""
        if self._process is not None and self._process.poll() is not None:
            raise NotShownError(
                f"the window ended with code {self._process.returncode}: {self.log.read_text()[-2000:]}"
            )
        with socket.socket(socket.AF_UNIX) as connection:
            connection.settimeout(60)
            connection.connect(str(self._socket))
            parts = []
            while part := connection.recv(1 << 16):
                parts.append(part)
        answer = json.loads(b"".join(parts))
        if "error" in answer:
            raise NotShownError(f"the probe cannot read the window: {answer['error']}")
        return answer

    def windows(self, kind: str = "") -> list[dict[str, Any]]:
        return [window for window in self.looks()["windows"] if kind in window["kind"]]

    def items(self) -> list[Item]:
        return [Item(**{**item, "place": tuple(item["place"])}) for item in self.looks()["items"]]

    def all_seen(self, pattern: str, kind: str = "") -> list[Item]:
        """Return what says `pattern`; `kind` is a part of the kind's name, such as Button, Mark, MenuEntry."""
        return [item for item in self.items() if re.search(kind, item.kind) and item.says(pattern)]

    def waits_for(self, is_so: Callable[[], Any], what: str, patience_s: float = PATIENCE_S) -> Any:
        """Wait until `is_so` returns something, and return that.

        Raises:
            NotShownError: it does not.
        """
        end = time.monotonic() + patience_s
        while not (found := is_so()):
            if time.monotonic() > end:
                raise NotShownError(f"not shown within {patience_s:g} s: {what}")
            time.sleep(0.15)
        return found

    def sees(self, pattern: str, kind: str = "", patience_s: float = PATIENCE_S) -> Item:
        """Wait until something says `pattern`, and return it; what is whole comes first."""
        found = self.waits_for(
            lambda: self.all_seen(pattern, kind), f"{kind or 'anything'} that says {pattern!r}", patience_s
        )
        return max(found, key=lambda item: (item.enabled, item.whole, -len(item.text)))

    def sees_no(self, pattern: str, kind: str = "", patience_s: float = PATIENCE_S) -> None:
        """Wait until nothing says `pattern`."""
        self.waits_for(lambda: not self.all_seen(pattern, kind), f"no {kind} that says {pattern!r}", patience_s)

    def count(self, pattern: str, kind: str = "") -> int:
        return len(self.all_seen(pattern, kind))

    # Doing.

    def clicks(
        self, pattern: str, kind: str = "", *, button: int = 1, times: int = 1, held: Sequence[str] = ()
    ) -> None:
        """Click what says `pattern`, once it stays where it is."""
        self.desktop.click(*self.rests(pattern, kind).middle, button=button, times=times, held=held)
        self.hands += times

    def clicks_at(self, x: int, y: int) -> None:
        """Click a place that is seen, such as the end of a row."""
        self.desktop.click(x, y)
        self.hands += 1

    def clicks_only(self, pattern: str, kind: str = "") -> None:
        """Click "only", which stands at the end of a chip or an entry while it is pointed at."""
        item = self.rests(pattern, kind)
        self.desktop.move(*item.middle)
        x, y, width, height = item.place
        self.clicks_at(x + width - 16 * self.scale, y + height // 2)

    def rests(self, pattern: str, kind: str = "") -> Item:
        """Return what says `pattern` once it has the same place twice: what comes above it moves it."""
        before: Item | None = None
        while before is None or (item := self.sees(pattern, kind)).place != before.place:
            before = self.sees(pattern, kind)
            time.sleep(STILL_S)
        return item

    def points_at(self, pattern: str, kind: str = "") -> None:
        self.desktop.move(*self.sees(pattern, kind).middle)

    def presses(self, *keys: str) -> None:
        self.desktop.press(*keys)
        self.hands += len(keys)

    def types(self, text: str) -> None:
        self.desktop.type(text)
        self.hands += 1

    def drags(self, start: tuple[int, int], end: tuple[int, int], held: Sequence[str] = ()) -> None:
        self.desktop.drag(start, end, held)
        self.hands += 1

    def drops(self, *paths: Path) -> None:
        """Drag files from a window of another program, and drop them on the middle of this one."""
        command = (sys.executable, str(OTHER_PROGRAM), *map(str, (*CORNER, *paths)))
        [window] = self.windows("MainWindow")
        x, y, width, height = window["place"]
        environment = self.desktop.environment.pop("QT_SCALE_FACTOR", "1")
        other = self.desktop.start(*command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.desktop.environment["QT_SCALE_FACTOR"] = environment
        try:
            assert other.stdout is not None
            other.stdout.readline()
            time.sleep(0.3)
            self.drags((CORNER[0] + 10, CORNER[1] + 8), (x + width // 2, y + height // 2))
            other.wait(PATIENCE_S)
        finally:
            other.kill()
            other.wait()

    def finds(self, words: str, entry: str) -> None:
        """Open the palette, type words, and take the entry that says `entry`."""
        self.presses("ctrl+k")
        self.sees(PALETTE_FIELD, "Edit")
        self.types(words)
        self.waits_for(lambda: self._took(entry), f"an entry that says {entry!r}, and the end of the palette")

    def brings_to_front(self, tab: str) -> None:
        """Click a tab where there is one: in a small window panels share a place."""
        if not self.all_seen(f"^{tab}$", "^Tab"):
            time.sleep(2 * STILL_S)  # tabs come a little later than what they hold
        if self.all_seen(f"^{tab}$", "^Tab"):
            self.clicks(f"^{tab}$", "^Tab")

    def names_file(self, path: Path) -> None:
        """Type a path into the dialog for files, and press Return until it closes: the first may close a completion."""
        self.sees("File name|File &name", "Label|Edit")
        self.presses("ctrl+a")
        self.types(str(path))
        self.waits_for(lambda: self._has_typed(str(path)), "the path in the field")
        self.waits_for(lambda: self._entered("FileDialog"), "the end of the dialog for files")

    def _has_typed(self, text: str) -> bool:
        """Return whether a field has a path, or its completion that path alone; type it anew where letters are lost."""
        fields = self.all_seen("", "Edit")
        if not fields:  # the completion is in front of them
            return {item.text for item in self.all_seen("", "Cell")} == {Path(text).name}
        if any(item.text == text for item in fields):
            return True
        self.desktop.press("ctrl+a")
        self.desktop.type(text)
        return False

    def _entered(self, dialog: str) -> bool:
        """Press Return in a dialog, and return whether it has closed half a second later."""
        if self.windows(dialog):
            self.desktop.press("Return")
            time.sleep(0.4)
        return not self.windows(dialog)

    def _took(self, entry: str) -> bool:
        """Click the entry of the palette once it rests, and return whether the palette has closed."""
        before = self.all_seen(entry, "Cell")[:1]
        time.sleep(STILL_S)
        for item in self.all_seen(entry, "Cell")[:1]:
            if [item.place] != [earlier.place for earlier in before]:
                return False
            self.desktop.click(*item.middle)
            time.sleep(0.3)
            return not self.all_seen(PALETTE_FIELD, "Edit")
        return False

    def fills(self, pattern: str, text: str) -> None:
        """Replace the text of a field."""
        self.clicks(pattern, "Edit|Field|Spin")
        self.presses("ctrl+a")
        if text:
            self.types(text)
        else:
            self.presses("BackSpace")
