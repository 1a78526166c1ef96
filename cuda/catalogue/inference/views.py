"""The textures and surfaces of a draft: the array behind each, and the keys of its table.

The rule: a view is drafted whole, or refused in one sentence.
"""

import contextlib
import math
import re

from warplens.cuda.catalogue.dtypes import VECTORS, DType
from warplens.cuda.catalogue.inference import arithmetic, construction, draft, element_types, terms
from warplens.cuda.catalogue.inference import values as host
from warplens.cuda.catalogue.inference.element_types import Element, element_of
from warplens.cuda.catalogue.inference.evaluation import evaluate, initial_value, known_term, template_argument
from warplens.cuda.catalogue.inference.extents import extents_of
from warplens.cuda.catalogue.inference.known_functions import SUCCESS, by_values, copy_contents, known
from warplens.cuda.catalogue.inference.likely_block import is_size
from warplens.cuda.catalogue.inference.places import at_first
from warplens.cuda.catalogue.inference.preprocessing import number_of
from warplens.cuda.catalogue.inference.program import Parameter, Program
from warplens.cuda.catalogue.inference.run import Contents, Run, last_name
from warplens.cuda.catalogue.inference.sizing import Sizing
from warplens.cuda.catalogue.inference.terms import Symbol, Term, TermError
from warplens.cuda.catalogue.inference.values import UNKNOWN, Value, children_of, term_of, walk, whole, words
from warplens.cuda.catalogue.source.parsing import Node
from warplens.cuda.ground.textures import CHANNELS, ELEMENTS, AddressMode, FilterMode, TexelPlace

# Textures and surfaces of the host code: CUDA arrays, what is copied into them, and the objects that are made of them.
# An object says all that the front matter of a view needs, or in one sentence why there is none.
# Source: CUDA C++ Programming Guide 12.9, 3.2.14 "Texture and Surface Memory"; the numbers of the enumerations are
# those of `driver_types.h`, `texture_types.h` and `surface_types.h` of CUDA 12.9.

_ADDRESSES = (AddressMode.WRAP, AddressMode.CLAMP, AddressMode.MIRROR, AddressMode.BORDER)
_ARRAY, _MIPMAPPED, _LINEAR, _PITCH = range(4)
_LAYERED, _CUBEMAP = 1, 4
_ELEMENTS = {  # the type of an element by its bits and by its kind: signed, unsigned, float
    (8, 0): "char", (8, 1): "unsigned char", (16, 0): "short", (16, 1): "unsigned short", (32, 0): "int",
    (32, 1): "unsigned int", (16, 2): "half", (32, 2): "float",
}  # fmt: skip
for _names in host.FACTS["enumerations"]["values"]:
    host.CONSTANTS.update({name: whole(number) for number, name in enumerate(_names) if name})


@known("cudaCreateChannelDesc")
def _channels(run: Run, node: Node, arguments: list[Node]) -> Value:
    function = node.child_by_field_name("function")
    template = children_of(function, "arguments")
    if template:
        return host.Struct("cudaChannelFormatDesc", {"element": host.Cell(template_argument(run, template[0]))})
    members = zip(("x", "y", "z", "w", "f"), arguments, strict=False)
    return host.Struct("cudaChannelFormatDesc", {name: host.Cell(evaluate(run, child)) for name, child in members})


@by_values("cudaMallocArray")
def _array(run: Run, node: Node, values: list[Value]) -> Value:
    if len(values) >= 3:
        height = values[3] if len(values) > 3 else whole(0)
        _allocate(run, node, values[0], values[1], (values[2], height, whole(0)), _flags(values[4:]))
    return SUCCESS


@by_values("cudaMalloc3DArray")
def _array_of_layers(run: Run, node: Node, values: list[Value]) -> Value:
    if len(values) >= 3:
        sizes = tuple(_member(values[2], name) for name in ("width", "height", "depth"))
        _allocate(run, node, values[0], values[1], sizes, _flags(values[3:]))
    return SUCCESS


def _flags(values: list[Value]) -> int:
    return int(values[0].value) if values and isinstance(values[0], host.Number) else 0


