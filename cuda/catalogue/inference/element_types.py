"""The types of C++ as elements of arrays and as arguments: their dtype, lanes and bytes.

The rule: a type that is not known here has no element, and the caller says so; no size is guessed.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from warplens.cuda.catalogue.dtypes import ALIGNMENTS, VECTORS, DType
from warplens.cuda.catalogue.inference import preprocessing, values
from warplens.cuda.catalogue.inference.program import ClassType, Program

MAX_MEMBER_ELEMENTS = 1 << 24  # an array within a struct has this many elements at most
MAX_STRUCT_ELEMENTS = 1 << 16  # the most numbers of a struct of unlike ones, those of structs within it included
MAX_ALIASES = 16  # a type may be another name of another name this many times
MAX_BASES = 8  # a class has the members of this many of its bases
MAX_BASE_DEPTH = 4  # the bases of bases are followed this deep
MAX_TYPE = 4096  # the name of a type has this many characters at most; templates within templates may double it

_QUALIFIERS = re.compile(rf"\b(?:{'|'.join(values.FACTS['opaque']['qualifiers'])})\b")
_MEMBER_TYPE = re.compile(r"([\w:]+\s*<.*>)\s*::\s*(\w+)([\s*&\[\]]*)")  # `Traits<float>::type`, or a pointer to that
_WORDS = {word: coded for coded, names in values.FACTS["types"].items() for word in names}  # "float16*2" has two lanes
_WIDER = re.compile(r"(?:(?:at|c10)::)?(?:acc_type|opmath_type)<\s*(.+?)\s*(?:,\s*(?:true|false)\s*)?>")
"""The type in which PyTorch adds up numbers of a type: ATen/AccumulateType.h and ATen/OpMathType.h."""
_NARROW = frozenset({"float16", "bfloat16", "float8_e4m3fn", "float8_e5m2"})
_COMPLEX = {"float": "complex64", "double": "complex128"}


@dataclass(frozen=True, slots=True)
class Element:
    """An element: `lanes` numbers of `dtype`, or a struct of `fields` that differ."""

    dtype: str
    lanes: int
    size_bytes: int  # with its padding
    fields: tuple[str, ...] = ()
    align: int = 1  # in bytes: it lies at a multiple of this within an array or a struct

    @property
    def is_float(self) -> bool:
        """Whether the numbers are real floats."""
        return "float" in self.dtype

    @property
    def is_complex(self) -> bool:
        """Whether the numbers are complex."""
        return "complex" in self.dtype


def bare(type_name: str) -> str:
    """Return a type without qualifiers, scope `std` and reference."""
    plain = _QUALIFIERS.sub(" ", type_name).replace("std::", "").replace("&", " ").lstrip(":")
    return re.sub(r"\s+", " ", plain).strip()


def pointed(type_name: str) -> str | None:
    """Return what a pointer or an array leads to, or None for another type."""
    plain = re.sub(r"\b(?:__restrict__|__restrict|restrict)\b", " ", type_name).replace("&", " ").strip()
    plain = re.sub(r"\*\s*const\b", "*", plain).strip()
    if plain.endswith("[]"):
        return plain[:-2].strip()
    return plain[:-1].strip() if plain.endswith("*") else None


def is_builtin(type_name: str) -> bool:
    """Return whether a type is one of C++ or CUDA, so that its name is known everywhere."""
    return type_name in _WORDS or element_of(type_name, Program()) is not None


def first_argument(arguments: str) -> str:
    """Return the first of the arguments of a template."""
    depth = 0
    for position, character in enumerate(arguments):
        depth += {"<": 1, ">": -1}.get(character, 0)
        if character == "," and not depth:
            return arguments[:position].strip()
    return arguments.strip()


def first_arguments(type_name: str) -> list[str]:
    """Return all arguments of a template."""
    match = re.match(r"[\w:]+\s*<(.*)>$", type_name.strip())
    rest, parts = (match[1].strip() if match else ""), []
    while rest:
        part = first_argument(rest)
        parts.append(part)
        rest = rest[len(part) :].lstrip(" ,") if part else ""
    return parts


def class_of(type_name: str, program: Program) -> ClassType | None:
    """Return the class that a type is, None where the text declares none of that name."""
    if special := program.specialised.get(re.sub(r"\s|^(?:\w*::)+", "", type_name)):
        return special
    name, depth = "", 0
    for character in type_name:
        depth += {"<": 1, ">": -1}.get(character, 0)
        name += character if not depth and character != ">" else ""
    return program.classes.get(name.rsplit("::", 1)[-1].strip())


def given_parameters(class_type: ClassType, type_name: str) -> dict[str, str]:
    """Return what the template parameters of a class stand for in a type, defaults included."""
    listed = first_arguments(type_name)
    defaults = [values.words(parameter.default) for parameter in class_type.parameters[len(listed) :]]
    texts = zip(class_type.parameters, [*listed, *defaults], strict=False)
    return {parameter.name: text for parameter, text in texts if text}


def qualified(type_name: str, program: Program) -> str:
    """Return a type with the namespaces of the classes in it, as a kernel's name needs them."""

    def written(match: re.Match[str]) -> str:
        class_type = program.classes.get(match[0])
        return "::".join((*class_type.scope, match[0])) if class_type is not None else match[0]

    return re.sub(r"(?<![\w:])[A-Za-z_]\w*(?!\s*::)", written, type_name)


