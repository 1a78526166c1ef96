"""The text of a tree, by which tests show that parsing loses nothing: it parses to an equal tree.

It is canonical: one statement a line, and a tab of indent for each scope.
"""

from collections.abc import Iterable, Iterator, Sequence

from warplens.cuda.ptx import tree
from warplens.cuda.ptx.operands import print_instruction, print_operands

_BEFORE_TYPE = ("v2", "v4", "v8")


def print_module(module: tree.Module) -> str:
    """Return the text of a module; parsing it gives an equal tree."""
    lines = [
        f".version {module.version}",
        f".target {', '.join(module.target)}",
        f".address_size {module.address_size}",
    ]
    for item in module.items:
        lines.append("")
        lines.extend(_item(item))
    return "\n".join(lines) + "\n"


def _item(item: tree.Item) -> Iterator[str]:
    match item:
        case tree.Function():
            yield from _function(item)
        case tree.Variable():
            yield f"{_declaration(item)};"
        case tree.Alias(name, target):
            yield f".alias {name}, {target};"
        case tree.File(index, path, stamp):
            yield ", ".join([f'.file {index} "{path}"', *map(str, stamp)])
        case tree.Section(name, lines):
            yield f".section {name}"
            yield "{"
            yield from lines
            yield "}"
        case tree.Pragma(text):
            yield f'.pragma "{text}";'


def _function(function: tree.Function) -> Iterator[str]:
    words = [*_dotted(function.linkage), f".{function.kind.value}"]
    words += [f".{name}" for name, _ in function.directives if name.startswith("attribute")]
    if function.returns:
        words.append(_parameters(function.returns))
    yield f"{' '.join([*words, function.name])}{_parameters(function.parameters)}"
    for name, numbers in function.directives:
        if not name.startswith("attribute"):
            yield _directive(name, numbers)
    for text in function.pragmas:
        yield f'.pragma "{text}";'
    if function.body is None:
        yield ";"
        return
    yield from _scope(function.body, "")


def _directive(name: str, numbers: Sequence[int]) -> str:
    return f".{name} {', '.join(map(str, numbers))}".rstrip()


def _parameters(parameters: Iterable[tree.Variable]) -> str:
    return f"({', '.join(map(_declaration, parameters))})"


def _declaration(variable: tree.Variable) -> str:
    managed = [word for word in variable.attributes if word.startswith("attribute")]
    vector = [word for word in variable.attributes if word in _BEFORE_TYPE]
    words = _dotted([*variable.linkage, variable.space.value, *managed])
    if variable.align is not None:
        words.append(f".align {variable.align}")
    words += _dotted([*vector, variable.type])
    words += _dotted(word for word in variable.attributes if word not in managed and word not in vector)
    dimensions = "".join("[]" if length is None else f"[{length}]" for length in variable.dimensions)
    text = f"{' '.join(words)} {variable.name}{dimensions}"
    if variable.initial is None:
        return text
    values = print_operands(variable.initial)
    return f"{text} = {{{values}}}" if variable.dimensions else f"{text} = {values}"


def _dotted(words: Iterable[str]) -> list[str]:
    return [f".{word}" for word in words]


def _scope(statements: Iterable[tree.Statement], indent: str) -> Iterator[str]:
    yield f"{indent}{{"
    for statement in statements:
        yield from _statement(statement, indent + "\t")
    yield f"{indent}}}"


def _statement(statement: tree.Statement, indent: str) -> Iterator[str]:
    match statement:
        case tree.Scope(statements):
            yield from _scope(statements, indent)
        case tree.Label(name):
            yield f"{indent[:-1]}{name}:"
        case _:
            yield indent + _simple(statement)


def _simple(statement: tree.SimpleStatement) -> str:
    match statement:
        case tree.Instruction():
            return f"{print_instruction(statement)};"
        case tree.Location():
            return _location(statement)
        case tree.RegisterDeclaration():
            vector = f".{statement.vector} " if statement.vector else ""
            count = "" if statement.count is None else f"<{statement.count}>"
            return f".reg {vector}.{statement.type} {statement.name}{count};"
        case tree.Variable():
            return f"{_declaration(statement)};"
        case tree.Pragma(text):
            return f'.pragma "{text}";'
        case tree.BranchTargets(name, labels):
            return f"{name}: .branchtargets {', '.join(labels)};"
        case tree.CallTargets(name, functions):
            return f"{name}: .calltargets {', '.join(functions)};"
        case tree.CallPrototype():
            returns = f"{_parameters(statement.returns)} " if statement.returns else ""
            directives = "".join(f" {_directive(*directive)}" for directive in statement.directives)
            return f"{statement.name}: .callprototype {returns}_ {_parameters(statement.parameters)}{directives};"


def _location(location: tree.Location) -> str:
    text = f".loc {location.file} {location.line} {location.column}"
    if location.function:
        text += f", function_name {location.function}"
    if location.inlined_at:
        text += ", inlined_at " + " ".join(map(str, location.inlined_at))
    return text
