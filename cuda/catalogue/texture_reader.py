"""Reads textures and surfaces from the front matter.

The rule: a view has an array that suits it, whatever the sizes are.
"""

from collections.abc import Mapping
from enum import StrEnum

from warplens.cuda.catalogue.front_matter import KeyPath, ValueReader, kind
from warplens.cuda.catalogue.launch_spec import ArraySpec
from warplens.cuda.ground import textures
from warplens.cuda.ground.errors import suggestion
from warplens.cuda.ground.textures import TexelPlace

TEXTURES, SURFACES = "textures", "surfaces"
_TEXTURE_KEYS = ("array", "memory", "address", "filter", "normalized", "read", "channels", "layered")
_SURFACE_KEYS = ("array", "channels", "layered")
_SHORT = frozenset({"int8", "uint8", "int16", "uint16"})  # elements of these types may be read as fractions


class ReadMode(StrEnum):
    """What a fetch makes of whole numbers."""

    ELEMENT = "element"
    NORMALIZED = "normalized"


class TextureReader(ValueReader):
    """Reads the tables of textures and surfaces."""

    def _views(self, arrays: Mapping[str, ArraySpec], taken: frozenset[str]) -> dict[str, textures.TextureView]:
        """Return the textures and surfaces by name; `taken` are names that they may not have."""
        views: dict[str, textures.TextureView] = {}
        for table, keys in ((TEXTURES, _TEXTURE_KEYS), (SURFACES, _SURFACE_KEYS)):
            for name in self._table((table,)):
                path: KeyPath = (table, name)
                self._check_name(path, name)
                if name in taken or name in arrays or name in views:
                    message = f"the {table.removesuffix('s')} {name!r} has the name of something else in the file"
                    self._fail_key(path, message)
                self._check_keys(path, self._table(path), keys, ("array",))
                views[name] = self._view(path, name, arrays)
        return views

    def _view(self, path: KeyPath, name: str, arrays: Mapping[str, ArraySpec]) -> textures.TextureView:
        is_surface = path[0] == SURFACES
        array_path: KeyPath = (*path, "array")
        array_name = self._string(array_path, "")
        array = arrays.get(array_name)
        if array is None:
            self._fail(array_path, f"no array is named {array_name!r}{suggestion(array_name, arrays)}")
        if array.is_variable:
            self._fail(array_path, f"{array.name!r} is a variable of the kernel file, and a view needs an array")
        if array.dtype not in textures.ELEMENTS:
            message = f"texels have elements of {', '.join(textures.ELEMENTS)}, and {array.name!r} is {array.dtype}"
            self._fail(array_path, message)
        place = self._choice((*path, "memory"), TexelPlace, TexelPlace.ARRAY)
        is_layered = self._is_set((*path, "layered"), "'layered'")
        channels = self._channels((*path, "channels"), array)
        dimensions = len(array.shape) - (channels > 1) - is_layered
        most = 2 if is_layered else 3
        if not 1 <= dimensions <= most:
            layered = "with layers " if is_layered else ""
            self._fail(path, f"{name!r} {layered}needs 1 to {most} dimensions of texels, not {dimensions}")
        wanted = {TexelPlace.LINEAR: 1, TexelPlace.PITCH: 2}.get(place, dimensions)
        listed = "1 dimension" if wanted == 1 else f"{wanted} dimensions"
        if dimensions != wanted or (is_layered and place is not TexelPlace.ARRAY):
            self._fail((*path, "memory"), f"{place} memory holds textures of {listed} without layers")
        is_normalized = self._is_set((*path, "normalized"), "'normalized'")
        mode = self._choice((*path, "filter"), textures.FilterMode, textures.FilterMode.POINT)
        read = self._choice((*path, "read"), ReadMode, ReadMode.ELEMENT)
        if read is ReadMode.NORMALIZED and array.dtype not in _SHORT:
            self._fail((*path, "read"), f"elements of 8 and 16 bits are read as fractions, and these are {array.dtype}")
        is_whole = "float" not in array.dtype and read is ReadMode.ELEMENT
        if mode is textures.FilterMode.LINEAR and is_whole:
            self._fail((*path, "filter"), 'whole numbers are filtered only as fractions: read = "normalized"')
        if place is TexelPlace.LINEAR and (mode is textures.FilterMode.LINEAR or is_normalized):
            message = "lies in linear memory, which is read by whole indices, neither filtered nor normalized"
            self._fail(path, f"{name!r} {message}")
        return textures.TextureView(
            name=name, array=array.name, element=str(array.dtype), channels=channels, extent=(1,) * dimensions,
            layers=int(is_layered), place=place, filter=mode, is_normalized=is_normalized,
            address=self._address((*path, "address"), dimensions, place, is_normalized=is_normalized),
            reads_fractions=read is ReadMode.NORMALIZED, is_surface=is_surface,
        )  # fmt: skip

    def _channels(self, path: KeyPath, array: ArraySpec) -> int:
        """Return the elements of a texel: those of a vector type, or of the last axis."""
        value = self._get(path)
        if value is None:
            value = array.lanes
        if isinstance(value, bool) or not isinstance(value, int):
            self._fail(path, f"'channels' must be a whole number, not {kind(value)}")
        if value not in textures.CHANNELS:
            self._fail(path, f"a texel has {', '.join(map(str, textures.CHANNELS))} channels, not {value}")
        if value > 1 and (len(array.shape) < 2 or str(array.shape[-1]) != str(value)):
            message = f"the last axis of {array.name!r} must have the length {value}, one element for each channel"
            self._fail(path, message)
        return int(value)

    def _address(
        self, path: KeyPath, dimensions: int, place: TexelPlace, *, is_normalized: bool
    ) -> tuple[textures.AddressMode, ...]:
        """Return the address mode of each axis: one for all, or a list in the order x, y, z."""
        if place is TexelPlace.LINEAR:
            if self._get(path) is not None:
                self._fail(path, "linear memory gives zeros outside, and takes no 'address'")
            return (textures.AddressMode.BORDER,)
        value = self._get(path)
        paths = self._items(path) if isinstance(value, list) else [path] * dimensions
        if len(paths) != dimensions:
            which = "1 dimension" if dimensions == 1 else f"{dimensions} dimensions"
            self._fail(path, f"'address' has a mode for each of {which}, x first, not {len(paths)}")
        modes = tuple(self._choice(item, textures.AddressMode, textures.AddressMode.CLAMP) for item in paths)
        for item, mode in zip(paths, modes, strict=True):
            if mode in textures.REPEATING and not is_normalized:
                self._fail(item, f"{mode} repeats a texture of normalised coordinates: normalized = true")
        return modes
