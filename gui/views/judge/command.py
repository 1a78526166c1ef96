"""`warplens judge`: whether a Python file with kernels does what a reference does, and what its kernels cost."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Annotated

import typer

from warplens.gui.terminal.options import Emulate, Json, LaunchCache, LaunchTimings, OneDevice, TimeLimit, launch_timing

FAILED = 1


def judge(
    candidate: Annotated[Path, typer.Argument(metavar="CANDIDATE.py", help="The file with kernels.")],
    *,
    reference: Annotated[
        Path, typer.Option(metavar="REFERENCE.py", help="The file with the same function and get_inputs().")
    ],
    function: Annotated[
        str | None, typer.Option(metavar="NAME", help="The function, where both files define several.")
    ] = None,
    device: OneDevice = None,
    emulate: Emulate = False,
    cache: LaunchCache = None,
    timing: LaunchTimings = None,
    without: Annotated[
        list[str] | None, typer.Option(metavar="CASE", help="A case that does not count, as 'a NaN'; may be repeated.")
    ] = None,
    rtol: Annotated[
        str | None, typer.Option(metavar="NUMBER", help="Relative tolerance, as of NumPy's allclose.")
    ] = None,
    atol: Annotated[
        str | None, typer.Option(metavar="NUMBER", help="Absolute tolerance, as of NumPy's allclose.")
    ] = None,
    seed: Annotated[str, typer.Option(metavar="NUMBER", help="The start of all random numbers.")] = "0",
    time_limit: TimeLimit = None,
    json: Json = None,
) -> None:
    """Judge a Python file with kernels by a reference: right, in bounds, without races, the same each time."""
    from dataclasses import asdict

    import msgspec

    from warplens.cuda.device.gpus import default_device, is_gpu, load_device
    from warplens.gui.terminal.options import time_limit_of, whole_number
    from warplens.gui.terminal.output import STANDARD_OUTPUT, print_result, write_json
    from warplens.gui.views.judge.text import judge_report
    from warplens.profiles import judging

    key = load_device(device or default_device()).key
    how = launch_timing(cache, timing or (), is_timed=is_gpu(key) and not emulate)
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
        seed=whole_number(seed, "--seed", least=0),
        time_limit_s=time_limit_of(time_limit) or judging.DEFAULT_TIME_LIMIT_S,
    )
    write_json(json, "judge", msgspec.to_builtins(verdict))
    if json != STANDARD_OUTPUT:
        print_result(judge_report(verdict))
    if not verdict.passed:
        raise typer.Exit(FAILED)


def _tolerance(text: str | None, option: str) -> float | None:
    from warplens.cuda.ground.errors import InputError

    if text is None:
        return None
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 <= value < math.inf:
        raise InputError(f"{option} takes a number of at least 0, such as 1e-3, not {text!r}")
    return value
