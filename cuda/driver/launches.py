"""Launches of one process of a program.

The rule: a launch whose message equals one before it has nothing new to be checked, counted or searched as long as
memory lies where it lay and the addresses in it lead where they led: then it is executed and counted, and nothing else.
"""

import math
import mmap
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

import numpy as np
from msgspec.structs import replace as replaced

from warplens.cuda.capture.memory import Allocation
from warplens.cuda.capture.value import Argument, Extent, Launch, Place, Pointer, Scalar
from warplens.cuda.device.legality import cluster_of
from warplens.cuda.driver import errors
from warplens.cuda.driver.arena import DEVICE, MANAGED, PINNED, SPAN, TouchedMemory
from warplens.cuda.driver.kernels import Kernels, refusal_of
from warplens.cuda.driver.messages import Answer, Reader
from warplens.cuda.driver.modules import LoadedKernel
from warplens.cuda.driver.state import Frames, State
from warplens.cuda.execute import executor, launch_requests, on_engine
from warplens.cuda.ground.errors import InputError, KernelFault, LaunchLimitError, UnsupportedError, WarplensError
from warplens.cuda.record.kernels import launch_capture
from warplens.cuda.record.memory import SEARCHED_BYTES, WORD_BYTES
from warplens.cuda.record.session import LaunchAgain, Session
from warplens.cuda.simt.codegen.memory import heap
from warplens.cuda.simt.program.blocks import HEAP, HEAP_LIMIT_BYTES, heap_bytes

# The heap of a program's device, from which its kernels allocate.
# The rule: a process has one heap. It is made for the first launch of a kernel that allocates or frees, as large as
# the program has asked for until then, and from then on all launches reach it.
# Source: CUDA C++ programming guide 12.9, 10.35.1; CUDA Runtime API, `cudaDeviceSetLimit`.

MOST_ADDRESSES = SEARCHED_BYTES // WORD_BYTES  # as many as are looked for elsewhere


