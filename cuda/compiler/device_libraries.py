"""CUB, Thrust and CUDA's C++ library in device code: which parts of them a source gets.

The rule: a source gets the parts that its device code names, and nothing else, since the algorithms for hosts do not
compile under NVRTC and the others take seconds. Where a part of Thrust includes C++ headers for hosts, these are
declared as far as that part needs them, its host functions become device functions, and its algorithms run in the
calling thread, as under nvcc.

Source: the headers of CCCL 2.8 (CUDA 12.9), `thrust/*.h` and `cub/*/*.cuh`.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from warplens.cuda.catalogue.source import tokens as source_tokens
from warplens.cuda.catalogue.source.tokens import OPEN, Token, TokenKind, closing, joined, parts
from warplens.cuda.ground import toml_beside

_TABLES = toml_beside(__file__)
_LIBRARIES = frozenset({"thrust", "cub", "cuda"})  # each of these folders has the library of that namespace
_ALL_OF_CUB = "cub/cub.cuh"
_HOST_PARTS_OF_CUB = re.compile(r"cub/(?:device/.*|util_(?:allocator|device)\.cuh)")
_CUB_PART = re.compile(r"(?:Block|Warp)[A-Z]\w+|\w+(?:Input|Output)Iterator")

_OF_THRUST = re.compile(r"\bthrust\s*::\s*(\w+)(?:\s*::\s*(\w+))?")
_ALL_NAMES_OF_THRUST = re.compile(r"\busing\s+namespace\s+thrust\b|\bnamespace\s+\w+\s*=\s*thrust\b")
_FREE_OF_HOSTS = frozenset({"tuple", "pair", "functional", "distance", "iterator/counting_iterator"})
"""These compile under NVRTC as they are."""
THRUST = "warplens_thrust.h"  # the compiler includes what a source gets of Thrust under this name
_INCLUDE_OF_THRUST = re.compile(r"(#[ \t]*include[ \t]*)<thrust/[^>\n]*>")
_OPTIONS_OF_THRUST = ("--device-as-default-execution-space", "-DTHRUST_DEVICE_SYSTEM=THRUST_DEVICE_SYSTEM_CPP")
"""The second leaves out the algorithms that launch kernels."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Libraries:
    """What stands for the headers of libraries: texts by the names of headers, and the options that these need."""

    texts: Mapping[str, str]
    options: tuple[str, ...] = ()
    has_thrust: bool = False  # one further header must be included in place of Thrust's, which include one another

    def included(self, text: str) -> str:
        """Return a text of the user that includes what stands for the headers."""
        return _INCLUDE_OF_THRUST.sub(rf"\1<{THRUST}>", text) if self.has_thrust else text


def libraries(names: Iterable[str], words: AbstractSet[str], texts: Iterable[str]) -> Libraries:
    """Return what stands for the headers `names` of C++ libraries, for device code `texts` that has these `words`.

    A header of which the source uses nothing is empty, since compiling it takes seconds; those of `cuda/std` are not,
    since other headers of CUDA include them under the same names.

    Example:
        >>> libraries(["thrust/device_vector.h", "mma.h"], {"threadIdx"}, []).texts
        {'thrust/device_vector.h': ''}
        >>> print(libraries(["cub/cub.cuh"], {"cub", "WarpScan"}, []).texts["cub/cub.cuh"].split()[-2])
        <cub/warp/warp_scan.cuh>
        >>> print(libraries(["thrust/tuple.h"], {"thrust", "pair"}, ["thrust::pair<int, int> p;"]).texts[THRUST])
        #pragma once
        #include <thrust/pair.h>
        <BLANKLINE>
    """
    included = tuple(names)
    unused = (name for name in included if name.partition("/")[0] in _LIBRARIES - words)
    texts_by_name = {name: "" for name in unused if not name.startswith("cuda/std/")}
    used = [name for name in included if name not in texts_by_name]
    texts_by_name |= {name: "" for name in used if _HOST_PARTS_OF_CUB.fullmatch(name)}
    if _ALL_OF_CUB in used:
        texts_by_name[_ALL_OF_CUB] = _TABLES["for_cub"] + "".join(
            f"#if __has_include({file})\n#include {file}\n#endif\n" for file in _files_of_cub(words)
        )
    of_thrust = [name for name in used if name.startswith("thrust/")]
    if not of_thrust:
        return Libraries(texts=texts_by_name)
    parts = _parts_of_thrust(words, texts)
    includes = "".join(f"#include <thrust/{part}.h>\n" for part in parts)
    if _FREE_OF_HOSTS.issuperset(parts):
        return Libraries(texts=texts_by_name | {THRUST: f"#pragma once\n{includes}"}, has_thrust=True)
    texts_by_name[THRUST] = f"#pragma once\n{_TABLES['for_thrust']}{includes}{_TABLES['after_thrust']}"
    texts_by_name |= dict.fromkeys(_TABLES["standard_headers"], "")
    return Libraries(texts=texts_by_name, options=_OPTIONS_OF_THRUST, has_thrust=True)