def _allocate(run: Run, node: Node, target: Value, channels: Value, sizes: tuple[Value, ...], flags: int) -> None:  # noqa: PLR0917 - the parts of one call
    if not isinstance(target, host.Place):
        return
    buffer = run.new_buffer(target.cell.name, _element(channels), None, node)
    buffer.on_device = True
    is_layered = bool(flags & _LAYERED)
    extents = [size for size in sizes if not (isinstance(size, host.Number) and size.value == 0)]
    layers = extents.pop() if is_layered and extents else None
    buffer.texels = host.Texels(
        extents=tuple(extents),
        layers=layers,
        refused="cube maps, which are read along a direction, are not executed" if flags & _CUBEMAP else "",
    )
    target.cell.value = host.Pointer(buffer, buffer.element)


def _element(channels: Value) -> str:
    """Return the C++ type of a texel, "" where it is not known."""
    element_type = _member(channels, "element")
    if isinstance(element_type, host.TypeName):
        return element_type.name
    bits = [_number_or(_member(channels, name)) for name in "xyzw"]
    element = _ELEMENTS.get((bits[0], _number_or(_member(channels, "f"))), "")
    count = sum(bit > 0 for bit in bits)
    return f"{element.replace('unsigned ', 'u')}{count}" if element and count > 1 else element


def _member(value: Value, *names: str) -> Value:
    for name in names:
        held = host.behind(value)
        if not isinstance(held, host.Struct) or name not in held.members:
            return UNKNOWN
        value = held.members[name].value
    return value


def _number_or(value: Value, default: int = 0) -> int:
    return int(value.value) if isinstance(value, host.Number) else default


@by_values("cudaMemcpyToArray", "cudaMemcpyToArrayAsync", "cudaMemcpy2DToArray", "cudaMemcpy2DToArrayAsync")
@by_values("cudaMemcpyFromArray", "cudaMemcpy2DFromArray", "cudaMemcpyFromArrayAsync", "cudaMemcpy2DFromArrayAsync")
def _copy_plain(run: Run, node: Node, values: list[Value]) -> Value:
    values = [at_first(run, value) for value in values]
    name = last_name(node.child_by_field_name("function"))
    at = 3 if "ToArray" in name else 2 if "2D" in name else 1  # where the source stands
    if len(values) > at:
        copy_contents(values[0], values[at])
    return SUCCESS


@known("cudaMemcpy3D", "cudaMemcpy3DAsync")
def _copy(run: Run, _: Node, arguments: list[Node]) -> Value:
    parameters = evaluate(run, arguments[0]) if arguments else UNKNOWN
    ends = []
    for names in ((("dstArray",), ("dstPtr", "ptr")), (("srcArray",), ("srcPtr", "ptr"))):
        members = (_member(parameters, *path) for path in names)
        arrays = (at_first(run, value) for value in members if isinstance(value, host.Pointer | host.Buffer))
        ends.append(next(arrays, UNKNOWN))
    copy_contents(ends[0], ends[1])
    return SUCCESS


@by_values("cudaCreateTextureObject")
def _texture(_: Run, __: Node, values: list[Value]) -> Value:
    if len(values) >= 3 and isinstance(values[0], host.Place):
        changed = len(values) > 3 and isinstance(values[3], host.Place)
        values[0].cell.value = _object(values[1], values[2], has_other_view=changed)
    return SUCCESS


@by_values("cudaCreateSurfaceObject")
def _surface(_: Run, __: Node, values: list[Value]) -> Value:
    if len(values) >= 2 and isinstance(values[0], host.Place):
        values[0].cell.value = _object(values[1], None)
    return SUCCESS


