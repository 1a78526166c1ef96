"""Reads launches from the front matter: the one of a file, or the steps of a sequence and the loops around them.

The rule: what a step names exists, and what its loop does to an array suits that array. How often a step runs is known
only when its turn comes.
"""

import re
from collections.abc import Collection, Mapping
from dataclasses import replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from warplens.cuda.catalogue import launch_spec, tree
from warplens.cuda.catalogue.dtypes import ALIGNMENTS, COMPLEX, VECTORS, DType
from warplens.cuda.catalogue.expressions import NUMBERS, parse_number
from warplens.cuda.catalogue.front_matter import KeyPath, SourceText
from warplens.cuda.catalogue.kernel_file import ArrayRole, ArraySpec
from warplens.cuda.catalogue.sequence import MAX_DEPTH
from warplens.cuda.catalogue.syntax import Expression, Form, check_names, names_of, parse
from warplens.cuda.catalogue.value_reader import LadderReader, ValueReader, kind, named
from warplens.cuda.ground.errors import KernelFileError, suggestion
from warplens.cuda.ground.points import MAX_STEPS
from warplens.cuda.ground.textures import (
    CHANNELS,
    ELEMENTS,
    REPEATING,
    AddressMode,
    FilterMode,
    TexelPlace,
    TextureView,
)

# Textures and surfaces of the front matter: a view has an array that suits it, whatever the sizes are.


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

    def _views(self, arrays: Mapping[str, ArraySpec], taken: frozenset[str]) -> dict[str, TextureView]:
        """Return the textures and surfaces by name; `taken` are names that they may not have."""
        views: dict[str, TextureView] = {}
        for table, keys in ((TEXTURES, _TEXTURE_KEYS), (SURFACES, _SURFACE_KEYS)):
            for name in self._table((table,)):
                path: KeyPath = (table, name)
                self._check_name(path, name)
                if name in taken or name in arrays or name in views:
                    self._fail_key(
                        path, f"the {table.removesuffix('s')} {name!r} has the name of something else in the file"
                    )
                self._check_keys(path, self._table(path), keys, ("array",))
                views[name] = self._view(path, name, arrays)
        return views

    def _view(self, path: KeyPath, name: str, arrays: Mapping[str, ArraySpec]) -> TextureView:
        is_surface = path[0] == SURFACES
        array_path: KeyPath = (*path, "array")
        array_name = self._string(array_path, "")
        array = arrays.get(array_name)
        if array is None:
            self._fail(array_path, f"no array is named {array_name!r}{suggestion(array_name, arrays)}")
        if array.is_variable:
            self._fail(array_path, f"{array.name!r} is a variable of the kernel file, and a view needs an array")
        if array.dtype not in ELEMENTS:
            self._fail(
                array_path, f"texels have elements of {', '.join(ELEMENTS)}, and {array.name!r} is {array.dtype}"
            )
        place = self._choice((*path, "memory"), TexelPlace, TexelPlace.ARRAY)
        is_layered = self._flag_of((*path, "layered"))
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
        is_normalized = self._flag_of((*path, "normalized"))
        mode = self._choice((*path, "filter"), FilterMode, FilterMode.POINT)
        read = self._choice((*path, "read"), ReadMode, ReadMode.ELEMENT)
        if read is ReadMode.NORMALIZED and array.dtype not in _SHORT:
            self._fail((*path, "read"), f"elements of 8 and 16 bits are read as fractions, and these are {array.dtype}")
        is_whole = "float" not in array.dtype and read is ReadMode.ELEMENT
        if mode is FilterMode.LINEAR and is_whole:
            self._fail((*path, "filter"), 'whole numbers are filtered only as fractions: read = "normalized"')
        if place is TexelPlace.LINEAR and (mode is FilterMode.LINEAR or is_normalized):
            self._fail(
                path, f"{name!r} lies in linear memory, which is read by whole indices, neither filtered nor normalized"
            )
        return TextureView(
            name=name, array=array.name, element=str(array.dtype), channels=channels, extent=(1,) * dimensions,
            layers=int(is_layered), place=place, filter=mode, is_normalized=is_normalized,
            address=self._address((*path, "address"), dimensions, place, is_normalized=is_normalized),
            reads_fractions=read is ReadMode.NORMALIZED, is_surface=is_surface,
        )  # fmt: skip

    def _flag_of(self, path: KeyPath) -> bool:
        value = self._get(path)
        if value is not None and not isinstance(value, bool):
            self._fail(path, f"{path[-1]!r} must be true or false, not {kind(value)}")
        return value is True

    def _channels(self, path: KeyPath, array: ArraySpec) -> int:
        """Return the elements of a texel: those of a vector type, or of the last axis."""
        value = self._get(path)
        if value is None:
            value = array.lanes
        if isinstance(value, bool) or not isinstance(value, int):
            self._fail(path, f"'channels' must be a whole number, not {kind(value)}")
        if value not in CHANNELS:
            self._fail(path, f"a texel has {', '.join(map(str, CHANNELS))} channels, not {value}")
        if value > 1 and (len(array.shape) < 2 or str(array.shape[-1]) != str(value)):
            self._fail(
                path, f"the last axis of {array.name!r} must have the length {value}, one element for each channel"
            )
        return int(value)

    def _address(
        self, path: KeyPath, dimensions: int, place: TexelPlace, *, is_normalized: bool
    ) -> tuple[AddressMode, ...]:
        """Return the address mode of each axis: one for all, or a list in the order x, y, z."""
        if place is TexelPlace.LINEAR:
            if self._get(path) is not None:
                self._fail(path, "linear memory gives zeros outside, and takes no 'address'")
            return (AddressMode.BORDER,)
        value = self._get(path)
        paths = self._items(path) if isinstance(value, list) else [path] * dimensions
        if len(paths) != dimensions:
            which = "1 dimension" if dimensions == 1 else f"{dimensions} dimensions"
            self._fail(path, f"'address' has a mode for each of {which}, x first, not {len(paths)}")
        modes = tuple(self._choice(item, AddressMode, AddressMode.CLAMP) for item in paths)
        for item, mode in zip(paths, modes, strict=True):
            if mode in REPEATING and not is_normalized:
                self._fail(item, f"{mode} repeats a texture of normalised coordinates: normalized = true")
        return modes