def _files_of_cub(words: AbstractSet[str]) -> Iterator[str]:
    for word in sorted(words):
        if _CUB_PART.fullmatch(word):
            name = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", word).lower()
            folder = "iterator" if name.endswith("_iterator") else name.partition("_")[0]
            yield f"<cub/{folder}/{name}.cuh>"
    for header, spelling in _TABLES["cub"].items():
        pattern = re.compile(spelling)
        if any(map(pattern.fullmatch, words)):
            yield f"<cub/{header}.cuh>"


def _parts_of_thrust(words: AbstractSet[str], texts: Iterable[str]) -> tuple[str, ...]:
    """Return the headers of Thrust that have some of the names which device code takes from it."""
    taken: set[str] = set()
    for text in texts:
        taken |= {name for match in _OF_THRUST.findall(text) for name in match}
        if _ALL_NAMES_OF_THRUST.search(text):
            taken |= words
    spellings = _TABLES["thrust"].items()
    return tuple(header for header, spelling in spellings if any(map(re.compile(spelling).fullmatch, taken)))


# CUDA's runtime in device code: launches of kernels, `cudaMalloc`, `cudaMemcpyAsync` and what else a kernel may call.
# A source is compiled with it only where it does not compile without, since code that may call other kernels is
# relocatable, and less is known of it.
# Source: CUDA C++ Programming Guide, "CUDA Dynamic Parallelism"; `cuda_device_runtime_api.h` of CUDA 12.9.

NAME = "warplens_device_runtime.h"  # the compiler includes the header under this name
OPTIONS = ("--relocatable-device-code=true", f"--pre-include={NAME}")
HEADER: str = _TABLES["runtime"]
CALL = re.compile(r'\((\d+)\): error: identifier "(cuda[A-Z]\w*)" is undefined')  # an error on a call of the runtime
LAUNCH = "device-side kernel launch could not be processed"  # an error on a launch begins like this
_WHY_REMOVED = (
    "CUDA has no longer in device code for compute capability 9.0 and later: let the next kernel be "
    "launched behind it, or by the host"
)


def is_needed(log: str) -> bool:
    """Return whether a log has an error on a launch in device code, or on a call of the runtime there.

    Example:
        >>> is_needed('k.cu(3): error: identifier "cudaMalloc" is undefined'), is_needed("k.cu(3): error: no")
        (True, False)
    """
    return LAUNCH in log or CALL.search(log) is not None


def call_sentence(log: str) -> str:
    """Return a sentence on the first call of the runtime that a log refuses, empty where there is none.

    Example:
        >>> call_sentence('k.cu(3): error: identifier "cudaHostAlloc" is undefined')
        'its device code names cudaHostAlloc in line 3, which is for host code'
    """
    match = CALL.search(log)
    if match is None:
        return ""
    why = _WHY_REMOVED if match[2] == "cudaDeviceSynchronize" else "is for host code"
    return f"its device code names {match[2]} in line {match[1]}, which {why}"


# The types of an entry that depend on variables of the host, as those of `k<decltype(tile)>` do.
# The rule: no host code runs. The declaration of the variable, and everything that it names, is repeated in a device
# function behind the user's text, and the compiler reports its type. A value that only running the host code would
# give is arbitrary there; a type that depends on it is refused by the compiler.

_WORD = re.compile(r"[^\W0-9]\w*")
_TYPE = re.compile(r"\bdecltype\s*\(")
_NUMBERS = re.compile(
    r"(?:(?:static|const|constexpr|unsigned|signed)\s+)*"
    r"(?:unsigned|signed|bool|char|short|int|long|long\s+long|size_t|u?int(?:8|16|32|64)_t|float|double)$"
)
_OF_RUN = re.compile(r"\.|->|\bargv?\b|\bato[il]\b")  # only the running host knows an initialiser with one of these
_NO_DECLARATION = frozenset(
    {"return", "if", "for", "while", "do", "switch", "case", "else", "delete", "throw", "goto", "break", "continue"}
)
_LOCAL = "warplens_local_{}"
_HELPER = "template <class T> struct warplens_type { using type = T; };"


@dataclass(frozen=True, slots=True, kw_only=True)
class HostTypes:
    """The entry with types that the compiler knows, and the text that declares them behind the text of the user."""

    entry: str
    text: str


@dataclass(frozen=True, slots=True)
class _Declared:
    """A statement that declares names; a directive (`using namespace`) declares none."""

    names: frozenset[str]
    text: str


