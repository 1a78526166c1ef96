"""What a source includes: the places that name files, and the source with the texts of these for the compiler.

The rule: the compiler looks for no file of the user. Each `#include` of the source, and of the files that it includes,
is resolved here: its name in the text is replaced by that of a text which the compiler gets in memory, or, where it may
not be included, the directive becomes an `#error` that takes effect only where the directive would; where there is no
such file, it becomes an empty directive. In what may be a raw string it becomes an `#error` as well: there it is data
of host code, since device code with such a string is refused. So the key of a cached result covers everything that the
compiler reads. `headers` says which files are read.

`__has_include` becomes 1 or 0 by the same rules. The device headers of NVIDIA's wheels are left to the compiler.
"""

import hashlib
import os
import re
from bisect import bisect_right
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from pathlib import Path

from warplens.cuda.catalogue.source import kernels, kernels_of, tokens
from warplens.cuda.catalogue.syntax import SourceFile
from warplens.cuda.compiler import headers
from warplens.cuda.compiler.headers import IncludableFiles, IncludeFolders, RefusedError, contains
from warplens.cuda.compiler.options import FILE_MACRO, folders_of_options

# The places of a C++ text at which the preprocessor may look for a file: `#include` and its kin, `__has_include`.
# The rule: whatever NVRTC may read as such a place is found, in every language version and whether or not it stands
# in a comment or under `#if 0`; nothing here decides which of them take effect. So line splices, trigraphs, digraphs
# and comments between the parts of a directive are recognised, and the time is linear in the length of the text.
# Source: ISO/IEC 14882, [lex.phases] and [cpp.include]; what NVRTC 12.9.86 reads as a directive was tried out, such
# as trigraphs up to C++14, form feeds before the `#`, and a `#` after the end of a comment.

_SPLICE = re.compile(r"(?:\\|\?\?/)[ \t]*\r?\n")
_HASH = re.compile(r"#|\?\?=|%:")
_BLANKS = re.compile(r"[^!-~\n]*")  # what may be a blank to the compiler: tabulators, form feeds, carriage returns
_WORD = re.compile(r"\w*")
_LONGEST_NAME = 4096
_HEADER_NAME = re.compile(rf'"([^"\n]{{0,{_LONGEST_NAME}}})"|<([^>\n]{{0,{_LONGEST_NAME}}})>')
_QUERY = re.compile(r"\b(?:__has_include(?:_next)?|__has_embed|_CCCL_HAS_INCLUDE)\b")
"""The last of these is a macro of CUDA's C++ library that stands for the first."""
_RAW_STRING = re.compile(r'R"([^()\\\s]{0,16})\(')
_MOST_RAW_STRINGS = 1000  # after this many raw strings, the rest of a text counts as one


class Kind(StrEnum):
    """What stands at a place that names a file."""

    INCLUDE = "include"
    UNSUPPORTED = "unsupported"  # a directive that reads a file, not supported: `#include_next`, `#import`, `#embed`
    DEFINE = "define"  # the definition of a macro that is among `FILE_MACRO`
    QUERY = "query"  # the question whether a file exists: `__has_include("name")`


_DIRECTIVES = {"include": Kind.INCLUDE, "define": Kind.DEFINE}
_DIRECTIVES |= dict.fromkeys(("include_next", "import", "embed"), Kind.UNSUPPORTED)

Span = tuple[int, int]  # the positions of the first character and of the one after the last


@dataclass(frozen=True, slots=True, kw_only=True)
class FilePlace:
    """A place at which a file is asked for."""

    kind: Kind
    word: str  # the directive without its `#`, the question, or the macro that `#define` defines
    word_span: Span  # where the directive or the question stands in the text
    name: str | None = None  # of the file, None where the text has none
    name_span: Span | None = None  # where that stands, with its quotes
    is_quoted: bool = False  # `"name"`, not `<name>`
    is_raw: bool = False  # the place may lie in a raw string, where it is data and no directive


def file_places(text: str) -> tuple[FilePlace, ...]:
    """Return the places at which the preprocessor may look for a file, in the order of the text."""
    return tuple(_Scan(text).places())


