"""What is disturbed: a sweep, a search, a script and a program, and how their results are compared.

The rule: a result is compared with that of the same command undisturbed, point by point, all but how long it took.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from processes import Command

from warplens.cuda.ground.errors import WarplensError
from warplens.cuda.ground.points import PointResult, Status
from warplens.profiles import journal, store, writing

PROGRAM = Path(sys.executable).with_name("warplens")
HERE = Path(__file__).parent
LIMIT_S = 600.0
"""No command takes a tenth of it on a quiet machine."""
DONE = frozenset({Status.OK, Status.UNCHECKED})
Points = dict[Hashable, PointResult]


@dataclass(frozen=True, slots=True)
class Work:
    """A command that saves a profile."""

    name: str
    words: Callable[[Path], list[str]]


def works(folder: Path) -> list[Work]:
    """Return the commands that this machine can run; a program of host code needs nvcc."""
    kernel = str(HERE / "small.cu")
    found = [
        Work(
            "sweep",
            lambda save: ["run", kernel, "--problem", "N=32,64,96", "--workers", "2", "--save", str(save), "-q"],
        ),
        Work("search", lambda save: ["tune", kernel, "--problem", "N=64", "--trials", "4", "--save", str(save), "-q"]),
        Work("trace", lambda save: ["python", "--save", str(save), str(HERE / "script.py")]),
    ]
    if (nvcc := shutil.which("nvcc")) is not None:
        program = folder / "program"
        words = [nvcc, "-arch=sm_90", "-cudart", "shared", "-o", str(program), str(HERE / "program.cu")]
        if subprocess.run(words, capture_output=True, check=False).returncode == 0:
            found.append(Work("exec", lambda save: ["exec", "--emulate", "--save", str(save), str(program)]))
    return found


def canonical(points: Iterable[PointResult]) -> Points:
    """Return points by their keys, without what differs from run to run; a ValueError where one is there twice."""
    listed = [replace(point, elapsed_s=0.0, notes=()) for point in points]
    if twice := [key for key, number in Counter(point.key for point in listed).items() if number > 1]:
        raise ValueError(f"twice: {twice}")
    return {point.key: point for point in listed}


@dataclass
class Arena:
    """A folder for homes and profiles, and the undisturbed results."""

    folder: Path
    works: list[Work] = field(default_factory=list)
    base: dict[str, Points] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)
    number: int = 0
    begun: list[Command] = field(default_factory=list)

    @property
    def warm(self) -> Path:
        """A home whose cache has all that the commands need."""
        return self.folder / "warm"

    def prepare(self, names: Iterable[str] | None = None) -> None:
        """Run each command undisturbed, with an empty cache, which it fills."""
        self.works = [work for work in works(self.folder) if names is None or work.name in names]
        for work in self.works:
            began = time.monotonic()
            save = self.folder / f"base-{work.name}" / "p.json"
            save.parent.mkdir(exist_ok=True)
            command = self.start(work, save, self.warm)
            if (code := command.end(LIMIT_S)) != 0:
                raise RuntimeError(f"{work.name} ends with {code} undisturbed: {command.text()[-2000:]}")
            self.seconds[work.name] = time.monotonic() - began
            self.base[work.name] = canonical(store.read_profile(save).points)

    def home(self, *, warm: bool) -> Path:
        """Return a new home, with a full cache or with none."""
        self.number += 1
        home = self.folder / f"home-{self.number}"
        if warm:
            shutil.copytree(self.warm, home, symlinks=True)
        else:
            home.mkdir()
        return home

    def place(self) -> Path:
        """Return where a profile is to be saved, in a new folder."""
        self.number += 1
        folder = self.folder / f"run-{self.number}"
        folder.mkdir()
        return folder / "p.json"

    def start(
        self, work: Work, save: Path, home: Path, *, more: Iterable[str] = (), limits: Iterable[str] = (),
        environment: Mapping[str, str] | None = None,
    ) -> Command:  # fmt: skip
        """Start a command."""
        (home / "tmp").mkdir(parents=True, exist_ok=True)
        kept = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
        own = {**kept, "HOME": str(home), "TMPDIR": str(home / "tmp"), **(environment or {})}
        self.number += 1
        output = self.folder / f"output-{self.number}.txt"
        words = [str(PROGRAM), *work.words(save), *more]
        self.begun.append(Command(words, output=output, environment=own, limits=tuple(limits)))
        return self.begun[-1]

    def end_turn(self) -> None:
        """End what a turn that broke off has left."""
        for command in self.begun:
            if command.process.poll() is None:
                command.end(0)
        self.begun.clear()

    # --- what must hold -----------------------------------------------------------------------------------------------

    def faults_of_journal(self, work: Work, save: Path) -> list[str]:
        """Say what is wrong with the journal of a run that did not end."""
        path = writing.journal_path(save)
        if not path.exists():
            return []
        try:
            content = journal.read_journal(path)
            points = canonical(content.points) if content is not None else {}
        except (WarplensError, ValueError) as error:
            return [f"journal: {error}"]
        return self.differences(work, points, "journal")

    def differences(self, work: Work, points: Points, where: str) -> list[str]:
        """Say which finished points are not those of the undisturbed run."""
        base = self.base[work.name]
        wrong = [key for key, point in points.items() if point.status in DONE and point != base.get(key)]
        return [f"{where}: {len(wrong)} finished points differ, the first {wrong[0]}"] if wrong else []

    def faults_of_profile(self, work: Work, save: Path, *, is_whole: bool) -> list[str]:
        """Say what is wrong with a profile; a whole one has every point, finished."""
        try:
            profile = store.read_profile(save)
            points = canonical(profile.points)
        except (WarplensError, ValueError) as error:
            return [f"profile: {error}"]
        faults = self.differences(work, points, "profile")
        lost = self.base[work.name].keys() - points.keys()
        if is_whole and (lost or any(point.status not in DONE for point in points.values())):
            failed = [f"{point.status}: {point.reason}" for point in points.values() if point.status not in DONE]
            faults.append(f"profile: {len(lost)} points lost, {len(failed)} not finished {failed[:1]}")
        return faults

    def failed_points(self, save: Path) -> int:
        """Count the points of a profile that an attack has cost."""
        try:
            return sum(point.status not in DONE for point in store.read_profile(save).points)
        except WarplensError:
            return 0

    def faults_of_text(self, command: Command) -> list[str]:
        """Say that a command has printed a traceback."""
        text = command.text()
        return [f"traceback: {text[text.index('Traceback') :][-600:]}"] if "Traceback (most" in text else []

    def faults_after(self, work: Work, save: Path, home: Path) -> list[str]:
        """Run the same command again, undisturbed, and say what is wrong then; remove its files."""
        command = self.start(work, save, home)
        code = command.end(LIMIT_S)
        faults = self.faults_of_text(command)
        if code != 0:
            faults.append(f"the same command again ends with {code}: {command.text()[-300:]}")
        faults += self.faults_of_profile(work, save, is_whole=True)
        faults += [f"left again: {name}" for name in command.left()]
        others = {path.name for path in save.parent.iterdir()} - {save.name, f"{save.stem}.launches"}
        faults += [f"left beside the profile: {sorted(others)}"] if others else []
        shutil.rmtree(save.parent, ignore_errors=True)
        shutil.rmtree(home, ignore_errors=True)
        return faults
