"""The declarations of a CUDA C++ text: what each declares, for whom, and from where to where it stands.

The rule: brackets alone decide where a declaration ends, so that one that cannot be read (a macro before a name, a
dialect, a mistake) does not disturb its neighbours. A namespace and an `extern "C" {` are scopes, whose declarations
are listed; a class is one declaration, whose members `members_of` lists.

What a macro writes is not seen: its use is a declaration of the kind `MACRO`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise

from warplens.cuda.catalogue.source.tokens import OPEN, WORDS, Token, TokenKind, angle_end, closing, structure_of

_ATTRIBUTES = frozenset(WORDS["attributes"])  # a `(` after one of these begins no list of parameters
_AFTER_PARAMETERS = frozenset({"noexcept", "override", "final", "->", "&", "throw", "mutable"})
_CLASS_WORDS = frozenset({"class", "struct", "union", "enum"})


class DeclarationKind(StrEnum):
    """What a declaration declares."""

    FUNCTION = "function"
    TYPE = "type"  # a class, a structure, a union or an enumeration, also one that is only named
    ALIAS = "alias"  # `typedef`, `using x = ...`, `using a::x` and `namespace x = ...`
    DIRECTIVE = "directive"  # `using namespace x`
    VARIABLE = "variable"
    MACRO = "macro"  # a macro with arguments that stands for declarations
    ASSERTION = "assertion"
    INSTANTIATION = "instantiation"  # `template class x<int>;`, with or without `extern`
    CONCEPT = "concept"


@dataclass(frozen=True, slots=True, kw_only=True)
class Declaration:
    """A declaration of a text."""

    kind: DeclarationKind
    names: tuple[str, ...]  # what it declares, without their scopes
    scope: tuple[str, ...] = ()  # the namespaces around it; one without a name is ""
    owner: str = ""  # the class of a member that stands outside of it
    tokens: tuple[Token, ...]  # those of its structure
    template: int = 0  # how many of these belong to `template <...>`
    head: int = 0  # how many stand before the list of parameters, the body or the value
    body: tuple[int, int] | None = None  # the span of what stands in the braces of a function or a class, with them

    @property
    def span(self) -> tuple[int, int]:
        """The positions of the first character and of the one after the last."""
        return self.tokens[0].start, self.tokens[-1].end

    @property
    def prefix(self) -> frozenset[str]:
        """The words before the name, without those of `template <...>`."""
        return frozenset(token.text for token in self.tokens[self.template : self.head])

    @property
    def is_kernel(self) -> bool:
        """Whether it declares a kernel."""
        if self.kind is not DeclarationKind.FUNCTION:
            return False
        words = self.prefix
        return "__global__" in words or ("__attribute__" in words and "global" in words)

    @property
    def parameters(self) -> tuple[Token, ...]:
        """The tokens between the parentheses of a function, empty where there are none."""
        if self.kind is not DeclarationKind.FUNCTION:
            return ()
        return self.tokens[self.head + 1 : closing(self.tokens, self.head)]


def declarations_of(tokens: Sequence[Token]) -> tuple[Declaration, ...]:
    """Return the declarations of a text in its order; `tokens` are all of the text."""
    return tuple(_Scan(structure_of(tokens)).declarations())


def members_of(declaration: Declaration) -> tuple[Declaration, ...]:
    """Return the members of a class, empty for other declarations."""
    if declaration.kind is not DeclarationKind.TYPE or declaration.body is None or "enum" in declaration.prefix:
        return ()
    start, end = declaration.body
    inside = [token for token in declaration.tokens if start < token.start and token.end < end]
    return tuple(_Scan(inside).members())


@dataclass(frozen=True, slots=True)
class _Shape:
    """Where a declaration ends, its parentheses begin, and the brace of its body and the sign of its value stand."""

    end: int
    groups: Sequence[int]
    brace: int | None
    value: int | None

    def moved(self, by: int) -> "_Shape":
        """Return the shape with all places moved."""
        return _Shape(
            self.end + by,
            [group + by for group in self.groups],
            None if self.brace is None else self.brace + by,
            None if self.value is None else self.value + by,
        )


class _Scan:
    def __init__(self, tokens: Sequence[Token]) -> None:
        self._tokens = tokens
        self._position = 0

    def declarations(self) -> Iterator[Declaration]:
        """Return the declarations of the scopes."""
        scopes: list[tuple[str, ...]] = []
        while self._position < len(self._tokens):
            text = self._text()
            if text == ";":
                self._position += 1
            elif text == "}":
                self._position += 1
                if scopes:
                    scopes.pop()
            elif (names := self._opened_scope()) is not None:
                scopes.append(names)
            else:
                yield self._declaration(tuple(name for scope in scopes for name in scope))

    def members(self) -> Iterator[Declaration]:
        """Return the members of one class."""
        while self._position < len(self._tokens):
            if self._text() in (";", "}"):
                self._position += 1
            elif self._text() in ("public", "private", "protected") and self._text(1) == ":":
                self._position += 2
            else:
                yield self._declaration(None)

    def _text(self, ahead: int = 0) -> str:
        position = self._position + ahead
        return self._tokens[position].text if position < len(self._tokens) else ""

    def _opened_scope(self) -> tuple[str, ...] | None:
        """Step into a scope that begins here and return its names; None where there is none."""
        if self._text() == "extern" and self._text(1).startswith('"') and self._text(2) == "{":
            self._position += 3
            return ()
        ahead = 1 if self._text() == "inline" else 0
        if self._text(ahead) != "namespace":
            return None
        ahead += 1
        names: list[str] = []
        while (text := self._text(ahead)) not in ("{", ";", "=", ""):
            if text in ("[", "("):
                ahead += closing(self._tokens, self._position + ahead) - self._position - ahead
            elif text not in ("::", "inline", "__attribute__"):
                names.append(text)
            ahead += 1
        if text != "{":
            return None
        self._position += ahead + 1
        return tuple(names) or ("",)

    def _declaration(self, scope: tuple[str, ...] | None) -> Declaration:
        start = self._position
        template = self._template()
        shape = self._shape()
        tokens = tuple(self._tokens[start : shape.end])
        self._position = shape.end
        return _described(tokens, template, shape.moved(-start), scope)

    def _template(self) -> int:
        """Step over `template <...>`, return the number of its tokens."""
        start = self._position
        while self._text() == "template" and self._text(1) == "<":
            self._position = angle_end(self._tokens, self._position + 1)
        return self._position - start

    def _shape(self) -> _Shape:
        position, first = self._position, self._position
        groups: list[int] = []
        value = colon = body = None
        has_class_word = False
        while position < len(self._tokens):
            token = self._tokens[position]
            text = token.text
            if text == ";":
                return _Shape(position + 1, groups, body, value)
            if text == "}":
                return _Shape(max(position, first + 1), groups, body, value)
            if text == "(" and value is None and colon is None and self._tokens[position - 1].text not in _ATTRIBUTES:
                groups.append(position)
            before_sign = self._tokens[max(first, position - 2) : position]
            if text == "=" and value is None and all(token.text != "operator" for token in before_sign):
                value = position
            elif text == ":" and groups and value is None and colon is None:
                colon = position
            elif text in _CLASS_WORDS and not groups and value is None:
                has_class_word = True
            elif text == "{" and value is None and body is None:
                is_class = has_class_word and not groups
                before = self._tokens[position - 1]
                # after the colon of a constructor, a brace after a name holds the value of a member
                is_member = colon is not None and (before.kind is TokenKind.WORD or before.text == ">")
                if is_class or (groups and not is_member):
                    body = position
                    position = closing(self._tokens, position) + 1
                    if not is_class:
                        return _Shape(position, groups, body, value)
                    continue
                value = position if colon is None else None
            if text in OPEN:
                position = closing(self._tokens, position)
                if self._ends_macro(first, position, groups):
                    return _Shape(position + 1, groups, body, value)
            elif text == "<" and value is None and position > 0:
                before = self._tokens[position - 1]
                if before.kind is TokenKind.WORD and before.text != "operator":
                    position = angle_end(self._tokens, position) - 1
            position += 1
        return _Shape(position, groups, body, value)

    def _ends_macro(self, first: int, position: int, groups: list[int]) -> bool:
        """Return whether `MACRO(...)` ends here: a name and its arguments, behind which something else begins."""
        name = self._tokens[first]
        if first and self._tokens[first - 1].text == ">":  # template <...> stands before
            return False
        if len(groups) != 1 or groups[0] != first + 1 or name.kind is not TokenKind.WORD or name.text in _ATTRIBUTES:
            return False
        following = self._tokens[position + 1 : position + 3]
        following = [token for token in following if token.text not in ("const", "volatile")]
        if not following:
            return position + 1 >= len(self._tokens)
        return following[0].kind is TokenKind.WORD and following[0].text not in _AFTER_PARAMETERS


def _described(tokens: tuple[Token, ...], template: int, shape: _Shape, scope: tuple[str, ...] | None) -> Declaration:
    """Return what a declaration declares, from its tokens and its shape; a member of a class has no scope."""
    groups, brace, value = shape.groups, shape.brace, shape.value
    body = None if brace is None else (tokens[brace].start, tokens[closing(tokens, brace)].end)
    words = [token.text for token in tokens]
    plain = words[template:]
    kind, owner = DeclarationKind.VARIABLE, ""
    names: tuple[str, ...] = ()
    head = min((start for start in (*groups[:1], brace, value) if start is not None), default=len(tokens))
    first = plain[0] if plain else ""
    if first == "using" and plain[1:2] == ["namespace"]:
        kind, names = DeclarationKind.DIRECTIVE, tuple(word for word in plain[2:] if word not in ("::", ";"))
    elif first in ("using", "typedef", "namespace"):
        kind, names = DeclarationKind.ALIAS, _alias_names(tokens[template:], value is not None)
    elif first == "static_assert":
        kind = DeclarationKind.ASSERTION
    elif first == "concept":
        kind, names = DeclarationKind.CONCEPT, tuple(plain[1:2])
    elif first == "template" or plain[:2] == ["extern", "template"]:
        kind = DeclarationKind.INSTANTIATION
    elif first == "friend" and not groups:
        kind = DeclarationKind.ALIAS
    elif (group := _parameter_list(tokens, groups)) is not None:
        head = group
        name, owner = _function_name(words[:group])
        kind, names = DeclarationKind.FUNCTION, (name,)
        if group == template + 1 and brace is None and (scope is not None or words[-1] == ")"):
            kind = DeclarationKind.MACRO
    elif _CLASS_WORDS & set(plain[: head - template]) and (brace is not None or len(plain) <= 4):
        kind, names = DeclarationKind.TYPE, _type_names(tokens, template, brace)
    else:
        names = _declarators(tokens[template:])
    return Declaration(
        kind=kind, names=names, scope=scope or (), owner=owner, tokens=tokens, template=template, head=head, body=body
    )


def _parameter_list(tokens: Sequence[Token], groups: Sequence[int]) -> int | None:
    """Return which of the parentheses hold parameters; None where the declaration is no function."""
    candidates = []
    for group in groups:
        before = tokens[group - 1] if group else None
        if before is None or before.text in _ATTRIBUTES or (group + 1 < len(tokens) and tokens[group + 1].text == "*"):
            continue
        is_operator = any(token.text == "operator" for token in tokens[max(0, group - 4) : group])
        if before.kind is TokenKind.WORD or before.text == ">" or is_operator:
            candidates.append((group, is_operator))
    for group, is_operator in candidates:
        if is_operator:
            is_call = tokens[group - 1].text == "operator"  # operator()(...)
            return group + 2 if is_call and group + 2 < len(tokens) and tokens[group + 2].text == "(" else group
    named = [group for group, _ in candidates if not tokens[group - 1].text.isupper() or tokens[group - 1].text == ">"]
    return next(iter(named or [group for group, _ in candidates[-1:]]), None)


def _function_name(words: Sequence[str]) -> tuple[str, str]:
    """Return the name of a function and its class, from the words before its parameters."""
    last = len(words) - 1
    for index in range(max(0, last - 5), last + 1):
        if words[index] == "operator":
            return "operator" + "".join(words[index + 1 :]), _qualifier(words[:index])
    if words and words[-1] == ">":  # the arguments of a specialisation
        depth = 0
        while last > 0:
            depth += (words[last] == ">") - (words[last] == "<")
            last -= 1
            if depth == 0:
                break
    name = words[last] if words else ""
    if last and words[last - 1] == "~":
        name, last = f"~{name}", last - 1
    return name, _qualifier(words[:last])


def _qualifier(words: Sequence[str]) -> str:
    """Return the class that ends before a name: `A` of `A<T>::`, empty where there is none."""
    if not words or words[-1] != "::":
        return ""
    last, depth = len(words) - 2, 0
    while last >= 0:
        depth += (words[last] == ">") - (words[last] == "<")
        if depth == 0 and words[last] != "<":
            return words[last]
        last -= 1
    return ""


def _alias_names(tokens: Sequence[Token], has_value: bool) -> tuple[str, ...]:  # noqa: FBT001 - one caller
    words = [token.text for token in tokens]
    if words[0] in ("using", "namespace"):
        return (words[1],) if has_value else tuple(words[-2:-1])
    if "{" in words:
        end = closing(tokens, words.index("{"))
        tag = _tag(tokens[1 : words.index("{")])
        enumerators = _enumerators(tokens[words.index("{") : end + 1]) if "enum" in words[:3] else ()
        return (*tag, *_declarators(tokens[end + 1 :]), *enumerators)
    return _declarators(tokens[1:])


def _tag(tokens: Sequence[Token]) -> tuple[str, ...]:
    """Return the name between `struct` and its members, in a tuple that is empty where it has none."""
    position, tag = 0, ""
    while position < len(tokens) and not tag:
        if tokens[position].text in OPEN:  # what an attribute says
            position = closing(tokens, position)
        elif tokens[position].text.isidentifier() and tokens[position].text not in (*_CLASS_WORDS, *_ATTRIBUTES):
            tag = tokens[position].text
        position += 1
    return (tag,) if tag else ()


def _type_names(tokens: Sequence[Token], template: int, brace: int | None) -> tuple[str, ...]:
    words = [token.text for token in tokens]
    first = next(index for index in range(template, len(words)) if words[index] in _CLASS_WORDS)
    if brace is None:
        return tuple(word for word in words[first + 1 :] if word.isidentifier() and word not in _CLASS_WORDS)
    name = ""
    position = first + 1
    while position < brace and words[position] != ":":
        if words[position] in OPEN:
            position = closing(tokens, position)
        elif words[position] == "<":
            break
        elif words[position].isidentifier() and words[position] not in ("final", *_CLASS_WORDS, *_ATTRIBUTES):
            name = words[position]
        position += 1
    end = closing(tokens, brace)
    enumerators = _enumerators(tokens[brace : end + 1]) if "enum" in words[first : first + 1] else ()
    return (*([name] if name else []), *_declarators(tokens[end + 1 :]), *enumerators)


def _enumerators(tokens: Sequence[Token]) -> tuple[str, ...]:
    named = (pair for pair in pairwise(tokens) if pair[1].kind is TokenKind.WORD)
    return tuple(token.text for before, token in named if before.text in ("{", ","))


def _declarators(tokens: Sequence[Token]) -> tuple[str, ...]:
    """Return the names that stand before a `,`, `=`, `[`, `{`, `(` or `;`, the values left out."""
    names: list[str] = []
    last, position, is_value = "", 0, False
    while position < len(tokens):
        token = tokens[position]
        if token.text == "(" and position + 1 < len(tokens) and tokens[position + 1].text in ("*", "&"):
            inner = tokens[position + 1 : closing(tokens, position)]  # a pointer to a function or an array
            last = next((part.text for part in inner if part.kind is TokenKind.WORD), last)
        if token.text in OPEN:
            position = closing(tokens, position)
        elif token.text == "<" and position and tokens[position - 1].kind is TokenKind.WORD and not is_value:
            position = angle_end(tokens, position) - 1
        elif token.text in (",", ";"):
            names += [last] if last else []
            last, is_value = "", False
        elif token.text in ("=", ":"):
            is_value = True
        elif token.kind is TokenKind.WORD and token.text not in _ATTRIBUTES and not is_value:
            last = token.text
        position += 1
    return (*names, last) if last else tuple(names)
