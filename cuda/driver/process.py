"""One process of a program: its memory, its modules, and what it asks for while it runs.

The rule: a message of the stand-in is answered in the order of the program. What is wrong with a launch itself is
returned to the program at once; a fault of a kernel stays, as on a GPU, and so does a refusal of the engine, since the
program must not go on with results that no kernel has computed.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import Any, TypeAlias

from msgspec.structs import replace as replaced

from warplens.cuda.capture.memory import Allocation
from warplens.cuda.capture.value import Argument, Extent, Place, Pointer, ProgramOrigin, Scalar, Texels
from warplens.cuda.capture.written import Written
from warplens.cuda.device.attributes import SHARED_WITHOUT_ASKING
from warplens.cuda.device.occupancy import occupancy
from warplens.cuda.driver import clusters
from warplens.cuda.driver.arena import SPAN, Arena
from warplens.cuda.driver.devices import properties_bytes
from warplens.cuda.driver.findings import Findings, OwnTimes, place_text
from warplens.cuda.driver.host_lines import Frame, HostLines
from warplens.cuda.driver.libraries.calls import Libraries
from warplens.cuda.driver.messages import Answer, MessageError, Reader
from warplens.cuda.driver.modules import LoadedKernel, LoadedModule
from warplens.cuda.driver.written import MarkedMemory, TouchedMemory
from warplens.cuda.execute.captured import resources_of
from warplens.cuda.execute.on_engine import Executed
from warplens.cuda.ground.errors import InputError, KernelFault, LaunchLimitError, UnsupportedError, WarplensError
from warplens.cuda.ground.textures import AddressMode, FilterMode, TexelPlace
from warplens.cuda.record.kernels import launch_capture
from warplens.cuda.record.memory import sampled_texels, surface_texels
from warplens.cuda.record.session import Session

INVALID_VALUE, INVALID_CONFIGURATION, NO_KERNEL_IMAGE, INVALID_PTX, NOT_FOUND = 1, 9, 209, 218, 500
ILLEGAL_ADDRESS, OUT_OF_RESOURCES, ASSERT, MISALIGNED, LAUNCH_FAILURE, TOO_LARGE, NOT_SUPPORTED, INVALID_CLUSTER = (
    700, 701, 710, 716, 719, 720, 801, 912,
)  # fmt: skip
"""Numbers of errors, as the CUDA Runtime API has them."""
FIRST_HANDLE = 0x5741_5250 << 32  # handles of textures begin here, where no address and hardly a number is
KINDS = ("memory of the device", "managed memory", "pinned memory", "a variable", "a CUDA array")
Frames: TypeAlias = tuple[int, ...]  # return addresses, the innermost first
DEVICE, MANAGED, PINNED, VARIABLE, ARRAY = range(5)
_KEPT = {DEVICE, MANAGED, PINNED}  # of memory of these kinds it is kept what was written
_REFUSALS = {" a cluster of ": INVALID_CLUSTER, "cooperative": TOO_LARGE, "registers": OUT_OF_RESOURCES, "is launched with": INVALID_CONFIGURATION}
"""The errors of launches that are refused, by words of the sentence; for others an H200 says INVALID_VALUE."""
_ELEMENTS = {0: "int", 1: "uint", 2: "float"}  # cudaChannelFormatKind
_MODES = (AddressMode.WRAP, AddressMode.CLAMP, AddressMode.MIRROR, AddressMode.BORDER)


class Process:
    """A process of the program, as its stand-in tells of it.

    Args:
        number: counts the processes of the program from 0.
        origin: what its launches come from.
    """

    def __init__(self, session: Session, number: int, process: int, findings: Findings, origin: ProgramOrigin) -> None:
        self.memory = Arena(number)
        self._session, self._findings = session, findings
        self._modules: dict[int, LoadedModule] = {}
        self._lines = HostLines(process)
        self._allocations: dict[int, tuple[int, Frames]] = {}
        self._freed: list[tuple[int, int, Frames]] = []
        self._textures: dict[int, Texels] = {}
        self._unasked: tuple[str, Place] | None = None
        self._times = OwnTimes(session.spec, findings)
        self._last_kernel = ""
        self._named: Executed | None = None
        self._libraries = Libraries(
            session=session, memory=self.memory, lines=self._lines, findings=findings, origin=origin, times=self._times
        )
        self._handlers: dict[str, Callable[[Reader], Answer | None]] = {
            "A": self._allocate, "F": self._free, "W": self._free_wrongly,
            "X": self._copy_beyond, "H": self._touch, "N": self._note, "U": self._lack, "G": self._ask_error,
            "E": self._event, "P": self._clock, "J": self._python_line,
            "M": self._load, "V": self._place, "K": self._parameters, "I": self._kernels,
            "R": self._attributes, "O": self._occupancy, "C": self._clusters, "D": self._properties, "L": self._launch,
            "T": self._texture, "t": self._drop_texture, "Y": self._libraries.answer, "B": self._libraries.enter,
            "Q": self._end,
        }  # fmt: skip

    def take(self, kind: str, message: Reader) -> Answer | None:
        """Do what a message says; return its answer, None where none is expected."""
        handler = self._handlers.get(kind)
        if handler is None:
            raise MessageError(f"the program sends a message of the unknown kind {kind!r}")
        return handler(message)

    def close(self) -> None:
        """Forget what the process had."""
        self._modules.clear()
        self._textures.clear()
        self.memory.close()

    # --- memory -------------------------------------------------------------------------------------------------------

    def _allocate(self, message: Reader) -> None:
        address, size = message.addresses(2)
        kind = message.u8()
        caller = message.addresses(message.u32())
        self.memory.map(address, size, partial(self._written, kind, size, caller) if kind in _KEPT else None)
        self._allocations[address] = kind, caller

    def _written(self, kind: int, size: int, caller: Frames, descriptor: int, offset: int) -> Written:
        """Return what is kept of the writes to an allocation that lies from a byte of the file of the memory on."""
        where = partial(self._where, caller)
        if kind == DEVICE:
            return MarkedMemory(descriptor, SPAN + offset, size, where)
        return TouchedMemory(descriptor, offset, size, where)

    def _free(self, message: Reader) -> None:
        address = message.u64()
        caller = message.addresses(message.u32())
        allocation = self.memory.unmap(address)
        if allocation is not None:
            self._freed.append((address, allocation.data.nbytes, caller))

    def _free_wrongly(self, message: Reader) -> None:
        address = message.u64()
        caller = message.addresses(message.u32())
        before = next((place for start, size, place in self._freed if start <= address < start + size), None)
        if before is None:
            self._find(f"frees {address:#x}, where no allocation begins", caller)
        else:
            self._find(f"frees memory that was freed before, in {self._where(before)}", caller)

    def _copy_beyond(self, message: Reader) -> None:
        target, source, size = message.addresses(3)
        caller = message.addresses(1)
        for address in (target, source):
            if self.memory.base <= address < self.memory.base + SPAN:
                try:
                    allocation, offset = self.memory.find(address)
                except InputError:
                    self._find(f"a copy of {size:,} bytes {self._dead(address)}", caller)
                    return
                if offset + size > allocation.data.nbytes:
                    self._find(
                        f"a copy of {size:,} bytes at byte {offset:,} of an allocation of {allocation.data.nbytes:,}",
                        caller,
                    )
                    return

    def _dead(self, address: int) -> str:
        """Say what an address without a live allocation is."""
        for start, size, place in reversed(self._freed):
            if start <= address < start + size:
                return f"uses memory that was freed in {self._where(place)}"
        return f"uses the address {address:#x}, which is in no allocation"

    def _touch(self, message: Reader) -> Answer | None:
        address, is_deadly = message.addresses(2)
        if is_deadly:
            self._find(f"host code touches {address:#x}, memory of the device, which ends the program")
            return Answer()
        self._find("the host touches memory that a kernel writes before it has synchronised with it")
        return None

    def _note(self, message: Reader) -> None:
        self._find(message.text())

    def _lack(self, message: Reader) -> None:
        self._findings.unsupported[message.text()] = None

    def _ask_error(self, _: Reader) -> None:
        self._unasked = None

    def _event(self, message: Reader) -> None:
        event, stream = message.addresses(2)
        what = chr(message.u8())
        if what == "r":
            self._times.record(event, stream)
        elif what == "s":
            self._times.start(event)
        else:
            self._times.end(event, self._lines.place(message.addresses(message.u32())))

    def _python_line(self, message: Reader) -> None:
        address, line = message.u64(), message.u32()
        self._lines.name(address, Frame(file=message.text(), line=line, function=""))

    def _clock(self, message: Reader) -> None:
        self._times.clock(self._lines.place(message.addresses(message.u32())), self._last_kernel)

    # --- modules ------------------------------------------------------------------------------------------------------

    def _load(self, message: Reader) -> Answer:
        number = message.u32()
        try:
            module = LoadedModule(message, self._session.spec)
            variables = [(name, data) for name, data in module.data.items()]
        except WarplensError as error:
            self._find(str(error))
            return Answer(NO_KERNEL_IMAGE if isinstance(error, InputError) else INVALID_PTX)
        self._modules[number] = module
        answer = Answer().u32(len(variables))
        for name, data in variables:
            answer.u64(len(data.initial)).u32(int(str(data.space) == "const")).text(name)
        return answer

    def _place(self, message: Reader) -> Answer:
        module = self._module(message.u32())
        memory: dict[str, Allocation] = {}
        for _ in range(message.u32()):
            address = message.u64()
            name = message.text()
            if address:
                memory[name] = self.memory.find(address)[0]
        module.place(memory)
        return Answer()

    def _kernel(self, message: Reader) -> LoadedKernel:
        return self._module(message.u32()).kernel(message.text())

    def _module(self, number: int) -> LoadedModule:
        if number not in self._modules:
            raise MessageError(f"the program names the module {number}, which it has not loaded")
        return self._modules[number]

    def _parameters(self, message: Reader) -> Answer:
        try:
            kernel = self._kernel(message)
        except InputError:
            return Answer(NOT_FOUND)
        except WarplensError as error:
            self._find(str(error))
            return Answer(NOT_SUPPORTED)
        answer = Answer().u32(len(kernel.parameters), kernel.block_bytes)
        for parameter in kernel.parameters:
            answer.u32(parameter.offset, parameter.size)
        return answer

    def _kernels(self, message: Reader) -> Answer:
        symbols = self._module(message.u32()).kernels
        answer = Answer().u32(len(symbols))
        for symbol in symbols:
            answer.text(symbol)
        return answer

    def _attributes(self, message: Reader) -> Answer:
        kernel = self._kernel(message)
        spec = self._session.spec
        major, minor = spec.compute_capability
        values = [0] * 16
        values[0] = spec.limits.threads_per_block
        values[5], values[6] = kernel.ptx_version, 10 * major + minor
        if kernel.code.cubin:
            resources = resources_of(kernel.code)
            values[0] = resources.max_threads_per_block or values[0]
            values[1:5] = [
                resources.static_shared_bytes, resources.constant_bytes, resources.local_bytes_per_thread,
                resources.registers_per_thread,
            ]  # fmt: skip
        values[10:14] = clusters.required(kernel.directives)
        values[8] = max(0, SHARED_WITHOUT_ASKING - values[1])
        return Answer().u32(*values)

    def _occupancy(self, message: Reader) -> Answer:
        kernel = self._kernel(message)
        threads, shared_bytes = message.u32(), message.u64()
        try:
            return Answer().u32(self._blocks_per_sm(kernel, threads, shared_bytes))
        except LaunchLimitError:
            return Answer().u32(0)

    def _blocks_per_sm(self, kernel: LoadedKernel, threads: int, shared_bytes: int) -> int:
        """Return how many blocks with so much dynamic shared memory fit on a multiprocessor.

        Raises:
            LaunchLimitError: none does.
        """
        resources = resources_of(kernel.code) if kernel.code.cubin else None
        return occupancy(
            self._session.spec.limits,
            threads_per_block=threads,
            registers_per_thread=resources.registers_per_thread if resources else 0,
            shared_bytes_per_block=shared_bytes + (resources.static_shared_bytes if resources else 0),
        ).blocks_per_sm

    def _clusters(self, message: Reader) -> Answer:
        kernel = self._kernel(message)
        grid, block, cluster = message.extent(), message.extent(), message.extent()
        shared_bytes, is_large_allowed = message.u64(), bool(message.u8())
        name, directives = kernel.code.kernel, kernel.directives
        try:
            cluster = clusters.checked(name, directives, cluster, grid, is_large_allowed=is_large_allowed)
            blocks = self._blocks_per_sm(kernel, math.prod(block), shared_bytes)
        except LaunchLimitError as error:
            return Answer(_refusal_of(str(error)))
        return Answer().u32(*clusters.resident(self._session.spec, blocks, cluster, is_large_allowed=is_large_allowed))

    def _properties(self, message: Reader) -> Answer:
        layout, _ = message.numbers(2)
        return Answer().data(properties_bytes(self._session.spec, layout))

    # --- textures -----------------------------------------------------------------------------------------------------

    def _texture(self, message: Reader) -> Answer:
        is_texture = bool(message.u8())
        address, width, height, depth, pitch = message.addresses(5)
        kind, flags = message.u8(), message.u32()
        x, y, z, w, channel_kind = message.signed(5)
        try:
            allocation, _ = self.memory.find(address)
            if kind == 3 and pitch != width * (x + y + z + w) // 8:  # rows with gaps
                raise UnsupportedError("a texture of rows with gaps between them is not executed")
            if flags & 4:
                raise UnsupportedError("cube maps are not executed")
            element = f"{_ELEMENTS[channel_kind]}{x}"
            channels = sum(bits > 0 for bits in (x, y, z, w))
            layers = depth if flags & 1 else 0
            extent = tuple(size for size in (width, height, 0 if layers else depth) if size)
            if is_texture:
                *modes, filtering, reading, _ = message.signed(6)
                message.data(16)
                texels = sampled_texels(
                    allocation, element=element, channels=channels, extent=extent,
                    place=TexelPlace.LINEAR if kind == 2 else TexelPlace.PITCH if kind == 3 else TexelPlace.ARRAY,
                    modes=[_MODES[mode] for mode in modes],
                    filtering=FilterMode.LINEAR if filtering else FilterMode.POINT,
                    is_normalized=bool(message.signed(1)[0]), reads_fractions=reading == 1 and "float" not in element,
                )  # fmt: skip
            else:
                texels = surface_texels(allocation, element=element, channels=channels, extent=extent)
            if layers:
                texels = replaced(texels, view=replace(texels.view, layers=layers))
        except (KeyError, IndexError, WarplensError) as error:
            self._find(f"a texture is refused: {error}")
            return Answer(NOT_SUPPORTED)
        handle = FIRST_HANDLE + len(self._textures) + 1
        self._textures[handle] = texels
        return Answer().u64(handle)

    def _drop_texture(self, message: Reader) -> None:
        message.u64()  # it stays, so that a later one has another handle

    # --- launches -----------------------------------------------------------------------------------------------------

    def _launch(self, message: Reader) -> Answer:
        number, symbol = message.u32(), message.text()
        grid, block, cluster = message.extent(), message.extent(), message.extent()
        shared_bytes, opted_bytes = message.u64(), message.u32()
        is_large_allowed, is_cooperative = bool(message.u8()), bool(message.u8())
        stream = message.u64()
        data = message.data(message.u32())
        frames = message.addresses(message.u32())
        place = self._lines.place(frames, symbol)
        session = self._session
        before = session.now()
        is_launched = False
        try:
            kernel = self._module(number).kernel(symbol)
            cluster = clusters.checked(
                kernel.code.kernel, kernel.directives, cluster, grid, is_large_allowed=is_large_allowed
            )
            self._check(
                kernel, grid=grid, block=block,
                shared_bytes=shared_bytes, opted_bytes=opted_bytes, is_cooperative=is_cooperative,
            )  # fmt: skip
            arguments = tuple(self._arguments(kernel, data))
            capture = launch_capture(
                "cuda", kernel.code, arguments, grid=grid, block=block, dynamic_shared_bytes=shared_bytes,
                cluster=cluster, names=kernel.names, launched_at=place, variables=kernel.variables,
                reachable=self.memory.led_to((*arguments, kernel.literals), kernel.variables),
            )  # fmt: skip
            array_bytes = sum(
                {id(item): item.allocation.data.nbytes for item in arguments if isinstance(item, Pointer)}.values()
            )
            self._times.launch(kernel.code.kernel, stream=stream, array_bytes=array_bytes)
            self._last_kernel = kernel.code.kernel
            is_launched = True
            session.launch(replace(capture, origin=self._libraries.origin_of(place)))
        except LaunchLimitError as error:
            return self._refused(str(error), place)
        except KernelFault as error:
            return _ended(_number_of(error))
        except WarplensError as error:
            if not is_launched:  # else its point says so
                self._find(str(error), place=place)
            return _ended(NOT_SUPPORTED if isinstance(error, UnsupportedError) else LAUNCH_FAILURE)
        executed = session.executed
        printed = executed.counts.printed if executed is not None else ""
        after = session.now()
        self._find_unwritten(executed, kernel.code.kernel, place)
        written = self._host_reachable(capture, executed) if executed is not None else ()
        answer = Answer().u32(0).f64(before.ns_until(after)).u32(len(written)).u64(*written)
        return answer.text(printed)

    def _find_unwritten(self, executed: Executed | None, kernel: str, place: Place) -> None:
        """Name the reads of memory that nobody wrote, once for the launches that share a result."""
        if executed is not None and executed is not self._named:
            self._named = executed
            for read in executed.unwritten:
                self._find(read.finding(kernel), place=place)

    def _host_reachable(self, capture: Any, executed: Any) -> tuple[int, ...]:
        """Return the addresses of managed and pinned memory that a launch has written."""
        addresses = []
        for argument in capture.launch.arguments:
            if isinstance(argument, Pointer):
                address = argument.allocation.address
                if self._allocations.get(address, (DEVICE, ()))[0] in (MANAGED, PINNED):
                    addresses.append(address)
        return tuple(addresses) if executed.written else ()

    def _check(
        self,
        kernel: LoadedKernel,
        *,
        grid: Extent,
        block: Extent,
        shared_bytes: int,
        opted_bytes: int,
        is_cooperative: bool,
    ) -> None:
        """Check what the engine does not: shared memory that is asked for, and grids whose blocks wait for each other.

        Raises:
            LaunchLimitError: the device would refuse the launch.
        """
        if 0 in (*grid, *block):
            raise LaunchLimitError(f"{kernel.code.kernel} is launched with a grid {grid} and blocks {block}")
        resources = resources_of(kernel.code) if kernel.code.cubin else None
        static_bytes = resources.static_shared_bytes if resources else 0
        allowed = opted_bytes or SHARED_WITHOUT_ASKING - static_bytes
        if shared_bytes > allowed:
            raise LaunchLimitError(
                f"{kernel.code.kernel} takes {shared_bytes:,} bytes of dynamic shared memory, and may take {allowed:,} "
                "until cudaFuncSetAttribute(cudaFuncAttributeMaxDynamicSharedMemorySize) allows more"
            )
        if is_cooperative and resources is not None:
            resident = self._blocks_per_sm(kernel, math.prod(block), shared_bytes) * self._session.spec.sm_count
            if math.prod(grid) > resident:
                raise LaunchLimitError(
                    f"the cooperative launch of {kernel.code.kernel} has {math.prod(grid):,} blocks, and "
                    f"{resident:,} are resident at once"
                )

    def _refused(self, sentence: str, place: Place) -> Answer:
        """Answer a launch whose configuration is wrong."""
        self._unasked = sentence, place
        return Answer(_refusal_of(sentence)).u32(0).f64(math.nan).u32(0).text("")

    def _arguments(self, kernel: LoadedKernel, data: bytes) -> Iterable[Argument]:
        for parameter, is_pointer_sized in zip(kernel.parameters, kernel.is_pointer_sized, strict=True):
            part = data[parameter.offset : parameter.offset + parameter.size]
            if not is_pointer_sized:
                names = {1: "uint8", 2: "uint16", 4: "int32", 8: "int64"}
                yield Scalar(data=part, dtype=names.get(len(part), f"V{len(part)}"))
                continue
            value = int.from_bytes(part, "little")
            if value in self._textures:
                yield self._textures[value]
                continue
            try:
                allocation, offset = self.memory.find(value)
            except InputError:
                yield Scalar(data=part, dtype="int64")
            else:
                if isinstance(allocation.written, TouchedMemory):
                    allocation.written.look()
                yield Pointer(allocation=allocation, offset_bytes=offset)

    # --- the end ------------------------------------------------------------------------------------------------------

    def _end(self, _: Reader) -> Answer:
        leaks = [
            (address, *self._allocations[address])
            for address in sorted(self._allocations)
            if self.memory.holds(address, 0)
        ]
        by_place: Counter[tuple[int, Frames]] = Counter()
        sizes: Counter[tuple[int, Frames]] = Counter()
        for address, kind, caller in leaks:
            if kind != VARIABLE and not self._lines.are_of_python(caller):  # what its interpreter keeps is no mistake
                by_place[kind, caller] += 1
                sizes[kind, caller] += self.memory.find(address)[0].data.nbytes
        for (kind, caller), count in by_place.items():
            times = f"{count:,} times " if count > 1 else ""
            self._find(f"{KINDS[kind]} ({times}{sizes[kind, caller]:,} bytes in all) is never freed", caller)
        if self._unasked is not None:
            sentence, place = self._unasked
            self._find(f"{sentence}; the program never asks for this error (cudaGetLastError)", place=place)
        return Answer()

    def _where(self, caller: Frames) -> str:
        return place_text(self._lines.place(caller))

    def _find(self, text: str, caller: Frames = (), place: Place | None = None) -> None:
        where = self._where(caller) if caller else place_text(place) if place is not None else ""
        self._findings.add(text, where)


def _refusal_of(sentence: str) -> int:
    """Return the number of the error by which a GPU refuses a launch."""
    return next((number for word, number in _REFUSALS.items() if word in sentence), INVALID_VALUE)


def _ended(number: int) -> Answer:
    """Answer a launch that left the device without a usable state."""
    return Answer(number).u32(1).f64(math.nan).u32(0).text("")


def _number_of(fault: KernelFault) -> int:
    """Return the number of the error that a GPU reports for a fault."""
    text = str(fault)
    if "assert" in text:
        return ASSERT
    if "lies in no array" in text:
        return ILLEGAL_ADDRESS
    if "the kernel stops itself" in text:
        return LAUNCH_FAILURE
    return MISALIGNED if "align" in text else ILLEGAL_ADDRESS
