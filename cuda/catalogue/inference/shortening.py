"""The default sizes of a file's launches: those of the host code, or smaller ones where a run would take long.

The rule: a size of the host code stays if its launches take a CPU no more than some seconds. A longer launch has its
sizes halved, together with those of all launches that share a variable, so that kernels are compared at equal sizes. A
smaller launch still does what that of the host code does: loops over tiles have at least two trips, grids at least two
blocks, and the host code's own conditions hold.
"""

from collections import ChainMap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import lcm, prod

from warplens.cuda.catalogue.dtypes import DType
from warplens.cuda.catalogue.inference import likely_block, terms
from warplens.cuda.catalogue.inference.draft import Draft
from warplens.cuda.catalogue.inference.extents import Trips, Work
from warplens.cuda.catalogue.inference.launches import FEW_POINTS, listed, thinned
from warplens.cuda.catalogue.inference.terms import Condition, Operation, Symbol, Term, TermError

SHORT = "so that a run on the CPU is short"
MOST_POINTS_COST = 2.0  # the launches of one place may take this often what one may take
LEAST_SIZE = 32  # a size that is no larger stays
LEAST_COUNT = 2  # of a loop's trips, and of blocks along an axis: one alone does not show how they follow each other
MAX_HALVINGS = 200
MAX_DOUBLINGS = 10  # an assumed size of 8 becomes 8,192 at most
ENOUGH = 0.75  # a size is halved where this leaves at most so much of the cost
MAX_DIVISOR = 1 << 16  # a size is kept a multiple of no larger number

Key = tuple[str, int, int, str]
"""A variable of the host code: its name, line and value, and why it is assumed. Runs on other ways meet it again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """What a launch may take: operations of its threads, threads, and bytes of all arrays."""

    operations: int
    threads: int
    array_bytes: int


STATED = Limits(operations=2**34, threads=2**31, array_bytes=2**29)
"""Those of sizes that the host code states. On two processors of 2026, 2**34 operations (a product of matrices of
1,024 rows has 1e10) take 3 s, 2**25 threads that add two vectors of 128 MiB take 3 s, and four times as many 16 s, most
of it for the vectors; 1.2e9 threads that fill as many bytes take 6 s, since a sample of the blocks is executed."""
BLANK = 2.5  # an array that begins as zeros takes no more time than one with numbers that is smaller by this factor
INVENTED = Limits(operations=2**28, threads=2**20, array_bytes=2**27)
"""Those of sizes that nothing says: any will do, and one that takes a tenth of a second is as good."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sized:
    """A launch whose sizes are chosen; its draft's `values` are filled in, and `extents` are what its arrays need."""

    draft: Draft
    work: tuple[Work, ...]
    extents: Mapping[str, Term]
    conditions: tuple[Condition, ...] = ()


def shorten(launches: Sequence[Sized]) -> None:
    """Choose smaller sizes for long launches, the same ones for launches that share a variable. Equal sizes stay equal,
    and an array that holds everything that the kernel's indices need still holds it.
    """
    for group in _sharing(launches):
        _Group(group).choose()
    for launch in launches:
        draft = launch.draft
        names = dict(ChainMap(*likely_block.axes_of(draft)))
        for symbol, value in draft.values.items():
            line = draft.refused.get(symbol, 0)
            why = f"with which line {line} leaves" if line else SHORT
            if symbol in names and not symbol.assumed:
                draft.assume(f"{names[symbol]} is {value} instead of {symbol.value}, {why}")


def _key(symbol: Symbol) -> Key:
    return symbol.name, symbol.line, symbol.value, symbol.assumed


def _sizes(draft: Draft) -> dict[Symbol, None]:
    used = {symbol: None for term in draft.terms() for symbol in term.symbols() if not symbol.is_macro}
    # a kernel is written for its block, and often repeats its size
    kept = {symbol for side in draft.block for symbol in side.symbols()} | _bytes_alone(draft) | draft.values.keys()
    kept |= draft.axes.keys()
    return {symbol: None for symbol in used if symbol not in kept}


def _bytes_alone(draft: Draft) -> set[Symbol]:
    """Return the numbers that say nothing but how much dynamic shared memory there is."""
    shared, draft_without = draft.dynamic_shared, replace(draft, dynamic_shared=None)
    if shared is None:
        return set()
    return set(shared.symbols()) - {symbol for term in draft_without.terms() for symbol in term.symbols()}


def fit_block(draft: Draft) -> None:
    """Halve the assumed sizes of a block with more threads than a GPU allows, the largest first."""
    assumed = {symbol for side in draft.block for symbol in side.symbols() if symbol.assumed and not symbol.is_macro}
    for _ in range(64):
        threads = prod(terms.value(side, draft.values) for side in draft.block)
        largest = max(assumed, key=lambda size: (draft.values.get(size, size.value), -size.serial), default=None)
        if threads <= likely_block.MAX_BLOCK_THREADS or largest is None or draft.values.get(largest, largest.value) < 2:
            return
        draft.values[largest] = draft.values.get(largest, largest.value) // 2


