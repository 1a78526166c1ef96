"""What an inferred front matter assumes, and from which line of the source a value of it comes.

The rule: an assumption is a sentence of `assumed` that begins with what it is about, or a comment `# assumed: ...`
beside the value. Both are read here alone. A key is a path with dots: `block`, `problem.N`, `arrays.in.shape`.
"""

import re
from collections.abc import Iterable, Mapping
from operator import itemgetter

from warplens.cuda.catalogue.front_matter import FrontMatter, KeyPath
from warplens.cuda.ground.points import Invention

_COMMENT = re.compile(r"[ \t]*#[ \t]*(.*)")
_PLACE = re.compile(r"line (\d+): ")
_LINE = re.compile(r"line (\d+)\b")
_MARK = "assumed: "
_BEGINNINGS = {
    "entry": ("the template argument ",),
    "block": ("a block has ",),
    "grid": ("the grid has ", "a thread for each element of "),
    "dynamic_shared": ("the dynamic shared memory has ",),
}
UNREAD = "the text of the kernel cannot be read as C++"
"""A kernel of which this is assumed has no known launch: it is compiled, so that the compiler says what is wrong."""
SHARED_OUTPUT = "other host code may fill it, too"
"""The comment beside an array that the launch writes and not the launch alone."""
_LENGTHS = ("as far as the kernel's indices go", "as long as the longest array", "an element for each thread")
"""A comment beside an array that begins so is about its shape, any other one about its contents."""

_SIZE = re.compile(r"(\w+) is (-?\d+)\b(?!\.)")
_INSTEAD = re.compile(r"(\w+) is (-?\d+) instead of (-?\d+)")
_INVENTED = (
    (re.compile(r"(\w+) is (-?\d+)(?:[:,] .+)?$"), "{}"),
    (re.compile(r"(a block) has ([\dx ]+) threads"), "block"),
    (re.compile(r"(the grid) has (.+)"), "grid"),
    (re.compile(r"(?=(a thread))(a thread for each element of .+)"), "grid"),
    (re.compile(r"the template argument (\w+) is (.+)"), "{}"),
    (re.compile(r"(\w+) is ([^:,]+)(?:[:,] .+)?$"), "{}"),
    (re.compile(r"(the dynamic shared memory) has ([\d,]+ bytes)"), "dynamic shared memory"),
    (re.compile(r"(\w+) has (.+?) elements"), "length of {}"),
    (re.compile(r"(\w+) holds (integers\(.+\))"), "contents of {}"),
)
"""How a sentence on something that no host code says begins, and the name of that: what matters most comes first."""


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


def inventions_of(sentences: Iterable[str]) -> tuple[Invention, ...]:
    """Return what the sentences of `assumed` invent: values that no host code says, or other ones than it says.

    Sizes come first, and of two sentences on one thing the later holds. A sentence on a header, or on what an array
    holds, invents nothing of the launch.
    """
    inventions: dict[str, tuple[int, Invention]] = {}
    for sentence in sentences:
        plain = _PLACE.sub("", sentence)
        if match := _INSTEAD.match(plain):
            inventions[match[1]] = -1, Invention(name=match[1], value=match[2], host_value=match[3])
            continue
        for rank, (pattern, form) in enumerate(_INVENTED):
            if match := pattern.match(plain):
                name = form.format(match[1])
                inventions[name] = rank, Invention(name=name, value=match[2])
                break
    return tuple(invention for _, invention in sorted(inventions.values(), key=itemgetter(0)))


def assumed_at(sentences: Iterable[str], sizes: Mapping[str, int]) -> tuple[str, ...]:
    """Return the sentences of `assumed` that hold where the axes have these values: the user may have chosen others."""
    matches = [(sentence, _SIZE.match(sentence)) for sentence in sentences]
    return tuple(
        text for text, match in matches if match is None or sizes.get(match[1], int(match[2])) == int(match[2])
    )
