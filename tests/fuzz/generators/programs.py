"""The generators that live beside their tests: random structured programs, and damaged files of profiles.

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

PROPERTY = Path(__file__).resolve().parents[2] / "property"


@cache
def module_of(name: str) -> ModuleType:
    """Import a test module by its file."""
    spec = importlib.util.spec_from_file_location(f"property_{name}", PROPERTY / f"{name}.py")
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
