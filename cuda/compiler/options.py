"""The options and folders of headers that a kernel may give to the compiler.

The rule: an option is allowed by name, since a kernel file may be a stranger's. An option is allowed if it changes only
what the compiler makes of the source: none that is allowed reads or writes a file, starts another program's options or
changes the kind of output. What reaches the compiler is written here, from the parts of an allowed option. Folders for
headers never reach the compiler: Warplens itself looks for headers (see `warplens.cuda.compiler.includes`).

Source: NVIDIA, "NVRTC", version 12.9, section "Supported Compile Options", each tried with NVRTC 12.9.86.
"""

import re
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from warplens.cuda.compiler.process.client import TARGET_NAME, own_target
from warplens.cuda.ground import toml_beside
from warplens.cuda.ground.errors import InputError, suggestion

FILE_MACRO = re.compile(r"__THRUST_\w*|THRUST_MR_STD_MR_HEADER")  # names of files that headers of CUDA include


def _target_of_option(value: str, target: str) -> str:
    """Return the target that a value of `-arch` asks for, "" where it is not for the GPU of `target`."""
    match = TARGET_NAME.fullmatch(value.strip())
    requested = f"sm_{match[1]}{match[2]}" if match else ""
    return requested if requested and requested in {target, own_target(target)} else ""


_SHOWN_CHARACTERS = 100  # a message shows at most this many characters of an option
_ARCHITECTURE_OPTION = re.compile(r"(--?gpu-architecture|-arch)(?:[= ](.*))?")
_ARCHITECTURE = "--gpu-architecture"
_FOLDER = "--include-path"
_MACRO = "--define-macro"
_ASSEMBLER_LEVEL = re.compile(r"-O([0-3])")  # so nvcc has the assembler's level, NVRTC as `--ptxas-options`
_TABLES = toml_beside(__file__)
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
    def has_standard(self) -> bool:
        """Whether the options say which version of C++ the source is."""
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
            requested = _target_of_option(part.value or "", target)
            if not requested:
                sentence = f"the device sets the target ({target})" if target else "the device sets the target"
                raise InputError(f"the option {where} cannot be used: {sentence}")
            continue
        if not part.name:
            written = re.split(r"[= ]", option.strip(), maxsplit=1)[0]
            raise InputError(f"the option {where} is not allowed{suggestion(written, _ALLOWED)}")
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
    """Return the options with each folder that `folders` names replaced by the one that it maps to.

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
    """An option as it is written, in one text or two; its long name, "" if unknown; its value, None if it has none."""

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
    if architecture := _ARCHITECTURE_OPTION.fullmatch(option):
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


def _place(source: str, option: str) -> str:
    """Return the end of `the option '-x'` that says in which line of a source it stands, empty if in none."""
    for quote in ('"', "'"):
        position = source.find(f"{quote}{option}{quote}")
        if position >= 0:
            return f" in line {source.count(chr(10), 0, position) + 1}"
    return ""
