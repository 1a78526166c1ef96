"""`warplens judge`: whether a Python file with kernels does what a reference does, and what its kernels cost."""

import math
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from warplens.cuda.ground.errors import InputError
from warplens.gui.terminal import console, option_values, options

option = options.declared_beside(__file__)

FAILED = 1


def judge(
    candidate: Annotated[Path, option("candidate")],
    *,
    reference: Annotated[Path, option("reference")],
    function: Annotated[str | None, option("function")] = None,
    device: options.OneDevice = None,
    emulate: options.Emulate = False,
    cache: options.LaunchCache = None,
    timing: options.LaunchTimings = None,
    without: Annotated[list[str] | None, option("without")] = None,
    rtol: Annotated[str | None, option("rtol")] = None,
    atol: Annotated[str | None, option("atol")] = None,
    seed: Annotated[str, option("seed")] = "0",
    time_limit: options.TimeLimit = None,
    json: options.Json = None,
) -> None:
    """Judge a Python file with kernels by a reference: right, in bounds, without races, the same each time."""
    import msgspec

    from warplens.cuda.device.gpus import default_device, is_gpu, load_device
    from warplens.gui.views.judge.text import judge_report
    from warplens.profiles import judging

    key = load_device(device or default_device()).key
    how = option_values.launch_timing(cache, timing or (), is_timed=is_gpu(key) and not emulate)
    verdict = judging.judge(
        candidate,
        reference,
        function=function,
        device=key,
        emulate=emulate,
        cache=None if how is None else how.cache,
        timing=None if how is None else asdict(how.measuring),
        without=without or (),
        rtol=_tolerance(rtol, "--rtol"),
        atol=_tolerance(atol, "--atol"),
        seed=option_values.whole_number(seed, "--seed", least=0),
        time_limit_s=option_values.time_limit_of(time_limit) or judging.DEFAULT_TIME_LIMIT_S,
    )
    console.report(json, "judge", msgspec.to_builtins(verdict), judge_report(verdict))
    if not verdict.passed:
        raise typer.Exit(FAILED)


def _tolerance(text: str | None, option: str) -> float | None:
    if text is None:
        return None
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 <= value < math.inf:
        raise InputError(f"{option} takes a number of at least 0, such as 1e-3, not {text!r}")
    return value