def members_of(class_type: ClassType, type_name: str, program: Program, depth: int = 0) -> list[tuple[str, str, str]]:
    """Return the members of a class as a type has them, those of its bases first: name, type, number of elements or "".
    A base that the text does not declare counts as empty.
    """
    arguments = given_parameters(class_type, type_name)
    inherited: list[tuple[str, str, str]] = []
    for written in class_type.bases[:MAX_BASES] if depth < MAX_BASE_DEPTH else ():
        base = resolved(_substituted(written, arguments), program)
        if (owner := class_of(base, program)) is not None and owner is not class_type:
            inherited += members_of(owner, base, program, depth + 1)
    return inherited + [
        (name, _substituted(kind, arguments), _substituted(class_type.lengths.get(name, ""), arguments))
        for name, kind, _ in class_type.members
    ]


def factors_of(length: str) -> list[str]:
    """Return the sizes of an array from the number of its elements as `members_of` has it."""
    factors, start, depth = [], 0, 0
    for position, sign in enumerate(length):
        depth += (sign == "(") - (sign == ")")
        if depth == 0 and sign == ")":
            factors.append(length[start:position].lstrip(" *")[1:])
            start = position + 1
    return factors


def _substituted(text: str, arguments: Mapping[str, str]) -> str:
    return re.sub(r"[A-Za-z_]\w*", lambda match: arguments.get(match[0], match[0]), text) if arguments else text


def resolved(type_name: str, program: Program) -> str:
    """Return a type with other names replaced by what they stand for."""
    plain = bare(type_name)
    for _ in range(MAX_ALIASES):
        if len(plain) > MAX_TYPE:
            break
        if (match := _MEMBER_TYPE.fullmatch(plain)) and (class_type := class_of(match[1], program)):
            if match[2] not in class_type.aliases:
                break
            plain = bare(_substituted(class_type.aliases[match[2]], given_parameters(class_type, match[1])) + match[3])
            continue
        base = re.match(r"[\w:]+", plain)
        name = base.group().rsplit("::", 1)[-1] if base else ""
        if base is None or name not in program.aliases or plain in _WORDS:
            break
        replaced = bare(program.aliases[name])
        if replaced == name or replaced.partition("<")[0] == base.group():  # typedef thrust::complex<float> complex
            break
        plain = bare(replaced + plain[base.end() :])
    return plain


def element_of(type_name: str, program: Program, depth: int = 0) -> Element | None:
    """Return the element that a type is, None where it is no number, vector or struct of numbers."""
    plain = resolved(type_name, program)
    if pointed(plain) is not None or depth > MAX_ALIASES:
        return Element("uint64", 1, 8, align=8)
    if match := _WIDER.fullmatch(plain):
        element = element_of(match[1], program, depth + 1)
        return element_of("float", program) if element is not None and element.dtype in _NARROW else element
    last = plain.rsplit("::", 1)[-1]
    coded = _WORDS.get(plain) or _WORDS.get(last)
    if coded is None and last in program.enumerations:
        return element_of(program.underlying.get(last, "int"), program, depth + 1)
    if coded is None and plain in VECTORS and re.fullmatch(r"[a-z]+[1-4]", plain):
        coded = f"{VECTORS[plain].dtype}*{VECTORS[plain].lanes}"
    if coded is None and plain == "dim3":
        coded = "uint32*3"
    if coded is None and (match := re.fullmatch(r"(?:thrust::|cuda::)?complex<(float|double)>", plain)):
        coded = _COMPLEX[match[1]]
    if coded is None:
        class_type = class_of(plain, program)
        if class_type is not None and plain not in program.elements:
            program.elements[plain] = None  # a class that holds itself has no layout
            program.elements[plain] = _struct(class_type, plain, program, depth)
        held = program.elements.get(plain)
        return held if isinstance(held, Element) else None
    dtype, _, lanes_text = coded.partition("*")
    count = int(lanes_text or 1)
    align = VECTORS[plain].align if plain in VECTORS else _width(dtype) * (1 if count == 3 or count > 4 else count)
    return Element(dtype, count, count * _width(dtype), align=align)


def alignment_of(class_type: ClassType, program: Program) -> int:
    """Return the bytes that a class states with `alignas`, 1 where it states none that is known."""
    stated = preprocessing.number_of(class_type.align, program.macros) if class_type.align else 1
    if class_type.align in _WORDS or class_type.align in VECTORS:
        element = element_of(class_type.align, program)
        stated = element.align if element is not None else 1
    return stated if stated in ALIGNMENTS else 1


def _struct(class_type: ClassType, plain: str, program: Program, depth: int) -> Element | None:
    """Return the layout of a struct as C lays it out: every member at a multiple of its alignment."""
    fields: list[str] = []
    kinds: dict[str, None] = {}
    size = widest = numbers = 0
    for name, type_name, length in members_of(class_type, plain, program):
        count = preprocessing.number_of(length, program.macros) if name in class_type.lengths else 1
        element = element_of(type_name.partition("[")[0].strip(), program, depth + 1)
        if element is None or not 0 < count <= MAX_MEMBER_ELEMENTS:
            return None
        parts = element.fields or (element.dtype,) * element.lanes
        kinds.update(dict.fromkeys(parts))
        numbers += len(parts) * count
        if numbers <= MAX_STRUCT_ELEMENTS:
            fields.extend(parts * count)
        size = -(-size // element.align) * element.align + element.size_bytes * count
        widest = max(widest, element.align)
    widest = max(widest, alignment_of(class_type, program))
    size = -(-size // widest) * widest if numbers else widest
    if len(kinds) == 1:
        [dtype] = kinds
        if numbers * _width(dtype) == size:
            return Element(dtype, numbers, size, align=widest)
    if numbers > MAX_STRUCT_ELEMENTS:
        return None
    return Element("uint8", max(size, 1), max(size, 1), tuple(fields), align=max(widest, 1))


def _width(dtype: str) -> int:
    return DType(dtype).itemsize if dtype in tuple(DType) else 1