def _object(resource: Value, described: Value | None, *, has_other_view: bool = False) -> Value:
    """Return the object of a resource; `described` is how a texture is read, None for a surface."""
    kind = _number_or(_member(resource, "resType"))
    refused = "a view of its resource reads it in another way" if has_other_view else ""
    if kind == _MIPMAPPED:
        return host.View(buffer=None, extents=(), refused="mipmaps, textures in several sizes, are not executed")
    layers: Value | None = None
    if kind == _ARRAY:
        place, held = TexelPlace.ARRAY, _member(resource, "res", "array", "array")
        texels = held.buffer.texels if isinstance(held, host.Pointer) else None
        if texels is None:
            return UNKNOWN
        extents, layers, refused = texels.extents, texels.layers, texels.refused or refused
        element = held.buffer.element if isinstance(held, host.Pointer) else ""
    else:
        place, of = (TexelPlace.LINEAR, "linear") if kind == _LINEAR else (TexelPlace.PITCH, "pitch2D")
        held = _member(resource, "res", of, "devPtr")
        element = _element(_member(resource, "res", of, "desc"))
        extents = tuple(_member(resource, "res", of, name) for name in ("width", "height"))
        if kind == _LINEAR:
            extents = (_member(resource, "res", of, "sizeInBytes"),)
    if not isinstance(held, host.Pointer):
        return UNKNOWN
    if described is None:
        return host.View(
            buffer=held.buffer, element=element, extents=extents, layers=layers, place=place, is_surface=True,
            refused=refused,
        )  # fmt: skip
    is_normalized = _number_or(_member(described, "normalizedCoords")) != 0
    # without normalised coordinates a texture does not repeat, it clamps (Programming Guide 12.9, 3.2.14.1.1)
    modes = _member(described, "addressMode")
    count = len(extents)
    cells = modes.cells if isinstance(modes, host.Buffer) else {}
    numbers = [_number_or(cells[axis].value) if axis in cells else 0 for axis in range(count)]
    modes_stated = [_ADDRESSES[number] if 0 <= number < len(_ADDRESSES) else AddressMode.CLAMP for number in numbers]
    repeating = (AddressMode.WRAP, AddressMode.MIRROR)
    addresses = tuple(AddressMode.CLAMP if mode in repeating and not is_normalized else mode for mode in modes_stated)
    return host.View(
        buffer=held.buffer,
        element=element,
        offset=held.offset,
        extents=extents,
        layers=layers,
        place=place,
        address=addresses,
        filter=FilterMode.LINEAR if _number_or(_member(described, "filterMode")) else FilterMode.POINT,
        is_normalized=is_normalized,
        reads_fractions=_number_or(_member(described, "readMode")) != 0,
        refused=refused,
    )


def elements_in(size_bytes: Value, each: int) -> Value:
    """Return the number of elements in a number of bytes."""
    return arithmetic.binary("/", size_bytes, whole(each))


_UNSAID = "the host code does not say what it is a view of: front matter names it as a view of an array"


class ViewDrafting(Sizing):
    """Drafts the parameters that are texture and surface objects."""

    def _view(self, parameter: Parameter, kind: str, value: Value) -> draft.DraftArgument:
        name, table = parameter.name, f"{kind}s"
        if not isinstance(value, host.View):
            return self._refused(f"{name} is a {kind}, and {_UNSAID}, [{table}]")
        if value.refused:
            return self._refused(f"{name} is a {kind}: {value.refused}")
        element = element_of(value.element, self._program) if value.element else None
        shape = self._texels(value, element) if element is not None else []
        if value.buffer is None or element is None or not shape:
            return self._refused(f"{name} is a {kind}, and {_UNSAID}, [{table}]")
        if element.dtype not in ELEMENTS or element.lanes not in CHANNELS:
            return self._refused(f"{name} is a {kind} of {value.element}, and texels have no such elements")
        array = self._viewed(value, value.buffer, element, shape)
        view = draft.DraftView(table=table, array=array, keys=_keys(value, element.lanes))
        written = self._named(name)
        self.draft.views[written] = view
        return draft.DraftArgument(text=written)

    def _texels(self, view: host.View, element: Element) -> list[Term]:
        """Return the shape of an array of texels, its layers first and x last, empty where one is not known."""
        extents = view.extents
        if view.place is TexelPlace.LINEAR:
            extents = (elements_in(extents[0], element.size_bytes),)
        layers = (view.layers,) if view.layers is not None else ()
        extent_terms = [term_of(size) for size in (*layers, *reversed(extents))]
        sizes = [terms.settle(size) for size in extent_terms if size is not None]
        is_known = sizes and len(sizes) == len(extent_terms) and all(self._value(size) >= 1 for size in sizes)
        return sizes if is_known else []

    def _viewed(self, view: host.View, buffer: host.Buffer, element: Element, shape: list[Term]) -> str:
        """Return the array behind a view; another view or a pointer may lead to it as well."""
        is_plain = view.place is TexelPlace.LINEAR and view.offset is None
        term = term_of(view.offset)
        offset_text = "" if view.offset is None else terms.text(term) if term is not None else repr(view.offset)
        texts = (view.place.value, element.dtype, str(element.lanes), *map(terms.text, shape), offset_text)
        key = (buffer, "" if is_plain else " ".join(texts))
        role = self._surface_role(view, buffer)
        if key in self._arrays:
            array = self.draft.arrays[self._arrays[key]]
            array.role = array.role if array.role == role else "inout"
            return array.name
        own = self._named(buffer.name or "texels")
        while any(parameter.name == own for parameter in self._kernel.parameters):
            own += "_"
        self._arrays[key] = own
        self._contents[own] = self._launch.contents.get(buffer, Contents())
        lanes = [terms.constant(element.lanes)] if element.lanes > 1 else []
        self.draft.arrays[own] = draft.DraftArray(name=own, dtype=element.dtype, shape=[*shape, *lanes], role=role)
        return own

    def _surface_role(self, view: host.View, buffer: host.Buffer) -> str:
        """Return the role of an array: a texture reads it, a surface reads it, writes it, or does both."""
        if not view.is_surface:
            return "in"
        names = {
            parameter.name
            for parameter, value in zip(self._kernel.parameters, self._launch.arguments, strict=False)
            if isinstance(value, host.View) and value.is_surface and value.buffer is buffer
        }
        reads = writes = False
        for node in walk(self._kernel.body):
            function = node.child_by_field_name("function") if node.type == "call_expression" else None
            called = last_name(function)
            names_passed = {words(child) for child in children_of(node, "arguments")} if function is not None else set()
            if names_passed & names:
                reads |= not called.endswith("write")
                writes |= called.endswith("write") or not called.startswith("surf")
        return "inout" if reads == writes else "out" if writes else "in"


