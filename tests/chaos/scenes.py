"""What happens to a command: kills, stops, full disks, many at a time, caches that vanish, clocks that jump.

The rule: a scene is a function of an arena and a random source; it returns what is wrong. That is nothing if finished
points equal those of the undisturbed run, none is lost or there twice, and nothing is left running. It counts.
"""

from __future__ import annotations

import contextlib
import random
import shutil
import signal
import subprocess
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import psutil
from processes import Command
from works import LIMIT_S, Arena, Work

Scene = Callable[["Story"], list[str]]
SCENES: dict[str, tuple[int, Scene]] = {}
"""Scenes by name, with how often each has its turn."""
MANY = 20
"""So many commands run at a time on one cache."""
FILE_SIZES = (0, 100, 1_000, 10_000, 100_000, 1_000_000)
"""Bytes that a file may have at most: each stage meets a disk that is full for it."""

FULL_CACHE = 0.6
"""About the part of its time that a command takes with a full cache."""


@dataclass
class Story:
    """An arena, a random source, and the counts of what happened."""

    arena: Arena
    chance: random.Random
    counts: Counter[str] = field(default_factory=Counter)

    def work(self) -> Work:
        """Return any of the commands."""
        return self.chance.choice(self.arena.works)

    def moment(self, work: Work, *, warm: bool) -> float:
        """Return a moment in the time that a command takes, which is shorter with a full cache."""
        return self.chance.uniform(0.02, 1.05) * self.arena.seconds[work.name] * (FULL_CACHE if warm else 1)


def scene(name: str, *, turns: int) -> Callable[[Scene], Scene]:
    """Register a scene."""

    def register(function: Scene) -> Scene:
        SCENES[name] = turns, function
        return function

    return register


def after(story: Story, work: Work, save: Path, home: Path, command: Command, *, is_expected: bool) -> list[str]:
    """Say what is wrong with a command that was disturbed, and with the same command after it."""
    arena = story.arena
    code = command.end(LIMIT_S)
    faults = [f"{work.name} does not end: {command.text()[-300:]}"] if code is None else []
    faults += [f"left running: {name}" for name in command.left()]
    faults += arena.faults_of_text(command) + arena.faults_of_journal(work, save)
    if not is_expected and code != 0:
        faults.append(f"{work.name} ends with {code}: {command.text()[-300:]}")
    if save.exists():
        faults += arena.faults_of_profile(work, save, is_whole=not is_expected)
        if cost := arena.failed_points(save):
            story.counts["points that an attack has cost"] += cost
    return faults + arena.faults_after(work, save, home)


@scene("kill", turns=12)
def kill(story: Story) -> list[str]:
    """Kill one of the processes at any moment, up to three times in a row."""
    work, warm = story.work(), story.chance.random() < 0.7
    home, save = story.arena.home(warm=warm), story.arena.place()
    faults: list[str] = []
    for _ in range(story.chance.randint(0, 2)):
        command, was_killed = killed(story, work, save, home, warm=warm)
        code = command.end(LIMIT_S)
        faults += [f"{work.name} does not end after {was_killed}"] if code is None else []
        faults += [f"left running after {was_killed}: {name}" for name in command.left()]
        faults += story.arena.faults_of_journal(work, save) + story.arena.faults_of_text(command)
    command, was_killed = killed(story, work, save, home, warm=warm)
    faults = [*faults, *after(story, work, save, home, command, is_expected=True)]
    return [f"{work.name}, {was_killed}: {fault}" for fault in faults]


def killed(story: Story, work: Work, save: Path, home: Path, *, warm: bool) -> tuple[Command, str]:
    """Start a command and kill one of its processes."""
    command = story.arena.start(work, save, home)
    if not command.wait_for(story.moment(work, warm=warm)):
        story.counts["ended before the kill"] += 1
        return command, "nothing"
    kinds = command.look()
    kind = story.chance.choice(sorted(kinds)) if kinds and story.chance.random() < 0.7 else "main"
    with contextlib.suppress(psutil.Error, LookupError):
        story.chance.choice(kinds[kind]).send_signal(signal.SIGKILL)
        story.counts[f"kills of {kind}"] += 1
    return command, f"kill of {kind}"


@scene("save", turns=3)
def save_killed(story: Story) -> list[str]:
    """Kill the command as soon as something changes beside its profile."""
    work = story.work()
    home, save = story.arena.home(warm=True), story.arena.place()
    command = story.arena.start(work, save, home)
    before, changes, wanted = state_of(save), 0, story.chance.randint(1, 12)
    while command.wait_for(0.001):
        if (now := state_of(save)) != before:
            before, changes = now, changes + 1
            if changes >= wanted or save.name in dict(now):
                command.process.kill()
                story.counts["kills of main while it saves"] += 1
                break
    return after(story, work, save, home, command, is_expected=True)


