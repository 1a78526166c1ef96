"""The offsets of the variables and parameters of a module.

The rule: every variable is placed once, whichever function declares it. A function with several callers has one set of
shared variables, and one of local variables unless it is recursive; then they are on the stack (`linking.calls`).
"""

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace

from warplens.cuda.device.occupancy import reserved_shared_bytes
from warplens.cuda.ground.errors import LaunchLimitError
from warplens.cuda.ground.host import check_host_room
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.tree import registers_of
from warplens.cuda.simt.program import blocks

# Only what PTX itself leaves open is read off the target, such as where shared memory begins.
_TARGET = re.compile(r"sm_([0-9]+)([0-9])")


def compute_capability(module: tree.Module) -> tuple[int, int] | None:
    """Return the compute capability of a module's target, or None if the target names none."""
    match = _TARGET.match(module.target[0])
    return None if match is None else (int(match[1]), int(match[2]))


def first_shared_address(module: tree.Module) -> int:
    """Return the address in shared memory at which the variables of a block begin, in bytes.

    They lie behind what the driver reserves in each block. On an H200 (compute capability 9.0, driver 580) static
    shared memory began at address 0x400, for alignments of 4 to 16384 bytes, and alignments counted from there: 100
    bytes aligned to 256, 100 bytes aligned to 4096 and the dynamic shared memory lay at 0x400, 0x1400 and 0x1470. The
    other compute capabilities from 8.0 on, which reserve as much, were not probed.
    """
    capability = compute_capability(module)
    return 0 if capability is None else reserved_shared_bytes(capability)


def cluster_of(kernel: tree.Function, launched: tuple[int, int, int]) -> tuple[int, int, int]:
    """Return the blocks of a cluster along x, y and z: those that a kernel asks for, or else those of its launch.

    Source: PTX ISA 8.8, 11.4.2 (`.reqnctapercluster`; extents that are left out are 1).

    Example:
        >>> from warplens.cuda.ptx.parser import parse_module
        >>> text = ".version 8.0 .target sm_90 .address_size 64 .visible .entry k() .reqnctapercluster 2 { ret; }"
        >>> cluster_of(parse_module(text).function("k"), (1, 1, 1))
        (2, 1, 1)
    """
    required = dict(kernel.directives).get("reqnctapercluster", ())
    x, y, z = (*required, 1, 1, 1)[:3] if required else launched
    return x, y, z


ARRAY_ALIGNMENT = 256  # cudaMalloc aligns to at least 256 bytes (CUDA C++ programming guide, 5.3.2)


MAX_DATA_ALIGNMENT = 4096
"""Variables of a module may have alignments up to this, the smallest page of memory of the systems that Warplens runs
on: memory between guard pages has the alignment of a page at most."""

