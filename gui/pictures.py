"""The pictures of the README, made from a profile by the program's own window.

The rule: nothing is drawn for a picture alone; this is the window, offscreen, with the profile open.

    python -m warplens.gui.pictures PROFILE FOLDER      writes window-dark.png and window-light.png
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from PyQt6.QtCore import QSize

from warplens.cuda.catalogue import builtin_kernels
from warplens.cuda.device.spec import all_specs
from warplens.cuda.errors import WarplensError
from warplens.cuda.runners.result import PointResult, Status
from warplens.gui.app import make_backend, make_window
from warplens.gui.application import make_application
from warplens.gui.dialogs import NoDialogs
from warplens.gui.plots.snapshot import write_pixmap
from warplens.gui.settings import Settings
from warplens.gui.theme import ThemeName
from warplens.profiles.store import read_profile

SIZE = QSize(1440, 900)


def make_pictures(profile_path: Path, folder: Path) -> tuple[Path, ...]:
    """Write a picture of the window in each theme and return their paths.

    Raises:
        ProfileError: the profile cannot be read.
        StorageError: a picture cannot be written.
    """
    os.environ.setdefault("QT_SCALE_FACTOR", "2")  # sharp on a dense screen
    application = make_application(offscreen=True)
    profile = read_profile(profile_path)
    paths = []
    with ThreadPoolExecutor(1) as background, tempfile.TemporaryDirectory() as kept:
        for theme in ThemeName:
            settings = Settings(
                theme=theme,
                checked=tuple({point.kernel for point in profile.points}),
                devices=tuple(device.key for device in profile.devices),
            )
            window = make_window(
                builtin_kernels(),
                all_specs(),
                backend=make_backend(background),
                settings=settings,
                folder=Path(kept),
                dialogs=NoDialogs(),
                delay_ms=0,
            )
            window.resize(SIZE)
            window.show()
            window.session.results.show_profile(profile, profile_path)
            telling = _telling_point(profile.points)
            if telling is not None:
                window.session.results.select(telling.key)
            application.processEvents()
            path = folder / f"window-{theme.value}.png"
            write_pixmap(window.grab(), path)
            paths.append(path)
            window.close()
            window.deleteLater()
    return tuple(paths)


def _telling_point(points: Sequence[PointResult]) -> PointResult | None:
    """Return the point to select: of those whose shared memory conflicts worst, the slowest."""
    timed = [point for point in points if point.status is Status.OK and point.time is not None]

    def shared(point: PointResult) -> float:
        value = point.metrics.get("shared_efficiency")
        return float(value.value) if value is not None and not isinstance(value.value, str) else 100.0

    return min(timed, key=lambda p: (shared(p), -p.time.value_ns if p.time else 0.0), default=None)


def main() -> int:
    """Make the pictures named on the command line."""
    if len(sys.argv) != 3:
        sys.stderr.write("usage: python -m warplens.gui.pictures PROFILE FOLDER\n")
        return 2
    try:
        paths = make_pictures(Path(sys.argv[1]), Path(sys.argv[2]))
    except WarplensError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    sys.stdout.write("".join(f"{path}\n" for path in paths))
    return 0


if __name__ == "__main__":
    sys.exit(main())
