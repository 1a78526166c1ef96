"""The launches that `record_textures.py` records: views, coordinates and arguments of each.

The rule: a case is one launch: a kernel of `texture_kernels.cu` or of the family `memory`, its views, arrays and
arguments (`view:NAME`, `array:NAME`, `int:NUMBER`). Arrays come from fixed seeds, so that a case is the same anywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict
from typing import Any

import numpy as np

LANES = 32

Case = dict[str, Any]


def coordinates(extent: tuple[int, ...], *, is_normalized: bool) -> np.ndarray:
    """Return rows of x, y, z, 0: random ones, those around edges and middles in small steps, and those far outside."""
    random = np.random.default_rng(len(extent) * 100 + extent[0])
    rows = [[random.uniform(-2 * side, 3 * side) for side in extent] for _ in range(160)]
    middle = [side // 2 + 0.5 for side in extent]
    steps = (0, 1 / 4096, 1 / 2048, 1 / 1024, 1 / 512, 3 / 1024, 1 / 256)
    width = extent[0]
    for base in (-1, 0, 0.5, 1, 1.5, width // 2, width - 1, width):
        rows += [[base + sign * step, *middle[1:]] for step in steps for sign in (1, -1)]
    rows += [[2.5 + j / 1024, *middle[1:]] for j in range(128)]
    scale = np.array(extent if is_normalized else [1] * len(extent), float)
    table = np.zeros((-(-(len(rows) + 5) // LANES) * LANES, 4), np.float32)
    table[: len(rows), : len(extent)] = np.array(rows) / scale
    table[len(rows) : len(rows) + 5, 0] = [np.nan, np.inf, -np.inf, 1e10, -1e10]
    return table


def texels_of(element: str, shape: tuple[int, ...]) -> np.ndarray:
    """Return random texels: floats from -1 to 1, whole numbers from all of their type."""
    random = np.random.default_rng(sum(shape))
    if "float" in element:
        return random.uniform(-1, 1, shape).astype(element)
    limits = np.iinfo(element)
    return random.integers(limits.min, int(limits.max) + 1, shape).astype(element)


def value_cases() -> Iterator[tuple[Case, dict[str, np.ndarray]]]:
    """Iterate over the launches whose results are recorded, each with its arrays."""
    flat, square = (13, 7), (16, 8)
    every = [
        {"address": mode, "filter": kind, "is_normalized": normalized}
        for mode in ("clamp", "border", "wrap", "mirror")
        for kind in ("point", "linear")
        for normalized in (False, True)
        if normalized or mode in {"clamp", "border"}
    ]
    plain = {"address": "clamp", "filter": "point", "is_normalized": False}
    linear = plain | {"filter": "linear"}
    fraction = {"reads_fractions": True}
    wanted: list[tuple[str, tuple[int, ...], str, int, dict[str, Any]]] = [
        *(("v_2d_f32", flat, "float32", 1, how) for how in every),
        *(("v_2d_f32", square, "float32", 1, how) for how in every if how["is_normalized"]),
        *(
            ("v_2d_f32", flat, element, channels, how | more)
            for element, channels, more in (
                ("uint8", 1, fraction), ("int8", 1, fraction), ("uint16", 1, fraction), ("int16", 1, fraction),
                ("uint8", 4, fraction), ("float16", 1, {}), ("float32", 4, {}), ("float32", 2, {}),
            )
            for how in (plain, linear)
        ),
        *(("v_2d_u32", flat, element, 1, plain) for element in ("uint8", "uint16", "uint32")),
        *(("v_2d_s32", flat, element, 1, plain) for element in ("int8", "int16", "int32")),
        ("v_2d_u32", flat, "uint8", 1, plain | {"address": "border"}),
        *(("v_1d_f32", (13,), "float32", 1, how) for how in every),
        *(("v_3d_f32", (5, 4, 3), "float32", 1, how) for how in every if how["filter"] == "linear"),
        ("v_a2d_f32", (13, 7), "float32", 1, linear | {"layers": 3}),
        ("v_a1d_f32", (13,), "float32", 1, linear | {"layers": 3}),
        ("v_2d_f32", square, "float32", 1, linear | {"place": "pitch"}),
        ("v_2d_f32", square, "float32", 1, plain | {"place": "pitch", "address": "border"}),
        ("v_linear_f32", (100,), "float32", 1, plain | {"place": "linear", "address": "border"}),
        ("v_gather_f32", flat, "float32", 1, plain),
        ("v_gather_f32", flat, "float32", 1, plain | {"address": "border"}),
        ("v_surface", flat, "float32", 1, plain | {"is_surface": True}),
    ]  # fmt: skip
    for number, (kernel, extent, element, channels, how) in enumerate(wanted):
        shape = (*([how["layers"]] if "layers" in how else []), *reversed(extent))
        at = coordinates(extent, is_normalized=how["is_normalized"])
        if "layers" in how:
            at[:, 2] = np.arange(len(at)) % 5 - 1
        if kernel == "v_linear_f32":
            at[:, 0] = (np.arange(len(at), dtype=np.int32) - 20).view(np.float32)
        if kernel == "v_surface":
            random = np.random.default_rng(3)
            x, y = random.integers(-3, 16, len(at)), random.integers(-2, 9, len(at))
            inside = (x >= 0) & (x < extent[0]) & (y >= 0) & (y < extent[1])
            at = np.stack([4 * x, y, np.where(inside, 0, 1 + np.arange(len(at)) % 2), 0 * x], 1).astype(np.int32)
            at = at.view(np.float32)
        texels = texels_of(element, shape if channels == 1 else (*shape, channels))
        view = {"name": "img", "array": "texels", "element": element, "channels": channels, "extent": extent} | how
        view["address"] = [how["address"]] * len(extent)
        yield (
            case(f"value {number}", kernel, view, len(at)) | {"is_value": True},
            {"texels": texels, "at": at, "out": np.zeros((len(at), 4), np.float32)},
        )


def case(name: str, kernel: str, view: dict[str, Any] | None, threads: int) -> Case:
    """Return a launch of a kernel that takes a view, coordinates and a result."""
    given = ["view:img"] if view else []
    return {
        "name": name, "kernel": kernel, "code": "textures", "grid": [threads // LANES, 1, 1], "block": [LANES, 1, 1],
        "views": [view] if view else [], "arguments": [*given, "array:at", "array:out"],
    }  # fmt: skip


Place = Callable[[int], tuple[float, ...]]
RANDOM = np.random.default_rng(11).integers(0, 64, (3, LANES, 3))
PATTERNS: dict[str, Place] = {
    "row": lambda lane: (lane, 0),
    "row from 4": lambda lane: (lane + 4, 0),
    "row 1": lambda lane: (lane, 1),
    "column": lambda lane: (0, lane),
    "8 x 4": lambda lane: (lane % 8, lane // 8),
    "4 x 8": lambda lane: (lane % 4, lane // 4),
    "16 x 2": lambda lane: (lane % 16, lane // 16),
    "2 x 16": lambda lane: (lane % 2, lane // 2),
    "one": lambda _: (5, 5),
    "every 2nd": lambda lane: (2 * lane, 0),
    "every 4th": lambda lane: (4 * lane, 0),
    "every 8th": lambda lane: (8 * lane, 0),
    "every 2nd row": lambda lane: (0, 2 * lane),
    "diagonal": lambda lane: (lane, lane),
    "far rows": lambda lane: (lane % 16, 100 * (lane // 16)),
    "quads": lambda lane: (lane % 2 + 2 * (lane // 4), lane // 2 % 2),
    "random 0": lambda lane: tuple(RANDOM[0, lane]),
    "random 1": lambda lane: tuple(RANDOM[1, lane]),
    "random 2": lambda lane: tuple(RANDOM[2, lane]),
}
FEW = ("row", "column", "8 x 4", "one", "random 0")
ACTIVE = {
    "all": 0xFFFFFFFF, "first half": 0xFFFF, "even": 0x55555555, "one lane": 0x100, "quads": 0x0F0F0F0F,
}  # fmt: skip


def counter_cases() -> Iterator[tuple[Case, dict[str, np.ndarray]]]:
    """Iterate over launches of one warp and one request, each with its arrays."""
    wanted: list[tuple[str, str, str, dict[str, Any], float]] = []  # kernel, pattern, active, view, moved by
    plain: dict[str, Any] = {"element": "float32", "channels": 1, "extent": [256, 256], "filter": "point"}
    linear = plain | {"filter": "linear"}
    wanted += [("c_2d", pattern, "all", plain, 0.5) for pattern in PATTERNS]
    wanted += [("c_2d", pattern, "all", linear, 0.75) for pattern in PATTERNS]
    wanted += [("c_2d", pattern, "all", linear, 0.5) for pattern in FEW]
    wanted += [("c_2d", "row", active, plain, 0.5) for active in ACTIVE if active != "all"]
    wanted += [("c_2d", "8 x 4", active, linear, 0.75) for active in ACTIVE if active != "all"]
    for kernel, element, channels in (
        ("c_2d_2", "float32", 2), ("c_2d_4", "float32", 4), ("c_2d_byte", "uint8", 1), ("c_2d_short", "uint16", 1),
    ):  # fmt: skip
        view = plain | {"element": element, "channels": channels}
        wanted += [(kernel, pattern, "all", view, 0.5) for pattern in (*FEW, "every 2nd")]
    wanted += [("c_2d_4", pattern, "all", linear | {"channels": 4}, 0.75) for pattern in FEW]
    wanted += [("c_2d", pattern, "all", plain | {"place": "pitch"}, 0.5) for pattern in (*FEW, "every 8th")]
    wanted += [("c_2d", pattern, "all", linear | {"place": "pitch"}, 0.75) for pattern in FEW]
    wanted += [("c_gather", pattern, "all", plain, 1.0) for pattern in FEW]
    row = plain | {"extent": [4096]}
    wanted += [("c_1d", pattern, "all", row, 0.5) for pattern in ("row", "every 2nd", "every 8th", "one")]
    wanted += [("c_1d", pattern, "all", row | {"filter": "linear"}, 0.75) for pattern in ("row", "every 8th")]
    for kernel, channels in (("c_linear", 1), ("c_linear_4", 4)):
        view = row | {"channels": channels, "place": "linear", "address": "border"}
        patterns = ("row", "row from 4", "every 2nd", "every 8th", "one", "random 0")
        wanted += [(kernel, pattern, "all", view, 0.0) for pattern in patterns]
    cube = plain | {"extent": [64, 64, 64]}
    wanted += [("c_3d", pattern, "all", cube, 0.5) for pattern in (*FEW, "random 1")]
    wanted += [("c_3d", pattern, "all", cube | {"filter": "linear"}, 0.75) for pattern in FEW]
    wanted += [("c_a2d", pattern, "all", plain | {"layers": 4}, 0.5) for pattern in FEW]
    surface = plain | {"is_surface": True}
    for kernel in ("c_surface_read", "c_surface_write"):
        wanted += [(kernel, pattern, "all", surface, 0.0) for pattern in (*FEW, "every 2nd", "4 x 8", "16 x 2")]
        wanted += [(kernel, "row", "even", surface, 0.0)]
    wanted += [("c_surface_write_4", pattern, "all", surface | {"channels": 4}, 0.0) for pattern in FEW]
    for kernel, pattern, active, how, moved in wanted:
        extent = tuple(how["extent"])
        view = {"name": "img", "array": "texels", "is_normalized": False, "address": "clamp"} | how
        view["address"] = [view["address"]] * len(extent)
        shape = (*([how["layers"]] if "layers" in how else []), *reversed(extent))
        at = np.zeros((LANES, 4), np.float32)
        for lane in range(LANES):
            x, y, *z = PATTERNS[pattern](lane)
            at[lane, :3] = (*(place + moved for place in (x, y)), (z[0] + moved) if z else lane % 4)
        at[:, 3] = [ACTIVE[active] >> lane & 1 for lane in range(LANES)]
        texels = texels_of(how["element"], shape if how["channels"] == 1 else (*shape, how["channels"]))
        about = " ".join(str(how[key]) for key in ("element", "channels", "filter"))
        name = f"{kernel} {how.get('place', 'array')} {about} {pattern} {active} {moved}"
        yield case(name, kernel, view, LANES), {"texels": texels, "at": at, "out": np.zeros(LANES * 4, np.float32)}
    yield from plain_cases()


def plain_cases() -> Iterator[tuple[Case, dict[str, np.ndarray]]]:
    """Iterate over requests of constant and local memory."""
    indices: dict[str, Callable[[int], int]] = {
        "one": lambda _: 7, "two": lambda lane: lane % 2, "pairs": lambda lane: lane // 2,
        "four": lambda lane: lane % 4,
        "row": lambda lane: lane, "every 2nd": lambda lane: 2 * lane, "every 8th": lambda lane: 8 * lane,
        "every 16th": lambda lane: 16 * lane, "random": lambda lane: int(RANDOM[0, lane, 0]),
    }  # fmt: skip
    wanted = [
        *(("c_constant", pattern, "all") for pattern in indices),
        *(("c_constant", pattern, active) for pattern in ("one", "row") for active in ("even", "one lane")),
        *((kernel, pattern, "all") for kernel in ("c_constant_2", "c_constant_4") for pattern in ("one", "two", "row")),
        *(("c_local", pattern, "all") for pattern in ("one", "two", "row", "random")),
        *(("c_local", pattern, "even") for pattern in ("one", "row")),
        *(("c_local_2", pattern, "all") for pattern in ("one", "row")),
    ]
    for kernel, pattern, active in wanted:
        at = np.zeros((LANES, 4), np.float32)
        at[:, 0] = [indices[pattern](lane) for lane in range(LANES)]
        at[:, 3] = [ACTIVE[active] >> lane & 1 for lane in range(LANES)]
        yield (
            case(f"{kernel} {pattern} {active}", kernel, None, LANES),
            {"at": at, "out": np.zeros(LANES, np.float32)},
        )


def memory_cases(codes: dict[str, Any]) -> Iterator[tuple[Case, dict[str, np.ndarray]]]:
    """Iterate over launches of the family `memory`; `codes` takes what they are compiled to."""
    from warplens.cuda.catalogue import select
    from warplens.cuda.compiler.compilation import compile_source

    for kernel in select(["memory"]):
        for blocks in kernel.tune.get("BLOCKS", (0,)):
            for size in (64, 250, 1024, 4096):
                workload = kernel.workload({"N": size}, {"BLOCKS": blocks} if blocks else {})
                code = f"{kernel.name}-{blocks}"
                if code not in codes:
                    codes[code] = compile_source(
                        kernel.source, name=f"{kernel.name}.cu", target="sm_90", entry=kernel.name,
                        defines=workload.defines, path=kernel.path,
                    )  # fmt: skip
                is_timed = size > 1000
                arrays = workload.make_arrays()
                expected = {} if size == 4096 else {"expected": workload.reference(arrays)["out"]}
                views = [plain_view(asdict(view)) for view in workload.textures]
                named = {view["name"] for view in views}
                arguments = []
                for argument in workload.arguments:
                    if argument.name in named:
                        arguments.append(f"view:{argument.name}")
                    elif argument.name in arrays:
                        arguments.append(f"array:{argument.name}")
                    else:
                        arguments.append(f"int:{argument.value}")
                yield (
                    {
                        "name": f"{kernel.name} N={size}" + (f" BLOCKS={blocks}" if blocks else ""),
                        "kernel": kernel.name, "code": code, "grid": list(workload.grid), "block": list(workload.block),
                        "views": views, "arguments": arguments, "is_timed": is_timed, "is_memory": True, "size": size,
                        "variables": [array.name for array in workload.arrays if array.is_variable],
                    },
                    {} if size == 4096 else arrays | expected,
                )  # fmt: skip


def plain_view(fields: dict[str, Any]) -> dict[str, Any]:
    """Return the fields of a view as JSON takes them."""
    return {key: list(map(str, value)) if key == "address" else str(value) if key in {"place", "filter"} else value
            for key, value in fields.items()}  # fmt: skip
