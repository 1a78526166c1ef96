"""Models configurations of the last rung of sgemm: what a search with the model as its filter knows beforehand.

The rule: what is written is what `warplens tune` models by the code of the commit that the file names: the same points,
the same budget, in a cold L2. Nothing of the measured times goes into it.

    nice python tests/hardware/tuning/model_rung_space.py FILE.json [COMMIT]     # hours; goes on where it stopped

A row of FILE.json begins with the number of a configuration among `record_rung_space.configurations`, from 0; then come
its modelled times in ns at each of `SIZES`, `null` where it cannot be modelled. Configurations are modelled in an order
that is spread over the space, so that a part of them is a sample. COMMIT is that of the code, by default the one that
is checked out here.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE))

from record_rung_space import RUNG, SIZES, configurations  # noqa: E402

from warplens.cuda.compiler import compiler_version  # noqa: E402
from warplens.cuda.points import CheckLevel, Status  # noqa: E402
from warplens.cuda.sweep.tune.defaults import BUDGET_S  # noqa: E402
from warplens.profiles.records import program_version  # noqa: E402

DEVICE = "h200"
EVERY = 23
"""Has no factor in common with the number of configurations."""
LIMIT_S = 240.0
"""A configuration may take this long at all sizes, compilation included."""
CONFIGURATIONS_A_PROCESS = 25
"""A process is replaced after this many, which frees its memory."""


def modelled_ns(values: Mapping[str, int]) -> list[int | None]:
    """Return the modelled times of a configuration in ns, at each of `SIZES`."""
    from warplens.cuda.catalogue import select
    from warplens.cuda.sweep.plan import plan_sweep
    from warplens.cuda.sweep.workers import run_emulated

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


def model(file: Path, of_commit: str) -> None:
    """Model the configurations that the file lacks; write it after each of them."""
    head = {
        "space": "reference:h200-sgemm-space",
        "rung": RUNG,
        "device": DEVICE,
        "program": program_version(),
        "commit": of_commit,
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
    for begin in range(0, len(left), CONFIGURATIONS_A_PROCESS):
        executor = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
        for number in left[begin : begin + CONFIGURATIONS_A_PROCESS]:
            try:
                rows[number] = executor.submit(modelled_ns, listed[number]).result(timeout=LIMIT_S)
            except (TimeoutError, BrokenProcessPool) as error:
                print(f"{listed[number]}: {type(error).__name__}", flush=True)
                rows[number] = [None] * len(SIZES)
                for process in list(executor._processes.values()):
                    process.kill()
                executor = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
            write(file, head, rows)
        executor.shutdown()
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
        case [name]:
            from model_space import commit

            model(Path(name), commit())
        case [name, of_commit]:
            model(Path(name), of_commit)
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
