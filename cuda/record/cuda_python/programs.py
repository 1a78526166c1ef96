"""Programs, modules and kernels as `cuda.bindings` and `cuda.core` share them.

The rule: code is compiled by Warplens' own compiler, whatever the program asks NVRTC for, for the session's device. The
code that a program loads is known again by its bytes; PTX from elsewhere is executed, too, but has no machine code.
"""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import PurePath
from typing import Any

from msgspec.structs import replace

from warplens.cuda.capture.memory import Allocation
from warplens.cuda.capture.value import Code, Place, Pointer, Scalar, Texels
from warplens.cuda.catalogue.source import kernels_of
from warplens.cuda.compiler import compilation, compiled
from warplens.cuda.execute.launch_requests import resources_of
from warplens.cuda.ground.errors import CompileError, InputError
from warplens.cuda.record import alike, kernels, session
from warplens.cuda.simt.program.blocks import size_of

PACKAGES = ("cuda", "kernel_tuner", "numba", "torch")  # the program's own code is outside of these
_ENTRY = re.compile(r"\.entry\s+([\w$]+)")
_TARGET = re.compile(r"^\.target\s+(\w+)", re.MULTILINE)
_DEVICE_OPTION = re.compile(r"--?gpu-architecture\b.*|-arch\b.*")
_GPU = re.compile(r"\bsm_\d+")
_OF_ASSEMBLER = "ptxas error"
_WITHOUT_EFFECT = re.compile(r"--?(?:device-debug|generate-line-info|lineinfo|split-compile\S*|time\S*|minimal)$|-G$")
"""Options that change nothing here: lines are always there, and a debugger is not."""
_WORDS = {"f32": "float32", "f64": "float64", "f16": "float16", "u": "int", "s": "int", "b": "int"}

_TEXEL_NUMBERS = count(0x7E7E_0000_0000_0001)  # neither addresses, of 47 bits, nor numbers that programs count to
TEXELS: dict[int, Texels] = {}
_KNOWN: dict[bytes, list[Code]] = {}  # what was compiled here, by the digest of the bytes that the program was given
_REFUSED: dict[bytes, CompileError] = {}  # why PTX that was made here cannot be loaded, by the digest of its bytes


@dataclass(frozen=True, slots=True, kw_only=True)
class Compiled:
    """What a compilation gave."""

    codes: tuple[Code, ...]  # of each kernel that was named
    log: str = ""  # that of the compiler
    refused: CompileError | None = None  # why the assembler does not take the PTX; there is no code then

    @property
    def ptx(self) -> bytes:
        """The PTX as a program gets it; a comment where the assembler refused it, as loading it fails."""
        if self.refused is not None:
            text = "".join(f"// {line}\n" for line in str(self.refused).splitlines()).encode() + b"\0"
            _REFUSED[_digest(text)] = self.refused
            return text
        return self._remembered(self.codes[0].ptx.encode() + b"\0")

    @property
    def cubin(self) -> bytes:
        """The machine code as a program gets it."""
        return b"" if self.refused is not None else self._remembered(self.codes[0].cubin)

    def symbol(self, name: str) -> str | None:
        """Return the name in the PTX of a kernel that the program named."""
        return next((code.symbol for code in self.codes if code.kernel == name), None)

    def _remembered(self, data: bytes) -> bytes:
        known = _KNOWN.setdefault(_digest(data), [])
        known[:] = [*self.codes, *(code for code in known if code not in self.codes)]
        return data


def compile_program(text: str, name: str, options: Sequence[str], expressions: Sequence[str]) -> Compiled:
    """Compile a program of CUDA C++ for the session's device; without `expressions`, all kernels that are no templates.

    Where the options name no GPU (`sm_90`), NVRTC makes PTX alone: code that the assembler refuses, such as that of a
    block with too much shared memory, is an error of loading it.
    """
    place = session.place_of_caller(*PACKAGES)
    compiler_options = _options(options)
    source = kernels.source_text(text, place, compiler_options)
    names = list(expressions) or [kernel.name for kernel in kernels_of(text) if not kernel.template_parameters][:1]
    if not names:
        raise InputError(f"{name} has no kernel that is no template: name one, such as `kernel<float>`")
    codes: list[Code] = []
    logs: list[str] = []
    for entry in names:
        if codes and any(entry in _entries(code.ptx) for code in codes):
            continue
        try:
            kernel = compilation.compile_source(
                source.text,
                name=PurePath(place.file).name if source.line > 1 else name,
                target=session.current().spec.target,
                entry=entry.strip().lstrip("&").strip(),
                options=compiler_options,
                cache=compiled.default_cache(),
            )
        except CompileError as error:
            if _OF_ASSEMBLER not in error.log or any(_GPU.search(option) for option in options):
                raise
            return Compiled(codes=(), refused=error)
        logs += [kernel.log] if kernel.log else []
        at = Place(file=PurePath(place.file).name if source.line > 1 else name, line=source.line)
        codes.append(kernel.code(entry, source.shown, at, source.macros))
    return Compiled(codes=tuple(codes), log="\n".join(logs))


def _options(options: Sequence[str]) -> tuple[str, ...]:
    """Leave out the target, which the session sets, and what has no effect here."""
    kept: list[str] = []
    is_value = False
    for option in options:
        if is_value or _DEVICE_OPTION.fullmatch(option) or _WITHOUT_EFFECT.fullmatch(option):
            is_value = not is_value and option in {"--gpu-architecture", "-arch"}
            continue
        kept.append(option)
    return tuple(kept)


