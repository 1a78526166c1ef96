"""Whether the heat map of the window marks the right tile, where there is no GPU.

The rule: a profile of modelled times goes through the window's own `heat_map`, and the cell that it marks is held
against the measured times of `reference:h200`. A tile is right if the card's own difference to its fastest one is at
most `SAME_PERCENT`.

The points of that profile were measured on four cards, each point on one of them (`Time.visits`), whose cold launches
take different times: `CARD_NS` has the medians of measured less modelled time of cold launches below 8 us (36 of them).
Of two points that were measured on different cards the difference of these is no difference of the tiles, and is
allowed for. Warm launches follow each other, differ little between the cards, and have no allowance.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from benchmark_registry import Row

from warplens.cuda.metrics import Provenance
from warplens.cuda.points import CacheState, PointResult
from warplens.gui.plots.figures.heat_map import heat_map
from warplens.gui.plots.figures.runtime import Context

SAME_PERCENT = 5.0
CARD_NS = {0: 216.0, 1: -69.0, 2: 112.0, 3: 410.0}
FAMILIES = ("matmul", "transpose")
"""The variants whose names begin like this are the products and the transposes of the catalogue."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """The tile that the heat map marks for a variant at a size, and the one that was fastest.

    Args:
        name: the variant, its size, and both tiles.
        slower_percent: how much slower the marked one was measured.
        own_percent: the same without what the cards differ by; below 0 where that explains more.
    """

    name: str
    slower_percent: float
    own_percent: float

    @property
    def is_right(self) -> bool:
        """Whether the marked tile is as fast as the fastest one."""
        return self.own_percent <= SAME_PERCENT

    @property
    def needs_allowance(self) -> bool:
        """Whether it is only because of the cards."""
        return self.is_right and self.slower_percent > SAME_PERCENT


def choices(points: Sequence[PointResult], modelled_ns: Mapping[int, float], state: CacheState) -> Iterator[Choice]:
    """Iterate over the tiles that the heat map marks.

    Args:
        points: measured ones, of any variants and sizes.
        modelled_ns: the modelled times by their places in `points`.
        state: the state of the L2 cache.
    """
    rows: defaultdict[tuple[str, int], list[int]] = defaultdict(list)
    for place in modelled_ns:
        point = points[place]
        assert point.time is not None
        if point.kernel.startswith(FAMILIES) and point.time.cache is state and len(point.tune) == 1:
            (size,) = point.problem.values()
            rows[point.kernel, size].append(place)
    for (kernel, size), places in rows.items():
        if len(places) > 1:
            yield _choice(f"{kernel}/{size}", [points[place] for place in places], [modelled_ns[p] for p in places])


def _choice(name: str, measured: Sequence[PointResult], modelled_ns: Sequence[float]) -> Choice:
    """Return the choice among the tiles of a variant at a size."""
    shown = [_with_time(point, ns) for point, ns in zip(measured, modelled_ns, strict=True)]
    (facet,) = heat_map(shown, Context(looks={})).facets
    (marked,) = (facet.columns[cell.column] for cell in facet.cells if cell.is_best)
    of_tile = {str(next(iter(point.tune.values()))): point for point in measured}
    fastest = min(of_tile, key=lambda tile: _ns(of_tile[tile]))
    best_ns, marked_ns = _ns(of_tile[fastest]), _ns(of_tile[marked])
    of_cards = _card_ns(of_tile[marked]) - _card_ns(of_tile[fastest])
    return Choice(
        name=f"{name}: {marked} for {fastest}",
        slower_percent=100 * (marked_ns / best_ns - 1),
        own_percent=100 * ((marked_ns - max(0.0, of_cards)) / best_ns - 1),
    )


def _with_time(point: PointResult, ns: float) -> PointResult:
    assert point.time is not None
    time = replace(point.time, value_ns=ns, provenance=Provenance.MODELLED, samples_ns=(), conditions=(), visits=())
    return replace(point, time=time)


def _ns(point: PointResult) -> float:
    assert point.time is not None
    return point.time.value_ns


def _card_ns(point: PointResult) -> float:
    """Return what the card of a point adds to its cold launches."""
    assert point.time is not None
    is_cold = point.time.cache is CacheState.COLD
    return CARD_NS.get(point.time.visits[0].card, 0.0) if is_cold and point.time.visits else 0.0


def tile_row(state: CacheState, made: Sequence[Choice]) -> Row:
    """Return the row of the marked tiles that are right; below it the wrong ones, and those that need the allowance."""
    right = sum(choice.is_right for choice in made)
    allowed = [choice for choice in made if choice.needs_allowance]
    wrong = [choice for choice in made if not choice.is_right]
    return Row(
        title=f"tiles that the heat map marks, {state.value}",
        unit="% right",
        value=100 * right / len(made),
        aim=100,
        higher_is_better=True,
        note=f"{right} of {len(made)} of products and transposes; {len(allowed)} by what the cards differ by",
        details=tuple(
            f"{kind}  {choice.name}: {choice.slower_percent:.1f} %, {choice.own_percent:.1f} % without the cards"
            for kind, of_kind in (("wrong  ", wrong), ("allowed", allowed))
            for choice in of_kind
        ),
    )
