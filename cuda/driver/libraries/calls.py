"""Calls of CUDA's host libraries: takes one from its message, has it computed in the program's memory, and records it.

The rule: a function of a library computes in place, on the bytes that the program's addresses name; what it moves and
computes is counted from the arrays that it takes. Its time is modelled from the roofline of the sheet, and said to be.
"""

import importlib
import math
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import numpy as np

from warplens.cuda.capture.value import NOT_KEPT, Code, Launch, Place
from warplens.cuda.catalogue.dtypes import DType
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.device.what_if import RoofKind, roofs
from warplens.cuda.driver import devices, errors, messages
from warplens.cuda.driver.signatures import Signature, signatures, table
from warplens.cuda.driver.state import State
from warplens.cuda.ground import metrics, points
from warplens.cuda.ground.errors import InputError, WarplensError
from warplens.cuda.record.memory import DeviceMemory
from warplens.cuda.record.recorder import LaunchRecord
from warplens.cuda.record.session import Session

Array = np.ndarray[Any, Any]
FIRST_OBJECT = 0x5741_5250_0000  # handles and descriptors begin here, where no memory is
TYPES = (
    "float32", "float64", "float16", "int8", "complex64", "complex128", "", "", "uint8", "", "int32", "", "", "",
    "bfloat16",
)  # fmt: skip
"""Types of elements by the numbers of cudaDataType (library_types.h)."""
TENSOR_FACTORS = {"float16": "f16", "bfloat16": "bf16", "int8": "s8", "float64": "f64"}


class LibraryError(WarplensError):
    """What a library answers with a status of its own: a word of `status` in its table, or a number."""

    def __init__(self, status: str | int = "wrong") -> None:
        super().__init__(f"a library returns {status}")
        self.status = status


@dataclass(frozen=True, slots=True, kw_only=True)
class Work:
    """What a call has done, for its record: its sizes by name, its operations, and the type that it computes in."""

    sizes: dict[str, int]
    flops: float = 0.0
    dtype: str = "float32"
    note: str = ""


@dataclass(slots=True, kw_only=True)
class Call:
    """One call: its function, its arguments, and where they lead to; `moved_bytes` grows as it takes arrays."""

    signature: Signature
    arguments: SimpleNamespace
    memory: DeviceMemory
    objects: dict[int, Any]
    moved_bytes: int = 0
    unwritten: list[str] = field(default_factory=list)  # what is to say of the memory that it reads

    @property
    def stem(self) -> str:
        """What the function does, without library and type."""
        return self.signature.stem

    @property
    def dtype(self) -> np.dtype[Any]:
        """The type of the elements, for a function to which the table gives one."""
        return np.dtype(self.signature.element)

    @property
    def real(self) -> np.dtype[Any]:
        """Their real type."""
        return np.empty(0, self.dtype).real.dtype

    def value(self, name: str, dtype: Any = None) -> Any:
        """Return the number that an argument leads to."""
        return getattr(self.arguments, name).view(dtype or self.dtype)[0]

    def factor(self, name: str) -> Any:
        """Return the number that an argument leads to: an element, or where it has that width its real type."""
        return self.value(name, self.dtype if getattr(self.arguments, name).size == self.dtype.itemsize else self.real)

    def put(self, name: str, *values: Any, dtype: Any = None) -> None:
        """Write numbers where an argument leads to, nowhere without an address; an int has the width that is there."""
        target = getattr(self.arguments, name)
        if target is not None:
            dtype = np.dtype(f"i{target.size // len(values)}") if dtype is int else dtype or self.dtype
            target[:] = np.array(values, dtype).view(np.uint8)

    def new(self, name: str, thing: Any, *, key: int = 0) -> None:
        """Write the handle of a new thing where an argument leads to."""
        key = key or FIRST_OBJECT + len(self.objects) + 1
        self.objects[key] = thing
        self.put(name, key, dtype=int)

    def thing(self, key: int) -> Any:
        """Return what a handle stands for."""
        if self.objects.get(key) is None:
            raise LibraryError
        return self.objects[key]

    def bytes_at(self, address: int, size: int, *, is_read: bool) -> Array:
        """Return memory of the program; note it where it is read and nothing has written any byte of it."""
        allocation, offset = self.memory.find(address)
        written = allocation.written if is_read else None
        marks = None if written is None else written.missing()
        if written is not None and marks is not None and not (marks[offset : offset + size] & 1).any():
            what = f"reads {size:,} bytes, which {written.where()} allocates, and nothing has written any"
            self.unwritten.append(what)
        return self.memory.view(address, size)

    def vector(
        self, address: int, count: int, step: int = 1, dtype: Any = None, *, moves: int = 1, is_read: bool = False
    ) -> Array:
        """Return elements that lie `step` apart; a negative step begins at the end, as in BLAS.

        Each element is moved `moves` times: twice where it is read and written. `is_read` is said where it is sure.
        """
        dtype = np.dtype(dtype or self.dtype)
        if count <= 0:
            return np.empty(0, dtype)
        reach = (count - 1) * abs(step) + 1
        data = self.bytes_at(address, reach * dtype.itemsize, is_read=is_read or moves > 1).view(dtype)
        self.moved_bytes += moves * count * dtype.itemsize
        return data[:: abs(step)][:: int(math.copysign(1, step))] if step else np.broadcast_to(data, (count,))

    def matrix(
        self,
        address: int,
        rows: int,
        columns: int,
        leading: int,
        dtype: Any = None,
        *,
        moves: int = 1,
        is_read: bool = False,
    ) -> Array:
        """Return a matrix whose columns lie `leading` elements apart."""
        dtype = np.dtype(dtype or self.dtype)
        if min(rows, columns) <= 0:
            return np.empty((max(rows, 0), max(columns, 0)), dtype)
        if leading < rows:
            raise LibraryError
        size = ((columns - 1) * leading + rows) * dtype.itemsize
        data = self.bytes_at(address, size, is_read=is_read or moves > 1)
        self.moved_bytes += moves * rows * columns * dtype.itemsize
        return np.ndarray((rows, columns), dtype, data, strides=(dtype.itemsize, leading * dtype.itemsize))

    def addresses(self, address: int, count: int) -> list[int]:
        """Return the addresses in an array of them."""
        return [int(value) for value in self.vector(address, count, dtype=np.uint64)]


