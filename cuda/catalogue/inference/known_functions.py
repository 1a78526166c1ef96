"""What the known functions of CUDA, C, C++ and PyTorch do to the arrays and numbers of the host code.

The rule: another known function is one decorated function here.
"""

import math
import re
from collections.abc import Callable, Iterable

from warplens.cuda.catalogue.inference import arithmetic, conditions, construction, draft, element_types, terms
from warplens.cuda.catalogue.inference import values as host
from warplens.cuda.catalogue.inference.evaluation import converted, evaluate, with_symbol
from warplens.cuda.catalogue.inference.places import (
    at_first,
    characters,
    dereferenced,
    fill,
    length_of_text,
    pattern,
    place,
    typed,
)
from warplens.cuda.catalogue.inference.run import LeavingError, Run, is_record, last_name, record, registering
from warplens.cuda.catalogue.inference.values import UNKNOWN, Value, term_of, walk, whole, words
from warplens.cuda.catalogue.source.parsing import Node
from warplens.cuda.device import attributes, gpus
from warplens.cuda.device.spec import GpuSpec

Known = Callable[[Run, Node, list[Node]], Value]
ByValues = Callable[[Run, Node, list[Value]], Value]
KNOWN: dict[str, Known] = {}
SUCCESS = whole(0)
known = registering(KNOWN)  # registers what functions of some names do


def by_values(*names: str) -> Callable[[ByValues], ByValues]:
    """Register what functions of these names do with the values of their arguments."""

    def register(function: ByValues) -> ByValues:
        known(*names)(lambda run, node, arguments: function(run, node, [evaluate(run, child) for child in arguments]))
        return function

    return register


def _allocate(run: Run, node: Node, place_node: Node, size_bytes: Value, *, on_device: bool) -> None:
    target = evaluate(run, place_node)
    if isinstance(target, host.Pointer):  # the address of an element: `&d_in[i]`
        cell = target.buffer.cells.setdefault(int(target.offset.value) if target.offset else 0, host.Cell())
        cell.type_name = cell.type_name or target.buffer.element
        target = host.Place(cell)
    if not isinstance(target, host.Place):
        return
    cell = target.cell
    element = element_types.pointed(cell.type_name) or "char"
    buffer = run.new_buffer(cell.name, typed(run, element), None, node)
    buffer.size_bytes = size_bytes if isinstance(size_bytes, host.Number) else None
    buffer.on_device = on_device
    cell.value = host.Pointer(buffer, buffer.element)


_OF_THE_HOST = ("cudaMallocManaged", "cudaMallocHost", "cudaHostAlloc")  # host code fills what these give


@known("cudaMalloc", "cudaMallocAsync", "cuMemAlloc", "hipMalloc", "cuMemAllocManaged", *_OF_THE_HOST)
def _cuda_malloc(run: Run, node: Node, arguments: list[Node]) -> Value:
    if len(arguments) >= 2:
        is_host = last_name(node.child_by_field_name("function")) in _OF_THE_HOST
        _allocate(run, node, arguments[0], evaluate(run, arguments[1]), on_device=not is_host)
    return SUCCESS


@known("cudaMallocPitch")
def _pitch(run: Run, node: Node, arguments: list[Node]) -> Value:
    if len(arguments) >= 4:
        pitch, width, height = evaluate(run, arguments[1]), evaluate(run, arguments[2]), evaluate(run, arguments[3])
        rows = arithmetic.binary("/", arithmetic.binary("+", width, whole(511)), whole(512))
        step = arithmetic.binary("*", rows, whole(512))
        if isinstance(pitch, host.Place):
            pitch.cell.value = step
        _allocate(run, node, arguments[0], arithmetic.binary("*", step, height), on_device=True)
    return SUCCESS


@known("cudaHostGetDevicePointer")
def _device_pointer(run: Run, _: Node, arguments: list[Node]) -> Value:
    if len(arguments) >= 2:
        target, source = evaluate(run, arguments[0]), evaluate(run, arguments[1])
        if isinstance(target, host.Place):
            target.cell.value = source
    return SUCCESS


