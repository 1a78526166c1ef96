"""Regret of a search with 3 % of the measurements: how much slower its best configuration is than the best of all.

The rule: a space is reported on which nothing of the search was chosen by: the product at n = 2048, and the last rung
of the ladder in float32; at n = 1024 the method was chosen, and that is said. Each search runs with many seeds; the
figure is the mean, the note has the worst. With the model as a filter a search knows the modelled times of `MODELLED`
configurations drawn by its seed, as on a GPU, and infers those of the others; of half of them where not twice as many
are modelled, since seeds that all know the same would be one search told twenty times. As with one GPU, two points
are on their way (`search.AHEAD`).

All of it took 9 minutes on two processors that three others shared; the README has the figures. `make bench
tune_rung_2048` is one space, and `WARPLENS_SEEDS=3` few seeds.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib.util import find_spec
from statistics import mean

from benchmark_registry import Row, Samples, benchmark
from tuning.kernel_tuner_runs import STRATEGIES, searched
from tuning.recorded import CARD, MODEL, RecordedSpace, last_rung, product

from warplens.cuda.sweep.tune import KEPT, MODELLED
from warplens.cuda.sweep.tune.search import Search
from warplens.cuda.sweep.tune.study import Sampler

SHARE = 0.03
"""Of all configurations, so many are measured."""
FEW_SHARE = 0.01
SEEDS = range(int(os.environ.get("WARPLENS_SEEDS", "20")))
AIM_PERCENT = 3.0

Found = list[tuple[int, float]]


def row_of(title: str, found: Found, aim: float | None = None, note: str = "") -> Row:
    """Return the row of one method: the mean of its regrets."""
    counts = sorted({count for count, _ in found})
    measured = f"{counts[0]}" if len(counts) == 1 else f"{counts[0]} to {counts[-1]}"
    regrets = [regret for _, regret in found]
    within = sum(regret <= AIM_PERCENT for regret in regrets)
    words = (
        f"worst {max(regrets):.1f}; {within} of {len(found)} seeds within {AIM_PERCENT:g} %; {measured} measurements"
    )
    return Row(title=title, unit="% slower", value=mean(regrets), aim=aim, note=f"{words}{note}")


def known(recorded: RecordedSpace) -> int:
    """Return how many modelled times a search knows."""
    return min(MODELLED, len(recorded.modelled) // 2)


def own(recorded: RecordedSpace, trials: int, sampler: Sampler, *, with_model: bool) -> Found:
    """Return what the search of `warplens tune` finds with its defaults."""
    space = recorded.space()
    found = []
    for seed in SEEDS:
        search = Search(
            space,
            trials=trials,
            gpu_device=CARD,
            model_device=MODEL if with_model else "",
            modelled=known(recorded) if with_model else 0,
            kept=KEPT,
            sampler=sampler,
            seed=seed,
        )
        found.append(recorded.run(search))
    return found


def _register(key: str, title: str, make: Callable[[], RecordedSpace], aim: float | None) -> None:
    @benchmark(title, unit="% slower", aim=aim, name=f"tune_{key}")
    def _() -> Samples:
        recorded = make()
        count = len(recorded.measured)
        rows = []
        for share in (SHARE, FEW_SHARE):
            trials = int(share * count)
            head = f"{title}, {share:.0%}"
            noted = f"; {known(recorded)} of {len(recorded.modelled)} modelled"
            for sampler in (Sampler.GAUSSIAN, Sampler.TPE) if recorded.modelled else ():
                found = own(recorded, trials, sampler, with_model=True)
                is_default = sampler is Sampler.GAUSSIAN
                rows.append(row_of(f"{head}: model first, {sampler}", found, aim if is_default else None, noted))
            rows += [
                row_of(f"{head}: {sampler} alone", own(recorded, trials, sampler, with_model=False))
                for sampler in (Sampler.GAUSSIAN, Sampler.TPE, Sampler.RANDOM)
            ]
            if find_spec("kernel_tuner") is not None:
                rows += [
                    row_of(f"{head}: Kernel Tuner, {name}", searched(recorded, name, trials, SEEDS))
                    for name in STRATEGIES
                ]
        details = () if find_spec("kernel_tuner") else ("Kernel Tuner is left out: pip install kernel-tuner",)
        return Samples(rows=tuple(rows), details=details)


_register("product_2048", "product, n = 2048", lambda: product(2048), AIM_PERCENT)
_register("rung_4096", "sgemm_multiples, N = 4096", lambda: last_rung(4096), AIM_PERCENT)
_register("rung_2048", "sgemm_multiples, N = 2048", lambda: last_rung(2048), AIM_PERCENT)
_register("product_1024", "product, n = 1024, chosen by", lambda: product(1024), None)
