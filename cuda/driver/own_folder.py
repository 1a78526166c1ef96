"""The folder of a confined program: it stands where the user does, and what it writes stays in here.

The rule: the folder shows the working folder and the folders around it, so that relative paths lead where they lead
without it. Small files are copies, which the program may change, and all others are links, which it may read. What the
program has written is kept, and all else goes with it.
"""

import os
import shutil
import tempfile
from contextlib import suppress
from itertools import islice
from pathlib import Path

PREFIX = "warplens-own-"  # such folders, this one and those of other runs, are not shown
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
        self.path = Path(tempfile.mkdtemp(prefix=PREFIX)).resolve()
        self.temporary = self.path / "tmp"
        self.temporary.mkdir()
        stands = Path.cwd()
        self.working = self.path / "cwd" / stands.relative_to(stands.anchor)
        self._shown: dict[Path, tuple[int, int]] = {}
        self._kept: str | None = None
        self.working.mkdir(parents=True)
        self._show(stands)
        for above in list(stands.parents)[:LEVELS_ABOVE]:
            for entry in _entries(above):
                with suppress(FileExistsError):  # a folder on the way to the working folder
                    (self.path / "cwd" / above.relative_to(above.anchor) / entry.name).symlink_to(entry.path)

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

    def close(self) -> str:
        """Remove what the program has not written, once; return a sentence on the rest, "" where nothing is left."""
        if self._kept is None:
            self._kept = self._left()
        return self._kept

    def _left(self) -> str:
        shutil.rmtree(self.temporary, ignore_errors=True)
        kept: list[str] = []
        self._clear(str(self.path), kept)
        if not kept:
            shutil.rmtree(self.path, ignore_errors=True)
            return ""
        more = f" and {len(kept) - MOST_NAMED:,} more" if len(kept) > MOST_NAMED else ""
        return (
            f"what it wrote ({', '.join(sorted(kept)[:MOST_NAMED])}{more}) is in {self.working}, since it ran "
            "confined; --trust lets it write where it stands"
        )

    def _clear(self, folder: str, kept: list[str]) -> bool:
        """Remove what the program has not written in a folder, name the rest in `kept`; return whether all is gone."""
        is_empty = True
        for entry in list(os.scandir(folder)):
            if entry.is_dir(follow_symlinks=False):
                if self._clear(entry.path, kept):
                    Path(entry.path).rmdir()
                    continue
            elif entry.is_symlink() or self._is_unchanged(entry):
                Path(entry.path).unlink()
                continue
            else:
                kept.append(os.path.relpath(entry.path, self.working))
            is_empty = False
        return is_empty

    def _is_unchanged(self, entry: os.DirEntry[str]) -> bool:
        state = entry.stat(follow_symlinks=False)
        return self._shown.get(Path(entry.path)) == (state.st_mtime_ns, state.st_size)


def _entries(folder: Path) -> list[os.DirEntry[str]]:
    try:
        with os.scandir(folder) as entries:
            return list(islice((entry for entry in entries if not entry.name.startswith(PREFIX)), MOST_ENTRIES))
    except OSError:
        return []
