"""The parts of a CUDA file that host code is made of: functions, classes, other names of types, global variables.

The rule: every function is parsed by itself, so that one that cannot be read does not disturb the others.
"""

import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from warplens.cuda.catalogue.inference.preprocessing import Macro, Preprocessor
from warplens.cuda.catalogue.inference.values import declared, type_text, walk, words
from warplens.cuda.catalogue.source.declarations import Declaration, DeclarationKind, declarations_of, members_of
from warplens.cuda.catalogue.source.device_code import is_object, parsed_with_names
from warplens.cuda.catalogue.source.kernels import without_definitions
from warplens.cuda.catalogue.source.parsing import Node, parsed
from warplens.cuda.catalogue.source.tokens import tokens_of

MAX_NESTED_SCOPES = 16  # a class that is nested deeper than this is not read
_BASES = frozenset({"type_identifier", "qualified_identifier", "template_type"})
_ALIGNMENT = re.compile(
    r"\b(?:alignas|__align__)\s*\(\s*([\w\s*+]+?)\s*\)"
    r"|__attribute__\s*\(\(\s*aligned\s*\(\s*([\w\s*+]+?)\s*\)\s*\)\)"
)
_WORD = re.compile(r"[A-Za-z_]\w*|<<<")


@dataclass(frozen=True, slots=True, kw_only=True)
class Parameter:
    """A parameter of a function or template: its type as text, empty for a type itself, its name and its default."""

    type_name: str
    name: str
    default: Node | None = None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Function:
    """A function with a body; `first_line` is the line of its first character, `owner` its class."""

    name: str
    qualified_name: str
    parameters: tuple[Parameter, ...]
    template_parameters: tuple[Parameter, ...]
    body: Node
    first_line: int
    path: str
    owner: str = ""
    is_kernel: bool = False
    is_device: bool = False
    launch_bounds: Node | None = None  # the first argument of `__launch_bounds__`
    initializers: tuple[Node, ...] = ()

    def line(self, node: Node) -> int:
        """Return the line in the file at which a node of this function begins."""
        return self.first_line + node.start_point.row


@dataclass(slots=True, eq=False)
class ClassType:
    """A class or structure: its members (name, type, default value) in order."""

    name: str
    members: list[tuple[str, str, Node | None]] = field(default_factory=list)
    parameters: tuple[Parameter, ...] = ()
    constants: dict[str, Node] = field(default_factory=dict)  # the values of static members
    lengths: dict[str, str] = field(default_factory=dict)  # numbers of elements of members that are arrays, as written
    align: str = ""  # the bytes of `alignas`, as they are written
    scope: tuple[str, ...] = ()  # the namespaces and classes around it; one without a name is left out
    aliases: dict[str, str] = field(default_factory=dict)  # the other names of types that it declares
    bases: tuple[str, ...] = ()  # the classes that it is derived from, as they are written


_ENUMERATIONS = {"layout_t": ("nvcuda::wmma::mem_row_major", "nvcuda::wmma::mem_col_major")}
"""Those of CUDA's own headers for device code that kernels take as arguments (`mma.h`)."""


@dataclass(slots=True)
class Program:
    """What the files of a program declare; functions and methods are listed by their last name."""

    functions: dict[str, list[Function]] = field(default_factory=dict)
    classes: dict[str, ClassType] = field(default_factory=dict)
    specialised: dict[str, ClassType] = field(default_factory=dict)
    """The specialisations of class templates, by name and arguments without spaces."""
    aliases: dict[str, str] = field(default_factory=dict)
    enumerations: dict[str, tuple[str, ...]] = field(default_factory=lambda: dict(_ENUMERATIONS))
    """The constants of each enumeration, as C++ names them from outside."""
    underlying: dict[str, str] = field(default_factory=dict)  # the types of the numbers of enumerations that state one
    instances: dict[str, list[tuple[Node, ...]]] = field(default_factory=dict)
    """The template arguments of each explicit instantiation, such as `template void f<half>(half *);`."""
    variables: list[tuple[Node, int]] = field(default_factory=list)
    """Each declaration of global variables, and the line before its first."""
    names: set[str] = field(default_factory=set)  # the names of global variables and of the constants of enumerations
    constants: set[str] = field(default_factory=set)
    """The `__constant__` variables that the compiled code knows by their own names: in no namespace, not `static`."""
    macros: Mapping[str, Macro] = field(default_factory=dict)
    own_path: str = ""
    device: str = ""
    """The key of the GPU that it is read for, "" for the default one; `asks_device` once a run has asked for it."""
    asks_device: bool = False
    elements: dict[str, object] = field(default_factory=dict)
    """The layouts of classes that were asked for, by type; None while one is worked out, and where it has none."""
    _words: dict[Function, frozenset[str]] = field(default_factory=dict)

    @property
    def kernels(self) -> tuple[Function, ...]:
        """The kernels of the file itself, in its order."""
        own = (function for function in self.every() if function.is_kernel and function.path == self.own_path)
        return tuple(sorted(own, key=lambda kernel: kernel.first_line))

    @property
    def kept_names(self) -> set[str]:
        """The names of global variables and of members, which keep what one function sets for others."""
        return self.names.union(member for of in self.classes.values() for member, _, _ in of.members)

    def methods_of(self, owner: str, name: str) -> list[Function]:
        """Return the methods of a class that have a name."""
        return [function for function in self.functions.get(name, []) if function.owner == owner]

    def words_in(self, function: Function) -> frozenset[str]:
        """Return the names in the body of a function, and `<<<` where it launches."""
        if function not in self._words:
            self._words[function] = frozenset(_WORD.findall(words(function.body)))
        return self._words[function]

    def is_variable(self, name: str, owner: str = "") -> bool:
        """Return whether a name is that of a global variable, a macro, or a constant or a member of a class."""
        scope, _, last = name.rpartition("::")
        around = self.classes.get(scope.rpartition("::")[2] or owner)
        members = {member for member, _, _ in around.members} | around.constants.keys() if around is not None else ()
        is_macro = last in self.macros and self.macros[last].is_number
        return last in members or last in self.names or is_macro

    def every(self) -> Iterator[Function]:
        """Yield all functions."""
        return itertools.chain.from_iterable(self.functions.values())


