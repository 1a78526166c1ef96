"""Launches of a program on a GPU: the same code on copies of the same bytes, timed, and its result compared.

The rule: the GPU sees the bytes that the engine sees, with addresses of its own. What it leaves is what the program
goes on with, since later launches run there alone; what differs from the engine's is said.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace

import numpy as np

from warplens.cuda.device.cards import cards, is_card
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute.gpu.launch_frames import WORD_BYTES, ByteLaunch, Bytes, LaunchCard, LaunchTiming, Link
from warplens.cuda.execute.gpu.launch_process import LaunchProcess
from warplens.cuda.ground.errors import UnsupportedError
from warplens.cuda.ground.host import copied, copy_into
from warplens.cuda.ground.points import Time
from warplens.cuda.record.addresses import Regions, moved
from warplens.cuda.record.agreement import Agreement, agree, dtype_of
from warplens.cuda.record.execution import Effects, PackedLaunch
from warplens.cuda.record.launches import Allocation, KernelLaunch, Pointer
from warplens.cuda.simt.program.blocks import GRID_WORKSPACE_REGISTERS

FLOATS = ("float", "bfloat")
"""The dtypes of floating-point numbers begin so."""
SMALL_BYTES = 64 << 10
"""In arrays up to this size addresses are looked for before each launch, in larger ones before the first ones."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Snapshot:
    """A launch before it begins: its parameters, its allocations, and copies of their bytes.

    An allocation that has two names, as a variable and as an argument, has one here; `names` maps each to it.
    """

    launch: KernelLaunch
    packed: PackedLaunch
    allocations: Mapping[str, Allocation]
    names: Mapping[str, str]
    before: Mapping[str, Bytes]

    def restore(self) -> None:
        """Give the allocations the bytes that they had."""
        for name, allocation in self.allocations.items():
            copy_into(allocation.data, self.before[name])


@dataclass(frozen=True, slots=True, kw_only=True)
class CardRun:
    """What became of a launch on a GPU.

    `failure` and `hindrance` are as in `ByteResult`; else the allocations hold the GPU's result. `agreement` is None
    where there is no result of the engine. `holders` are the arrays in which addresses were found.
    """

    time: Time | None = None
    agreement: Agreement | None = None
    notes: tuple[str, ...] = ()
    printed: str = ""
    failure: str = ""
    hindrance: str = ""
    holders: frozenset[str] = frozenset()


class LaunchesOnCard:
    """Gives launches to a GPU.

    Args:
        spec: the GPU's specification.
        card: takes the launches.
        packed: returns the parameter block of a launch.
        timing: how they are timed.
    """

    def __init__(
        self,
        spec: GpuSpec,
        card: LaunchCard,
        packed: Callable[[KernelLaunch], PackedLaunch],
        timing: LaunchTiming | None = None,
    ) -> None:
        self._spec = spec
        self._card = card
        self._packed = packed
        self.timing = timing or LaunchTiming()

    def snapshot(self, launch: KernelLaunch, *, copies: bool = True) -> Snapshot:
        """Return a launch with copies of its bytes, or with the bytes themselves where nothing else changes them.

        Raises:
            ArgumentsError: its arguments do not fit the kernel.
            PtxSyntaxError: the grammar does not cover the PTX.
        """
        packed = self._packed(launch)
        chosen = {id(allocation): name for name, allocation in packed.allocations.items()}
        chosen |= {id(allocation): name for name, allocation in launch.variables}
        names = {name: chosen[id(allocation)] for name, allocation in packed.allocations.items()}
        allocations = {name: packed.allocations[name] for name in dict.fromkeys(names.values())}
        before = {name: copied(item.data) if copies else item.data for name, item in allocations.items()}
        return Snapshot(launch=launch, packed=packed, allocations=allocations, names=names, before=before)

    def run(
        self,
        snapshot: Snapshot,
        executed: Effects | None,
        *,
        is_timed: bool,
        is_compared: bool,
        is_kept: bool = True,
        holders: frozenset[str] | None = None,
    ) -> CardRun:
        """Launch on the GPU, and put its result into the allocations.

        Args:
            snapshot: the launch before it began.
            executed: the same or an equal launch on the engine, or what is known before it: what the kernel writes;
                None where the engine does not execute it.
            is_timed: whether the launch is timed, too.
            is_compared: whether the allocations hold the engine's result.
            is_kept: whether the result is put into the allocations; else they stay as they are.
            holders: the large arrays in which addresses are looked for, by default all of them.
        """
        try:
            searched = _searched(snapshot, holders)
            launch = _byte_launch(snapshot, executed, self._spec, searched)
        except UnsupportedError as error:
            return CardRun(hindrance=str(error))
        if not is_kept:
            launch = replace(launch, written=())
        done = self._card.run(launch, snapshot.before, self.timing if is_timed else None)
        if done.failure or done.hindrance:
            return CardRun(failure=done.failure, hindrance=done.hindrance)
        allocations = snapshot.allocations
        there = Regions(done.addresses, launch.sizes)
        here = {name: allocation.address for name, allocation in allocations.items()}
        results = {name: moved(data, there, here) if name in searched else data for name, data in done.results.items()}
        agreement = None
        if is_compared and executed is not None:
            engine = {name: allocations[name].data for name in results}
            agreement = agree(engine, results, _dtypes(snapshot, executed), snapshot.launch.ptx, snapshot.launch.symbol)
        for name, data in results.items():
            copy_into(allocations[name].data, data)
        found = frozenset(link.holder for link in launch.links)
        return CardRun(time=done.time, agreement=agreement, notes=done.notes, printed=done.printed, holders=found)

    def load(self, launch: KernelLaunch) -> None:
        """Have the GPU load the code of a launch that follows; code for another GPU fails there."""
        with suppress(UnsupportedError):
            self._card.load(code_for(launch, self._spec)[0])

    def close(self) -> None:
        """Give the GPU back."""
        self._card.close()