@by_values("malloc", "aligned_alloc", "_mm_malloc", "calloc", "realloc", "valloc")
def _malloc(run: Run, node: Node, values: list[Value]) -> Value:
    name = last_name(node.child_by_field_name("function"))
    size = values[0] if values else UNKNOWN
    if name == "calloc" and len(values) == 2:
        size = arithmetic.binary("*", values[0], values[1])
    elif name in ("aligned_alloc", "realloc") and len(values) == 2:
        size = values[1]
    buffer = run.new_buffer("", "char", None, node)
    buffer.size_bytes = size if isinstance(size, host.Number) else None
    buffer.contents = "zeros" if name == "calloc" else ""
    return host.Pointer(buffer, "char")


@by_values("cudaMemcpy", "cudaMemcpyAsync", "memcpy", "hipMemcpy", "cudaMemcpy2D", "cudaMemcpyPeer")
def _copy(run: Run, node: Node, values: list[Value]) -> Value:
    values = [at_first(run, value) for value in values]
    if len(values) < 2:
        return SUCCESS
    source = values[2 if last_name(node.child_by_field_name("function")) == "cudaMemcpy2D" and len(values) > 2 else 1]
    target = values[0]
    if isinstance(target, host.Place) and isinstance(target.cell.value, host.Number | host.Unknown):
        # a number that comes from the device, or from an array, is not known
        held = source.cell.value if isinstance(source, host.Place) else UNKNOWN
        target.cell.value = with_symbol(run, target.cell.name or "size", target.cell.type_name, held, node)
    copy_contents(target, source)
    return SUCCESS


@known("cudaMemcpyToSymbol", "cudaMemcpyToSymbolAsync", "hipMemcpyToSymbol")
def _fill_constant(run: Run, _: Node, arguments: list[Node]) -> Value:
    if len(arguments) > 1 and (match := re.search(r"(\w+)\W*$", words(arguments[0]))):
        run.constants[match[1]] = draft.contents_of(evaluate(run, arguments[1]))
    return SUCCESS


def copy_contents(target: Value, source: Value) -> None:
    """Note that an array now holds what another one does."""
    if isinstance(source, host.Text):
        source = host.Pointer(characters(source), "char")
    if isinstance(target, host.Pointer):
        held, into = draft.contents_of(source), target.buffer
        into.contents, into.below, into.least = held.word, held.below, held.least
        into.filled = source.buffer.filled if isinstance(source, host.Pointer) else None
        if isinstance(source, host.Pointer) and not into.on_device:
            into.cells.clear()


@by_values("cudaMemset", "cudaMemsetAsync", "memset", "hipMemset", "cudaMemset2D", "cudaMemset2DAsync")
@by_values("cuMemsetD8", "cuMemsetD8Async", "cuMemsetD16", "cuMemsetD16Async", "cuMemsetD32", "cuMemsetD32Async")
def _set(run: Run, node: Node, values: list[Value]) -> Value:
    values = [at_first(run, value) for value in values]
    name = last_name(node.child_by_field_name("function"))
    is_rows, size = "2D" in name, int(match[1]) // 8 if (match := re.search(r"D(8|16|32)", name)) else 1
    if len(values) < 3:
        return SUCCESS
    target, number = values[0], values[2 if is_rows else 1]
    is_zero = isinstance(number, host.Number) and number.value == 0
    held = target.cell.value if isinstance(target, host.Place) else UNKNOWN
    if is_zero and isinstance(target, host.Place) and isinstance(held, host.Struct) and is_record(held):
        target.cell.value = record(run, held.type_name, node)
    if isinstance(target, host.Pointer):
        buffer, before = target.buffer, target.buffer.contents
        buffer.contents, buffer.below, buffer.filled = pattern(number, size), None, None
        count = arithmetic.binary("*", values[2], whole(size)) if not is_rows else UNKNOWN
        if isinstance(count, host.Number) and before in ("", buffer.contents) and target.offset is None:
            buffer.filled = count
        if not buffer.on_device:
            buffer.cells.clear()
    return SUCCESS