LOCAL_BYTES = 512 << 10
"""A GPU gives a thread at most this much local memory.

Source: CUDA C++ programming guide 12.9, 16.2, table "Technical Specifications per Compute Capability".
"""
STACK_BYTES = 16384
"""The stack of each thread for recursive functions, variables and what calls save together; CUDA's default is 1024, but
ptxas packs frames more tightly."""
STACK_ADDRESSES = STACK_BYTES + blocks.GAP_BYTES * (STACK_BYTES // blocks.GRANULE_BYTES + 1)
"""Frames take at most this many addresses: a call saves at least 16 bytes, and a gap precedes each frame."""
PADDING_ADDRESSES = STACK_BYTES
"""Frames with wider alignments than a granule take at most this many bytes more: the size of such a frame is a multiple
of its alignment, so what lies unused before it is smaller than itself."""
VECTOR_LANES = {"v2": 2, "v4": 4, "v8": 8}  # of a variable's vector type, by its word (PTX ISA 5.4.2)


def stack_addresses(alignments: Iterable[int]) -> int:
    """Return how many addresses the frames of a thread take at most, from the alignments of all of them."""
    return STACK_ADDRESSES + PADDING_ADDRESSES * any(alignment > blocks.GRANULE_BYTES for alignment in alignments)


def align(value: int, alignment: int) -> int:
    """Round up to a multiple.

    Example:
        >>> align(300, 256)
        512
    """
    return -(-value // alignment) * alignment


def alignment_of(variable: tree.Variable) -> int:
    """Return a variable's alignment in bytes: its own, or the size of its type, with all lanes of a vector.

    Source: PTX ISA 5.4.2 and 5.4.5.

    Example:
        >>> alignment_of(tree.Variable(tree.Space.SHARED, "f32", "tile"))
        4
        >>> alignment_of(tree.Variable(tree.Space.SHARED, "f32", "tile", align=16))
        16
        >>> alignment_of(tree.Variable(tree.Space.LOCAL, "f32", "row", attributes=("v4",)))
        16
    """
    return variable.align or _lanes_of(variable) * blocks.TYPE_BYTES[variable.type]


def size_of(variable: tree.Variable) -> int | None:
    """Return a variable's size in bytes, or None where its declaration leaves it open.

    Example:
        >>> size_of(tree.Variable(tree.Space.SHARED, "f32", "tile", dimensions=(32, 33)))
        4224
        >>> size_of(tree.Variable(tree.Space.SHARED, "f32", "dynamic", dimensions=(None,))) is None
        True
    """
    elements = 1
    for dimension in variable.dimensions:
        if dimension is None:
            return None
        elements *= dimension
    return elements * _lanes_of(variable) * blocks.TYPE_BYTES[variable.type]


def _lanes_of(variable: tree.Variable) -> int:
    return next((VECTOR_LANES[word] for word in variable.attributes if word in VECTOR_LANES), 1)


def parameters(variables: Iterable[tree.Variable]) -> dict[str, blocks.Parameter]:
    """Lay parameters out as the driver does: in order, each at its natural alignment (CUDA C++ guide, 4.5.5)."""
    placed: dict[str, blocks.Parameter] = {}
    offset = 0
    for variable in variables:
        size = size_of(variable) or 0
        offset = align(offset, alignment_of(variable))
        placed[variable.name] = blocks.Parameter(variable.name, offset, size)
        offset += size
    return placed


class MemoryLayout:
    """The variables of a module and of its functions, with the memory that they take."""

    def __init__(self, module: tree.Module, functions: Mapping[str, int], taken: Collection[str] = ()) -> None:
        """Place the variables of the module.

        `functions` are the addresses of those that have one, `taken` the names that no shared or local variable may
        have; `renamed` has other names for those that had.
        """
        self.functions = functions
        self.taken = frozenset(taken)
        self.renamed: dict[str, str] = {}
        self.variables: dict[str, blocks.Placed] = {}
        self.unsupported: dict[str, str] = {}
        self.data: dict[str, blocks.Data] = {}
        self.first_shared = first_shared_address(module)
        self.shared_bytes = 0
        self.local_bytes = 0
        self._data_bytes = 0
        self._extern_shared: list[tree.Variable] = []
        for item in module.items:
            if isinstance(item, tree.Variable):
                if item.name in self.taken and item.space in {tree.Space.SHARED, tree.Space.LOCAL}:
                    self.renamed[item.name] = f"{item.name} (variable)"
                self.place(replace(item, name=self.renamed.get(item.name, item.name)))

    def place(self, variable: tree.Variable) -> None:
        """Place a variable; an unsupported one fails where it is used; `LaunchLimitError` if the host has no room."""
        if variable.type not in blocks.TYPE_BYTES:
            self.unsupported[variable.name] = f".{variable.type}"
            return
        size = size_of(variable)
        match variable.space:
            case tree.Space.SHARED if size is None:
                self._extern_shared.append(variable)
            case tree.Space.SHARED:
                offset = align(self.shared_bytes, alignment_of(variable))
                address = self.first_shared + offset  # alignments count from the first address
                self.variables[variable.name] = blocks.Placed(variable.name, tree.Space.SHARED, address, size)
                self.shared_bytes = offset + (size or 0)
            case tree.Space.LOCAL:
                offset = align(self.local_bytes, alignment_of(variable))
                self.variables[variable.name] = blocks.Placed(variable.name, tree.Space.LOCAL, offset, size)
                self.local_bytes = offset + (size or 0)
            case tree.Space.GLOBAL | tree.Space.CONST if alignment_of(variable) > MAX_DATA_ALIGNMENT:
                self.unsupported[variable.name] = f".{variable.space} (aligned to {alignment_of(variable):,} bytes)"
            case tree.Space.GLOBAL | tree.Space.CONST if "extern" not in variable.linkage and size is not None:
                self._data_bytes += 2 * size  # its initial contents, and the array of a launch
                check_host_room(self._data_bytes)
                data = self._data(variable, size)
                if data is None:
                    self.unsupported[variable.name] = f".{variable.space} (for its initial values)"
                else:
                    self.data[variable.name] = data
            case space:
                self.unsupported[variable.name] = f".{space}"

    def check_local(self, frames: Iterable[int], symbol: str, file_name: str) -> None:
        """Compare the local variables of a thread, and the frames of recursive functions, with a GPU's memory."""
        needed = max([self.local_bytes, *frames])
        if needed > LOCAL_BYTES:
            raise LaunchLimitError(
                f"{file_name}: a thread of {symbol} needs {needed:,} bytes of local memory, and a GPU gives it at "
                f"most {LOCAL_BYTES:,}"
            )

    def finish(self) -> None:
        """Place the dynamic shared memory, which follows the static shared memory.

        What aligns it belongs to the static memory, as in machine code: a launch asks for the bytes behind it only.
        """
        self.shared_bytes = align(self.shared_bytes, max(map(alignment_of, self._extern_shared), default=1))
        address = self.first_shared + self.shared_bytes
        for variable in self._extern_shared:
            self.variables[variable.name] = blocks.Placed(variable.name, tree.Space.SHARED, address, None)

    def used_data(self, names: Iterable[str]) -> dict[str, blocks.Data]:
        """Return the named variables of the module, and the variables whose addresses they hold."""
        used: dict[str, blocks.Data] = {}
        work = list(names)
        while work:
            name = work.pop()
            if name in used or name not in self.data:
                continue
            data = self.data[name]
            if all(target in self.data for _, target, _ in data.addresses):
                used[name] = data
                work.extend(target for _, target, _ in data.addresses)
            else:
                self.unsupported[name] = f".{data.space} (for its initial values)"
        return used

    def parameter_block(
        self, placed: Mapping[str, blocks.Parameter], instructions: Iterable[tree.Instruction]
    ) -> dict[str, blocks.Data]:
        """Return the variable that holds all parameters, by its name, where one is loaded through a register."""
        if not any(
            instruction.opcode == "ld"
            and "param" in instruction.modifiers
            and isinstance(address := instruction.operands[1], tree.Address)
            and isinstance(address.base, tree.Register)
            for instruction in instructions
        ):
            return {}
        size = max((parameter.offset + parameter.size for parameter in placed.values()), default=0)
        return {blocks.PARAMETER_BLOCK: blocks.Data(blocks.PARAMETER_BLOCK, tree.Space.CONST, bytes(size))}

    @staticmethod
    def grid_workspace(instructions: Iterable[tree.Instruction]) -> dict[str, blocks.Data]:
        """Return the variable for barriers of the whole grid, by its name, where its address is read."""
        operands = (operand for instruction in instructions for operand in instruction.operands)
        if blocks.GRID_WORKSPACE_REGISTERS[0] not in {name for operand in operands for name in registers_of(operand)}:
            return {}
        return {
            blocks.GRID_WORKSPACE: blocks.Data(
                blocks.GRID_WORKSPACE, tree.Space.GLOBAL, bytes(blocks.GRID_WORKSPACE_BYTES)
            )
        }

    @staticmethod
    def heap(instructions: Iterable[tree.Instruction]) -> dict[str, blocks.Data]:
        """Return the heap, by its name, where memory is allocated or freed."""
        calls = (instruction for instruction in instructions if instruction.opcode == "call")
        if not {blocks.call_target(call) for call in calls} & {tree.Symbol("malloc"), tree.Symbol("free")}:
            return {}
        size = blocks.heap_bytes(blocks.HEAP_LIMIT_BYTES)
        return {blocks.HEAP: blocks.Data(blocks.HEAP, tree.Space.GLOBAL, bytes(size))}

    def _data(self, variable: tree.Variable, size: int) -> blocks.Data | None:
        """Return a variable with its initial contents, or None if they are not supported."""
        width = blocks.TYPE_BYTES[variable.type]
        content = bytearray()
        addresses = []
        for value in variable.initial or ():
            match value:
                case tree.Integer(number, _):
                    content += (number & (1 << 8 * width) - 1).to_bytes(width, "little")
                case tree.Float(bits, bits_wide, _) if bits_wide == 8 * width:
                    content += bits.to_bytes(width, "little")
                case tree.Symbol(name) | tree.Relative(name, 0, _, None) if name in self.functions and width == 8:
                    content += self.functions[name].to_bytes(width, "little")
                case tree.Symbol(name) if width == 8:
                    addresses.append((len(content), name, 0))
                    content += bytes(width)
                case tree.Relative(name, offset, _, None) if width == 8:
                    addresses.append((len(content), name, offset))
                    content += bytes(width)
                case _:
                    return None
        content += bytes(size - len(content))
        return blocks.Data(variable.name, variable.space, bytes(content), tuple(addresses), alignment_of(variable))


def source_name(symbol: str) -> str:
    """Return the name of a variable in the source.

    Example:
        >>> source_name("_ZZ15transpose_tiledE4tile")
        'tile'

    Source: Itanium C++ ABI, 5.1.6, local names: `_ZZ` encoding `E` name.
    """
    match = re.fullmatch(r"_ZZ.*E(\d+)([\w$]+)", symbol)
    return symbol if match is None else match.group(2)[: int(match.group(1))]
