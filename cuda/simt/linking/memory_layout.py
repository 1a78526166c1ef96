"""Where the variables of a module and of its functions lie in memory.

The rule: every variable is placed once, whichever function declares it. A function with several callers has one set of
shared variables, and one of local variables unless it is recursive; then they are on the stack.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace

from warplens.cuda.ground.errors import LaunchLimitError
from warplens.cuda.ground.host import check_host_room
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.tree import registers_of
from warplens.cuda.simt.program import blocks

MAX_DATA_ALIGNMENT = 4096
"""Variables of a module may have alignments up to this, the smallest page of memory of the systems that Warplens runs
on: memory between guard pages has the alignment of a page at most."""

LOCAL_BYTES = 512 << 10
"""A GPU gives a thread at most this much local memory.

Source: CUDA C++ programming guide 12.9, 16.2, table "Technical Specifications per Compute Capability".
"""


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
        self.first_shared = blocks.first_shared_address(module)
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
        size = blocks.size_of(variable)
        match variable.space:
            case tree.Space.SHARED if size is None:
                self._extern_shared.append(variable)
            case tree.Space.SHARED:
                offset = blocks.align(self.shared_bytes, blocks.alignment_of(variable))
                address = self.first_shared + offset  # alignments count from the first address
                self.variables[variable.name] = blocks.Placed(variable.name, tree.Space.SHARED, address, size)
                self.shared_bytes = offset + (size or 0)
            case tree.Space.LOCAL:
                offset = blocks.align(self.local_bytes, blocks.alignment_of(variable))
                self.variables[variable.name] = blocks.Placed(variable.name, tree.Space.LOCAL, offset, size)
                self.local_bytes = offset + (size or 0)
            case tree.Space.GLOBAL | tree.Space.CONST if blocks.alignment_of(variable) > MAX_DATA_ALIGNMENT:
                self.unsupported[variable.name] = (
                    f".{variable.space} (aligned to {blocks.alignment_of(variable):,} bytes)"
                )
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
        """Place the dynamic shared memory behind the static, to which what aligns it belongs, as in machine code."""
        self.shared_bytes = blocks.align(
            self.shared_bytes, max(map(blocks.alignment_of, self._extern_shared), default=1)
        )
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

    @staticmethod
    def own_data(
        placed: Mapping[str, blocks.Parameter], instructions: Sequence[tree.Instruction]
    ) -> dict[str, blocks.Data]:
        """Return the variables of the engine itself, by their names."""
        # One holds all parameters, where one is loaded through a register; one is for barriers of the whole grid, where
        # its address is read; and one is the heap, where memory is allocated or freed.
        sizes: dict[str, int] = {}
        if any(
            instruction.opcode == "ld"
            and "param" in instruction.modifiers
            and isinstance(address := instruction.operands[1], tree.Address)
            and isinstance(address.base, tree.Register)
            for instruction in instructions
        ):
            ends = (parameter.offset + parameter.size for parameter in placed.values())
            sizes[blocks.PARAMETER_BLOCK] = max(ends, default=0)
        operands = (operand for instruction in instructions for operand in instruction.operands)
        if blocks.GRID_WORKSPACE_REGISTERS[0] in {name for operand in operands for name in registers_of(operand)}:
            sizes[blocks.GRID_WORKSPACE] = blocks.GRID_WORKSPACE_BYTES
        calls = (instruction for instruction in instructions if instruction.opcode == "call")
        if {blocks.call_target(call) for call in calls} & {tree.Symbol("malloc"), tree.Symbol("free")}:
            sizes[blocks.HEAP] = blocks.heap_bytes(blocks.HEAP_LIMIT_BYTES)
        spaces = {blocks.PARAMETER_BLOCK: tree.Space.CONST}
        return {
            name: blocks.Data(name, spaces.get(name, tree.Space.GLOBAL), bytes(size)) for name, size in sizes.items()
        }

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
                case tree.Symbol(name) | tree.Relative(name, _, _, None) if width == 8:
                    addresses.append((len(content), name, value.offset if isinstance(value, tree.Relative) else 0))
                    content += bytes(width)
                case _:
                    return None
        content += bytes(size - len(content))
        return blocks.Data(
            variable.name, variable.space, bytes(content), tuple(addresses), blocks.alignment_of(variable)
        )