LAUNCH_KEYS = ("grid", "block", "args")  # every launch has these keys beside its entry
DYNAMIC_SHARED = "dynamic_shared"
_LOOP_KEYS = ("repeat", "while", "index", "clear", "swap")
_STEPS = "step"

MAX_STRUCT_DEPTH = 8  # a struct may be a field of another this many times over
MAX_REPEAT = 32764  # a kernel's parameters have at most so many bytes, so that no array in a struct has more elements
PASSED_VECTORS = {**VECTORS, **COMPLEX}  # `args` writes them as calls: `float4(0, 0, 0, 1)`, `complex64(1, 0)`

Arrays = dict[str, ArraySpec]


class LaunchReader(TextureReader, LadderReader):
    """Reads launches and steps by their paths; the arguments may name the `textures` that were read before."""

    textures: Mapping[str, TextureView] = MappingProxyType({})

    def _launch(self, path: KeyPath, names: frozenset[str], arrays: Arrays) -> launch_spec.LaunchSpec:
        return launch_spec.LaunchSpec(
            entry=self._string((*path, "entry"), ""),
            grid=self._extent((*path, "grid"), names),
            block=self._extent((*path, "block"), names),
            args=self._arguments((*path, "args"), names, arrays),
            dynamic_shared=self._number((*path, DYNAMIC_SHARED), names, "0"),
        )

    def _extent(self, path: KeyPath, names: frozenset[str]) -> tuple[Expression, ...]:
        size_paths = self._items(path)
        if not 1 <= len(size_paths) <= 3:
            self._fail(path, f"{named(path)} must have 1 to 3 dimensions (x, y, z), not {len(size_paths)}")
        return tuple(self._number(size_path, names) for size_path in size_paths)

    def _arguments(self, path: KeyPath, names: frozenset[str], arrays: Arrays) -> tuple[launch_spec.ArgumentSpec, ...]:
        return tuple(self._argument(item, names, arrays, 0) for item in self._items(path))

    def _argument(self, path: KeyPath, names: frozenset[str], arrays: Arrays, depth: int) -> launch_spec.ArgumentSpec:
        """Parse an argument.

        ``argument := '[' argument+ ']' | '{' 'fields' '[' argument+ ']' ['align' number] ['repeat' number] '}'
        | parameter``.
        """
        value = self._get(path)
        if not isinstance(value, list | dict):
            return self._parameter(path, names, arrays)
        if depth == MAX_STRUCT_DEPTH:
            self._fail(path, f"structs are nested at most {MAX_STRUCT_DEPTH} deep")
        align = repeat = 1
        fields_path = path
        if isinstance(value, dict):
            self._check_keys(path, value, ("fields", "align", "repeat"), ("fields",))
            fields_path = (*path, "fields")
            listed = ", ".join(map(str, ALIGNMENTS))
            meaning = f"the number of bytes that alignas() has in the struct: one of {listed}"
            align = self._one_of((*path, "align"), ALIGNMENTS, meaning)
            meaning = f"the length of an array in the struct: a whole number from 1 to {MAX_REPEAT}"
            repeat = self._one_of((*path, "repeat"), range(1, MAX_REPEAT + 1), meaning)
        fields = tuple(self._argument(part, names, arrays, depth + 1) for part in self._items(fields_path))
        if any(isinstance(part, launch_spec.TextureArgument) for part in fields):
            self._fail(path, "a texture or a surface is an argument of its own, and no field of a struct")
        if not fields:
            self._fail(path, "a struct among 'args' must have a field")
        struct = launch_spec.StructSpec(fields=fields, align=align, repeat=repeat)
        if struct.count > MAX_REPEAT:
            self._fail(path, f"a struct among 'args' has at most {MAX_REPEAT} fields, not {struct.count}")
        return struct

    def _one_of(self, path: KeyPath, allowed: Collection[int], meaning: str) -> int:
        """Return a whole number that is allowed, 1 where there is none; `meaning` says in errors what it is."""
        value = self._get(path)
        if value is None:
            return 1
        if isinstance(value, bool) or not isinstance(value, int) or value not in allowed:
            self._fail(path, f"{path[-1]!r} is {meaning}")
        return value

    def _vector(self, text: SourceText, names: frozenset[str]) -> launch_spec.StructSpec | None:
        """``vector := ('float4' | 'complex64' | ...) '(' expression, ... ')'``; None for anything else."""
        word = text.value.partition("(")[0].strip()
        vector = PASSED_VECTORS.get(word)
        if vector is None or "(" not in text.value:
            return None
        called = parse(text, replace(NUMBERS, functions={**NUMBERS.functions, word: Form(vector.lanes, vector.lanes)}))
        if not isinstance(called.root, tree.FunctionCall) or called.root.function != word:
            raise called.error(called.root, f"{word}(...) stands alone as an argument")
        check_names(called, names)
        fields = (Expression(text=called.text, root=number) for number in called.root.arguments)
        return launch_spec.StructSpec(
            fields=tuple(launch_spec.ScalarSpec(value=number, dtype=vector.dtype) for number in fields),
            align=vector.align,
        )

    def _parameter(self, path: KeyPath, names: frozenset[str], arrays: Arrays) -> launch_spec.ArgumentSpec:
        """``parameter := array [('+' | '-') expression] | expression [':' dtype] | vector``."""
        whole = self._expression_text(path)
        text = whole.part(0, len(whole.value))
        if text.value in self.textures:
            return launch_spec.TextureArgument(name=text.value)
        if text.value in arrays:
            if arrays[text.value].is_variable:
                message = f"{text.value!r} is a variable of the kernel file, which is no argument"
                raise KernelFileError(message, text.span())
            return launch_spec.ArrayArgument(name=text.value)
        if (name := re.split(r"[\s:+-]", text.value, maxsplit=1)[0]) in self.textures:
            kind_ = "surface" if self.textures[name].is_surface else "texture"
            raise KernelFileError(f"{name!r} is a {kind_}, which is an argument as it is: {name!r}", text.span())
        if (vector := self._vector(text, names)) is not None:
            return vector
        dtype: DType | None = None
        if (colon := text.value.rfind(":")) >= 0:
            suffix = text.part(colon + 1, len(text.value))
            if suffix.value not in tuple(DType):
                hint = suggestion(suffix.value, DType)
                if suffix.value in PASSED_VECTORS:
                    numbers = ", ".join(map(str, range(PASSED_VECTORS[suffix.value].lanes)))
                    hint = f"; a vector is written {suffix.value}({numbers})"
                message = f"no dtype is named {suffix.value!r}{hint}"
                raise KernelFileError(message, suffix.span())
            dtype, text = DType(suffix.value), text.part(0, colon)
        expression = parse_number(text)
        array = _base(expression.root)
        if array is not None and array.name in arrays and dtype is None:
            offset = Expression(text=expression.text, root=_without_base(expression.root))
            check_names(offset, names)
            spec = arrays[array.name]
            return launch_spec.PointerSpec(name=array.name, offset=offset, itemsize=spec.dtype.itemsize * spec.lanes)
        for node in names_of(expression):
            if node.name in arrays:
                message = (
                    f"{node.name!r} is an array; as an argument it stands alone, or before an offset: {node.name} + 1"
                )
                raise expression.error(node, message)
        check_names(expression, names | frozenset(arrays))
        return launch_spec.ScalarSpec(value=expression, dtype=dtype)

    def _steps(self, names: frozenset[str], arrays: Arrays) -> tuple[launch_spec.Step, ...]:
        """``launch := step+``: the steps of a sequence, none where the file has no `[[launch]]`."""
        path: KeyPath = ("launch",)
        if self._get(path) is None:
            return ()
        for key in (*LAUNCH_KEYS, DYNAMIC_SHARED):
            if key in self._values:
                self._fail_key(
                    (key,), f"{key!r} is a key of each [[launch]], and a file with such steps has no launch beside them"
                )
        numbers = iter(range(1, MAX_STEPS + 1))

        def read(at: KeyPath, known: frozenset[str], depth: int) -> tuple[launch_spec.Step, ...]:
            items = self._items(at)
            if not items:
                self._fail(at, f"{named(at)} must have a step")
            return tuple(step(item, known, depth) for item in items)

        def step(at: KeyPath, known: frozenset[str], depth: int) -> launch_spec.Step:
            table = self._step_table(at, depth)
            inside, loop = self._loop(at, known, arrays)
            if _STEPS in table:
                return launch_spec.StepGroup(steps=read((*at, _STEPS), inside, depth + 1), loop=loop)
            number = next(numbers, 0)
            if not number:
                self._fail_key(at, f"a sequence has at most {MAX_STEPS} launches")
            return launch_spec.LaunchStep(number=number, launch=self._launch(at, inside, arrays), loop=loop)

        return read(path, names, 1)

    def _step_table(self, path: KeyPath, depth: int) -> dict[str, Any]:
        """Return the table of a step whose keys are checked: it launches a kernel, or has steps of its own."""
        value = self._get(path)
        if not isinstance(value, dict):
            self._fail(path, f"a step must be a table, such as [[launch]], not {kind(value)}")
        has_steps = _STEPS in value
        launch_keys = ("entry", *LAUNCH_KEYS, DYNAMIC_SHARED)
        self._check_keys(path, value, (*launch_keys, _STEPS, *_LOOP_KEYS), ())
        if not has_steps and "entry" not in value:
            self._fail_key(
                path, "a step needs an 'entry', the kernel that it launches, or steps of its own, [[launch.step]]"
            )
        for key in launch_keys:
            if has_steps and key in value:
                self._fail_key(
                    (*path, key), f"{key!r} is of a step that launches a kernel, and this one has steps of its own"
                )
        if has_steps and depth > MAX_DEPTH:
            self._fail_key(path, f"steps are nested at most {MAX_DEPTH} deep")
        if not has_steps:
            self._check_keys(path, value, value, LAUNCH_KEYS)
        return value

    def _loop(self, path: KeyPath, names: frozenset[str], arrays: Arrays) -> tuple[frozenset[str], launch_spec.Loop]:
        """Return the loop of a step, and the names that are known inside it."""
        table = self._table(path)
        if "repeat" in table and "while" in table:
            self._fail_key((*path, "while"), "a step has 'repeat' or 'while', not both")
        index = self._string((*path, "index"), "")
        if index:
            at: KeyPath = (*path, "index")
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

    def _flag(self, path: KeyPath, arrays: Arrays) -> str:
        if self._get(path) is None:
            return ""
        flag = arrays[self._written(path, arrays)]
        if any(str(size) != "1" for size in flag.shape) or not flag.dtype.is_whole:
            self._fail(path, f"'while' reads an array of one whole number, and {flag.name!r} is {_described(flag)}")
        return flag.name

    def _swap(self, path: KeyPath, arrays: Arrays) -> tuple[str, str]:
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

    def _written(self, path: KeyPath, arrays: Arrays) -> str:
        """Return the name of an array that kernels may write."""
        name = self._string(path, "")
        if name not in arrays:
            self._fail(path, f"no array is named {name!r}{suggestion(name, arrays)}")
        if arrays[name].role is ArrayRole.IN:
            key = next(step for step in reversed(path) if isinstance(step, str))
            self._fail(path, f"'{key}' takes arrays that are written, and {name!r} has the role 'in'")
        return name


def _base(node: tree.Node) -> tree.Name | None:
    """Return the name that a sum begins with, None where a node is no such sum."""
    while isinstance(node, tree.Binary) and node.operator in (tree.Operator.ADD, tree.Operator.SUBTRACT):
        node = node.left
    return node if isinstance(node, tree.Name) else None


def _without_base(node: tree.Node) -> tree.Node:
    """Return a sum with 0 in place of the name that it begins with."""
    if isinstance(node, tree.Binary):
        return replace(node, left=_without_base(node.left))
    return tree.Constant(0, node.start, node.end)


def _described(array: ArraySpec) -> str:
    return f"{array.dtype} [{', '.join(map(str, array.shape))}]"
