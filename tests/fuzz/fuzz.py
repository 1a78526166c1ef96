"""The command behind `make fuzz`: runs all generators, prints a line for each, ends with 1 if any case failed.

    python tests/fuzz/fuzz.py                               each generator's full list once
    python tests/fuzz/fuzz.py --minutes 60                  round after round, for an hour
    python tests/fuzz/fuzz.py --only accesses --seed 7      one generator, other cases
    python tests/fuzz/fuzz.py --case accesses:1:4711        one case, in this process
    python tests/fuzz/fuzz.py --write 100 build/kernels     whole kernels for a machine with a GPU and nvcc

The rule: a failure is printed with the words that repeat it, and its source is printed and saved; whatever happens to a
case, the other cases run.
"""

from __future__ import annotations

import argparse
import heapq
import itertools
import os
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from crew import Crew, Task, execute
from registry import FAILURES, GENERATORS_FOLDER, Ending, Generator, Outcome, load_generators
from write_kernels import write_kernels

SHOWN_FAILURES = 20
"""Sources of further failures are saved and counted, but not printed."""
SAVED = Path(__file__).parents[2] / "build" / "fuzz"
"""The folder where the sources of failures are, by default."""
PROGRESS_S = 60.0
"""How often a long run says how far it is."""


@dataclass(slots=True)
class Tally:
    """The outcomes of one generator."""

    endings: Counter[Ending] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)

    def add(self, outcome: Outcome) -> None:
        self.endings[outcome.ending] += 1
        if outcome.ending is Ending.FAULT:
            self.faults[outcome.detail] += 1

    def line(self, name: str) -> str:
        """Return the line of a generator."""
        kinds = ", ".join(f"{count} {kind}" for kind, count in self.faults.most_common())
        faults = f"{self.endings[Ending.FAULT]} faults" + (f" ({kinds})" if kinds else "")
        rest = f", {self.endings[Ending.NOT_JUDGED]} not judged" if self.endings[Ending.NOT_JUDGED] else ""
        return (
            f"{name:<18} {self.endings.total():>6} cases: {self.endings[Ending.RIGHT]} right, {faults}{rest}, "
            f"{self.endings[Ending.ESCAPE]} escapes, {self.endings[Ending.HANG]} hangs, "
            f"{self.endings[Ending.CRASH]} crashes"
        )


def tasks(
    chosen: list[Generator], seed: str, *, sample: bool = False, count: int | None = None, until: float | None = None
) -> Iterator[Task]:
    """Give the tasks of all generators, each in proportion to its list; until a time round after round."""
    for number_of_round in itertools.count():
        name = seed if number_of_round == 0 else f"{seed}+{number_of_round}"
        counts = [generator.sample if sample else generator.count for generator in chosen]
        shares = (
            [((number + 0.5) / size, Task(generator.name, name, number)) for number in range(min(size, count or size))]
            for generator, size in zip(chosen, counts, strict=True)
        )
        for _, task in heapq.merge(*shares, key=lambda place: place[0]):
            if until is not None and time.monotonic() > until:
                return
            yield task
        if until is None:
            return


def report(generator: Generator, task: Task, outcome: Outcome) -> str:
    """Return what is printed about a failure."""
    source = outcome.source or generator.case(task.seed, task.number).source
    return (
        f"{outcome.ending.upper()} {task.generator}:{task.seed}:{task.number}: {outcome.detail}\n"
        f"again with: python tests/fuzz/fuzz.py --case {task.generator}:{task.seed}:{task.number}\n{source}\n"
    )


