"""The files that a source includes: found, read and handed to the compiler as texts.

The rule: the compiler looks for no file of the user. Each `#include` of the source, and of the files that it includes,
is resolved here: its name in the text is replaced by that of a text which the compiler gets in memory, or, where it may
not be included, the directive becomes an `#error` that takes effect only where the directive would; where there is no
such file, it becomes an empty directive. In what may be a raw string it becomes an `#error` as well: there it is data
of host code, since device code with such a string is refused. So the key of a cached result covers everything that the
compiler reads. It reads regular files only, from

- the folder of the kernel file and the folders below it,
- the repository or the unpacked archive that the kernel file lies in (`warplens.cuda.ground.repositories`): files that
  are named like headers, and
- the folders of its `-I` options; of one outside the kernel's folder, files that are named like headers.

`__has_include` becomes 1 or 0 by the same rules. The device headers of NVIDIA's wheels are left to the compiler.
"""

import hashlib
import os
import re
import stat
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from warplens.cuda.catalogue.source import kernels_of
from warplens.cuda.catalogue.source.kernels import without_definitions
from warplens.cuda.catalogue.source.tokens import TokenKind, kernel_name, tokens_of
from warplens.cuda.compiler import headers
from warplens.cuda.compiler.options import FilePlace, Kind, Span, file_places, folders_of_options
from warplens.cuda.ground.files import NotRegularError, opened_regular, project_of

MAX_FILE_BYTES = 16 << 20
MAX_TOTAL_BYTES = 64 << 20
MAX_FILES = 10_000  # no header, and no set of them, is larger; CUTLASS, the largest library for kernels: 900 in 13 MiB
HEADER_SUFFIXES = frozenset(  # files that end like this are named like headers, or like sources that others include
    {".h", ".hh", ".hpp", ".hxx", ".cuh", ".inl", ".inc", ".ipp", ".ixx", ".tpp", ".tcc", ".txx", ".impl", ".def"}
    | {".c", ".cc", ".cpp", ".cxx", ".cu"}
)
_COMPUTED_QUERY = "__warplens_has_include"
COMPUTED_QUERY_OPTION = f"--define-macro={_COMPUTED_QUERY}(x)=0"
"""This option makes every `__has_include` false whose file is not named in the text."""
_MARK = "warplens-include"
_MARKED = re.compile(rf"#error directive: {_MARK} (\d+)[^\n]*(?:\n[^\n]*{_MARK} \1\b[^\n]*)?")
_ABSENT = "warplens-absent"
_IN_STRING = re.compile(rf"{_MARK} (\d+)\b")
_DROPPED = "warplens-dropped"
_MET = re.compile(rf"#warning directive: ({_ABSENT}|{_DROPPED}) (\d+)")
_KEPT_SCANS = 1024
_KEPT_LENGTH = 1 << 18  # a process keeps the places of this many texts of at most this length
_UNNAMEABLE = re.compile(r'["\\\n]|\?\?')


@dataclass(frozen=True, slots=True, kw_only=True)
class IncludeFolders:
    """The folders whose files a source may include; all paths are absolute."""

    home: str | None = None  # that of the kernel file, None for a source without a file
    folders: tuple[str, ...] = ()  # those of `-I` options in the order in which they are searched


