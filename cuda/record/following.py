"""Which expression of a launch follows which argument of its program, by runs with other arguments.

The rule: a form is said only where it gives the exact value in every run. What is the same in every run is fixed, and
what changes in no such form is said to change.
"""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, permutations, product
from math import gcd, prod

from warplens.cuda.capture.value import FOLLOWS, Capture, Launch, Place, Pointer

GRID, BLOCK, SHARED = "grid", "block", "dynamic shared memory"
SIZE = " has"  # the size of an array is a value of this name behind its own
AXES = 3
WARP = 32  # divisors of host code are often multiples of these
ITEMS = (1, 4, 8, 2, 16)  # bytes of an element, the most usual first
ENOUGH = 3  # so many different values are needed for a form that two would always have
MOST_TERMS = 3  # a product of more arguments is not looked for


@dataclass(frozen=True, slots=True, kw_only=True)
class LaunchFacts:
    """What a launch has that may follow an argument: `values` by name, of grid and block those of each axis."""

    kernel: str
    place: Place
    block: tuple[int, ...]
    values: Mapping[str, int]

    @property
    def site(self) -> tuple[str, Place]:
        """What launches of one line share, whatever the instance of their template."""
        return self.kernel.partition("<")[0], self.place


@dataclass(frozen=True, slots=True, kw_only=True)
class ObservedRun:
    """A run of a program: the values of its arguments by what they are called, and its launches in order."""

    arguments: Mapping[str, int]
    launches: tuple[LaunchFacts, ...]


def facts_of(capture: Capture, numbers: Mapping[str, int]) -> LaunchFacts:
    """Return what a launch has that may follow an argument; `numbers` are the whole numbers among its own."""
    launch = capture.launch
    values = {f"{name}.{axis}": extent for name, extents in ((GRID, launch.grid), (BLOCK, launch.block))
              for axis, extent in enumerate(extents)}  # fmt: skip
    values |= {SHARED: launch.dynamic_shared_bytes, **numbers, **dict(_sizes(launch))}
    kernel = capture.code.kernel
    return LaunchFacts(kernel=kernel, place=capture.program.launched_at, block=launch.block, values=values)


def _sizes(launch: Launch) -> Iterator[tuple[str, int]]:
    for name, argument in zip(launch.names, launch.arguments, strict=False):
        if isinstance(argument, Pointer):
            yield f"{name}{SIZE}", argument.allocation.data.nbytes


def followed(runs: Sequence[ObservedRun]) -> list[str]:
    """Return a sentence for each launch of the first run, "" where no other run has a launch in its place."""
    varied = [name for name in runs[0].arguments if len({run.arguments[name] for run in runs}) > 1]
    places: dict[tuple[str, Place], int] = {}
    sentences = []
    for facts in runs[0].launches:
        number = places[facts.site] = places.get(facts.site, -1) + 1
        same = [_at(run, facts.site, number) for run in runs]
        known = [(run.arguments, other) for run, other in zip(runs, same, strict=True) if other is not None]
        here = [other.values for other in runs[0].launches if other.site == facts.site]
        looped = {name for name in facts.values if len({values.get(name) for values in here}) > 1}
        sentences.append(_sentence(varied, known, looped) if varied and len(known) > 1 else "")
    return sentences


def _at(run: ObservedRun, site: tuple[str, Place], number: int) -> LaunchFacts | None:
    """Return the launch of a run that stands in the place of another one's."""
    here = [facts for facts in run.launches if facts.site == site]
    return here[number] if number < len(here) else None


def _sentence(
    varied: Sequence[str], known: Sequence[tuple[Mapping[str, int], LaunchFacts]], looped: Collection[str]
) -> str:
    """Return the sentence on a launch; `looped` is what a loop of the host changes: axes, which are not fixed."""
    first = known[0][1]
    arguments = [{name: values[name] for name in varied} for values, _ in known]
    names = [name for name in first.values if all(name in facts.values for _, facts in known)]
    columns = {name: [facts.values[name] for _, facts in known] for name in names}
    symbols = _symbols(varied, arguments, columns)
    divisors = [facts.block for _, facts in known]
    forms: dict[str, str | None] = {}  # "" where a value changes in no form that is known
    for name, column in columns.items():
        if len(set(column)) == 1:
            forms[name] = None
        elif name not in symbols.values():
            forms[name] = _form(arguments, column, divisors, symbols)
    follows = list(_follows(forms, columns))
    used = [symbol for symbol in symbols.values() if re.search(rf"(?<![\w-]){re.escape(symbol)}\b", ", ".join(follows))]
    follows += [f"{symbol} is {name}" for name, symbol in symbols.items() if symbol in used and symbol != name]
    changes = [_plain(name) for name, form in forms.items() if form == ""]
    fixed = list(_fixed({name: form for name, form in forms.items() if name not in looped}, columns))
    parts = [", ".join(follows)] if follows else []
    if changes:
        parts.append(f"{_listed(changes)} {_verb(changes, 'changes', 'change')} in no form that fits")
    if fixed:
        parts.append(f"{_listed(fixed)} {_verb(fixed, 'is', 'are')} fixed")
    return f"{FOLLOWS}{'; '.join(parts)} ({len(known)} runs)"