def _keys(view: host.View, channels: int) -> tuple[str, ...]:
    """Return the keys of a view as TOML, without those that have their default."""
    keys = [f"channels = {channels}"] if channels > 1 else []
    if view.layers is not None:
        keys.append("layered = true")
    if view.is_surface:
        return tuple(keys)
    if view.place is not TexelPlace.ARRAY:
        keys.append(f'memory = "{view.place.value}"')
    if view.place is not TexelPlace.LINEAR and any(mode is not AddressMode.CLAMP for mode in view.address):
        modes = [f'"{mode.value}"' for mode in view.address]
        keys.append(f"address = {modes[0] if len(set(modes)) == 1 else '[' + ', '.join(modes) + ']'}")
    if view.filter is not FilterMode.POINT:
        keys.append(f'filter = "{view.filter.value}"')
    if view.is_normalized:
        keys.append("normalized = true")
    if view.reads_fractions:
        keys.append('read = "normalized"')
    return tuple(keys)


# The accessors of PyTorch's tensors as parameters of kernels: an address, the sizes and the strides of a tensor.
# The rule: a size that the host code asks for is that size. Any other is as large as the indices of the kernel need,
# or assumed, and the strides are those of a contiguous tensor.
# Source: `ATen/core/TensorAccessor.h` of PyTorch 2.5, `GenericPackedTensorAccessor`.

ASSUMED_SIZE = 16  # a size of a tensor that neither the host code nor the indices of the kernel say
MOST_ELEMENTS = 1 << 40  # of a tensor, before the sizes that are assumed become smaller for a short run
MAX_DIMENSIONS = 16  # a tensor has this many dimensions at most
PASSES = 2  # the sizes of one tensor may follow from those of another

_NAME = re.compile(r"(?:\w+::)*(Generic)?PackedTensorAccessor(32|64)?\s*<")


def accessor_type(type_name: str, program: Program) -> draft.AccessorType | None:
    """Return the accessor that a type is, None for any other type and for elements whose layout is not known."""
    match = _NAME.match(type_name)
    arguments = element_types.first_arguments(type_name) if match is not None else []
    if match is None or len(arguments) < 2 or element_types.pointed(arguments[0]) is not None:
        return None
    element, dimensions = element_types.element_of(arguments[0], program), number_of(arguments[1], program.macros)
    index = element_types.element_of(arguments[3], program) if len(arguments) > 3 else None
    if element is None or element.fields or element.dtype not in tuple(DType) or not 0 < dimensions <= MAX_DIMENSIONS:
        return None
    dtype = index.dtype if index is not None else "int32" if match[2] == "32" else "int64"
    return draft.AccessorType(element, dimensions, dtype)


