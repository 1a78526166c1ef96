"""Textures and surfaces as the front matter describes them.

The rule: what does not depend on a size was checked when the file was read; sizes are checked when they are settled.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from warplens.cuda.errors import InputError
from warplens.cuda.textures import AddressMode, FilterMode, TexelPlace, TextureView

if TYPE_CHECKING:
    from warplens.cuda.catalogue.workload import SizedArray

PITCH_ALIGNMENT = 32
"""A row of a texture in plain memory is a multiple of this many bytes (CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT of
every card since 2.0)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TextureSpec:
    """A texture or a surface on an array, before the sizes are known; fields as in `TextureView`."""

    name: str
    array: str
    element: str
    channels: int
    dimensions: int
    is_layered: bool
    place: TexelPlace
    address: tuple[AddressMode, ...]
    filter: FilterMode
    is_normalized: bool
    reads_fractions: bool
    is_surface: bool

    def view(self, arrays: Mapping[str, SizedArray]) -> TextureView:
        """Return the view on the arrays of a point.

        Raises:
            InputError: a row in plain memory has a length that no card takes.
        """
        shape = arrays[self.array].shape
        shape = shape[:-1] if self.channels > 1 else shape
        extent = tuple(reversed(shape[1:] if self.is_layered else shape))
        view = TextureView(
            name=self.name,
            array=self.array,
            element=self.element,
            channels=self.channels,
            extent=extent,
            layers=shape[0] if self.is_layered else 0,
            place=self.place,
            address=self.address,
            filter=self.filter,
            is_normalized=self.is_normalized,
            reads_fractions=self.reads_fractions,
            is_surface=self.is_surface,
        )
        if self.place is TexelPlace.PITCH and view.row_bytes % PITCH_ALIGNMENT:
            raise InputError(
                f"a row of the texture {self.name!r} has {view.row_bytes} bytes, and in plain memory it must have a "
                f"multiple of {PITCH_ALIGNMENT}"
            )
        return view
