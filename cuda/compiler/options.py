"""The options and folders of headers that a kernel may give to the compiler, and the places that look for a file.

The rule: an option is allowed by name, since a kernel file may be a stranger's. An option is allowed if it changes only
what the compiler makes of the source: none that is allowed reads or writes a file, starts another program's options or
changes the kind of output. What reaches the compiler is written here, from the parts of an allowed option. Folders for
headers never reach the compiler: Warplens itself looks for headers (see `warplens.cuda.compiler.includes`).

Source: NVIDIA, "NVRTC", version 12.9, section "Supported Compile Options", each tried with NVRTC 12.9.86.
"""

import re
import tomllib
from bisect import bisect_right
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from warplens.cuda.ground.errors import InputError, suggestion

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
FILE_MACRO = re.compile(r"__THRUST_\w*|THRUST_MR_STD_MR_HEADER")  # names of files that headers of CUDA include
_RAW_STRING = re.compile(r'R"([^()\\\s]{0,16})\(')
_MOST_RAW_STRINGS = 1000  # after this many raw strings, the rest of a text counts as one


class Kind(StrEnum):
    """What stands at a place."""

    INCLUDE = "include"
    UNSUPPORTED = "unsupported"  # a directive that reads a file, not supported: `#include_next`, `#import`, `#embed`
    DEFINE = "define"  # the definition of a macro that is among `FILE_MACRO`
    QUERY = "query"  # the question whether a file exists: `__has_include("name")`


_DIRECTIVES = {
    "include": Kind.INCLUDE,
    "include_next": Kind.UNSUPPORTED,
    "import": Kind.UNSUPPORTED,
    "embed": Kind.UNSUPPORTED,
    "define": Kind.DEFINE,
}


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
    r"""Return the places at which the preprocessor may look for a file, in the order of the text.

    Example:
        >>> [place] = file_places('int a;\n  # /* x */ include "tile.h"')
        >>> place.kind.value, place.name, place.is_quoted
        ('include', 'tile.h', True)
        >>> [place] = file_places("#if __has_include(<mma.h>)")
        >>> place.kind.value, place.name, place.is_quoted
        ('query', 'mma.h', False)
    """
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
        """Return the places in the order of the text."""
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


# Targets of one architecture alone: `sm_90a` beside `sm_90`, for instructions such as `wgmma` that no other GPU has. A
# kernel is compiled for its device's ordinary target unless it needs the other. It does where its options say so,
# where its source asks for a macro that only the other defines, or where the assembler refuses an instruction.
# Source: CUDA C++ programming guide 12.9, 5.1 (architecture-specific features); PTX ISA 8.8, 11.1.2 (`.target`).

OLDEST_WITH_OWN = 90  # from this target on there is one for the architecture alone
_TARGET_NAME = re.compile(r"(?:sm|compute)_(\d+)([af]?)")
_REFUSED = re.compile(r"not supported on \.target '(sm_\d+[af]?)'")  # ptxas says so of an instruction, with the target
_FEATURES = re.compile(r"\b__CUDA_ARCH_(?:FEAT_SM(\d+)_ALL|(?:FAMILY_)?SPECIFIC__|HAS_FEATURE__)\b")
"""These macros have a value only where code is compiled for one architecture, or family, alone."""


def own_target(target: str) -> str:
    """Return the target of the architecture alone, "" where there is none.

    Example:
        >>> own_target("sm_90"), own_target("sm_90a"), own_target("sm_89")
        ('sm_90a', '', '')
    """
    match = _TARGET_NAME.fullmatch(target)
    return f"sm_{match[1]}a" if match and not match[2] and int(match[1]) >= OLDEST_WITH_OWN else ""


def shared_target(target: str) -> str:
    """Return the ordinary target that belongs to a target.

    Example:
        >>> shared_target("sm_90a"), shared_target("sm_80")
        ('sm_90', 'sm_80')
    """
    match = _TARGET_NAME.fullmatch(target)
    return f"sm_{match[1]}" if match else target


def target_of_option(value: str, target: str) -> str:
    """Return the target that a value of `-arch` asks for, "" where it is of another GPU than `target`.

    Example:
        >>> target_of_option("sm_90a", "sm_90"), target_of_option("compute_90a", "sm_90")
        ('sm_90a', 'sm_90a')
        >>> target_of_option("sm_90a", "sm_80"), target_of_option("sm_90", "sm_90")
        ('', 'sm_90')
    """
    match = _TARGET_NAME.fullmatch(value.strip())
    requested = f"sm_{match[1]}{match[2]}" if match else ""
    return requested if requested and requested in {target, own_target(target)} else ""


