"""Finds kernels: the built-in ones, those in folders the user names, and by path: `file.cu`, or `file.cu::kernel`.

The rule: a file with front matter comes first; one without, in a folder or named, gets what is inferred. A file that is
wrong costs itself alone: its error goes to `on_error`, which raises it unless the caller has a better use for it.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

from warplens.cuda.catalogue import front_matter, launch_spec, syntax, tree
from warplens.cuda.catalogue.assumptions import Overrides
from warplens.cuda.catalogue.files import FileKernels, kernels_of_file, plain_name
from warplens.cuda.catalogue.kernel_file import KernelFile, Workload
from warplens.cuda.catalogue.reader import MAX_FILE_BYTES, decode, read_kernel_files, read_text
from warplens.cuda.ground.errors import InputError, KernelFileError, SpannedError, UnknownNameError

KERNEL_SUFFIXES = (".cu", ".cuh", ".h", ".hpp", ".inl")  # what is named like this is a file, and no kernel by its name
BUILTIN_FOLDER = Path(__file__).resolve().parent.parent / "kernels"  # the built-in kernels, one folder a family
LADDERS_FOLDER = BUILTIN_FOLDER / "ladders"  # the rungs that go on from the lectures' variants, one folder a family

MOST_LISTED = 6  # a sentence lists at most this many names

OnError = Callable[[SpannedError], None]  # this function gets the error of each kernel file that is wrong


def raise_error(error: SpannedError) -> NoReturn:
    """Raise an error: the first wrong file ends the search."""
    raise error


def builtin_kernels() -> tuple[KernelFile, ...]:
    """Return the built-in kernels, those of the lectures before further rungs of their ladders, by folder and file."""
    return tuple(sorted(find_kernels([BUILTIN_FOLDER]), key=is_further_rung))


def is_builtin(kernel: KernelFile) -> bool:
    """Return whether a kernel is a built-in one, and none of the user's own."""
    return kernel.path.startswith(f"{BUILTIN_FOLDER}/")


def is_further_rung(kernel: KernelFile) -> bool:
    """Return whether a kernel is a built-in one that no lecture has: a further rung of a ladder."""
    return kernel.path.startswith(f"{LADDERS_FOLDER}/")


def find_kernels(
    folders: Iterable[str | Path], on_error: OnError = raise_error, *, names: Collection[str] | None = None
) -> tuple[KernelFile, ...]:
    """Return the kernels of files with front matter in `folders` and below, ordered by folder and path.

    `on_error` gets the errors of files with a front matter that is wrong, which are left out; by default these are
    raised. A folder that does not exist or cannot be read is an `InputError`. With `names` of families and kernels the
    built-in kernels are those of the files that mention one of them: their front matter spells names as they are.
    """
    kernels: dict[Path, tuple[KernelFile, ...]] = {}
    for folder in folders:
        root = Path(folder)
        if not root.is_dir():
            raise InputError(f"there is no folder {root}")
        for path in sorted(root.rglob("*.cu")):
            resolved = path.resolve()
            if resolved in kernels or (names is not None and _is_silent(resolved, names)):
                continue
            if is_kernel_file(path):
                try:
                    kernels[resolved] = read_kernel_files(path)
                except SpannedError as error:
                    kernels[resolved] = ()
                    on_error(error)
    return tuple(kernel for of_file in kernels.values() for kernel in of_file)


def _is_silent(path: Path, names: Iterable[str]) -> bool:
    """Return whether a file is a built-in one that mentions none of these names."""
    if not path.is_relative_to(BUILTIN_FOLDER):
        return False
    text = path.read_text(encoding="utf-8")
    return not any(name in text for name in names)


def plain_files(folders: Iterable[str | Path], on_error: OnError = raise_error) -> Iterator[FileKernels]:
    """Yield the kernels of each `.cu` without front matter in `folders` and below, with what is inferred for them.

    `on_error` gets the errors of files that cannot be read as C++; files without a kernel are passed over.
    """
    paths = {path.resolve(): path for folder in folders for path in sorted(Path(folder).rglob("*.cu"))}
    for path in paths.values():
        try:
            text = read_text(path)
        except KernelFileError:  # a folder may hold anything
            continue
        if "__global__" in text and not front_matter.has_front_matter(text):
            try:
                yield kernels_of_file(path)
            except SpannedError as error:
                on_error(error)


