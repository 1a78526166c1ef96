"""Values of assumed sizes with which the conditions hold that the host code sets on the way to a launch.

The rule: a size keeps its likely value unless a condition refuses it; then the nearest of a few usual values with which
this condition and the earlier ones hold takes its place. A condition that no such value meets is passed over.
"""

from __future__ import annotations

import contextlib
import math
import re
from collections.abc import Iterable, Mapping

from warplens.cuda.catalogue.inference import terms
from warplens.cuda.catalogue.inference.arithmetic import tests_of
from warplens.cuda.catalogue.inference.run import Run
from warplens.cuda.catalogue.inference.terms import Condition, Operation, Symbol, TermError
from warplens.cuda.catalogue.inference.values import Number, Value, term_of
from warplens.cuda.source.parsing import Node

MOST_CONDITIONS = 32  # a launch may depend on this many conditions
LARGEST_POWER = 22  # powers of two up to this exponent are tried as sizes, and multiples of the numbers in a condition


_ENDING = re.compile(rb"\b(?:exit|abort|throw|_exit|quick_exit|EXIT_FAILURE)\b")
_RETURN = re.compile(rb"\breturn\b")


def require(run: Run, value: Value, *, holds: bool) -> None:
    """Choose the values of assumed sizes so that a condition of the host code holds, or does not, from here on. One
    that sizes of the host code meet is kept as well: smaller ones are to meet it, too.
    """
    conditions = [condition for condition in _conditions(value, holds=holds) if condition not in run.conditions]
    added = [
        condition
        for condition in conditions
        if condition.sizes() or (condition.is_of_sizes() and condition.holds(run.pins))
    ]
    if not added or len(run.conditions) + len(added) > MOST_CONDITIONS:
        return
    for condition in added:
        run.pins = {**run.pins, **_met(condition, (*run.conditions, *added), run.pins)}
        run.conditions = (*run.conditions, condition)


def refuse(run: Run, node: Node, value: Value, *, holds: bool) -> None:
    """Choose other values for sizes of the host code with which it leaves before a launch, and note where it does."""
    for refused in _conditions(value, holds=not holds):
        if refused.is_of_sizes() and not refused.holds(run.pins):
            sizes = _met(refused, run.conditions, run.pins, stated=True)
            run.pins, run.conditions = {**run.pins, **sizes}, (*run.conditions, refused)
            run.refused = {**run.refused, **dict.fromkeys(sizes, run.line(node))}
            if not sizes:
                run.take_against(node)


def _met(
    condition: Condition, others: Iterable[Condition], pins: Mapping[Symbol, int], *, stated: bool = False
) -> dict[Symbol, int]:
    """Return the size that meets a condition, and no other one less than before; empty where it is met or cannot be."""
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
    for number in numbers:
        candidates |= {number - 1, number, number + 1}
        if 1 < number <= before:
            candidates |= {before - before % number, before - before % number + number}
    usual = [value for value in candidates if 1 <= value <= 1 << LARGEST_POWER]
    return sorted(usual, key=lambda value: (abs(math.log2(value / before)), value))


def _conditions(value: Value, *, holds: bool) -> tuple[Condition, ...]:
    tests = tests_of(value)
    return tests.true if holds else tests.false


def is_lowered(run: Run, value: Value) -> bool:
    """Return whether a condition is false with what is assumed, in a run that takes each unknown `bool` for false."""
    if not isinstance(value, Number) or value.type_name != "bool":
        return False
    return value.is_guess and not (run.is_raised or value.value)


def pinned(value: Value, label: Value) -> dict[Symbol, int]:
    """Return the size that makes `value` equal to `label`, where the value follows from one assumed size alone."""
    term, wanted = term_of(value), term_of(label)
    if term is None or wanted is None or not wanted.is_constant or len(term.parts) != 1:
        return {}
    [(product, number)] = term.parts
    match product:
        case (Symbol() as symbol,) if symbol.assumed and wanted.constant % number == 0:
            return {symbol: wanted.constant // number}
        case (Operation("//" | "cdiv", (dividend, divisor)),) if number == 1 and divisor.is_constant:
            symbol_or_none = dividend.sole_symbol()
            if symbol_or_none is not None and symbol_or_none.assumed:
                return {symbol_or_none: wanted.constant * divisor.constant}
    return {}


def only_leaves(node: Node) -> bool:
    """Return whether a branch ends the function or the program."""
    return any(pattern.search(node.text or b"") for pattern in (_ENDING, _RETURN))


def only_returns(node: Node) -> bool:
    """Return whether a branch ends the function, and not the program."""
    return _RETURN.search(node.text or b"") is not None and _ENDING.search(node.text or b"") is None
