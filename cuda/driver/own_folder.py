"""The folder of a confined program: it stands where the user does, and what it writes stays in here.

The rule: the folder shows the working folder and the folders around it, so that relative paths lead where they lead
without it. Small files are copies, which the program may change, and all others are links, which it may read. What the
program has written is kept, and all else goes with it.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from warplens.cuda.ground.confinement import confine_program

MOST_COPIED_BYTES = 1 << 20  # a larger file is a link: it is read, and seldom written anew
MOST_ENTRIES = 1000  # entries of the working folder that are shown one by one; beyond them, folders are links
LEVELS_ABOVE = 3  # `../../../data` is found
CONFINED = (
    "it ran confined, so that it writes in a folder of its own, has no network and changes no mode of a file: --trust "
    "lets it do all that"
)
MOST_NAMED = 5  # files that the sentence about what was written names


class OwnFolder:
    """The folder of one run: `path`, in it `working`, where the program stands, and `temporary` for its TMPDIR."""

    def __init__(self) -> None:
        self.path = Path(tempfile.mkdtemp(prefix="warplens-own-")).resolve()
        self.temporary = self.path / "tmp"
        self.temporary.mkdir()
        stands = Path.cwd()
        self.working = self.path / "cwd" / stands.relative_to(stands.anchor)
        self._shown: dict[Path, tuple[int, int]] = {}
        self.working.mkdir(parents=True)
        self._show(stands)
        for above in list(stands.parents)[:LEVELS_ABOVE]:
            self._link_all(above, self.path / "cwd" / above.relative_to(above.anchor))

    def confining(self, devices: Sequence[str] = ()) -> Callable[[], None]:
        """Return what confines a new process to this folder, and to these devices (`confine_program`)."""
        return confine_program(self.path, devices)

    def _show(self, stands: Path) -> None:
        """Show the working folder: folders in it as folders, as long as there are not too many entries."""
        left, waiting = MOST_ENTRIES, [(stands, self.working)]
        for source, target in waiting:
            entries = _entries(source)
            left -= len(entries)
            if left < 0 and source != stands:
                target.rmdir()
                target.symlink_to(source)
                continue
            for entry in entries:
                shown = target / entry.name
                if entry.is_dir(follow_symlinks=False) and not entry.name.startswith("."):
                    shown.mkdir()
                    waiting.append((Path(entry.path), shown))
                elif entry.is_file(follow_symlinks=False) and entry.stat().st_size <= MOST_COPIED_BYTES:
                    self._copy(entry, shown)
                else:
                    shown.symlink_to(entry.path)

    def _copy(self, entry: os.DirEntry[str], shown: Path) -> None:
        try:
            shutil.copy2(entry.path, shown)
        except OSError:  # it may not be read here either
            shown.unlink(missing_ok=True)
            shown.symlink_to(entry.path)
            return
        state = shown.stat()
        self._shown[shown] = state.st_mtime_ns, state.st_size

    def _link_all(self, folder: Path, target: Path) -> None:
        for entry in _entries(folder):
            shown = target / entry.name
            if not shown.exists() and Path(entry.path) != self.path:
                shown.symlink_to(entry.path)

    def close(self) -> str:
        """Remove all that the program has not written; return a sentence on the rest, "" where nothing is left."""
        shutil.rmtree(self.temporary, ignore_errors=True)
        kept: list[str] = []
        for folder, folders, files in os.walk(self.path, topdown=False):
            for name in (*files, *folders):
                path = Path(folder, name)
                if path.is_dir() and not path.is_symlink():
                    if not any(path.iterdir()):
                        path.rmdir()
                    continue
                state = path.lstat()
                if path.is_symlink() or self._shown.get(path) == (state.st_mtime_ns, state.st_size):
                    path.unlink()
                else:
                    kept.append(os.path.relpath(path, self.working))
        if not kept:
            shutil.rmtree(self.path, ignore_errors=True)
            return ""
        more = f" and {len(kept) - MOST_NAMED:,} more" if len(kept) > MOST_NAMED else ""
        return (
            f"what it wrote ({', '.join(sorted(kept)[:MOST_NAMED])}{more}) is in {self.working}, since it ran "
            "confined; --trust lets it write where it stands"
        )


def _entries(folder: Path) -> list[os.DirEntry[str]]:
    try:
        with os.scandir(folder) as entries:
            return [entry for _, entry in zip(range(MOST_ENTRIES), entries, strict=False)]
    except OSError:
        return []
