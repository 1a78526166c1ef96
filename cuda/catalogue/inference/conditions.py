"""Chooses values for the assumed sizes with which the conditions of the host code on the path to a launch hold.

The rule: a size keeps its likely value unless a condition refuses it. Then it takes the nearest of a few usual values
with which this condition and all earlier ones hold. A condition that no such value meets is passed over.
"""

import contextlib
import math
import re
from collections.abc import Iterable, Mapping

from warplens.cuda.catalogue.inference import arithmetic, terms, values
from warplens.cuda.catalogue.inference.run import Run
from warplens.cuda.catalogue.inference.terms import Condition, Symbol, TermError
from warplens.cuda.catalogue.source.parsing import Node

MOST_CONDITIONS = 32  # a launch may depend on this many conditions
LARGEST_POWER = 22  # powers of two up to this exponent are tried as sizes, and multiples of the numbers in a condition

_ENDING = re.compile(rb"\b(?:exit|abort|throw|_exit|quick_exit|EXIT_FAILURE)\b")
_RETURN = re.compile(rb"\breturn\b")


def require(run: Run, value: values.Value, *, holds: bool) -> None:
    """Choose values of the assumed sizes with which a condition of the host code holds, or does not hold, from here on.
    A condition that the host code's own sizes meet is kept too, since smaller sizes must meet it as well.
    """
    conditions = [condition for condition in _conditions(value, holds=holds) if condition not in run.conditions]
    added = [
        condition for condition in conditions if condition.sizes() or (condition.stated() and condition.holds(run.pins))
    ]
    if not added or len(run.conditions) + len(added) > MOST_CONDITIONS:
        return
    for condition in added:
        run.pins = {**run.pins, **_met(condition, (*run.conditions, *added), run.pins)}
        run.conditions = (*run.conditions, condition)


def refuse(run: Run, node: Node, value: values.Value, *, holds: bool) -> None:
    """Choose other values for sizes with which the host code leaves before a launch, and note where it leaves."""
    for refused in _conditions(value, holds=not holds):
        if refused.stated() and not refused.holds(run.pins):
            sizes = _met(refused, run.conditions, run.pins, stated=True)
            run.pins, run.conditions = {**run.pins, **sizes}, (*run.conditions, refused)
            run.refused = {**run.refused, **dict.fromkeys(sizes, run.line(node))}
            if not sizes:
                run.take_against(node)


def _met(
    condition: Condition, others: Iterable[Condition], pins: Mapping[Symbol, int], *, stated: bool = False
) -> dict[Symbol, int]:
    """Return the size that meets a condition and breaks no earlier one; empty where it is met already or cannot be."""
    if condition.holds(pins):
        return {}
    kept = [other for other in others if other is not condition and other.holds(pins)]
    for symbol in condition.stated() if stated else condition.sizes():
        for value in _candidates(condition, symbol, pins):
            trial = {**pins, symbol: value}
            if condition.holds(trial) and all(earlier.holds(trial) for earlier in kept):
                return {symbol: value}
    return {}


def _candidates(condition: Condition, symbol: Symbol, pins: Mapping[Symbol, int]) -> list[int]:
    """Return values to try for a size, the nearest to its present one first."""
    before = max(1, pins.get(symbol, symbol.value))
    numbers = condition.numbers()
    with contextlib.suppress(TermError):
        numbers |= {abs(terms.value(term, pins)) for term in (condition.left, condition.right)}
    candidates = {1 << exponent for exponent in range(LARGEST_POWER)}
    candidates |= {left * right for left in numbers for right in numbers}
    for number in numbers:
        candidates |= {number - 1, number, number + 1}
        if 1 < number <= before:
            candidates |= {before - before % number, before - before % number + number}
    usual = [value for value in candidates if 1 <= value <= 1 << LARGEST_POWER]
    return sorted(usual, key=lambda value: (abs(math.log2(value / before)), value))


def _conditions(value: values.Value, *, holds: bool) -> tuple[Condition, ...]:
    tests = arithmetic.tests_of(value)
    return tests.true if holds else tests.false


def is_lowered(run: Run, value: values.Value) -> bool:
    """Return whether a condition is false under the assumptions, in a run that takes each unknown `bool` for false."""
    if not isinstance(value, values.Number) or value.type_name != "bool":
        return False
    return value.is_guess and not (run.is_raised or value.value)


def only_leaves(node: Node) -> bool:
    """Return whether a branch ends the function or the program."""
    return any(pattern.search(node.text or b"") for pattern in (_ENDING, _RETURN))


def only_returns(node: Node) -> bool:
    """Return whether a branch ends the function, and not the program."""
    return _RETURN.search(node.text or b"") is not None and _ENDING.search(node.text or b"") is None
