"""How often a verdict of a comparison is false, and how often a planted change is found, beside what others make of it.

The rule: all figures are made by `warplens.profiles.comparison.compare`, with the default preset, from samples that are
drawn here or were recorded on a GPU; others judge the same pairs. Pairs of a distribution are judged one at a time, so
that nothing is known of the process; pairs of two sweeps together.

The others: the rule of nvbench-compare-robust for a gap (the intervals from the least sample to the third quartile lie
0.5 % apart; docs/nvbench_compare_robust.md in NVIDIA/nvbench), the U test that google/benchmark uses (Mann and Whitney,
p < 0.05), and Welch's t test (p < 0.05).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
from benchmark_registry import Samples, benchmark, repeated

from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import Conditions, Pair, PairSide, PointResult, Status, Time
from warplens.profiles.comparison import compare
from warplens.profiles.conditions import Verdict, parts_of
from warplens.profiles.matching import Side, ab_sides, side_of
from warplens.profiles.records import Profile
from warplens.profiles.store import read_profile

PAIRS = 400
"""Pairs of each distribution and each two numbers of samples."""
COUNTS = ((3, 3), (3, 3000), (10, 10), (30, 30), (20, 200), (100, 100), (1000, 1000))
"""Samples on either side."""
TIMES = Path(__file__).resolve().parent.parent / "hardware" / "times"
FALSE = 0.5
"""At most this percentage of verdicts is false."""

Draw = Callable[[np.random.Generator, int], np.ndarray]


# --- what is drawn ----------------------------------------------------------------------------------------------------


def normal(rng: np.random.Generator, count: int) -> np.ndarray:
    """Draw times of 100 µs with 1 % noise."""
    return 1e5 * (1 + 0.01 * rng.standard_normal(count))


def lognormal(deviation: float) -> Draw:
    """Return what draws times with a long tail."""
    return lambda rng, count: 1e5 * np.exp(deviation * rng.standard_normal(count))


def bimodal(rng: np.random.Generator, count: int) -> np.ndarray:
    """Draw times of two modes, 5 % apart."""
    return 1e5 * (np.where(rng.random(count) < 0.5, 1.0, 1.05) + 0.003 * rng.standard_normal(count))


def heavy_tailed(rng: np.random.Generator, count: int) -> np.ndarray:
    """Draw times whose tail has no mean."""
    return 1e5 * (1 + 0.01 * np.abs(rng.standard_cauchy(count)))


def ticking(rng: np.random.Generator, count: int) -> np.ndarray:
    """Draw times of 3 µs with 1 % noise from a clock with ticks of 32 ns."""
    return np.round(3000 * (1 + 0.01 * rng.standard_normal(count)) / 32) * 32


def drifting(rng: np.random.Generator, count: int) -> np.ndarray:
    """Draw times with 1 % noise that drift, by 3 % in two of three cases."""
    return 1e5 * (1 + 0.03 * rng.standard_normal() * np.linspace(-0.5, 0.5, count) + 0.01 * rng.standard_normal(count))


def autoregressive(correlation: float) -> Draw:
    """Return what draws times with 1 % noise, each correlated with the one before."""

    def draw(rng: np.random.Generator, count: int) -> np.ndarray:
        noise = rng.standard_normal(count)
        rest = math.sqrt(1 - correlation**2)
        for index in range(1, count):
            noise[index] = correlation * noise[index - 1] + rest * noise[index]
        return 1e5 * (1 + 0.01 * noise)

    return draw


def modes_in_runs(rng: np.random.Generator, count: int) -> np.ndarray:
    """Draw times of two modes, 5 % apart, each of which lasts for 20 samples; the first run began before."""
    begin = rng.integers(20)
    modes = np.repeat(rng.random(count // 20 + 2) < 0.5, 20)[begin : begin + count]
    return 1e5 * (np.where(modes, 1.0, 1.05) + 0.003 * rng.standard_normal(count))


def of_a_process(rng: np.random.Generator, count: int) -> np.ndarray:
    """Draw times with 0.2 % noise and 0.75 % that all samples of a process share."""
    return 1e5 * (1 + 0.0075 * rng.standard_normal()) * (1 + 0.002 * rng.standard_normal(count))


DISTRIBUTIONS: dict[str, Draw] = {
    "normal": normal,
    "lognormal 5 %": lognormal(0.05),
    "lognormal 20 %": lognormal(0.2),
    "bimodal": bimodal,
    "heavy tail": heavy_tailed,
    "ticks of 32 ns": ticking,
    "drift": drifting,
}


def resampled(taken: np.ndarray, block: int) -> Draw:
    """Return what draws from samples of a GPU, in blocks of neighbours."""

    def draw(rng: np.random.Generator, count: int) -> np.ndarray:
        begins = rng.integers(len(taken), size=-(-count // block))
        return taken[(begins[:, None] + np.arange(block)).ravel()[:count] % len(taken)]

    return draw


# --- what was recorded ------------------------------------------------------------------------------------------------


def recorded_pairs() -> list[tuple[Profile, Profile]]:
    """Return pairs of sweeps of one code on one GPU, each in a process of its own."""
    kept = TIMES / "h200_repeat" / "first.warplens.json.gz"
    firsts = [kept, *sorted((TIMES / "h200_pairs").glob("*-first.warplens.json.gz"))]
    return [
        (read_profile(first), read_profile(first.with_name(first.name.replace("first", "second")))) for first in firsts
    ]


def recorded_points() -> list[PointResult]:
    """Return the points of a sweep on an H200."""
    return [point for point in recorded_pairs()[0][0].points if point.time is not None]


def scaled(profile: Profile, factor: float, chosen: Iterable[int]) -> Profile:
    """Return a profile in which the chosen points take `factor` times as long."""
    points = list(profile.points)
    for index in chosen:
        time = points[index].time
        if time is not None:
            samples = tuple(factor * sample for sample in time.samples_ns)
            points[index] = replace(
                points[index], time=replace(time, value_ns=factor * time.value_ns, samples_ns=samples)
            )
    return replace(profile, points=tuple(points))


# --- judging ----------------------------------------------------------------------------------------------------------


def nvbench_says(base: np.ndarray, new: np.ndarray) -> int:
    """Return 1 for slower and -1 for faster by nvbench's rule for a gap."""
    base_high, new_high = np.quantile(base, 0.75), np.quantile(new, 0.75)
    if (new.min() - base_high) / base_high >= 0.005:
        return 1
    return -1 if (base.min() - new_high) / new_high >= 0.005 else 0