class _Scan:
    """One text without its line splices, `_cuts` being where they were: positions in `_text`, and bytes cut so far."""

    def __init__(self, text: str) -> None:
        pieces, self._cuts, self._removed, start, length = [], [0], [0], 0, 0
        for splice in _SPLICE.finditer(text):
            pieces.append(text[start : splice.start()])
            length += splice.start() - start
            start = splice.end()
            self._cuts.append(length)
            self._removed.append(start - length)
        self._text = "".join([*pieces, text[start:]])
        self._at_cut = frozenset(self._cuts)
        self._comment_end = (-1, -1)
        self._skipped: dict[int, int] = {}
        self._raw = self._raw_strings()

    def places(self) -> list[FilePlace]:
        directives = [self._directive(match.start(), match.end()) for match in _HASH.finditer(self._text)]
        queries = [self._query(match) for match in _QUERY.finditer(self._text)]
        return sorted([place for place in (*directives, *queries) if place], key=lambda place: place.word_span)

    def _directive(self, start: int, position: int) -> FilePlace | None:
        """Return the place of a directive whose `#` ends at `position`, None if it reads no file."""
        if not self._may_begin(start):
            return None
        word = _WORD.match(self._text, self._gap_end(position))
        kind = _DIRECTIVES.get(word[0]) if word else None
        if word is None or kind is None:
            return None
        after = self._gap_end(word.end())
        if kind is Kind.DEFINE:
            macro = _WORD.match(self._text, after)
            return self._place(kind, word, macro=macro[0]) if macro and FILE_MACRO.fullmatch(macro[0]) else None
        return self._place(kind, word, _HEADER_NAME.match(self._text, after))

    def _query(self, word: re.Match[str]) -> FilePlace:
        position, name = self._gap_end(word.end()), None
        if self._text.startswith("(", position):
            name = _HEADER_NAME.match(self._text, self._gap_end(position + 1))
            if name and not self._text.startswith(")", self._gap_end(name.end())):
                name = None
        return self._place(Kind.QUERY, word, name)

    def _place(
        self, kind: Kind, word: re.Match[str], name: re.Match[str] | None = None, *, macro: str = ""
    ) -> FilePlace:
        index = bisect_right(self._raw, (word.start(), len(self._text))) - 1
        return FilePlace(
            kind=kind,
            word=macro or word[0],
            word_span=self._origin(word),
            name=None if name is None else name[1] if name[1] is not None else name[2],
            name_span=None if name is None else self._origin(name),
            is_quoted=name is not None and name[1] is not None,
            is_raw=index >= 0 and word.start() < self._raw[index][1],
        )

    def _may_begin(self, position: int) -> bool:
        """Return whether a directive may begin here: first in a line, spliced or not, or after a comment."""
        while position and position not in self._at_cut:
            before = self._text[position - 1]
            if before in "\n/":
                return True
            if "!" <= before <= "~":
                return False
            position -= 1
        return True

    def _gap_end(self, position: int) -> int:
        """Return the position after blanks and comments."""
        if position in self._skipped:
            return self._skipped[position]
        ends, end = [], position
        while True:
            blanks = _BLANKS.match(self._text, end)
            assert blanks
            end = blanks.end()
            if not self._text.startswith("/*", end) or (close := self._close(end + 2)) < 0:
                break
            end = close
            if end in self._skipped:
                end = self._skipped[end]
                break
            ends.append(end)
        self._skipped.update(dict.fromkeys(ends, end))
        return end

    def _close(self, position: int) -> int:
        """Return the end of a comment whose text begins at `position`, -1 where it has none."""
        searched, end = self._comment_end
        if searched < 0 or not searched <= position <= end - 2:
            end = self._text.find("*/", position)
            end = len(self._text) + 2 if end < 0 else end + 2
            self._comment_end = (position, end)
        return end if end <= len(self._text) else -1

    def _raw_strings(self) -> list[tuple[int, int]]:
        """Return the spans of what may be raw strings."""
        spans: list[tuple[int, int]] = []
        position = count = 0
        while match := _RAW_STRING.search(self._text, position):
            count += 1
            end = self._text.find(f'){match[1]}"', match.end())
            if count > _MOST_RAW_STRINGS:
                end = len(self._text)
            if end >= 0:
                spans.append((match.start(), end))
            position = max(match.end(), end)
        return spans

    def _origin(self, match: re.Match[str]) -> Span:
        """Return the span of a match in the text with its splices."""
        first, last = (
            position + self._removed[bisect_right(self._cuts, position) - 1]
            for position in (match.start(), match.end() - 1)
        )
        return first, last + 1


_COMPUTED_QUERY = "__warplens_has_include"
COMPUTED_QUERY_OPTION = f"--define-macro={_COMPUTED_QUERY}(x)=0"
"""This option makes every `__has_include` false whose file is not named in the text."""
MARK = "warplens-include"
ABSENT = "warplens-absent"
_IN_STRING = re.compile(rf"{MARK} (\d+)\b")
DROPPED = "warplens-dropped"
_KEPT_SCANS = 1024
_KEPT_LENGTH = 1 << 18  # a process keeps the places of this many texts of at most this length


@dataclass(frozen=True, slots=True, kw_only=True)
class Refusal:
    """A directive that was taken out, and why."""

    reason: str
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
            for token in tokens.tokens_of(text):
                match = _IN_STRING.search(token.text) if token.kind is tokens.TokenKind.STRING else None
                if match is not None and int(match[1]) < len(self.refusals):
                    return self.refusals[int(match[1])].reason
        return ""


