"""Whether the heat map of the window marks the right tile, where there is no GPU.

The rule: a profile of modelled times goes through the window's own `heat_map`, and the cell that it marks is held
against measured times of the same points. A tile is right if it takes at most `SAME_PERCENT` longer than the fastest.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from benchmark_registry import Row

from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import CacheState, PointResult
from warplens.gui.figures.plots import heat_map
from warplens.gui.figures.runtime import Context

SAME_PERCENT = 5.0
FAMILIES = ("matmul", "transpose")
"""The variants whose names begin like this are the products and the transposes of the catalogue."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """The tile that the heat map marks for a variant at a size, and the one that was fastest.

    Args:
        name: the variant, its size, and both tiles.
        slower_percent: how much slower the marked one was measured.
    """

    name: str
    slower_percent: float

    @property
    def is_right(self) -> bool:
        """Whether the marked tile is as fast as the fastest one."""
        return self.slower_percent <= SAME_PERCENT


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
    slower = _ns(of_tile[marked]) / _ns(of_tile[fastest])
    return Choice(name=f"{name}: {marked} for {fastest}", slower_percent=100 * (slower - 1))


def _with_time(point: PointResult, ns: float) -> PointResult:
    assert point.time is not None
    time = replace(point.time, value_ns=ns, provenance=Provenance.MODELLED, samples_ns=(), conditions=(), visits=())
    return replace(point, time=time)


def _ns(point: PointResult) -> float:
    assert point.time is not None
    return point.time.value_ns


def tile_row(state: CacheState, made: Sequence[Choice]) -> Row:
    """Return the row of the marked tiles that are right; below it the wrong ones."""
    right = sum(choice.is_right for choice in made)
    return Row(
        title=f"tiles that the heat map marks, {state.value}",
        unit="% right",
        value=100 * right / len(made),
        aim=100,
        higher_is_better=True,
        note=f"{right} of {len(made)} of products and transposes",
        details=tuple(
            f"wrong  {choice.name}: {choice.slower_percent:.1f} % slower" for choice in made if not choice.is_right
        ),
    )
