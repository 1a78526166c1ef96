"""Launches that one place of the host code makes again and again with other numbers: the values of a loop's variable.

The rule: a number that differs between the launches of a place becomes an axis of the problem where all that differs
follows from it. What the axes leave out is said in a sentence.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from math import prod

from warplens.cuda.catalogue.inference import terms
from warplens.cuda.catalogue.inference.run import Launch, Run
from warplens.cuda.catalogue.inference.terms import Symbol, Term, TermError
from warplens.cuda.catalogue.inference.values import Buffer, Number, Pointer, Struct, Value, symbolic, term_of
from warplens.cuda.source.parsing import Node

MAX_POINTS = 16
"""The axes of a launch have this many combinations; more values are taken at even distances, the ends included."""
FEW_POINTS = 4  # values taken of a loop that is not followed to its end
ALIGNED = 32  # elements of an array: a part that begins at a multiple of this begins a sector
MAX_NAMED = 8  # the most values of a number that a sentence lists
_LENGTH = "the length of "
MAX_DEPTH = 4  # structs within structs are looked into this deep


def begin_trip(run: Run, loop: Node, names: Collection[str]) -> None:
    """Note the whole numbers that a loop changes, at the beginning of a trip.

    In the first trip each gets a symbol, so that the launches of the loop are terms of it.
    """
    for name in names:
        cell = run.scope.find(name)
        value = cell.value if cell is not None else None
        term = term_of(value) if value is not None else None
        if cell is None or not isinstance(value, Number) or term is None or value.is_assumed or value.value < 0:
            continue
        key = (loop.id, name)
        if key not in run.trip_symbols:
            symbol = run.symbol(name, int(value.value), loop)
            symbol.fixed = True  # unless it becomes an axis
            run.trip_symbols[key] = symbol
            cell.value = symbolic(symbol, value.type_name)
        else:
            cell.value = Number(value.value, terms.settle(term), None, value.type_name)
        run.trips = {**run.trips, run.trip_symbols[key]: int(value.value)}


@dataclass(frozen=True, slots=True, kw_only=True)
class Repetition:
    """What launches of one place differ in: values of numbers of the first, and a sentence on what those leave out."""

    axes: Mapping[Symbol, tuple[int, ...]] = field(default_factory=dict)
    left_out: str = ""


def repetition_of(launches: Sequence[Launch]) -> Repetition:
    """Return how the launches of one place differ from the first of them, of which the others are of the same run."""
    first = launches[0]
    same = [launch for launch in launches if launch.run == first.run]
    numbers = [_numbers(launch) for launch in same]
    distinct = list(dict.fromkeys(numbers))
    if len(distinct) < 2 or len({len(number) for number in numbers}) > 1:
        return Repetition()
    symbols = [one for one in _symbols(first) if one in first.trips or not (one.assumed or one.is_macro)]
    rows: dict[tuple[int, ...], tuple[int, ...]] = {}
    for launch, expected in zip(same, numbers, strict=True):
        named = {(symbol.name, symbol.line): symbol.value for symbol in _symbols(launch)}
        row = tuple(launch.trips.get(symbol, named.get((symbol.name, symbol.line), symbol.value)) for symbol in symbols)
        is_new = expected not in rows.values()
        if is_new and _at(first, dict(zip(symbols, row, strict=True))) == expected:
            rows[row] = expected
    axes = _axes(symbols, list(rows))
    kept = thinned(axes, FEW_POINTS if first.is_cut else MAX_POINTS)
    shown = {
        rows[row]
        for row in product(*(kept.get(one, (first.trips.get(one, one.value),)) for one in symbols))
        if row in rows
    }
    if len(shown) == len(distinct) and not first.is_cut:
        return Repetition(axes=kept)
    taken = ", ".join(f"{symbol.name} = {listed(values)}" for symbol, values in kept.items())
    which = f"those with {taken} are taken" if kept else "the first is taken"
    differing = "" if axes and len(rows) == len(distinct) else f"; they differ in {_differing(same, numbers)}"
    more = " and more" if first.is_cut else ""
    return Repetition(axes=kept, left_out=f"of {len(distinct)}{more} launches here, {which}{differing}")


def thinned(axes: Mapping[Symbol, tuple[int, ...]], most: int) -> dict[Symbol, tuple[int, ...]]:
    """Return axes with at most `most` combinations: of the longest, values at even distances, its ends included."""
    kept = dict(axes)
    while prod(map(len, kept.values())) > most:
        longest = max(kept, key=lambda one: len(kept[one]))
        others = prod(len(values) for symbol, values in kept.items() if symbol is not longest)
        count = max(1, min(most // others, len(kept[longest]) - 1))
        last = len(kept[longest]) - 1
        kept[longest] = tuple(kept[longest][round(index * last / max(1, count - 1))] for index in range(count))
    return {symbol: values for symbol, values in kept.items() if len(values) > 1}


def _axes(symbols: Sequence[Symbol], rows: Sequence[tuple[int, ...]]) -> dict[Symbol, tuple[int, ...]]:
    """Return the values of the symbols that differ, of all where each combination occurs, else of one alone."""
    varying = {one: tuple(dict.fromkeys(row[number] for row in rows)) for number, one in enumerate(symbols)}
    varying = {one: values for one, values in varying.items() if len(values) > 1}
    if prod(map(len, varying.values())) == len(rows):
        return varying
    alone: dict[Symbol, tuple[int, ...]] = {}
    for number, symbol in enumerate(symbols):
        like_first = [row for row in rows if _without(row, number) == _without(rows[0], number)]
        values = tuple(dict.fromkeys(row[number] for row in like_first))
        if len(values) > max(1, max(map(len, alone.values()), default=1)):
            alone = {symbol: values}
    return alone


def _without(row: tuple[int, ...], number: int) -> tuple[int, ...]:
    return row[:number] + row[number + 1 :]


def _at(launch: Launch, values: Mapping[Symbol, int]) -> tuple[int, ...] | None:
    """Return the numbers of a launch with other values of its symbols, None where they are too large."""
    try:
        return tuple(terms.value(term, values) for _, term in _terms(launch))
    except TermError:
        return None


def _numbers(launch: Launch) -> tuple[int, ...]:
    return _at(launch, {}) or ()


def _symbols(launch: Launch) -> list[Symbol]:
    """Return the numbers of the host code that the shape and the plain arguments of a launch follow from."""
    return list(
        dict.fromkeys(
            symbol for name, term in _terms(launch) if not name.startswith(_LENGTH) for symbol in term.symbols()
        )
    )


def _terms(launch: Launch) -> Iterator[tuple[str, Term]]:
    """Yield the whole numbers of a launch with the names of what they are."""
    yield from _whole("the grid", launch.grid)
    yield from _whole("the block", launch.block)
    yield from _whole("the dynamic shared memory", (launch.dynamic_shared,))
    for parameter, value in zip(launch.kernel.parameters, launch.arguments, strict=False):
        yield from _whole(parameter.name, (value,))


def _whole(name: str, values: Iterable[Value], depth: int = 0) -> Iterator[tuple[str, Term]]:
    for value in values:
        if isinstance(value, Struct) and depth < MAX_DEPTH:
            yield from _whole(name, (cell.value for cell in value.members.values()), depth + 1)
        elif isinstance(value, Pointer):
            offset = term_of(value.offset) if value.offset is not None else None
            if offset is not None:  # a launch of another part of an array does the same
                yield name, terms.remainder(offset, terms.constant(ALIGNED))
            yield from _whole(f"{_LENGTH}{name}", _size(value.buffer))
        elif (term := term_of(value)) is not None:
            yield name, term


def _size(buffer: Buffer) -> tuple[Value, ...]:
    size = buffer.size_bytes if buffer.size_bytes is not None else buffer.count
    return (size,) if size is not None else ()


def _differing(launches: Sequence[Launch], numbers: Sequence[tuple[int, ...]]) -> str:
    """Return what launches differ in, with the values of plain numbers."""
    names = [name for name, _ in _terms(launches[0])]
    columns = zip(*numbers, strict=True)
    found: dict[str, tuple[int, ...]] = {}
    for name, column in zip(names, columns, strict=True):
        values = tuple(dict.fromkeys(column))
        if len(values) > 1:
            found.setdefault(name, values)
    plain = {parameter.name for parameter in launches[0].kernel.parameters}
    return " and ".join(f"{name} ({listed(values)})" if name in plain else name for name, values in found.items())


def listed(values: Sequence[int]) -> str:
    """Return the first of some values as text."""
    more = ", ..." if len(values) > MAX_NAMED else ""
    return ", ".join(map(str, values[:MAX_NAMED])) + more