def load(data: bytes) -> "Module":
    """Return a module from code that a program loads: what was compiled here, or PTX from elsewhere."""
    if refused := _REFUSED.get(_digest(data)):
        raise refused
    if known := _KNOWN.get(_digest(data)):
        return Module(known)
    text = data.rstrip(b"\0")
    if not text.lstrip().startswith((b"//", b".version")):
        raise InputError(
            "this is machine code that was not compiled here, which the engine does not execute: load PTX, or compile "
            "the source in the program"
        )
    ptx = text.decode()
    target = _TARGET.search(ptx)
    return Module([Code(kernel="", ptx=ptx, target=target[1] if target else session.current().spec.target)])


def image_end(start: bytes) -> int | None:
    """Return the bytes of an ELF image that begins so, None for a text, which ends with a zero."""
    if not start.startswith(b"\x7fELF"):
        return None
    sections, size, count = (int.from_bytes(start[at : at + n], "little") for at, n in ((40, 8), (58, 2), (60, 2)))
    return sections + size * count


class Module:
    """A loaded module; its variables keep their contents from one launch to the next."""

    def __init__(self, codes: Sequence[Code]) -> None:
        self._codes = tuple(codes)
        self._variables: dict[str, Allocation] = {}
        self._functions: dict[str, Function] = {}

    def function(self, name: str) -> "Function":
        """Return a kernel by the name that the program gave it, or by that in the PTX."""
        if name not in self._functions:
            for code in self._codes:
                symbol = code.symbol if code.kernel == name else name
                if symbol in _entries(code.ptx):
                    kernel = code.kernel if code.symbol == symbol else name
                    made = replace(code, kernel=kernel, symbol=symbol)
                    self._functions[name] = Function(made, self._variables)
                    break
            else:
                names = ", ".join(dict.fromkeys(entry for code in self._codes for entry in _entries(code.ptx)))
                raise InputError(f"the module has no kernel {name!r} (it has: {names})")
        return self._functions[name]

    def variable(self, name: str) -> Allocation:
        for entry in dict.fromkeys(entry for code in self._codes for entry in _entries(code.ptx)):
            if name in self._variables:
                break
            self.function(entry)
        if name not in self._variables:
            raise InputError(f"no kernel of the module uses a variable {name!r}")
        return self._variables[name]


class Function:
    """A kernel of a module."""

    def __init__(self, code: Code, variables: dict[str, Allocation]) -> None:
        self.name, self.symbol = code.kernel, code.symbol
        names = kernels.parameter_names(code.source, code.kernel) if code.source else ()
        self._kernel = kernels.LoadedKernel(code, front_end="cuda", packages=PACKAGES, names=names, variables=variables)
        self.parameters = self._kernel.parameters

    sizes = property(lambda self: tuple(size_of(parameter) or 0 for parameter in self.parameters))

    @property
    def attributes(self) -> dict[str, int]:
        """What the kernel takes of the device; `InputError` if it has no machine code."""
        if not self._kernel.code.cubin:
            raise InputError(f"the registers of {self.name} are not known: its PTX was not compiled here")
        return alike.kernel_attributes(resources_of(self._kernel.code))

    def active_blocks(self, threads: int, dynamic_shared_bytes: int = 0) -> int:
        """Return how many blocks of the kernel fit on a multiprocessor, 0 where none does."""
        taken = self.attributes
        return alike.active_blocks(taken["num_regs"], taken["shared_size_bytes"] + dynamic_shared_bytes, threads)

    def best_block(self, dynamic_shared_bytes: int = 0, limit: int = 0) -> tuple[int, int]:
        """Return the blocks that fill the device, and the largest block with the most resident threads."""
        taken = self.attributes
        return alike.best_block(taken["num_regs"], taken["shared_size_bytes"] + dynamic_shared_bytes, limit)

    def launch(self, values: Sequence[bytes], **shape: Any) -> None:
        """Launch the kernel with the bytes of its arguments, and a shape as `launch_capture` has it."""
        self._kernel.launch(tuple(self._argument(position, data) for position, data in enumerate(values)), **shape)

    def _argument(self, position: int, data: bytes) -> Pointer | Scalar | Texels:
        if len(data) == alike.POINTER_BYTES:
            number = int.from_bytes(data, "little")
            passed = TEXELS.get(number) or alike.word(data, "")
            if not isinstance(passed, Scalar):
                return passed
        dtype = self._dtype(position, data)
        if dtype.startswith("int"):
            data = data[: self.sizes[position]]  # little-endian: the low bytes, which the driver reads
            dtype = f"int{8 * len(data)}"
        return Scalar(data=data, dtype=dtype)

    def _dtype(self, position: int, data: bytes) -> str:
        if position >= len(self.parameters) or self.parameters[position].dimensions:
            return f"bytes[{len(data)}]"
        written = self.parameters[position].type.lstrip(".")
        word = _WORDS.get(written) or _WORDS.get(written[:1], "")
        return f"{word}{8 * len(data)}" if word == "int" else word or f"bytes[{len(data)}]"


def texels_handle(texels: Texels) -> int:
    """Return the number that kernels take for a texture or a surface object."""
    number = next(_TEXEL_NUMBERS)
    TEXELS[number] = texels
    return number


def _entries(ptx: str) -> list[str]:
    return _ENTRY.findall(ptx)


def _digest(data: bytes) -> bytes:
    return hashlib.sha256(data.rstrip(b"\0")).digest()