def u_test_says(base: np.ndarray, new: np.ndarray) -> int:
    """Return 1 for slower and -1 for faster by a U test."""
    from scipy.stats import mannwhitneyu

    return _sided(mannwhitneyu(base, new).pvalue, base, new)


def t_test_says(base: np.ndarray, new: np.ndarray) -> int:
    """Return 1 for slower and -1 for faster by Welch's t test."""
    from scipy.stats import ttest_ind

    return _sided(ttest_ind(base, new, equal_var=False).pvalue, base, new)


def _sided(p_value: float, base: np.ndarray, new: np.ndarray) -> int:
    if not p_value < 0.05:
        return 0
    return 1 if np.median(new) > np.median(base) else -1


PEERS: dict[str, Callable[[np.ndarray, np.ndarray], int]] = {
    "nvbench": nvbench_says,
    "U test": u_test_says,
    "t test": t_test_says,
}
SAID = {Verdict.SLOWER: 1, Verdict.FASTER: -1}


def point_of(samples: np.ndarray, size: int = 1) -> PointResult:
    """Return a point that was measured on a GPU."""
    time = Time(
        value_ns=float(np.median(samples)),
        provenance=Provenance.MEASURED,
        samples_ns=tuple(samples.tolist()),
        overhead_ns=1248.0,
    )
    return PointResult(
        kernel="copy", title="Copy", source_hash="", family="transpose", problem={"N": size}, tune={}, device="h200",
        status=Status.OK, time=time,
    )  # fmt: skip


def side(name: str, points: Iterable[PointResult]) -> Side:
    """Return points as a side of a comparison."""
    return Side(name=name, points=tuple(points), hardware={})