def read_program(text: str, *, path: str, headers: Mapping[str, str], defines: Sequence[str] = ()) -> Program:
    """Return the parts of a file and of the local headers that it includes."""
    macros = {name: value or "1" for name, _, value in (define.partition("=") for define in defines)}
    own = without_definitions(text, macros, path)
    others = {name: without_definitions(header, macros, name) for name, header in headers.items()}
    preprocessor = Preprocessor({name: other.text for name, other in others.items()})
    for name, value in macros.items():
        preprocessor.read(f"#define {name} {value}", "")
    for replaced in (*others.values(), own):
        for name, line in replaced.lines.items():  # a definition that gives way to an option is one that may vary
            preprocessor.macros[name] = replace(preprocessor.macros[name], line=line, is_guarded=True)
    preprocessor.read(own.text, path)
    program = Program(macros=preprocessor.macros, own_path=path)
    for unit in preprocessor.units:
        _Reading(program, unit.text, unit.path).read(declarations_of(tokens_of(unit.text)), "")
    return program


def _without_alignment(text: str) -> tuple[str, str]:
    """Return a class without the alignment that stands before its name or behind its members, and that alignment."""
    head, brace, rest = text.partition("{")
    members, closing, tail = rest.rpartition("}")
    if not closing:
        return text, ""
    kept = [_ALIGNMENT.sub(" ", part) for part in (head, tail)]
    match = _ALIGNMENT.search(head) or _ALIGNMENT.search(tail)
    return f"{kept[0]}{brace}{members}{closing}{kept[1]}", (match[1] or match[2]) if match else ""


def _specialised(name: str, head: str) -> str:
    """Return a class with the arguments for which it specialises a template, without spaces; "" if it does not."""
    match = re.search(rf"\b{re.escape(name)}\s*<", head)
    depth = 0
    for position in range(match.end() - 1, len(head)) if match else ():
        depth += {"<": 1, ">": -1}.get(head[position], 0)
        if match and not depth:
            return re.sub(r"\s", "", head[match.start() : position + 1])
    return ""


def _renamed(node: Node) -> Iterator[tuple[str, str]]:
    if node.type == "alias_declaration":
        yield words(node.child_by_field_name("name")), words(node.child_by_field_name("type"))
    elif node.type == "type_definition":
        for declarator in node.children_by_field_name("declarator"):
            yield declared(declarator, type_text(node))


