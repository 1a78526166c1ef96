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
MOST_LAYERS = 2048
MOST_TEXELS: dict[tuple[int, bool, TexelPlace], tuple[int, ...]] = {
    (1, False, TexelPlace.LINEAR): (1 << 28,),
    (1, False, TexelPlace.ARRAY): (131_072,),
    (1, True, TexelPlace.ARRAY): (32_768,),
    (2, False, TexelPlace.PITCH): (131_072, 65_000),
    (2, False, TexelPlace.ARRAY): (131_072, 65_536),
    (2, True, TexelPlace.ARRAY): (32_768, 32_768),
    (3, False, TexelPlace.ARRAY): (16_384, 16_384, 16_384),
}
"""The most texels along x, y and z, by dimensions, whether there are layers, and place. Older cards take fewer.

Source: CUDA C++ Programming Guide 12.9, "Technical Specifications per Compute Capability", 6.0 and later.
"""
MOST_OF_A_SURFACE = (32_768,)
"""A surface of one dimension is shorter than a texture (the same table)."""


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
            InputError: a row in plain memory has a length that no card takes, or there are more texels than it takes.
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
        self._check_extent(view)
        if self.place is TexelPlace.PITCH and view.row_bytes % PITCH_ALIGNMENT:
            raise InputError(
                f"a row of the texture {self.name!r} has {view.row_bytes} bytes, and in plain memory it must have a "
                f"multiple of {PITCH_ALIGNMENT}"
            )
        return view

    @staticmethod
    def _check_extent(view: TextureView) -> None:
        dimensions = len(view.extent)
        most = MOST_TEXELS[dimensions, view.layers > 0, view.place]
        if view.is_surface and dimensions == 1:
            most = MOST_OF_A_SURFACE
        if view.layers > MOST_LAYERS or any(own > limit for own, limit in zip(view.extent, most, strict=True)):
            kind = "surface" if view.is_surface else "texture"
            own, limits = (" x ".join(f"{number:,}" for number in numbers) for numbers in (view.extent, most))
            layers, allowed = "", ""
            if view.layers:
                layers, allowed = f" in {view.layers:,} layers", f" in {MOST_LAYERS:,} layers"
            raise InputError(
                f"the {kind} {view.name!r} has {own} texels{layers}, and a card takes at most {limits}{allowed}"
            )