def include_folders(path: str | None, options: Sequence[str]) -> IncludeFolders:
    """Return the folders whose files a kernel file may include; `path` is None for a source that is in no file.

    `-I` options name them, a relative one from the folder of the kernel file, if it is there, else the working folder.
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
    text = kernels.without_definitions(source, replaced, name).text if replaced else source
    if not _places(text):
        return CompleteSource(text=text)
    return _Completion(name, folders, has_marks=has_marks, replaced=replaced).complete(source)


def complete_file(source: str, *, path: str, options: Sequence[str]) -> CompleteSource:
    """Return the source of a kernel file with all that it includes; of its options only folders for headers count."""
    folders = include_folders(path, folders_of_options(options) if options else ())
    return complete_source(source, name=Path(path).name, folders=folders)


class _Completion:
    """One source and what it includes so far."""

    def __init__(self, name: str, folders: IncludeFolders, *, has_marks: bool, replaced: Collection[str]) -> None:
        self._name, self._has_marks = name, has_marks
        self._replaced_names = replaced
        self._home = folders.home
        self._files = IncludableFiles(folders)
        self._inclusions: set[tuple[str, str, str]] = set()
        """The including file ("" for the source), the name that it uses, and the included file."""
        self._unsupported = ""
        self._texts: dict[str, str] = {}
        self._refusals: list[Refusal] = []
        self._absent: dict[str, str] = {}
        self._dropped: dict[str, str] = {}
        self._known: set[str] = set()

    def complete(self, source: str) -> CompleteSource:
        text = self._replaced(source, "", self._home)
        while waiting := [path for path in self._files.contents if path not in self._texts]:
            for path in waiting:
                header = self._files.contents[path].decode("utf-8-sig", errors="replace")
                self._texts[path] = self._replaced(header, path, os.path.dirname(path))  # noqa: PTH120
        digests = {path: hashlib.sha256(data).hexdigest() for path, data in self._files.contents.items()} | {"": ""}
        pairs = {(digests[including], name, digests[included]) for including, name, included in self._inclusions}
        return CompleteSource(
            text=text,
            headers=self._texts,
            files=self._files.files,
            included_hash=hashlib.sha256(repr(sorted(pairs)).encode()).hexdigest() if pairs else "",
            refusals=tuple(self._refusals),
            absent=tuple(self._absent.values()),
            dropped=self._dropped,
            known=frozenset(self._known),
            unsupported=self._unsupported,
        )

    def _replaced(self, text: str, path: str, folder: str | None) -> str:
        """Return the text of a file with the names of all included files replaced; the source has the path ""."""
        text = kernels.without_definitions(text, self._replaced_names, self._shown(path)).text
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
            included = self._files.resolved(name, near)
        except RefusedError as error:
            if place.kind is Kind.INCLUDE:
                return self._refused(place, text, f"{where()} includes {name!r}, {error}")
            included = ""
        if included in self._files.contents:
            self._inclusions.add((path, name, included))
        if place.kind is Kind.QUERY:
            return [(place.word_span, ""), (span, "1" if included else "0")]
        if included:
            if included not in self._files.contents:
                self._known.add(included)
            return [(span, f'"{included}"' if included in self._files.contents else f"<{included}>")]
        mark = ""
        if not headers.is_for_hosts(name) or headers.is_of_library(name):
            is_dropped = headers.is_for_hosts(name)
            sentences = self._dropped if is_dropped else self._absent
            key = str(len(sentences)) if self._has_marks else name
            sentences[key] = headers.missing_sentence(name, where())
            mark = f"warning {DROPPED if is_dropped else ABSENT} {key} " if self._has_marks else ""
        return [(place.word_span, mark), (span, "")]

    def _refused(
        self, place: FilePlace, text: str, reason: str, *, in_raw_string: bool = False
    ) -> list[tuple[Span, str]]:
        """Return the edits that make an `#error` of a directive."""
        start, end = place.word_span[0], (place.name_span or place.word_span)[1]
        directive = "#" + " ".join(text[start:end].split())
        self._refusals.append(Refusal(reason=reason, directive=directive, in_raw_string=in_raw_string))
        edits = [(place.word_span, f"error {MARK} {len(self._refusals) - 1} ")]
        return edits if place.name_span is None else [*edits, (place.name_span, "")]

    def _shown(self, path: str) -> str:
        """Return a file's path as messages show it: from the kernel's folder on, if it lies there."""
        if not path:
            return self._name
        return path[len(self._home) :].lstrip("/") if self._home and contains(self._home, path) else path


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


def _places(text: str) -> tuple[FilePlace, ...]:
    """Return the places of a text; all points of a sweep share them."""
    return _kept_places(text) if len(text) <= _KEPT_LENGTH else file_places(text)


_kept_places = lru_cache(maxsize=_KEPT_SCANS)(file_places)


def written_in(entry: str, *, source: str, path: str, options: Sequence[str]) -> SourceFile:
    """Return the file that a kernel is written in; `entry` names it as C++ does, `tiles::product<16>`.

    By its lines code is counted; what it inlines from other files counts at the line that calls it.
    A kernel that stands nowhere, such as one that a macro writes, counts as one of the kernel file. `source` and `path`
    are those of this file; of its options only the folders for headers count.
    """
    own = SourceFile(path=path, text=source)
    if not _places(source):  # it includes nothing
        return own
    name = tokens.kernel_name(entry)
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
