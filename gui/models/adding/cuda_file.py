"""A `.cu` as the window offers it: its text, and each kernel with the launch that is known or inferred of it.

The rule: nothing here needs Qt. Files are read in the background, and a kernel that cannot be run says why.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.catalogue.files import inferred_front_matters, plain_name
from warplens.cuda.catalogue.front_matter import has_front_matter, read_front_matters
from warplens.cuda.catalogue.overrides import Overrides, overridden
from warplens.cuda.catalogue.reader import read_kernel_files, read_text
from warplens.cuda.catalogue.text import SourceFile
from warplens.cuda.errors import InputError, SpannedError
from warplens.cuda.source.kernels import kernels_of
from warplens.cuda.source.spelling import kernel_name


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferedKernel:
    """A kernel of a file.

    `inferred` is the TOML that was inferred for it, "" where the file has front matter of its own; `toml` is what it
    runs with: that, with the user's values. `kernel` is None if it cannot be run, and `refusal` then says why.
    `asked` are the keys without which there is no launch, `question` the sentence that asks for them. `lines` are the
    first and the last line of the kernel.
    """

    path: str
    entry: str
    inferred: str = field(default="", repr=False)
    toml: str = field(default="", repr=False)
    kernel: KernelFile | None = None
    refusal: str = ""
    asked: tuple[str, ...] = ()
    question: str = ""
    lines: tuple[int, int] = (1, 1)

    @property
    def is_inferred(self) -> bool:
        """Whether the launch is inferred, and may be changed."""
        return bool(self.inferred)


@dataclass(frozen=True, slots=True, kw_only=True)
class CudaFile:
    """A file: its text and its kernels, or the sentence that says why it cannot be read."""

    path: str
    text: str = field(default="", repr=False)
    kernels: tuple[OfferedKernel, ...] = ()
    problem: str = ""


def read_cuda_file(path: str, include_folders: tuple[str, ...] = ()) -> CudaFile:
    """Return the kernels of a file, with the launches that its front matter or its host code says."""
    text = ""
    try:
        text = read_text(path)
        kernels = _own_kernels(path, text) if has_front_matter(text) else _inferred_kernels(path, text, include_folders)
    except InputError as error:
        return CudaFile(path=path, text=text, problem=str(error))
    return CudaFile(path=path, text=text, kernels=kernels)


def with_values(offered: OfferedKernel, values: Mapping[str, str]) -> OfferedKernel:
    """Return a kernel with the user's values: the TOML of each by its key with dots."""
    if not offered.is_inferred:
        return offered
    unanswered = [key for key in offered.asked if key not in values]
    try:
        toml = overridden(offered.inferred, Overrides(values={offered.entry: values}))
        [kernel] = read_kernel_files(offered.path, toml)
    except InputError as error:
        return replace(offered, toml=offered.inferred, kernel=None, refusal=_sentence(error))
    if unanswered:
        return replace(offered, toml=toml, kernel=None, refusal=offered.question)
    return replace(offered, toml=toml, kernel=kernel, refusal="")


def _sentence(error: InputError) -> str:
    """Return the error in a value, after what the value is called: `grid: the expression ends where ...`."""
    if isinstance(error, SpannedError) and error.span is not None:
        name, equals, _ = error.span.text.partition("=")
        return f"{name.strip()}: {error.message}" if equals else error.message
    return str(error)


def _own_kernels(path: str, text: str) -> tuple[OfferedKernel, ...]:
    lines = _lines(text)
    kernels = {kernel.name: kernel for kernel in read_kernel_files(path)}
    offered: list[OfferedKernel] = []
    for matter in read_front_matters(SourceFile(path=path, text=text)):
        entry = matter.values["entry"]
        toml = text[matter.opening[1] : text.index("*/", matter.opening[1])]
        place = lines.get(plain_name(kernel_name(entry)), (1, 1))
        offered.append(OfferedKernel(path=path, entry=entry, toml=toml, kernel=kernels[entry], lines=place))
    return tuple(offered)


def _inferred_kernels(path: str, text: str, include_folders: tuple[str, ...]) -> tuple[OfferedKernel, ...]:
    lines = _lines(text)
    offered: list[OfferedKernel] = []
    for matter in inferred_front_matters(path, text, Overrides(include_folders=include_folders)):
        place = lines.get(plain_name(kernel_name(matter.entry)), (matter.line, matter.line))
        found = OfferedKernel(
            path=path,
            entry=matter.entry,
            inferred=matter.toml,
            toml=matter.toml,
            question=matter.question,
            asked=matter.asked,
            lines=place,
        )
        offered.append(with_values(found, {}))
    return tuple(offered)


def _lines(text: str) -> dict[str, tuple[int, int]]:
    """Return the first and the last line of each kernel by its name."""
    return {
        plain_name(kernel.name).partition("<")[0]: (
            text.count("\n", 0, kernel.span[0]) + 1,
            text.count("\n", 0, kernel.span[1]) + 1,
        )
        for kernel in kernels_of(text)
    }