def state_of(save: Path) -> list[tuple[str, int]]:
    """Return the files beside a profile with their sizes."""
    state = []
    for path in save.parent.iterdir():
        with contextlib.suppress(OSError):
            state.append((path.name, path.stat().st_size))
    return sorted(state)


@scene("stop", turns=2)
def stopped(story: Story) -> list[str]:
    """Stop a process for some seconds."""
    work, warm = story.work(), story.chance.random() < 0.5
    home, save = story.arena.home(warm=warm), story.arena.place()
    command = story.arena.start(work, save, home)
    if command.wait_for(story.moment(work, warm=warm)):
        kinds = command.look()
        process = story.chance.choice(kinds[story.chance.choice(sorted(kinds))])
        with contextlib.suppress(psutil.Error):
            process.send_signal(signal.SIGSTOP)
            story.counts["stops"] += 1
            command.wait_for(story.chance.uniform(0.5, 4))
            process.send_signal(signal.SIGCONT)
    return after(story, work, save, home, command, is_expected=False)


@scene("disk", turns=3)
def full_disk(story: Story) -> list[str]:
    """Let no file grow beyond some bytes."""
    work, size = story.work(), story.chance.choice(FILE_SIZES)
    home, save = story.arena.home(warm=story.chance.random() < 0.5), story.arena.place()
    command = story.arena.start(work, save, home, limits=[f"--fsize={size}"])
    story.counts["full disks"] += 1
    return [f"{size} bytes: {fault}" for fault in after(story, work, save, home, command, is_expected=True)]


@scene("small-disk", turns=1)
def small_disk(story: Story) -> list[str]:
    """Let the profile, or the cache, lie on a small disk of its own; only root mounts one."""
    work, is_cache = story.work(), story.chance.random() < 0.5
    home, save = story.arena.home(warm=False), story.arena.place()
    disk = home if is_cache else save.parent
    size = story.chance.choice((4096, 32768, 262144, 1 << 20))
    words = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(disk)]
    if subprocess.run(words, capture_output=True, check=False).returncode:
        story.counts["small disks that could not be mounted"] += 1
        return []
    story.counts["small disks"] += 1
    command = story.arena.start(work, save, home)
    code = command.end(LIMIT_S)
    faults = [f"{work.name} does not end"] if code is None else []
    faults += [f"left running: {name}" for name in command.left()]
    faults += story.arena.faults_of_text(command) + story.arena.faults_of_journal(work, save)
    if save.exists():
        faults += story.arena.faults_of_profile(work, save, is_whole=code == 0)
    subprocess.run(["umount", "-l", str(disk)], capture_output=True, check=False)
    where = "cache" if is_cache else "profile"
    return [f"{where} on {size} bytes: {fault}" for fault in faults + story.arena.faults_after(work, save, home)]


@scene("many", turns=1)
def many(story: Story) -> list[str]:
    """Let many commands begin at once on one empty cache."""
    home, faults = story.arena.home(warm=False), []
    begun = []
    for _ in range(MANY):
        work, save = story.work(), story.arena.place()
        begun.append((work, save, story.arena.start(work, save, home)))
    story.counts["commands at a time on one cache"] += MANY
    for work, save, command in begun:
        code = command.end(4 * LIMIT_S)
        faults += [] if code == 0 else [f"{work.name} ends with {code}: {command.text()[-300:]}"]
        faults += [f"left running: {name}" for name in command.left()]
        faults += story.arena.faults_of_text(command)
        faults += story.arena.faults_of_profile(work, save, is_whole=True) if save.exists() else ["no profile"]
        shutil.rmtree(save.parent, ignore_errors=True)
    shutil.rmtree(home, ignore_errors=True)
    return faults


@scene("cache", turns=2)
def vanished_cache(story: Story) -> list[str]:
    """Delete the cache while the command runs."""
    work, warm = story.work(), story.chance.random() < 0.5
    home, save = story.arena.home(warm=warm), story.arena.place()
    command = story.arena.start(work, save, home)
    if command.wait_for(story.moment(work, warm=warm)):
        shutil.rmtree(home / ".cache", ignore_errors=True)
        story.counts["caches deleted"] += 1
    return after(story, work, save, home, command, is_expected=False)


@scene("clock", turns=2)
def clock(story: Story) -> list[str]:
    """Let the time of day jump by hours, back and forth; needs a C compiler."""
    library = story.arena.folder / "clock.so"
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        story.counts["clocks that could not be built"] += 1
        return []
    if not library.exists():
        source = Path(__file__).with_name("clock.c")
        subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", str(library), str(source), "-ldl"], check=True)
    work = story.work()
    home, save = story.arena.home(warm=story.chance.random() < 0.5), story.arena.place()
    environment = {"LD_PRELOAD": str(library), "CHAOS_CLOCK": str(story.chance.randrange(1, 1 << 30))}
    command = story.arena.start(work, save, home, environment=environment)
    story.counts["clocks that jump"] += 1
    return after(story, work, save, home, command, is_expected=False)