def _symbols(
    varied: Sequence[str], arguments: Sequence[Mapping[str, int]], columns: Mapping[str, Sequence[int]]
) -> dict[str, str]:
    """Return how each argument is called: as the number of the launch that always has its value, if there is one."""
    symbols: dict[str, str] = {}
    for name in varied:
        values = [run[name] for run in arguments]
        same = (other for other, column in columns.items() if other.isidentifier() and list(column) == values)
        symbols[name] = next((other for other in same if other not in symbols.values()), name)
    return symbols


def _follows(forms: Mapping[str, str | None], columns: Mapping[str, Sequence[int]]) -> Iterator[str]:
    """Yield what follows an argument, grid and block as one."""
    for name in (GRID, BLOCK):
        own = [forms[f"{name}.{axis}"] for axis in range(AXES)]
        if any(own) and "" not in own:
            shown = [form or str(columns[f"{name}.{axis}"][0]) for axis, form in enumerate(own)]
            yield f"{name} = {_shape(shown)}"
        elif any(own):
            yield from (f"{name}.{'xyz'[axis]} = {form}" for axis, form in enumerate(own) if form)
    sizes: dict[str, list[str]] = {}
    for name, form in forms.items():
        if form and name.endswith(SIZE):
            sizes.setdefault(form, []).append(name.removesuffix(SIZE))
        elif form and "." not in name:
            yield f"{name} = {form}{' B' * (name == SHARED)}"
    for form, names in sizes.items():
        yield f"{_listed(names)} {_verb(names, 'has', 'have')} {form} B"


def _fixed(forms: Mapping[str, str | None], columns: Mapping[str, Sequence[int]]) -> Iterator[str]:
    """Yield what is the same in every run; memory that there is none of, and the sizes of arrays, go without saying."""
    for name in (GRID, BLOCK):
        if all(forms.get(f"{name}.{axis}", "") is None for axis in range(AXES)):
            yield f"{name} = {_shape([str(columns[f'{name}.{axis}'][0]) for axis in range(AXES)])}"
    for name, form in forms.items():
        value = columns[name][0]
        if form is None and "." not in name and (name != SHARED or value):
            yield _plain(name) if name.endswith(SIZE) else f"{name} = {value}"


