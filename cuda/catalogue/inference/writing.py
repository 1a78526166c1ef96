"""The front matter of a draft as TOML, commented for the reader who corrects it.

The rule: the existing reader of front matter accepts the text as it is written here.
"""

from __future__ import annotations

from warplens.cuda.catalogue.inference import terms
from warplens.cuda.catalogue.inference.axes import axes_of
from warplens.cuda.catalogue.inference.draft import Draft, DraftArgument, DraftArray
from warplens.cuda.catalogue.inference.terms import Symbol, Term

MAX_COMMENT = 110


def matter_of(draft: Draft) -> str:
    """Return the TOML of a draft, without the `/* warplens` around it."""
    problem, tune = axes_of(draft)
    names = {**problem, **tune}
    lines = [f"entry = {_quoted(draft.entry)}" + _comment(_launched(draft))]
    lines.append(_line("block", _extent(draft.block, names), draft.notes.get("block", "")))
    lines.append(_line("grid", _extent(draft.grid, names), draft.notes.get("grid", "")))
    arguments = ", ".join(_argument(argument, names) for argument in draft.arguments)
    lines.append(_line("args", f"[{arguments}]", draft.notes.get("args", "")))
    if draft.dynamic_shared is not None:
        lines.append(_line("dynamic_shared", _quoted(terms.text(draft.dynamic_shared, names)), ""))
    if draft.assumptions:
        lines.append("assumed = [")
        lines.extend(f"  {_quoted(sentence)}," for sentence in draft.assumptions)
        lines.append("]")
    for key, axes in (("problem", problem), ("tune", tune)):
        if axes:
            lines.append(f"\n[{key}]")
        for symbol, name in axes.items():
            values = draft.axes.get(symbol, (draft.values.get(symbol, symbol.value),))
            listed = ", ".join(str(max(0, min(value, 2**31 - 1))) for value in values)
            lines.append(_line(name, f"[{listed}]", _origin(draft, symbol)))
    for key, arrays in (("arrays", tuple(draft.arrays.values())), ("constants", draft.constants)):
        if arrays:
            lines.append(f"\n[{key}]")
        lines.extend(_array(array, names) for array in arrays)
    for key in dict.fromkeys(view.table for view in draft.views.values()):
        lines.append(f"\n[{key}]")
        for name, view in draft.views.items():
            if view.table == key:
                lines.append(_line(name, "{ " + ", ".join((f'array = "{view.array}"', *view.keys)) + " }", ""))
    return "\n".join(lines) + "\n"


def _array(array: DraftArray, names: dict[Symbol, str]) -> str:
    shape = ", ".join(_quoted(terms.text(size, names)) for size in array.shape)
    written = f'{{ dtype = "{array.dtype}", shape = [{shape}]'
    if array.role != "in":
        written += f', role = "{array.role}"'
    init = f"integers({array.least}, {terms.text(array.bound, names)})" if array.bound is not None else array.init
    if array.filled is not None:
        init = f"where(i < {terms.text(array.filled, names)}, {init}, 0)"
    if array.role != "out" and init and init != "random":
        written += f", init = {_quoted(init)}"
    return _line(array.name, written + " }", array.note)


def _launched(draft: Draft) -> str:
    if draft.launch_line:
        return f"line {draft.launch_line}: {draft.launch_text}"
    return "assumed: no host code that could be read launches it"


def _origin(draft: Draft, symbol: Symbol) -> str:
    if symbol in draft.values and not symbol.assumed:
        where = f"line {symbol.line}" if symbol.line else "the host code"
        if symbol in draft.refused:
            return f"assumed: {where} has {symbol.value}, with which the host code leaves before the launch"
        return f"assumed: {where} has {symbol.value}; this is enough for a short run on the CPU"
    if symbol.assumed:
        return f"assumed: {symbol.assumed}"
    return f"line {symbol.line}" if symbol.line else ""


def _extent(sizes: list[Term], names: dict[Symbol, str]) -> str:
    return "[" + ", ".join(_quoted(terms.text(size, names)) for size in sizes) + "]"


def _argument(argument: DraftArgument, names: dict[Symbol, str]) -> str:
    if argument.fields is not None and argument.vector:
        parts = (terms.text(part.term, names) if part.term is not None else part.text for part in argument.fields)
        return _quoted(f"{argument.vector}({', '.join(parts)})")
    if argument.fields is not None:
        fields = "[" + ", ".join(_argument(field, names) for field in argument.fields) + "]"
        align = f"align = {argument.align}, " if argument.align != 1 else ""
        repeat = f"repeat = {argument.repeat}, " if argument.repeat != 1 else ""
        return f"{{ {align}{repeat}fields = {fields} }}" if align or repeat else fields
    if argument.array and argument.offset is not None:
        return _quoted(f"{argument.array} + {terms.text(argument.offset, names)}")
    if argument.array:
        return _quoted(argument.array)
    text = terms.text(argument.term, names) if argument.term is not None else argument.text
    return _quoted(f"{text}:{argument.dtype}" if argument.dtype else text)


def _line(key: str, value: str, comment: str) -> str:
    return f"{key} = {value}" + _comment(comment)


def _comment(text: str) -> str:
    plain = "".join(character if character.isprintable() else " " for character in text).replace("*/", "* /")
    return f"  # {plain[:MAX_COMMENT]}" if plain else ""


def _quoted(text: str) -> str:
    plain = "".join(character if character.isprintable() else " " for character in text).replace("*/", "* /")
    return '"' + plain.replace("\\", "\\\\").replace('"', '\\"') + '"'
