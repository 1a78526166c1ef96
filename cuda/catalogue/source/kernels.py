"""The kernels of a CUDA C++ text: their names, template parameters and parameters as they are written.

The rule: each `__global__` function that the text itself defines is listed once, wherever it stands: in namespaces,
`extern "C"`, and all branches of an `#if`. One that a macro writes is not found, since nothing here expands macros.
"""

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import pairwise

from warplens.cuda.catalogue.source.declarations import Declaration, DeclarationKind, declarations_of
from warplens.cuda.catalogue.source.tokens import WORDS, Token, TokenKind, angle_end, closing, joined, parts, tokens_of
from warplens.cuda.ground.errors import InputError

_NO_NAME = frozenset(WORDS["no_name"])
_QUALIFIERS = frozenset({"const", "volatile", "struct", "class", "enum", "union", "typename", "__grid_constant__"})


class TemplateParameterKind(StrEnum):
    """What a template parameter stands for."""

    TYPE = "type"
    VALUE = "value"
    TEMPLATE = "template"


@dataclass(frozen=True, slots=True, kw_only=True)
class TemplateParameter:
    """A template parameter; `type` is that of a value, `default` as it is written, both empty where there is none."""

    kind: TemplateParameterKind
    name: str
    type: str = ""
    default: str = ""
    is_pack: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class KernelParameter:
    """A parameter of a kernel."""

    type: str  # as it is written, with `const`, `*` and `__restrict__`, and for an array with its brackets
    name: str
    is_pointer: bool = False  # holds for arrays, too
    is_const: bool = False  # what a pointer leads to, or the value, is `const`


@dataclass(frozen=True, slots=True, kw_only=True)
class KernelDeclaration:
    """A kernel."""

    name: str  # with its namespaces
    line: int  # that of its name
    template_parameters: tuple[TemplateParameter, ...] = ()
    parameters: tuple[KernelParameter, ...] = ()
    launch_bounds: str = ""  # the text in `__launch_bounds__(...)`
    span: tuple[int, int] = (0, 0)  # where its definition stands in the text
    body: tuple[int, int] = (0, 0)  # where its braces do


def kernels_of(text: str) -> tuple[KernelDeclaration, ...]:
    """Return the kernels that a text defines, in its order.

    Functions that a macro writes are not found. A specialisation of a template is not listed beside the template; two
    kernels of one name are, such as those in two branches of an `#if`.
    """
    if "global" not in text:
        return ()
    declared = [candidate for candidate in declarations_of(tokens_of(text)) if candidate.is_kernel]
    defaults: dict[str, tuple[TemplateParameter, ...]] = {}
    kernels: list[KernelDeclaration] = []
    for declaration in declared:
        kernel = _kernel(declaration, text)
        if declaration.body is not None:
            kernels.append(kernel)
        elif kernel.template_parameters:
            defaults[kernel.name] = kernel.template_parameters
    names = {kernel.name for kernel in kernels}
    listed = [kernel for kernel in kernels if kernel.name.partition("<")[0] not in names - {kernel.name}]
    return tuple(_with_defaults(kernel, defaults.get(kernel.name, ())) for kernel in listed)


def unclosed_kernels(text: str) -> tuple[KernelDeclaration, ...]:
    """Return the kernels of a text whose parameters never end; they have no body, and no compiler takes the text."""
    kernels = (kernel for kernel in declarations_of(tokens_of(text)) if kernel.is_kernel and kernel.body is None)
    texts = [(kernel, [token.text for token in kernel.tokens]) for kernel in kernels]
    return tuple(_kernel(kernel, text) for kernel, words in texts if words.count("(") > words.count(")"))


def example_arguments(kernel: KernelDeclaration) -> str:
    """Return template arguments with which a kernel could be named, empty for one that is no template."""
    arguments = []
    for parameter in kernel.template_parameters:
        if parameter.default or parameter.is_pack:
            break
        is_value = parameter.kind is TemplateParameterKind.VALUE
        arguments.append("float" if not is_value else "false" if parameter.type == "bool" else "16")
    return f"<{', '.join(arguments)}>" if kernel.template_parameters else ""


