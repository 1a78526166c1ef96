"""What host code asks of its device: the attributes that the sheet of a GPU gives, and occupancy.

The rule: a number is that of the GPU for which the host code is read; it is fixed, and has its name in CUDA. What no
sheet says stays unknown; what depends on the registers of a kernel is assumed for full multiprocessors.

Source: CUDA Runtime API, "Device Management" and "Occupancy"; CUDA Driver API, `cuDeviceGetAttribute`.
"""

import re
from collections.abc import Iterable

from warplens.cuda.catalogue.inference import terms
from warplens.cuda.catalogue.inference import values as host
from warplens.cuda.catalogue.inference.evaluation import evaluate, with_symbol
from warplens.cuda.catalogue.inference.known_functions import SUCCESS, by_values, known
from warplens.cuda.catalogue.inference.places import dereferenced
from warplens.cuda.catalogue.inference.run import Run, last_name
from warplens.cuda.catalogue.inference.terms import Symbol
from warplens.cuda.catalogue.inference.values import UNKNOWN, Value, term_of, walk, whole, words
from warplens.cuda.catalogue.source.parsing import Node
from warplens.cuda.device.attributes import NUMBERS, attributes_of, properties_of
from warplens.cuda.device.gpus import default_device, load_device
from warplens.cuda.device.spec import GpuSpec

_ENDING = re.compile(rb"\b(?:exit|abort|_exit|quick_exit)\b")
_BLOCK_THREADS = 256  # the block that a full multiprocessor is taken to prefer: every GPU has a multiple of it
_NAMES = {number: name for name, number in NUMBERS.items()}


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
    return load_device(run.program.device or default_device())


def _number(run: Run, node: Node, spec: GpuSpec, name: str, value: int) -> host.Number:
    """Return a number of a GPU, which no axis replaces."""
    if value < 2:
        return whole(value)
    symbol = Symbol(name, value, run.line(node), fixed=True, of_device=spec.name)
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
    for name, value in properties_of(spec).items():
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
        _put(target, _number(run, node, spec, name, attributes_of(spec)[name]))
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