@dataclass(kw_only=True)
class Libraries:
    """The libraries as one process of a program uses them."""

    session: Session
    state: State
    _objects: dict[int, Any] = field(default_factory=dict)

    def answer(self, message: messages.Reader) -> messages.Answer:
        """Answer a call: the status of the library, the error of the device, the time, and what goes to the host."""
        name = message.text()
        frames = message.frames()
        signature = signatures().get(name)
        if signature is None:
            raise messages.MessageError(f"the program calls the unknown function {name!r} of a library")
        statuses = table()[signature.library]["status"]
        status, fault, time_ns = 0, 0, math.nan
        returned: list[Array] = []
        try:
            arguments, returned = signature.arguments(message, self.state.memory)
            call = Call(signature=signature, arguments=arguments, memory=self.state.memory, objects=self._objects)
            with np.errstate(all="ignore"):
                work = computed(call)
            for sentence in call.unwritten:
                self.state.find(f"{name} {sentence}", place=self.state.lines.place(frames, name))
            if work is not None:
                time_ns = self._record(call, work, self.state.lines.place(frames, name))
        except LibraryError as error:
            status = error.status if isinstance(error.status, int) else statuses[error.status]
        except InputError as error:  # an address, or a size behind it, that is in no allocation
            place = self.state.lines.place(frames, name)
            self.state.find(f"{name}: {error}", place=place)
            status, fault = statuses["failed"] if returned else 0, errors.ILLEGAL_ADDRESS
        answer = messages.Answer(status).u32(fault).f64(time_ns)
        for data in returned:
            answer.text(data.tobytes())
        return answer

    def _record(self, call: Call, work: Work, place: Place) -> float:
        spec, bytes_, flops = self.session.spec, call.moved_bytes, work.flops
        bound_s = max(bytes_ / spec.memory_bandwidth_bytes_per_s, flops / peak(spec, work.dtype))
        time = points.Time(value_ns=spec.launch_overhead_ns + 1e9 * bound_s, provenance=metrics.Provenance.MODELLED)
        note = (
            "computed by NumPy; the time is that of a launch and of the roofline of the GPU's sheet, for "
            f"{bytes_:,} bytes and {flops:,.0f} operations"
        )
        made = LaunchRecord(
            code=Code(kernel=call.signature.name, options=(("dtype", work.dtype),)),
            launch=Launch(grid=(0, 0, 0), block=(0, 0, 0)),
            origin=self.state.origin_of(place),
            numbers=work.sizes,
            modelled=time,
            notes=(note, work.note) if work.note else (note,),
            not_kept=f"{NOT_KEPT}: it is a call of a library",
        )
        self.session.call(made)
        self.state.times.call()
        return time.value_ns


def computed(call: Call) -> Work | None:
    """Do what a call says; return what it has done, None where that is nothing on the device."""
    arguments, stem = call.arguments, call.stem
    library = importlib.import_module(f"warplens.cuda.driver.libraries.{call.signature.library.lower()}")
    if function := library.CALLS.get(stem):
        return function(call)  # type: ignore[no-any-return]
    handle = next(iter(vars(arguments).values()), 0)
    if stem.endswith("getversion"):
        call.put("version", devices.VERSION, dtype=int)
    elif stem.endswith("create"):
        call.new("handle" if hasattr(arguments, "handle") else "new", {})
    elif "destroy" in stem:
        call.objects[handle] = None  # its number is not given again
    elif "set" in stem and isinstance(call.thing(handle), dict):
        call.thing(handle)[stem.partition("set")[2]] = getattr(arguments, "value", 0)
    elif "get" in stem and hasattr(arguments, "value"):
        call.put("value", call.thing(handle).get(stem.partition("get")[2], 0), dtype=int)
    else:
        raise LibraryError("lacking")
    return None


def number_type(number: int | None) -> np.dtype[Any] | None:
    """Return the type of elements of a number of cudaDataType, None without one."""
    if number is None:
        return None
    if not 0 <= number < len(TYPES) or not TYPES[number]:
        raise LibraryError("lacking")
    return np.dtype(DType.BFLOAT16 if TYPES[number] == "bfloat16" else TYPES[number])


def peak(spec: GpuSpec, dtype: str) -> float:
    """Return the operations a second that a GPU makes at most in a type: on tensor cores where it has some for it."""
    ceilings = [roof for roof in roofs(spec) if roof.kind is RoofKind.ARITHMETIC]
    double = dtype in ("float64", "complex128")
    usual = [roof.per_s for roof in ceilings if roof.name == ("float64" if double else "float32")]
    factor = TENSOR_FACTORS.get("float64" if double else dtype)
    tensor = [roof.per_s for roof in ceilings if factor and roof.product.startswith(f"{factor}.")]
    return max([*usual, *tensor], default=math.inf)