def _sharing(launches: Sequence[Sized]) -> Iterable[list[Sized]]:
    groups: list[tuple[set[Key], list[Sized]]] = []
    for launch in launches:
        keys, members = {_key(symbol) for symbol in _sizes(launch.draft)}, [launch]
        apart = []
        for others, group in groups:
            if keys & others:
                keys, members = keys | others, [*group, *members]
            else:
                apart.append((others, group))
        groups = [*apart, (keys, members)]
    return [members for _, members in groups]


class _Group:
    """Launches whose sizes are chosen together."""

    def __init__(self, launches: Sequence[Sized]) -> None:
        self._launches = [_Launch(launch) for launch in launches]
        symbols = {size for launch in self._launches for size in launch.sizes}
        self._values = {_key(size): size.value for size in sorted(symbols, key=lambda size: size.serial)}
        conditions = (condition for launch in self._launches for condition in launch.conditions)
        numbers = {number for condition in conditions for number in condition.numbers()}
        self._divisors = sorted(number for number in numbers if 1 < number <= MAX_DIVISOR)

    def choose(self) -> None:
        """Choose the sizes: first those that the text does not say, then those of the host code."""
        self._lengthen()
        self._shorten({key for key in self._values if key[3]}, INVENTED)
        self._shorten(set(self._values), STATED)
        for launch in self._launches:
            launch.keep(self._values)

    def _lengthen(self) -> None:
        """Double the sizes that nothing says until each loop over tiles has two trips, as far as conditions allow."""
        for _ in range(MAX_DOUBLINGS):
            single = set().union(*(launch.single_tiles(self._values) for launch in self._launches))
            values = {key: 2 * value if key in single else value for key, value in self._values.items()}
            if not single or not all(launch.is_sound(values) for launch in self._launches):
                return
            self._values = values
            for launch in self._launches:
                launch.begin(values)

    def _shorten(self, keys: set[Key], limits: Limits) -> None:
        for _ in range(MAX_HALVINGS):
            cost = self._cost(self._values, limits)
            if cost <= len(self._launches):
                return
            improvements: list[tuple[float, int, dict[Key, int]]] = []
            for value, equal in _by_value(keys, self._values).items():
                for smaller in _smaller(value, self._divisors) if value > LEAST_SIZE else ():
                    trial = {**self._values, **dict.fromkeys(equal, smaller)}
                    if all(launch.is_sound(trial) for launch in self._launches):
                        improvements.append((self._cost(trial, limits), -value, trial))
                        break
            # the largest size that shortens the launch, so that the shape of its arrays stays about what it was
            enough = [smaller for smaller in improvements if smaller[0] <= ENOUGH * cost]
            best = min(enough, key=lambda smaller: (smaller[1], smaller[0]), default=None)
            if best is None or best[0] >= ENOUGH * cost:
                best = min(improvements, key=lambda smaller: smaller[:2], default=None)
            if best is None or best[0] >= cost:
                return
            self._values = best[2]

    def _cost(self, values: Mapping[Key, int], limits: Limits) -> float:
        """Return the sum over the launches of what each takes over what it may take, each at least 1."""
        return sum(max(1.0, launch.cost(values, limits)) for launch in self._launches)


