"""The cost of the search for races: checked code that executes every block, against the code that counts."""

from __future__ import annotations

from benchmark_registry import Samples, benchmark, seconds_of
from launch_speed import ready_launch

from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.values.value import Mode

ROUNDS = 5


def _register(name: str, problem: dict[str, int], tune: dict[str, int]) -> None:
    def cost() -> Samples:
        ready = ready_launch(name, problem, tune)
        checked = Launch(ready.prepared.request, mode=Mode.CHECKED)
        ready.run()
        taken = [(seconds_of(ready.run), seconds_of(checked.inspect)) for _ in range(ROUNDS)]
        return Samples(
            values=tuple(full / fast for fast, full in taken),
            note=f"{1e3 * min(fast for fast, _ in taken):.0f} ms without",
        )

    size = problem["N"]
    benchmark(f"every block checked against counted, {name} {size}", unit="x", name=f"checked_{name}")(cost)


for _name, _problem, _tune in (
    ("matmul_tiled", {"N": 512}, {"TILE": 16}),
    ("transpose_tiled_padded", {"N": 2048}, {"TILE": 32}),
    ("matmul_naive", {"N": 256}, {}),
    ("matmul_strip_mined", {"N": 256}, {}),
):
    _register(_name, _problem, _tune)
