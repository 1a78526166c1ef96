"""What an inferred front matter assumes, from which line a value comes, and what the user says in its place.

The rule: an assumption is a sentence of `assumed` that begins with what it is about, or a comment `# assumed: ...`
beside the value. Both are read here alone. A key is a path with dots: `block`, `problem.N`, `arrays.in.shape`.
"""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from operator import itemgetter

from warplens.cuda.catalogue.front_matter import FrontMatter, KeyPath, read_front_matters
from warplens.cuda.catalogue.syntax import SourceFile
from warplens.cuda.ground import points, toml_beside

_SENTENCES = toml_beside(__file__, "assumptions.toml")
_COMMENT = re.compile(r"[ \t]*#[ \t]*(.*)")
_PLACE = re.compile(r"line (\d+): ")
_LINE = re.compile(r"line (\d+)\b")
_MARK = "assumed: "
_BEGINNINGS = {key: tuple(texts) for key, texts in _SENTENCES["beginnings"].items()}
UNREAD = "the text of the kernel cannot be read as C++"
"""A kernel of which this is assumed has no known launch: it is compiled, so that the compiler says what is wrong."""
NULL_POINTER = "is a null pointer"  # so a sentence on an argument ends that is null where the host code was followed
OTHER_FOLDER = ": -I names another folder"  # beside a header that was found where its project keeps it
SHARED_OUTPUT = "other host code may fill it, too"  # beside an array that the launch writes, and not the launch alone
_LENGTHS = ("as far as the kernel's indices go", "as long as the longest array", "an element for each thread")
"""A comment beside an array that begins so is about its shape, any other one about its contents."""

_SIZE = re.compile(r"(\w+) is (-?\d+)\b(?!\.)")
_INSTEAD = re.compile(r"(\w+) is (-?\d+) instead of (-?\d+)")
_INVENTED = [(re.compile(pattern), form) for pattern, form in _SENTENCES["invented"]]
"""How a sentence on what no host code says begins, and the name of that: what matters most comes first."""


def path_of(key: str) -> KeyPath:
    """Return the path of a key with dots."""
    return tuple(key.split("."))


def is_about(sentence: str, key: str) -> bool:
    """Return whether a sentence of `assumed` is about the value with this key."""
    place = _PLACE.match(sentence)
    rest = sentence[place.end() :] if place else sentence
    match path_of(key):
        case (("problem" | "tune"), name):
            return place is None and rest.startswith(f"{name} is ")
        case (("arrays" | "constants"), name, "shape"):
            return rest.startswith(f"{name} has ")
        case (("arrays" | "constants"), name, ("init" | "dtype")):
            return rest.startswith(f"{name} holds ")
        case ("args",):
            return place is not None and re.match(r"\w+ is ", rest) is not None
        case (name,) if name in _BEGINNINGS:
            return rest.startswith(_BEGINNINGS[name])
    return False


def assumption_on(matter: FrontMatter, key: str) -> str:
    """Return what a front matter assumes of the value with this key, "" if it is known."""
    comment, _ = comment_on(matter, key)
    sentences = [_PLACE.sub("", text) for text in matter.values.get("assumed", ()) if is_about(text, key)]
    return "; ".join(sentences) or comment.partition(_MARK)[2]


def line_of(matter: FrontMatter, key: str) -> int:
    """Return the line of the source that a value comes from, 0 if the front matter does not say it.

    A value of the launch comes from the line of the launch, if no other is named.
    """
    said = [_PLACE.match(text) for text in matter.values.get("assumed", ()) if is_about(text, key)]
    beside = [_LINE.search(_text_beside(matter, path_of(key)[:2]))]
    launch = [_LINE.search(_text_beside(matter, ("entry",)))] if key in (*_BEGINNINGS, "args") else []
    return next((int(match[1]) for match in (*said, *beside, *launch) if match is not None), 0)


def comment_on(matter: FrontMatter, key: str) -> tuple[str, tuple[int, int]]:
    """Return the comment that says that the value with this key is assumed, and its span in the file; "" for none."""
    path = path_of(key)
    span = _span_beside(matter, path[:2])
    comment = _text_beside(matter, path[:2])
    text = comment.partition(_MARK)[2]
    is_of_key = len(path) < 3 or path[2] == ("shape" if text.startswith(_LENGTHS) else "init")
    return (comment, span) if text and is_of_key else ("", (0, 0))


