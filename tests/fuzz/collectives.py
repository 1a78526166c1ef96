"""What the lanes of a warp do together: moves of 8x8 matrices, and products of 16x16 tiles.

The rule: a fragment is one opaque value in its first register, so nothing here depends on which lane holds which
element.
Each lane's own illegal access is noted for that lane.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
from ptx_reader import Instruction, NotJudgedError
from regions import IllegalAccess

if TYPE_CHECKING:
    from machine import Thread

Lanes = dict[int, "Thread"]
Events = dict[int, Instruction]
COLLECTIVES: dict[str, Callable[[Lanes, Events], None]] = {}
ELEMENT = {"f16": np.float16, "f32": np.float32, "s32": np.int32, "s8": np.int8, "u8": np.uint8}


def _collective(name: str) -> Callable[[Callable[[Lanes, Events], None]], Callable[[Lanes, Events], None]]:
    def register(perform: Callable[[Lanes, Events], None]) -> Callable[[Lanes, Events], None]:
        COLLECTIVES[name] = perform
        return perform

    return register


def _placed(lanes: Lanes, number: int, *request: Any) -> tuple[Any, int]:
    """Return the place of a lane's access; an illegal one is noted for that lane."""
    try:
        return lanes[number].place(*request)
    except IllegalAccess as illegal:
        lanes[number].machine.run_record.violations[lanes[number].key] = illegal.violation
        raise


def _rows(lanes: Lanes, events: Events, operand: int) -> list[tuple[Any, int]]:
    """Return the places of the rows of all matrices of an `ldmatrix` or `stmatrix`; all lanes are tried."""
    instruction = next(iter(events.values()))
    count = 8 * int(next(word for word in instruction.words if word in {"x1", "x2", "x4"})[1:])
    if len(lanes) != 32:
        raise NotJudgedError("a matrix move of a part of a warp")
    first = min(lanes)
    places, illegal = [], None
    for lane in range(count):
        thread = lanes[first + lane]
        address, _ = thread.address(events[first + lane].operands[operand])
        try:
            places.append(_placed(lanes, first + lane, instruction.opcode, "shared", address, 16))
        except IllegalAccess as error:
            illegal = error
    if illegal is not None:
        raise illegal
    return places


@_collective("ldmatrix")
def load_matrices(lanes: Lanes, events: Events) -> None:
    """Give each lane its two elements of each matrix: of row lane/4, or with .trans of column lane/4."""
    places = _rows(lanes, events, 1)
    first = min(lanes)
    for number, thread in lanes.items():
        lane = number - first
        instruction = events[number]
        for matrix, name in enumerate(thread.elements(instruction.operands[0])):
            halves = []
            for part in range(2):
                row, column = lane // 4, lane % 4 * 2 + part
                if "trans" in instruction.words:
                    row, column = column, row
                region, start = places[8 * matrix + row]
                halves.append(int.from_bytes(region.data[start + 2 * column : start + 2 * column + 2], "little"))
            thread.frames[-1].registers[name] = halves[0] | halves[1] << 16


@_collective("stmatrix")
def store_matrices(lanes: Lanes, events: Events) -> None:
    """Store each lane's two elements of each matrix, the reverse of `ldmatrix`."""
    places = _rows(lanes, events, 0)
    first = min(lanes)
    for number, thread in lanes.items():
        lane = number - first
        instruction = events[number]
        for matrix, name in enumerate(thread.elements(instruction.operands[1])):
            value = thread.value(name)
            for part in range(2):
                row, column = lane // 4, lane % 4 * 2 + part
                if "trans" in instruction.words:
                    row, column = column, row
                region, start = places[8 * matrix + row]
                piece = (value >> 16 * part & 0xFFFF).to_bytes(2, "little")
                region.data[start + 2 * column : start + 2 * column + 2] = piece


def _tile(lanes: Lanes, events: Events, operand: int, *, store: np.ndarray | None = None) -> np.ndarray:
    """Load or store a 16x16 tile at the addresses that its base and its distance of rows give."""
    number = min(lanes)
    thread, instruction = lanes[number], events[number]
    element = np.dtype(ELEMENT[instruction.words[-1]])
    base, _ = thread.address(instruction.operands[operand])
    distance = thread.value(instruction.operands[2]) if len(instruction.operands) > 2 else 16
    if "m16n16k16" not in instruction.words:
        raise NotJudgedError(instruction.opcode)
    tile = np.zeros((16, 16), element)
    space, illegal, places = thread.space_of(instruction), None, []
    for index in range(256):
        major, minor = index // 16, index % 16
        address = base + (major * distance + minor) * element.itemsize & (1 << 64) - 1
        try:
            places.append(thread.place(instruction.opcode, space, address, element.itemsize))
        except IllegalAccess as error:
            illegal = error
            thread.machine.run_record.accesses[thread.key].append(error.violation.access)
            for other in lanes.values():  # which lane has which element is not part of the manual
                other.machine.run_record.violations.setdefault(other.key, error.violation)
    if illegal is not None:
        raise illegal
    is_row = "row" in instruction.words
    for index, (region, start) in enumerate(places):
        at = (index // 16, index % 16) if is_row else (index % 16, index // 16)
        if store is None:
            tile[at] = np.frombuffer(bytes(region.data[start : start + element.itemsize]), element)[0]
        else:
            region.data[start : start + element.itemsize] = store[at].astype(element).tobytes()
    return tile


@_collective("wmma")
def matrix_product(lanes: Lanes, events: Events) -> None:
    """Load, multiply or store tiles; numbers are small integers, so sums are exact in any order."""
    instruction = next(iter(events.values()))
    if len(lanes) != 32:
        raise NotJudgedError("a tile of a part of a warp")
    match instruction.words[1]:
        case "load":
            result = _tile(lanes, events, 1)
        case "store":
            thread = lanes[min(lanes)]
            source = events[min(lanes)].operands[1]
            _tile(lanes, events, 0, store=thread.value(thread.elements(source)[0]))
            return
        case _:
            thread = lanes[min(lanes)]
            a, b, c = (thread.value(thread.elements(o)[0]) for o in instruction.operands[1:4])
            if any(
                (np.abs(x.astype(np.float64)) > 64).any() or not np.isfinite(x).all() or (x % 1).any()
                for x in (a, b, c)
            ):
                raise NotJudgedError("a product of numbers that are not small integers")
            result = a.astype(np.int64) @ b.astype(np.int64) + c.astype(np.int64)
    for number, thread in lanes.items():
        for name in thread.elements(events[number].operands[0]):
            thread.frames[-1].registers[name] = result