class TensorSizing(Sizing):
    """Gives the accessors of a kernel their tensors; `Drafting` asks for each and then for the sizes of all."""

    def _accessor(self, parameter: Parameter, kind: draft.AccessorType, value: Value) -> draft.DraftArgument:
        buffer = value.buffer if isinstance(value, host.Pointer) else value if isinstance(value, host.Buffer) else None
        known = construction.tensor_sizes(buffer, kind.dimensions) if buffer is not None else [None] * kind.dimensions
        sizes: list[Term] = []
        assumed: set[int] = set()
        for dimension, size in enumerate(known):
            if size is not None and self._value(terms.settle(size)) >= 1:
                sizes.append(terms.settle(size))
                continue
            symbol = Symbol(f"{parameter.name}_size{dimension}", ASSUMED_SIZE, self._kernel.first_line)
            symbol.assumed = f"the host code does not say size {dimension} of {parameter.name}"
            sizes.append(terms.of(symbol))
            assumed.add(dimension)
        role = self._role(parameter)
        if buffer is not None and (buffer, "tensor") in self._arrays:
            name = self._arrays[buffer, "tensor"]
            self._alias(name, parameter)
        else:
            name = self._named(parameter.name)
            self.draft.arrays[name] = draft.DraftArray(name=name, dtype=kind.element.dtype, shape=[], role=role)
            if buffer is not None:
                self._arrays[buffer, "tensor"] = name
                self._contents[name] = self._launch.contents.get(buffer, Contents())
        accessor = draft.Accessor(name, kind, draft.DraftArgument(), sizes, assumed)
        self._accessors[parameter.name] = accessor
        self._write(accessor)
        return accessor.argument

    def _write(self, accessor: draft.Accessor) -> None:
        strides = [terms.constant(1)]
        for size in reversed(accessor.sizes[1:]):
            strides.append(terms.multiply(strides[-1], size))
        length = terms.multiply(strides[-1], accessor.sizes[0])
        numbers = [*accessor.sizes, *reversed(strides)]
        accessor.argument.fields = [
            draft.DraftArgument(array=accessor.array),
            *(draft.DraftArgument(term=number, dtype=accessor.kind.index) for number in numbers),
        ]
        lanes = accessor.kind.element.lanes
        self.draft.arrays[accessor.array].shape = [length, terms.constant(lanes)] if lanes > 1 else [length]

    def _size_accessors(self) -> None:
        """Make the sizes that are assumed as large as the indices of the kernel need."""
        if not self._accessors:
            return
        first = {name: list(accessor.sizes) for name, accessor in self._accessors.items()}
        for _ in range(PASSES):
            needs = self._needed_sizes()
            for name, accessor in self._accessors.items():
                for dimension in accessor.assumed:
                    own, needed = first[name][dimension], needs.get((name, dimension))
                    is_enough = needed is not None and self._value(needed) >= self._value(own)
                    accessor.sizes[dimension] = needed if needed is not None and is_enough else own
                if not self._is_at_most(accessor.sizes, MOST_ELEMENTS):
                    accessor.sizes = list(first[name])
        for name, accessor in self._accessors.items():
            self._write(accessor)
            if accessor.assumed:
                listed = " x ".join(map(terms.text, accessor.sizes))
                self.draft.assume(f"{self._where}: {name} is a tensor of {listed} elements")

    def _needed_sizes(self) -> dict[tuple[str, int], Term]:
        """Return one more than the largest index in each dimension of a tensor, as far as it can be followed."""
        shape = draft.LaunchShape(grid=tuple(self.draft.grid), block=tuple(self.draft.block))
        widths = {name: accessor.kind.element.size_bytes for name, accessor in self._accessors.items()}
        extents = extents_of(self._kernel, self._run, shape, self._scalars(), widths, tensors=self._tensors())
        needs: dict[tuple[str, int], Term] = {}
        for key, term in extents.sizes_needed.items():
            with contextlib.suppress(TermError):
                settled = terms.settle(term)
                if self._value(settled) >= 1:
                    needs[key] = settled
        return needs


# Structs as arguments: their fields as the host code fills them, or assumed. A struct has all fields that it declares,
# in its order; of an array in it all elements are the same.

