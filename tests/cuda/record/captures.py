"""Captures of launches as a front end makes them, for tests."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from warplens.cuda.capture.memory import Allocation
from warplens.cuda.capture.value import Argument, Capture, Code, Launch, Place, ProgramOrigin
from warplens.cuda.record.kernels import launch_capture


def fake_launch(
    kernel: str,
    ptx: str,
    *arguments: Argument,
    grid: tuple[int, int, int] = (1, 1, 1),
    block: tuple[int, int, int] = (32, 1, 1),
    place: tuple[str, int] = ("script.py", 3),
    symbol: str = "",
    target: str = "sm_90",
    cubin: bytes = b"",
    source: str = "",
    names: tuple[str, ...] = (),
    variables: tuple[tuple[str, Allocation], ...] = (),
    reachable: tuple[Allocation, ...] = (),
) -> Capture:
    """Return a launch of the front end `fake`."""
    code = Code(kernel=kernel, symbol=symbol or kernel, ptx=ptx, target=target, cubin=cubin, source=source)
    return launch_capture(
        "fake",
        code,
        arguments,
        grid=grid,
        block=block,
        names=names,
        launched_at=Place(file=place[0], line=place[1]),
        variables=variables,
        reachable=reachable,
    )


def changed(capture: Capture, **parts: object) -> Capture:
    """Return a capture of one launch with other fields of its code, its launch or its origin."""
    values = []
    for value, type_ in ((capture.code, Code), (capture.launch, Launch), (capture.origin, ProgramOrigin)):
        fields = {name: parts.pop(name) for name in tuple(parts) if name in type_.__struct_fields__}
        values.append(msgspec.structs.replace(value, **fields))
    code, launch, origin = values
    return replace(capture, codes=(code,), steps=(launch,), origin=origin, **parts)