def _kernel(declaration: Declaration, text: str) -> KernelDeclaration:
    tokens = declaration.tokens
    before = tokens[declaration.template : declaration.head]
    name = declaration.names[0]
    if before and before[-1].text == ">":  # a specialisation, as in `void copy<float>(`
        start = max((index for index, token in enumerate(before) if token.text == name), default=len(before))
        name += joined(before[start + 1 :])
    scope = [part for part in declaration.scope if part]
    listed = parts(declaration.parameters)
    owner = [declaration.owner] if declaration.owner and declaration.owner not in scope else []
    return KernelDeclaration(
        name="::".join([*scope, *owner, name]),
        line=text.count("\n", 0, tokens[declaration.head].start) + 1,
        template_parameters=_template_parameters(tokens[: declaration.template]),
        parameters=tuple(_parameter(part) for part in listed if [token.text for token in part] != ["void"]),
        launch_bounds=_launch_bounds(tokens),
        span=declaration.span,
        body=declaration.body or (0, 0),
    )


def _with_defaults(kernel: KernelDeclaration, earlier: tuple[TemplateParameter, ...]) -> KernelDeclaration:
    """Return a kernel with the default arguments that a declaration before it has."""
    own = kernel.template_parameters
    if len(earlier) != len(own):
        return kernel
    merged = (replace(last, default=last.default or first.default) for first, last in zip(earlier, own, strict=True))
    return replace(kernel, template_parameters=tuple(merged))


def _launch_bounds(tokens: Sequence[Token]) -> str:
    for index, token in enumerate(tokens[:-1]):
        if token.text == "{":
            break
        if token.text == "__launch_bounds__" and tokens[index + 1].text == "(":
            return joined(tokens[index + 2 : closing(tokens, index + 1)])
    return ""


def _template_parameters(tokens: Sequence[Token]) -> tuple[TemplateParameter, ...]:
    """Return the parameters in `template <...>`; of several such lists, those of the last."""
    starts = [
        index
        for index, token in enumerate(tokens)
        if token.text == "template"
        and (index == 0 or (tokens[index - 1].text == ">" and angle_end(tokens, 1) <= index))
    ]
    if not starts:
        return ()
    return tuple(_template_parameter(part) for part in parts(tokens[starts[-1] + 2 : -1]))


def _template_parameter(tokens: Sequence[Token]) -> TemplateParameter:
    value = next((index for index, token in enumerate(tokens) if token.text == "="), len(tokens))
    written, default = tokens[:value], joined(tokens[value + 1 :])
    is_pack = any(token.text == "..." for token in written)
    has_name = len(written) > 1 and written[-1].kind is TokenKind.WORD and written[-1].text not in _NO_NAME
    name = written[-1].text if has_name else ""
    is_dependent = any(token.text == "::" for token in written)
    kind, type_name = TemplateParameterKind.VALUE, ""
    if written[0].text == "template":
        kind = TemplateParameterKind.TEMPLATE
    elif written[0].text in ("typename", "class") and not is_dependent:
        kind = TemplateParameterKind.TYPE
    else:
        type_name = joined(written[: len(written) - has_name])
    return TemplateParameter(kind=kind, name=name, type=type_name, default=default, is_pack=is_pack)


def _parameter(tokens: Sequence[Token]) -> KernelParameter:
    value = next((index for index, token in enumerate(tokens) if token.text == "="), len(tokens))
    written = tokens[:value]
    name = _name_position(written)
    words = [token.text for token in written]
    is_pointer = "*" in words or ("[" in words and "&" not in words)
    pointed = words[: words.index("*")] if "*" in words else words
    written_type = joined(written)
    if name is not None:
        before, after = joined(written[:name]), joined(written[name + 1 :])
        written_type = f"{before} {after}" if after.startswith("[") else f"{before}{after}"
    return KernelParameter(
        type=written_type, name="" if name is None else words[name], is_pointer=is_pointer, is_const="const" in pointed
    )


def _name_position(tokens: Sequence[Token]) -> int | None:
    """Return where the name of a parameter stands: before its brackets, or after the `*` or `&` in parentheses."""
    for index, token in enumerate(tokens[:-1]):
        if token.text == "(" and tokens[index + 1].text in ("*", "&"):
            inside = range(index + 2, closing(tokens, index))
            return next((place for place in reversed(inside) if tokens[place].kind is TokenKind.WORD), None)
    end = len(tokens)
    while end and tokens[end - 1].text == "]":
        end = max((index for index in range(end) if tokens[index].text == "["), default=0)
    last = end - 1
    if last < 1 or tokens[last].kind is not TokenKind.WORD or tokens[last].text in _NO_NAME:
        return None
    type_words = [token for token in tokens[:last] if token.text not in _QUALIFIERS]
    return last if type_words and type_words[-1].text != "::" else None


