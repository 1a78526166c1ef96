"""A kernel that a program has loaded, the variables of its module, and its source as the program holds it.

The rule: a variable is device memory of its own, which keeps its contents from one launch to the next, and which all
kernels of the module share.
"""

import linecache
import re
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path, PurePath
from string import Template
from typing import Any

import numpy as np

from warplens.cuda.capture.memory import Allocation, buffer_of
from warplens.cuda.capture.value import Argument, Capture, Code, Extent, Launch, Place, ProgramOrigin
from warplens.cuda.catalogue.source import kernels_of
from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.compiler.compiled import CompiledKernel, default_cache
from warplens.cuda.execute.launch_requests import parsed
from warplens.cuda.ground.errors import InputError
from warplens.cuda.ptx import tree
from warplens.cuda.record.alike import kernel_attributes
from warplens.cuda.record.session import current, place_of_caller
from warplens.cuda.simt.linking.calls import build_program


# The capture of one launch that a program makes. Nothing here knows a front end: an adapter gives the code and what the
# program passes; all that follows reads the capture alone.
def launch_capture(
    front_end: str,
    code: Code,
    arguments: Iterable[Argument],
    *,
    launched_at: Place,
    variables: Iterable[tuple[str, Allocation]] = (),
    reachable: Iterable[Allocation] = (),
    remark: str = "",
    **launch: Any,
) -> Capture:
    """Return the capture of a launch on the memory of the program; `launch` are the other fields of `Launch`."""
    return Capture(
        origin=ProgramOrigin(front_end=front_end, launched_at=launched_at, remark=remark),
        codes=(code,),
        buffers=(
            *(buffer_of(name, allocation, is_variable=True) for name, allocation in variables),
            *(buffer_of("", allocation) for allocation in reachable),
        ),
        steps=(Launch(arguments=tuple(arguments), **launch),),
    )


def three(extents: Any) -> Extent:
    """Return extents in x, y, z; those that are missing are 1."""
    x, y, z = (*map(int, extents if isinstance(extents, Iterable) else (extents,)), 1, 1)[:3]
    return x, y, z


class LoadedKernel:
    """A compiled kernel of a program, ready to be launched."""

    def __init__(
        self,
        code: Code,
        *,
        front_end: str,
        packages: tuple[str, ...],  # whose own code is not the program's
        names: tuple[str, ...],  # of its parameters, where they are known
        variables: dict[str, Allocation],  # those of the module by name, to which those that it uses are added
    ) -> None:
        self.code = code
        module = parsed(code.ptx)
        self.parameters: tuple[tree.Variable, ...] = tuple(module.function(code.symbol).parameters)
        self._front_end, self._packages = front_end, packages
        self._names = names if len(names) == len(self.parameters) else ()
        program = build_program(module, code.symbol, PurePath(code.path).name or "<ptx>")
        for name, data in program.data.items():
            if name not in variables and not data.addresses and " " not in name:
                variables[name] = current().memory.allocate(len(data.initial))
                variables[name].data[: len(data.initial)] = np.frombuffer(data.initial, np.uint8)
        self._variables = tuple((name, variables[name]) for name in program.data if name in variables)

    def launch(self, arguments: Sequence[Argument], **shape: Any) -> None:
        """Launch it; the shape is that of `launch_capture`: grid, block, dynamic_shared_bytes and cluster."""
        session, place = current(), place_of_caller(*self._packages)
        reachable = session.memory.led_to(arguments, self._variables)
        known: dict[str, Any] = {"names": self._names, "launched_at": place, "variables": self._variables}
        session.launch(launch_capture(self._front_end, self.code, arguments, reachable=reachable, **known, **shape))


# The CUDA C++ that a program holds as text: where it stands in the program, its parameters, and the macros it is
# given.
# A line is that of the program's file only where the text stands there as it is. A macro with a whole
# number is an option of a launch where the program put it there: by `-D`, or before the source, as Kernel Tuner does.