by_values("strlen", "strnlen")(lambda _, __, values: (length_of_text(values[0]) if values else None) or UNKNOWN)


@by_values("fill", "fill_n", "generate", "iota", "sequence", "shuffle", "generate_n")
def _algorithm(run: Run, node: Node, values: list[Value]) -> Value:
    values = [at_first(run, value) for value in values]
    if values and isinstance(values[0], host.Pointer):
        name = last_name(node.child_by_field_name("function"))
        buffer = values[0].buffer
        buffer.contents = "iota" if name in ("iota", "sequence") else "random"
        if name.startswith("fill") and len(values) == 3:
            buffer.contents = ""
            fill(buffer, UNKNOWN, values[2])
        elif name.startswith("generate") and isinstance(values[-1], host.Closure):
            buffer.contents = ""
            fill(buffer, UNKNOWN, run.call(run, values[-1], []))
    return UNKNOWN


@known("exit", "abort", "_exit", "quick_exit")
def _exit(run: Run, _: Node, __: list[Node]) -> Value:
    if run.launches and not run.is_targeted:
        raise LeavingError
    return UNKNOWN


@known("assert", "TORCH_CHECK", "STD_TORCH_CHECK", "TORCH_INTERNAL_ASSERT", "AT_ASSERT", "AT_ASSERTM", "CHECK")
def _assert(run: Run, node: Node, arguments: list[Node]) -> Value:
    for argument in arguments[:1]:
        value = evaluate(run, argument)
        conditions.require(run, value, holds=True)
        if not run.launches:
            conditions.refuse(run, node, value, holds=False)
    return UNKNOWN


known("rand", "random", "rand_r", "drand48", "lrand48", "mt19937", "curand")(
    lambda _, __, ___: host.Unknown(None, is_random=True)
)


@known("ceil", "ceilf", "floor", "floorf", "round", "rint", "trunc")
def _round(run: Run, node: Node, arguments: list[Node]) -> Value:
    value = evaluate(run, arguments[0]) if arguments else UNKNOWN
    if not isinstance(value, host.Number):
        return UNKNOWN
    if value.is_whole:
        return value
    mode = "ceil" if "ceil" in last_name(node.child_by_field_name("function")) else "floor"
    number = arithmetic.to_whole(value, mode, "double")
    return converted(run, "double", number)


@by_values("min", "max", "std::min", "std::max", "fmin", "fmax", "MIN", "MAX", "imin", "imax")
def _extreme(_: Run, node: Node, values: list[Value]) -> Value:
    bound = "min" if "min" in last_name(node.child_by_field_name("function")).lower() else "max"
    parts = [term_of(value) for value in values]
    known_parts = [part for part in parts if part is not None]
    if len(known_parts) == len(values) and known_parts:
        term = terms.choose(bound, *known_parts)
        return host.Number(terms.value(term), term)
    numbers = [value.value for value in values if isinstance(value, host.Number)]
    if not len(numbers) == len(values) > 0:
        return UNKNOWN
    return host.real(min(numbers) if bound == "min" else max(numbers))


@by_values("ceil_div", "CEIL_DIV", "ceilDiv", "ceildiv", "cdiv")
@by_values("div_up", "divUp", "iDivUp", "DIVUP", "div_ceil", "DIV_UP")
def _ceil_div(_: Run, __: Node, values: list[Value]) -> Value:
    parts = [term_of(value) for value in values]
    if len(parts) != 2 or parts[0] is None or parts[1] is None:
        return UNKNOWN
    term = terms.round_up(parts[0], parts[1])
    return host.Number(terms.value(term), term)


