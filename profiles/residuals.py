"""How far the modelled times of a kernel are off: measured over modelled by size and tile, and what that goes with.

The rule: a residual is the ratio of a measured time to the modelled time of the same launch, above 1 where the GPU
takes longer. What it goes with is a correlation and is worded as one. A corrected time stands beside the modelled one,
says by how many measured points it was corrected, and never takes its place.
"""

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median, quantiles

from warplens.cuda.device.gpus import sheet_like
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import CacheState, PointResult
from warplens.profiles import columns, formats, records, statistics

FEWEST_TO_CORRECT = 3  # the fewest measured points from which a residual is taken to be that of the kernel
FEWEST_TO_CORRELATE = 6  # among fewer points nearly any term goes with the residual by chance
LARGEST_CHANCE = 0.05  # a correlation this likely by chance is not named; the chance counts for all terms tried
WORST = 3  # the number of points that are named, those that are off most


@dataclass(frozen=True, slots=True, kw_only=True)
class Residual:
    """The two times of a launch."""

    point: PointResult = field(repr=False)  # of the judged profile: the measured one where both times are its own
    measured_ns: float
    modelled_ns: float
    shares: Mapping[str, float]  # the terms as parts of the modelled time

    @property
    def ratio(self) -> float:
        """The measured time over the modelled one."""
        return self.measured_ns / self.modelled_ns


@dataclass(frozen=True, slots=True, kw_only=True)
class Companion:
    """The term whose share goes with the residual: Spearman's correlation `rho` over `points`."""

    term: str
    rho: float
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Correction:
    """A modelled time without a measured one, and what it becomes by the residual of its kernel."""

    point: PointResult = field(repr=False)
    modelled_ns: float
    corrected_ns: float
    by_points: int

    @property
    def text(self) -> str:
        """Both times, the corrected one marked."""
        modelled, corrected = formats.time_text(self.modelled_ns), formats.time_text(self.corrected_ns)
        return f"{modelled} modelled, {corrected} corrected by {self.by_points} measured points"


@dataclass(frozen=True, slots=True, kw_only=True)
class KernelResiduals:
    """The residuals of a kernel on one model of GPU, with one state of the cache, in the order of size and tile."""

    kernel: str
    family: str
    device: str
    cache: CacheState
    residuals: tuple[Residual, ...]
    corrections: tuple[Correction, ...] = ()

    @property
    def ratios(self) -> tuple[float, ...]:
        """The ratios of measured to modelled times."""
        return tuple(residual.ratio for residual in self.residuals)

    @property
    def typical(self) -> float:
        """The median ratio."""
        return median(self.ratios)

    @property
    def worst(self) -> tuple[Residual, ...]:
        """The points that are off most, above or below."""
        return tuple(sorted(self.residuals, key=lambda residual: -abs(math.log(residual.ratio)))[:WORST])

    @property
    def companion(self) -> Companion | None:
        """The term that the residual goes with most closely; None where none does, or with too few points."""
        if len(self.residuals) < FEWEST_TO_CORRELATE:
            return None
        names = dict.fromkeys(name for residual in self.residuals for name in residual.shares)
        tried = []
        for name in names:
            shares = [residual.shares.get(name, 0.0) for residual in self.residuals]
            rho, chance = statistics.rank_correlation(shares, self.ratios)
            tried.append((chance * len(names), -abs(rho), name, rho))
        chance, _, name, rho = min(tried, default=(1.0, 0.0, "", 0.0))
        return Companion(term=name, rho=rho, points=len(self.residuals)) if chance <= LARGEST_CHANCE else None

    @property
    def sentences(self) -> tuple[str, ...]:
        """How far the model is off, and what that goes with."""
        count = len(self.residuals)
        points = f"{count} measured point{'s' if count > 1 else ''}"
        spread = ""
        if count > FEWEST_TO_CORRECT:
            low, _, high = quantiles(self.ratios, n=4, method="inclusive")
            spread = f", half of the points between {ratio_text(low)} and {ratio_text(high)}"
        about_ratio = f"Measured time over modelled: {ratio_text(self.typical)} in the middle of {points}{spread}."
        return about_ratio, self._about_term()

    def for_json(self) -> dict[str, object]:
        """Return the residuals as plain values: times in nanoseconds, shares as parts of the modelled time."""
        companion = self.companion
        return {
            "kernel": self.kernel,
            "device": self.device,
            "cache": self.cache.value,
            "typical_ratio": self.typical,
            "goes_with": None if companion is None else {"term": companion.term, "rho": companion.rho},
            "sentences": list(self.sentences),
            "points": [
                {
                    "problem": residual.point.problem,
                    "tune": residual.point.tune,
                    "measured_ns": residual.measured_ns,
                    "modelled_ns": residual.modelled_ns,
                    "ratio": residual.ratio,
                    "shares": dict(residual.shares),
                }
                for residual in self.residuals
            ],
            "corrected": [
                {
                    "problem": correction.point.problem,
                    "tune": correction.point.tune,
                    "modelled_ns": correction.modelled_ns,
                    "corrected_ns": correction.corrected_ns,
                    "by_points": correction.by_points,
                }
                for correction in self.corrections
            ],
        }

    def _about_term(self) -> str:
        count = len(self.residuals)
        if count < FEWEST_TO_CORRELATE:
            return f"Too few points to say what that goes with: {FEWEST_TO_CORRELATE} are needed."
        companion = self.companion
        if companion is None:
            return "It does not go with the share of any term of the model."
        takes = "longer" if companion.rho > 0 else "less time"
        says = "little" if companion.rho > 0 else "much"
        rho = f"{companion.rho:+.2f}".replace("-", "\N{MINUS SIGN}")
        return (
            f"Where the share of {columns.term_words(companion.term)} in the modelled time is larger, the GPU takes "
            f"{takes} than modelled (rank correlation {rho} over {count} points): the model may say too "
            f"{says} of it. The two go together; that one causes the other is not shown."
        )