def in_turns(points: Iterable[PointResult], letter: PairSide) -> list[PointResult]:
    """Return points as those that were measured in turns with the points of the same size."""
    return [replace(point, pair=Pair(id=str(point.problem["N"]), side=letter)) for point in points]


def verdict(base: np.ndarray, new: np.ndarray) -> Verdict:
    """Return the verdict on two sets of samples that nothing else is known of."""
    [pair] = compare(side("base", [point_of(base)]), side("new", [point_of(new)])).pairs
    return pair.verdict


class Tally:
    """Counts what each judge says of pairs."""

    def __init__(self) -> None:
        self.pairs = 0
        self.ours = 0
        self.others = dict.fromkeys(PEERS, 0)

    def add(self, ours: int, base: np.ndarray, new: np.ndarray, wanted: set[int]) -> None:
        """Count a pair for each judge whose answer is wanted: 1 for slower, -1 for faster."""
        self.pairs += 1
        self.ours += ours in wanted
        for name, says in PEERS.items():
            self.others[name] += says(base, new) in wanted

    def samples(self) -> Samples:
        """Return our percentage, with those of the others as a note."""
        others = ", ".join(f"{name} {100 * count / self.pairs:.2f}" for name, count in self.others.items())
        return Samples(values=(100 * self.ours / self.pairs,), note=f"{self.pairs:,} pairs; {others}")