def asks_for_own(texts: Iterable[str], target: str) -> bool:
    """Return whether a source asks for the macro that only the target of the architecture alone defines.

    Example:
        >>> asks_for_own(["#ifdef __CUDA_ARCH_FEAT_SM90_ALL"], "sm_90")
        True
        >>> asks_for_own(["#ifdef __CUDA_ARCH_FEAT_SM90_ALL"], "sm_100")
        False
    """
    number = shared_target(target).removeprefix("sm_")
    return bool(own_target(target)) and any(
        match[1] in {None, number} for text in texts for match in _FEATURES.finditer(text)
    )


def lacks_instruction(log: str, target: str) -> bool:
    """Return whether the assembler refused an instruction that the target does not have.

    Example:
        >>> log = "error   : Instruction 'wgmma.fence' not supported on .target 'sm_90'"
        >>> lacks_instruction(log, "sm_90"), lacks_instruction(log, "sm_90a")
        (True, False)
    """
    return any(match[1] == target for match in _REFUSED.finditer(log))


_SHOWN_CHARACTERS = 100  # a message shows at most this many characters of an option
_TARGET = re.compile(r"(--?gpu-architecture|-arch)(?:[= ](.*))?")
_ARCHITECTURE = "--gpu-architecture"
_FOLDER = "--include-path"
_MACRO = "--define-macro"
_ASSEMBLER_LEVEL = re.compile(r"-O([0-3])")  # so nvcc has the assembler's level, NVRTC as `--ptxas-options`
_TABLES = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
_VALUES: dict[str, tuple[str, str]] = {short: (name, form) for short, (name, form) in _TABLES["values"].items()}
"""The options with a value: by short name the long one, and the values."""
_FLAGS: dict[str, str] = _TABLES["flags"]  # the options without a value: by short name the long one
_LONG_NAMES = {name: name for name, _ in _VALUES.values()} | {name: name for name in _FLAGS.values()}
_SHORT_NAMES = {short: name for short, (name, _) in _VALUES.items()} | _FLAGS
_NAMES = _SHORT_NAMES | _LONG_NAMES
_FORMS = dict(_VALUES.values())
_ALLOWED = ("-D", "-I", "-U", "-O0", "-O1", "-O2", "-O3", *(name for name in _LONG_NAMES if "dlink" not in name))
_JOINED = frozenset({"-D", "-U", "-I"})  # the value of these may follow at once


@dataclass(frozen=True, slots=True, kw_only=True)
class CompilerOptions:
    """The options of a kernel as the compiler gets them."""

    arguments: tuple[str, ...] = ()
    include_folders: tuple[str, ...] = ()  # the folders for headers as they are written
    target: str = ""  # the one that they ask for, `sm_90a` for a device of `sm_90`; "" where they leave it to that

    @property
    def has_debug_data(self) -> bool:
        """Whether the compiler writes full debug data; then it refuses to write line numbers alone."""
        return "--device-debug" in self.arguments

    @property
    def has_standard(self) -> bool:
        """Whether they say which C++ the source is."""
        return any(argument.startswith("--std=") for argument in self.arguments)


def checked_options(options: Sequence[str], *, name: str, source: str = "", target: str = "") -> CompilerOptions:
    """Return the options of a kernel after checking that each is allowed.

    Example:
        >>> checked_options(["-Iinc", "-use_fast_math", "-D", "N=4"], name="copy.cu")
        CompilerOptions(arguments=('--use_fast_math', '--define-macro=N=4'), include_folders=('inc',), target='')
        >>> checked_options(["--create-pch=notes.txt"], name="copy.cu")
        Traceback (most recent call last):
        warplens...InputError: the option '--create-pch=notes.txt' of copy.cu is not allowed (known: ...
    """
    arguments, folders, requested = [], [], ""
    for part in _parts(options):
        option = part.written[0]
        where = f"{_shown(option)}{_place(source, option)} of {name}"
        if part.name == _ARCHITECTURE:
            requested = target_of_option(part.value or "", target)
            if not requested:
                sentence = f"the device sets the target ({target})" if target else "the device sets the target"
                raise InputError(f"the option {where} cannot be used: {sentence}")
            continue
        if not part.name:
            raise InputError(f"the option {where} is not allowed{suggestion(_name_of(option), _ALLOWED)}")
        if part.name in _FORMS and part.value is None:
            raise InputError(f"the option {where} lacks its value")
        if part.value is None:
            arguments.append(part.name)
        elif part.name not in _FORMS:
            raise InputError(f"the option {where} takes no value")
        else:
            _check_value(part.name, part.value, where)
            if part.name == _FOLDER:
                folders.append(part.value)
            else:
                arguments.append(f"{part.name}={part.value}")
    return CompilerOptions(arguments=tuple(arguments), include_folders=tuple(folders), target=requested)


