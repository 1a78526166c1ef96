"""One process of a program: its memory, its modules, and what it asks for while it runs.

The rule: a message of the stand-in is answered in the order of the program. What is wrong with a launch itself is
returned to the program at once; a fault of a kernel stays, as on a GPU, and so does a refusal of the engine, since the
program must not go on with results that no kernel has computed.
"""

from __future__ import annotations

import struct
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace as replaced

from warplens.cuda.capture.value import ProgramOrigin
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.driver import arena, devices, errors, host_lines, state
from warplens.cuda.driver.findings import Findings, OwnTimes
from warplens.cuda.driver.messages import Answer, MessageError, Reader
from warplens.cuda.ground.errors import InputError, UnsupportedError, WarplensError
from warplens.cuda.ground.textures import AddressMode, FilterMode, TexelPlace, level_of
from warplens.cuda.record.memory import CHANNEL_KINDS, MODES, TexelMemory, sampled_texels, surface_texels

if TYPE_CHECKING:
    from warplens.cuda.record.session import Session
    from warplens.cuda.record.steps import StepLanes

LAYERED, CUBE = 1, 4  # cudaArrayLayered, cudaArrayCubemap
FIRST_HANDLE = 0x5741_5250 << 32  # handles of textures begin here, where no address and hardly a number is
KINDS = ("memory of the device", "managed memory", "pinned memory", "a variable", "a CUDA array")
MOST_FREED = 1 << 16  # the latest allocations that were freed; of earlier ones nothing is known


