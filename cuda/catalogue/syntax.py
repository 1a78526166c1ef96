"""The expressions in kernel files: their grammar, with a function of the parser for each rule, and their names.

The rule: parsing knows which operators, functions and attributes exist, and nothing of values. Only what the grammar
names can be written, so that evaluating an expression can never reach beyond it.

Operators bind as they do in Python. Two dialects share the grammar: the one for numbers (grid, block, flops, ...) and
the one for arrays (`reference`), which adds `@`, `.T`, indices, tuples and keyword arguments.
"""

import math
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

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


# --- tokens ----------------------------------------------------------------------------------------------------------

_TOKEN = re.compile(
    r"""
    (?P<space>\s+)
  | (?P<number>0[xX][0-9A-Fa-f]+ | (?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:[eE][+-]?\d+)?)
  | (?P<name>[A-Za-z_]\w*)
  | (?P<operator>\*\*|//|==|!=|<=|>=|&&|\|\||[-+*/%@<>()\[\],.:=!&|^~])
    """,
    re.VERBOSE | re.ASCII,
)
_INSTEAD = {"&&": "and", "||": "or", "!": "not", "=": "==", "^": "**"}


@dataclass(frozen=True, slots=True)
class Token:
    """A word of an expression; `kind` is "number", "name", "operator" or "end"."""

    kind: str
    text: str
    start: int
    end: int


def tokenize(text: SourceText) -> tuple[Token, ...]:
    """Return the tokens of `text`, the last one of kind "end"."""
    tokens: list[Token] = []
    position = 0
    while position < len(text.value):
        match = _TOKEN.match(text.value, position)
        if match is None:
            message = f"{text.value[position]!r} is no part of an expression"
            raise ExpressionError(message, text.span(position, position + 1))
        if match.lastgroup != "space":
            tokens.append(Token(str(match.lastgroup), match.group(), position, match.end()))
        if len(tokens) > MAX_TOKENS:
            message = f"the expression is too long: it may have {MAX_TOKENS} numbers, names and operators at most"
            raise ExpressionError(message, text.span(position, match.end()))
        position = match.end()
    end = len(text.value)
    return (*tokens, Token("end", "", end, end))