def folders_of_options(options: Sequence[str]) -> tuple[str, ...]:
    """Return the folders for headers in the order in which they are searched, as they are written.

    Example:
        >>> folders_of_options(["-Iinc", "-use_fast_math", "--include-path=/opt/lib"])
        ('inc', '/opt/lib')
    """
    return tuple(part.value for part in _parts(options) if part.name == _FOLDER and part.value)


def macros_of_options(options: Sequence[str]) -> tuple[str, ...]:
    """Return the names of the macros without parameters that options define.

    Example:
        >>> macros_of_options(["-DTILE=8", "-D", "FAST", "-DMUL(a)=a", "-lineinfo"])
        ('TILE', 'FAST')
    """
    texts = (part.value.partition("=")[0] for part in _parts(options) if part.name == _MACRO and part.value)
    return tuple(text for text in texts if text.isidentifier())


def relocated_options(options: Sequence[str], folders: Mapping[str, str]) -> tuple[str, ...]:
    """Return the options with the folders replaced that `folders` maps to others.

    Example:
        >>> relocated_options(["-I", "inc", "-lineinfo"], {"inc": "/cache/inc"})
        ('-I/cache/inc', '-lineinfo')
    """
    relocated: list[str] = []
    for part in _parts(options):
        is_replaced = part.name == _FOLDER and part.value in folders
        relocated += [f"-I{folders[part.value or '']}"] if is_replaced else part.written
    return tuple(relocated)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Part:
    """An option as it is written, in one text or two; its long name, empty if unknown; its value, None if it lacks."""

    written: tuple[str, ...]
    name: str
    value: str | None


def _parts(options: Sequence[str]) -> Iterator[_Part]:
    waiting = deque(options)
    while waiting:
        option = waiting.popleft()
        name, value = _name_and_value(option.strip())
        written: tuple[str, ...] = (option,)
        if (name in _FORMS or name == _ARCHITECTURE) and value is None and waiting:
            value = waiting.popleft()
            written = (option, value)
        yield _Part(written=written, name=name, value=value)


def _name_and_value(option: str) -> tuple[str, str | None]:
    if level := _ASSEMBLER_LEVEL.fullmatch(option):
        return f"--ptxas-options=-O{level[1]}", None
    if architecture := _TARGET.fullmatch(option):
        return _ARCHITECTURE, architecture[2]
    if option in _NAMES:
        return _NAMES[option], None
    for separator in ("=", " "):
        name, separated, value = option.partition(separator)
        if separated and name in _NAMES:
            return _NAMES[name], value.strip()
    short = option[:2]
    return (_NAMES[short], option[2:].strip()) if short in _JOINED else ("", None)


def _check_value(long_name: str, value: str, where: str) -> None:
    form = _FORMS[long_name]
    if not value.isprintable() or not re.fullmatch(form, value):
        values = "" if form.startswith(("[", ".")) else f"; it takes {_values(form)}"
        raise InputError(f"the value {_shown(value)} of the option {where} is not allowed{values}")
    macro = FILE_MACRO.match(value)
    if macro and long_name in ("--define-macro", "--undefine-macro"):
        raise InputError(f"the option {where} is not allowed: headers of CUDA find files by the macro {macro[0]}")


def _values(form: str) -> str:
    if form.startswith(r"\d"):
        return "numbers" if form.endswith("*") else "a number"
    if form.startswith("c"):
        return "c++03, c++11, c++14, c++17 or c++20"
    *others, last = form.split("|")
    return f"{', '.join(others)} or {last}"


def _shown(text: str) -> str:
    return repr(text if len(text) <= _SHOWN_CHARACTERS else f"{text[:_SHOWN_CHARACTERS]}...")


def _name_of(option: str) -> str:
    return re.split(r"[= ]", option.strip(), maxsplit=1)[0]


def _place(source: str, option: str) -> str:
    """Return the end of `the option '-x'` that says in which line of a source it stands, empty if in none."""
    for quote in ('"', "'"):
        position = source.find(f"{quote}{option}{quote}")
        if position >= 0:
            return f" in line {source.count(chr(10), 0, position) + 1}"
    return ""
