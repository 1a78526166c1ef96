"""A machine of single threads: executes PTX one thread at a time and notes the first illegal access of each.

The rule: it shares nothing with the engine but the map of the address space (the windows of shared and local memory)
and the addresses of the launch's arrays. A thread ends at its first access that leaves every variable and array, or is
misaligned; the threads of its block go on to their next barrier, and the block ends there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from arithmetic import as_type, bits_of, compute, result_type
from collectives import COLLECTIVES
from ptx_reader import TYPE_BYTES, Function, Instruction, Module, NotJudgedError, read_module, split_operands
from regions import Access, IllegalAccess, Memory, Region, Run, Violation, laid_out

from warplens.cuda.ptx.tree import Space
from warplens.cuda.simt.program.blocks import CODE_WINDOW, WINDOW_BYTES, WINDOWS

STEPS = 60_000
"""Instructions that a thread may execute; more is a kernel without end."""
FRAMES = 400
"""Calls within calls that a thread may make; more is a recursion that overflows every stack."""
FRAME_BYTES = 1 << 24
"""Distance of the local variables of a thread from each other, so that none is reached from another by mistake."""
STACK_BYTES = 1 << 14
"""The stack of a thread: a pointer into it that was handed to another function may reach all of it."""
MODULE_START = 1 << 60
"""Variables of the module begin here: the machine does not know where the engine puts them."""
FUNCTION_BYTES = (1 << 30) + 0x9870
"""Distance of the addresses of two functions: an address near one is not known to be no function in the engine.

