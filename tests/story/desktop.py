"""A screen of its own (Xvfb) with a window manager (openbox), and the mouse and the keyboard of it (xdotool).

The rule: what is sent is what a hand could send, to the screen and not to a window.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

PROGRAMS = {"Xvfb": "xvfb", "openbox": "openbox", "xdotool": "xdotool", "xprop": "x11-utils", "import": "imagemagick"}
"""The programs that are needed, each with its Debian package."""
PASTE = "from PyQt6.QtGui import QGuiApplication as A; a = A([]); print(a.clipboard().text())"
"""A program of its own that prints what it gets when it pastes."""
HAND_S = 0.12
"""After a key or a click the hand rests for so long; the window has its events then."""
START_S = 20.0


def missing_packages() -> list[str]:
    """Return the Debian packages whose programs are not here."""
    return sorted({package for program, package in PROGRAMS.items() if shutil.which(program) is None})


class Desktop:
    """A screen of `width` times `height` pixels with an empty home folder, while it is entered.

    What is compiled is kept in `cache`.
    """

    def __init__(self, width: int, height: int, home: Path, cache: Path) -> None:
        self._size = width, height
        self._processes: list[subprocess.Popen[bytes]] = []
        folders = {f"XDG_{name}_HOME": str(home / name.lower()) for name in ("CONFIG", "DATA", "STATE")}
        kept = ("WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "QT_SCALE_FACTOR", "XDG_SESSION_TYPE")
        inherited = {name: value for name, value in os.environ.items() if name not in kept}
        folders |= {"HOME": str(home), "XDG_CACHE_HOME": str(cache)}
        self.environment = {**inherited, **folders, "QT_QPA_PLATFORM": "xcb", "LC_ALL": "C.UTF-8"}
        home.mkdir(parents=True, exist_ok=True)
        cache.mkdir(mode=0o700, parents=True, exist_ok=True)

    def __enter__(self) -> Self:
        readable, writable = os.pipe()
        width, height = self._size
        screen = ["-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp", "-noreset"]
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writable), *screen], pass_fds=[writable], stderr=subprocess.DEVNULL
        )
        self._processes.append(server)
        os.close(writable)
        with os.fdopen(readable) as pipe:
            self.environment["DISPLAY"] = f":{pipe.readline().strip()}"
        self._processes.append(
            self.start("openbox", "--sm-disable", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        )
        end = time.monotonic() + START_S
        while "window id" not in self._output("xprop", "-root", "_NET_SUPPORTING_WM_CHECK"):
            if time.monotonic() > end:
                raise TimeoutError("openbox does not start")
            time.sleep(0.1)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for process in reversed(self._processes):
            process.terminate()
            process.wait()

    def start(self, *command: str, **options: object) -> subprocess.Popen[bytes]:
        return subprocess.Popen(command, env=self.environment, **options)

    def _output(self, *command: str) -> str:
        return subprocess.run(command, env=self.environment, capture_output=True, text=True, check=False).stdout

    def _hand(self, *words: str | int) -> None:
        subprocess.run(["xdotool", *map(str, words)], env=self.environment, check=True, stdout=subprocess.DEVNULL)
        time.sleep(HAND_S)

    def press(self, *keys: str) -> None:
        """Press keys or chords one after the other, such as `ctrl+k`, `Return`."""
        self._hand("key", "--clearmodifiers", "--delay", 40, *keys)

    def type(self, text: str) -> None:
        self._hand("type", "--delay", 15, text)

    def move(self, x: int, y: int) -> None:
        self._hand("mousemove", x - 1, y - 1, "mousemove", x, y)

    def click(self, x: int, y: int, *, button: int = 1, times: int = 1, held: Sequence[str] = ()) -> None:
        """Click, with the keys `held` held down."""
        down = [word for key in held for word in ("keydown", key)]
        up = [word for key in held for word in ("keyup", key)]
        self._hand("mousemove", x - 1, y - 1, "mousemove", x, y)
        self._hand(*down, "click", "--repeat", times, "--delay", 60, button, *up)

    def drag(self, start: tuple[int, int], end: tuple[int, int], held: Sequence[str] = ()) -> None:
        """Drag with the left button, in ten movements."""
        self._hand("mousemove", *start)
        for key in held:
            self._hand("keydown", key)
        self._hand("mousedown", 1)
        for part in range(1, 11):
            x, y = (round(a + (b - a) * part / 10) for a, b in zip(start, end, strict=True))
            subprocess.run(["xdotool", "mousemove", str(x), str(y)], env=self.environment, check=True)
            time.sleep(0.02)
        time.sleep(HAND_S)  # another program says only now that it takes what is dropped
        self._hand("mouseup", 1)
        for key in held:
            self._hand("keyup", key)

    def wheel(self, x: int, y: int, clicks: int) -> None:
        """Turn the wheel; positive is up."""
        self._hand("mousemove", x, y)
        self._hand("click", "--repeat", abs(clicks), "--delay", 30, 4 if clicks > 0 else 5)

    def clipboard(self) -> str:
        """Return what another program on this screen gets when it pastes."""
        return self._output(sys.executable, "-c", PASTE).rstrip("\n")

    def picture(self, path: Path, crop: str = "") -> None:
        """Write what is on the screen, or the part `crop` (WxH+X+Y) of it."""
        part = ["-crop", crop] if crop else []
        subprocess.run(
            ["import", "-window", "root", *part, "-quality", "25", str(path)], env=self.environment, check=True
        )
