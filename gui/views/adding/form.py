"""The form of an inferred launch: each value of its front matter as a text, with its origin in the source.

The rule: a text is what a user would type, `cdiv(N, 16), 8`; as TOML it goes into `Overrides.values` by its key.
Whether the values make a launch is for the reader of front matter to say.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias

from warplens.cuda.catalogue import KernelFile, dtypes, front_matter, launch_spec, reader, syntax
from warplens.cuda.catalogue.assumptions import Overrides, assumption_on, line_of, overridden, path_of
from warplens.cuda.catalogue.files import InitialFile, inferred_front_matters, plain_name, with_front_matter
from warplens.cuda.catalogue.source.kernels import kernels_of
from warplens.cuda.catalogue.source.tokens import kernel_name
from warplens.cuda.driver.compiling import has_main
from warplens.cuda.ground.errors import InputError, SpannedError, WarplensError
from warplens.cuda.ground.points import LaunchShape, PointResult, shortened
from warplens.cuda.sweep.axes import AxisError, parse_axis
from warplens.profiles import formats, outputs

_LAUNCH = (("block", "block"), ("grid", "grid"), ("dynamic_shared", "dynamic shared"), ("args", "arguments"))
_Item: TypeAlias = "str | list[_Item]"


class FormSection(StrEnum):
    """A part of the form; its value is the heading."""

    PROBLEM = "Sizes"
    TUNE = "Macros"
    LAUNCH = "Block and grid"
    ARRAYS = "Arrays"


@dataclass(frozen=True, slots=True, kw_only=True)
class FormValue:
    """One value: its key with dots, the text that is shown, and what it is called."""

    key: str
    section: FormSection
    label: str
    text: str
    array: str = ""  # the name of the array that it belongs to
    choices: tuple[str, ...] = ()  # all texts that it may have, none if any may be typed
    line: int = 0  # the line of the source that it comes from; 0 if that is not known
    assumption: str = ""  # what was assumed of it
    launched: str = ""  # the launch that has it: "as launched by main(), line 63"


@lru_cache(maxsize=64)
def form_of(toml: str) -> tuple[FormValue, ...]:
    """Return the values of a front matter, in the order of the form."""
    [matter] = front_matter.read_front_matters(syntax.SourceFile(path="the form", text=f"/* warplens\n{toml}*/"))
    return tuple(_values(matter))


def toml_of(key: str, text: str) -> str:
    """Return the text of a value as TOML."""
    text = text.strip()
    match path_of(key):
        case (("problem" | "tune"), name):
            try:
                return json.dumps(list(parse_axis(f"{name}={''.join(text.split())}")[1]))
            except AxisError as error:
                raise InputError(f"{name}: {error.message}") from None
        case ("args",):
            return json.dumps(_items(text), ensure_ascii=False)
        case ("dynamic_shared",):
            return json.dumps(text or "0", ensure_ascii=False)
        case ("block",) | ("grid",) | (_, _, "shape"):
            if not text:
                raise InputError(f"{key.rpartition('.')[2]} takes an expression for each dimension, such as 256")
            return json.dumps(_items(text), ensure_ascii=False)
    return json.dumps(text, ensure_ascii=False) if text else ""


def values_of(key: str, text: str) -> dict[str, str]:
    """Return the TOML of what is given with a value, by key: an array that is only written has no contents before."""
    table = {key: toml_of(key, text)}
    if key.endswith(".role") and text.strip() == launch_spec.ArrayRole.OUT:
        table[f"{key.removesuffix('.role')}.init"] = ""
    return table


def readable_values_of(texts: Mapping[str, str]) -> dict[str, str]:
    """Return the TOML of the values that can be read."""
    values: dict[str, str] = {}
    for name, text in texts.items():
        try:
            values |= values_of(name, text)
        except InputError:
            continue  # the status shows the error; the launch keeps the value that it had
    return values


def _values(matter: front_matter.FrontMatter) -> Iterator[FormValue]:
    values = matter.values
    for section, table in ((FormSection.PROBLEM, "problem"), (FormSection.TUNE, "tune")):
        for name in values.get(table, {}):
            yield _value(matter, f"{table}.{name}", section, name)
    for key, label in () if "launch" in values else _LAUNCH:  # a sequence of launches has no launch beside them
        yield _value(matter, key, FormSection.LAUNCH, label, default="0" if key == "dynamic_shared" else "")
    for table in ("arrays", "constants"):
        for name, array in values.get(table, {}).items():
            is_out = array.get("role") == launch_spec.ArrayRole.OUT
            for part, choices, default in (
                ("dtype", (*map(str, dtypes.DType), *dtypes.VECTORS), ""),
                ("role", tuple(map(str, launch_spec.ArrayRole)), launch_spec.ArrayRole.IN.value),
                ("shape", (), ""),
                ("init", ("zeros",) if is_out else (), "zeros" if is_out else "random"),
            ):
                key = f"{table}.{name}.{part}"
                yield _value(matter, key, FormSection.ARRAYS, part, default, array=name, choices=choices)


def _value(
    matter: front_matter.FrontMatter, key: str, section: FormSection, label: str, default: str = "", **of_array: Any
) -> FormValue:
    """Return a value of a front matter; `array` and `choices` are those of one that belongs to an array."""
    value: object = matter.values
    for step in path_of(key):
        value = value.get(step, default) if isinstance(value, dict) else default
    return FormValue(
        key=key, section=section, label=label, text=_text(value), line=line_of(matter, key),
        assumption=assumption_on(matter, key), **of_array,
    )  # fmt: skip


def _text(value: object) -> str:
    """Return a value as a user types it; a nested list, such as a struct among the arguments, keeps its brackets."""
    if isinstance(value, list):
        return ", ".join(f"[{_text(item)}]" if isinstance(item, list) else str(item) for item in value)
    return str(value)


def _items(text: str) -> list[_Item]:
    """Return the items between the commas that stand in no parentheses or brackets."""
    parts = formats.split_at_commas(text)
    return [_items(part[1:-1]) if part.startswith("[") and part.endswith("]") else part for part in parts if part]


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferedKernel:
    """A kernel of a file, with the launch that is known or inferred of it; one that cannot be run says why."""

    path: str
    entry: str
    # the TOML that was inferred for it, "" where the file has front matter; then that with the user's values
    inferred: str = field(default="", repr=False)
    toml: str = field(default="", repr=False)
    kernel: KernelFile | None = None  # None if it cannot be run
    refusal: str = ""  # why it cannot
    open_keys: tuple[str, ...] = ()  # without these there is no launch
    question: str = ""  # the sentence that asks for them
    lines: tuple[int, int] = (1, 1)  # the first and the last line of the kernel

    @property
    def is_inferred(self) -> bool:
        """Whether the launch is inferred, and may be changed."""
        return bool(self.inferred)


@dataclass(frozen=True, slots=True, kw_only=True)
class CudaFile:
    """A file: its text and its kernels, or the sentence that says why it cannot be read."""

    path: str
    text: str = field(default="", repr=False)
    kernels: tuple[OfferedKernel, ...] = ()
    problem: str = ""
    has_main: bool = False  # whether it is a program, whose launches are its own


def read_cuda_file(path: str, include_folders: tuple[str, ...] = ()) -> CudaFile:
    """Return the kernels of a file, with the launches that its front matter or its host code says."""
    text = ""
    try:
        text = reader.read_text(path)
        is_own = front_matter.has_front_matter(text)
        kernels = _own_kernels(path, text) if is_own else _inferred_kernels(path, text, include_folders)
    except InputError as error:
        return CudaFile(path=path, text=text, problem=str(error))
    return CudaFile(path=path, text=text, kernels=kernels, has_main=has_main(text) and not is_own)


def texts_of_launches(offered: OfferedKernel, launches: Sequence[PointResult]) -> dict[str, str]:
    """Return the values of the launches of a program as texts by their keys; sizes that differ are values of axes.

    What is inferred stays as long as it gives the grid, block and shared memory that the launches have.
    """
    if not launches or not offered.is_inferred:
        return {}
    keys = {value.key: value.text for value in form_of(offered.inferred)}
    names = [key.removeprefix("problem.") for key in keys if key.startswith("problem.")]
    sizes = {
        name: tuple(dict.fromkeys(point.problem[name] for point in launches))
        for name in names if all(name in point.problem for point in launches)
    }  # fmt: skip
    texts = {f"problem.{name}": ",".join(map(str, values)) for name, values in sizes.items()}
    tomls = {key: toml_of(key, text) for key, text in texts.items()}
    toml = overridden(offered.inferred, Overrides(values={offered.entry: tomls}))
    if all(_gives(toml, offered, point) for point in launches):
        return texts
    first = launches[0]
    assert first.launch is not None, "the launches of a program have a shape"
    texts |= {f"problem.{name}": str(first.problem[name]) for name in sizes}
    texts |= {"grid": _sides(first.launch.grid), "block": _sides(first.launch.block)}
    texts["dynamic_shared"] = str(first.launch.dynamic_shared_bytes)
    return {key: text for key, text in texts.items() if key in keys}


def _gives(toml: str, offered: OfferedKernel, point: PointResult) -> bool:
    try:
        [kernel] = reader.read_kernel_files(offered.path, toml)
        sizes = {name: point.problem.get(name, values[0]) for name, values in kernel.problem.items()}
        workload = kernel.workload(sizes, {name: values[0] for name, values in kernel.tune.items()})
    except WarplensError:
        return False
    shape = LaunchShape(grid=workload.grid, block=workload.block, dynamic_shared_bytes=workload.dynamic_shared_bytes)
    return shape == point.launch


def _sides(extent: Sequence[int]) -> str:
    return ", ".join(map(str, shortened(extent)))


def with_values(offered: OfferedKernel, values: Mapping[str, str]) -> OfferedKernel:
    """Return a kernel with the user's values: the TOML of each by its key with dots."""
    if not offered.is_inferred:
        return offered
    unanswered = [key for key in offered.open_keys if key not in values]
    try:
        toml = overridden(offered.inferred, Overrides(values={offered.entry: values}))
        [kernel] = reader.read_kernel_files(offered.path, toml)
    except InputError as error:
        return replace(offered, toml=offered.inferred, kernel=None, refusal=_sentence(error))
    if unanswered:
        return replace(offered, toml=toml, kernel=None, refusal=offered.question)
    return replace(offered, toml=toml, kernel=kernel, refusal="")


