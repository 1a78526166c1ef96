"""What a kernel does with its parameters: which arrays it reads and writes, and which hold indices.

The rule: what cannot be followed counts as read and written. Nothing here decides a value; it only reads the body.
"""

import re
from dataclasses import dataclass, field

from warplens.cuda.catalogue.inference import values as host
from warplens.cuda.catalogue.inference.element_types import bare, pointed
from warplens.cuda.catalogue.inference.program import Function, Program
from warplens.cuda.catalogue.inference.run import last_name
from warplens.cuda.catalogue.source.parsing import Node

MAX_CALL_DEPTH = 6  # device functions are followed this deep; an array that goes deeper counts as read and written
MAX_CALLED = 32  # the dimensions are looked for in this many functions that a kernel calls
PASSES = 3  # values flow through variables against the order of the text at most this often

_READING, _WRITING = (frozenset(host.FACTS["calls"][kind]) for kind in ("reading", "writing"))
_PLAIN = re.compile(r"(const )?(unsigned )?(int|float|double|size_t|bool|long)\b[ &]*$")
_NUMBERED = re.compile(  # blocks that are numbered row after row are one axis, however many rows the grid has
    r"\bblockIdx\.y ?\* ?gridDim\.x\b|\bgridDim\.x ?\* ?blockIdx\.y\b"
)
_LEADING: dict[str, list[str]] = host.FACTS["leading"]


@dataclass(slots=True)
class Roles:
    """What a kernel does with its arrays and scalars, which are named like its parameters. `indexes` gives, for an
    array of whole numbers, the arrays that its elements index.
    """

    read: set[str] = field(default_factory=set)
    written: set[str] = field(default_factory=set)
    indexes: dict[str, set[str]] = field(default_factory=dict)
    axes: str = "x"  # the letters of the dimensions that the kernel uses
    block_axes: str = "x"  # those along which it numbers its threads
    uses_dynamic_shared: bool = False
    local_arrays: dict[str, Node] = field(default_factory=dict)


def roles_of(function: Function, program: Program, depth: int = 0) -> Roles:
    """Return what a kernel or a device function does with its parameters."""
    reading = _Reading(function, program, depth)
    for _ in range(PASSES):
        reading.follow()
    reading.note()
    return reading.roles


