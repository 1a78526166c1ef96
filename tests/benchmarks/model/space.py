"""What the model is worth as a filter for a tuner: 1,336 configurations of a product, all of them measured on an H200.

The rule: of all configurations, in the order of the recorded file, every `EVERY`th one is modelled, and the fastest of
each size beside them; `WARPLENS_SPACE_EVERY=1` models all. Of each, some blocks are executed: they all do the same.
"""

from __future__ import annotations

import os
from collections.abc import Mapping

import numpy as np
from benchmark_registry import Row, Samples, benchmark
from compare_counters import LIMIT
from model.figures import error_rows, quantile, regret, samples_of, tau, timed, times_of
from model.launches import Measured, Modelled, modelled_launch
from model.plain import HARDWARE
from model.processes import modelled, task
from probes import pack
from record_space import SIZES, SOURCE, member, parameters, read_space, threads

from warplens.cuda.compiler.assembled import control_flow, merged_requests
from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.compiler.compiled import default_cache, machine_code
from warplens.cuda.device.spec import load_spec
from warplens.cuda.ground.host import aligned_copy
from warplens.cuda.ground.points import CacheState
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.launch import machine

DATA = HARDWARE / "tuning" / "h200_space.json"
EVERY = 23
"""Has no factor in common with the numbers of values of the parameters, so that all values occur."""
BUDGET_S = 0.2
FIRST_PERCENT = 5.0
ENTRY = "product"


def modelled_configuration(measured: Measured, values: Mapping[str, int], n: int) -> Modelled:
    """Compile, execute and record a configuration at a size."""
    spec = load_spec("h200")
    compiled = compile_source(
        SOURCE.read_text(encoding="utf-8"),
        name=SOURCE.name,
        target=spec.target,
        entry=ENTRY,
        defines=dict(values),
        cache=default_cache(),
    )
    module = parse_module(compiled.ptx)
    entry, code = module.function(compiled.symbol), machine_code(compiled.cubin, compiled.symbol, compiled.target)
    arrays = {name: aligned_copy(np.zeros((n, n), np.float32)) for name in "ABC"}
    parameters, pointers = pack([*arrays.items(), ("n", n)], lambda _: 0)
    request = machine.LaunchRequest(
        module=module,
        symbol=compiled.symbol,
        file_name=SOURCE.name,
        block=(threads(dict(values)), 1, 1),
        grid=(n // values["BN"], n // values["BM"], 1),
        parameters=parameters,
        pointers=pointers,
        arrays=arrays,
        requests={} if code is None else merged_requests(code, entry),
        limit=LIMIT,
        open_words=(8 * len(arrays),),  # one translation for all sizes
        open_axes=(0, 1),
        open_sizes=True,
        is_hurried=True,  # few blocks are executed
    )
    return modelled_launch(
        measured,
        request,
        None if code is None else control_flow(code, entry),
        spec=spec,
        registers=compiled.resources.registers_per_thread,
        shared_bytes=compiled.resources.static_shared_bytes,
        budget_s=BUDGET_S,
    )


def chosen(n: int, every: int) -> list[tuple[Measured, dict[str, int]]]:
    """Return the configurations of a size that are modelled, with their times."""
    rows = read_space(DATA, n)
    best = min(range(len(rows)), key=lambda index: rows[index]["cold_ns"])
    return [
        (
            Measured(
                name=f"n{n}/{member(parameters(rows[index]))}",
                kernel=ENTRY,
                size=str(n),
                ns={state: rows[index][f"{state.value}_ns"] for state in CacheState},
            ),
            parameters(rows[index]),
        )
        for index in sorted({*range(0, len(rows), every), best})
    ]


@benchmark("a space of configurations", unit="%", aim=5)
def model_space() -> Samples:
    """Model configurations of a product at both sizes."""
    every = int(os.environ.get("WARPLENS_SPACE_EVERY", EVERY))
    tasks = [task(measured, modelled_configuration, values, n) for n in SIZES for measured, values in chosen(n, every)]
    launches = modelled(tasks)
    rows = [row for n in SIZES for row in filter_rows(n, [item for item in launches if item.measured.size == str(n)])]
    return samples_of("space", rows, launches, [])


def filter_rows(n: int, launches: list[Modelled]) -> list[Row]:
    """Return the rows of one size: the place of the fastest, what the pick costs, the order, the errors."""
    state = CacheState.COLD
    both = sorted(timed(launches, state), key=lambda launch: launch.times[state].time_ns)
    if len(both) < 2:
        return []
    times = times_of(both, state)
    best = min(range(len(both)), key=lambda index: times[index][1])
    title = f"product, n = {n}"
    within = [index + 1 for index, (_, measured) in enumerate(times) if measured <= 1.02 * times[best][1]]
    return [
        Row(
            title=f"{title}: place of the fastest in the order",
            unit="% of the order",
            value=100 * (best + 1) / len(both),
            aim=FIRST_PERCENT,
            note=f"{best + 1} of {len(both)} of {len(read_space(DATA, n))}; first of those within 2 %: {min(within)}",
        ),
        Row(
            title=f"{title}: regret of the pick",
            unit="%",
            value=regret(times),
            note=f"{both[0].measured.name}; half of all are {100 * (quantile(_slowness(times), 0.5) - 1):.0f} % slower",
        ),
        Row(title=f"{title}: Kendall's tau", unit="", value=tau(times), higher_is_better=True),
        *error_rows(title, launches, state, (12, 35)),
    ]


def _slowness(times: list[tuple[float, float]]) -> list[float]:
    """Return each measured time over the least."""
    least = min(measured for _, measured in times)
    return [measured / least for _, measured in times]