def false_verdicts(draws: list[Draw], counts: Iterable[tuple[int, int]] = COUNTS, pairs: int = PAIRS) -> Samples:
    """Return the percentage of faster and slower among verdicts on pairs of one distribution; the draws take turns."""
    tally = Tally()
    for base_count, new_count in counts:
        rng = np.random.default_rng([base_count, new_count])
        for turn in range(pairs if base_count + new_count < 1000 else pairs // 8):
            base, new = (draws[turn % len(draws)](rng, count) for count in (base_count, new_count))
            tally.add(SAID.get(verdict(base, new), 0), base, new, {1, -1})
    return tally.samples()


def planted(factor: float) -> Iterator[tuple[int, bool, np.ndarray, np.ndarray]]:
    """Yield our answer for each point of the recorded pairs with a planted change, and whether the margin allows it."""
    for base, new in recorded_pairs():
        unchanged = compare(side_of(base, "base"), side_of(new, "new")).pairs
        step = 10
        for begin in range(step):
            chosen = range(begin, len(new.points), step)
            slower = compare(side_of(base, "base"), side_of(scaled(new, factor, chosen), "new")).pairs
            for index in chosen:
                pair = slower[index]
                if min(len(pair.base.time.samples_ns), len(pair.new.time.samples_ns)) < 3:
                    continue
                allowed = (unchanged[index].resolution or math.inf) <= factor - 1
                samples = (np.array(point.time.samples_ns) for point in (pair.base, pair.new))
                yield (SAID.get(pair.verdict, 0), allowed, *samples)


# --- the table --------------------------------------------------------------------------------------------------------


@benchmark("x2 at any point of five recorded pairs called slower", unit="% of points", aim=100, higher_is_better=True)
def verdict_doubled() -> Samples:
    tally = Tally()
    for ours, _, base, new in planted(2.0):
        tally.add(ours, base, new, {1})
    return tally.samples()


@benchmark("x1.1 called slower where the margin allows it", unit="% of points", aim=97, higher_is_better=True)
def verdict_tenth_more() -> Samples:
    tally = Tally()
    for ours, allowed, base, new in planted(1.1):
        if allowed:
            tally.add(ours, base, new, {1})
    return tally.samples()


def _register_distribution(name: str, draw: Draw, aim: float) -> None:
    @benchmark(f"false verdicts: {name}", unit="% of pairs", aim=aim, name=f"verdict_false_{name.replace(' ', '_')}")
    def _() -> Samples:
        return false_verdicts([draw])


for _name, _draw in DISTRIBUTIONS.items():
    _register_distribution(_name, _draw, FALSE)
for _name, _draw in {
    "AR(1) 0.9": autoregressive(0.9),
    "AR(1) 0.99": autoregressive(0.99),
    "modes in runs of 20": modes_in_runs,
    "process offset 0.75 %": of_a_process,
}.items():
    _register_distribution(_name, _draw, 2 * FALSE)


@benchmark("false verdicts: lognormal 20 %, 3 samples against 3,000", unit="% of pairs", aim=FALSE)
def verdict_false_unequal() -> Samples:
    return false_verdicts([lognormal(0.2)], [(3, 3000)], 8000)


@benchmark("false verdicts: H200 samples, drawn one by one", unit="% of pairs", aim=FALSE)
def verdict_false_resampled() -> Samples:
    taken = [np.array(point.time.samples_ns) for point in recorded_points()]
    return false_verdicts([resampled(samples, 1) for samples in taken], pairs=2 * len(taken))


@benchmark("false verdicts: H200 samples, drawn in blocks of 10", unit="% of pairs", aim=FALSE)
def verdict_false_blocks() -> Samples:
    taken = [np.array(point.time.samples_ns) for point in recorded_points()]
    return false_verdicts([resampled(samples, 10) for samples in taken], pairs=2 * len(taken))


def _parted(time: Time, parts: Iterable[np.ndarray]) -> Time:
    """Return a time with the samples of some parts, each of a placement of its own."""
    taken = [part for part in parts if len(part)]
    conditions = tuple(
        Conditions(
            samples=len(part),
            sm_clock_hz=0.0,
            memory_clock_hz=0.0,
            temperature_c=0.0,
            power_w=0.0,
            visit=0,
            placement=n,
        )
        for n, part in enumerate(taken)
    )
    return replace(time, samples_ns=tuple(np.concatenate(taken).tolist()), conditions=conditions, visits=())


def _two_of_one(halves: Callable[[list[np.ndarray]], tuple[list[np.ndarray], list[np.ndarray]]]) -> Samples:
    """Judge two halves of the samples of each point against each other, all points of a profile together."""
    tally = Tally()
    for profile in (profile for pair in recorded_pairs() for profile in pair):
        both: tuple[list[PointResult], list[PointResult]] = ([], [])
        for point in profile.points:
            if point.time is None:
                continue
            split = halves([np.array(part) for part in parts_of(point.time, steady=False)])
            if min(sum(map(len, half)) for half in split) >= 3:
                for points, half in zip(both, split, strict=True):
                    points.append(replace(point, time=_parted(point.time, half)))
        base, new = (side_of(profile, name, points) for name, points in zip(("one", "other"), both, strict=True))
        for pair in compare(base, new).pairs:
            samples = (np.array(point.time.samples_ns) for point in (pair.base, pair.new))
            tally.add(SAID.get(pair.verdict, 0), *samples, {1, -1})
    return tally.samples()


@benchmark("false verdicts: the first half of each placement against the second", unit="% of points", aim=FALSE)
def verdict_false_halves() -> Samples:
    return _two_of_one(
        lambda parts: ([part[: len(part) // 2] for part in parts], [part[len(part) // 2 :] for part in parts])
    )


@benchmark("false verdicts: one visit against another", unit="% of points", aim=FALSE)
def verdict_false_visits() -> Samples:
    return _two_of_one(lambda parts: (parts[: len(parts) // 2], parts[len(parts) // 2 :]))


@benchmark("false verdicts: real pairs in fresh processes", unit="% of points", aim=FALSE)
def verdict_false_pairs() -> Samples:
    tally = Tally()
    same = 0
    for base, new in recorded_pairs():
        for pair in compare(side_of(base, "base"), side_of(new, "new")).pairs:
            samples = (np.array(point.time.samples_ns) for point in (pair.base, pair.new))
            tally.add(SAID.get(pair.verdict, 0), *samples, {1, -1})
            same += pair.verdict is Verdict.SAME
    made = tally.samples()
    return replace(made, note=f"{made.note}; same at 2 %: {100 * same / tally.pairs:.0f}, the others unresolved")


def _register_turns(duration_us: int) -> None:
    @benchmark(
        f"3 % at {duration_us} us found in turns: 30 samples, 1 % noise, ticks of 32 ns",
        unit="% of pairs", aim=95, higher_is_better=True, name=f"verdict_turns_{duration_us}_us",
    )  # fmt: skip
    def _() -> Samples:
        rng = np.random.default_rng(duration_us)
        tally = Tally()

        def drawn(factor: float) -> list[np.ndarray]:
            times = (1e3 * duration_us * factor * (1 + 0.01 * rng.standard_normal(30)) for _ in range(2000))
            return [np.round(samples / 32) * 32 for samples in times]

        bases, slower = drawn(1.0), drawn(1.03)
        sides = [
            side(letter.value, in_turns((point_of(samples, size) for size, samples in enumerate(taken)), letter))
            for taken, letter in ((bases, PairSide.A), (slower, PairSide.B))
        ]
        for pair, base, new in zip(compare(*sides).pairs, bases, slower, strict=True):
            tally.add(SAID.get(pair.verdict, 0), base, new, {1})
        return tally.samples()


for _duration in (100, 30, 10, 5, 3):
    _register_turns(_duration)


def recorded_in_turns(kind: str) -> Tally:
    """Return what is said of the kernels that were measured in turns on a GPU: the same, or 3 % more steps."""
    tally = Tally()
    profile = read_profile(TIMES / "h200_ab.warplens.json.gz")
    runs: dict[str, list[PointResult]] = {}
    for point in profile.points:
        if point.pair is not None and point.pair.id.startswith(kind):
            runs.setdefault(point.pair.id, []).append(point)
    for points in runs.values():
        [pair] = compare(*ab_sides(replace(profile, points=tuple(points)))).pairs
        samples = (np.array(point.time.samples_ns) for point in (pair.base, pair.new))
        tally.add(SAID.get(pair.verdict, 0), *samples, {1} if kind == "slower" else {1, -1})
    return tally


@benchmark("false verdicts: a kernel measured in turns with itself on an H200", unit="% of pairs", aim=FALSE)
def verdict_turns_same() -> Samples:
    return recorded_in_turns("same").samples()


@benchmark("3 % more steps found in turns on an H200, 3 to 100 us", unit="% of pairs", higher_is_better=True)
def verdict_turns_slower() -> Samples:
    return recorded_in_turns("slower").samples()


def _regressed(factor: float, count: int) -> Samples:
    """Return the percentage of regressed points found, one in 100 of 10,000, each with 1 % noise."""
    rng = np.random.default_rng(count)
    levels_ns = np.geomspace(5e3, 5e7, 10_000)
    changed = set(range(50, 10_000, 100))
    bases = [level * (1 + 0.01 * rng.standard_normal(count)) for level in levels_ns]
    news = [
        level * (factor if index in changed else 1.0) * (1 + 0.01 * rng.standard_normal(count))
        for index, level in enumerate(levels_ns)
    ]
    sides = [side(name, map(point_of, taken, range(10_000))) for name, taken in (("a", bases), ("b", news))]
    tally, false = Tally(), 0
    for index, pair in enumerate(compare(*sides).pairs):
        if index in changed:
            tally.add(SAID.get(pair.verdict, 0), bases[index], news[index], {1})
        else:
            false += pair.verdict in SAID
    made = tally.samples()
    return replace(made, note=f"{made.note}; {false} false among the other 9,900")


@benchmark("+5 % at a point of 10,000, 20 samples, 1 % noise", unit="% found", aim=85, higher_is_better=True)
def verdict_one_of_many() -> Samples:
    return _regressed(1.05, 20)


@benchmark("+10 % at a point of 10,000, 10 samples, 1 % noise", unit="% found", aim=85, higher_is_better=True)
def verdict_one_of_many_few_samples() -> Samples:
    return _regressed(1.1, 10)


@benchmark("comparing 1,000 points of 100 samples", unit="s", aim=2)
def compare_thousand_points() -> Samples:
    rng = np.random.default_rng(1)
    base, new = (side(name, [point_of(normal(rng, 100), size) for size in range(1000)]) for name in ("base", "new"))
    return Samples(values=repeated(lambda: compare(base, new)))
