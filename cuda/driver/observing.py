"""Runs a program again with other numbers among its arguments, to see what of its launches follows them.

The rule: a run that is made for this alone is confined, prints nothing and leaves nothing behind. The runs together
have a part of the program's time, and a program that does not run with other numbers costs a sentence.
"""

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from warplens.cuda.capture.value import Capture, ProgramOrigin
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.driver import building, own_folder
from warplens.cuda.driver.program import Program
from warplens.cuda.execute.executor import Executor
from warplens.cuda.record import following, recorder
from warplens.cuda.record.session import Session, active

MOST_VALUES = 16  # of a number in the arguments of launches: a loop over more is one point
MOST_VARIED = 3  # so many of the program's numbers are changed, the first ones
_NUMBER = re.compile(r"(-{0,2}[A-Za-z][\w-]*=)?(\d{1,9})")
_PLACE = re.compile(r"\{([^{}]+)\}")


@contextmanager
def program_file(source: Path, binary: bytes) -> Iterator[Path]:
    """Yield a program as a file, named after its source; it goes with the block."""
    with tempfile.TemporaryDirectory(prefix="warplens-main-") as folder:
        path = Path(folder) / source.stem
        path.write_bytes(binary)
        path.chmod(0o700)
        yield path


class Observer:
    """Sees the launches of the runs of one program; `words` are its arguments, `{N}` for the value of an axis N.

    The first `variables` of them are no arguments but variables of its environment, `NAME={N}`.
    """

    def __init__(self, spec: GpuSpec, words: Sequence[str], *, variables: int = 0) -> None:
        self._spec, self._variables = spec, variables
        self._words, self._numbers = _with_places(words)
        self._runs: list[following.ObservedRun] = []
        self._of_runs: list[list[recorder.LaunchRecord]] = []
        self._options: dict[str, Any] = {}
        self._facts: list[Any] = []
        self._records: list[recorder.LaunchRecord] = []
        self._spent_s = 0.0

    def session(self, *, keep: recorder.Keep, **options: Any) -> Session:
        """Return a session whose launches are seen, and kept by `keep`; the other arguments are those of `Session`."""
        self._options = {"kernels": options.get("kernels", ())}

        def seen(record: recorder.LaunchRecord, capture: Capture) -> str:
            self._facts.append(following.facts_of(capture, recorder.small_numbers(capture.launch)))
            self._records.append(record)
            return keep(record, capture)

        executor = Executor(self._spec, may_fork=False)  # the program shares its memory
        return Session(self._spec, executor=executor, keep=seen, most_values=MOST_VALUES, **options)

    def command(self, path: Path, words: Sequence[str]) -> list[str]:
        """Return the command that starts the program with these words."""
        variables, arguments = words[: self._variables], words[self._variables :]
        return [*(("env", *variables) if variables else ()), str(path), *arguments]

    @contextmanager
    def observed(self, run: ProgramOrigin) -> Iterator[None]:
        """Take the launches that the block makes as those of a run."""
        building.standin()  # it may have to be built, which is no time of the program
        self._facts, self._records, begun_s = [], [], _spent_s()
        yield
        self._spent_s = _spent_s() - begun_s
        arguments = {**run.problem, **self._numbers, **run.tune}
        self._runs.append(following.ObservedRun(arguments=arguments, launches=tuple(self._facts)))
        self._of_runs.append(self._records)

    def probe(self, source: Path, binary: bytes, limit_s: float) -> list[str]:
        """Run the program with other numbers, within `limit_s` of processor time; return what is to be said of it."""
        [first] = self._runs
        affordable = int(limit_s / (2 * self._spent_s)) if self._spent_s else MOST_VARIED
        varied = [name for name, value in first.arguments.items() if value > 1][: min(MOST_VARIED, affordable)]
        if not first.launches:
            return []
        sentences = []
        with program_file(source, binary) as path:
            for name in varied:
                value = first.arguments[name]
                for pair in _others(value):
                    seen = [run for other in pair if (run := self._probed(path, name, other, limit_s)) is not None]
                    self._runs += seen
                    if seen:
                        break
                else:
                    unknown = f"what follows {name} is not known"
                    sentences.append(f"{unknown}: the program launches nothing with other values")
        return sentences

    def _probed(self, path: Path, name: str, value: int, limit_s: float) -> following.ObservedRun | None:
        """Run the program with another value, and return its launches; None where it does not end well."""
        arguments = {**self._runs[0].arguments, name: value}
        words = [_PLACE.sub(lambda match: str(arguments[match[1]]), word) for word in self._words]
        facts: list[Any] = []

        def seen(_: recorder.LaunchRecord, capture: Capture) -> str:
            facts.append(following.facts_of(capture, recorder.small_numbers(capture.launch)))
            return ""

        executor = Executor(self._spec, may_fork=False)
        options = {"searched": 0, "most_values": MOST_VALUES, **self._options}
        session = Session(self._spec, executor=executor, keep=seen, **options)
        program, own = Program(session=session, limit_s=limit_s), own_folder.OwnFolder()
        try:
            with active(session):
                nowhere = subprocess.DEVNULL
                code = program.run(self.command(path, words), own=own, stdin=nowhere, stdout=nowhere, stderr=nowhere)
        finally:
            shutil.rmtree(own.path, ignore_errors=True)
        is_whole = not (code or program.is_ended or session.is_limited)
        return following.ObservedRun(arguments=arguments, launches=tuple(facts)) if is_whole and facts else None

    def add_remarks(self) -> None:
        """Give each launch the sentence on what of it follows the arguments."""
        for number, records in enumerate(self._of_runs):
            runs = [self._runs[number], *(run for other, run in enumerate(self._runs) if other != number)]
            for record, sentence in zip(records, following.followed(runs), strict=True):
                record.remarks += filter(None, [sentence])


def _with_places(words: Sequence[str]) -> tuple[tuple[str, ...], dict[str, int]]:
    """Return words with a place for each number among them, and the numbers by what they are called."""
    placed: list[str] = []
    numbers: dict[str, int] = {}
    for position, word in enumerate(words, start=1):
        match = _NUMBER.fullmatch(word)
        if match is None:
            placed.append(word)
            continue
        before = placed[-1] if placed and re.fullmatch(r"--?[A-Za-z][\w-]*", placed[-1]) else ""
        name = (match[1] or "").rstrip("=") or before or f"argument {position}"
        numbers[name] = int(match[2])
        placed.append(f"{match[1] or ''}{{{name}}}")
    return tuple(placed), numbers


def _others(value: int) -> Iterator[tuple[int, int]]:
    """Yield pairs of other values: smaller ones that are no multiples, then those of a program that asks for such."""
    if value > 8:
        yield value // 2 + 1, 3 * value // 4 + 1
        yield value // 2, value // 4
    else:
        yield value + 1, value + 2
        yield value * 2, value * 4


def _spent_s() -> float:
    """Return the processor time of this process and of its children that have ended."""
    return sum(os.times()[:4])
