"""Models configurations of the last rung of sgemm: what a search with the model as its filter knows beforehand.

The rule: what is written is what `warplens tune` models by the code of the commit that the file names: the same points,
the same budget, in a cold L2. Nothing of the measured times goes into it.

    nice python tests/hardware/tuning/model_rung_space.py FILE.json [PROCESSES]     # hours; goes on where it stopped

A row of FILE.json begins with the number of a configuration among `record_rung_space.configurations`, from 0; then come
its modelled times in ns at each of `SIZES`, `null` where it cannot be modelled. Configurations are modelled in an order
that is spread over the space, so that a part of them is a sample.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.extend([str(HERE), str(HERE.parents[1] / "benchmarks")])

from model.processes import Failure, results  # noqa: E402
from record_rung_space import RUNG, SIZES, configurations  # noqa: E402
from record_space import commit  # noqa: E402

from warplens.cuda.compiler.process.client import compiler_version  # noqa: E402
from warplens.cuda.ground.points import CheckLevel, Status  # noqa: E402
from warplens.cuda.sweep.tune.search import BUDGET_S  # noqa: E402
from warplens.profiles.writing import program_version  # noqa: E402

DEVICE = "h200"
EVERY = 23
"""Has no factor in common with the number of configurations."""
SHOWN_EVERY = 25


def modelled_ns(values: Mapping[str, int]) -> list[int | None]:
    """Return the modelled times of a configuration in ns, at each of `SIZES`."""
    from warplens.cuda.catalogue import select
    from warplens.cuda.sweep.places import run_emulated
    from warplens.cuda.sweep.plan import plan_sweep

    plan = plan_sweep(
        select([RUNG]),
        problem={"N": SIZES},
        tune={name: (value,) for name, value in values.items()},
        devices=[DEVICE],
        budget_s=BUDGET_S,
        check=CheckLevel.FAST,
    )
    times: dict[int, int | None] = {}
    for point in plan.points:
        result = run_emulated(point)
        is_right = result.status is Status.OK and result.time is not None
        times[point.problem["N"]] = round(result.time.value_ns) if is_right and result.time is not None else None
    return [times[n] for n in SIZES]


def model(file: Path, processes: int) -> None:
    """Model the configurations that the file lacks; write it after each of them."""
    head = {
        "space": "reference:h200-sgemm-space",
        "rung": RUNG,
        "device": DEVICE,
        "program": program_version(),
        "commit": commit(),
        "compiler": compiler_version(),
        "columns": ["number", *(f"cold_ns at {n}" for n in SIZES)],
    }
    rows: dict[int, list[int | None]] = {}
    if file.exists():
        content = json.loads(file.read_text(encoding="utf-8"))
        if any(content[key] != value for key, value in head.items()):
            raise SystemExit(f"{file} was begun by another commit; remove it to model anew")
        rows = {row[0]: row[1:] for row in content["rows"]}
    listed = list(configurations())
    left = [number for number in (at * EVERY % len(listed) for at in range(len(listed))) if number not in rows]
    calls = [partial(modelled_ns, listed[number]) for number in left]
    for number, times in zip(left, results(calls, processes), strict=True):
        if isinstance(times, Failure):
            print(f"{listed[number]}: {times.reason}", flush=True)
        rows[number] = [None] * len(SIZES) if isinstance(times, Failure) else times
        write(file, head, rows)
        if len(rows) % SHOWN_EVERY == 0:
            print(f"{len(rows)} of {len(listed)}", flush=True)


def write(file: Path, head: Mapping[str, Any], rows: Mapping[int, list[int | None]]) -> None:
    """Write the times, a line for each configuration, ascending; the file is there as a whole at any time."""
    lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in head.items()]
    body = ",\n".join(json.dumps([number, *rows[number]], separators=(",", ":")) for number in sorted(rows))
    beside = file.with_suffix(".new")
    beside.write_text("{" + ",\n".join([*lines, f'"rows": [\n{body}\n]']) + "}\n", encoding="utf-8")
    beside.replace(file)


def main() -> None:
    """Model what the file lacks."""
    match sys.argv[1:]:
        case [name, *processes]:
            model(Path(name), int(next(iter(processes), "1")))
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
