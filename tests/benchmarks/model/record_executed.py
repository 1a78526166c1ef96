"""Writes what recorded launches execute, for the test of lower bounds: `tests/cuda/timing/h200_executed.json`.

The rule: a launch stands there with the least of its times that an H200 took, and with how often all its warps execute
each operation of the machine code, as the model has it. The test needs no compiler, no engine and no public projects.

    python tests/benchmarks/model/record_executed.py FOLDER     # the public projects, filled by probes.py fetch
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent))

from model import launches  # noqa: E402
from model.launches import Measured  # noqa: E402
from model.plain import KERNELS, RECORDED, SETS, probe_tasks  # noqa: E402
from model.processes import Task  # noqa: E402

from warplens.cuda.timing import ModelledTime  # noqa: E402
from warplens.cuda.timing import model as timing_model  # noqa: E402
from warplens.cuda.timing.simulator.values import Kind  # noqa: E402
from warplens.cuda.timing.trace import (  # noqa: E402
    OPERATION_BITS,
    Program,
    program_of,
)

FILE = HERE.parents[1] / "cuda" / "timing" / "h200_executed.json"


def record(tasks: list[Task]) -> Iterator[dict[str, Any]]:
    """Yield what each launch executes that the model simulates."""
    programs: list[Program] = []
    named: list[dict[str, Any]] = []

    def kept(*arguments: Any, **others: Any) -> Program:
        programs.append(program_of(*arguments, **others))
        return programs[-1]

    def model(**values: Any) -> ModelledTime:
        named.append(values)
        return model_time(**values)

    model_time = launches.model_time
    with patch.object(timing_model, "program_of", kept), patch.object(launches, "model_time", model):
        for measured, call in tasks:
            programs.clear()
            call()
            if programs:
                yield executed(measured, programs[-1], named[-1])


def executed(measured: Measured, program: Program, named: dict[str, Any]) -> dict[str, Any]:
    """Return a launch for the file."""
    counts, trace = named["counts"], named["trace"]
    opcodes = [i.opcode & OPERATION_BITS for block in trace.flow.blocks for i in block.instructions]
    operations: dict[str, float] = {}
    for opcode, times in zip(opcodes, program.executed.tolist(), strict=True):
        operations[f"{opcode:x}"] = operations.get(f"{opcode:x}", 0.0) + times
    is_product = program.kind == Kind.TENSOR
    return {
        "name": measured.name,
        "ns": min(measured.ns.values()),
        "blocks": counts.blocks,
        "wavefronts": round(sum(m.wavefronts for m in counts.memory if m.space == "shared")),
        "product_clocks": round(float((program.executed * program.cost)[is_product].sum())),
        "executed": {name: round(times) for name, times in sorted(operations.items()) if round(times)},
    }


def main(projects: Path) -> None:
    """Record the launches of plain kernels and of public projects."""
    tasks = [item for name in SETS for item in probe_tasks(RECORDED / name, KERNELS)]
    tasks += probe_tasks(RECORDED / "h200_projects.json", projects)
    lines = ",\n".join(json.dumps(launch) for launch in record(tasks))
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