class _Launch:
    """A launch, with what holds for it before any of its sizes becomes smaller."""

    def __init__(self, launch: Sized) -> None:
        self._launch = launch
        self._draft = launch.draft
        self._thin_axes()
        self.sizes = _sizes(launch.draft)
        self._before = dict(launch.draft.values)
        self._loops = tuple({loop for work in launch.work for loop in work.loops})
        self.begin({_key(symbol): symbol.value for symbol in self.sizes})

    def begin(self, values: Mapping[Key, int]) -> None:
        """Take these sizes for those before any becomes smaller."""
        self._before = self._of(values)
        self._least = [min(LEAST_COUNT, count) for count in self._counts(self._before)]
        conditions = (*self._launch.conditions, *self._divisions())
        self.conditions = [condition for condition in conditions if condition.holds(self._before)]

    def single_tiles(self, keyed: Mapping[Key, int]) -> set[Key]:
        """Return the assumed sizes of which loops over tiles of a known width have one trip or none."""
        values, single = self._of(keyed), set[Key]()
        for loop in self._loops:
            widths = [loop.step, *(right for _, right in _quotients(loop.span))]
            is_known = not any(symbol.assumed for width in widths for symbol in width.symbols())
            is_tiled = is_known and not loop.is_geometric and any(terms.value(width, values) > 1 for width in widths)
            if is_tiled and _count(loop, values) < LEAST_COUNT:
                single |= {_key(symbol) for symbol in loop.span.symbols() if symbol.assumed and symbol in self.sizes}
        return single

    def _counts(self, values: Mapping[Symbol, int]) -> list[int]:
        blocks = [Trips(side) for side in self._draft.grid]
        return [_count(loop, values) for loop in (*blocks, *self._loops)]

    def _divisions(self) -> Iterator[Condition]:
        """Yield whether the divisions of the launch, and of the kernel's loops over tiles, leave no remainder."""
        spans = [(loop.span, loop.step) for loop in self._loops if not loop.is_geometric]
        for term in (*self._draft.terms(), *(part for span in spans for part in span)):
            spans.extend(_quotients(term))
        for left, right in spans:
            if right.parts:
                yield Condition("==", terms.remainder(left, right), terms.constant(0))

    def _of(self, values: Mapping[Key, int]) -> dict[Symbol, int]:
        return {**self._before, **{symbol: values[_key(symbol)] for symbol in self.sizes}}

    def keep(self, values: Mapping[Key, int]) -> None:
        """Keep the sizes that differ from the host code's, or from the likely ones."""
        self._draft.values.update({size: value for size, value in self._of(values).items() if value != size.value})

    def is_sound(self, keyed: Mapping[Key, int]) -> bool:
        """Return whether the launch still does with these sizes what it did before."""
        values, draft = self._of(keyed), self._draft
        try:
            return (
                all(terms.value(term, values) >= 1 for term in (*draft.grid, *draft.block))
                and all(count >= least for count, least in zip(self._counts(values), self._least, strict=True))
                and all(terms.value(array.shape[0], values) >= 1 for array in draft.arrays.values())
                and all(self._fits(name, term, values) for name, term in self._launch.extents.items())
                and all(condition.holds(values) for condition in self.conditions)
            )
        except TermError:
            return False

    def _fits(self, name: str, extent: Term, values: dict[Symbol, int]) -> bool:
        """Return whether an array holds what the kernel's indices need, if it did so at the earlier sizes."""
        length = self._draft.arrays[name].shape[0]
        fits = terms.value(extent, values) <= terms.value(length, values)
        return fits or terms.value(extent, self._before) > terms.value(length, self._before)

    def cost(self, keyed: Mapping[Key, int], limits: Limits) -> float:
        """Return the largest ratio of what the launch takes and what it may take."""
        values = self._of(keyed)
        return max(self._cost({**values, **point}, limits) for point in self._points())

    def _points(self) -> list[dict[Symbol, int]]:
        axes = self._draft.axes
        return [dict(zip(axes, values, strict=True)) for values in product(*axes.values())]

    def _thin_axes(self) -> None:
        """Leave out values at which a launch takes long, as far as others take less; some where all take long."""
        draft, before = self._draft, dict(self._draft.axes)
        costs = [(point, self._cost({**draft.values, **point}, STATED)) for point in self._points() if point]
        if not costs:
            return
        allowed = max(1.0, min(cost for _, cost in costs))
        kept = [(point, cost) for point, cost in costs if cost <= allowed]
        for symbol in before:
            draft.axes[symbol] = tuple(dict.fromkeys(point[symbol] for point, _ in kept))
        if sum(cost for _, cost in kept) > MOST_POINTS_COST:
            draft.axes.update(thinned(draft.axes, FEW_POINTS))
        for symbol, values in before.items():
            left = [value for value in values if value not in draft.axes[symbol]]
            if left:
                draft.assume(f"{symbol.name} is {listed(draft.axes[symbol])}, without {listed(left)}, {SHORT}")
            if draft.axes[symbol] == (symbol.value,):
                del draft.axes[symbol]  # it is a size like others

    def _cost(self, values: Mapping[Symbol, int], limits: Limits) -> float:
        draft = self._draft
        try:
            blocks = prod(terms.value(side, values) for side in draft.grid)
            block = prod(terms.value(side, values) for side in draft.block)
            threads = blocks * -(-block // likely_block.WARP) * likely_block.WARP  # a warp is executed whole
            trips = [(work, prod(max(1, loop.count(values)) for loop in work.loops)) for work in self._launch.work]
            operations = sum(work.operations * count for work, count in trips)
            size = sum(
                DType(array.dtype).itemsize
                * prod(terms.value(side, values) for side in array.shape)
                / (BLANK if array.init in ("", "zeros") else 1)
                for array in draft.arrays.values()
            )
        except TermError:
            return 1e30
        return max(threads / limits.threads, threads * operations / limits.operations, size / limits.array_bytes)


def _count(trips: Trips, values: Mapping[Symbol, int]) -> int:
    try:
        return trips.count(values)
    except TermError:
        return 0


def _quotients(term: Term) -> Iterator[tuple[Term, Term]]:
    for factors, _ in term.parts:
        for factor in factors:
            if isinstance(factor, Operation):
                if factor.function in ("//", "cdiv"):
                    yield factor.arguments[0], factor.arguments[1]
                for argument in factor.arguments:
                    yield from _quotients(argument)


def _smaller(value: int, divisors: Sequence[int]) -> Iterator[int]:
    """Yield about half of a value: one that keeps the powers of two in it, up to 256, then multiples of divisors."""
    half = value // 2
    step = min(value & -value, 256)
    yield half - half % step if half > step else half
    usual = [divisor for divisor in divisors if value % divisor == 0]
    for divisor in dict.fromkeys((lcm(*usual), *reversed(usual))):
        if half - half % divisor >= 1:
            yield half - half % divisor


def _by_value(keys: set[Key], values: Mapping[Key, int]) -> dict[int, list[Key]]:
    groups: dict[int, list[Key]] = {}
    for key, value in values.items():
        if key in keys:
            groups.setdefault(value, []).append(key)
    return groups