class _Reading:
    def __init__(self, program: Program, text: str, path: str) -> None:
        self._program = program
        self._text = text
        self._path = path
        self._around: tuple[str, ...] = ()  # the namespaces and classes around the declaration that is read

    def read(self, declarations: tuple[Declaration, ...], owner: str) -> None:
        for declaration in declarations:
            match declaration.kind:
                case DeclarationKind.FUNCTION if declaration.body is not None:
                    self._function(declaration, owner or declaration.owner)
                case DeclarationKind.TYPE if len(self._around) < MAX_NESTED_SCOPES:
                    self._class(declaration)
                case DeclarationKind.ALIAS:
                    self._alias(declaration)
                case DeclarationKind.VARIABLE | DeclarationKind.FUNCTION if not owner:
                    text, line = self._slice(declaration)
                    is_static = re.match(r"\s*static\b", text) is not None
                    if re.search(r"\b__constant__\b", text) and not (declaration.scope or is_static):
                        self._program.constants.update(declaration.names)
                    for node in parsed_with_names(text, self._program.is_variable).root_node.named_children:
                        inner = node.child_by_field_name("body") if node.type == "linkage_specification" else node
                        if inner is None or inner.type != "declaration":
                            continue
                        if declaration.kind is DeclarationKind.VARIABLE or is_object(inner, self._program.is_variable):
                            self._program.names.update(declaration.names)
                            self._program.variables.append((inner, line))
                case DeclarationKind.INSTANTIATION:
                    self._instantiation(declaration)

    def _slice(self, declaration: Declaration) -> tuple[str, int]:
        start, end = declaration.span
        return self._text[start:end], self._text.count("\n", 0, start) + 1

    def _function(self, declaration: Declaration, owner: str) -> None:
        text, line = self._slice(declaration)
        root = parsed_with_names(text, lambda name: self._program.is_variable(name, owner)).root_node
        declarator = next((node for node in walk(root) if node.type == "function_declarator"), None)
        body = next((node for node in walk(root) if node.type in ("compound_statement", "try_statement")), None)
        if declarator is None or body is None:
            return
        name = declaration.names[0]
        prefix = declaration.prefix
        is_kernel, special = "__global__" in prefix, ""
        around = (owner,) if is_kernel else ()  # a kernel is no method, and what it is defined in is a namespace
        if is_kernel and re.match(r"\s*template\s*<\s*>", text):
            special = _specialised(name, text[: text.find("{")]).removeprefix(name)
            if any(primary.template_parameters for primary in self._program.functions.get(name, [])):
                self._instance(name, special)  # the template itself stands for it
                return
        parameters = declarator.child_by_field_name("parameters")
        function = Function(
            name=name,
            qualified_name="::".join(part for part in (*declaration.scope, *around, name) if part) + special,
            parameters=tuple(_parameters(parameters)),
            template_parameters=tuple(_template_parameters(root)),
            body=body,
            first_line=line,
            path=self._path,
            owner="" if is_kernel else owner,
            is_kernel=is_kernel,
            is_device="__device__" in prefix and "__host__" not in prefix,
            launch_bounds=_launch_bounds(text),
            initializers=tuple(node for node in walk(root) if node.type == "field_initializer"),
        )
        self._program.functions.setdefault(name, []).append(function)

    def _class(self, declaration: Declaration) -> None:
        text, _ = self._slice(declaration)
        names = declaration.names
        if "enum" in declaration.prefix or re.match(r"\s*(?:typedef\s+)?enum\b", text):
            self._enumeration(text, names)
            return
        if declaration.body is None or not names:
            return
        text, alignment = _without_alignment(text)
        root = parsed(text if text.rstrip().endswith(";") else text + ";").root_node
        body = next((node for node in walk(root) if node.type == "field_declaration_list"), None)
        members: list[tuple[str, str, Node | None]] = []
        constants: dict[str, Node] = {}
        lengths: dict[str, str] = {}
        inside = body.named_children if body is not None else []
        for node in inside:
            if node.type == "field_declaration":
                base = type_text(node)
                default = node.child_by_field_name("default_value")
                is_static = any(words(child) == "static" for child in node.children)
                for declarator in node.children_by_field_name("declarator"):
                    name, type_name = declared(declarator, base)
                    arrays = [inner for inner in walk(declarator) if inner.type == "array_declarator"]
                    if arrays:
                        sizes = (words(inner.child_by_field_name("size")) for inner in reversed(arrays))
                        lengths[name] = " * ".join(f"({size})" for size in sizes)
                    if is_static and default is not None:
                        constants[name] = default
                    elif not is_static and name and not type_name.endswith("()"):
                        members.append((name, type_name, default))
        scope = (*self._around, *(part for part in declaration.scope if part))
        aliases = dict(renamed for node in inside for renamed in _renamed(node))
        clause = next((node for node in walk(root) if node.type == "base_class_clause"), None)
        listed = clause.named_children if clause is not None else []
        bases = tuple(words(node) for node in listed if node.type in _BASES)
        special = _specialised(names[0], text.partition("{")[0])
        parameters = tuple(_template_parameters(root))
        for name in names:
            made = ClassType(name, members, parameters, constants, lengths, alignment, scope, aliases, bases)
            if special:
                self._program.specialised[special] = made
            if not special or name not in self._program.classes:
                self._program.classes[name] = made
        outer, self._around = self._around, (*scope, names[0])
        self.read(members_of(declaration), names[0])
        self._around = outer

    def _enumeration(self, text: str, names: tuple[str, ...]) -> None:
        is_scoped = re.search(r"\benum\s+(?:class|struct)\b", text) is not None
        body = re.search(r"\{(.*)\}", text, re.DOTALL)
        previous = "-1"
        declarations = []
        for part in body[1].split(",") if body else []:
            name, _, value = (piece.strip() for piece in part.partition("="))
            if re.fullmatch(r"\w+", name):
                previous = value or f"({previous}) + 1"
                if len(previous) > 200:
                    break
                declarations.append(f"enum_constant {name} = {previous};")
        listed = [written.split()[1] for written in declarations]
        self._program.names.update(listed)
        stated = re.search(r"\benum\b[^{:]*(?<!:):(?!:)\s*([\w:\s]+?)\s*\{", text)
        for name in names:
            if stated:
                self._program.underlying[name] = stated[1]
            scope = f"{name}::" if is_scoped else ""
            self._program.enumerations[name] = tuple(scope + constant for constant in listed)
        for written in declarations:
            for node in parsed(written).root_node.named_children:
                self._program.variables.append((node, 0))

    def _alias(self, declaration: Declaration) -> None:
        text, _ = self._slice(declaration)
        if match := re.match(r"\s*(?:template\s*<[^>]*>\s*)?using\s+(\w+)\s*=\s*(?:typename\s+)?([^;]+)", text):
            self._program.aliases[match[1]] = " ".join(match[2].split())
        elif re.match(r"\s*typedef\b", text):
            if "{" in text:
                if re.search(r"typedef\s+(struct|union|class|enum)\b", text):
                    renamed = re.sub(r"^\s*typedef\s+", "", text)
                    reading = _Reading(self._program, renamed, self._path)
                    for alias in declarations_of(tokens_of(renamed)):
                        if alias.body is not None and declaration.names:
                            reading.typedef(alias, declaration.names)
                return
            for node in parsed(text).root_node.named_children:
                self._program.aliases.update(_renamed(node))

    def typedef(self, declaration: Declaration, names: tuple[str, ...]) -> None:
        """Read a class under the names that a `typedef` gives it."""
        text, _ = self._slice(declaration)
        if re.match(r"\s*enum\b", text):
            self._enumeration(text, names)
            return
        text, alignment = _without_alignment(text)
        aligned = f"alignas({alignment}) " if alignment else ""
        kind, members = text[: text.index("{")].split()[0], text[text.index("{") : text.rindex("}") + 1]
        own = f"{kind} {aligned}{names[0]} {members};"
        for inner in declarations_of(tokens_of(own)):
            _Reading(self._program, own, self._path).read((inner,), "")
        for name in names[1:]:
            self._program.aliases[name] = names[0]

    def _instantiation(self, declaration: Declaration) -> None:
        text, _ = self._slice(declaration)
        head = text.partition("(")[0]
        match = re.search(r"(\w+)\s*<", head)
        if match is None or not head.rstrip().endswith(">"):
            return
        self._instance(match[1], head[match.end() - 1 :])

    def _instance(self, name: str, arguments: str) -> None:
        """Note the template arguments of an explicit instance, `<float, 4>`; empty ones say nothing."""
        root = parsed(f"auto instance = {name}{arguments}(0);").root_node
        listed = next((node for node in walk(root) if node.type == "template_argument_list"), None)
        if listed is not None:
            self._program.instances.setdefault(name, []).append(tuple(listed.named_children))