# --- parser ----------------------------------------------------------------------------------------------------------


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
    """Recursive descent; the docstring of a method is its rule."""

    def __init__(self, text: SourceText, dialect: Dialect) -> None:
        self._text = text
        self._dialect = dialect
        self._tokens = tokenize(text)
        self._position = 0
        self._nesting = 0

    def parse(self) -> tree.Node:
        """``start := expression END``."""
        node = self._expression()
        if self._token.kind != "end":
            raise self._unexpected("an operator or the end of the expression")
        return node

    # helpers

    @property
    def _token(self) -> Token:
        return self._tokens[self._position]

    def _next(self) -> Token:
        token = self._token
        self._position += 1
        return token

    def _accept(self, *texts: str) -> Token | None:
        if self._token.kind in ("operator", "name") and self._token.text in texts:
            return self._next()
        return None

    def _expect(self, text: str) -> Token:
        token = self._accept(text)
        if token is None:
            raise self._unexpected(f"{text!r}")
        return token

    def _error(self, message: str, start: int, end: int) -> ExpressionError:
        return ExpressionError(message, self._text.span(start, end))

    def _unexpected(self, expected: str) -> ExpressionError:
        token = self._token
        if token.kind == "end":
            return self._error(f"the expression ends where {expected} is expected", token.start, token.end)
        instead = _INSTEAD.get(token.text)
        if instead is not None:
            return self._error(f"{token.text!r} is no operator here; write {instead!r}", token.start, token.end)
        return self._error(f"{token.text!r} stands where {expected} is expected", token.start, token.end)

    def _arrays_only(self, form: str, token: Token) -> None:
        if not self._dialect.arrays:
            raise self._error(f"{form} is allowed in 'reference' only", token.start, token.end)

    def _deeper(self, rule: Callable[[], tree.Node]) -> tree.Node:
        if self._nesting == MAX_NESTING:
            token = self._token
            raise self._error(f"the expression is nested more than {MAX_NESTING} deep", token.start, token.end)
        self._nesting += 1
        node = rule()
        self._nesting -= 1
        return node

    def _chain(self, rule: Callable[[], tree.Node], *operators: str) -> tree.Node:
        node = rule()
        while token := self._accept(*operators):
            if token.text == "@":
                self._arrays_only("'@'", token)
            right = rule()
            node = tree.Binary(tree.Operator(token.text), node, right, node.start, right.end)
        return node

    # rules

    def _expression(self) -> tree.Node:
        """``expression := disjunction``."""
        return self._deeper(self._disjunction)

    def _disjunction(self) -> tree.Node:
        """``disjunction := conjunction ('or' conjunction)*``."""
        return self._chain(self._conjunction, "or")

    def _conjunction(self) -> tree.Node:
        """``conjunction := inversion ('and' inversion)*``."""
        return self._chain(self._inversion, "and")

    def _inversion(self) -> tree.Node:
        """``inversion := 'not' inversion | comparison``."""
        token = self._accept("not")
        if token is None:
            return self._comparison()
        operand = self._deeper(self._inversion)
        return tree.Unary(tree.Operator.NOT, operand, token.start, operand.end)

    def _comparison(self) -> tree.Node:
        """``comparison := sum [('==' | '!=' | '<' | '<=' | '>' | '>=') sum]``."""
        left = self._sum()
        token = self._accept(*_COMPARISONS)
        if token is None:
            return left
        right = self._sum()
        if extra := self._accept(*_COMPARISONS):
            raise self._error("comparisons cannot be chained; join two of them with 'and'", extra.start, extra.end)
        return tree.Binary(tree.Operator(token.text), left, right, left.start, right.end)

    def _sum(self) -> tree.Node:
        """``sum := term (('+' | '-') term)*``."""
        return self._chain(self._term, "+", "-")

    def _term(self) -> tree.Node:
        """``term := factor (('*' | '/' | '//' | '%' | '@') factor)*``."""
        return self._chain(self._factor, "*", "/", "//", "%", "@")

    def _factor(self) -> tree.Node:
        """``factor := ('+' | '-') factor | power``."""
        token = self._accept("+", "-")
        if token is None:
            base = self._postfix()
            if self._accept("**") is None:
                return base
            exponent = self._deeper(self._factor)
            return tree.Binary(tree.Operator.POWER, base, exponent, base.start, exponent.end)
        operand = self._deeper(self._factor)
        return tree.Unary(tree.Operator(token.text), operand, token.start, operand.end)

    def _postfix(self) -> tree.Node:
        """``postfix := atom ('.' 'T' | '[' subscript (',' subscript)* ']')*``."""
        node = self._atom()
        while token := self._accept(".", "[", "("):
            if token.text == "(":
                raise self._error("only a function's name may stand before '('", node.start, node.end)
            if token.text == ".":
                self._arrays_only("'.T'", token)
                attribute = self._next()
                if attribute.text != "T":
                    message = f"no attribute {attribute.text!r} is allowed; '.T' is the only one"
                    raise self._error(message, token.start, attribute.end)
                node = tree.Transposed(node, node.start, attribute.end)
                continue
            self._arrays_only("an index", token)
            subscripts = [self._subscript()]
            while self._accept(","):
                subscripts.append(self._subscript())
            closing = self._expect("]")
            node = tree.Index(node, tuple(subscripts), node.start, closing.end)
        return node

    def _subscript(self) -> tree.Node | tree.Slice:
        """``subscript := expression | [expression] ':' [expression] [':' [expression]]``."""
        start = self._token.start
        bounds: list[tree.Node | None] = [None, None, None]
        colons = 0
        while True:
            if self._token.text not in (":", ",", "]") and self._token.kind != "end":
                bounds[colons] = self._expression()
            if colons == 2 or self._accept(":") is None:
                break
            colons += 1
        if colons == 0:
            if bounds[0] is None:
                raise self._unexpected("an index")
            return bounds[0]
        first, last, step = bounds
        return tree.Slice(first, last, step, start, self._tokens[self._position - 1].end)

    def _atom(self) -> tree.Node:
        """``atom := NUMBER | 'True' | 'False' | 'None' | NAME | call | group``."""
        token = self._token
        if token.kind == "number":
            self._position += 1
            return tree.Constant(self._number(token), token.start, token.end)
        if token.kind == "name" and token.text not in ("and", "or", "not"):
            return self._name(self._next())
        if self._accept("("):
            return self._group(token)
        raise self._unexpected("a number, a name or '('")

    def _name(self, token: Token) -> tree.Node:
        """``NAME | call``, and the words that are values."""
        if self._token.text == "(":
            return self._call(token)
        if token.text == "None":
            self._arrays_only("'None'", token)
            return tree.Constant(None, token.start, token.end)
        if token.text in ("True", "False"):
            return tree.Constant(token.text == "True", token.start, token.end)
        return tree.Name(token.text, token.start, token.end)

    def _group(self, opening: Token) -> tree.Node:
        """``group := '(' expression (',' expression)* [','] ')'``; with a comma it is a tuple."""
        first = self._expression()
        comma = self._token
        if not self._accept(","):
            closing = self._expect(")")
            if isinstance(first, tree.Unary | tree.Binary):
                return replace(first, start=opening.start, end=closing.end)
            return first
        self._arrays_only("a tuple", comma)
        items = [first]
        while self._token.text != ")":
            items.append(self._expression())
            if not self._accept(","):
                break
        closing = self._expect(")")
        return tree.Tuple(tuple(items), opening.start, closing.end)

    def _call(self, name: Token) -> tree.Node:
        """``call := NAME '(' [argument (',' argument)*] ')'``, where ``argument := [NAME '='] expression``."""
        form = self._dialect.functions.get(name.text)
        if form is None:
            hint = suggestion(name.text, self._dialect.functions)
            raise self._error(f"no function {name.text!r} is known here{hint}", name.start, name.end)
        self._expect("(")
        arguments: list[tree.Node] = []
        keywords: dict[str, tree.Node] = {}
        while self._token.text != ")":
            following = self._tokens[min(self._position + 1, len(self._tokens) - 1)]
            if self._token.kind == "name" and following.text == "=":
                self._keyword(name.text, form, keywords)
            elif keywords:
                raise self._unexpected("a keyword argument")
            else:
                arguments.append(self._expression())
            if not self._accept(","):
                break
        closing = self._expect(")")
        if len(arguments) < form.fewest or (form.most is not None and len(arguments) > form.most):
            counted = _arguments(form)
            raise self._error(f"{name.text}() takes {counted}, not {len(arguments)}", name.start, closing.end)
        return tree.FunctionCall(name.text, tuple(arguments), tuple(keywords.items()), name.start, closing.end)

    def _keyword(self, function: str, form: Form, keywords: dict[str, tree.Node]) -> None:
        """``NAME '=' expression``."""
        keyword = self._next()
        self._expect("=")
        if keyword.text not in form.keywords:
            allowed = ", ".join(f"{name}=" for name in form.keywords) or "none"
            message = f"{function}() has no keyword {keyword.text!r} (allowed: {allowed})"
            raise self._error(message, keyword.start, keyword.end)
        if keyword.text in keywords:
            raise self._error(f"the keyword {keyword.text!r} is given twice", keyword.start, keyword.end)
        keywords[keyword.text] = self._expression()

    def _number(self, token: Token) -> int | float:
        digits = token.text.replace("_", "")
        if len(digits) > 30:
            raise self._error("the number has too many digits", token.start, token.end)
        hexadecimal = digits[:2] in ("0x", "0X")
        if not hexadecimal and not digits.isdigit():
            number = float(digits)
            if math.isinf(number):
                raise self._error("the number is larger than any float", token.start, token.end)
            return number
        value = int(digits, 16 if hexadecimal else 10)
        if value > self._dialect.largest:
            raise self._error("the number does not fit in 64 bits", token.start, token.end)
        return value


def _arguments(form: Form) -> str:
    if form.most is None:
        return f"{form.fewest} arguments or more"
    if form.fewest != form.most:
        return f"{form.fewest} to {form.most} arguments"
    return "1 argument" if form.fewest == 1 else f"{form.fewest} arguments"


# --- names ------------------------------------------------------------------------------------------------------------

_RESERVED = {"and", "or", "not", "True", "False", "None"}


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