MAX_FIELDS = 32764  # the most members of a kernel's arguments: a kernel has at most this many bytes of parameters
MAX_ROWS = 8  # the number of rows of an array of pointers in a struct that lead to an array each


class StructDrafting(TensorSizing):
    """Drafts the arguments that are structs."""

    _fields = 0  # the members so far, those of arrays in structs counted as often as they stand there
    _times = 1  # how many times the members that are being drafted stand in the arguments

    def _argument(self, parameter: Parameter, value: Value) -> draft.DraftArgument:
        raise NotImplementedError

    def _struct(
        self, parameter: Parameter, plain: str, value: Value, element: element_types.Element | None
    ) -> draft.DraftArgument:
        class_type = element_types.class_of(plain, self._program)
        if class_type is None and element is not None:
            members = value.members if isinstance(value, host.Struct) else {}
            parts = [members[name].value if name in members else whole(1) for name in "xyzw"[: element.lanes]]
            vector = plain.rsplit("::", 1)[-1] if plain.rsplit("::", 1)[-1] in VECTORS else ""
            return draft.DraftArgument(fields=[_number(part, element.dtype) for part in parts], vector=vector)
        if class_type is None:
            return self._refused(f"{parameter.name} has the type {plain}, which is not declared here")
        fields: list[draft.DraftArgument] = []
        for name, type_name, length in element_types.members_of(class_type, plain, self._program):
            self._fields += self._times
            if self._fields > MAX_FIELDS:
                return self._refused(f"its arguments have more than {MAX_FIELDS} members")
            cell = value.members.get(name) if isinstance(value, host.Struct) else None
            if length:
                fields += self._array_in_struct(Parameter(type_name=type_name, name=name), length, parameter.name)
            else:
                fields.append(self._field(Parameter(type_name=type_name, name=name), cell))
        fields = fields or [draft.DraftArgument(text="0", dtype="uint8")]
        return draft.DraftArgument(fields=fields, align=element_types.alignment_of(class_type, self._program))

    def _field(self, member: Parameter, cell: host.Cell | None) -> draft.DraftArgument:
        field = self._argument(member, cell.value if cell is not None else host.Unknown())
        if not field.array and not field.fields and not field.dtype:
            element = element_types.element_of(member.type_name, self._program)
            field.dtype = element.dtype if element is not None else ""
        return field

    def _array_in_struct(self, member: Parameter, length: str, owner: str) -> list[draft.DraftArgument]:
        """Return the fields of an array in a struct: equal elements, and zeros where there is no size. Each row of an
        array of pointers leads to an array of its own.
        """
        nodes = [initial_value(self._run, size) for size in element_types.factors_of(length)]
        lengths = [known_term(self._run, node) if node is not None else None for node in nodes]
        *outer, count = (term.constant if term is not None and term.is_constant else 0 for term in lengths)
        rows = math.prod(outer)
        if not 0 < rows * count <= MAX_FIELDS:
            return [self._refused(f"the member {member.name} of {owner} is an array, whose length is not known here")]
        element = Parameter(type_name=member.type_name.replace("[]", "").strip(), name=member.name)
        kind = element_types.element_of(element.type_name, self._program)
        if element_types.pointed(element.type_name) is not None and rows <= MAX_ROWS:
            return [draft.DraftArgument(fields=[self._field(element, None)], repeat=count) for _ in range(rows)]
        if kind is not None and kind.lanes == 1 and not kind.fields and not (kind.is_float or is_size(member.name)):
            self.draft.assume(f"{self._where}: {owner}.{member.name} holds zeros")
            return [draft.DraftArgument(fields=[draft.DraftArgument(text="0", dtype=kind.dtype)], repeat=rows * count)]
        times, self._times = self._times, self._times * rows * count
        fields = [self._field(element, None)]
        self._times = times
        return [draft.DraftArgument(fields=fields, repeat=rows * count)]


def _number(value: Value, dtype: str) -> draft.DraftArgument:
    term = term_of(value)
    if "float" in dtype:
        return draft.DraftArgument(
            text=str(float(value.value)) if isinstance(value, host.Number) else "1.0", dtype=dtype
        )
    return draft.DraftArgument(term=terms.settle(term) if term is not None else terms.constant(1), dtype=dtype)