# A macro that the user gives with -D takes the place of the text's own definition, or of a constant of the file whose
# name stands for nothing else there. The definition keeps its line and value under another name, so that all that reads
# the name reads the user's macro. A macro that `#ifndef` guards needs no change.

PREFIX = "warplens_replaced_"  # a definition that gives way has this before its name
_DIRECTIVE = re.compile(r"^[ \t]*#[ \t]*(\w+)[ \t]*([^\n]*)", re.MULTILINE)
_NO_TYPES = frozenset({"return", "case", "else", "do", "goto", "sizeof", "and", "or", "not", "throw", "co_return"})
"""A name after one of these words is read, and not declared."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Replaced:
    """A text whose definitions of some names give way, and the line of the first definition of each that it has."""

    text: str
    lines: Mapping[str, int]


def without_definitions(text: str, names: Collection[str], path: str = "") -> Replaced:
    """Return a text whose definitions of these names, macros that are given with -D, give way, and where they stand.

    `path` is the user's name for the text. Where a constant has one of these names, and so has something else, which a
    macro would change too, that is an `InputError`.
    """
    present = frozenset(name for name in names if name in text)
    if not present:
        return Replaced(text=text, lines={})
    macros = _macros(text, present)
    constants = _constants(text, present - set(macros.values()), path)
    lines: dict[str, int] = {}
    for position, name in sorted((macros | constants).items()):
        lines.setdefault(name, text.count("\n", 0, position) + 1)
    for position in sorted(macros | constants, reverse=True):
        if not _is_guarded(text, position):
            text = text[:position] + PREFIX + text[position:]
    return Replaced(text=text, lines=lines)


def _is_guarded(text: str, position: int) -> bool:
    """Return whether the directive before that of a name has effect only where the name is not defined."""
    name = re.compile(r"\w+").match(text, position)
    before = [f"{match[1]} {match[2]}" for match in _DIRECTIVE.finditer(text, 0, text.rfind("\n", 0, position) + 1)]
    guard = rf"ifndef\s+{name[0]}\b.*|if\s+!\s*defined\s*\(?\s*{name[0]}\b.*" if name else ""
    return bool(before) and re.fullmatch(guard, before[-1].strip()) is not None


def _macros(text: str, names: Collection[str]) -> dict[int, str]:
    """Return the names in directives that define them without parameters, or undefine them, by their positions."""
    macros = {}
    for match in _DIRECTIVE.finditer(text):
        name = re.match(r"\w+\b(?!\()", match[2])
        if match[1] in ("define", "undef") and name is not None and name[0] in names:
            macros[match.start(2)] = name[0]
    return macros


def _constants(text: str, names: Collection[str], path: str) -> dict[int, str]:
    """Return the names of constants of the file, by their positions."""
    if not names or not re.search(r"\bconst(?:expr)?\b", text):
        return {}
    tokens = tokens_of(text)
    constants = {
        token.start: token.text
        for declaration in declarations_of(tokens)
        if declaration.kind is DeclarationKind.VARIABLE and declaration.prefix & {"const", "constexpr"}
        for token, following in pairwise(declaration.tokens)
        if token.text in names and following.text in ("=", "{") and token.text in declaration.names
    }
    for position, name in constants.items():
        others = (pair for pair in pairwise(tokens) if pair[1].text == name and pair[1].start != position)
        for before, other in others:
            is_declared = before.kind is TokenKind.WORD and before.text not in _NO_TYPES
            if not is_declared and before.text not in (".", "->", "::"):
                continue
            line, again = (text.count("\n", 0, place) + 1 for place in (position, other.start))
            where = f" of {path}" if path else ""
            raise InputError(
                f"-D {name} cannot take the place of {name} in line {line}{where}, since line {again} has another "
                f"{name}, which a macro would change too: change the value in line {line}"
            )
    return constants