class Heap:
    """The heap of a process; `variables` has it as a variable of each kernel, and nothing as long as there is none."""

    def __init__(self, state: State, most_bytes: int) -> None:
        self._state, self._most_bytes = state, most_bytes
        self._limit = HEAP_LIMIT_BYTES
        self.variables: tuple[tuple[str, Allocation], ...] = ()

    def limit(self, message: Reader) -> Answer:
        """Take the size that the program asks for."""
        size = message.u64()
        if self.variables:
            return Answer(errors.INVALID_VALUE)
        if size > self._most_bytes:
            return Answer(errors.MEMORY_ALLOCATION)
        self._limit = size
        return Answer()

    def make(self) -> None:
        """Make the heap, behind all that the program allocates itself."""
        size = heap_bytes(self._limit)
        memory = self._state.memory
        address = memory.base + SPAN - -(-size // mmap.PAGESIZE) * mmap.PAGESIZE
        self.variables = ((HEAP, memory.map(address, size)),)
        self._state.at_end.append(self._name_leaks)

    @property
    def addresses(self) -> tuple[Scalar, ...]:
        """The different addresses in live allocations that lead elsewhere, as one number: of vtables, for example."""
        if not self.variables:
            return ()
        allocation = self.variables[0][1]
        words = heap.words(allocation.data)
        data = np.unique(words[(words >= self._state.memory.base) & (words < allocation.address)])[:MOST_ADDRESSES]
        return (Scalar(data=data.tobytes(), dtype=f"V{data.nbytes}"),)

    def _name_leaks(self) -> None:
        count, size = heap.live(self.variables[0][1].data)
        if count:
            times = f"{count:,} times " if count > 1 else ""
            self._state.find(f"memory that kernels allocate ({times}{size:,} bytes in all) is never freed")


MOST_KNOWN = 256  # so many launches are ready to come again; when there are more, all are forgotten
WAITS_NOT = 2  # a flag of answers: `_Done.waits_not`
MOST_FORMS = 4096  # of so many forms of launches it is known how often they come


@dataclass(slots=True, kw_only=True)
class _Wanted:
    """A launch as the program asks for it; `head` is all of its message but the parameters."""

    head: bytes
    parameters: bytes
    module: int
    symbol: str
    grid: Extent
    block: Extent
    cluster: Extent
    shared_bytes: int
    opted_bytes: int
    is_large_allowed: bool
    is_cooperative: bool
    stream: int
    frames: Frames


def _wanted(head: bytes, parameters: bytes) -> _Wanted:
    reader = Reader(head)
    return _Wanted(
        head=head, parameters=parameters, module=reader.u32(), symbol=reader.text(),
        grid=reader.extent(), block=reader.extent(), cluster=reader.extent(),
        shared_bytes=reader.u64(), opted_bytes=reader.u32(),
        is_large_allowed=bool(reader.u8()), is_cooperative=bool(reader.u8()),
        stream=reader.u64(), frames=reader.frames(),
    )  # fmt: skip


@dataclass(slots=True)
class _Form:
    """Launches whose messages differ in parameters alone."""

    fixed: int | None = None  # the bits of the parameters that tell them apart; None as long as none is ready
    slow: int = 0  # so many went the whole way
    prepared: int = 0  # so many were made ready to come again
    repeated: int = 0  # so many did

    @property
    def pays(self) -> bool:
        """Whether making one more of them ready pays, which takes as long as a launch."""
        return self.slow > 1 and self.repeated + 2 >= self.prepared


@dataclass(frozen=True, slots=True, kw_only=True)
class _Done:
    status: int = 0  # the number of CUDA's error, 0 for success
    is_lasting: bool = False  # the device has no usable state any more
    time_ns: float = math.nan  # its modelled time, NaN for none
    written: tuple[int, ...] = ()  # the addresses of memory of the host that it has written
    printed: str = ""
    waits_not: bool = False  # launches like it, but for their parameters, need not be waited for


@dataclass(slots=True)
class _Unsettled:
    """What has become of the launches since the program waited last: an error, their times, how many have none."""

    status: int = 0
    time_ns: float = 0.0
    untimed: int = 0


@dataclass(slots=True, kw_only=True)
class _Known:
    """A launch that has been executed, and is ready to come again."""

    again: LaunchAgain  # what makes it again
    kernel: LoadedKernel
    parameters: bytes
    arguments: tuple[Argument, ...]
    reachable: tuple[Allocation, ...]  # the memory to which addresses in memory lead
    remark: str  # what its origin says of it
    changes: int  # `Arena.changes` when its arguments were looked up
    stream: int
    arrays: tuple[frozenset[int], int]  # the addresses of those among the arguments, and their bytes
    done: _Done
    words: tuple[np.ndarray, ...] = field(init=False)

    def __post_init__(self) -> None:
        """Note the memory that is looked through for addresses."""
        starts = [item.allocation for item in self.arguments if not isinstance(item, Scalar)]
        starts += [allocation for _, allocation in self.kernel.variables]
        small = {id(item): item.data for item in starts if item.data.nbytes <= SEARCHED_BYTES}
        self.words = tuple(data[: data.nbytes // WORD_BYTES * WORD_BYTES].view(np.uint64) for data in small.values())


class Launches:
    """The launches of a process."""

    def __init__(self, session: Session, state: State, kernels: Kernels) -> None:
        self._session, self._state, self._kernels = session, state, kernels
        self._forms: dict[bytes, _Form] = {}
        self._known: dict[tuple[bytes, int, int], _Known] = {}
        self._unsettled = _Unsettled()
        self._heap = Heap(state, session.spec.memory_bytes)
        self._named: on_engine.Executed | None = None
        self.handlers: dict[str, Callable[[Reader], Answer | None]] = {
            "L": self._launch, "l": self._launch_unwaited, "S": self._settle,
            "a": self._heap.limit,
        }  # fmt: skip

    def _launch(self, message: Reader) -> Answer:
        done = self._executed(message)
        flags = done.is_lasting | WAITS_NOT * done.waits_not
        answer = Answer(done.status).u32(flags).f64(done.time_ns).u32(len(done.written)).u64(*done.written)
        return answer.text(done.printed)

    def _launch_unwaited(self, message: Reader) -> None:
        """Take a launch whose answer the program asks for later (`_settle`); after a fault nothing is executed."""
        if not self._unsettled.status:
            done = self._executed(message)
            self._unsettled.status = done.status
            if math.isnan(done.time_ns):
                self._unsettled.untimed += 1
            else:
                self._unsettled.time_ns += done.time_ns

    def _settle(self, _: Reader) -> Answer:
        settled, self._unsettled = self._unsettled, _Unsettled()
        return Answer(settled.status).f64(settled.time_ns).u32(settled.untimed)

    def _executed(self, message: Reader) -> _Done:
        head, parameters = message.data(message.u32()), message.rest()
        form = self._forms.get(head)
        if form is not None and form.fixed is not None:
            key = head, form.fixed, int.from_bytes(parameters, "little") & form.fixed
            known = self._known.get(key)
            if known is not None:
                done = self._again(known, parameters)
                if done is not None:
                    form.repeated += 1
                    return done
                del self._known[key]
        return self._first(_wanted(head, parameters))

    def _first(self, wanted: _Wanted) -> _Done:
        state, session = self._state, self._session
        place = state.lines.place(wanted.frames, wanted.symbol)
        state.lanes.name_next(wanted.stream)
        before = session.now()
        is_launched = False
        try:
            kernel = self._kernels.kernel(wanted.module, wanted.symbol)
            arguments = tuple(self._arguments(kernel, wanted.parameters))
            if kernel.allocates and not self._heap.variables:
                self._heap.make()
                self._known.clear()
            variables = (*kernel.variables, *self._heap.variables)
            reachable = state.memory.led_to((*arguments, kernel.literals, *self._heap.addresses), variables)
            capture = launch_capture(
                "cuda", kernel.code, arguments, grid=wanted.grid, block=wanted.block,
                dynamic_shared_bytes=wanted.shared_bytes, names=kernel.names, launched_at=place,
                cluster=cluster_of(kernel.directives, wanted.cluster),
                variables=variables, reachable=reachable,
            )  # fmt: skip
            origin = state.origin_of(place)
            preferred = self._kernels.preferred(
                wanted.module, wanted.symbol, threads=math.prod(wanted.block), shared_bytes=wanted.shared_bytes
            )
            remark = "; ".join(filter(None, [origin.remark, preferred]))
            capture = replace(capture, origin=replaced(origin, remark=remark))
            arrays = _arrays_of(arguments)
            refusal = self._refusal(kernel, capture.launch, wanted)
            if refusal is None:
                self._note(kernel, wanted.stream, arrays)
            is_launched = True
            session.launch(capture, refusal=refusal)
        except LaunchLimitError as error:
            state.unasked = str(error), place
            return _Done(status=refusal_of(str(error)))
        except WarplensError as error:
            if not is_launched and not isinstance(error, KernelFault):  # else its point says so
                state.find(str(error), place=place)
            return _ended(error)
        executed = session.executed
        self._name_unwritten(executed, kernel, place)
        printed = executed.counts.printed if executed is not None else ""
        written = self._host_reachable(arguments) if executed is not None and executed.written else ()
        done = _Done(time_ns=before.ns_until(session.now()), written=written, printed=printed)
        if printed:
            return done
        form = self._form_of(wanted.head)
        again = session.again(capture) if form.pays and not self._heap.variables else None
        if again is not None:
            known = _Known(
                again=again, kernel=kernel, parameters=wanted.parameters, arguments=arguments, reachable=reachable,
                remark=origin.remark, changes=state.memory.changes, stream=wanted.stream,
                arrays=arrays, done=replace(done, waits_not=True),
            )  # fmt: skip
            self._make_ready(form, wanted.head, known)
        return replace(done, waits_not=form.fixed is not None)

    def _name_unwritten(self, executed: on_engine.Executed | None, kernel: LoadedKernel, place: Place) -> None:
        """Name the reads of memory that nobody wrote, once for the launches that share a result."""
        if executed is not None and executed is not self._named:
            self._named = executed
            for read in executed.unwritten:
                self._state.find(read.finding(kernel.code.kernel), place=place)

    def _note(self, kernel: LoadedKernel, stream: int, arrays: tuple[frozenset[int], int]) -> None:
        name = kernel.code.kernel
        self._state.times.launch(name, stream=stream, arrays=arrays[0], array_bytes=arrays[1])
        self._state.last_kernel = name

    def _form_of(self, head: bytes) -> _Form:
        if len(self._forms) > MOST_FORMS:
            self._forms.clear()
        form = self._forms.setdefault(head, _Form())
        form.slow += 1
        return form

    def _make_ready(self, form: _Form, head: bytes, known: _Known) -> None:
        form.prepared += 1
        fixed = _fixed_bits(known.kernel, known.again.open_words)
        if form.fixed is not None and fixed & ~form.fixed:  # those that are ready leave more open
            return
        form.fixed = fixed
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[head, fixed, int.from_bytes(known.parameters, "little") & fixed] = known

    def _again(self, known: _Known, parameters: bytes) -> _Done | None:
        """Execute a launch that is known; return None where it has to go the whole way."""
        if not self._is_same(known, parameters):
            return None
        repetition = known.again.repetition
        if parameters != known.parameters:
            repetition.change(parameters)
            known.parameters = parameters
        self._state.lanes.name_next(known.stream)
        try:
            if not self._session.launch_again(known.again):
                return None
        except WarplensError as error:
            self._note(known.kernel, known.stream, known.arrays)
            return _ended(error)
        self._note(known.kernel, known.stream, known.arrays)
        if repetition.work_s > executor.SHORT_S:  # the next one has all processors
            known.changes = -1
        return known.done

    def _is_same(self, known: _Known, parameters: bytes) -> bool:
        """Return whether all that a launch reaches is where it was."""
        state, memory = self._state, self._state.memory
        is_moved = known.changes != memory.changes
        if known.changes < 0 or known.remark != state.origin_of(Place(file="", line=0)).remark:
            return False
        if is_moved:
            arguments = tuple(self._arguments(known.kernel, parameters))
            if not all(map(_is_same_argument, arguments, known.arguments)):
                return False
        if is_moved or any(map(memory.may_lead, known.words)):
            leading = (*known.arguments, known.kernel.literals)
            reachable = memory.led_to(leading, known.kernel.variables)
            if list(map(id, reachable)) != list(map(id, known.reachable)):
                return False
            known.changes = memory.changes
        return True

    def _host_reachable(self, arguments: Iterable[Argument]) -> tuple[int, ...]:
        """Return the addresses of managed and pinned memory among the arguments of a launch."""
        addresses = (item.allocation.address for item in arguments if isinstance(item, Pointer))
        kinds = self._state.allocations
        return tuple(address for address in addresses if kinds.get(address, (DEVICE, ()))[0] in (MANAGED, PINNED))

    def _refusal(self, kernel: LoadedKernel, launch: Launch, wanted: _Wanted) -> LaunchLimitError | None:
        """Return why the device refuses a launch, None where it does not; the program says what it has asked for."""
        try:
            launch_requests.fitting(
                launch, kernel.code, self._session.spec, kernel.resources, cluster=wanted.cluster,
                opted_bytes=wanted.opted_bytes, is_large_allowed=wanted.is_large_allowed,
                is_cooperative=wanted.is_cooperative and kernel.resources is not None,
            )  # fmt: skip
        except LaunchLimitError as error:
            return error
        return None

    def _arguments(self, kernel: LoadedKernel, data: bytes) -> Iterable[Argument]:
        for parameter, is_pointer_sized in zip(kernel.parameters, kernel.is_pointer_sized, strict=True):
            part = data[parameter.offset : parameter.offset + parameter.size]
            if not is_pointer_sized:
                names = {1: "uint8", 2: "uint16", 4: "int32", 8: "int64"}
                yield Scalar(data=part, dtype=names.get(len(part), f"V{len(part)}"))
                continue
            value = int.from_bytes(part, "little")
            if value in self._state.textures:
                yield self._state.textures[value]
                continue
            try:
                allocation, offset = self._state.memory.find(value)
            except InputError:
                yield Scalar(data=part, dtype="int64")
            else:
                if isinstance(allocation.written, TouchedMemory):
                    allocation.written.look()
                yield Pointer(allocation=allocation, offset_bytes=offset)


def _fixed_bits(kernel: LoadedKernel, open_words: tuple[int, ...]) -> int:
    """Return the bits of a block of parameters that the code of a launch needs as they are, as a number. A word may
    differ where no parameter in it can hold an address.
    """
    bits = bytearray(kernel.block_bytes)
    for parameter, is_pointer_sized in zip(kernel.parameters, kernel.is_pointer_sized, strict=True):
        word = parameter.offset // WORD_BYTES * WORD_BYTES
        if word not in open_words or parameter.size >= WORD_BYTES or is_pointer_sized:
            bits[parameter.offset : parameter.offset + parameter.size] = b"\xff" * parameter.size
    return int.from_bytes(bits, "little")


def _arrays_of(arguments: Iterable[Argument]) -> tuple[frozenset[int], int]:
    """Return the addresses of the arrays among arguments, and the bytes that they have together."""
    allocations = {id(item): item.allocation for item in arguments if isinstance(item, Pointer)}.values()
    sizes = {allocation.address: allocation.data.nbytes for allocation in allocations}
    return frozenset(sizes), sum(sizes.values())


def _is_same_argument(argument: Argument, before: Argument) -> bool:
    """Return whether an argument leads to the same memory; other numbers make another launch or are left open."""
    if isinstance(argument, Scalar) or isinstance(before, Scalar):
        return type(argument) is type(before)
    if isinstance(argument, Pointer) and isinstance(before, Pointer):
        return argument.allocation is before.allocation and argument.offset_bytes == before.offset_bytes
    return argument is before


def _ended(error: WarplensError) -> _Done:
    """Return what becomes of a launch that left the device without a usable state."""
    if isinstance(error, KernelFault):
        number = _number_of(error)
    else:
        number = errors.NOT_SUPPORTED if isinstance(error, UnsupportedError) else errors.LAUNCH_FAILURE
    return _Done(status=number, is_lasting=True)


def _number_of(fault: KernelFault) -> int:
    """Return the number of the error that a GPU reports for a fault."""
    text = str(fault)
    if "assert" in text:
        return errors.ASSERT
    if "misaligned" in text:
        return errors.MISALIGNED
    is_launch_failure = "the kernel stops itself" in text or " the block with rank " in text
    return errors.LAUNCH_FAILURE if is_launch_failure else errors.ILLEGAL_ADDRESS