def residuals_of(
    points: Iterable[PointResult], devices: Iterable[records.DeviceRecord], measured: Iterable[PointResult] = ()
) -> tuple[KernelResiduals, ...]:
    """Return the residuals of each kernel, model of GPU and state of the cache, in the order of the points.

    A measured point has the modelled time that was joined with it, or that of a modelled point of the same launch.
    Modelled points without a measured one are corrected by the residuals of their kernel. A profile that was made
    without the GPU is judged by the points of another one, `measured`; modelled times that are joined with those are
    not used, as another version of the model may have given them.
    """
    models = {device.key: _model(device) for device in devices}
    own = tuple(points)
    modelled = [point for point in own if _is(point, Provenance.MODELLED)]
    at_place = {_place(point, models): point for point in modelled}
    groups: dict[tuple[object, ...], list[Residual]] = defaultdict(list)
    heads: dict[tuple[object, ...], PointResult] = {}
    matched: set[tuple[object, ...]] = set()
    for point, is_own in [*((point, True) for point in own), *((point, False) for point in measured)]:
        counterpart = at_place.get(_place(point, models))
        residual = _residual(point, counterpart, may_have_joined=is_own)
        if residual is not None:
            if counterpart is not None:
                matched.add(counterpart.key)
            groups[_kernel(point, models)].append(residual)
            heads.setdefault(_kernel(point, models), point)
    left: dict[tuple[object, ...], list[PointResult]] = defaultdict(list)
    for point in modelled:
        if point.key not in matched:
            left[_kernel(point, models)].append(point)
    return tuple(
        KernelResiduals(
            kernel=heads[key].kernel,
            family=heads[key].family,
            device=models.get(heads[key].device, heads[key].device),
            cache=heads[key].cache or CacheState.COLD,
            residuals=tuple(sorted(group, key=lambda residual: _order(residual.point))),
            corrections=_corrections(group, left.get(key, ())),
        )
        for key, group in groups.items()
    )


def ratio_text(ratio: float) -> str:
    """Return a ratio with three digits."""
    return f"{formats.significant(ratio)}\N{MULTIPLICATION SIGN}"


def _is(point: PointResult, provenance: Provenance) -> bool:
    return point.baseline is None and point.time is not None and point.time.provenance is provenance


def _model(device: records.DeviceRecord) -> str:
    """Return the key of a device's sheet: a GPU and the sheet that it is counted for are the same model."""
    sheet = sheet_like(device)
    return sheet.key if sheet is not None else device.key


def _kernel(point: PointResult, models: Mapping[str, str]) -> tuple[object, ...]:
    """Return what the points share whose residuals belong together; a time modelled for no state is a cold one."""
    return point.kernel, models.get(point.device, point.device), point.cache or CacheState.COLD


def _place(point: PointResult, models: Mapping[str, str]) -> tuple[object, ...]:
    return (*_kernel(point, models), tuple(sorted(point.problem.items())), tuple(sorted(point.tune.items())))


def _residual(point: PointResult, modelled: PointResult | None, *, may_have_joined: bool) -> Residual | None:
    """Return the residual of a measured point by its twin's modelled time or by the one that was joined with it."""
    if point.time is None or not _is(point, Provenance.MEASURED):
        return None
    joined = point.metrics.get("modelled_time")
    if modelled is not None and modelled.time is not None:
        modelled_ns, terms = modelled.time.value_ns, modelled.time.terms_ns
    elif may_have_joined and joined is not None and not isinstance(joined.value, str):
        modelled_ns, terms = float(joined.value), point.time.terms_ns
    else:
        return None
    if modelled_ns <= 0.0 or point.time.value_ns <= 0.0:
        return None
    return Residual(
        point=point if modelled is None else modelled,
        measured_ns=point.time.value_ns,
        modelled_ns=modelled_ns,
        shares={name: term_ns / modelled_ns for name, term_ns in terms.items()},
    )


def _corrections(group: Sequence[Residual], left: Iterable[PointResult]) -> tuple[Correction, ...]:
    """Return the corrected times of the modelled points of a kernel, by the median ratio of its measured ones."""
    if len(group) < FEWEST_TO_CORRECT:
        return ()
    factor = median(residual.ratio for residual in group)
    times = [(point, point.time.value_ns) for point in sorted(left, key=_order) if point.time is not None]
    return tuple(
        Correction(point=point, modelled_ns=time_ns, corrected_ns=factor * time_ns, by_points=len(group))
        for point, time_ns in times
    )


def _order(point: PointResult) -> tuple[object, ...]:
    return tuple(point.problem.values()), tuple(point.tune.values())
