"""How the source indexes an array: whether the array has rows, and how many elements a row has.

The rule: an array has rows only where its declaration has two dimensions, or where an index has the form
`row * length + column` and neither part is a constant. A form whose length has no value here gives no rows. Strides of
lanes are no evidence: in `sums[2 * s * threadIdx.x]` and in a thread's own 8 results no row is 2 or 8 elements long.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import prod

from warplens.cuda.catalogue.source.kernels import KernelDeclaration, TemplateParameterKind, kernels_of
from warplens.cuda.catalogue.source.tokens import plain_name, split_entry
from warplens.cuda.catalogue.values import evaluate, parse_number
from warplens.cuda.ground.errors import WarplensError

MAX_EXPRESSION = 200  # a longer expression, in characters, is not read
MAX_STEPS = 6  # a name is followed through at most this many definitions
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"", re.DOTALL)
_DEFINE = re.compile(r"^[ \t]*#[ \t]*define[ \t]+([A-Za-z_]\w*)[ \t]+(\S[^\n]*)$", re.MULTILINE)
_VARIABLE = re.compile(
    r"\b(?:const\s+|constexpr\s+|static\s+|unsigned\s+)*(?:int|unsigned|uint|size_t|auto|long|short|u?int\d+_t)\s+"
    r"(?:const\s+)?([A-Za-z_]\w*)\s*=\s*([^;,{}]+)[;,]"
)
_CHANGED = r"(?<![\w.]){}\s*(?:[-+*/|&^%]|<<|>>)?=(?!=)|(?:\+\+|--)\s*{}\b|(?<![\w.]){}\s*(?:\+\+|--)"
_WORD = re.compile(r"[A-Za-z_]\w*(?:\s*\.\s*[xyz]\b)?")
_TYPE = re.compile(r"(?:unsigned\s+|signed\s+|const\s+|volatile\s+)*(\w+)(?:\s+(?:int|long))?\s*$")
_TYPE_BYTES = {  # the bytes of the types of shared arrays whose declared size has no value here
    "char": 1, "uchar": 1, "int8_t": 1, "uint8_t": 1, "bool": 1, "short": 2, "half": 2, "__half": 2, "int16_t": 2,
    "uint16_t": 2, "half2": 4, "int": 4, "unsigned": 4, "uint": 4, "float": 4, "int32_t": 4, "uint32_t": 4,
    "double": 8, "long": 8, "float2": 8, "int2": 8, "uint2": 8, "int64_t": 8, "uint64_t": 8, "size_t": 8,
    "float4": 16, "int4": 16, "uint4": 16, "double2": 16,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Indexing:
    """The CUDA C++ source of a kernel, and the values of the names that are constant in a launch."""

    source: str
    values: Mapping[str, str]

    @classmethod
    def of(cls, source: str, names: Mapping[str, int], entry: str = "") -> Indexing:
        """Return the indexing of a source without comments and without kernels that are not launched. `names` are
        macros, axes, `blockDim.x` and the like; an entry such as `product<16>` gives template parameters values.
        """
        kernels = kernels_of(source)
        launched = [kernel for kernel in kernels if plain_name(kernel.name) == plain_name(entry)]
        for kernel in reversed(kernels if launched else ()):
            if kernel not in launched:
                source = source[: kernel.span[0]] + source[kernel.span[1] :]
        text = _COMMENT.sub(" ", source)
        values = dict(_constants(text)) | dict(_DEFINE.findall(text))
        values |= {name: value for kernel in launched for name, value in _parameters(kernel, entry)}
        return cls(text, values | {_plain(name): str(value) for name, value in names.items()})

    def row_bytes(self, array: str, size_bytes: int) -> int:
        """Return the bytes from a row of a shared array of this size to the next; 0 where the source shows no rows."""
        pattern = rf"__shared__([^;\[]*?)\b{re.escape(array)}\s*((?:\[[^\]]*\]\s*)+)[;=,]"
        declared = re.search(pattern, self.source) if array else None
        if declared is None:
            return 0
        sizes = re.findall(r"\[([^\]]*)\]", declared[2])
        elements = prod(self._value(size) or 0 for size in sizes)
        kind = _TYPE.search(declared[1])
        width = size_bytes // elements if elements else _TYPE_BYTES.get(kind[1] if kind else "", 0)
        if len(sizes) > 1:
            row = self._value(sizes[-1]) or 0
        else:
            indices = self._subscripts(array, declared.end())
            lengths = {length for index in indices if (length := self._row_length(index))}
            row = lengths.pop() if len(lengths) == 1 else 0
        return row * width if 2 * row * width <= size_bytes else 0

    def _subscripts(self, array: str, start: int) -> Iterator[str]:
        for match in re.finditer(rf"(?<![\w.]){re.escape(array)}\s*\[", self.source[start:]):
            text = self.source[start + match.end() : start + match.end() + MAX_EXPRESSION]
            if (end := _closing(text)) is not None:
                yield text[:end]

    def _row_length(self, index: str, steps: int = MAX_STEPS) -> int:
        """Return the row length of an index of the form `row * length + column`, 0 if it has another form."""
        terms = [_without_brackets(term) for term in _split(index, "+-")]
        terms = [inner for term in terms for inner in _split(term, "+-")]
        if len(terms) == 1:
            definition = self.values.get(_plain(terms[0])) if steps else None
            return 0 if definition is None else self._row_length(definition, steps - 1)
        if sum(self._value(term) is None for term in terms) < 2:
            return 0
        lengths = [length for term in terms if self._value(term) is None and (length := self._factor(term, steps))]
        return max(lengths, default=0)

    def _factor(self, term: str, steps: int) -> int:
        """Return the constant factor of a product, 0 where the term is no product with exactly one."""
        factors = [_without_brackets(factor) for factor in _split(term, "*")]
        values = [self._value(factor) for factor in factors]
        constants = [value for value in values if value is not None]
        if len(factors) == 1 and steps and (definition := self.values.get(_plain(factors[0]))) is not None:
            return self._factor(definition, steps - 1)
        if len(constants) != 1 or len(factors) != 2 or constants[0] < 2:
            return 0
        return constants[0]

    def _value(self, expression: str, steps: int = MAX_STEPS) -> int | None:
        text = _plain(expression)
        if len(text) > MAX_EXPRESSION:
            return None
        names: dict[str, int] = {}
        for word in set(_WORD.findall(text)):
            definition = self.values.get(word)
            value = None if definition is None or not steps else self._value(definition, steps - 1)
            if value is None:
                return None
            names[word] = value
        try:
            number = evaluate(parse_number(re.sub(r"(?<!/)/(?!/)", "//", text)), names)
        except WarplensError:
            return None
        return number if isinstance(number, int) else None


def _plain(expression: str) -> str:
    """Return an expression with `blockDim.x` as one word, without casts to whole numbers and suffixes of numbers."""
    text = re.sub(r"\b([A-Za-z_]\w*)\s*\.\s*([xyz])\b", r"\1_\2", expression.strip())
    text = re.sub(r"\(\s*(?:unsigned|int|size_t|long)(?:\s+int)?\s*\)", "", text)
    return re.sub(r"\b(\d+)[uUlL]+\b", r"\1", text)


def _constants(text: str) -> Iterator[tuple[str, str]]:
    """Iterate over the variables that are defined once and not changed, with their definitions."""
    seen: dict[str, list[str]] = {}
    for name, definition in _VARIABLE.findall(text):
        seen.setdefault(name, []).append(definition.strip())
    for name, definitions in seen.items():
        word = re.escape(name)
        if len(set(definitions)) == 1 and len(re.findall(_CHANGED.format(word, word, word), text)) == len(definitions):
            yield name, definitions[0]


def _parameters(kernel: KernelDeclaration, entry: str) -> Iterator[tuple[str, str]]:
    """Iterate over the parameters of a template with the values that an entry such as `product<16, 8>` gives them."""
    listed = split_entry(entry)[0].partition("<")[2].rstrip("> ").split(",")
    arguments = [value.strip() for value in listed if value.strip()]
    for place, parameter in enumerate(kernel.template_parameters):
        value = arguments[place] if place < len(arguments) else parameter.default
        if value and parameter.kind is TemplateParameterKind.VALUE:
            yield parameter.name, value


def _closing(text: str) -> int | None:
    depth = 1
    for place, character in enumerate(text):
        depth += (character in "[(") - (character in "])")
        if not depth:
            return place
    return None


def _split(text: str, signs: str) -> list[str]:
    parts, depth, begin = [], 0, 0
    for place, character in enumerate(text):
        depth += (character in "[(") - (character in "])")
        if character in signs and not depth and text[begin:place].strip():
            parts.append(text[begin:place])
            begin = place + 1
    return [part.strip() for part in (*parts, text[begin:]) if part.strip()]


def _without_brackets(text: str) -> str:
    text = text.strip()
    while text.startswith("(") and _closing(text[1:]) == len(text) - 2:
        text = text[1:-1].strip()
    return text