def open_card(spec: GpuSpec) -> LaunchProcess | None:
    """Return the first GPU of this model in a process of its own, None where the specification is only a sheet."""
    if not is_card(spec.key):
        return None
    return next((LaunchProcess(card.uuid, spec) for card in cards() if card.spec.key == spec.key), None)


def code_for(launch: KernelLaunch, spec: GpuSpec) -> tuple[bytes, str]:
    """Return the code of a launch for a GPU, and a note where the driver translates it.

    Raises:
        UnsupportedError: it is compiled for another GPU.
    """
    target = launch.target or spec.target
    number = target.removeprefix("sm_")
    digits, suffix = number.rstrip("af"), number[len(number.rstrip("af")) :]
    capability = int(digits[:-1]), int(digits[-1])
    card = spec.compute_capability
    is_same = capability == card or (capability[0] == card[0] and capability <= card and suffix != "a")
    if launch.cubin and is_same:
        return launch.cubin, ""
    if capability > card or (suffix and not is_same):
        raise UnsupportedError(f"{launch.kernel} is compiled for {target}, which the {spec.name} does not run")
    note = f"the driver translated the PTX that was compiled for {target}"
    return launch.ptx.encode() + b"\0", note if capability != card else ""


def _searched(snapshot: Snapshot, holders: frozenset[str] | None) -> frozenset[str]:
    """Return the arrays in which addresses are looked for: none that all arguments take for floating-point numbers."""
    large = frozenset(snapshot.before) - _floats(snapshot) if holders is None else holders
    small = (name for name, data in snapshot.before.items() if data.nbytes <= SMALL_BYTES)
    return large.union(small)


def _floats(snapshot: Snapshot) -> frozenset[str]:
    """Return the arrays that each argument which leads there takes for floating-point numbers."""
    dtypes: dict[int, set[str]] = {}
    for argument in snapshot.launch.arguments:
        if isinstance(argument, Pointer):
            dtypes.setdefault(id(argument.allocation), set()).add(argument.dtype)
    return frozenset(
        name
        for name, allocation in snapshot.allocations.items()
        if (known := dtypes.get(id(allocation))) and all(dtype.startswith(FLOATS) for dtype in known)
    )


def _byte_launch(snapshot: Snapshot, executed: Effects | None, spec: GpuSpec, searched: frozenset[str]) -> ByteLaunch:
    """Return a launch as the GPU takes it.

    Raises:
        UnsupportedError: it is compiled for another GPU, has an address in its code, synchronises the grid, or has
            textures.
    """
    launch, packed = snapshot.launch, snapshot.packed
    if GRID_WORKSPACE_REGISTERS[0] in launch.ptx:
        raise UnsupportedError(f"{launch.kernel} synchronises the grid, and launches on a GPU are not cooperative")
    if packed.textures:
        raise UnsupportedError(
            f"{launch.kernel} reads or writes textures or surfaces, which launches of programs have on the engine alone"
        )
    sizes = {name: data.nbytes for name, data in snapshot.before.items()}
    links = _links(snapshot, sizes, searched)
    led_to = {link.to for link in links}
    held = {id(allocation) for allocation in launch.reachable}
    for name, allocation in snapshot.allocations.items():
        if id(allocation) in held and name not in led_to and allocation.data.nbytes:
            raise UnsupportedError(
                f"{launch.kernel} has the address of an array of {allocation.data.nbytes:,} bytes in its code, and the "
                "array has another address on the GPU"
            )
    names = snapshot.names
    written = frozenset(sizes) if executed is None else {names[name] for name in executed.written}
    updated = written if executed is None else {names[name] for name in executed.updated}
    return ByteLaunch(
        symbol=launch.symbol,
        code=code_for(launch, spec)[0],
        grid=launch.grid,
        block=launch.block,
        dynamic_shared_bytes=launch.dynamic_shared_bytes,
        parameters=packed.parameters,
        links=links,
        sizes=sizes,
        variables=tuple(name for name, _ in launch.variables),
        written=tuple(name for name in sizes if name in written),
        updated=tuple(name for name in sizes if name in updated),
    )


def _links(snapshot: Snapshot, sizes: Mapping[str, int], searched: frozenset[str]) -> tuple[Link, ...]:
    """Return the addresses in the parameters and the arrays of a launch."""
    packed = snapshot.packed
    links = []
    for at, name in packed.pointers.items():
        offset = int.from_bytes(packed.parameters[at : at + WORD_BYTES], "little")
        links.append(Link(holder="", at=at, to=snapshot.names[name], offset=offset))
    regions = Regions({name: item.address for name, item in snapshot.allocations.items()}, sizes)
    holders = {
        "": np.frombuffer(packed.parameters, np.uint8),
        **{name: data for name, data in snapshot.before.items() if name in searched},
    }
    for holder, data in holders.items():
        for at, (name, offset) in regions.words(data).items():
            if holder or at not in packed.pointers:
                links.append(Link(holder=holder, at=at, to=name, offset=offset))
    return tuple(links)


def _dtypes(snapshot: Snapshot, executed: Effects) -> dict[str, str]:
    """Return the dtypes of the arrays of a launch, as far as the front end or the stores of the kernel tell them."""
    stored = executed.stored_types.items()
    dtypes = {snapshot.names[name]: dtype_of(types) for name, types in stored if name in snapshot.names}
    for argument in snapshot.launch.arguments:
        if isinstance(argument, Pointer) and argument.dtype:
            for name, allocation in snapshot.allocations.items():
                if allocation is argument.allocation:
                    dtypes[name] = argument.dtype
    return dtypes
