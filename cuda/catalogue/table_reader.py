"""Reads what is more than one launch: the steps of a sequence with the loops around them, and a product of panels.

The rule: what a step or a stream names exists, and what is done to an array suits that array. How often a step runs is
known only when its turn comes.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from warplens.cuda.catalogue import front_matter, launch_spec, sequence
from warplens.cuda.catalogue.kernel_file import StreamSpec
from warplens.cuda.catalogue.launch_spec import ArrayRole, ArraySpec
from warplens.cuda.ground import errors, points, textures
from warplens.cuda.ground.textures import TexelPlace

_LOOP_KEYS = ("repeat", "while", "index", "clear", "swap")
_STEPS = "step"
STREAM = "stream"  # the table of a kernel whose arrays are cut into panels
_STREAM_KEYS = ("left", "right", "result", "budget")


class SequenceReader(front_matter.LaunchReader):
    """Reads the steps of a sequence, the loops around them, and the table `[stream]`."""

    def _launch(
        self, path: front_matter.KeyPath, names: frozenset[str], arrays: front_matter.Arrays
    ) -> launch_spec.LaunchSpec:
        return launch_spec.LaunchSpec(
            entry=self._string((*path, "entry"), ""),
            grid=self._extent((*path, "grid"), names),
            block=self._extent((*path, "block"), names),
            args=self._arguments((*path, "args"), names, arrays),
            dynamic_shared=self._number((*path, front_matter.DYNAMIC_SHARED), names, "0"),
        )

    def _stream(self, axes: frozenset[str], problem: frozenset[str], arrays: front_matter.Arrays) -> StreamSpec:
        """``stream := left right result budget``: arrays of the shapes [m, n], [n, k] and [m, k] over problem axes."""
        path: front_matter.KeyPath = (STREAM,)
        if "launch" in self._values:
            self._fail_key(path, "a file with [[launch]] has no [stream]")
        self._check_keys(path, self._table(path), _STREAM_KEYS, _STREAM_KEYS)
        names = [self._string((*path, key), "") for key in _STREAM_KEYS[:3]]
        for key, name in zip(_STREAM_KEYS, names, strict=False):
            if name not in arrays:
                self._fail((*path, key), f"no array is named {name!r}{errors.suggestion(name, arrays)}")
        left, right, result = (arrays[name] for name in names)
        roles = (left.role, right.role, result.role)
        sides = [tuple(str(size) for size in array.shape) for array in (left, right, result)]
        axes_used = (*sides[0], *sides[1][1:])
        if (
            len(axes_used) != 3
            or sides != [(axes_used[0], axes_used[1]), (axes_used[1], axes_used[2]), (axes_used[0], axes_used[2])]
            or not problem.issuperset(axes_used)
            or len(set(axes_used)) != 3
            or roles != (ArrayRole.IN, ArrayRole.IN, ArrayRole.OUT)
            or len({array.dtype for array in (left, right, result)}) != 1
            or len(arrays) != 3
        ):
            message = (
                "'stream' takes a product of three arrays of one dtype: left [m, n] and right [n, k] with the role "
                "'in', result [m, k] with the role 'out', where m, n and k are three axes of [problem]"
            )
            raise errors.KernelFileError(message, self._matter.key_span(path))
        rows, inner, columns = axes_used
        return StreamSpec(
            left=left.name, right=right.name, result=result.name, rows=rows, inner=inner, columns=columns,
            budget=self._number((*path, "budget"), axes),
        )  # fmt: skip

    def _steps(self, names: frozenset[str], arrays: front_matter.Arrays) -> tuple[launch_spec.Step, ...]:
        """``launch := step+``: the steps of a sequence, none where the file has no `[[launch]]`."""
        path: front_matter.KeyPath = ("launch",)
        if self._get(path) is None:
            return ()
        for key in (*front_matter.LAUNCH_KEYS, front_matter.DYNAMIC_SHARED):
            if key in self._values:
                message = "is a key of each [[launch]], and a file with such steps has no launch beside them"
                self._fail_key((key,), f"{key!r} {message}")
        numbers = iter(range(1, points.MAX_STEPS + 1))

        def read(at: front_matter.KeyPath, known: frozenset[str], depth: int) -> tuple[launch_spec.Step, ...]:
            items = self._items(at)
            if not items:
                self._fail(at, f"{front_matter.named(at)} must have a step")
            return tuple(step(item, known, depth) for item in items)

        def step(at: front_matter.KeyPath, known: frozenset[str], depth: int) -> launch_spec.Step:
            table = self._step_table(at, depth)
            inside, loop = self._loop(at, known, arrays)
            if _STEPS in table:
                return launch_spec.StepGroup(steps=read((*at, _STEPS), inside, depth + 1), loop=loop)
            number = next(numbers, 0)
            if not number:
                self._fail_key(at, f"a sequence has at most {points.MAX_STEPS} launches")
            return launch_spec.LaunchStep(number=number, launch=self._launch(at, inside, arrays), loop=loop)

        return read(path, names, 1)

    def _step_table(self, path: front_matter.KeyPath, depth: int) -> dict[str, Any]:
        """Return the table of a step whose keys are checked: it launches a kernel, or has steps of its own."""
        value = self._get(path)
        if not isinstance(value, dict):
            self._fail(path, f"a step must be a table, such as [[launch]], not {front_matter.kind(value)}")
        has_steps = _STEPS in value
        launch_keys = ("entry", *front_matter.LAUNCH_KEYS, front_matter.DYNAMIC_SHARED)
        self._check_keys(path, value, (*launch_keys, _STEPS, *_LOOP_KEYS), ())
        if not has_steps and "entry" not in value:
            message = "a step needs an 'entry', the kernel that it launches, or steps of its own, [[launch.step]]"
            self._fail_key(path, message)
        for key in launch_keys:
            if has_steps and key in value:
                message = f"{key!r} is of a step that launches a kernel, and this one has steps of its own"
                self._fail_key((*path, key), message)
        if has_steps and depth > sequence.MAX_DEPTH:
            self._fail_key(path, f"steps are nested at most {sequence.MAX_DEPTH} deep")
        if not has_steps:
            self._check_keys(path, value, value, front_matter.LAUNCH_KEYS)
        return value

    def _loop(
        self, path: front_matter.KeyPath, names: frozenset[str], arrays: front_matter.Arrays
    ) -> tuple[frozenset[str], launch_spec.Loop]:
        """Return the loop of a step, and the names that are known inside it."""
        table = self._table(path)
        if "repeat" in table and "while" in table:
            self._fail_key((*path, "while"), "a step has 'repeat' or 'while', not both")
        index = self._string((*path, "index"), "")
        if index:
            at: front_matter.KeyPath = (*path, "index")
            self._check_name(at, index)
            if index in names or index in arrays:
                self._fail(at, f"the index {index!r} has the name of an axis, an array or another index")
            if "repeat" not in table and "while" not in table:
                self._fail(at, "'index' numbers the rounds of 'repeat' or 'while', and this step has neither")
        loop = launch_spec.Loop(
            repeat=self._optional_number((*path, "repeat"), names),
            flag=self._flag((*path, "while"), arrays),
            index=index,
            clear=tuple(self._written(item, arrays) for item in self._items((*path, "clear"))),
            swap=tuple(self._swap(item, arrays) for item in self._items((*path, "swap"))),
        )
        return names | {index} if index else names, loop

    def _flag(self, path: front_matter.KeyPath, arrays: front_matter.Arrays) -> str:
        if self._get(path) is None:
            return ""
        flag = arrays[self._written(path, arrays)]
        if any(str(size) != "1" for size in flag.shape) or not flag.dtype.is_whole:
            self._fail(path, f"'while' reads an array of one whole number, and {flag.name!r} is {_described(flag)}")
        return flag.name

    def _swap(self, path: front_matter.KeyPath, arrays: front_matter.Arrays) -> tuple[str, str]:
        items = self._items(path)
        if len(items) != 2:
            self._fail(path, f'\'swap\' takes pairs of arrays, such as [["a", "b"]], not {len(items)} of them')
        left, other = (self._written(item, arrays) for item in items)
        first, second = arrays[left], arrays[other]
        if first.is_variable or second.is_variable:
            variable = left if first.is_variable else other
            self._fail(path, f"'swap' exchanges arguments, and {variable!r} is a variable of the kernel file")
        if left == other:
            self._fail(path, f"'swap' exchanges two arrays, and this is {left!r} twice")
        if _described(first) != _described(second):
            message = f"'swap' exchanges arrays of one dtype and shape, and {left!r} is {_described(first)}"
            self._fail(path, f"{message}, {other!r} {_described(second)}")
        return left, other

    def _written(self, path: front_matter.KeyPath, arrays: front_matter.Arrays) -> str:
        name = self._string(path, "")
        if name not in arrays:
            self._fail(path, f"no array is named {name!r}{errors.suggestion(name, arrays)}")
        if arrays[name].role is ArrayRole.IN:
            key = next(step for step in reversed(path) if isinstance(step, str))
            self._fail(path, f"'{key}' takes arrays that are written, and {name!r} has the role 'in'")
        return name


def _described(array: ArraySpec) -> str:
    return f"{array.dtype} [{', '.join(map(str, array.shape))}]"


# Reads textures and surfaces from the front matter.
# The rule: a view has an array that suits it, whatever the sizes are.

TEXTURES, SURFACES = "textures", "surfaces"
_TEXTURE_KEYS = ("array", "memory", "address", "filter", "normalized", "read", "channels", "layered")
_SURFACE_KEYS = ("array", "channels", "layered")
_SHORT = frozenset({"int8", "uint8", "int16", "uint16"})  # elements of these types may be read as fractions


class ReadMode(StrEnum):
    """What a fetch makes of whole numbers."""

    ELEMENT = "element"
    NORMALIZED = "normalized"


class TextureReader(front_matter.ValueReader):
    """Reads the tables of textures and surfaces."""

    def _views(self, arrays: Mapping[str, ArraySpec], taken: frozenset[str]) -> dict[str, textures.TextureView]:
        """Return the textures and surfaces by name; `taken` are names that they may not have."""
        views: dict[str, textures.TextureView] = {}
        for table, keys in ((TEXTURES, _TEXTURE_KEYS), (SURFACES, _SURFACE_KEYS)):
            for name in self._table((table,)):
                path: front_matter.KeyPath = (table, name)
                self._check_name(path, name)
                if name in taken or name in arrays or name in views:
                    message = f"the {table.removesuffix('s')} {name!r} has the name of something else in the file"
                    self._fail_key(path, message)
                self._check_keys(path, self._table(path), keys, ("array",))
                views[name] = self._view(path, name, arrays)
        return views

    def _view(self, path: front_matter.KeyPath, name: str, arrays: Mapping[str, ArraySpec]) -> textures.TextureView:
        is_surface = path[0] == SURFACES
        array_path: front_matter.KeyPath = (*path, "array")
        array_name = self._string(array_path, "")
        array = arrays.get(array_name)
        if array is None:
            self._fail(array_path, f"no array is named {array_name!r}{errors.suggestion(array_name, arrays)}")
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

    def _channels(self, path: front_matter.KeyPath, array: ArraySpec) -> int:
        """Return the elements of a texel: those of a vector type, or of the last axis."""
        value = self._get(path)
        if value is None:
            value = array.lanes
        if isinstance(value, bool) or not isinstance(value, int):
            self._fail(path, f"'channels' must be a whole number, not {front_matter.kind(value)}")
        if value not in textures.CHANNELS:
            self._fail(path, f"a texel has {', '.join(map(str, textures.CHANNELS))} channels, not {value}")
        if value > 1 and (len(array.shape) < 2 or str(array.shape[-1]) != str(value)):
            message = f"the last axis of {array.name!r} must have the length {value}, one element for each channel"
            self._fail(path, message)
        return int(value)

    def _address(
        self, path: front_matter.KeyPath, dimensions: int, place: TexelPlace, *, is_normalized: bool
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