def host_types(source: str, entry: str) -> HostTypes | None:
    """Return an entry whose types do not depend on variables of the host; None where no launch has such types."""
    spans = list(_types_of(entry))
    name = source_tokens.kernel_name(entry).rpartition("::")[2]
    tokens = source_tokens.tokens_of(source)
    launches = [
        index
        for index, token in enumerate(tokens)
        if token.text == "<<<" and name in {before.text for before in tokens[max(0, index - 200) : index]}
    ]
    wanted = set(_WORD.findall(entry))
    scopes = [scope for index in launches if (scope := _scope(tokens, index))]
    if not scopes or "<" not in entry:
        return None
    scope = max(scopes, key=lambda scope: len(wanted & {name for declared in scope for name in declared.names}))
    functions, rewritten, position = [], [], 0
    for number, (start, end) in enumerate(spans):
        inner = entry[start:end]
        statements = " ".join(_needed(scope, inner))
        local = _LOCAL.format(number)
        returned = f"warplens_type<decltype({inner})>{{}}"
        functions.append(f"inline __device__ auto {local}() {{ {statements} return {returned}; }}")
        opening = _TYPE.search(entry, position)
        rewritten += [entry[position : opening.start() if opening else start], f"decltype({local}())::type"]
        position = end + 1
    directives = dict.fromkeys(declared.text for declared in scope if not declared.names)
    return HostTypes(
        entry="".join([*rewritten, entry[position:]]),
        text="\n".join(["", *([_HELPER] if functions else []), *functions, *directives, ""]),
    )


def _types_of(entry: str) -> Iterator[tuple[int, int]]:
    """Yield the spans inside each outermost `decltype(...)`."""
    position = 0
    while match := _TYPE.search(entry, position):
        depth, end = 1, match.end()
        while end < len(entry) and depth:
            depth += {"(": 1, ")": -1}.get(entry[end], 0)
            end += 1
        if depth:
            return
        yield match.end(), end - 1
        position = end


def _scope(tokens: Sequence[Token], launch: int) -> list[_Declared]:
    """Return the declarations in a function before a launch, from the outermost brace on."""
    opened: list[int] = []
    for index in range(launch):
        if tokens[index].text == "{":
            opened.append(index)
        elif tokens[index].text == "}" and opened:
            opened.pop()
    opened = [index for index in opened if not _is_of_namespace(tokens, index)]
    if not opened:
        return []
    declarations = list(_parameters(tokens, opened[0]))
    for index, start in enumerate(opened):
        end = opened[index + 1] if index + 1 < len(opened) else launch
        declarations += _statements(tokens[start + 1 : end])
    return declarations


def _is_of_namespace(tokens: Sequence[Token], brace: int) -> bool:
    before = tokens[max(0, brace - 8) : brace]
    words = [token.text for token in before]
    for stop in (";", "}", ")"):
        if stop in words:
            words = words[len(words) - words[::-1].index(stop) :]
    return bool({"namespace", "struct", "class", "extern"} & set(words))


def _parameters(tokens: Sequence[Token], brace: int) -> Iterator[_Declared]:
    """Yield the parameters of a function as variables of any value."""
    if brace == 0 or tokens[brace - 1].text != ")":
        return
    depth, index = 0, brace - 1
    while index >= 0:
        depth += {")": 1, "(": -1}.get(tokens[index].text, 0)
        if depth == 0:
            break
        index -= 1
    for part in parts(tokens[index + 1 : brace - 1]):
        words = [token.text for token in part if token.kind is TokenKind.WORD]
        if len(words) > 1 and "=" not in {token.text for token in part}:
            kind = joined(part[:-1]).replace("&", "")
            yield _Declared(frozenset({words[-1]}), f"{kind} {words[-1]}{{}};")


def _statements(tokens: Sequence[Token]) -> Iterator[_Declared]:
    start = index = 0
    while index < len(tokens):
        token = tokens[index]
        if token.kind is TokenKind.DIRECTIVE:
            start = index + 1
        elif token.text in OPEN:
            index = closing(tokens, index)
            if token.text == "{" and tokens[start].text in _NO_DECLARATION:
                start = index + 1
        elif token.text == ";":
            if (declared := _declared(tokens[start:index])) is not None:
                yield declared
            start = index + 1
        index += 1


def _declared(tokens: Sequence[Token]) -> _Declared | None:
    if not tokens or tokens[0].text in _NO_DECLARATION or tokens[0].kind is not TokenKind.WORD:
        return None
    text = joined(tokens)
    if text.startswith("using namespace "):
        return _Declared(frozenset(), f"{text};")
    if tokens[0].text == "using" and len(tokens) > 1:
        return _Declared(frozenset({tokens[1].text}), f"{text};")
    end = next((index for index, token in enumerate(tokens) if token.text in {"=", "(", "{"}), len(tokens))
    if end < 2 or tokens[end - 1].kind is not TokenKind.WORD:
        return None
    name, kind = tokens[end - 1].text, joined(tokens[: end - 1])
    if not re.fullmatch(r"[\w:<>,\s*&]+", kind) or not _WORD.match(kind):
        return None
    if _NUMBERS.match(kind) and _OF_RUN.search(joined(tokens[end:])):
        return _Declared(frozenset({name}), f"{re.sub(r'(?:static|const|constexpr) ', '', kind)} {name} = 1;")
    return _Declared(frozenset({name}), f"{text};")


def _needed(scope: Sequence[_Declared], inner: str) -> list[str]:
    """Return the statements that declare what an expression names, and what these name, in their order."""
    words, kept = set(_WORD.findall(inner)), set[int]()
    for index in range(len(scope) - 1, -1, -1):
        declared = scope[index]
        if not declared.names or declared.names & words:
            kept.add(index)
            words |= set(_WORD.findall(declared.text))
    return [scope[index].text for index in sorted(kept)]
