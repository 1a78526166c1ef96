"""Texture and surface objects of programs, as arguments of their launches.

The rule: what the engine does not execute is refused in one sentence when the object is made, not when a kernel reads
it. Front ends have their own descriptors; what these mean together is here.

Source: CUDA C++ Programming Guide 12.9, 3.2.14 (texture and surface memory).
"""

from __future__ import annotations

from collections.abc import Sequence

from warplens.cuda.capture.memory import Allocation
from warplens.cuda.capture.value import Texels
from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.textures import REPEATING, AddressMode, FilterMode, TexelPlace, TextureView, element_bytes

SHORT_BYTES = 2  # larger elements are not read as fractions


def sampled_texels(
    allocation: Allocation,
    *,
    element: str,
    channels: int,
    extent: tuple[int, ...],
    place: TexelPlace,
    modes: Sequence[AddressMode],
    filtering: FilterMode,
    is_normalized: bool,
    reads_fractions: bool,
) -> Texels:
    """Return a texture on an allocation.

    `modes` are those of the axes as a program gives them: `wrap` where it gives none, and those that repeat are `clamp`
    where coordinates are not normalised.

    Example:
        >>> import numpy as np
        >>> allocation = Allocation(data=np.zeros(64, np.uint8))
        >>> texels = sampled_texels(
        ...     allocation, element="float32", channels=1, extent=(4, 4), place=TexelPlace.ARRAY, modes=[],
        ...     filtering=FilterMode.LINEAR, is_normalized=False, reads_fractions=False,
        ... )
        >>> [str(mode) for mode in texels.view.address]
        ['clamp', 'clamp']
    """
    is_float = "float" in element
    if filtering is FilterMode.LINEAR and not is_float and not reads_fractions:
        raise InputError("whole numbers are filtered only where they are read as fractions")
    if reads_fractions and (is_float or element_bytes(element) > SHORT_BYTES):
        raise InputError(f"elements of 8 and 16 bits are read as fractions, and not {element}")
    if place is TexelPlace.LINEAR:
        if filtering is FilterMode.LINEAR or is_normalized:
            raise InputError("linear memory is read by whole indices, neither filtered nor normalised")
        address: tuple[AddressMode, ...] = (AddressMode.BORDER,)
    else:
        axis_modes = [*modes, *[AddressMode.WRAP] * len(extent)][: len(extent)]
        address = tuple(AddressMode.CLAMP if mode in REPEATING and not is_normalized else mode for mode in axis_modes)
    return Texels(
        allocation=allocation,
        view=TextureView(
            name="",
            array="",
            element=element,
            channels=channels,
            extent=extent,
            place=place,
            address=address,
            filter=filtering,
            is_normalized=is_normalized,
            reads_fractions=reads_fractions,
        ),
    )


def surface_texels(allocation: Allocation, *, element: str, channels: int, extent: tuple[int, ...]) -> Texels:
    """Return a surface on the allocation of a CUDA array.

    Example:
        >>> import numpy as np
        >>> allocation = Allocation(data=np.zeros(64, np.uint8))
        >>> surface_texels(allocation, element="float32", channels=1, extent=(4, 4)).view.is_surface
        True
    """
    view = TextureView(name="", array="", element=element, channels=channels, extent=extent, is_surface=True)
    return Texels(allocation=allocation, view=view)
