"""The expressions in kernel files: what of Python's grammar may be written in them, and their names.

The rule: parsing knows which operators, functions and attributes exist, and nothing of values. Only what has a case in
`_Parser` can be written, so that evaluating an expression can never reach beyond it.

Python's own parser reads the text, so that operators bind as they do there. Two dialects share the grammar: the one
for numbers (grid, block, flops, ...) and the one for arrays (`reference`), which adds `@`, `.T`, indices, tuples and
keyword arguments.
"""

import ast
import keyword
import math
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import accumulate
from pathlib import PurePath
from typing import Any

from warplens.cuda.catalogue import tree
from warplens.cuda.ground.errors import ExpressionError, SourceSpan, suggestion

MAX_INTEGER = 2**63 - 1  # larger whole numbers are refused: no size, index or count of a launch is larger
MAX_TOKENS = 400  # a longer expression is refused, so that walking its tree stays far from Python's recursion limit
MAX_NESTING = 24  # parentheses, signs and powers may be nested this deep, for the same reason
_COMPARISONS = ("==", "!=", "<=", ">=", "<", ">")


# Text with its position in a file, so that every error can point at the text that caused it. A piece of text never
# loses its position. A part of a `SourceText`, even one taken out of a TOML string with escapes, still knows the file
# offset of each of its characters.


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceFile:
    r"""A file as text, its lines ended by `\n`; `path` is the user's name for it."""

    path: str
    text: str = field(repr=False)

    @property
    def name(self) -> str:
        """The last part of the path."""
        return PurePath(self.path).name

    def span(self, start: int, end: int) -> SourceSpan:
        """Return the span of the characters `start` to `end`, cut off at the end of the first line."""
        begin = self.text.rfind("\n", 0, start) + 1
        stop = self.text.find("\n", start)
        stop = len(self.text) if stop < 0 else stop
        return SourceSpan(
            path=self.path,
            line=self.text.count("\n", 0, start) + 1,
            column=start - begin + 1,
            length=max(1, min(end, stop) - start),
            text=self.text[begin:stop].replace("\t", " "),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceText:
    """A string from a file. `offsets[i]` is the file offset of `value[i]`; one more entry marks the end."""

    value: str
    source: SourceFile = field(repr=False)
    offsets: Sequence[int] = field(repr=False)  # a range, where each character stands for itself

    @classmethod
    def plain(cls, value: str, path: str = "<expression>") -> "SourceText":
        """Return `value` as a text that is the whole of its file."""
        return cls(value=value, source=SourceFile(path=path, text=value), offsets=range(len(value) + 1))

    def part(self, start: int, end: int) -> "SourceText":
        """Return the characters `start` to `end` without the spaces around them."""
        piece = self.value[start:end]
        start += len(piece) - len(piece.lstrip())
        end = max(start, end - (len(piece) - len(piece.rstrip())))
        return SourceText(value=self.value[start:end], source=self.source, offsets=self.offsets[start : end + 1])

    def span(self, start: int = 0, end: int | None = None) -> SourceSpan:
        """Return the span of the characters `start` to `end`, by default to the end of the text."""
        stop = len(self.value) if end is None else end
        return self.source.span(self.offsets[start], self.offsets[stop])

    def __str__(self) -> str:
        return self.value


@dataclass(frozen=True, slots=True)
class Form:
    """How a function is called: fewest and most positional arguments (None: any number), allowed keywords."""

    fewest: int
    most: int | None
    keywords: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Dialect:
    """What an expression may use; a dialect equals itself alone, so that trees are kept by it."""

    functions: Mapping[str, Form]  # those that an expression may use
    arrays: bool  # whether the forms for arrays are allowed
    largest: int = MAX_INTEGER  # the largest whole number that may be written


@dataclass(frozen=True, slots=True, kw_only=True)
class Expression:
    """An expression as written and as a tree."""

    text: SourceText
    root: tree.Node

    def __str__(self) -> str:
        return self.text.value

    def error(self, node: tree.Node | tree.Slice, message: str) -> ExpressionError:
        """Return the error that points at `node`."""
        return ExpressionError(message, self.text.span(node.start, node.end))


# --- parser ----------------------------------------------------------------------------------------------------------

_FOREIGN = re.compile(r"[^\w\s\-+*/%@<>()\[\],.:=!&|^~]", re.ASCII)
_TOKEN = re.compile(r"\*\*|//|<<|>>|[=!<>]=|&&|\|\||[\w.]*\w|\S", re.ASCII)
_NUMBER = re.compile(r"0[xX][0-9A-Fa-f_]+|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:[eE][+-]?\d+)?", re.ASCII)
_INSTEAD = {"&&": "and", "||": "or", "!": "not", "=": "==", "^": "**"}  # of other languages: what to write
_RESERVED = frozenset({"and", "or", "not", "True", "False", "None"})
_KEYWORDS = re.compile(rf"\b(?:{'|'.join(set(keyword.kwlist) - _RESERVED)})\b")  # names here, such as `in`


def parse(text: SourceText, dialect: Dialect) -> Expression:
    """Return the tree of `text`."""
    if not text.value.strip():
        raise ExpressionError("the expression is empty", text.span())
    try:
        root = _tree(text.value, dialect)
    except ExpressionError:
        root = _Parser(text, dialect).parse()  # fails as well, and points into the file of `text`
    return Expression(text=text, root=root)


@lru_cache(maxsize=1024)  # kernels of one family say the same of their grids, arrays and references
def _tree(value: str, dialect: Dialect) -> tree.Node:
    return _Parser(SourceText.plain(value), dialect).parse()


class _Parser:
    """Has Python read a text, and makes a tree of what is part of an expression here."""

    def __init__(self, text: SourceText, dialect: Dialect) -> None:
        self._text = text
        self._value = text.value
        self._dialect = dialect
        self._nesting = 0

    def parse(self) -> tree.Node:
        if foreign := _FOREIGN.search(self._value):
            raise self._error(f"{foreign.group()!r} is no part of an expression", *foreign.span())
        tokens = list(_TOKEN.finditer(self._value))
        if len(tokens) > MAX_TOKENS:
            message = f"the expression is too long: it may have {MAX_TOKENS} numbers, names and operators at most"
            raise self._error(message, *tokens[MAX_TOKENS].span())
        for token in tokens:
            if token.group() in ("&&", "||", "!"):
                raise self._no_operator(token.group(), token.start())
        # Python reads one line without an indent, in which no name is one of its keywords; all places stay
        line = _KEYWORDS.sub(lambda match: "_" * len(match.group()), re.sub(r"\s", " ", self._value))
        self._start = len(line) - len(line.lstrip())
        try:
            return self._node(ast.parse(line.strip(), mode="eval").body)
        except SyntaxError as problem:
            raise self._misread(problem) from None

    def _misread(self, problem: SyntaxError) -> ExpressionError:
        """Return the error about what Python cannot read, in words of ours: its own differ by version."""
        end = len(self._value.rstrip())
        place = self._start + problem.offset - 1 if problem.offset else end
        tokens = list(_TOKEN.finditer(self._value, place, self._start + (problem.end_offset or 1) - 1))
        token = _TOKEN.search(self._value, place)
        if token is None:
            return self._error("the expression ends where a number, a name or '(' is expected", end, end)
        word = token.group()
        if word == "=":
            return self._no_operator(word, token.start())
        if "positional" in problem.msg:
            sentence = "an argument without a keyword stands behind one with a keyword"
        elif len(tokens) > 1:
            sentence = f"{self._value[place : tokens[-1].end()]!r} lacks an operator or ','"
        elif word in "([":
            sentence = f"{word!r} is never closed"
        else:
            sentence = f"{word!r} is no number" if word[0].isdigit() else f"{word!r} cannot stand here"
        return self._error(sentence, *token.span())

    def _error(self, message: str, start: int, end: int) -> ExpressionError:
        return ExpressionError(message, self._text.span(start, end))

    def _no_operator(self, token: str, start: int) -> ExpressionError:
        instead = f"; write {_INSTEAD[token]!r}" if token in _INSTEAD else ""
        return self._error(f"{token!r} is no operator here{instead}", start, start + len(token))

    def _span(self, node: Any) -> tuple[int, int]:
        return self._start + node.col_offset, self._start + node.end_col_offset

    def _between(self, left: Any, right: Any) -> re.Match[str]:
        """Return the operator between two nodes, beside which only parentheses stand."""
        start, end = self._span(left)[1], self._span(right)[0]
        return next(token for token in _TOKEN.finditer(self._value, start, end) if token.group() not in "()")

    def _arrays_only(self, form: str, start: int, end: int) -> None:
        if not self._dialect.arrays:
            raise self._error(f"{form} is allowed in 'reference' only", start, end)

    def _is_enclosed(self, node: ast.expr) -> bool:
        """Return whether the parenthesis with which a tuple begins closes at its end, as in ``(a, b)``."""
        start, end = self._span(node)
        depths = accumulate((character == "(") - (character == ")") for character in self._value[start : end - 1])
        return self._value[start] == "(" and min(depths) > 0

    def _deeper(self, node: Any) -> tree.Node:
        """Return the tree of a part that is nested in another; a chain such as ``a + b + c`` is flat."""
        if self._nesting == MAX_NESTING:
            raise self._error(f"the expression is nested more than {MAX_NESTING} deep", *self._span(node))
        self._nesting += 1
        made = self._node(node)
        self._nesting -= 1
        return made

    def _node(self, node: ast.expr) -> tree.Node:
        start, end = self._span(node)
        match node:
            case ast.Constant():
                return self._constant(start, end)
            case ast.Name():
                return tree.Name(self._value[start:end], start, end)
            case ast.UnaryOp():
                sign = next(_TOKEN.finditer(self._value, start))
                return tree.Unary(self._operator(sign), self._deeper(node.operand), start, end)
            case ast.BoolOp(values=parts):
                return self._chain(node, *parts)
            case ast.BinOp():
                return self._chain(node, node.left, node.right)
            case ast.Compare(comparators=[right, *others]):
                if others:
                    extra = self._between(right, others[0])
                    raise self._error("comparisons cannot be chained; join two of them with 'and'", *extra.span())
                return self._chain(node, node.left, right)
            case ast.Call():
                return self._call(node)
        return self._form_of_arrays(node, start, end)

    def _form_of_arrays(self, node: ast.expr, start: int, end: int) -> tree.Node:
        match node:
            case ast.Attribute():
                dot = self._value.rindex(".", start, end)
                self._arrays_only("'.T'", dot, dot + 1)
                if node.attr != "T":
                    message = f"no attribute {self._value[dot + 1 : end].strip()!r} is allowed; '.T' is the only one"
                    raise self._error(message, dot, end)
                return tree.Transposed(self._node(node.value), start, end)
            case ast.Subscript():
                opening = self._value.index("[", self._span(node.value)[1])
                self._arrays_only("an index", opening, opening + 1)
                index = node.slice
                parts = index.elts if isinstance(index, ast.Tuple) and not self._is_enclosed(index) else [index]
                return tree.Index(self._node(node.value), tuple(map(self._subscript, parts)), start, end)
            case ast.Tuple(elts=[first, *_]) if self._is_enclosed(node):
                comma = self._value.index(",", self._span(first)[1])
                self._arrays_only("a tuple", comma, comma + 1)
                return tree.Tuple(tuple(map(self._deeper, node.elts)), start, end)
        raise self._error(f"{self._value[start:end]!r} is no part of an expression", start, end)

    def _operator(self, token: re.Match[str]) -> tree.Operator:
        if token.group() == "@":
            self._arrays_only("'@'", *token.span())
        try:
            return tree.Operator(token.group())
        except ValueError:
            raise self._no_operator(token.group(), token.start()) from None

    def _chain(self, node: ast.expr, first: ast.expr, *others: ast.expr) -> tree.Node:
        made, before, (start, end) = self._node(first), first, self._span(node)
        for after in others:
            operator = self._operator(self._between(before, after))
            made, before = tree.Binary(operator, made, self._deeper(after), start, end), after
        return made

    def _subscript(self, node: ast.expr) -> tree.Node | tree.Slice:
        if not isinstance(node, ast.Slice):
            return self._deeper(node)
        bounds = (node.lower, node.upper, node.step)
        first, last, step = (None if bound is None else self._deeper(bound) for bound in bounds)
        return tree.Slice(first, last, step, *self._span(node))

    def _call(self, node: ast.Call) -> tree.Node:
        """``NAME '(' [argument (',' argument)*] ')'``, where ``argument := [NAME '='] expression``."""
        start, end = self._span(node.func)
        if not isinstance(node.func, ast.Name):
            raise self._error("only a function's name may stand before '('", start, end)
        name = self._value[start:end]
        form = self._dialect.functions.get(name)
        if form is None:
            hint = suggestion(name, self._dialect.functions)
            raise self._error(f"no function {name!r} is known here{hint}", start, end)
        keywords: dict[str, tree.Node] = {}
        for argument in node.keywords:
            place = self._span(argument)[0]
            if argument.arg is None:
                raise self._no_operator("**", place)
            word, keyword_end = self._value[place : place + len(argument.arg)], place + len(argument.arg)
            if word not in form.keywords:
                allowed = ", ".join(f"{known}=" for known in form.keywords) or "none"
                raise self._error(f"{name}() has no keyword {word!r} (allowed: {allowed})", place, keyword_end)
            if word in keywords:
                raise self._error(f"the keyword {word!r} is given twice", place, keyword_end)
            keywords[word] = self._deeper(argument.value)
        count = len(node.args)
        if count < form.fewest or (form.most is not None and count > form.most):
            raise self._error(f"{name}() takes {_arguments(form)}, not {count}", *self._span(node))
        return tree.FunctionCall(name, tuple(map(self._deeper, node.args)), tuple(keywords.items()), *self._span(node))

    def _constant(self, start: int, end: int) -> tree.Constant:
        written = self._value[start:end]
        if written == "None":
            self._arrays_only("'None'", start, end)
        if written in ("None", "True", "False"):
            return tree.Constant({"None": None}.get(written, written == "True"), start, end)
        if _NUMBER.fullmatch(written) is None:
            raise self._error(f"{written!r} is no number here", start, end)
        digits = written.replace("_", "")
        if len(digits) > 30:
            raise self._error("the number has too many digits", start, end)
        is_hexadecimal = digits[:2] in ("0x", "0X")
        if not is_hexadecimal and not digits.isdigit():
            number = float(digits)
            if math.isinf(number):
                raise self._error("the number is larger than any float", start, end)
            return tree.Constant(number, start, end)
        value = int(digits, 16 if is_hexadecimal else 10)
        if value > self._dialect.largest:
            raise self._error("the number does not fit in 64 bits", start, end)
        return tree.Constant(value, start, end)


def _arguments(form: Form) -> str:
    if form.most is None:
        return f"{form.fewest} arguments or more"
    if form.fewest != form.most:
        return f"{form.fewest} to {form.most} arguments"
    return "1 argument" if form.fewest == 1 else f"{form.fewest} arguments"


# --- names ------------------------------------------------------------------------------------------------------------


def walk(node: tree.Node | tree.Slice) -> Iterator[tree.Node | tree.Slice]:
    """Yield `node` and everything below it."""
    pending = [node]
    while pending:
        node = pending.pop()
        yield node
        pending += reversed(_children(node))


def _children(node: tree.Node | tree.Slice) -> Sequence[tree.Node | tree.Slice]:
    match node:
        case tree.Name() | tree.Constant():  # most nodes
            return ()
        case tree.Unary(operand=operand):
            return (operand,)
        case tree.Binary(left=left, right=right):
            return (left, right)
        case tree.FunctionCall(arguments=arguments, keywords=keywords):
            return (*arguments, *(value for _, value in keywords))
        case tree.Transposed(value=value):
            return (value,)
        case tree.Index(value=value, subscripts=subscripts):
            return (value, *subscripts)
        case tree.Slice(first=first, last=last, step=step):
            return [part for part in (first, last, step) if part is not None]
        case tree.Tuple(items=items):
            return items


def names_of(expression: Expression) -> tuple[tree.Name, ...]:
    """Return every name that `expression` uses, in the order of the text."""
    return tuple(node for node in walk(expression.root) if isinstance(node, tree.Name))


def check_names(expression: Expression, names: frozenset[str]) -> None:
    """Check that `expression` uses only these names."""
    for node in names_of(expression):
        if node.name not in names:
            raise expression.error(node, f"no name {node.name!r} is known here{suggestion(node.name, names)}")


def is_name(word: str) -> bool:
    """Return whether `word` can be the name of an axis or an array."""
    return re.fullmatch(r"[A-Za-z_]\w*", word, re.ASCII) is not None and word not in _RESERVED
