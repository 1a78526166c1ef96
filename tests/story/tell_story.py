"""Tell the story: drive the window by mouse and keys on screens of several sizes, and leave pictures.

The rule: a step that does not show what it should fails its chapter, and the story goes on with the next one.

    python tests/story/tell_story.py FOLDER [--screen 1280x720] [--theme dark] [--text 100] [--only CHAPTER]
        [--questions FOLDER] [--jobs 2]
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from day_told import DAY
from desktop import Desktop, missing_packages
from lessons_told import LESSONS
from lines_told import LINES
from looks_told import LOOKS
from materials import make_materials
from person import NotShownError, Person
from programs_told import PROGRAMS
from questions_told import QUESTIONS
from searches_told import SEARCH
from steps import Chapter, Kind
from work_told import WORK

CHAPTERS: tuple[Chapter, ...] = (*LOOKS, *LINES, *DAY, *WORK, *PROGRAMS, SEARCH, *QUESTIONS, *LESSONS)
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
    Screen(width=1280, height=720),
    Screen(width=1366, height=768),
    Screen(width=1920, height=1080),
    Screen(width=2560, height=1440),
    Screen(width=1280, height=720, scale=2),
)
THEMES = ("dark", "light")
NORMAL = 100
TEXTS = (NORMAL, 200)
"""The sizes of texts in percent; in large ones the chapters of `Kind.LOOK` alone are told."""
SETTLE_S = 0.4
"""A picture is taken so long after what was looked for is there: plots are drawn a little later than texts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Telling:
    """What became of a chapter: `failure` is "" where all was shown."""

    chapter: str
    place: str
    seconds: float
    failure: str

    def __str__(self) -> str:
        word = "FAILED" if self.failure else "ok    "
        return f"{word}  {self.place}  {self.chapter}  {self.seconds:.0f} s  {self.failure}".rstrip()


def place_of(screen: Screen, theme: str, text: int) -> str:
    """Return the name of the folder with the pictures of a screen, a theme and a size of texts."""
    return f"{screen}-{theme}" + (f"-{text}" if text != NORMAL else "")


def tell(chapter: Chapter, screen: Screen, theme: str, text: int, told: Path) -> Telling:
    """Tell one chapter on a new screen, with an empty home folder; pictures go into a folder of `told`."""
    began = time.monotonic()
    failure = ""
    folder = told / place_of(screen, theme, text)
    folder.mkdir(parents=True, exist_ok=True)
    for old in (*folder.glob(f"{chapter.key}-[0-9]*.png"), *folder.glob(f"{chapter.key}-FAILED.txt")):
        old.unlink()
    with tempfile.TemporaryDirectory(prefix="warplens-story-") as kept:
        here, home = Path(kept) / "files", Path(kept) / "home"
        shutil.copytree(told / "materials", here)
        cache = home / "cache" if chapter.is_first_day else told / "cache"
        with Desktop(screen.width * screen.scale, screen.height * screen.scale, home, cache) as desktop:
            person = Person(desktop, here, screen.scale)
            number = 0
            try:
                person.starts(*chapter.opens)
                if theme == "light":
                    person.wants_light()
                person.wants_text(text)
                if chapter.kind is Kind.LOOK:
                    person.fills_the_screen()
                before = person.hands
                for number, step in enumerate(chapter.steps, start=1):
                    step.act(person)
                    time.sleep(SETTLE_S)
                    desktop.picture(folder / f"{chapter.key}-{number}.png")
                if chapter.hands and person.hands - before > chapter.hands:
                    failure = f"it takes {person.hands - before} clicks, keys, drags and texts, not {chapter.hands}"
            except (NotShownError, OSError, ValueError, subprocess.SubprocessError) as error:
                failure = f"step {number} ({chapter.steps[max(number, 1) - 1].text}): {error}"
                desktop.picture(folder / f"{chapter.key}-{number}-FAILED.png")
            finally:
                person.quits()
            complaints = [line for line in person.log.read_text().splitlines() if line and not _is_expected(line)]
            if complaints and not failure:
                failure = f"the window printed: {complaints[-1]}"
            if failure:
                shutil.copy(person.log, folder / f"{chapter.key}-FAILED.txt")
    place = place_of(screen, theme, text)
    return Telling(chapter=chapter.key, place=place, seconds=time.monotonic() - began, failure=failure)


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
    parser.add_argument("--text", action="append", type=int, choices=TEXTS, help="the size of texts in percent")
    parser.add_argument("--only", action="append", help="a chapter, or the beginning of its name")
    parser.add_argument("--questions", type=Path, help="keep small pictures of the questions' answers in this folder")
    parser.add_argument("--jobs", type=int, default=1, help="so many windows at once, each on a screen of its own")
    options = parser.parse_args(arguments)
    if missing := missing_packages():
        print(f"the story needs {', '.join(missing)}: apt install {' '.join(missing)}", file=sys.stderr)
        return 2
    chosen = [c for c in CHAPTERS if not options.only or any(c.key.startswith(word) for word in options.only)]
    told = options.folder.resolve()
    make_materials(told / "materials")
    screens = [screen for screen in SCREENS if not options.screen or str(screen) in options.screen]
    tellings = []
    with ThreadPoolExecutor(options.jobs) as jobs:
        for text, screen, theme in product(options.text or TEXTS, screens, options.theme or THEMES):
            shown = [chapter for chapter in chosen if text == NORMAL or chapter.kind is Kind.LOOK]
            begun = [jobs.submit(tell, chapter, screen, theme, text, told) for chapter in shown]
            for ended in as_completed(begun):
                tellings.append(ended.result())
                print(tellings[-1], flush=True)
            if options.questions is not None:
                keep_pictures_of_questions(told / place_of(screen, theme, text), options.questions, theme)
    (told / "report.txt").write_text("".join(f"{telling}\n" for telling in tellings))
    failures = sum(bool(telling.failure) for telling in tellings)
    print(f"{len(tellings) - failures} of {len(tellings)} chapters show what they should; pictures in {options.folder}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