@dataclass(frozen=True, slots=True, kw_only=True)
class Refusal:
    """A directive that was taken out: `reason` says why, `complaint` is what the compiler would have said."""

    reason: str
    complaint: str
    directive: str
    in_raw_string: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class CompleteSource:
    """A source with all that it includes."""

    text: str = field(repr=False)  # for the compiler in place of the source, line by line the same
    # included texts, by their names for the compiler
    headers: Mapping[str, str] = field(default_factory=dict, repr=False)
    # their bytes, by the paths where they were found
    files: Mapping[str, bytes] = field(default_factory=dict, repr=False)
    # SHA-256 (hex) of files and who includes which by what name, wherever they lie; "": no files
    included_hash: str = ""
    refusals: tuple[Refusal, ...] = ()
    # sentences on headers that are in no folder: they count as empty, since most are for host code
    absent: tuple[str, ...] = ()
    # sentences on those of a library taken for host code, by the name
    dropped: Mapping[str, str] = field(default_factory=dict)
    known: frozenset[str] = frozenset()  # the built-in headers and those of NVIDIA that it includes
    unsupported: str = ""  # what cannot be handled in the source; empty in nearly all

    def header_of_library(self, name: str) -> str:
        """Return the name by which the compiler finds a header of a library that the source includes others of."""
        own = next((path for path in self.headers if path.endswith(f"/{name}")), "")
        folder = name.partition("/")[0]
        is_included = any(known.startswith(f"{folder}/") for known in self.known)
        return own or (name if is_included and headers.known_name(name) else "")

    def reason_against(self, texts: Iterable[str]) -> str:
        """Return why texts of this source are no device code, a raw string with a directive; "" where none has one."""
        for text in texts if any(refusal.in_raw_string for refusal in self.refusals) else ():
            for token in tokens_of(text):
                match = _IN_STRING.search(token.text) if token.kind is TokenKind.STRING else None
                if match is not None and int(match[1]) < len(self.refusals):
                    return self.refusals[int(match[1])].reason
        return ""

    def met_in(self, log: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the sentences on headers whose directives had effect: on absent ones, and on those of libraries."""
        met = dict.fromkeys(_MET.findall(log))
        absent = (int(number) for kind, number in met if kind == _ABSENT)
        dropped = filter(None, (self.dropped.get(number, "") for kind, number in met if kind == _DROPPED))
        return tuple(self.absent[number] for number in absent if number < len(self.absent)), tuple(dropped)

    def explained(self, log: str) -> tuple[str, str]:
        """Return why the compiler stopped at a directive that was taken out, "" if it did not, and its log."""
        reasons: list[str] = []

        def complaint(match: re.Match[str]) -> str:
            if int(match[1]) >= len(self.refusals):  # the source itself has such a directive
                return match[0]
            refusal = self.refusals[int(match[1])]
            reasons.append(refusal.reason)
            return f"{refusal.complaint}\n  {refusal.directive}"

        text = _MARKED.sub(complaint, log)
        return (reasons[0] if reasons else ""), text


def include_folders(path: str | None, options: Sequence[str]) -> IncludeFolders:
    """Return the folders whose files a kernel file may include; `path` is None for a source that is in no file.

    The `-I` options name them. A relative folder is one below the folder of the kernel file, if it is there, else below
    the working directory.
    """
    home = None if path is None else os.path.dirname(os.path.abspath(path))  # noqa: PTH100, PTH120 - links stay
    folders = []
    for folder in options:
        beside = os.path.join(home or "", folder)  # noqa: PTH118
        folders.append(os.path.abspath(beside if Path(beside).is_dir() else folder))  # noqa: PTH100
    return IncludeFolders(home=home, folders=tuple(dict.fromkeys(folders)))


def complete_source(
    source: str, *, name: str, folders: IncludeFolders, has_marks: bool = False, replaced: Collection[str] = ()
) -> CompleteSource:
    """Return a source with all that it includes; `InputError` if one of the `replaced` names cannot give way.

    With `has_marks` each absent header is a warning of the compiler instead of an empty directive, so that its log says
    which of them it met; `absent` and `dropped` then have a sentence on each directive, by number. The definitions of
    `replaced` names in these texts give way to macros of the options. `name` is the user's, for messages.
    """
    return _Completion(name, folders, has_marks=has_marks, replaced=replaced).complete(source)


def complete_file(source: str, *, path: str, options: Sequence[str]) -> CompleteSource:
    """Return the source of a kernel file with all that it includes; of its options those that name folders count."""
    folders = include_folders(path, folders_of_options(options))
    return complete_source(source, name=Path(path).name, folders=folders)


class _RefusedError(Exception):
    """A file may not be included; the text ends the sentence `line 1 of k.cu includes 'x', ...`."""


@dataclass(frozen=True, slots=True)
class _Folder:
    """A folder whose files may be included: as it is written, and as it is without links."""

    path: str
    real: str
    is_own: bool


class _Completion:
    """One source and what it includes so far."""

    def __init__(self, name: str, folders: IncludeFolders, *, has_marks: bool, replaced: Collection[str]) -> None:
        self._name, self._has_marks = name, has_marks
        self._given = replaced
        self._home = folders.home
        self._folders = _allowed_folders(folders)
        self._search = folders.folders
        self._contents: dict[str, bytes] = {}
        self._files: dict[str, bytes] = {}
        self._inclusions: set[tuple[str, str, str]] = set()
        """The including file ("" for the source), the name that it uses, and the included file."""
        self._unsupported = ""
        self._texts: dict[str, str] = {}
        self._refusals: list[Refusal] = []
        self._absent: dict[str, str] = {}
        self._dropped: dict[str, str] = {}
        self._known: set[str] = set()
        self._total_bytes = 0

    def complete(self, source: str) -> CompleteSource:
        """Return the source with its includes, and theirs."""
        text = self._replaced(source, "", self._home)
        while waiting := [path for path in self._contents if path not in self._texts]:
            for path in waiting:
                header = self._contents[path].decode("utf-8-sig", errors="replace")
                self._texts[path] = self._replaced(header, path, os.path.dirname(path))  # noqa: PTH120
        return CompleteSource(
            text=text,
            headers=self._texts,
            files=self._files,
            included_hash=self._included_hash(),
            refusals=tuple(self._refusals),
            absent=tuple(self._absent.values()),
            dropped=self._dropped,
            known=frozenset(self._known),
            unsupported=self._unsupported,
        )

    def _included_hash(self) -> str:
        """Return the SHA-256 of all included files and of who includes which; "" if there are none."""
        digests = {path: hashlib.sha256(data).hexdigest() for path, data in self._contents.items()} | {"": ""}
        pairs = {(digests[including], name, digests[included]) for including, name, included in self._inclusions}
        return hashlib.sha256(repr(sorted(pairs)).encode()).hexdigest() if pairs else ""

    def _replaced(self, text: str, path: str, folder: str | None) -> str:
        """Return the text of a file with the names of all included files replaced; the source has the path ""."""
        text = without_definitions(text, self._given, self._shown(path)).text
        pieces, position = [], 0
        for place in _places(text):
            for (start, end), words in self._edits(place, text, path, folder):
                if start >= position:  # else it stands in a name that was replaced
                    splices = "\\\n" * text.count("\n", start, end)
                    pieces += [text[position:start], words, splices]
                    position = end
        return "".join([*pieces, text[position:]])

    def _edits(self, place: FilePlace, text: str, path: str, folder: str | None) -> list[tuple[Span, str]]:
        def where() -> str:
            return f"line {text.count(chr(10), 0, place.word_span[0]) + 1} of {self._shown(path)}"

        if place.is_raw:  # whether it is a directive or data cannot be told
            reason = f"{where()} has '#{place.word}' in a raw string, which is not supported in device code"
            if place.kind is not Kind.QUERY:
                return self._refused(place, text, reason, in_raw_string=True)
            self._unsupported = reason.removesuffix(" in device code")
            return []
        if reason := _unsupported(place):
            return self._refused(place, text, f"{where()} {reason}")
        name, span, near = place.name, place.name_span, folder if place.is_quoted else None
        if name is None or span is None:
            return [(place.word_span, _COMPUTED_QUERY)]
        name = name.replace("\\", "/")  # as files written on Windows have folders
        try:
            included = self._resolved(name, near)
        except _RefusedError as error:
            if place.kind is Kind.INCLUDE:
                return self._refused(place, text, f"{where()} includes {name!r}, {error}")
            included = ""
        if included in self._contents:
            self._inclusions.add((path, name, included))
        if place.kind is Kind.QUERY:
            return [(place.word_span, ""), (span, "1" if included else "0")]
        if included:
            if included not in self._contents:
                self._known.add(included)
            return [(span, f'"{included}"' if included in self._contents else f"<{included}>")]
        mark = ""
        if not headers.is_for_hosts(name) or headers.is_of_library(name):
            is_dropped = headers.is_for_hosts(name)
            sentences = self._dropped if is_dropped else self._absent
            key = str(len(sentences)) if self._has_marks else name
            sentences[key] = headers.missing_sentence(name, where())
            mark = f"warning {_DROPPED if is_dropped else _ABSENT} {key} " if self._has_marks else ""
        return [(place.word_span, mark), (span, "")]

    def _refused(
        self, place: FilePlace, text: str, reason: str, *, in_raw_string: bool = False
    ) -> list[tuple[Span, str]]:
        """Return the edits that make an `#error` of a directive."""
        start, end = place.word_span[0], (place.name_span or place.word_span)[1]
        directive = "#" + " ".join(text[start:end].split())
        self._refusals.append(
            Refusal(reason=reason, complaint=reason, directive=directive, in_raw_string=in_raw_string)
        )
        edits = [(place.word_span, f"error {_MARK} {len(self._refusals) - 1} ")]
        return edits if place.name_span is None else [*edits, (place.name_span, "")]

    def _resolved(self, name: str, folder: str | None) -> str:
        """Return the name by which the compiler gets a file, "" if there is none; raise if it may not be included."""
        if not name.isprintable() or _UNNAMEABLE.search(name):
            raise _RefusedError("a name with characters that are not supported")
        is_absolute = os.path.isabs(name)  # noqa: PTH117 - the text of a directive
        near = ("/",) if is_absolute else (folder,) if folder is not None else ()
        far = () if is_absolute else self._search
        for searched in (near, far):
            for start in searched:
                path = os.path.normpath(os.path.join(start, name))  # noqa: PTH118
                if self._is_inside(path) and (taken := self._taken(path)):
                    return taken
            is_due = not is_absolute and (searched is far if headers.is_optional_library(name) else searched is near)
            if is_due and (known := headers.known_name(name)):
                return known
        paths = [os.path.normpath(os.path.join(start, name)) for start in (*near, *far)]  # noqa: PTH118
        if paths and not any(map(self._is_inside, paths)):
            raise _RefusedError("which lies outside the kernel's folder, its repository and its -I folders")
        return ""

    def _is_inside(self, path: str) -> bool:
        """Return whether a path, as written, lies in a folder whose files may be included.

        A header names files beside itself; these are looked for at the place of the header after links are resolved.
        """
        return any(_contains(folder.path, path) or _contains(folder.real, path) for folder in self._folders)

    def _taken(self, path: str) -> str:
        """Read a file, unless it was read before; return the name that the compiler gets, "" if there is no file."""
        folder, name = os.path.split(path)
        plain = os.path.join(os.path.realpath(folder), name)  # noqa: PTH118 - one name, however often links lead there
        if plain not in self._contents:
            try:
                real = os.path.realpath(path, strict=True)
                if stat.S_ISDIR(os.lstat(real).st_mode):
                    return ""
            except OSError:
                return ""
            self._check(plain, real)
            try:
                self._contents[plain] = self._bytes_of(real)
            except OSError as error:
                raise _RefusedError(f"which cannot be read: {error.strerror}") from error
        self._files[path] = self._contents[plain]
        return plain

    def _check(self, path: str, real: str) -> None:
        """Check that the file `real` may be included, which a directive names `path`."""
        if not path.isprintable() or _UNNAMEABLE.search(path):
            raise _RefusedError("whose path has characters that are not supported")
        folders = [folder for folder in self._folders if _contains(folder.real, real)]
        if not folders:
            raise _RefusedError("a link that leads out of the kernel's folder, its repository and its -I folders")
        if all("/." in real[len(folder.real.rstrip("/")) :] for folder in folders):
            raise _RefusedError("which is hidden: its name or that of its folder begins with a dot")
        if not any(folder.is_own for folder in folders) and Path(real).suffix.lower() not in HEADER_SUFFIXES:
            raise _RefusedError("which is not named like a header (.h, .cuh, .hpp or the like)")

    def _bytes_of(self, path: str) -> bytes:
        """Return the bytes of a file; raise a _RefusedError where it is not a regular one, or too large."""
        if not stat.S_ISREG(os.lstat(path).st_mode):  # a device may act when it is opened
            raise _RefusedError("which is not a regular file")
        try:
            with opened_regular(path) as file:
                data = file.read(MAX_FILE_BYTES + 1)
        except NotRegularError:  # it was replaced just now
            raise _RefusedError("which is not a regular file") from None
        if len(data) > MAX_FILE_BYTES:
            raise _RefusedError(f"which has more than {MAX_FILE_BYTES >> 20} MiB")
        self._total_bytes += len(data)
        if self._total_bytes > MAX_TOTAL_BYTES or len(self._contents) == MAX_FILES:
            raise _RefusedError(f"one too many: there are {MAX_FILES} files or {MAX_TOTAL_BYTES >> 20} MiB of them")
        return data

    def _shown(self, path: str) -> str:
        """Return a file's path as messages show it: from the kernel's folder on, if it lies there."""
        if not path:
            return self._name
        return path[len(self._home) :].lstrip("/") if self._home and _contains(self._home, path) else path


def _unsupported(place: FilePlace) -> str:
    """Return why a directive of a source cannot be used, whatever file it names; empty if it can."""
    match place.kind:
        case Kind.DEFINE:
            return f"defines {place.word}, by which headers of CUDA find files"
        case Kind.UNSUPPORTED:
            return f"uses #{place.word}, which is not supported; use #include"
        case Kind.INCLUDE if place.name is None:
            return "includes a file by a macro; an #include must have the file's name"
        case _:
            return ""


def _allowed_folders(folders: IncludeFolders) -> tuple[_Folder, ...]:
    home = None if folders.home is None else os.path.realpath(folders.home)
    user_home = os.path.realpath(os.path.expanduser("~"))  # noqa: PTH111 - never fails
    is_narrow = home is not None and home != user_home and not _contains(home, user_home)
    allowed = [] if home is None else [_Folder(folders.home or "", home, is_narrow)]
    repository = None if home is None else project_of(home)
    if repository is not None and repository != home:
        allowed.append(_Folder(path=repository, real=repository, is_own=False))
    for path in folders.folders:
        real = os.path.realpath(path)
        allowed.append(_Folder(path, real, is_narrow and home is not None and _contains(home, real)))
    return tuple(allowed)


def _contains(folder: str, path: str) -> bool:
    """Return whether a path lies in a folder; both are absolute and normal."""
    return path.startswith(folder if folder.endswith("/") else f"{folder}/")


def _places(text: str) -> tuple[FilePlace, ...]:
    """Return the places of a text; all points of a sweep share them."""
    return _kept_places(text) if len(text) <= _KEPT_LENGTH else file_places(text)


_kept_places = lru_cache(maxsize=_KEPT_SCANS)(file_places)


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceFile:
    """A file with its text, of which lines of the compiled code are lines.

    What the kernel inlines from other files counts at the line that calls it.
    """

    path: str
    text: str = field(repr=False)

    @property
    def name(self) -> str:
        """The last part of the path."""
        return Path(self.path).name


def written_in(entry: str, *, source: str, path: str, options: Sequence[str]) -> SourceFile:
    """Return the file that a kernel is written in; `entry` names it as C++ does, `tiles::product<16>`.

    A kernel that is found nowhere, such as one that a macro writes, counts as one of the kernel file. `source` and
    `path` are of this file; of its compiler options the folders of headers count.
    """
    own = SourceFile(path=path, text=source)
    name = kernel_name(entry)
    if name in _kernel_names(source):
        return own
    last = name.rpartition("::")[2].encode()
    for header, data in complete_file(source, path=path, options=options).files.items():
        if last in data and b"__global__" in data:
            text = data.decode("utf-8-sig", errors="replace")
            if name in _kernel_names(text):
                return SourceFile(path=header, text=text)
    return own


@lru_cache(maxsize=64)
def _kernel_names(text: str) -> frozenset[str]:
    return frozenset(kernel.name for kernel in kernels_of(text))