class Process:
    """A process of the program, as its stand-in tells of it."""

    def __init__(
        self,
        spec: GpuSpec,
        session: Callable[[], Session],  # is called when the first kernel is loaded
        *,
        number: int,  # counts the processes of the program from 0
        process: int,
        findings: Findings,
        origin: ProgramOrigin,  # what its launches come from
        lanes: StepLanes,  # its streams
    ) -> None:
        self.memory = arena.Arena(number)
        self._spec, self._session = spec, session
        self._freed: deque[tuple[int, int, state.Frames]] = deque(maxlen=MOST_FREED)
        self._state = state.State(
            memory=self.memory, lines=host_lines.HostLines(process), findings=findings, times=OwnTimes(spec, findings),
            origin=origin, lanes=lanes,
        )  # fmt: skip
        self._handlers: dict[str, Callable[[Reader], Answer | None]] = {
            "A": self._allocate, "F": self._free, "W": self._free_wrongly,
            "X": self._copy_beyond, "u": self._copy_unwritten,
            "H": self._touch, "N": lambda message: self._state.find(message.text()),
            "U": lambda message: findings.unsupported.setdefault(message.text()), "G": self._ask_error,
            "E": self._event, "p": self._step, "P": self._clock, "J": self._python_line, "D": self._properties,
            "T": self._texture, "t": lambda _: None,  # it stays, so that a later one has another handle
            "B": self._enter, "Q": self._end,
        }  # fmt: skip

    def take(self, kind: str, message: Reader) -> Answer | None:
        """Do what a message says; return its answer, None where none is expected."""
        handler = self._handlers.get(kind) or self._further(kind)
        if handler is None:
            raise MessageError(f"the program sends a message of the unknown kind {kind!r}")
        return handler(message)

    def _further(self, kind: str) -> Callable[[Reader], Answer | None] | None:
        """Return what answers messages that need the engine or the libraries, which are not loaded before."""
        if kind == "Y":
            from warplens.cuda.driver.libraries.calls import Libraries

            self._handlers[kind] = Libraries(session=self._session(), state=self._state).answer
        else:
            from warplens.cuda.driver.kernels import Kernels
            from warplens.cuda.driver.launches import Launches

            kernels = Kernels(self._session(), self._state)
            self._handlers |= kernels.handlers | Launches(self._session(), self._state, kernels).handlers
        return self._handlers.get(kind)

    def close(self) -> None:
        """Forget what the process had."""
        self._handlers.clear()
        self._state.textures.clear()
        self.memory.close()

    def _allocate(self, message: Reader) -> None:
        address, size = message.addresses(2)
        kind = message.u8()
        caller = message.frames()
        self.memory.map(address, size, arena.kept_of(kind, size, partial(self._state.where, caller)))
        self._state.allocations[address] = kind, caller

    def _free(self, message: Reader) -> None:
        address = message.u64()
        caller = message.frames()
        allocation = self.memory.unmap(address)
        if allocation is not None:
            self._freed.append((address, allocation.data.nbytes, caller))

    def _free_wrongly(self, message: Reader) -> None:
        address = message.u64()
        caller = message.frames()
        before = next((place for start, size, place in reversed(self._freed) if start <= address < start + size), None)
        if before is None:
            self._state.find(f"frees {address:#x}, where no allocation begins", caller)
        else:
            self._state.find(f"frees memory that was freed before, in {self._state.where(before)}", caller)

    def _copy_beyond(self, message: Reader) -> None:
        target, source, size = message.addresses(3)
        caller = message.addresses(1)
        for address in (target, source):
            if self.memory.base <= address < self.memory.base + arena.SPAN:
                try:
                    allocation, offset = self.memory.find(address)
                except InputError:
                    self._state.find(f"a copy of {size:,} bytes {self._dead(address)}", caller)
                    return
                if offset + size > allocation.data.nbytes:
                    self._state.find(
                        f"a copy of {size:,} bytes at byte {offset:,} of an allocation of {allocation.data.nbytes:,}",
                        caller,
                    )
                    return

    def _copy_unwritten(self, message: Reader) -> None:
        address, size = message.addresses(2)
        allocation, _ = self.memory.find(address)
        where = f", which {allocation.written.where()} allocates" if allocation.written is not None else ""
        caller = message.addresses(1)
        self._state.find(f"copies {size:,} bytes{where}, to the host, and nothing has written any", caller)

    def _dead(self, address: int) -> str:
        """Say what an address without a live allocation is."""
        for start, size, place in reversed(self._freed):
            if start <= address < start + size:
                return f"uses memory that was freed in {self._state.where(place)}"
        return f"uses the address {address:#x}, which is in no allocation"

    def _touch(self, message: Reader) -> Answer | None:
        address, is_deadly = message.addresses(2)
        if is_deadly:
            self._state.find(f"host code touches {address:#x}, memory of the device, which ends the program")
            return Answer()
        self._state.find("the host touches memory that a kernel writes before it has synchronised with it")
        return None

    def _ask_error(self, _: Reader) -> None:
        self._state.unasked = None

    def _event(self, message: Reader) -> None:
        event, stream = message.addresses(2)
        is_apart, what = message.u8(), chr(message.u8())
        self._state.lanes.note_event(what, event, stream, is_apart=bool(is_apart))
        if what == "r":
            self._state.times.record(event, stream, is_apart=bool(is_apart))
        elif what == "w":
            self._state.times.wait(event, stream)
        elif what == "h":  # the host waits, which has no time of its own
            return
        elif what == "s":
            self._state.times.start(event)
        else:
            self._state.times.end(event, self._state.lines.place(message.frames()))

    def _step(self, message: Reader) -> None:
        what, direction, is_apart = chr(message.u8()), message.u8(), bool(message.u8())
        stream, size = message.addresses(2)
        self._state.lanes.note_step(what, stream, size, direction, is_apart=is_apart)

    def _python_line(self, message: Reader) -> None:
        address, line = message.u64(), message.u32()
        self._state.lines.name(address, host_lines.Frame(file=message.text(), line=line, function=""))

    def _clock(self, message: Reader) -> None:
        self._state.times.clock(self._state.lines.place(message.frames()), self._state.last_kernel)

    def _enter(self, message: Reader) -> None:
        self._state.region = message.text()

    def _properties(self, message: Reader) -> Answer:
        return Answer().data(devices.properties_bytes(self._spec, message.u32()))

    def _texture(self, message: Reader) -> Answer:
        is_texture = bool(message.u8())
        address, width, height, depth, pitch = message.addresses(5)
        kind, flags, levels = message.u8(), message.u32(), message.u32()
        x, y, z, w, channel_kind = message.signed(5)
        try:
            allocation, offset = self.memory.find(address)
            if kind == 3 and pitch != width * (x + y + z + w) // 8:  # rows with gaps
                raise UnsupportedError("a texture of rows with gaps between them is not executed")
            element = f"{CHANNEL_KINDS[channel_kind]}{x}"
            channels = sum(bits > 0 for bits in (x, y, z, w))
            layers = depth if flags & (LAYERED | CUBE) else 0
            further: dict[str, Any] = {"layers": layers, "offset_bytes": offset}
            extent = tuple(size for size in (width, height, 0 if layers else depth) if size)
            place = TexelPlace.LINEAR if kind == 2 else TexelPlace.PITCH if kind == 3 else TexelPlace.ARRAY
            on = TexelMemory(allocation=allocation, element=element, channels=channels, extent=extent, place=place)
            if is_texture:
                *modes, filtering, reading, _ = message.signed(6)
                message.data(16)
                is_normalized, _, level_filtering = message.signed(3)
                bias, first, last = struct.unpack("<3f", message.data(12))
                _, is_seamless = message.signed(2)
                if flags & CUBE:
                    if is_seamless:
                        raise UnsupportedError("cube maps whose faces are joined at their edges are not executed")
                    further |= {"is_cube": True, "address": (AddressMode.CLAMP,) * 2, "is_normalized": True}
                if levels > 1:
                    level_filter = FilterMode.LINEAR if level_filtering else FilterMode.POINT
                    further |= {"levels": levels, "level_filter": level_filter}
                    further |= {"level_bias": bias, "first_level": first, "last_level": last}
                texels = sampled_texels(
                    on, [MODES[mode] for mode in modes], FilterMode.LINEAR if filtering else FilterMode.POINT,
                    is_normalized=bool(is_normalized), reads_fractions=reading == 1 and "float" not in element,
                )  # fmt: skip
            else:
                texels = surface_texels(on)
            texels = replaced(texels, view=replace(texels.view, **further))
            smallest = level_of(texels.view, levels - 1)
            if smallest.offset_bytes + smallest.size_bytes > allocation.data.nbytes:
                raise InputError("a texture reaches beyond its allocation")
        except (KeyError, IndexError, WarplensError) as error:
            self._state.find(f"a texture is refused: {error}")
            return Answer(errors.NOT_SUPPORTED)
        handle = FIRST_HANDLE + len(self._state.textures) + 1
        self._state.textures[handle] = texels
        return Answer().u64(handle)

    def _end(self, _: Reader) -> Answer:
        leaks = [
            (address, *self._state.allocations[address])
            for address in sorted(self._state.allocations)
            if self.memory.holds(address, 0)
        ]
        by_place: Counter[tuple[int, state.Frames]] = Counter()
        sizes: Counter[tuple[int, state.Frames]] = Counter()
        for address, kind, caller in leaks:
            is_of_interpreter = bool(caller) and caller[0] >= host_lines.PYTHON_LINES  # what it keeps is no mistake
            if kind != arena.VARIABLE and not is_of_interpreter:
                by_place[kind, caller] += 1
                sizes[kind, caller] += self.memory.find(address)[0].data.nbytes
        for (kind, caller), count in by_place.items():
            times = f"{count:,} times " if count > 1 else ""
            self._state.find(f"{KINDS[kind]} ({times}{sizes[kind, caller]:,} bytes in all) is never freed", caller)
        for look in self._state.at_end:
            look()
        if self._state.unasked is not None:
            sentence, place = self._state.unasked
            self._state.find(f"{sentence}; the program never asks for this error (cudaGetLastError)", place=place)
        return Answer()