def run_all(chosen: list[Generator], stream: Iterator[Task], workers: int, folder: Path, saved: Path = SAVED) -> bool:
    """Run the tasks, print and save failures as they come; print the counts; return whether all cases held."""
    tallies: dict[str, Tally] = defaultdict(Tally)
    by_name = {generator.name: generator for generator in chosen}
    crew = Crew(by_name, workers, folder)
    began = shown_at = time.monotonic()
    failures = 0
    try:
        for task, outcome in crew.run(stream):
            tallies[task.generator].add(outcome)
            if outcome.ending in FAILURES:
                failures += 1
                text = report(by_name[task.generator], task, outcome)
                saved.mkdir(parents=True, exist_ok=True)
                (saved / f"{task.generator}-{task.seed}-{task.number}.txt").write_text(text, encoding="utf-8")
                if failures <= SHOWN_FAILURES:
                    print(text, flush=True)
            if time.monotonic() - shown_at > PROGRESS_S:
                shown_at = time.monotonic()
                done = sum(tally.endings.total() for tally in tallies.values())
                print(
                    f"{(shown_at - began) / 60:.0f} min: {done:,} cases, {failures} failed", file=sys.stderr, flush=True
                )
    finally:
        crew.end()
    for generator in chosen:
        print(tallies[generator.name].line(generator.name))
    total = sum(tally.endings.total() for tally in tallies.values())
    print(f"{total:,} cases in {time.monotonic() - began:.0f} s: {failures} failed")
    return failures == 0


def settle(home: str) -> None:
    """Let the cases have a home of their own: nothing that they write reaches the user's."""
    os.environ["HOME"] = home
    for name in ("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        os.environ[name] = str(Path(home) / name.lower())


def run_one(generators: dict[str, Generator], words: str) -> bool:
    """Run one case in this process, and print its source and its outcome."""
    name, seed, number = words.rsplit(":", 2)
    task = Task(name, seed, int(number))
    print(generators[name].case(seed, task.number).source, flush=True)
    outcome = execute(generators[name], task)
    print(f"{outcome.ending}: {outcome.detail}")
    if outcome.source:
        print(outcome.source)
    return outcome.ending not in FAILURES


def main() -> int:
    """Read the options and run."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--seed", default="1", help="other seeds give other cases")
    parser.add_argument("--minutes", type=float, help="go on for this long, round after round")
    parser.add_argument("--workers", type=int, default=2, help="worker processes")
    parser.add_argument("--sample", action="store_true", help="the few cases of the ordinary suite")
    parser.add_argument("--count", type=int, help="at most so many cases of each generator in a round")
    parser.add_argument("--only", nargs="+", metavar="GENERATOR", help="these generators only")
    parser.add_argument("--generators", type=Path, default=GENERATORS_FOLDER, help="a folder with other generators")
    parser.add_argument("--case", metavar="GENERATOR:SEED:NUMBER", help="run one case in this process")
    parser.add_argument("--list", action="store_true", help="list the generators")
    parser.add_argument("--saved", type=Path, default=SAVED, help="a folder for the sources of failures")
    parser.add_argument("--write", nargs=2, metavar=("COUNT", "FOLDER"), help="write whole kernels for a GPU")
    options = parser.parse_args()
    generators = load_generators(options.generators)
    if options.list:
        for generator in generators.values():
            print(f"{generator.name:<18} {generator.count:>6} cases  {generator.title}")
        return 0
    if options.write:
        write_kernels(int(options.write[0]), Path(options.write[1]), options.seed)
        return 0
    if options.case:
        return int(not run_one(generators, options.case))
    if unknown := set(options.only or ()) - set(generators):
        parser.error(f"there is no generator {', '.join(sorted(unknown))} (there are: {', '.join(generators)})")
    chosen = [generator for name, generator in generators.items() if not options.only or name in options.only]
    until = None if options.minutes is None else time.monotonic() + 60 * options.minutes
    stream = tasks(chosen, options.seed, sample=options.sample, count=options.count, until=until)
    with tempfile.TemporaryDirectory(prefix="fuzz-home-") as home:
        settle(home)
        return int(not run_all(chosen, stream, options.workers, options.generators, options.saved))


if __name__ == "__main__":
    sys.exit(main())