def _launch_bounds(text: str) -> Node | None:
    match = re.search(r"__launch_bounds__\s*(\()", text)
    if match is None:
        return None
    nodes = walk(parsed(f"auto x = f{text[match.start(1) :].partition('{')[0]};").root_node)
    lists = (node.named_children for node in nodes if node.type == "argument_list" and node.named_children)
    return next((listed[0] for listed in lists), None)


def _parameters(node: Node | None) -> Iterator[Parameter]:
    for child in node.named_children if node is not None else []:
        if child.type in ("parameter_declaration", "optional_parameter_declaration"):
            base = type_text(child)
            name, type_name = declared(child.child_by_field_name("declarator"), base)
            if base != "void" or type_name != "void":
                yield Parameter(type_name=type_name, name=name, default=child.child_by_field_name("default_value"))


def _template_parameters(root: Node) -> Iterator[Parameter]:
    listed = next((node for node in walk(root) if node.type == "template_parameter_list"), None)
    for child in listed.named_children if listed is not None else []:
        match child.type:
            case kind if kind.endswith("type_parameter_declaration"):  # it may be an optional or a variadic one
                name = next((words(part) for part in child.named_children if part.type == "type_identifier"), "")
                default = child.child_by_field_name("default_type")
                yield Parameter(name=name, type_name="", default=default)
            case "parameter_declaration" | "optional_parameter_declaration":
                name, type_name = declared(child.child_by_field_name("declarator"), type_text(child))
                default = child.child_by_field_name("default_value")
                yield Parameter(name=name, type_name=type_name, default=default)
