"""The modules that a program has loaded: their kernels, ready to be launched, and their variables.

The rule: a variable is the program's memory, which all kernels of its module share. What of a module's PTX a kernel
does not reach is not read for it.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path, PurePath

import numpy as np

from warplens.cuda.capture.memory import Allocation
from warplens.cuda.capture.value import Code, Place, Scalar
from warplens.cuda.compiler import assembler, compiled
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.driver import arena, messages, object_files
from warplens.cuda.execute.launch_requests import parsed, resources_of
from warplens.cuda.ground.errors import InputError, MissingPartError
from warplens.cuda.record.kernels import parameter_names
from warplens.cuda.record.numba.driver import with_grid_barriers
from warplens.cuda.simt.linking import calls, routine
from warplens.cuda.simt.program.blocks import HEAP, Data, Parameter
from warplens.cuda.simt.program.blocks import parameters as places_of

# The images of a program's modules: the PTX that a device would compile, and what of it one kernel needs.
# The rule: of several images of PTX a device takes the newest that it can compile, as the driver does. Machine code
# alone is no image here: the sentence says which option of nvcc adds PTX.

ANOTHER_FILE, PTX, CUBIN = 0, 1, 2  # the first of them holds nothing: what follows is of another file
MOST_BYTES = 1 << 30  # PTX is not longer
_ENTRY = re.compile(r"^\s*(?:\.(?:visible|weak)\s+)?\.entry\s+([\w$]+)", re.MULTILINE)
_NAME = re.compile(r"[\w$.]*[A-Za-z_$][\w$]*")
_FILE_NUMBER = re.compile(r"^(\s*\.file\s+)(\d+)", re.MULTILINE)
_LOCATION_NUMBER = re.compile(r"(\.loc\s+|inlined_at\s+)(\d+)")
_HEADER = re.compile(r"^\s*\.(?:version|target|address_size)\b.*\n", re.MULTILINE)
_OF_FILE = (".version", ".target", ".address_size", ".file")  # directives of one line


@dataclass(frozen=True, slots=True, kw_only=True)
class Image:
    """An image of a fat binary; `architecture` is 90 for compute capability 9.0, and 0 where nothing says it."""

    kind: int
    architecture: int
    is_zstd: bool
    data: bytes

    def text(self, raw_bytes: int = 0) -> str:
        """Return PTX as text; `MissingPartError` if it is compressed, and this Python has nothing that unpacks it."""
        data = self.data
        if self.is_zstd:
            try:
                import zstandard
            except ImportError:
                sentence = "the PTX of this program is compressed; `pip install zstandard` unpacks it"
                raise MissingPartError(sentence) from None
            data = zstandard.ZstdDecompressor().decompress(data, max_output_size=min(raw_bytes, MOST_BYTES))
        return data.rstrip(b"\0").decode(errors="replace")


def ptx_for(images: Sequence[tuple[Image, int]], architecture: int) -> str:
    """Return the PTX that a device compiles, of images with their unpacked bytes; `InputError` if there is none."""
    usable = [(image, raw) for image, raw in images if image.kind == PTX and image.architecture <= architecture]
    if usable:
        image, raw_bytes = max(usable, key=lambda pair: pair[0].architecture)
        return image.text(raw_bytes)
    newer = sorted({image.architecture for image, _ in images if image.kind == PTX})
    if newer:
        raise InputError(
            f"the PTX of this program is for compute capability {newer[0] / 10} and newer, and the device has "
            f"{architecture / 10}; choose a newer one with --device"
        )
    code = sorted({image.architecture for image, _ in images}) or [architecture]
    raise InputError(
        f"this program has machine code alone (for sm_{code[-1]}), which Warplens does not execute; add PTX with "
        f"nvcc -gencode arch=compute_{code[0]},code=compute_{code[0]}"
    )


def linked(texts: Iterable[str]) -> str:
    """Return PTX of several files that are linked as one text: their line tables are numbered one after the other."""
    parts: list[str] = []
    before = 0
    for text in texts:
        files = [int(match[2]) for match in _FILE_NUMBER.finditer(text)]
        parts.append(_after(text, before) if parts else text)
        before += max(files, default=0)
    return "\n".join(parts)


def _after(text: str, files: int) -> str:
    """Return PTX without its header, its files numbered after others."""
    for pattern in (_FILE_NUMBER, _LOCATION_NUMBER):
        text = pattern.sub(lambda match: f"{match[1]}{int(match[2]) + files}", text)
    return _HEADER.sub("", text)


@dataclass(frozen=True)
class PtxText:
    """PTX by its top-level pieces, so that of a module of hundreds of kernels only what one needs is read."""

    text: str

    @cached_property
    def _pieces(self) -> list[str]:
        """The pieces of the text in order: directives, declarations, definitions."""
        pieces: list[str] = []
        lines: list[str] = []
        depth = 0
        for line in self.text.splitlines(keepends=True):
            bare = line.split("//", 1)[0].strip()
            lines.append(line)
            depth += bare.count("{") - bare.count("}")
            is_directive = not depth and len(lines) == 1 and bare.startswith(_OF_FILE)
            if not depth and (bare.endswith((";", "}")) or is_directive or (not bare and len(lines) == 1)):
                pieces.append("".join(lines))
                lines = []
        if lines:
            pieces.append("".join(lines))
        return pieces

    @cached_property
    def _named(self) -> Mapping[str, list[int]]:
        """The positions of the pieces that define or declare each name."""
        named: dict[str, list[int]] = {}
        for position, piece in enumerate(self._pieces):
            for name in _names_of(piece):
                named.setdefault(name, []).append(position)
        return named

    def of_kernel(self, symbol: str) -> str:
        """Return the text without what a kernel does not reach; the whole where it lacks the kernel."""
        if symbol not in self._named:
            return self.text
        kept = {position for position, piece in enumerate(self._pieces) if not _names_of(piece)}
        # functions that are called by their addresses: one kernel may store these, and another one call them
        calls_by_address = ".callprototype" in self.text
        work = [symbol, *(self._named.keys() - set(self.kernels) if calls_by_address else ())]
        seen = set(work)
        while work:
            for position in self._named[work.pop()]:
                kept.add(position)
                names = set(_NAME.findall(self._pieces[position])) & self._named.keys() - seen
                seen |= names
                work.extend(names)
        return "".join(self._pieces[position] for position in sorted(kept))

    @property
    def kernels(self) -> tuple[str, ...]:
        """The symbols of the kernels, in the order of the text."""
        return tuple(_ENTRY.findall(self.text))

    @cached_property
    def functions(self) -> tuple[str, ...]:
        """The names of the functions that kernels may call, in the order of the text."""
        heads = ((piece.split("{", 1)[0], piece) for piece in self._pieces if "{" in piece)
        return tuple(_names_of(piece)[0] for head, piece in heads if re.search(r"\.func\b", head))

    @property
    def variables(self) -> str:
        """The text without its functions, but for the declarations of those that variables name."""
        return "".join(piece for piece in self._pieces if not re.search(r"\.(?:entry|func)\b", piece.split("{", 1)[0]))


def _names_of(piece: str) -> tuple[str, ...]:
    """Return the names that a piece at the top level defines or declares."""
    bare = "\n".join(line for line in piece.splitlines() if not line.lstrip().startswith("//")).strip()
    if not bare.startswith(".") or bare.startswith((*_OF_FILE, ".section", ".loc", ".pragma")):
        return ()
    head = bare.split("{", 1)[0] if re.search(r"\.(?:entry|func)\b", bare.split("{", 1)[0]) else bare.split("=", 1)[0]
    if match := re.search(r"\.(?:entry|func)\s*(?:\([^)]*\)\s*)?([\w$]+)", head):
        return (match[1],)
    if match := re.search(r"\.alias\s+([\w$]+)", head):
        return (match[1],)
    words = re.findall(r"[A-Za-z_$%][\w$]*", re.sub(r"\[[^\]]*\]", "", head))
    return (words[-1],) if words else ()


_FILE = re.compile(r'^\s*\.file\s+(\d+)\s+"([^"]*)"', re.MULTILINE)
_LOCATION = re.compile(r"^\s*\.loc\s+(\d+)\s+(\d+)", re.MULTILINE)
_VERSION = re.compile(r"// Cuda compilation tools, release ([\d.]+)")
_LONG_NUMBER = re.compile(r"\b\d{14,19}\b")
MOST_SOURCE_BYTES = 4_000_000


@dataclass(frozen=True, slots=True, kw_only=True)
class LoadedKernel:
    """A kernel of a module."""

    code: Code
    parameters: tuple[Parameter, ...]
    is_pointer_sized: tuple[bool, ...]
    names: tuple[str, ...]  # those of its parameters as its source writes them, () where they are not known
    variables: tuple[tuple[str, Allocation], ...]  # the memory of the module's variables that it uses, by name
    directives: Mapping[str, tuple[int, ...]]  # what its text asks of a launch, as PTX has it
    allocates: bool  # from the heap of the device, or gives memory back to it
    literals: Scalar  # the numbers of its text that may be addresses, as one: Numba writes captured arrays so

    @property
    def resources(self) -> compiled.KernelResources | None:
        """What it takes of the device, None where its machine code is not known."""
        return resources_of(self.code) if self.code.cubin else None

    @property
    def block_bytes(self) -> int:
        """The bytes of its parameter block."""
        return max((parameter.offset + parameter.size for parameter in self.parameters), default=0)


class LoadedModule:
    """A module, by the images that the program holds; `InputError` if none is PTX that the device can compile."""

    def __init__(self, message: messages.Reader, spec: GpuSpec) -> None:
        is_linked = bool(message.u8())
        images: list[tuple[Image, int]] = []
        for _ in range(message.u32()):
            kind, architecture, is_zstd = message.u8(), message.u32(), bool(message.u8())
            raw_bytes, size = message.u64(), message.u64()
            image = Image(kind=kind, architecture=architecture, is_zstd=is_zstd, data=message.data(size))
            images.append((image, raw_bytes))
        self._spec = spec
        major, minor = spec.compute_capability
        architecture = 10 * major + minor
        if is_linked:
            groups = _by_file(images, architecture)
            self._text = PtxText(with_grid_barriers(linked(ptx_for(group, architecture) for group in groups)))
        else:
            self._text = PtxText(with_grid_barriers(ptx_for(images, architecture)))
        self.memory: dict[str, Allocation] = {}
        self._kernels: dict[str, LoadedKernel] = {}

    @property
    def kernels(self) -> tuple[str, ...]:
        """The symbols of its kernels."""
        return self._text.kernels

    @cached_property
    def data(self) -> Mapping[str, Data]:
        """The variables of the module, with their first values."""
        functions = calls.function_addresses(self._text.functions)
        return routine.MemoryLayout(parsed(self._text.variables, ""), functions).data

    def place(self, memory: Mapping[str, Allocation]) -> None:
        """Take the memory of the variables, and put the first values there."""
        self.memory = dict(memory)
        for name, allocation in memory.items():
            if (data := self.data.get(name)) is None:
                continue
            content = bytearray(data.initial)
            for offset, target, more in data.addresses:
                if target in memory:
                    address = memory[target].address + more
                    content[offset : offset + 8] = address.to_bytes(8, "little")
            size = min(len(content), allocation.data.nbytes)
            allocation.data[:size] = np.frombuffer(bytes(content[:size]), np.uint8)

    def kernel(self, symbol: str) -> LoadedKernel:
        """Return a kernel by its symbol; `InputError` if the module has none of this name."""
        if symbol not in self._kernels:
            self._kernels[symbol] = self._loaded(symbol)
        return self._kernels[symbol]

    def _loaded(self, symbol: str) -> LoadedKernel:
        text = self._text.of_kernel(symbol)
        path, source = _source_of(text, symbol)
        name = PurePath(path).name
        module = parsed(text, name)
        try:
            entry = module.function(symbol)
        except KeyError:
            raise InputError(f"the module has no kernel {symbol!r}") from None
        target = assembler.target_for(text, self._spec.target)
        shown = object_files.demangled(symbol)
        code = Code(
            kernel=shown,
            symbol=symbol,
            ptx=text,
            cubin=assembler.assembled(text, target) if self._spec.has_machine_code else b"",
            target=target,
            compiler=f"nvcc {match[1]}" if (match := _VERSION.search(self._text.text[:2000])) else "",
            source=source,
            source_at=Place(file=path, line=1) if path else None,
        )
        program = calls.build_program(module, symbol, name or "<ptx>")
        placed = tuple(places_of(entry.parameters).values())
        names = parameter_names(source, shown.split("::")[-1]) if source else ()
        used = (item for item, data in program.data.items() if item in self.memory and not data.addresses)
        return LoadedKernel(
            code=code,
            parameters=placed,
            is_pointer_sized=tuple(
                variable.type in ("u64", "b64", "s64") and not variable.dimensions for variable in entry.parameters
            ),
            names=names if len(names) == len(placed) else (),
            variables=tuple((item, self.memory[item]) for item in used),
            directives=dict(entry.directives),
            allocates=HEAP in program.data,
            literals=_literals(text),
        )


def _literals(text: str) -> Scalar:
    numbers = {int(digits) for digits in _LONG_NUMBER.findall(text)}
    addresses = sorted(number for number in numbers if arena.BASE <= number < 1 << 63)
    return Scalar(data=b"".join(number.to_bytes(8, "little") for number in addresses), dtype=f"V{8 * len(addresses)}")


def _by_file(images: Sequence[tuple[Image, int]], architecture: int) -> list[list[tuple[Image, int]]]:
    """Return images of linked files in groups, one for each file: there a new file begins where an image comes again.
    Files without PTX for the device, as those of CUDA's own device libraries, are left out where others have it.
    """
    groups: list[list[tuple[Image, int]]] = []
    seen: set[tuple[int, int]] = set()
    for image, raw_bytes in images:
        key = image.kind, image.architecture
        if image.kind == ANOTHER_FILE:
            groups.append([])
            seen = set()
            continue
        if not groups or key in seen:
            groups.append([])
            seen = set()
        seen.add(key)
        groups[-1].append((image, raw_bytes))
    usable = [
        group for group in groups if any(image.kind == PTX and image.architecture <= architecture for image, _ in group)
    ]
    return usable or groups


def _source_of(ptx: str, symbol: str) -> tuple[str, str]:
    """Return the path and the text of the file in which a kernel is written, "" where that is not known."""
    begin = re.search(rf"\.entry\s+{re.escape(symbol)}\b", ptx)
    location = _LOCATION.search(ptx, begin.end()) if begin else None
    if location is None:
        return "", ""
    path = dict(_FILE.findall(ptx)).get(location[1], "")
    try:
        with Path(path).open(encoding="utf-8", errors="replace") as file:
            return path, file.read(MOST_SOURCE_BYTES)
    except OSError:
        return path, ""
