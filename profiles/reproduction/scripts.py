"""Python scripts that do what calls of `warplens run` and `warplens python` do.

The rule: a text of others is a literal of Python, so that it is never code.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from warplens.cuda.errors import InputError
from warplens.profiles.cleaning import one_line, plain
from warplens.profiles.reproduction.calls import Call
from warplens.profiles.sweep_options import axis_values

_OF_FILES = ("--block", "--grid", "--dynamic-shared", "--include", "--define")
"""These say how a file without front matter is launched; `warplens.run` has kernel files in their place."""


def literal(text: str) -> str:
    """Return a text as Python has it; what cannot be seen is escaped."""
    return repr(text) if plain(text) == text else ascii(text)


def run_script(call: Call, last: str) -> str:
    """Return the script that does what a call of `warplens run` does; `last` is its last line.

    Raises:
        InputError: an option has no number where it takes one.
    """
    head = ["import warplens"]
    names = [literal(name) for name in call.names]
    kernels = names[0] if len(names) == 1 else f"[{', '.join(names)}]"
    if any(call.values(option) for option in _OF_FILES):
        head = [
            "import warplens",
            "from warplens.cuda.catalogue import select",
            "from warplens.cuda.catalogue.overrides import Overrides",
        ]
        folders = "".join(f", {literal(folder)}" for folder in call.values("--kernels"))
        searched = f", [{folders[2:]}]" if folders else ""
        head += ["", f"kernels = select([{', '.join(names)}]{searched}, overrides={_overrides(call)})"]
        kernels = "kernels"
    lines = "\n".join(f"    {argument}," for argument in (kernels, *_arguments(call)))
    return "\n".join([*head, "", "profile = warplens.run(", lines, ")", last])


def _overrides(call: Call) -> str:
    parts = []
    for option, name in (("--block", "block"), ("--grid", "grid")):
        if (text := call.last(option)) is not None:
            parts.append(f"{name}={_split_extent(text)!r}")
    if (text := call.last("--dynamic-shared")) is not None:
        parts.append(f"dynamic_shared={literal(text)}")
    for option, name in (("--include", "include_folders"), ("--define", "defines")):
        if values := call.values(option):
            parts.append(f"{name}=({', '.join(map(literal, values))},)")
    if sizes := axis_values(call.values("--problem"), "--problem"):
        parts.append(f"sizes={sizes!r}")
    return f"Overrides({', '.join(parts)})"


def _split_extent(text: str) -> tuple[str, ...]:
    """Return the expressions between the commas that stand in no parentheses."""
    parts, depth = [""], 0
    for letter in text:
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return tuple(part.strip() for part in parts)


def _arguments(call: Call) -> Iterator[str]:
    """Yield the keyword arguments of `warplens.run`."""
    for option in ("problem", "tune"):
        if texts := call.values(f"--{option}"):
            yield f"{option}={_axes(texts)}"
    devices = [literal(key) for key in call.values("--device")]
    if devices:
        yield f"device={devices[0]}" if len(devices) == 1 else f"device=[{', '.join(devices)}]"
    folders = call.values("--kernels")
    if folders and not any(call.values(option) for option in _OF_FILES):
        yield f"kernel_folders=[{', '.join(map(literal, folders))}]"
    for option, name in (("--budget", "budget_s"), ("--limit", "limit"), ("--time-limit", "time_limit_s")):
        if (text := call.last(option)) is not None:
            yield f"{name}={_number(text, option)}"
    for name in ("check", "inputs", "reference", "cache", "baselines", "on"):
        if (text := call.last(f"--{name}")) is not None:
            value = [word.strip() for word in text.split(",")] if name == "baselines" else text
            yield f"{name}={value!r}" if isinstance(value, list) else f"{name}={literal(value)}"
    yield from _timing(call)
    if ("--lock-clocks", "") in call.options:
        yield "lock_clocks=True"


def _axes(texts: Sequence[str]) -> str:
    """Return axes as Python has them: numbers where there is one value for each, else the texts of the command line."""
    if all(text.partition("=")[2].isdecimal() for text in texts):
        pairs = (text.partition("=") for text in texts)
        return f"{{{', '.join(f'{literal(name)}: {int(value)}' for name, _, value in pairs)}}}"
    return literal(texts[0]) if len(texts) == 1 else f"[{', '.join(map(literal, texts))}]"


def _timing(call: Call) -> Iterator[str]:
    """Yield the argument with the settings of the timing, if the call has any."""
    pairs = (text.partition("=") for text in call.values("--timing"))
    if settings := ", ".join(f"{literal(name.strip())}: {_number(value, '--timing')}" for name, _, value in pairs):
        yield f"timing={{{settings}}}"


def _number(text: str, option: str) -> str:
    """Return a number of a command as Python has it.

    Raises:
        InputError: it is no number: the command is not one of Warplens.
    """
    try:
        value = float(text)
    except ValueError:
        raise InputError(f"{option} takes a number in the command of this profile, not {one_line(text)!r}") from None
    if not math.isfinite(value):
        return f"float({text.strip()!r})"
    return str(int(value)) if value.is_integer() and ("." not in text or option == "--limit") else repr(value)


def program_script(call: Call) -> str:
    """Return the script that does what a call of `warplens python` does.

    Raises:
        InputError: an option has no number where it takes one.
    """
    script = call.names[0]
    options = [literal(key) for key in call.values("--device")[-1:]]
    if (launches := call.last("--launches")) is not None:
        options.append(f"races={_number(launches, '--launches')}")
    if call.last("--emulate") is not None:
        options.append("emulate=True")
    options += [f"{name}={literal(text)}" for name in ("target", "cache") if (text := call.last(f"--{name}"))]
    if kernels := call.values("--kernel"):
        options.append(f"only=[{', '.join(map(literal, kernels))}]")
    options += _timing(call)
    run = "run_module" if call.is_module else "run_path"
    return "\n".join(
        [
            "import runpy",
            "import sys",
            "",
            "import warplens",
            "",
            *(["sys.path.insert(0, '')"] if call.is_module else []),
            f"sys.argv = [{', '.join(map(literal, (script, *call.arguments)))}]",
            f"with warplens.trace({', '.join(options)}) as launches:",
            f"    runpy.{run}({literal(script)}, run_name='__main__'{', alter_sys=True' if call.is_module else ''})",
            "print(launches.profile)",
        ]
    )