def _sentence(error: InputError) -> str:
    """Return the error in a value, after what the value is called: `grid: the expression ends where ...`."""
    if isinstance(error, SpannedError) and error.span is not None:
        name, equals, _ = error.span.text.partition("=")
        return f"{name.strip()}: {error.message}" if equals else error.message
    return str(error)


def _own_kernels(path: str, text: str) -> tuple[OfferedKernel, ...]:
    lines = _lines(text)
    kernels = {kernel.name: kernel for kernel in reader.read_kernel_files(path)}
    offered: list[OfferedKernel] = []
    for matter in front_matter.read_front_matters(syntax.SourceFile(path=path, text=text)):
        entry = matter.values["entry"]
        toml = text[matter.opening[1] : text.index("*/", matter.opening[1])]
        place = lines.get(plain_name(kernel_name(entry)), (1, 1))
        offered.append(OfferedKernel(path=path, entry=entry, toml=toml, kernel=kernels[entry], lines=place))
    return tuple(offered)


def _inferred_kernels(path: str, text: str, include_folders: tuple[str, ...]) -> tuple[OfferedKernel, ...]:
    lines = _lines(text)
    offered: list[OfferedKernel] = []
    for matter in inferred_front_matters(path, text, Overrides(include_folders=include_folders)):
        place = lines.get(plain_name(kernel_name(matter.entry)), (matter.line, matter.line))
        kernel = OfferedKernel(
            path=path, entry=matter.entry, inferred=matter.toml, toml=matter.toml, question=matter.question,
            open_keys=matter.open_keys, lines=place,
        )  # fmt: skip
        offered.append(with_values(kernel, {}))
    return tuple(offered)


def _lines(text: str) -> dict[str, tuple[int, int]]:
    lines = {}
    for kernel in kernels_of(text):
        first, last = (text.count("\n", 0, place) + 1 for place in kernel.span)
        lines[plain_name(kernel.name).partition("<")[0]] = first, last
    return lines


def write_inferred(path: str, overrides: Overrides) -> InitialFile:
    """Write what is inferred for the kernels of a file, with these values, into it as front matter."""
    initial = with_front_matter(Path(path), overrides)
    outputs.write_front_matter(Path(path), initial)
    return initial
