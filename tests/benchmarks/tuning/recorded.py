"""Recorded spaces: configurations that were all measured on a GPU, with the times that the model has for them.

The rule: nothing is measured or modelled here. The files of modelled times say which commit modelled; they may have a
sample of the configurations, spread over the space, and the others have no modelled time.
"""

from __future__ import annotations

import json
import re
import sys
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

HERE = Path(__file__).resolve().parent
TUNING = HERE.parents[1] / "hardware" / "tuning"
sys.path.append(str(TUNING))

from record_space import VALUES, read_space  # noqa: E402

from warplens.cuda.catalogue import select  # noqa: E402
from warplens.cuda.ground.metrics import Provenance  # noqa: E402
from warplens.cuda.ground.points import CheckLevel, PointResult, PointSpec, Status, Time, result_of  # noqa: E402
from warplens.cuda.sweep.plan import SweepPlan  # noqa: E402
from warplens.cuda.sweep.tune.search import Search  # noqa: E402
from warplens.cuda.sweep.tune.space import Configuration, Space  # noqa: E402
from warplens.profiles.journal import references  # noqa: E402
from warplens.profiles.store import read_profile  # noqa: E402

MODEL, CARD = "h200", "gpu-nvidia-h200"
MEASURED, MODELLED = TUNING / "h200_space.json", TUNING / "h200_space_modelled.json"
RUNG_MODELLED = TUNING / "h200_rung_space_modelled.json"
RESTRICTIONS = (
    "64 <= BM // TM * (BN // TN) <= 512",
    "BM * BK % (BM // TM * (BN // TN) * VEC) == 0",
    "BN * BK % (BM // TM * (BN // TN) * VEC) == 0",
)
"""What `record_space.configurations` allows, as expressions."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedSpace:
    """A space with the measured times of all allowed configurations, and modelled ones of some or all, in ns.

    `restrictions` are the expressions that an allowed configuration fulfils.
    """

    name: str
    axes: Mapping[str, tuple[int, ...]]
    restrictions: tuple[str, ...]
    measured: Mapping[Configuration, float]
    modelled: Mapping[Configuration, float]

    @property
    def best_ns(self) -> float:
        """The time of the fastest configuration."""
        return min(self.measured.values())

    def space(self) -> Space:
        """Return the space as a search has it: configurations with a modelled time on the model, all on the GPU."""
        devices = {MODEL: list(self.modelled), CARD: list(self.measured)}
        points = [(device, one) for device, configurations in devices.items() for one in configurations]
        indices: dict[str, dict[Configuration, int]] = {device: {} for device in devices}
        for index, (device, one) in enumerate(points):
            indices[device][one] = index
        return Space(
            kernel=self.name,
            problem={},
            parameters=self.axes,
            plan=SweepPlan(points=tuple(self._point(*point) for point in points), units=(1.0,) * len(points)),
            points=indices,
            refused={},
            combinations=len(self.measured),
        )

    def run(self, search: Search) -> tuple[int, float]:
        """Answer a search, in its order, to its end; return its measurements, and its regret in per cent.

        The search has as many points on their way as it asks for.
        """
        on_their_way: deque[int] = deque()
        while True:
            while (index := search.next_point()) is not None:
                on_their_way.append(index)
            if not on_their_way:
                break
            index = on_their_way.popleft()
            point = search.space.plan.points[index]
            times = self.modelled if point.device == MODEL else self.measured
            search.tell(index, _answer(point, times.get(tuple(point.tune.values()))))
        count = sum(not trial.is_modelled for trial in search.trials)
        found_ns = search.best.time_ns if search.best is not None else None
        assert found_ns is not None
        return count, 100 * (found_ns / self.best_ns - 1)

    def _point(self, device: str, configuration: Configuration) -> PointSpec:
        return PointSpec(
            kernel=self.name, path="", source_hash="", family="", problem={}, device=device, budget_s=1.0, limit=1,
            tune=dict(zip(self.axes, configuration, strict=True)), check=CheckLevel.FAST,
        )  # fmt: skip


def product(n: int) -> RecordedSpace:
    """Return the space of the product of `tests/hardware/tuning` at a size, with cold times."""
    rows = read_space(MEASURED, n)
    configurations = [tuple(row[name] for name in VALUES) for row in rows]
    content = json.loads(MODELLED.read_text(encoding="utf-8"))
    assert content["space"] == MEASURED.name
    return RecordedSpace(
        name=f"product, n = {n}",
        axes=VALUES,
        restrictions=RESTRICTIONS,
        measured=dict(zip(configurations, (float(row["cold_ns"]) for row in rows), strict=True)),
        modelled={
            configurations[number]: float(cold_ns)
            for number, cold_ns, *_ in content["sizes"][str(n)]
            if cold_ns is not None
        },
    )


def last_rung(n: int) -> RecordedSpace:
    """Return the space of the last rung of the product in float32 at a size."""
    content = json.loads(RUNG_MODELLED.read_text(encoding="utf-8"))
    [kernel] = select([content["rung"]])
    points = [
        point
        for point in read_profile(references()["h200-sgemm-space"]).points
        if point.kernel == kernel.name and point.problem["N"] == n and point.time is not None
    ]
    names = tuple(points[0].tune)
    measured = {tuple(point.tune.values()): point.time.value_ns for point in points if point.time is not None}
    configurations, column = list(measured), content["columns"].index(f"cold_ns at {n}")
    sizes = dict.fromkeys(("M", "N", "K"), str(n))
    return RecordedSpace(
        name=f"{kernel.name}, N = {n}",
        axes={name: tuple(sorted({point.tune[name] for point in points})) for name in names},
        restrictions=tuple(re.sub(r"\b[MNK]\b", lambda found: sizes[found[0]], str(one)) for one in kernel.requires),
        measured=measured,
        modelled={configurations[row[0]]: float(row[column]) for row in content["rows"] if row[column] is not None},
    )


def _answer(point: PointSpec, time_ns: float | None) -> PointResult:
    if time_ns is None:
        return result_of(point, Status.SKIPPED, "there is no time")
    time = Time(value_ns=time_ns, provenance=Provenance.MEASURED)
    return replace(result_of(point, Status.OK), time=time)
