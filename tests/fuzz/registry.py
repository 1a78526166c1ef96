"""What a generator of cases is: a function from a random source to a case, registered under a name.

The rule: a case is made from its seed and number alone, so that both name it for ever; making it executes nothing of
what it attacks. A generator is one file in the folder `generators`; README.md says how to write one.
"""

from __future__ import annotations

import importlib.util
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Protocol

GENERATORS_FOLDER = Path(__file__).with_name("generators")


class Ending(StrEnum):
    """How a case ended; the last three are failures."""

    RIGHT = "right"
    FAULT = "fault"
    NOT_JUDGED = "not judged"
    ESCAPE = "escape"
    HANG = "hang"
    CRASH = "crash"


FAILURES = (Ending.ESCAPE, Ending.HANG, Ending.CRASH)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The ending of a case; `detail` is the kind of fault, or what escaped, `source` a smaller source that escapes."""

    ending: Ending
    detail: str = ""
    source: str = ""


class Case(Protocol):
    """One case: what it consists of, as a text for the report, and what it does."""

    @property
    def source(self) -> str: ...

    def run(self) -> Outcome:
        """Execute the case; an exception is an escape, whatever it is."""
        ...


@dataclass(frozen=True, slots=True)
class TextCase:
    """A case whose source is a text and whose execution is a function of it."""

    source: str
    execute: Callable[[str], Outcome]

    def run(self) -> Outcome:
        return self.execute(self.source)


@dataclass(frozen=True, slots=True, kw_only=True)
class Generator:
    """A generator: `count` cases are a full run, `sample` of them run in the ordinary suite, each within `limit_s`."""

    name: str
    title: str
    count: int
    sample: int
    limit_s: float
    make: Callable[[random.Random], Case]

    def case(self, seed: str, number: int) -> Case:
        """Make one case."""
        return self.make(random.Random(f"{seed} {self.name} {number}"))


GENERATORS: dict[str, Generator] = {}


def generator(
    name: str, title: str, *, count: int, sample: int, limit_s: float = 120.0
) -> Callable[[Callable[[random.Random], Case]], Callable[[random.Random], Case]]:
    """Register the decorated function, which makes a case from a random source."""

    def register(make: Callable[[random.Random], Case]) -> Callable[[random.Random], Case]:
        if name in GENERATORS:
            raise ValueError(f"two generators are named {name!r}")
        GENERATORS[name] = Generator(name=name, title=title, count=count, sample=sample, limit_s=limit_s, make=make)
        return make

    return register


def load_generators(folder: Path = GENERATORS_FOLDER) -> dict[str, Generator]:
    """Import every file of a folder, each once; return all generators by name."""
    for path in sorted(folder.glob("*.py")):
        name = f"generators.{path.stem}"
        if name not in sys.modules:
            spec = importlib.util.spec_from_file_location(name, path)
            if spec is None or spec.loader is None:
                raise ImportError(f"{path} cannot be imported")
            module = importlib.util.module_from_spec(spec)
            sys.modules[name] = module
            spec.loader.exec_module(module)
    return GENERATORS