@by_values("pow", "powf", "exp2", "sqrt", "sqrtf", "log2", "log2f", "abs", "labs")
def _power(run: Run, node: Node, values: list[Value]) -> Value:
    name = last_name(node.child_by_field_name("function"))
    numbers = [float(value.value) for value in values if isinstance(value, host.Number)]
    if len(numbers) != len(values) or not numbers:
        return UNKNOWN
    try:
        match name.rstrip("f"):
            case "pow":
                if numbers[0] == 2 and (exponent := term_of(values[1])) is not None:
                    term = terms.power_of_two(exponent)
                    return converted(run, "double", host.Number(terms.value(term), term))
                return converted(run, "double", whole(int(math.pow(numbers[0], numbers[1]))))
            case "exp2":
                return converted(run, "double", whole(int(2 ** numbers[0])))
            case "sqrt":
                return host.Number(math.sqrt(numbers[0]), None, None, "double")
            case "abs" | "labs":
                return values[0] if numbers[0] >= 0 else arithmetic.negative(values[0])
        return host.Number(math.log2(numbers[0]), None, None, "double")
    except (ValueError, OverflowError):
        return UNKNOWN


by_values(*host.FACTS["calls"]["numbers"])(lambda _, __, ___: UNKNOWN)
by_values(*host.FACTS["calls"]["nothing"])(lambda _, __, ___: SUCCESS)


@known("raw_pointer_cast", "move", "forward", "ref", "cref", "const_pointer_cast", "begin", "cbegin")
def _same(run: Run, _: Node, arguments: list[Node]) -> Value:
    return at_first(run, evaluate(run, arguments[0])) if arguments else UNKNOWN


@known("make_unique", "make_shared")
def _make(run: Run, node: Node, arguments: list[Node]) -> Value:
    function = node.child_by_field_name("function")
    closure = evaluate(run, function)
    count = evaluate(run, arguments[0]) if arguments else UNKNOWN
    listed = closure.template_arguments if isinstance(closure, host.Closure) else ()
    element = listed[0] if listed else UNKNOWN
    if not isinstance(element, host.TypeName):
        return UNKNOWN
    name = element.name.replace("[]", "").strip()
    return host.Pointer(run.new_buffer("", name, count if isinstance(count, host.Number) else None, node), name)


by_values("empty", "zeros", "ones", "empty_like", "zeros_like", "ones_like", "full", "randn", "rand_like")(
    lambda run, node, values: construction.new_tensor(run, last_name(node.child_by_field_name("function")), values)
)


@known("swap")
def _swap(run: Run, _: Node, arguments: list[Node]) -> Value:
    places = [place(run, child) for child in arguments]
    if len(places) == 2 and places[0] is not None and places[1] is not None:
        places[0].value, places[1].value = places[1].value, places[0].value
    return UNKNOWN


@known("make_int2", "make_int3", "make_int4", "make_uint2", "make_uint3", "make_uint4", "make_float2", "make_float3")
@known("make_float4", "make_double2", "make_double4", "make_cudaExtent", "make_cudaPitchedPtr")
def _vector_of(run: Run, node: Node, arguments: list[Node]) -> Value:
    name = last_name(node.child_by_field_name("function"))[5:]
    members = zip(host.FACTS["makers"].get(name, "xyzw"), arguments, strict=False)
    return host.Struct(name, {axis: host.Cell(evaluate(run, child)) for axis, child in members})


# What host code asks of its device: the attributes that the sheet of a GPU gives, and occupancy.
# The rule: a number is that of the GPU for which the host code is read; it is fixed, and has its name in CUDA. What
# no sheet says stays unknown; what depends on the registers of a kernel is assumed for full multiprocessors.
# Source: CUDA Runtime API, "Device Management" and "Occupancy"; CUDA Driver API, `cuDeviceGetAttribute`.