class _Reading:
    def __init__(self, function: Function, program: Program, depth: int) -> None:
        self._function = function
        self._program = program
        self._depth = depth
        self.roles = Roles()
        self._leads_to: dict[str, set[str]] = {
            parameter.name: {parameter.name}
            for parameter in function.parameters
            if pointed(parameter.type_name) is not None
            or parameter.type_name.endswith("&")
            or not _PLAIN.match(parameter.type_name)
        }
        self._comes_from: dict[str, set[str]] = {}
        types = {typename.name for typename in function.template_parameters if not typename.type_name}
        self._references: set[str] = {
            parameter.name
            for parameter in function.parameters
            if parameter.type_name.endswith("&")
            and (_PLAIN.match(parameter.type_name) or bare(parameter.type_name) in types)
        }
        self._nodes = list(host.walk(function.body))

    # where values flow

    def follow(self) -> None:
        """Follow addresses and values through the variables, once."""
        for node in self._nodes:
            match node.type:
                case "declaration":
                    base = host.type_text(node)
                    for declarator in node.children_by_field_name("declarator"):
                        self._declare(declarator, base)
                case "assignment_expression":
                    left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
                    if left is None or right is None:
                        continue
                    name = host.words(left) if left.type == "identifier" else self._local(left)
                    if name:
                        self._comes_from.setdefault(name, set()).update(self.loaded(right))
                    if left.type == "identifier" and (name in self._leads_to or self._leads(right)):
                        self._leads_to.setdefault(name, set()).update(self._leads(right))
                case "for_statement":
                    self._bound(node)

    def _declare(self, declarator: Node, base: str) -> None:
        value, inner = host.initialized(declarator)
        name, type_name = host.declared(inner, base)
        if type_name.endswith("[]") and inner is not None:
            self.roles.local_arrays[name] = inner
        if value is None or not name:
            return
        self._comes_from.setdefault(name, set()).update(self.loaded(value))
        if type_name.rstrip().endswith("&"):
            leads = self._address(value)
            if leads:
                self._references.add(name)
        else:
            leads = self._leads(value) if pointed(type_name) is not None or "auto" in base or len(base) > 6 else set()
        if leads:
            self._leads_to.setdefault(name, set()).update(leads)

    def _bound(self, node: Node) -> None:
        condition, initializer = node.child_by_field_name("condition"), node.child_by_field_name("initializer")
        if condition is None or initializer is None:
            return
        for child in initializer.named_children:
            name = host.words(child.child_by_field_name("declarator")) if child.type == "init_declarator" else ""
            if name:
                self._comes_from.setdefault(name, set()).update(self.loaded(condition))

    def _local(self, node: Node) -> str:
        """Return the local array that `tile[i][j]` belongs to."""
        while node.type in ("subscript_expression", "field_expression", "parenthesized_expression"):
            inner = node.child_by_field_name("argument") or host.first_child(node)
            if inner is None:
                return ""
            node = inner
        return host.words(node) if node.type == "identifier" and host.words(node) not in self._leads_to else ""

    def _leads_of(self, node: Node, *fields: str) -> set[str]:
        """Return the arrays that the values in some fields of a node may point into."""
        return set().union(*(self._leads(node.child_by_field_name(name)) for name in fields))

    def _leads(self, node: Node | None) -> set[str]:
        """Return the arrays that the value of an expression may point into."""
        if node is None:
            return set()
        if node.type in _LEADING:
            return self._leads_of(node, *_LEADING[node.type])
        match node.type:
            case "identifier":
                name = host.words(node)
                return set() if name in self._references else self._leads_to.get(name, set())
            case "binary_expression":
                if host.words(node.child_by_field_name("operator")) not in ("+", "-"):
                    return set()
                return self._leads_of(node, "left", "right")
            case "pointer_expression" if host.words(node).startswith("&"):
                return self._address(node.child_by_field_name("argument"))
            case "parenthesized_expression" | "argument_list" | "initializer_list" | "comma_expression":
                return set().union(*(self._leads(child) for child in node.named_children))
        return set()

    def _address(self, node: Node | None) -> set[str]:  # noqa: PLR0911 - a case for each form
        """Return the arrays in which the place that an expression names may lie."""
        if node is None:
            return set()
        match node.type:
            case "subscript_expression":
                argument = node.child_by_field_name("argument")
                is_row = argument is not None and argument.type == "subscript_expression"
                return self._leads(argument) | (self._address(argument) if is_row else set())
            case "pointer_expression" if host.words(node).startswith("*"):
                return self._leads(node.child_by_field_name("argument"))
            case "field_expression":
                if any(child.type == "->" for child in node.children):
                    return self._leads(node.child_by_field_name("argument"))
                return self._address(node.child_by_field_name("argument"))
            case "parenthesized_expression":
                return set().union(*(self._address(child) for child in node.named_children))
            case "cast_expression":
                return self._address(node.child_by_field_name("value"))
            case "identifier":
                return self._leads_to.get(host.words(node), set()) if host.words(node) in self._references else set()
            case "call_expression":
                return self._leads(node.child_by_field_name("arguments"))
        return set()

    def loaded(self, node: Node) -> set[str]:
        """Return the arrays of which an element may flow into the value of an expression."""
        arrays: set[str] = set()
        stack = [node]
        while stack:
            child = stack.pop()
            # what an index is loaded from does not flow into the element
            is_element = child.type == "subscript_expression" and bool(self._address(child))
            stack.extend(child.named_children if not is_element else child.children_by_field_name("argument"))
            if child.type in ("subscript_expression", "pointer_expression") and not host.words(child).startswith("&"):
                arrays |= self._address(child)
            if child.type == "identifier":
                arrays |= self._comes_from.get(host.words(child), set())
            if child.type == "call_expression" and last_name(child.child_by_field_name("function")) in _READING:
                arrays |= self._leads(child.child_by_field_name("arguments"))
        return arrays

    # what happens to the arrays

    def note(self) -> None:
        """Note reads, writes, indices and dimensions."""
        skipped: set[int] = set()
        text = self._text()
        self.roles.axes = _letters(_NUMBERED.sub("", text), "threadIdx|blockIdx|thread_index|group_index")
        self.roles.block_axes = _letters(text, "threadIdx|thread_index|blockDim|dim_threads")
        dynamic = r"\bextern\b[^;]*__shared__|__shared__[^;]*\bextern\b"
        self.roles.uses_dynamic_shared = re.search(dynamic, text) is not None
        for node in self._nodes:
            match node.type:
                case "assignment_expression":
                    self._note_assignment(node, skipped)
                case "init_declarator" if host.words(node).startswith("&"):
                    skipped.update(child.id for child in node.children_by_field_name("value"))
                case "update_expression":
                    self.roles.written |= self._address(node.child_by_field_name("argument"))
                case "pointer_expression" if host.words(node).startswith("&"):
                    argument = node.child_by_field_name("argument")
                    if argument is not None:
                        skipped.add(argument.id)
                case "call_expression":
                    self._note_call(node)
                case "gnu_asm_expression" | "asm_statement":
                    names = [child for child in host.walk(node) if child.type == "identifier"]
                    leads = set().union(*map(self._leads, names))
                    self.roles.read |= leads
                    self.roles.written |= {name for name in leads if not self._is_const(name)}
                case "subscript_expression" | "field_expression" | "identifier":
                    if node.id not in skipped:
                        self._note_place(node)
            if node.type == "pointer_expression" and host.words(node).startswith("*") and node.id not in skipped:
                self.roles.read |= self._address(node)
                self._note_index(self._address(node), node)

    def _text(self) -> str:
        """Return the text of the function and of the functions that it calls."""
        called, functions = [self._function], [self._function]
        while called and len(functions) < MAX_CALLED:
            names = self._program.words_in(called.pop())
            for name in sorted(names & self._program.functions.keys()):
                named = (function for function in self._program.functions[name] if not function.is_kernel)
                more = [function for function in named if function not in functions]
                functions.extend(more)
                called.extend(more)
        return " ".join(host.words(function.body) for function in functions)

    def _note_place(self, node: Node) -> None:
        if node.type == "identifier":
            if host.words(node) in self._references and not _is_written(node):
                self.roles.read |= self._leads_to.get(host.words(node), set())
            return
        places = self._address(node)
        self.roles.read |= places
        if node.type == "subscript_expression":
            self._note_index(places or {self._local(node)} - {""}, node.child_by_field_name("indices"))

    def _note_index(self, places: set[str], index: Node | None) -> None:
        if index is None or not places:
            return
        for name in self.loaded(index) - (places if index.type == "pointer_expression" else set()):
            self.roles.indexes.setdefault(name, set()).update(places)

    def _note_assignment(self, node: Node, skipped: set[int]) -> None:
        left = node.child_by_field_name("left")
        if left is None:
            return
        places = self._address(left)
        if not places:
            return
        self.roles.written |= places
        inner = left
        while inner.type == "parenthesized_expression" and inner.named_children:
            inner = inner.named_children[0]
        if host.words(node.child_by_field_name("operator")) == "=":
            skipped.update({left.id, inner.id})
            while inner.type == "field_expression":
                argument = inner.child_by_field_name("argument")
                if argument is None:
                    break
                skipped.add(argument.id)
                inner = argument
        if inner.type == "subscript_expression":
            self._note_index(places, inner.child_by_field_name("indices"))

    def _note_call(self, node: Node) -> None:
        name = last_name(node.child_by_field_name("function"))
        arguments = host.children_of(node, "arguments")
        if name in ("reinterpret_cast", "static_cast", "const_cast"):
            return
        named = self._program.functions.get(name, [])
        candidates = [function for function in named if len(function.parameters) >= len(arguments)]
        callee = candidates[0] if candidates and self._depth < MAX_CALL_DEPTH else None
        callee = None if callee is self._function else callee
        inner = roles_of(callee, self._program, self._depth + 1) if callee is not None else None
        for number, argument in enumerate(arguments):
            leads = self._leads(argument)
            parameter = callee.parameters[number] if callee is not None else None
            if not leads and parameter is not None and parameter.type_name.endswith("&"):
                leads = self._address(argument)
            if not leads:
                continue
            if inner is not None and parameter is not None:
                self.roles.read |= leads if parameter.name in inner.read else set()
                self.roles.written |= leads if parameter.name in inner.written else set()
                continue
            if name.startswith("atomic"):
                if number == 0:
                    self.roles.read |= leads
                    self.roles.written |= leads
                continue
            if name not in _WRITING:
                self.roles.read |= leads
            if name not in _READING and not (number and name in ("memcpy", "memcpy_async", "__pipeline_memcpy_async")):
                self.roles.written |= {lead for lead in leads if not self._is_const(lead)}

    def _is_const(self, name: str) -> bool:
        return any(parameter.name == name and "const" in parameter.type_name for parameter in self._function.parameters)


def _letters(text: str, names: str) -> str:
    """Return the letters of the dimensions that are asked of the given built-in variables, up to the last."""
    letters = re.findall(rf"\b(?:{names})\b(?:\(\))?\.([xyz])\b", text)
    return "xyz"[: 1 + "xyz".index(max(letters, default="x"))]


def _is_written(node: Node) -> bool:
    """Return whether a name stands where it is declared or assigned to."""
    parent = node.parent
    if parent is None or parent.type == "reference_declarator":
        return True
    is_left = parent.type == "assignment_expression" and parent.child_by_field_name("left") == node
    return is_left and host.words(parent.child_by_field_name("operator")) == "="