_BEFORE = re.compile(r"(?:[ \t]*(?:#[ \t]*define\b[^\n]*|constexpr int \w+ = [^\n;]*;|)\n)+")
"""What a program may put before a source: macros and constants."""
_VALUE = r"[\w.+-]+"  # a number or a word, such as `16`, `0.5` or `float4`
_MACRO = re.compile(rf"#[ \t]*define[ \t]+(\w+)[ \t]+({_VALUE})[ \t]*$|constexpr int (\w+) = (-?\d+);", re.MULTILINE)
_FIRST_LINE = re.compile(r"[ \t]*#[ \t]*line[ \t]+1[ \t]*\n")
_LINE_NUMBER = re.compile(r"#line (\d+)\n")
_OPTION = re.compile(rf"(?:-D|--define-macro)[= ]?(\w+)=({_VALUE})(?!\S)")
_FACTS = frozenset({"kernel_tuner", "grid_size_x", "grid_size_y", "grid_size_z"})
"""Macros of Kernel Tuner that follow from the launch, and are no choice."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceText:
    """A source of a program."""

    text: str  # what is compiled, with the number of its first line
    shown: str  # the same without what the program put before it
    line: int  # that of the program's file where `shown` begins, 1 where it does not stand there as it is
    macros: tuple[tuple[str, str], ...] = ()  # the numbers and words that the program chose, by name


def source_text(source: str, place: Place, options: Sequence[str] = ()) -> SourceText:
    """Return a source with its place in the program that compiles it."""
    file = "".join(linecache.getlines(place.file))
    line = _line_in(source, file)
    before, rest, macros = "", source, []
    if not line and (preamble := _BEFORE.match(source)):
        before, rest = preamble[0], source[preamble.end() :]
        if first := _FIRST_LINE.match(rest):
            rest = rest[first.end() :]
        line = _line_in(rest, file)
        macros = [(match[1] or match[3], match[2] or match[4]) for match in _MACRO.finditer(before)]
    line = line or 1
    shown = f"#line {line}\n{rest}"
    macros += [(match[1], match[2]) for match in _OPTION.finditer(" ".join(options))]
    return SourceText(text=before + shown, shown=shown, line=line, macros=tuple(_choices(macros, rest)))


@lru_cache(maxsize=64)
def parameter_names(source: str, kernel: str) -> tuple[str, ...]:
    """Return the names of the parameters of a kernel as its source writes them, () where it is not found there."""
    name = re.sub(r"<.*", "", kernel).strip().lstrip("&").strip()
    kernels = (declared for declared in kernels_of(source) if declared.name == name)
    lists = {tuple(item.name for item in declared.parameters) for declared in kernels}
    return lists.pop() if len(lists) == 1 else ()


def _line_in(source: str, file: str) -> int:
    """Return the line of a file on which a text begins, 0 where it is not there."""
    start = file.find(source) if source.strip() else -1
    return file.count("\n", 0, start) + 1 if start >= 0 else 0


def _choices(macros: Iterable[tuple[str, str]], source: str) -> Iterable[tuple[str, str]]:
    """Leave out what is no choice: facts of the launch, and extents of 1 and words that the source does not name."""
    for name, value in dict(macros).items():
        is_plain = value != "1" and value.lstrip("-").isdigit()
        if name not in _FACTS and (is_plain or re.search(rf"\b{re.escape(name)}\b", source)):
            yield name, value


def with_names_of(text: str, header: re.Pattern[str], names: str) -> str:
    """Put declarations in the place of a header that is not there; the lines after it keep their numbers."""
    included = header.search(text)
    if included is None:
        return text
    number = _LINE_NUMBER.match(text)
    line = int(number[1]) - 1 if number else 0
    line += text.count("\n", number.end() if number else 0, included.start()) + 1
    return f"{text[: included.start()]}{names}#line {line}{text[included.end() :]}"


def template(module: str, name: str = "") -> Template:
    """Return CUDA C++ with names to be filled in: the `.cu` beside the file of a module, called like it by default."""
    path = Path(module)
    return Template(path.with_name(f"{name or path.stem}.cu").read_text(encoding="utf-8"))


class SourceModule:
    """CUDA C++ that a program loads as a module; its kernels are compiled one by one, when they are asked for. `place`
    becomes the name of the file and the line in it where the source begins.
    """

    def __init__(
        self,
        source: str,
        place: Place,  # the line of the program that loads it
        options: Sequence[str],  # those that say something of the code
        *,
        front_end: str,
        packages: tuple[str, ...],
        header: tuple[re.Pattern[str], str],  # one of the package, and the names that take its place
        errors: Callable[[], AbstractContextManager[None]],  # raises errors of Warplens as those of the package
        is_extern_c: bool = False,  # whatever the source says
    ) -> None:
        self.source = source_text(source, place, options)
        text = with_names_of(self.source.text, *header)
        self.text = f'extern "C" {{\n{text}\n}}\n' if is_extern_c else text
        self.place = Place(file=PurePath(place.file).name, line=self.source.line)
        self._options = tuple(options)
        self._front_end, self._packages, self._errors = front_end, packages, errors
        self._variables: dict[str, Allocation] = {}

    def compiled(self, name: str) -> CompiledKernel:
        """Compile a kernel."""
        with self._errors():
            return compile_source(
                self.text,
                name=self.place.file,
                target=current().spec.target,
                entry=name,
                options=self._options,
                cache=default_cache(),
            )

    def kernel(self, name: str) -> tuple[LoadedKernel, dict[str, int]]:
        """Return a kernel by its name, or an expression such as `kernel<float>`, and what it takes of the device."""
        compiled = self.compiled(name)
        code = compiled.code(name, self.source.shown, self.place, self.source.macros)
        with self._errors():
            loaded = LoadedKernel(
                code,
                front_end=self._front_end,
                packages=self._packages,
                names=parameter_names(self.text, name),
                variables=self._variables,
            )
            return loaded, kernel_attributes(compiled.resources)

    def variable(self, name: str) -> Allocation:
        """Return a variable."""
        for kernel in kernels_of(self.text):
            if name not in self._variables and not kernel.template_parameters:
                self.kernel(kernel.name)
        with self._errors():
            if name not in self._variables:
                raise InputError(f"no kernel of this module uses a variable {name!r}")
        return self._variables[name]
