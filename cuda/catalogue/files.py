"""The kernels of a `.cu` as it lies, by its front matter or as its text allows, and the headers that lie beside it.

The rule: a kernel that cannot be run costs itself. Each `__global__` function of a file without front matter is
either a `KernelFile`, which says what was assumed, or a `RefusedKernel` with one sentence on what to type.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, TypeAlias

from warplens.cuda.catalogue import assumptions, front_matter, kernel_file, reader
from warplens.cuda.catalogue.assumptions import Overrides
from warplens.cuda.device.spec import DEFAULT_DEVICE
from warplens.cuda.ground import errors, files, toml_values

if TYPE_CHECKING:
    from warplens.cuda.catalogue.source import KernelDeclaration


# The headers of a `.cu` that lie beside it or in folders that the user names, for the inference of its launches.
# The rule: a header is a regular file in or below one of these folders, or in the repository or the unpacked archive
# of the file, wherever links lead; any other is passed over. One that is in none of them is looked for where projects
# have their headers: in the folders above and their `include`, `inc`, `common`, `src`, ... The nearest of these that
# has it is named with -I. The compiler has rules of its own (`warplens.cuda.compiler.includes`), which say why a
# header is refused.

MAX_FILE_BYTES = 1 << 20
MAX_FILES = 64  # a header, and their number: inference reads what a person wrote for this file, and no library
_CUSTOMARY = ("", "include", "includes", "inc", "headers", "common", "Common", "src", "lib", "util", "utils")
"""In one of these folders, or beside them, a project has the headers that several of its folders share."""
_INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*[<"]([^>"\n]+)[>"]', re.MULTILINE)


def local_headers(text: str, *, path: str, include_folders: Sequence[str] = ()) -> dict[str, str]:
    """Return the texts of the headers that a file includes, and of those that they include, by the name of the include.

    Relative `include_folders` begin at the folder of the file.
    """
    return {name: text for name, (text, _) in _found(text, path, include_folders).items()}


def customary_folders(text: str, *, path: str, include_folders: Sequence[str] = ()) -> dict[str, tuple[str, ...]]:
    """Return the folders of the repository with headers that a file includes and that nothing else has.

    The names of the headers by folder, each as -I names it from the folder of the file.
    """
    home = os.path.dirname(os.path.abspath(path))  # noqa: PTH100, PTH120 - links stay
    names: dict[str, tuple[str, ...]] = {}
    for name, (_, folder) in _found(text, path, include_folders).items():
        if folder:
            relative = os.path.relpath(folder, home)
            names[relative] = (*names.get(relative, ()), name)
    return names


def _found(text: str, path: str, include_folders: Sequence[str]) -> dict[str, tuple[str, str]]:
    """Return the text of each header, and the customary folder that has it; "" for one that lies where it is named."""
    home = os.path.dirname(os.path.abspath(path))  # noqa: PTH100, PTH120 - links stay
    folders = [home, *(str(Path(home, folder)) for folder in include_folders)]
    roots = [os.path.realpath(folder) for folder in folders]
    repository = files.repository_of(roots[0])
    if (project := files.project_of(roots[0])) is not None:
        roots.append(project)
    headers: dict[str, tuple[str, str]] = {}
    waiting = [(text, home)]
    while waiting:
        including, beside = waiting.pop()
        for name in _INCLUDE.findall(including):
            if name in headers or len(headers) == MAX_FILES:
                continue
            for folder, is_customary in _searched(name, (beside, *folders), home, repository):
                file = os.path.normpath(str(Path(folder, name)))
                header = _text_of(file, roots)
                if header is not None:
                    headers[name] = header, folder if is_customary else ""
                    folders += [folder] if is_customary else []
                    waiting.append((header, os.path.dirname(file)))  # noqa: PTH120 - links stay
                    break
    return headers


def _searched(name: str, folders: Sequence[str], home: str, repository: str | None) -> Iterator[tuple[str, bool]]:
    """Yield the folders that may have a header, and whether it is one that no option names."""
    yield from ((folder, False) for folder in folders)
    path = PurePosixPath(name)
    if repository is None or path.is_absolute() or ".." in path.parts or not path.suffix or "\0" in name:
        return
    above = os.path.realpath(home)
    while above.startswith(repository):
        places = {os.path.realpath(Path(above, folder, name)): folder for folder in reversed(_CUSTOMARY)}
        holders = [folder for place, folder in places.items() if os.path.isfile(place)]  # noqa: PTH113 - one test each
        if holders:
            yield from ((os.path.normpath(Path(above, folder)), True) for folder in holders if len(holders) == 1)
            return
        above = os.path.dirname(above)  # noqa: PTH120 - it is a text


def _text_of(path: str, roots: Sequence[str]) -> str | None:
    """Return the text of a header, None where there is none that may be read."""
    try:
        real = os.path.realpath(path)
        if not any(os.path.commonpath([root, real]) == root for root in roots):
            return None
        with files.opened_regular(real) as file:
            data = file.read(MAX_FILE_BYTES + 1)
    except (OSError, ValueError, files.NotRegularError):
        return None
    return data.decode("utf-8-sig", errors="replace") if len(data) <= MAX_FILE_BYTES else None


_OPTION_OF_KEY = {"block": "--block", "grid": "--grid", "dynamic_shared": "--dynamic-shared"}


@dataclass(frozen=True, slots=True, kw_only=True)
class RefusedKernel:
    """A kernel that cannot be run."""

    path: str  # its file
    entry: str  # "" for the whole file
    message: str  # a sentence that says why
    is_left_out: bool = False  # an `#if` of the file leaves it out, so that no compiler sees it


@dataclass(frozen=True, slots=True, kw_only=True)
class FileKernels:
    """The kernels of a file, in the order of its text."""

    kernels: tuple[kernel_file.KernelFile, ...]
    refused: tuple[RefusedKernel, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ChosenKernels:
    """Kernels of a file that the user has chosen, by entry, and what he says of their launches."""

    path: str
    entries: tuple[str, ...]
    overrides: Overrides = field(default_factory=Overrides)

    def read(self) -> FileKernels:
        """Read them; those that the file no longer has are refused, and its own front matter takes no overrides.

        The errors are the last two of `kernels_of_file`.
        """
        is_own = front_matter.has_front_matter(reader.read_text(self.path))
        content = kernels_of_file(self.path, overrides=Overrides() if is_own else self.overrides)
        names = {kernel.name for kernel in content.kernels} | {kernel.entry for kernel in content.refused}
        gone = [entry for entry in self.entries if entry not in names]
        return FileKernels(
            kernels=tuple(kernel for kernel in content.kernels if kernel.name in self.entries),
            refused=(
                *(kernel for kernel in content.refused if kernel.entry in self.entries),
                *(RefusedKernel(path=self.path, entry=e, message=f"{self.path} has no kernel {e} now") for e in gone),
            ),
        )


def kernels_of_file(path: str | Path, entry: str = "", overrides: Overrides | None = None) -> FileKernels:
    """Return the kernels of a `.cu`, or only those with this entry.

    An entry is a kernel as C++ names it, `tiles::product<16>`, and where several have the name, with the types of its
    parameters, `scale(float *, int)`; the name of a template stands for its instances. `overrides` replace the inferred
    launch of a file without front matter.

    Raises:
        UnknownNameError: the file has no such kernel.
        InputError: the file has front matter, and `overrides` are given.
        KernelFileError: the file cannot be read, its front matter is wrong, or it has no kernel.
        ExpressionError: likewise, in an expression.
    """
    overrides = overrides or Overrides()
    text = reader.read_text(path)
    if front_matter.has_front_matter(text):
        options = [_OPTION_OF_KEY[key] for key in overrides.of_launch]
        options += ["-I"] * bool(overrides.include_folders) + ["-D"] * bool(overrides.defines)
        if options:
            message = f"{path} has front matter, which says how it is launched: change it there, without"
            raise errors.InputError(f"{message} {' and '.join(options)}")
        content = FileKernels(kernels=reader.read_kernel_files(path))
    else:
        content = _inferred(path, text, overrides)
    if not entry:
        return content
    selected = FileKernels(  # the name of a template chooses all of its instances
        kernels=tuple(kernel for kernel in content.kernels if _is_named(kernel.name, entry)),
        refused=tuple(kernel for kernel in content.refused if _is_named(kernel.entry, entry)),
    )
    if not selected.kernels and not selected.refused:
        names = [*(kernel.name for kernel in content.kernels), *(kernel.entry for kernel in content.refused)]
        raise errors.UnknownNameError(f"kernel of {path}", entry, names)
    return selected


def plain_name(entry: str) -> str:
    """Return the name of a kernel without spaces that mean nothing."""
    return re.sub(r" (?!\w)|(?<!\w) ", "", " ".join(entry.split()))


def _is_named(name: str, entry: str) -> bool:
    from warplens.cuda.catalogue.source.tokens import kernel_name, split_entry

    return plain_name(entry) in {plain_name(name), plain_name(split_entry(name)[0]), plain_name(kernel_name(name))}


def _inferred(path: str | Path, text: str, overrides: Overrides) -> FileKernels:
    from warplens.cuda.catalogue.source import kernels_of
    from warplens.cuda.catalogue.source.kernels import unclosed_kernels
    from warplens.cuda.catalogue.source.tokens import kernel_name

    kernels: list[kernel_file.KernelFile] = []
    refused: list[RefusedKernel] = []
    declared = (*kernels_of(text), *unclosed_kernels(text))
    entries: list[str] = []
    for matter in _of_device(path, text, overrides):
        entries.append(matter.entry)
        message = matter.refusal
        inferred_with = overrides if matter.asks_device else None
        try:
            read = () if message else reader.read_kernel_files(path, matter.toml)
            kernels += (replace(kernel, inferred_with=inferred_with) for kernel in read)
        except errors.InputError as error:
            message = str(error)
        if message:
            refused.append(RefusedKernel(path=str(path), entry=matter.entry, message=message))
    if not declared and not entries:
        raise errors.KernelFileError(f"{path} has no __global__ function and no front matter")
    names = {plain_name(kernel_name(entry)) for entry in entries}
    for kernel in declared:
        if kernel.name.partition("<")[0] in names:
            continue
        if (left_out := _left_out(path, text, kernel)) is not None:
            refused.append(left_out)
        else:
            kernels += reader.read_kernel_files(path, _unread_matter(path, kernel, overrides))
    return FileKernels(kernels=tuple(kernels), refused=tuple(refused))


def _of_device(path: str | Path, text: str, overrides: Overrides) -> Iterator[InferredMatter]:
    """Yield what is inferred for each kernel; where that depends on the device, its hash does not."""
    matters = tuple(_inferred_matters(path, text, overrides))
    common: dict[str, str] = {}
    if any(matter.asks_device for matter in matters):
        usual = _inferred_matters(path, text, replace(overrides, device=DEFAULT_DEVICE))
        common = {matter.entry: matter.toml for matter in usual}
    for matter in matters:
        of_all = common.get(matter.entry, matter.toml)
        yield replace(matter, toml=reader.of_one_device(matter.toml, of_all)) if matter.asks_device else matter


DeviceContents: TypeAlias = dict[tuple[str, int, str], FileKernels]  # by path, overrides and GPU


def for_device(
    kernel: kernel_file.KernelFile, device: str, contents: DeviceContents | None = None
) -> kernel_file.KernelFile:
    """Return a kernel as its host code launches it on a GPU, under the same name; most kernels are the same on all.

    `contents` keeps what was read for the next kernel of the file. Where the host code does not launch it on that GPU,
    that is a `KernelFileError`.
    """
    overrides = kernel.inferred_with
    if overrides is None or overrides.device == device:
        return kernel
    contents = {} if contents is None else contents
    key = kernel.path, id(overrides), device  # the kernels of a file share their overrides, which have no hash
    if key not in contents:
        contents[key] = kernels_of_file(kernel.path, overrides=replace(overrides, device=device))
    content = contents[key]
    # where the point is prepared, a file that has changed since is an error
    same = next((other for other in content.kernels if other.source_hash == kernel.source_hash), None)
    refused = next((other for other in content.refused if kernel.name.endswith(other.entry)), None)
    if same is None and refused is not None:
        raise errors.KernelFileError(refused.message)
    return replace(same or kernel, name=kernel.name)


def _left_out(path: str | Path, text: str, kernel: KernelDeclaration) -> RefusedKernel | None:
    """Return why a kernel that stands in a text is none of its program, None where no `#if` leaves it out."""
    from warplens.cuda.catalogue.source.tokens import condition_around

    condition, line = condition_around(text, kernel.span[0])
    if not condition:
        return None
    way = "a -D for its macro, or an #undef in the file, switches it on"
    message = f"{kernel.name} of {path}, line {kernel.line}: `{condition}` in line {line} leaves it out; {way}"
    return RefusedKernel(path=str(path), entry=kernel.name, message=message, is_left_out=True)


def _unread_matter(path: str | Path, kernel: KernelDeclaration, overrides: Overrides) -> str:
    """Return a front matter for a kernel that cannot be read, so that the compiler is asked what is wrong with it."""
    launch = 'block = ["1"]\ngrid = ["1"]\nargs = []\n'
    assumed = json.dumps([f"line {kernel.line}: {assumptions.UNREAD}"])
    matter = f"family = {_family(path)}\nentry = {json.dumps(kernel.name)}\n{launch}assumed = {assumed}\n"
    compiled_with = Overrides(include_folders=overrides.include_folders, defines=overrides.defines)
    return assumptions.overridden(matter, compiled_with)


@dataclass(frozen=True, slots=True, kw_only=True)
class InferredMatter:
    """The TOML that is inferred for a kernel."""

    entry: str
    toml: str
    refusal: str  # why the kernel cannot be run, or ""
    question: str  # the reason alone, without the kernel's place and what to type
    open_keys: tuple[str, ...]  # the keys without which it is no launch
    line: int  # that of the kernel
    asks_device: bool = False  # the host code asks its device, so that this is for one GPU


def inferred_front_matters(path: str | Path, text: str, overrides: Overrides) -> Iterator[InferredMatter]:
    """Yield what is inferred for each kernel of a file, of one without any that can be read a launch to compile it.

    A file without a kernel is a `KernelFileError`.
    """
    matters = iter(_inferred_matters(path, text, overrides))
    first = next(matters, None)
    if first is not None:
        yield first
        yield from matters
        return
    from warplens.cuda.catalogue.source import kernels_of
    from warplens.cuda.catalogue.source.kernels import unclosed_kernels

    declared = (*kernels_of(text), *unclosed_kernels(text))
    left_out = [_left_out(path, text, kernel) for kernel in declared]
    if all(left_out):
        reasons = [kernel.message for kernel in left_out if kernel is not None]
        raise errors.KernelFileError(next(iter(reasons), f"{path} has no __global__ function and no front matter"))
    for kernel, refused in zip(declared, left_out, strict=True):
        if refused is None:
            toml = _unread_matter(path, kernel, overrides)
            yield InferredMatter(entry=kernel.name, toml=toml, refusal="", question="", open_keys=(), line=kernel.line)


def _inferred_matters(path: str | Path, text: str, overrides: Overrides) -> Iterator[InferredMatter]:
    from warplens.cuda.catalogue.inference import inferred_kernels  # a parser of C++, which most files do not need

    customary = customary_folders(text, path=str(path), include_folders=overrides.include_folders)
    overrides = replace(overrides, include_folders=(*overrides.include_folders, *customary))
    taken = [f"{' and '.join(names)} from {folder}{assumptions.OTHER_FOLDER}" for folder, names in customary.items()]
    headers = local_headers(text, path=str(path), include_folders=overrides.include_folders)
    axes = assumptions.macro_axes(overrides.defines, (text, *headers.values()), str(path))
    rest = tuple(define for define in overrides.defines if define.partition("=")[0] not in axes)
    defines = (*rest, *(f"{name}={values[0]}" for name, values in axes.items()))
    inferred = inferred_kernels(text, path=str(path), headers=headers, defines=defines, device=overrides.device)
    for kernel in inferred:
        keys = {question.key for question in kernel.questions}
        sizes = {name: values for name, values in overrides.sizes.items() if name in keys}
        own_overrides = replace(overrides, sizes=sizes, defines=rest)
        matter = assumptions.with_tune(f"family = {_family(path)}\n{kernel.matter}", axes)
        toml = assumptions.overridden(assumptions.with_assumptions(matter, taken), own_overrides)
        for name in overrides.sizes:
            toml = assumptions.without_assumption(toml, f"problem.{name}")
        answered = {*own_overrides.of_launch, *sizes, *own_overrides.values.get(kernel.entry, {})}
        open_questions = [question for question in kernel.questions if question.key not in answered]
        question = " and ".join(dict.fromkeys(question_left.text for question_left in open_questions))
        yield InferredMatter(
            entry=kernel.entry,
            toml=toml,
            refusal=f"{kernel.entry} of {path}, line {kernel.line}: {question}" if open_questions else "",
            question=question,
            open_keys=tuple(question.key for question in open_questions),
            line=kernel.line,
            asks_device=kernel.asks_device,
        )


def _family(path: str | Path) -> str:
    stem = Path(path).stem
    return json.dumps(stem if stem.isprintable() and stem.strip() else "other")


# A `.cu` with the front matter that was inferred for it, for the user to correct.
# The file's own bytes stay as they are, behind one comment for each kernel; the line numbers in the comments are those
# of the file with them.

_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
_INTRODUCTION = (
    "# Inferred of the file: correct what is wrong, and delete a line of `assumed` once it is checked.\n"
    '# Without a `reference`, such as "2 * in", the result is not checked.\n'
)


@dataclass(frozen=True, slots=True, kw_only=True)
class InitialFile:
    """A file with front matter: its bytes before and after, and the kernels that have one."""

    original: bytes
    data: bytes
    comments: str  # what was added
    entries: tuple[str, ...]
    assumed: int  # the number of assumptions in it
    refused: tuple[str, ...]  # why the other kernels have none


def with_front_matter(path: Path, overrides: Overrides | None = None) -> InitialFile:
    """Return a file with a front matter for each of its kernels that can be run.

    It is a `KernelFileError` where it cannot be read, has front matter already, or has no kernel, and an `InputError`
    where no kernel of it can be run, or it defines a macro that `overrides` give.
    """
    data = reader.read_bytes(path)
    text = reader.decode(data, str(path))
    if front_matter.has_front_matter(text):
        raise errors.KernelFileError(f"{path} has front matter already: delete its comment to infer another")
    overrides = overrides or Overrides()
    _refuse_replacing(path, text, overrides)
    shift = _commented(path, text, overrides, data).comments.count("\n")
    initial = _commented(path, "\n" * shift + text, overrides, data)
    if not initial.entries:
        raise errors.InputError("\n".join(initial.refused))
    return initial


def _refuse_replacing(path: Path, text: str, overrides: Overrides) -> None:
    """Refuse macros that take the place of a definition: a file with front matter is compiled as it stands."""
    from warplens.cuda.catalogue.source.kernels import PREFIX, without_definitions

    names = [define.partition("=")[0] for define in overrides.defines]
    headers = local_headers(text, path=str(path), include_folders=overrides.include_folders) if names else {}
    for name, content in {str(path): text, **headers}.items():
        cleared = without_definitions(content, names, name)
        replaced = next((macro for macro in cleared.lines if f"{PREFIX}{macro}" in cleared.text), "")
        if replaced:
            raise errors.InputError(
                f"line {cleared.lines[replaced]} of {name} defines {replaced}, which a front matter does not change: "
                f"change it there, without -D {replaced}, or put it between #ifndef {replaced} and #endif"
            )


def _commented(path: Path, text: str, overrides: Overrides, data: bytes) -> InitialFile:
    """Return a file with what is inferred from a text before its own bytes."""
    parts: list[str] = []
    entries: list[str] = []
    refused: list[str] = []
    assumed = 0
    for matter in inferred_front_matters(path, text, overrides):
        refusal = matter.refusal
        place = f"{matter.entry} of {path}, line {matter.line}"
        if assumptions.UNREAD in matter.toml:
            refusal = f"{place}: {assumptions.UNREAD}: `warplens run` says what is wrong"
        if refusal:
            refused.append(refusal)
            continue
        introduction = "" if parts else _INTRODUCTION
        parts.append(f"/* warplens\n{introduction}{matter.toml.rstrip()}\n*/\n")
        entries.append(matter.entry)
        assumed += len(toml_values(matter.toml).get("assumed", ()))
    comments = "".join(parts)
    mark = _BYTE_ORDER_MARK if data.startswith(_BYTE_ORDER_MARK) else b""
    written = comments.replace("\n", "\r\n" if b"\r\n" in data else "\n").encode()
    return InitialFile(
        original=data, data=mark + written + data.removeprefix(mark), comments=comments, entries=tuple(entries),
        assumed=assumed, refused=tuple(refused),
    )  # fmt: skip