def select(
    names: Sequence[str],  # families, kernels, paths of `.cu` files and headers, or kernels there: `a.cu::product<16>`
    folders: Iterable[str | Path] = (),  # further folders of kernels, beside the built-in ones
    on_error: OnError = raise_error,
    *,
    overrides: Overrides | None = None,  # what replaces the inferred launches of files without front matter
) -> tuple[KernelFile, ...]:
    """Return the kernels of these names, each once, in the order of the names.

    Of two files with a kernel of one name, the second gives it as the command line names it: `second.cu::scale`. Files
    without front matter in the folders are read for a name that no other kernel has. `on_error` gets the errors of
    files that are wrong, and of kernels of a file without front matter that cannot be run as it lies; they are left
    out.

    Raises:
        UnknownNameError: a name is neither a family nor a kernel.
        InputError: two files hold a kernel of the name.
        KernelFileError: by default, a named file or one of a folder is wrong, or a kernel of a named one cannot be run.
        ExpressionError: likewise, in an expression.
    """
    folders = tuple(folders)
    kernels = find_kernels([BUILTIN_FOLDER, *folders], on_error, names=names)
    selected: dict[tuple[str, str], KernelFile] = {}
    for name in names:
        path, _, entry = name.partition("::")
        try:
            is_path = path.endswith(KERNEL_SUFFIXES)
            matching = _of_file(path, entry, overrides, on_error) if is_path else _named(name, kernels, folders)
        except SpannedError as error:
            on_error(error)
            continue
        for kernel in matching:
            selected.setdefault((str(Path(kernel.path).resolve()), kernel.name), kernel)
    return with_distinct_names(selected.values())


def name_beginning(word: str, kernels: Iterable[KernelFile]) -> str:
    """Return the one family or kernel whose name begins with a word; "" if none does, an `InputError` if several do.

    A kernel whose family begins with it too stands behind the family.
    """
    listed = tuple(kernels)
    families = dict.fromkeys(kernel.family for kernel in listed if kernel.family.startswith(word))
    others = (kernel.name for kernel in listed if kernel.name.startswith(word) and kernel.family not in families)
    names = [*families, *dict.fromkeys(others)]
    if len(names) > 1:
        more = f" and {len(names) - MOST_LISTED} more" if len(names) > MOST_LISTED else ""
        raise InputError(f"{word!r} is the beginning of several names: {', '.join(names[:MOST_LISTED])}{more}")
    return names[0] if names else ""


def _of_file(path: str, entry: str, overrides: Overrides | None, on_error: OnError) -> tuple[KernelFile, ...]:
    content = kernels_of_file(path, entry, overrides)
    for refused in content.refused:
        if refused.is_left_out and content.kernels and not entry:  # the user asks for the program: it is none of that
            continue
        on_error(KernelFileError(refused.message))
    return content.kernels


def _named(name: str, kernels: tuple[KernelFile, ...], folders: tuple[str | Path, ...]) -> tuple[KernelFile, ...]:
    matching = _with_name(name, kernels)
    if not matching and folders:
        contents = list(plain_files(folders, lambda _: None))
        kernels = (*kernels, *(kernel for content in contents for kernel in content.kernels))
        matching = _with_name(name, kernels)
        refused = [refusal.message for content in contents for refusal in content.refused if refusal.entry == name]
        if refused and not matching:
            raise KernelFileError(refused[0])
    if not matching:
        kernels = (*kernels, *builtin_kernels())
        names = {kernel.name for kernel in kernels} | {kernel.family for kernel in kernels}
        raise UnknownNameError("kernel", name, names)
    return matching


def _with_name(name: str, kernels: tuple[KernelFile, ...]) -> tuple[KernelFile, ...]:
    matching = tuple(kernel for kernel in kernels if kernel.name == name)
    if len(matching) > 1:
        paths = " and ".join(kernel.path for kernel in matching)
        raise InputError(f"the kernel {name!r} is in {paths}; name one of the paths")
    return matching or tuple(kernel for kernel in kernels if kernel.family == name)


def is_kernel_file(path: Path) -> bool:
    """Return whether a file in a folder has a front matter; a file that is no readable text has none."""
    try:
        if not path.is_file() or path.stat().st_size > MAX_FILE_BYTES:
            return False
        return front_matter.has_front_matter(decode(path.read_bytes(), str(path)))
    except (OSError, KernelFileError):
        return False


# Another kernel as the reference of a kernel: where it is found, and its launch on the same arrays. A reference kernel
# is one of the same file, else of the same folder, else a built-in one. It has the arrays of the kernel that it
# judges, with their sizes and contents, and its own grid, block and macros.


