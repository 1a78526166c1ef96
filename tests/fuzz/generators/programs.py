"""The generators that live beside their tests: random programs, aligned variables, and damaged files of profiles.

The rule: nothing is generated here; each case calls the check of its test module with a random source of its own.
"""

from __future__ import annotations

import importlib.util
import random
import sys
from functools import cache
from pathlib import Path
from types import ModuleType

from registry import Ending, Outcome, TextCase, generator

TESTS = Path(__file__).resolve().parents[2]
PROPERTY = TESTS / "property"
LINKING = TESTS / "cuda" / "simt" / "linking"


@cache
def module_of(name: str, folder: Path = PROPERTY) -> ModuleType:
    """Import a test module by its file."""
    spec = importlib.util.spec_from_file_location(f"{folder.name}_{name}", folder / f"{name}.py")
    if spec is None or spec.loader is None:
        raise ImportError(name)
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


@generator(
    "programs", "random structured programs: results and counts of single threads", count=400, sample=1, limit_s=120
)
def make_program(chance: random.Random) -> TextCase:
    """Choose a program; its text is written when it is checked."""
    seed = chance.randrange(1 << 60)

    def check(_source: str) -> Outcome:
        machine = module_of("conftest")
        try:
            module_of("test_control_flow").check(random.Random(seed), machine.Interpreter, machine.Shape)
        except AssertionError as error:
            return Outcome(Ending.ESCAPE, "another result or count", str(error))
        return Outcome(Ending.RIGHT)

    return TextCase(f"tests/property/test_control_flow.py: check(random.Random({seed}), ...)", check)


@generator("few-states", "graphs of jumps over few states, which provably end or do not", count=300, sample=1)
def make_jumps(chance: random.Random) -> TextCase:
    """Choose a graph of jumps; its text is written when it is checked."""
    seed = chance.randrange(1 << 60)

    def check(_source: str) -> Outcome:
        jumps = module_of("test_jumps")
        jumps.check(jumps.random_steps(seed))
        return Outcome(Ending.RIGHT)

    return TextCase(f"tests/property/test_jumps.py: check(random_steps({seed}))", check)


@generator("aligned-variables", "aligned variables of recursive functions", count=300, sample=1)
def make_variables(chance: random.Random) -> TextCase:
    """Choose functions with aligned variables; their text is written when they are checked."""
    seed = chance.randrange(1 << 60)

    def check(_source: str) -> Outcome:
        module_of("test_calls_alignment", LINKING).check_variables(random.Random(seed))
        return Outcome(Ending.RIGHT)

    return TextCase(f"tests/cuda/simt/linking/test_calls_alignment.py: check_variables(random.Random({seed}))", check)


@generator("damaged-profiles", "damaged files of profiles and journals", count=3000, sample=20)
def make_profile(chance: random.Random) -> TextCase:
    """Choose a damage; the file is written when it is tried."""
    form, seed = chance.choice(["rows", "columns", "journal"]), chance.randrange(1 << 60)

    def check(_source: str) -> Outcome:
        profiles = module_of("test_profile_files")
        sentence = profiles.try_file(form, profiles.damaged(random.Random(seed), form))
        if "\n" in sentence or len(sentence) >= 600:
            return Outcome(Ending.ESCAPE, f"not one sentence: {sentence[:300]}")
        return Outcome(Ending.FAULT, "refused") if sentence else Outcome(Ending.RIGHT)

    return TextCase(f"tests/property/test_profile_files.py: damaged(random.Random({seed}), {form!r})", check)
