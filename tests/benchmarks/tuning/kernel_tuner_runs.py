"""Kernel Tuner's strategies on a recorded space, in its simulation mode: nothing is compiled or measured.

The rule: a strategy has the same space (its solver finds the same configurations), the same times and the same number
of measurements; it runs as it comes, with no option but that number.
"""

from __future__ import annotations

import contextlib
import io
import json
import random
import tempfile
import warnings
from pathlib import Path

import numpy as np
from tuning.recorded import RecordedSpace

STRATEGIES = (
    "random_sample",
    "genetic_algorithm",
    "diff_evo",
    "dual_annealing",
    "firefly_algorithm",
    "pso",
    "simulated_annealing",
    "bayes_opt",
    "hybrid_vndx",
    "adaptive_tabu_greywolf",
)
"""The strategies that came nearest in the papers of its authors, the newest ones, and chance."""


def cache_file(recorded: RecordedSpace, folder: Path) -> Path:
    """Write the space as a cache of Kernel Tuner, in its form of version 1.5."""
    names = list(recorded.axes)
    entries = {}
    for configuration, time_ns in recorded.measured.items():
        values = dict(zip(names, configuration, strict=True))
        milliseconds = time_ns / 1e6
        timings = dict.fromkeys(
            ("compile_time", "verification_time", "benchmark_time", "strategy_time", "framework_time"), 0
        )
        entries[",".join(map(str, configuration))] = {
            **values,
            "time": milliseconds,
            "times": [milliseconds],
            **timings,
        }
    content = {
        "device_name": "H200",
        "kernel_name": "product",
        "problem_size": 1,
        "tune_params_keys": names,
        "tune_params": {name: list(values) for name, values in recorded.axes.items()},
        "objective": "time",
        "cache": entries,
    }
    file = folder / "cache.json"
    file.write_text(json.dumps(content), encoding="utf-8")
    return file


def searched(recorded: RecordedSpace, strategy: str, evaluations: int, seeds: range) -> list[tuple[int, float]]:
    """Return the measurements and the regret in per cent of a strategy for each seed."""
    import kernel_tuner

    found = []
    with tempfile.TemporaryDirectory() as folder:
        cache = cache_file(recorded, Path(folder))
        for seed in seeds:
            random.seed(seed)
            np.random.seed(seed)  # noqa: NPY002 - its strategies draw from this one
            with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
                warnings.simplefilter("ignore")
                results, _ = kernel_tuner.tune_kernel(
                    "product",
                    "__global__ void product() {}",
                    1,
                    [],
                    {name: list(values) for name, values in recorded.axes.items()},
                    restrictions=list(recorded.restrictions),
                    strategy=strategy,
                    strategy_options={"max_fevals": evaluations},
                    simulation_mode=True,
                    cache=str(cache),
                    lang="CUDA",
                    quiet=True,
                )
            times = {
                tuple(result[name] for name in recorded.axes): result["time"]
                for result in results
                if isinstance(result["time"], float)
            }
            found.append((len(times), 100 * (min(times.values()) * 1e6 / recorded.best_ns - 1)))
    return found