def find_reference(kernel: KernelFile, name: str, others: Iterable[KernelFile] = ()) -> KernelFile:
    """Return the kernel of this name that judges another: one of `others` first.

    Where there is none, that is an `UnknownNameError`, and where it is the kernel itself an `InputError`.
    """
    known: dict[str, KernelFile] = {}
    for candidate in (*others, *_candidates(kernel)):
        known.setdefault(plain_name(candidate.name), candidate)
    reference = known.get(plain_name(name))
    if reference is None:
        raise UnknownNameError("reference kernel", name, known)
    if reference.name == kernel.name and reference.path == kernel.path:
        raise InputError(f"{kernel.name} cannot be its own reference")
    return reference


def _candidates(kernel: KernelFile) -> Iterable[KernelFile]:
    path = Path(kernel.path)
    yield from read_kernel_files(path, kernel.front_matter)
    for beside in sorted(path.parent.glob("*.cu")):
        if beside != path and is_kernel_file(beside):
            try:
                yield from read_kernel_files(beside)
            except SpannedError:  # a file that is wrong holds no reference; its own run reports the error
                continue
    yield from builtin_kernels()


def reference_workload(reference: KernelFile, workload: Workload) -> Workload:
    """Return the launch of a reference kernel on the arrays of the workload that it judges.

    An `InputError` says that the kernels do not share their arrays, or that the reference cannot run at this size.
    """
    what = f"the reference kernel {reference.name}"
    if reference.stream is not None or reference.steps:
        raise InputError(f"{what} is no single launch, which a reference kernel must be")
    problem = {name: workload.names[name] for name in reference.problem_axes if name in workload.names}
    tune = {name: workload.names.get(name, values[0]) for name, values in reference.tune.items()}
    launch = reference.workload(problem, tune)
    if launch.broken_requirement is not None:
        raise InputError(f"{what} requires {launch.broken_requirement}")
    shared = {array.name: array for array in workload.arrays}
    for array in launch.arrays:
        own = shared.get(array.name)
        if own is None or (own.dtype, own.shape) != (array.dtype, array.shape):
            has = "has no array of this name" if own is None else f"has {own.dtype} {list(own.shape)}"
            own_array = f"the array {array.name!r}, {array.dtype} {list(array.shape)}"
            raise InputError(f"{what} has {own_array}, and {workload.kernel} {has}")
    pairs = ((array, shared[array.name]) for array in launch.arrays)
    arrays = tuple(replace(array, init=other.init, stored=other.stored) for array, other in pairs)
    if not written(launch) & written(workload):
        raise InputError(f"{what} and {workload.kernel} write no array of the same name")
    return replace(launch, arrays=arrays, seed=workload.seed)


def written(workload: Workload) -> frozenset[str]:
    """Return the names of the arrays that a launch writes."""
    return frozenset(array.name for array in workload.arrays if array.role is not launch_spec.ArrayRole.IN)


def expecting(workload: Workload, values: Iterable[str], source: str) -> Workload:
    """Return a workload whose reference is values that are known, under the names of `value_name`."""
    expected = {}
    for name in values:
        text = syntax.SourceText.plain(value_name(name, source))
        expected[name] = syntax.Expression(text=text, root=tree.Name(text.value, 0, len(text.value)))
    return replace(workload, expected=expected)


def value_name(array: str, source: str) -> str:
    """Return the name under which the value of an array from a source, such as a kernel, stands beside the arrays."""
    return f"{array} of {source}"


# A variant has the name of its kernel, with the file before it where another file has a kernel of the name, as the
# command line writes it (`scan.cu::scale`). It keeps the name while it is there; a worker finds it by file and hash.


def with_distinct_names(kernels: Iterable[KernelFile], others: Iterable[KernelFile] = ()) -> tuple[KernelFile, ...]:
    """Return kernels with names that differ, in their order; that of one of `others` that a kernel replaces stays."""
    named: list[KernelFile] = []
    files = {other.name: _file(other) for other in others}
    known = set(files.values())
    for kernel in kernels:
        file = _file(kernel)
        named.append(kernel if kernel.name not in files and file not in known else _distinct(kernel, files))
        files[named[-1].name] = file
        known.add(file)
    return tuple(named)


def _distinct(kernel: KernelFile, files: Mapping[str, Path]) -> KernelFile:
    """Return a kernel with the name that its file has given it in `files`, or with the first that is free there."""
    file = _file(kernel)
    names = tuple(_names(kernel))
    own = [name for name in names if files.get(name) == file]
    free = [name for name in names if name not in files]
    return replace(kernel, name=(own or free)[0])


def _names(kernel: KernelFile) -> Iterator[str]:
    """Yield the name, then the name after more and more of the path, whose whole no other file has."""
    yield kernel.name
    parts = _file(kernel).parts
    for first in range(len(parts) - 1, -1, -1):
        yield f"{Path(*parts[first:])}::{kernel.name}"


def _file(kernel: KernelFile) -> Path:
    return Path(kernel.path).absolute()
