"""Models every configuration of a recorded space: what a search with the model as its filter knows beforehand.

The rule: what is written is what the program models, by its own code of the commit that the file names; nothing of the
measured times goes into it. Of each configuration some blocks are executed, as in `make bench model`: they all do the
same. The L2 cache is cold.

    python tests/hardware/tuning/model_space.py FILE.json [PROCESSES]     # an hour; goes on where it stopped

A row of FILE.json begins with the number of a configuration in the recorded file, from 0; then come its modelled time
and the terms of that (`ModelledTime.terms_ns`), in ns, `null` where it cannot be modelled. Configurations are modelled
in an order that is spread over the space, so that a part of them is a sample.
"""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parents[1] / "benchmarks"))

from model.processes import Failure, results, task  # noqa: E402
from model.space import EVERY, chosen, modelled_configuration  # noqa: E402
from record_space import SIZES, commit  # noqa: E402

from warplens.cuda.compiler.process.client import compiler_version  # noqa: E402
from warplens.cuda.ground.points import CacheState  # noqa: E402
from warplens.profiles.writing import program_version  # noqa: E402

TERMS = ("issue", "fma", "alu", "load_store", "shared", "l1", "l2", "dram", "tail")
COLUMNS = ("number", "cold_ns", *TERMS)
SHOWN_EVERY = 12


def model(file: Path, processes: int) -> None:
    """Model the configurations that the file lacks; write it after each of them."""
    head = {
        "space": "h200_space.json",
        "device": "h200",
        "program": program_version(),
        "commit": commit(),
        "compiler": compiler_version(),
        "columns": list(COLUMNS),
    }
    sizes: dict[str, list[list[int | None]]] = {str(n): [] for n in SIZES}
    if file.exists():
        content = json.loads(file.read_text(encoding="utf-8"))
        if any(content[key] != value for key, value in head.items()):
            raise SystemExit(f"{file} was begun by another commit; remove it to model anew")
        sizes = content["sizes"]
    spaces = {n: chosen(n, 1) for n in SIZES}
    count = len(spaces[SIZES[0]])
    done = {row[0] for row in sizes[str(SIZES[-1])]}
    left = [number for number in (at * EVERY % count for at in range(count)) if number not in done]
    keys = [(number, n) for number in left for n in SIZES]  # the sizes share what is compiled
    tasks = []
    for number, n in keys:
        measured, values = spaces[n][number]
        cold = replace(measured, ns={CacheState.COLD: measured.ns[CacheState.COLD]})
        tasks.append(task(cold, modelled_configuration, values, n))
    found = results([call for _, call in tasks], processes)
    for (number, n), (measured, _), launch in zip(keys, tasks, found, strict=True):
        if isinstance(launch, Failure) or launch.failure:
            print(f"{measured.name}: {launch.reason if isinstance(launch, Failure) else launch.failure}", flush=True)
            sizes[str(n)].append([number, *[None] * (len(COLUMNS) - 1)])
        else:
            time = launch.times[CacheState.COLD]
            numbers_ns = (time.time_ns, *(time.terms_ns.get(term, 0.0) for term in TERMS))
            sizes[str(n)].append([number, *map(round, numbers_ns)])
        if n == SIZES[-1]:
            write(file, head, sizes)
            if len(sizes[str(n)]) % SHOWN_EVERY == 0:
                print(f"{len(sizes[str(n)])} of {count}", flush=True)


def write(file: Path, head: dict[str, Any], sizes: dict[str, list[list[int | None]]]) -> None:
    """Write the times, a line for each configuration, in the order of the recorded file."""
    lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in head.items()]
    bodies = []
    for n, rows in sizes.items():
        body = ",\n".join(json.dumps(row, separators=(",", ":")) for row in sorted(rows, key=_number))
        bodies.append(f"{json.dumps(n)}: [\n{body}\n]")
    lines.append('"sizes": {\n' + ",\n".join(bodies) + "\n}")
    file.write_text("{" + ",\n".join(lines) + "}\n", encoding="utf-8")


def _number(row: list[int | None]) -> int:
    return row[0] or 0


def main() -> None:
    """Model what the file lacks."""
    match sys.argv[1:]:
        case [name, *processes]:
            model(Path(name), int(next(iter(processes), "1")))
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