def shared_outputs_of(toml: str) -> frozenset[str]:
    """Return the arrays of an inferred front matter that its launch writes and other host code may fill, too."""
    return frozenset(re.findall(rf"^(\w+) = \{{.*\}}  # {SHARED_OUTPUT}$", toml, re.MULTILINE))


def _span_beside(matter: FrontMatter, path: KeyPath) -> tuple[int, int]:
    """Return the span of the comment after a value, on its line."""
    position = matter.positions.get(path)
    if position is None:
        return 0, 0
    match = _COMMENT.match(matter.source.text, position.value[1])
    return match.span() if match else (0, 0)


def _text_beside(matter: FrontMatter, path: KeyPath) -> str:
    match = _COMMENT.match(matter.source.text[slice(*_span_beside(matter, path))])
    return match[1] if match else ""


def inventions_of(sentences: Iterable[str]) -> tuple[points.Invention, ...]:
    """Return what the sentences of `assumed` invent: values that no host code says, or other ones than it says.

    Sizes come first, and of two sentences on one thing the later holds. A sentence on a header, or on what an array
    holds, invents nothing of the launch.
    """
    inventions: dict[str, tuple[int, points.Invention]] = {}
    for sentence in sentences:
        plain = _PLACE.sub("", sentence)
        if match := _INSTEAD.match(plain):
            inventions[match[1]] = -1, points.Invention(name=match[1], value=match[2], host_value=match[3])
            continue
        for rank, (pattern, form) in enumerate(_INVENTED):
            if match := pattern.match(plain):
                name = form.format(match[1])
                inventions[name] = rank, points.Invention(name=name, value=match[2])
                break
    return tuple(invention for _, invention in sorted(inventions.values(), key=itemgetter(0)))


def assumed_at(sentences: Iterable[str], sizes: Mapping[str, int]) -> tuple[str, ...]:
    """Return the sentences of `assumed` that hold where the axes have these values: the user may have chosen others."""
    matches = [(sentence, _SIZE.match(sentence)) for sentence in sentences]
    return tuple(
        text for text, match in matches if match is None or sizes.get(match[1], int(match[2])) == int(match[2])
    )


# What the user says of a launch beside the file: block, grid, dynamic shared memory, arrays, headers, macros.
# The rule: it replaces what was inferred, value by value, in the text of the front matter, and with a value goes what
# was assumed of it; what the file itself says in a front matter of its own is changed there and not here.

_OPENING = "/* warplens\n"


@dataclass(frozen=True, slots=True, kw_only=True)
class Overrides:
    """Values in place of inferred ones; empty ones replace nothing.

    `values` are for single kernels, all others for every kernel of a file: by entry, the TOML of each value by its key
    with dots, `arrays.in.init`, or "" to remove it. What the kernel no longer has is not replaced.
    """

    block: tuple[str, ...] = ()  # an expression for each dimension (x, y, z)
    grid: tuple[str, ...] = ()  # likewise
    dynamic_shared: str = ""  # an expression in bytes
    sizes: Mapping[str, tuple[int, ...]] = field(default_factory=dict)  # values for problem axes
    include_folders: tuple[str, ...] = ()  # those of -I
    defines: tuple[str, ...] = ()  # those of -D
    values: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    device: str = ""  # the key of the GPU whose attributes the host code gets

    @property
    def of_launch(self) -> dict[str, str]:
        """The values that concern the launch, as TOML, by their key in the front matter."""
        values = {
            "block": json.dumps(self.block) if self.block else "",
            "grid": json.dumps(self.grid) if self.grid else "",
            "dynamic_shared": json.dumps(self.dynamic_shared) if self.dynamic_shared else "",
        }
        return {key: value for key, value in values.items() if value}


def overridden(toml: str, overrides: Overrides) -> str:
    """Return the text of a front matter with the values of `overrides`.

    Where the text is not valid TOML, or a value in `values` makes it so, that is a `KernelFileError`.
    """
    values = overrides.of_launch
    compiler_options = [f"-I{folder}" for folder in overrides.include_folders]
    compiler_options += [f"-D{text}" for text in overrides.defines]
    if compiler_options:
        [matter] = _read(toml)
        options = [*matter.values.get("options", ()), *compiler_options]
        values["options"] = json.dumps(options)
    for key, value in values.items():
        toml = _with_value(toml, key, value)
    for name, numbers in overrides.sizes.items():
        toml = _with_size(toml, name, json.dumps(list(numbers)))
    [matter] = _read(toml)
    for key, value in overrides.values.get(matter.values.get("entry", ""), {}).items():
        toml = _with_value(toml, key, value)
    return toml


