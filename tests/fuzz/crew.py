"""Runs cases in worker processes with limits on time and memory.

The rule: a case costs itself alone. A worker that dies (crash) or exceeds the limit of its case (hang) is replaced, and
its case gets that ending; the process of the crew executes no case.
"""

from __future__ import annotations

import faulthandler
import itertools
import multiprocessing
import os
import re
import resource
import signal
import tempfile
import time
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from pathlib import Path

import psutil
from registry import GENERATORS_FOLDER, Ending, Generator, Outcome, load_generators

MEMORY_BYTES = 6 << 30
"""The memory that a worker may fill; the address space is not limited, since reserved pages cost nothing."""
TICK_S = 0.25
"""How often time limits are looked at."""
WAITING = 5.0
"""A case may take the limit of its generator in processor time; one that waits may take this many times as long."""


@dataclass(frozen=True, slots=True)
class Task:
    """A case by the names that make it."""

    generator: str
    seed: str
    number: int


@dataclass(slots=True)
class _Worker:
    """A process, the pipe to it, and what it is doing since when."""

    process: multiprocessing.process.BaseProcess
    pipe: Connection
    last_words: Path
    task: Task | None = None
    began: float = 0.0
    worked_s: float = 0.0

    def begin(self, task: Task) -> None:
        """Give the process a task."""
        self.task, self.began, self.worked_s = task, time.monotonic(), self.processor_s()
        self.pipe.send(task)

    def processor_s(self) -> float:
        """Return the processor time of the process and of those that it has waited for."""
        try:
            return sum(psutil.Process(self.process.pid).cpu_times()[:4])
        except psutil.Error:  # it has just died
            return 0.0

    def is_late(self, limit_s: float) -> bool:
        """Tell whether its task has worked too long, or waited much too long: a busy machine makes no hang."""
        waited_s = time.monotonic() - self.began
        return waited_s > WAITING * limit_s or (waited_s > limit_s and self.processor_s() - self.worked_s > limit_s)


def serve(pipe: Connection, last_words: str, folder: Path) -> None:
    """Execute the tasks that come through a pipe, until it is closed; what a death prints goes to a file."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.dup2(os.open(last_words, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_APPEND), 2)
    faulthandler.enable()
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY_BYTES, MEMORY_BYTES))
    generators = load_generators(folder)
    pipe.send(None)
    while True:
        try:
            task = pipe.recv()
        except EOFError:
            return
        pipe.send(execute(generators[task.generator], task))


def execute(generator: Generator, task: Task) -> Outcome:
    """Make and execute a case; any exception is an escape."""
    try:
        return generator.case(task.seed, task.number).run()
    except Exception as error:  # noqa: BLE001 - whatever it is, it is a find
        return Outcome(Ending.ESCAPE, f"exception: {''.join(traceback.format_exception(error))[-2000:]}")


class Crew:
    """Worker processes that take tasks in turn."""

    def __init__(self, generators: dict[str, Generator], size: int, source: Path = GENERATORS_FOLDER) -> None:
        self.generators, self.source = generators, source
        self.context = multiprocessing.get_context("spawn")
        self.folder = tempfile.TemporaryDirectory(prefix="fuzz-")
        self.numbers = itertools.count()
        self.workers = [self._begin() for _ in range(size)]

    def _begin(self) -> _Worker:
        here, there = self.context.Pipe()
        last_words = Path(self.folder.name) / str(next(self.numbers))
        process = self.context.Process(target=serve, args=(there, str(last_words), self.source), daemon=True)
        process.start()
        there.close()
        here.recv()
        return _Worker(process, here, last_words)

    def run(self, tasks: Iterator[Task]) -> Iterator[tuple[Task, Outcome]]:
        """Execute tasks; give each with its outcome, in the order in which they end."""
        while True:
            for worker in self.workers:
                if worker.task is None and (task := next(tasks, None)) is not None:
                    worker.begin(task)
            busy = [worker for worker in self.workers if worker.task is not None]
            if not busy:
                return
            ready = wait([worker.pipe for worker in busy], TICK_S)
            for worker in busy:
                if outcome := self._outcome(worker, ready):
                    task, worker.task = worker.task, None
                    assert task is not None
                    yield task, outcome

    def _outcome(self, worker: _Worker, ready: list[object]) -> Outcome | None:
        task = worker.task
        assert task is not None
        if worker.pipe in ready:
            try:
                outcome: Outcome = worker.pipe.recv()
            except (EOFError, ConnectionError):
                worker.process.join()
                code = worker.process.exitcode or 0
                name = signal.Signals(-code).name if code < 0 else f"exit code {code}"
                frames = re.findall(
                    r'File "[^"]*/(\w+\.py)", line (\d+) in (\w+)', worker.last_words.read_text("utf-8", "replace")
                )
                place = ", ".join(f"{function} ({file}:{line})" for file, line, function in frames[:4])
                self._replace(worker)
                return Outcome(Ending.CRASH, f"{name} in {place}" if place else name)
            return outcome
        limit_s = self.generators[task.generator].limit_s
        if worker.is_late(limit_s):
            self._replace(worker)
            return Outcome(Ending.HANG, f"no end within {limit_s:g} s")
        return None

    def _replace(self, worker: _Worker) -> None:
        worker.process.kill()
        worker.process.join()
        worker.pipe.close()
        fresh = self._begin()
        worker.process, worker.pipe, worker.last_words = fresh.process, fresh.pipe, fresh.last_words

    def end(self) -> None:
        """End all workers."""
        for worker in self.workers:
            worker.pipe.close()
            worker.process.kill()
            worker.process.join()
        self.folder.cleanup()