It is no power of two, so that the offsets that are tried lead from no function to another."""
SHARED_START = 0x400  # the driver keeps the bytes before, from sm_90 on
SPACE_OF_WINDOW = {"shared": WINDOWS[Space.SHARED], "local": WINDOWS[Space.LOCAL]}
MASK = (1 << 64) - 1
UPDATES = {"add", "min", "max", "and", "or", "xor", "exch", "cas", "inc", "dec"}


@dataclass(slots=True)
class Frame:
    """One call of a function: registers, parameters and results as bytes, the regions of its variables."""

    function: Function
    at: int = 0
    registers: dict[str, Any] = field(default_factory=dict)
    slots: dict[str, bytearray] = field(default_factory=dict)
    local: dict[str, Region] = field(default_factory=dict)
    result: str = ""


class Machine:
    """A launch of one entry; `arrays` are the launch's global memory, at their true addresses.

    `one_stack`: pointers to local variables are handed to other functions, so that near them no error can be told from
    an access to another variable of the same thread.
    """

    def __init__(
        self,
        text: str,
        entry: str,
        *,
        block: tuple[int, int, int],
        grid: tuple[int, int, int],
        parameters: bytes,
        arrays: Sequence[Region],
        dynamic: int = 0,
        one_stack: bool = False,
    ) -> None:
        self.one_stack = one_stack
        self.module: Module = read_module(text)
        self.entry = self.module.functions[entry]
        self.block, self.grid, self.dynamic = block, grid, dynamic
        self.parameters = parameters
        self.run_record = Run()
        self.global_memory = Memory(arrays)
        self.functions = list(self.module.functions.values())
        self.symbols: dict[str, int] = {}
        self._place_globals()

    def _place_globals(self) -> None:
        """Give the module's variables addresses that no array has."""
        for number, function in enumerate(self.functions):
            self.symbols[function.name] = CODE_WINDOW + (number + 1) * FUNCTION_BYTES
        at = MODULE_START
        for variable in self.module.variables:
            if variable.space in {"global", "const"} and variable.size is not None:
                region = Region(variable.name, at, bytearray(variable.size))
                self.symbols[variable.name] = at
                self.global_memory.add(region)
                at += 1 << 32
        for variable in self.module.variables:
            width = TYPE_BYTES[variable.type]
            for number, value in enumerate(variable.initial):
                bits = self.symbols[value] if value in self.symbols else int(value, 0)
                region = next(r for r in self.global_memory.regions if r.name == variable.name)
                piece = (bits & (1 << 8 * width) - 1).to_bytes(width, "little")
                region.data[number * width : (number + 1) * width] = piece

    def run(self) -> Run:
        """Execute all blocks in order."""
        x, y, _ = self.grid
        for number in range(self.grid[0] * self.grid[1] * self.grid[2]):
            Block(self, number, (number % x, number // x % y, number // (x * y))).run()
        return self.run_record


class Block:
    """One block: its shared memory and its threads, which take turns at barriers."""

    def __init__(self, machine: Machine, number: int, index: tuple[int, int, int]) -> None:
        self.machine, self.number, self.index = machine, number, index
        variables = [v for v in machine.module.variables if v.space == "shared"]
        for function in machine.functions:
            variables += [v for v in function.variables if v.space == "shared"]
        self.shared = Memory(laid_out(variables, SHARED_START, machine.dynamic))
        self.symbols = {region.name: region.start for region in self.shared.regions}

    def run(self) -> None:
        size = self.machine.block[0] * self.machine.block[1] * self.machine.block[2]
        threads = {n: Thread(self, n) for n in range(size)}
        running = {n: thread.run() for n, thread in threads.items()}
        waiting: dict[int, Any] = {}
        while running:
            for number in [n for n in running if n not in waiting]:
                self._advance(running, waiting, number)
                if self.machine.run_record.endless:
                    return
            if self._meet(threads, running, waiting):
                continue
            if any(event[0] != "bar" for event in waiting.values()):
                raise NotJudgedError("lanes do not meet")
            if any(block == self.number for block, _ in self.machine.run_record.violations):
                return
            waiting.clear()

    def _advance(self, running: dict[int, Iterator[Any]], waiting: dict[int, Any], number: int) -> None:
        record = self.machine.run_record
        try:
            waiting[number] = next(running[number])
        except StopIteration:
            del running[number]
        except IllegalAccess as illegal:
            record.violations[self.number, number] = illegal.violation
            del running[number]

    def _meet(self, threads: dict[int, Thread], running: dict[int, Iterator[Any]], waiting: dict[int, Any]) -> bool:
        """Perform what the lanes of a warp do together, where all of them have come; return whether any has."""
        met = False
        for warp in {n // 32 for n in running}:
            lanes = [n for n in running if n // 32 == warp]
            if not all(waiting.get(n, ("bar",))[0] == "warp" for n in lanes):
                continue
            met = True
            events = {n: waiting.pop(n)[1] for n in lanes}
            with suppress(IllegalAccess):  # each lane's own is noted by the collective
                COLLECTIVES[next(iter(events.values())).words[0]]({n: threads[n] for n in lanes}, events)
            for n in lanes:
                if (self.number, n) in self.machine.run_record.violations:
                    for lane in lanes:
                        running.pop(lane, None)
                    break
        return met


class Thread:
    """One thread: a stack of frames."""

    def __init__(self, block: Block, number: int) -> None:
        machine = block.machine
        x, y, _ = machine.block
        self.block, self.machine, self.number = block, machine, number
        self.local = Memory()
        self.key = (block.number, number)
        self.special: dict[str, int] = {"%laneid": number % 32, "%warpid": number // 32, "WARP_SZ": 32}
        index = (number % x, number // x % y, number // (x * y))
        for axis, name in enumerate("xyz"):
            self.special |= {
                f"%tid.{name}": index[axis],
                f"%ntid.{name}": machine.block[axis],
                f"%ctaid.{name}": block.index[axis],
                f"%nctaid.{name}": machine.grid[axis],
            }
        self.frames: list[Frame] = []
        self.stack_top = 0
        slots, at = {}, 0
        for parameter in machine.entry.parameters:
            at += -at % parameter.alignment
            slots[parameter.name] = bytearray(machine.parameters[at : at + (parameter.size or 0)])
            at += parameter.size or 0
        self.enter(machine.entry, slots, "")

    def enter(self, function: Function, slots: dict[str, bytearray], result: str) -> None:
        """Begin a function; its local variables lie behind those of its callers, far apart."""
        frame = Frame(function, slots=slots, result=result)
        for variable in function.variables:
            if variable.space == "local":
                region = Region(variable.name, self.stack_top, bytearray(variable.size or 0))
                self.stack_top += FRAME_BYTES
                self.local.add(region)
                frame.local[variable.name] = region
            elif variable.space == "param":
                slots[variable.name] = bytearray(variable.size or 0)
        for variable in function.results:
            slots[variable.name] = bytearray(variable.size or 0)
        self.frames.append(frame)
        if len(self.frames) > FRAMES:
            raise IllegalAccess(Violation("stack", Access("call", "local", 0, 0)))

    def leave(self) -> None:
        """End a function, and hand its result to the caller."""
        frame = self.frames.pop()
        for region in frame.local.values():
            self.local.drop(region)
            self.stack_top -= FRAME_BYTES
        if self.frames and frame.function.results and frame.result:
            value = frame.slots[frame.function.results[0].name]
            caller = self.frames[-1]
            if frame.result in caller.slots:
                caller.slots[frame.result][: len(value)] = value
            else:
                caller.registers[frame.result] = int.from_bytes(value, "little")

    # --- operands ---------------------------------------------------------------------------------------------------

    def value(self, operand: str) -> Any:  # noqa: PLR0911 - a kind of operand each
        """Return what an operand holds."""
        frame = self.frames[-1]
        if operand in frame.registers:
            return frame.registers[operand]
        if operand in self.special:
            return self.special[operand]
        if operand[0].isdigit() or operand[0] == "-":
            return self._number(operand)
        if operand in frame.local:
            return frame.local[operand].start
        if operand in self.block.symbols:
            return self.block.symbols[operand]
        if operand in self.machine.symbols:
            return self.machine.symbols[operand]
        if operand[0] == "!":
            return int(not self.value(operand[1:]))
        if "+" in operand and operand[0] != "%":
            base, _, offset = operand.partition("+")
            return self.value(base) + int(offset, 0)
        self.machine.run_record.undefined = True
        return 0

    @staticmethod
    def _number(text: str) -> int:
        if text[:2] in {"0f", "0F", "0d", "0D"}:
            return int(f"0x{text[2:]}", 0)
        return int(text.rstrip("U"), 0)

    def address(self, operand: str) -> tuple[int, str]:
        """Return the number in `[base+offset]`, and the base as text."""
        base, sign, offset = operand.strip("[] ").partition("+")
        if base.strip() in self.frames[-1].slots:
            return (int(offset, 0) if sign else 0), base.strip()
        return (self.value(base.strip()) + (int(offset, 0) if sign else 0)) & MASK, base.strip()

    def elements(self, operand: str) -> list[str]:
        """Return the operands of a vector, or the operand itself."""
        return split_operands(operand.strip()[1:-1]) if operand.startswith("{") else [operand]

    # --- memory -------------------------------------------------------------------------------------------------------

    def place(self, opcode: str, space: str, address: int, width: int, alignment: int = 0) -> tuple[Region, int]:
        """Return the region of a legal access and its offset there.

        Raises:
            IllegalAccess: the access leaves all memory, or is misaligned.
        """
        if space == "generic":
            space = "global"
            for name, start in SPACE_OF_WINDOW.items():
                if start <= address < start + WINDOW_BYTES:
                    space, address = name, address - start
        memory = {"shared": self.block.shared, "local": self.local}.get(space, self.machine.global_memory)
        access = Access(opcode, space, address, width)
        self.machine.run_record.accesses.setdefault(self.key, []).append(access)
        region = memory.at(address, width)
        if region is None:
            in_stack = space == "local" and self.machine.one_stack and memory.is_near(address, STACK_BYTES)
            if in_stack or (space in {"shared", "local"} and memory.touches(address, width)):
                self.machine.run_record.strays = True
            raise IllegalAccess(Violation("outside", access))
        if address % (alignment or width):
            raise IllegalAccess(Violation("misaligned", access))
        return region, address - region.start

    def run(self) -> Iterator[Any]:
        """Execute the thread; pause at barriers and where the lanes of a warp act together."""
        steps = 0
        while self.frames:
            frame = self.frames[-1]
            if frame.at >= len(frame.function.code):
                self.leave()
                continue
            instruction = frame.function.code[frame.at]
            frame.at += 1
            steps += 1
            if steps > STEPS:
                self.machine.run_record.endless = True
                return
            guard = instruction.guard
            if guard is not None and bool(self.value(guard[0])) == guard[1]:
                continue
            word = instruction.words[0]
            if word in {"bar", "barrier"}:
                if instruction.words[1] == "warp":
                    continue
                if "sync" not in instruction.words or instruction.operands not in {(), ("0",)}:
                    raise NotJudgedError(instruction.opcode)
                yield ("bar",)
            elif word in COLLECTIVES:
                yield ("warp", instruction)
            elif word == "exit":
                self.frames.clear()
            else:
                self.execute(word, instruction)

    def execute(self, word: str, instruction: Instruction) -> None:
        match word:
            case "ld" | "ldu":
                self.load(instruction)
            case "st":
                self.store(instruction)
            case "atom" | "red":
                self.update(instruction)
            case "cp":
                self.copy(instruction)
            case "bra" | "brx" | "call" | "ret":
                self.jump(word, instruction)
            case "cvta":
                self.convert_address(instruction)
            case "membar" | "fence" | "prefetch" | "nanosleep":
                pass
            case "mov":
                self.move(instruction)
            case _:
                values = [self.value(operand) for operand in instruction.operands[1:]]
                bits = bits_of(result_type(instruction.words))
                first, _, second = instruction.operands[0].partition("|")
                result = compute(instruction.words, values) & (1 << bits) - 1
                self.frames[-1].registers[first] = result
                if second:
                    self.frames[-1].registers[second] = 1 - result

    def move(self, instruction: Instruction) -> None:
        registers = self.frames[-1].registers
        to, of = (self.elements(operand) for operand in instruction.operands)
        bits = bits_of(instruction.words[-1])
        if len(to) == len(of):
            for name, source in zip(to, of, strict=True):
                value = self.value(source)
                registers[name] = value & (1 << bits) - 1 if isinstance(value, int) else value
            return
        if len(to) == 1:
            part = bits // len(of)
            registers[to[0]] = sum((self.value(s) & (1 << part) - 1) << part * n for n, s in enumerate(of))
            return
        part, whole = bits // len(to), self.value(of[0])
        for n, name in enumerate(to):
            if name != "_":
                registers[name] = whole >> part * n & (1 << part) - 1

    def convert_address(self, instruction: Instruction) -> None:
        space = next(word for word in instruction.words if word in {"global", "shared", "local", "const", "param"})
        window = SPACE_OF_WINDOW.get(space, 0)
        value = self.value(instruction.operands[1])
        sign = -1 if "to" in instruction.words else 1
        self.frames[-1].registers[instruction.operands[0]] = (value + sign * window) & MASK

    @staticmethod
    def space_of(instruction: Instruction) -> str:
        for word in instruction.words[1:]:
            if word.split("::")[0] in {"global", "shared", "local", "const", "param"}:
                return word.split("::")[0]
        return "generic"

    def load(self, instruction: Instruction) -> None:
        space, type_ = self.space_of(instruction), instruction.words[-1]
        names, width = self.elements(instruction.operands[0]), TYPE_BYTES[type_]
        offset, base = self.address(instruction.operands[1])
        if space == "param":
            if base not in self.frames[-1].slots:
                raise NotJudgedError("a parameter by its address")
            data, start = self.frames[-1].slots[base], offset
        else:
            region, start = self.place(instruction.opcode, space, offset, width * len(names))
            data = region.data
        for number, name in enumerate(names):
            piece = int.from_bytes(data[start + number * width : start + (number + 1) * width], "little")
            if name != "_":
                self.frames[-1].registers[name] = as_type(piece, type_) & MASK if type_[0] == "s" else piece

    def store(self, instruction: Instruction) -> None:
        space, type_ = self.space_of(instruction), instruction.words[-1]
        sources, width = self.elements(instruction.operands[1]), TYPE_BYTES[type_]
        offset, base = self.address(instruction.operands[0])
        if space == "param":
            data, start = self.frames[-1].slots[base], offset
        else:
            region, start = self.place(instruction.opcode, space, offset, width * len(sources))
            data = region.data
        for number, source in enumerate(sources):
            piece = (self.value(source) & (1 << 8 * width) - 1).to_bytes(width, "little")
            data[start + number * width : start + (number + 1) * width] = piece

    def update(self, instruction: Instruction) -> None:
        type_ = instruction.words[-1]
        operation = next(word for word in instruction.words[1:] if word in UPDATES)
        width = TYPE_BYTES[type_]
        rest = list(instruction.operands)
        target = rest.pop(0) if instruction.words[0] == "atom" else "_"
        address, _ = self.address(rest.pop(0))
        space = self.space_of(instruction)
        region, start = self.place(instruction.opcode, space, address, width)
        if self.machine.run_record.accesses[self.key][-1].space == "local":
            raise IllegalAccess(Violation("local update", self.machine.run_record.accesses[self.key][-1]))
        old = int.from_bytes(region.data[start : start + width], "little")
        values = [self.value(source) for source in rest]
        match operation:
            case "exch":
                new = values[0]
            case "cas":
                new = values[1] if old == values[0] & (1 << 8 * width) - 1 else old
            case "inc":
                new = 0 if old >= values[0] else old + 1
            case "dec":
                new = values[0] if old == 0 or old > values[0] else old - 1
            case _:
                new = compute((operation, type_), [old, values[0]])
        region.data[start : start + width] = (new & (1 << 8 * width) - 1).to_bytes(width, "little")
        if target != "_":
            self.frames[-1].registers[target] = old

    def copy(self, instruction: Instruction) -> None:
        """Copy from global to shared memory; bytes past the source's size are zeros."""
        if "shared" not in [word.split("::")[0] for word in instruction.words]:
            return  # groups and waits
        to, of, width, *sizes = instruction.operands
        count = int(width, 0)
        size = min(self.value(sizes[0]), count) if sizes else count
        target, _ = self.address(to)
        source, _ = self.address(of)
        data = bytes(count)
        if size:
            region, start = self.place(instruction.opcode, "global", source, size, count)
            data = bytes(region.data[start : start + size]) + bytes(count - size)
        region, start = self.place(instruction.opcode, "shared", target, count)
        region.data[start : start + count] = data

    # --- control ------------------------------------------------------------------------------------------------------

    def jump(self, word: str, instruction: Instruction) -> None:
        frame = self.frames[-1]
        match word:
            case "bra":
                frame.at = frame.function.labels[instruction.operands[0]]
            case "ret":
                self.leave()
            case "brx":
                table = frame.function.tables[instruction.operands[1]]
                index = as_type(self.value(instruction.operands[0]), "u32")
                if index >= len(table):
                    raise IllegalAccess(Violation("table", Access(instruction.opcode, "code", index, 4)))
                frame.at = frame.function.labels[table[index]]
            case _:
                self.call(instruction)

    def call(self, instruction: Instruction) -> None:
        operands = list(instruction.operands)
        result = operands.pop(0).strip("() ") if operands[0].startswith("(") else ""
        target = operands.pop(0)
        arguments = split_operands(operands[0].strip()[1:-1]) if operands and operands[0].startswith("(") else []
        function = self.machine.module.functions.get(target)
        if function is None:
            address = self.value(target)
            function = next((f for f in self.machine.functions if self.machine.symbols[f.name] == address), None)
            if function is None and (address - CODE_WINDOW) // FUNCTION_BYTES < len(self.machine.functions) + 1:
                self.machine.run_record.strays |= address >= CODE_WINDOW
            if function is None or len(function.parameters) != len(arguments):
                raise IllegalAccess(Violation("call", Access(instruction.opcode, "code", address, 0)))
        slots: Mapping[str, bytearray] = self.frames[-1].slots
        handed = {}
        for parameter, argument in zip(function.parameters, arguments, strict=True):
            size = parameter.size or 0
            if argument in slots:
                handed[parameter.name] = bytearray(slots[argument])
            else:
                handed[parameter.name] = bytearray(
                    (self.value(argument) & (1 << 8 * size) - 1).to_bytes(size, "little")
                )
        self.enter(function, handed, result)