def _form(
    arguments: Sequence[Mapping[str, int]],
    column: Sequence[int],
    blocks: Sequence[Sequence[int]],
    symbols: Mapping[str, str],
) -> str:
    """Return the form that gives a value in every run, "" without one."""
    names = _depends_on(arguments, column)
    for term, values in _terms(names, arguments, symbols):
        if form := _fit(term, values, column, blocks):
            return form
    for first, second in permutations(names, 2):  # ceil(N / TILE)
        pairs = [(run[first], run[second]) for run in arguments]
        if all(over and -(-value // over) == result for (value, over), result in zip(pairs, column, strict=True)):
            return f"ceil({symbols[first]} / {symbols[second]})"
    return ""


def _depends_on(arguments: Sequence[Mapping[str, int]], column: Sequence[int]) -> list[str]:
    """Return the arguments of which one alone changes a value; all of them where the runs do not tell them apart."""
    names = list(arguments[0])
    alone = set()
    for (one, value), (other, result) in combinations(list(zip(arguments, column, strict=True)), 2):
        differing = [name for name in names if one[name] != other[name]]
        if len(differing) == 1 and value != result:
            alone.add(differing[0])
    return [name for name in names if name in alone or not alone]


def _terms(
    names: Sequence[str], arguments: Sequence[Mapping[str, int]], symbols: Mapping[str, str]
) -> Iterator[tuple[str, list[int]]]:
    """Yield what a form may be of: an argument, its square, a product or a sum of several."""
    if not 0 < len(names) <= MOST_TERMS:
        return
    shown = [symbols[name] for name in names]
    yield " * ".join(shown), [prod(run[name] for name in names) for run in arguments]
    if len(names) == 1:
        yield f"{shown[0]} * {shown[0]}", [run[names[0]] ** 2 for run in arguments]
    else:
        yield f"({' + '.join(shown)})", [sum(run[name] for name in names) for run in arguments]


def _fit(term: str, values: Sequence[int], column: Sequence[int], blocks: Sequence[Sequence[int]]) -> str:
    """Return the first form of a term that gives the whole column, "" for none."""
    pairs = list(zip(values, column, strict=True))
    if form := _linear(term, pairs):
        return form
    common = gcd(*column)
    factors = [factor for factor in dict.fromkeys((*ITEMS, common)) if factor and common % factor == 0]
    for kind, likely in product(("ceil", "floor"), (_likely(blocks), ())):
        for factor in factors:
            parts = [(value, result // factor) for value, result in pairs]
            if divisor := _divisor(kind, parts, likely):
                quotient = f"{kind}({term} / {divisor})"
                return quotient if factor == 1 else f"{factor} * {quotient}"
    return ""


def _linear(term: str, pairs: Sequence[tuple[int, int]]) -> str:
    """Return an affine form with whole coefficients; a constant beside it takes a third run to be believed."""
    distinct = sorted(set(pairs))
    (x0, y0), (x1, y1) = distinct[0], distinct[-1]
    if x0 == x1:
        return ""
    slope = Fraction(y1 - y0, x1 - x0)
    constant = y0 - slope * x0
    if any(slope * x + constant != y for x, y in distinct) or slope == 0:
        return ""
    if constant == 0 and slope.numerator == 1 and slope.denominator > 1:
        return f"{term} / {slope.denominator}" if len(distinct) >= ENOUGH else ""
    if slope.denominator != 1 or constant.denominator != 1 or (constant and len({x for x, _ in distinct}) < ENOUGH):
        return ""
    factor = term if slope == 1 else f"{slope} * {term}"
    return factor if not constant else f"{factor} {'+' if constant > 0 else '-'} {abs(constant)}"


def _divisor(kind: str, pairs: Sequence[tuple[int, int]], likely: Sequence[int]) -> int:
    """Return the likely divisor of a quotient that is rounded up or down; without those the only one, 0 for none."""
    if any(x <= 0 or y < 0 for x, y in pairs):
        return 0
    if kind == "ceil":  # ceil(x / d) = y where y - 1 < x / d <= y
        bounds = [(-(-x // y) if y else x + 1, (x - 1) // (y - 1) if y > 1 else None) for x, y in pairs]
    else:  # floor(x / d) = y where y <= x / d < y + 1
        bounds = [(x // (y + 1) + 1, x // y if y else None) for x, y in pairs]
    least = max(low for low, _ in bounds)
    most = min((high for _, high in bounds if high is not None), default=None)
    fitting = [divisor for divisor in likely if divisor >= least and (most is None or divisor <= most)]
    if not likely and kind == "ceil" and least == most and len({x for x, _ in pairs}) >= ENOUGH:
        fitting = [least]
    return next((divisor for divisor in fitting if divisor > 1), 0)


def _likely(blocks: Sequence[Sequence[int]]) -> list[int]:
    """Return divisors that host code may have: extents of the block, their product, and small multiples of it."""
    if any(tuple(block) != tuple(blocks[0]) for block in blocks):
        return []
    extents = [extent for extent in blocks[0] if extent > 1]
    threads = prod(blocks[0])
    powers = [factor * base for base, factor in product((threads, *extents), (2, 4, 8, 16, 32))]
    return list(dict.fromkeys([*extents, threads, *powers, WARP]))


def _shape(extents: Sequence[str]) -> str:
    """Return extents as text, without those of 1 at the end."""
    used = max((number for number, extent in enumerate(extents, start=1) if extent != "1"), default=1)
    return " x ".join(extents[:used])


def _plain(name: str) -> str:
    base, dot, axis = name.partition(".")
    if dot:
        return f"{base}.{'xyz'[int(axis)]}"
    return f"the size of {base.removesuffix(' has')}" if " has" in base else base


def _listed(names: Sequence[str]) -> str:
    return " and ".join(filter(None, (", ".join(names[:-1]), names[-1])))


def _verb(names: Sequence[str], singular: str, plural: str) -> str:
    return singular if len(names) == 1 else plural