_ENDING = re.compile(rb"\b(?:exit|abort|_exit|quick_exit)\b")
_BLOCK_THREADS = 256  # the block that a full multiprocessor is taken to prefer: every GPU has a multiple of it
_NAMES = {number: name for name, number in attributes.NUMBERS.items()}


def device_note(values: Iterable[Value]) -> str:
    """Return which numbers of a GPU stand in values, as "multiProcessorCount is 132 on NVIDIA H200", or ""."""
    value_terms = (term_of(value) for value in values)
    symbols = (symbol for term in value_terms if term is not None for symbol in term.symbols() if symbol.of_device)
    numbers = {f"{symbol.name} is {symbol.value}": symbol.of_device for symbol in symbols}
    return f"{' and '.join(numbers)} on {next(iter(numbers.values()))}" if numbers else ""


def end_on_device(run: Run, condition: Node | None, leaving: Node) -> None:
    """Note that the program ends in a branch which the numbers of the GPU lead to, unless a function alone returns."""
    leads_to_launch = run.function is not None and run.function.name in run.leading
    if condition is None or run.ended or not (leads_to_launch or _ENDING.search(leaving.text or b"")):
        return
    names = (node for node in walk(condition) if node.type in ("identifier", "field_expression"))
    if note := device_note(evaluate(run, node) for node in names):
        run.ended = f"the program ends in line {run.line(leaving)} before it launches this kernel, since {note}"


def _asked(run: Run) -> GpuSpec:
    run.program.asks_device = True
    return gpus.load_device(run.program.device or gpus.default_device())


def _number(run: Run, node: Node, spec: GpuSpec, name: str, value: int) -> host.Number:
    """Return a number of a GPU, which no axis replaces."""
    if value < 2:
        return whole(value)
    symbol = terms.Symbol(name, value, run.line(node), fixed=True, of_device=spec.name)
    return host.symbolic(symbol)


def _put(target: Value, value: Value) -> None:
    cell = target.cell if isinstance(target, host.Place) else None
    if isinstance(target, host.Pointer | host.Buffer):
        cell = dereferenced(target, whole(0))
    if cell is not None:
        cell.value = value


def _leave_open(run: Run, target: Value, node: Node) -> None:
    cell = target.cell if isinstance(target, host.Place) else None
    _put(target, with_symbol(run, cell.name, cell.type_name, UNKNOWN, node) if cell is not None else UNKNOWN)


@by_values("cudaGetDeviceProperties", "cudaGetDeviceProperties_v2", "hipGetDeviceProperties")
def _fill_properties(run: Run, node: Node, values: list[Value]) -> Value:
    if values:
        _put(values[0], _properties(run, node))
    return SUCCESS


@by_values("getCurrentDeviceProperties", "getDeviceProperties")
def _point_to_properties(run: Run, node: Node, _: list[Value]) -> Value:
    return host.Place(host.Cell(_properties(run, node), "cudaDeviceProp"))


def _properties(run: Run, node: Node) -> host.Struct:
    spec = _asked(run)
    struct = host.Struct("cudaDeviceProp")
    for name, value in attributes.properties_of(spec).items():
        held: Value = UNKNOWN
        if isinstance(value, int):
            held = _number(run, node, spec, name, value)
        elif isinstance(value, tuple):
            cells = {index: host.Cell(whole(number), "int") for index, number in enumerate(value)}
            held = host.Buffer(name, "int", whole(len(value)), cells=cells)
        elif name == "name":
            held = host.Text(spec.name)
        struct.members[name] = host.Cell(held, "int", name)
    return struct


@known("cudaDeviceGetAttribute", "cuDeviceGetAttribute")
def _attribute(run: Run, node: Node, arguments: list[Node]) -> Value:
    if len(arguments) < 2:
        return SUCCESS
    target, attribute = evaluate(run, arguments[0]), evaluate(run, arguments[1])
    name = _NAMES.get(int(attribute.value), "") if isinstance(attribute, host.Number) and attribute.is_whole else ""
    if name:
        spec = _asked(run)
        _put(target, _number(run, node, spec, name, attributes.attributes_of(spec)[name]))
    else:
        _leave_open(run, target, node)
    return SUCCESS