def macro_axes(defines: Sequence[str], texts: Sequence[str], path: str) -> dict[str, tuple[int, ...]]:
    """Return the macros among `defines` that take the place of a number which a text defines, with their values."""
    from warplens.cuda.catalogue.source.kernels import without_definitions  # a plain start reads no CUDA source

    macros = {name: value for name, _, value in (text.partition("=") for text in defines)}
    defined = {name for text in texts for name in without_definitions(text, macros, path).lines}
    numbers = {name: re.fullmatch(r"\d+(?:,\d+)*", macros[name].replace(" ", "")) for name in macros if name in defined}
    matches = {name: match[0].split(",") for name, match in numbers.items() if match is not None}
    return {name: tuple(dict.fromkeys(map(int, values))) for name, values in matches.items()}


def with_tune(toml: str, axes: Mapping[str, Sequence[int]]) -> str:
    """Return the text of a front matter with the values of macros, each an axis."""
    for name, values in axes.items():
        [matter] = _read(toml)
        tune = matter.values.get("tune", {})
        if name in tune:
            toml = _with_value(toml, f"tune.{name}", json.dumps(list(values)))
        elif tune:
            toml = toml.replace("\n[tune]\n", f"\n[tune]\n{name} = {json.dumps(list(values))}\n", 1)
        else:
            toml += f"\n[tune]\n{name} = {json.dumps(list(values))}\n"
    return toml


def with_assumptions(toml: str, sentences: Sequence[str]) -> str:
    """Return the text of a front matter that assumes more."""
    if not sentences:
        return toml
    [matter] = _read(toml)
    return _with_value(toml, "assumed", json.dumps([*matter.values.get("assumed", ()), *sentences]))


def _read(toml: str) -> tuple[FrontMatter, ...]:
    return read_front_matters(SourceFile(path="the inferred front matter", text=f"{_OPENING}{toml}*/"))


def _with_value(toml: str, key: str, value: str) -> str:
    """Return the text with the value of a key; of an axis or an array that it does not have, the text as it is."""
    toml = without_assumption(toml, key)
    [matter] = _read(toml)
    path = path_of(key)
    position = matter.positions.get(path)
    if position is not None and not value:
        return _spliced(toml, (_separator_before(matter.source.text, position.key[0]), position.value[1]), "")
    if position is not None:
        return _spliced(toml, position.value, value)
    if not value:
        return toml
    if len(path) == 1:
        return f"{key} = {value}\n{toml}"
    table = matter.positions.get(path[:-1])
    if len(path) < 3 or table is None:
        return toml
    end = table.value[1] - 1
    start = len(matter.source.text[:end].rstrip())
    return _spliced(toml, (start, end), f", {path[-1]} = {value} ")


def _separator_before(text: str, start: int) -> int:
    """Return where the comma before a key begins, or the key itself after the brace or the end of line before it."""
    before = len(text[:start].rstrip(" \t"))
    return before - 1 if text[before - 1] == "," else start


def without_assumption(toml: str, key: str) -> str:
    """Return the text of a front matter without what was assumed of the value with this key."""
    [matter] = _read(toml)
    _, comment = comment_on(matter, key)
    toml = _spliced(toml, comment, "") if comment[1] else toml
    sentences = matter.values.get("assumed", ())
    kept = [sentence for sentence in sentences if not is_about(sentence, key)]
    if len(kept) == len(sentences):
        return toml
    [matter] = _read(toml)
    lines = "".join(f"  {json.dumps(sentence, ensure_ascii=False)},\n" for sentence in kept)
    position = matter.positions["assumed",]
    if kept:
        return _spliced(toml, position.value, f"[\n{lines}]")
    return _spliced(toml, (position.key[0], position.value[1] + 1), "")


def _spliced(toml: str, span: tuple[int, int], text: str) -> str:
    """Return the TOML with a text at a span of the comment that `_read` makes of it."""
    start, end = (offset - len(_OPENING) for offset in span)
    return toml[:start] + text + toml[end:]


def _with_size(toml: str, name: str, value: str) -> str:
    """Return the text with these values of a problem axis, which is added if there is none of this name."""
    [matter] = _read(toml)
    if ("problem", name) in matter.positions:
        return _with_value(toml, f"problem.{name}", value)
    line = f"{name} = {value}\n"
    if "problem" not in matter.values:
        return f"{toml.rstrip()}\n[problem]\n{line}"
    _, end = matter.positions["problem",].key
    end = toml.index("\n", end - len(_OPENING)) + 1
    return toml[:end] + line + toml[end:]
