"""Device memory of a front end that has no GPU: allocations on the host, found by their addresses.

The rule: an address that the program holds is the address of the bytes themselves, so that arithmetic on it, and
addresses that the program stores in device memory, work as on a GPU.
"""

import bisect
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from warplens.cuda.capture.memory import Allocation
from warplens.cuda.capture.value import Argument, Scalar, Texels
from warplens.cuda.ground import errors, host
from warplens.cuda.ground.textures import REPEATING, AddressMode, FilterMode, TexelPlace, TextureView, element_bytes

WORD_BYTES = 8
SEARCHED_BYTES = 1 << 16  # allocations up to this are searched for addresses: structs and tables of pointers are small


class DeviceMemory:
    """The live allocations."""

    def __init__(self) -> None:
        self._by_address: dict[int, Allocation] = {}
        self._addresses: list[int] = []

    @property
    def used_bytes(self) -> int:
        """The bytes of all live allocations."""
        return sum(allocation.data.nbytes for allocation in self._by_address.values())

    def allocate(self, size_bytes: int) -> Allocation:
        """Return a new allocation of this many bytes, all of them zero; the memory of a GPU holds any values."""
        return self.keep(Allocation(data=host.zeros(size_bytes)[: max(size_bytes, 1)], guarded=True))

    def keep(self, allocation: Allocation) -> Allocation:
        """Take an allocation as a live one, and return it."""
        self._by_address[allocation.address] = allocation
        bisect.insort(self._addresses, allocation.address)
        return allocation

    def adopt(self, data: np.ndarray) -> Allocation:
        """Return the allocation of an array of another package, which becomes memory of the device where it lies."""
        address = int(data.ctypes.data)
        known = self._by_address.get(address)
        if known is None or known.data.nbytes < data.nbytes:
            known = Allocation(data=data.reshape(-1).view(np.uint8))
            if address not in self._by_address:
                bisect.insort(self._addresses, address)
            self._by_address[address] = known
        return known

    def holds(self, address: int, size_bytes: int) -> bool:
        """Return whether a live allocation begins at an address and has at least `size_bytes` bytes."""
        known = self._by_address.get(address)
        return known is not None and known.data.nbytes >= size_bytes

    def free(self, allocation: Allocation) -> None:
        """Forget an allocation; one that is freed already is an `InputError`."""
        if self._by_address.pop(allocation.address, None) is None:
            raise errors.InputError(f"the memory at address {allocation.address:#x} is freed already")
        self._addresses.remove(allocation.address)

    def find(self, address: int) -> tuple[Allocation, int]:
        """Return the live allocation of an address, which may be its end, and the bytes from its start."""
        position = bisect.bisect_right(self._addresses, address) - 1
        if position >= 0:
            allocation = self._by_address[self._addresses[position]]
            offset = address - allocation.address
            if offset <= allocation.data.nbytes:
                return allocation, offset
        raise errors.InputError(f"the address {address:#x} points into no live allocation of device memory")

    def view(self, address: int, size_bytes: int) -> np.ndarray:
        """Return the bytes at an address where they lie; an `InputError` if they are not in one live allocation."""
        allocation, offset = self.find(address)
        if offset + size_bytes > allocation.data.nbytes:
            raise errors.InputError(
                f"{size_bytes:,} bytes at byte {offset:,} of an allocation are asked for, which has "
                f"{allocation.data.nbytes:,}"
            )
        return allocation.data[offset : offset + size_bytes]

    def reachable(self, starts: Iterable[Allocation], values: Iterable[bytes] = ()) -> tuple[Allocation, ...]:
        """Return the allocations that addresses in small allocations and in values lead to, directly or not."""
        seen = {id(allocation): allocation for allocation in starts}
        work = [*(allocation.data for allocation in seen.values()), *(np.frombuffer(v, np.uint8) for v in values)]
        allocations: list[Allocation] = []
        while work:
            for allocation in self._led_to(work.pop()):
                if id(allocation) not in seen:
                    seen[id(allocation)] = allocation
                    work.append(allocation.data)
                    allocations.append(allocation)
        return tuple(allocations)

    def led_to(
        self, arguments: Iterable[Argument], variables: Iterable[tuple[str, Allocation]]
    ) -> tuple[Allocation, ...]:
        """Return the further allocations that the arguments and variables of a launch lead to."""
        arguments = tuple(arguments)
        starts = [argument.allocation for argument in arguments if not isinstance(argument, Scalar)]
        values = [argument.data for argument in arguments if isinstance(argument, Scalar)]
        return self.reachable([*starts, *(allocation for _, allocation in variables)], values)

    def _led_to(self, data: np.ndarray) -> list[Allocation]:
        if data.nbytes > SEARCHED_BYTES or not self._addresses:
            return []
        words = data[: data.nbytes // WORD_BYTES * WORD_BYTES].view(np.uint64)
        last = self._by_address[self._addresses[-1]]
        inside = words[(words >= self._addresses[0]) & (words < last.address + last.data.nbytes)]
        led_to = []
        for address in np.unique(inside).tolist():
            try:
                led_to.append(self.find(address)[0])
            except errors.InputError:  # a number that is no address
                continue
        return led_to


# Texture and surface objects of programs, as arguments of their launches.
# What the engine does not execute is refused in one sentence when the object is made, not when a kernel
# reads it. Front ends have their own descriptors; what these mean together is here.
# Source: CUDA C++ Programming Guide 12.9, 3.2.14 (texture and surface memory).

SHORT_BYTES = 2  # larger elements are not read as fractions
CHANNEL_KINDS = ("int", "uint", "float")  # those of the channels of a texel, by CUDA's numbers (cudaChannelFormatKind)
MODES = (AddressMode.WRAP, AddressMode.CLAMP, AddressMode.MIRROR, AddressMode.BORDER)  # by CUaddress_mode


@dataclass(frozen=True, slots=True, kw_only=True)
class TexelMemory:
    """Memory that a texture or a surface is on: what its texels are, how many along each axis, and where they lie."""

    allocation: Allocation
    element: str
    channels: int
    extent: tuple[int, ...]
    place: TexelPlace = TexelPlace.ARRAY
    takes_surfaces: bool = False

    @property
    def row_bytes(self) -> int:
        """The bytes of a row of texels."""
        return self.extent[0] * self.channels * element_bytes(self.element)


def texel_array(
    memory: DeviceMemory, element: str, channels: int, sizes: tuple[int, int, int], *, takes_surfaces: bool = False
) -> TexelMemory:
    """Return a new CUDA array with so many texels in x, y, z; axes that it has not are 0."""
    extent = sizes[: 3 if sizes[2] else 2 if sizes[1] else 1]
    if min(extent) < 1:
        raise errors.InputError(f"a CUDA array has at least one texel along each axis, not {extent}")
    allocation = memory.allocate(math.prod(extent) * channels * element_bytes(element))
    return TexelMemory(
        allocation=allocation, element=element, channels=channels, extent=extent, takes_surfaces=takes_surfaces
    )


def plain_texels(
    memory: DeviceMemory,
    address: int,
    element: str,
    channels: int,
    *,
    size_bytes: int = 0,
    extent: tuple[int, int] = (0, 0),
    pitch_bytes: int = 0,
) -> TexelMemory:
    """Return texels on plain memory: `size_bytes` one after the other, or rows with a pitch.

    `UnsupportedError` if they begin within an allocation, or there are gaps between rows; `InputError` if the memory
    has less bytes.
    """
    allocation, offset = memory.find(address)
    if offset:
        raise errors.UnsupportedError("a texture begins where its memory does, and not within it")
    texel_bytes = channels * element_bytes(element)
    sizes: tuple[int, ...] = extent if pitch_bytes else (size_bytes // texel_bytes,)
    if pitch_bytes and pitch_bytes != extent[0] * texel_bytes:
        raise errors.UnsupportedError(
            f"rows of {extent[0] * texel_bytes} bytes with a pitch of {pitch_bytes} have no stand-in: rows lie one "
            "after the other here"
        )
    needed = pitch_bytes * extent[1] or size_bytes
    if min(sizes) < 1 or needed > allocation.data.nbytes:
        raise errors.InputError(f"the resource has {needed:,} bytes, and its memory {allocation.data.nbytes:,}")
    place = TexelPlace.PITCH if pitch_bytes else TexelPlace.LINEAR
    return TexelMemory(allocation=allocation, element=element, channels=channels, extent=sizes, place=place)


def sampled_texels(
    on: TexelMemory, modes: Sequence[AddressMode], filtering: FilterMode, *, is_normalized: bool, reads_fractions: bool
) -> Texels:
    """Return a texture on memory.

    `modes` are those of the axes as a program gives them: `wrap` where it gives none, and those that repeat are `clamp`
    where coordinates are not normalised.
    """
    is_float = "float" in on.element
    if filtering is FilterMode.LINEAR and not is_float and not reads_fractions:
        raise errors.InputError("whole numbers are filtered only where they are read as fractions")
    if reads_fractions and (is_float or element_bytes(on.element) > SHORT_BYTES):
        raise errors.InputError(f"elements of 8 and 16 bits are read as fractions, and not {on.element}")
    if on.place is TexelPlace.LINEAR:
        if filtering is FilterMode.LINEAR or is_normalized:
            raise errors.InputError("linear memory is read by whole indices, neither filtered nor normalised")
        address: tuple[AddressMode, ...] = (AddressMode.BORDER,)
    else:
        axis_modes = [*modes, *[AddressMode.WRAP] * len(on.extent)][: len(on.extent)]
        address = tuple(AddressMode.CLAMP if mode in REPEATING and not is_normalized else mode for mode in axis_modes)
    return Texels(
        allocation=on.allocation,
        view=TextureView(
            name="",
            array="",
            element=on.element,
            channels=on.channels,
            extent=on.extent,
            place=on.place,
            address=address,
            filter=filtering,
            is_normalized=is_normalized,
            reads_fractions=reads_fractions,
        ),
    )


def surface_texels(on: TexelMemory) -> Texels:
    """Return a surface on a CUDA array."""
    view = TextureView(name="", array="", element=on.element, channels=on.channels, extent=on.extent, is_surface=True)
    return Texels(allocation=on.allocation, view=view)