@known("cudaFuncSetAttribute")
def _prefer(run: Run, node: Node, arguments: list[Node]) -> Value:
    kernel, _, value = [*(evaluate(run, child) for child in arguments), UNKNOWN, UNKNOWN, UNKNOWN][:3]
    is_hint = len(arguments) > 2 and "PreferredSharedMemoryCarveout" in words(arguments[1])
    if is_hint and isinstance(kernel, host.Closure) and isinstance(value, host.Number) and value.value >= 0:
        hint = f"of the shared memory, the host code prefers a carveout of {value.value} % of what there is at most"
        run.preferred[kernel.name] = (f"line {run.line(node)}: {hint}, a hint that the occupancy leaves out",)
    return SUCCESS


@by_values("cuDeviceComputeCapability")
def _capability(run: Run, _: Node, values: list[Value]) -> Value:
    for target, number in zip(values, _asked(run).compute_capability, strict=False):
        _put(target, whole(number))
    return SUCCESS


@by_values("cuDeviceTotalMem", "cuDeviceTotalMem_v2")
def _memory(run: Run, node: Node, values: list[Value]) -> Value:
    spec = _asked(run)
    if values:
        _put(values[0], _number(run, node, spec, "totalGlobalMem", spec.memory_bytes))
    return SUCCESS


@by_values("cudaGetDevice", "cuDeviceGet", "hipGetDevice")
@by_values("cudaGetDeviceCount", "cuDeviceGetCount", "hipGetDeviceCount")
def _device(_: Run, node: Node, values: list[Value]) -> Value:
    is_count = last_name(node.child_by_field_name("function")).endswith("Count")
    for target in values[:1]:
        _put(target, whole(int(is_count)))
    return SUCCESS


@by_values("cudaRuntimeGetVersion", "cudaDriverGetVersion", "cuDriverGetVersion")
def _version(run: Run, node: Node, values: list[Value]) -> Value:
    for target in values[:1]:
        _leave_open(run, target, node)
    return SUCCESS


@by_values("cudaOccupancyMaxActiveBlocksPerMultiprocessor", "cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags")
def _active_blocks(run: Run, node: Node, values: list[Value]) -> Value:
    spec = _asked(run)
    threads = term_of(values[2]) if len(values) > 2 else None
    block = terms.value(threads) if threads is not None and threads.parts else _BLOCK_THREADS
    if values:
        blocks = min(spec.limits.warps * 32 // max(block, 1), spec.limits.blocks)
        _put(values[0], _full(run, node, _name_of(values[0], "blocks_per_sm"), max(blocks, 1), spec))
    return SUCCESS


@by_values("cudaOccupancyMaxPotentialBlockSize", "cudaOccupancyMaxPotentialBlockSizeVariableSMem")
@by_values("cudaOccupancyMaxPotentialBlockSizeWithFlags", "cuOccupancyMaxPotentialBlockSize")
def _potential(run: Run, node: Node, values: list[Value]) -> Value:
    spec = _asked(run)
    grid = spec.sm_count * (spec.limits.warps * 32 // _BLOCK_THREADS)
    for target, name, number in zip(values, ("min_grid", "block"), (grid, _BLOCK_THREADS), strict=False):
        _put(target, _full(run, node, _name_of(target, name), number, spec))
    return SUCCESS


def _name_of(target: Value, otherwise: str) -> str:
    return (target.cell.name if isinstance(target, host.Place) else "") or otherwise


def _full(run: Run, node: Node, name: str, number: int, spec: GpuSpec) -> Value:
    """Return an answer of the driver on occupancy, which registers and shared memory may lower."""
    symbol = run.symbol(name, number, node)
    symbol.assumed = f"it fills the multiprocessors of {spec.name}, if registers allow it"
    return host.symbolic(symbol)
