"""Tell the story: drive the window by mouse and keys on screens of several sizes, and leave pictures.

The rule: a step that does not show what it should fails its chapter, and the story goes on with the next one.

    python tests/story/tell_story.py FOLDER [--screen 1280x800] [--theme dark] [--only CHAPTER] [--questions FOLDER]
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from desktop import Desktop, missing_packages
from lessons_told import LESSONS
from lines_told import LINES
from materials import make_materials
from person import NotShownError, Person
from questions_told import QUESTIONS
from steps import Chapter, Kind
from work_told import WORK

CHAPTERS: tuple[Chapter, ...] = (*LINES, *WORK, *QUESTIONS, *LESSONS)
COLOURS = 192
"""A picture with so many colours is small, and its curves keep theirs; one that is scaled would be larger."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Screen:
    """A screen of this size in the program's pixels, of which each is `scale` pixels wide."""

    width: int
    height: int
    scale: int = 1

    def __str__(self) -> str:
        return f"{self.width}x{self.height}" + (f"@{self.scale}" if self.scale > 1 else "")


SCREENS = (
    Screen(width=1280, height=800),
    Screen(width=1366, height=768),
    Screen(width=1920, height=1080),
    Screen(width=1280, height=800, scale=2),
)
THEMES = ("dark", "light")
SETTLE_S = 0.4
"""A picture is taken so long after what was looked for is there: plots are drawn a little later than texts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Telling:
    """What became of a chapter: `failure` is "" where all was shown."""

    chapter: str
    seconds: float
    failure: str


def tell(chapter: Chapter, screen: Screen, theme: str, materials: Path, folder: Path) -> Telling:
    """Tell one chapter on a new screen, with an empty home folder; pictures go into `folder`."""
    began = time.monotonic()
    failure = ""
    with tempfile.TemporaryDirectory(prefix="warplens-story-") as kept:
        here = Path(kept) / "files"
        shutil.copytree(materials, here)
        with Desktop(screen.width * screen.scale, screen.height * screen.scale, Path(kept) / "home") as desktop:
            person = Person(desktop, here, screen.scale)
            number = 0
            try:
                person.starts(*chapter.opens)
                if theme == "light":
                    person.presses("ctrl+t")
                for number, told in enumerate(chapter.steps, start=1):
                    told.act(person)
                    time.sleep(SETTLE_S)
                    desktop.picture(folder / f"{chapter.key}-{number}.png")
            except NotShownError as error:
                failure = f"step {number} ({chapter.steps[max(number, 1) - 1].text}): {error}"
                desktop.picture(folder / f"{chapter.key}-{number}-FAILED.png")
            finally:
                person.quits()
            complaints = [line for line in person.log.read_text().splitlines() if line and not _is_expected(line)]
            if complaints and not failure:
                failure = f"the window printed: {complaints[-1]}"
            if failure:
                shutil.copy(person.log, folder / f"{chapter.key}-FAILED.txt")
    return Telling(chapter=chapter.key, seconds=time.monotonic() - began, failure=failure)


def _is_expected(line: str) -> bool:
    """Return whether the window may print a line: Qt on the screen, and what is left where it was killed on purpose."""
    return line.startswith("qt.qpa") or "resource_tracker" in line


def keep_pictures_of_questions(told: Path, kept: Path, theme: str) -> None:
    """Write the picture of each question to `kept`, in the size of the screen and with few colours: it is in git."""
    kept.mkdir(parents=True, exist_ok=True)
    for chapter in CHAPTERS:
        picture = told / f"{chapter.key}-{chapter.pictured or len(chapter.steps)}.png"
        if chapter.kind is Kind.QUESTION and picture.exists():
            few = ["-dither", "None", "-colors", str(COLOURS), "-strip", "-define", "png:compression-level=9"]
            subprocess.run(["convert", str(picture), *few, str(kept / f"{chapter.key}-{theme}.png")], check=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Tell the story as the command line asks; 1 where something was not shown, 2 where a program is missing."""
    parser = argparse.ArgumentParser(description="Drive the window as a person would, and leave pictures.")
    parser.add_argument("folder", type=Path, help="where pictures and report.txt go")
    parser.add_argument("--screen", action="append", choices=list(map(str, SCREENS)), help="one of the screens")
    parser.add_argument("--theme", action="append", choices=THEMES)
    parser.add_argument("--only", action="append", help="a chapter, or the beginning of its name")
    parser.add_argument("--questions", type=Path, help="keep small pictures of the questions' answers in this folder")
    options = parser.parse_args(arguments)
    if missing := missing_packages():
        print(f"the story needs {', '.join(missing)}: apt install {' '.join(missing)}", file=sys.stderr)
        return 2
    chosen = [c for c in CHAPTERS if not options.only or any(c.key.startswith(word) for word in options.only)]
    make_materials(materials := (options.folder / "materials").resolve())
    report, failures = [], 0
    for screen in (screen for screen in SCREENS if not options.screen or str(screen) in options.screen):
        for theme in options.theme or THEMES:
            folder = options.folder / f"{screen}-{theme}"
            folder.mkdir(parents=True, exist_ok=True)
            for chapter in chosen:
                for old in (*folder.glob(f"{chapter.key}-[0-9]*.png"), *folder.glob(f"{chapter.key}-FAILED.txt")):
                    old.unlink()
                telling = tell(chapter, screen, theme, materials, folder.resolve())
                failures += bool(telling.failure)
                words = "ok    " if not telling.failure else "FAILED"
                report.append(
                    f"{words}  {screen} {theme}  {chapter.key}  {telling.seconds:.0f} s  {telling.failure}".rstrip()
                )
                print(report[-1], flush=True)
            if options.questions is not None:
                keep_pictures_of_questions(folder, options.questions, theme)
    (options.folder / "report.txt").write_text("\n".join(report) + "\n")
    print(f"{len(report) - failures} of {len(report)} chapters show what they should; pictures in {options.folder}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
