"""The examples in the docstrings, run; and which functions have one.

The rule: an example stands where somebody reads it who does not know the module. Each function of the Python API has
one, and each that states a rule with its `Source:`; a function that other folders call may have one. What an inner
function does is shown by its tests.
"""

from __future__ import annotations

import ast
import doctest
import gc
import importlib
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

import warplens

ROOT = Path(__file__).resolve().parent.parent
FRONT = Path("gui/warplens")
ENTRY_IMPORTERS = 4
"""A function that at least this many modules of other folders import is an entry of its room and has an example, which
may stay as long as any of them imports it."""

EMITTER = re.compile(r"\b(?:Algebra|Arithmetic|Body|Cursor|QPainter)\b")
"""The annotation of a parameter into which a function writes LLVM code, or draws, which an example could not show; or
of the tokens for a rule of a grammar, whose docstring is the rule (`tests/cuda/ptx/test_rules.py` has its examples)."""
INFERENCE = "warplens.cuda.catalogue.inference."
"""The parts of this package take trees of host code and runs over it; the texts of its tests are theirs."""
STAND_INS = "warplens.cuda.record.cuda_python."
"""The functions in here are those of another package, whose documentation has their examples."""
WITHOUT_EXAMPLE = {
    "the source in the docstring of its module is that of other functions": [
        "cuda.driver.clang.clang",
        "cuda.driver.clang.named_toolkits",
        "cuda.driver.clang.prepared",
        "cuda.driver.clang.toolkit",
        "cuda.driver.clang.toolkits",
        "cuda.device.legality.refused_clusters",
        "cuda.device.occupancy.limits_of",
        "cuda.device.occupancy.reserved_shared_bytes",
        "cuda.device.occupancy.shortfalls",
        "cuda.ptx.operands.source_lines",
        "cuda.ptx.tree.leaves",
        "cuda.ptx.tree.mapped",
        "cuda.ptx.tree.parts_of",
        "cuda.catalogue.source.tokens.angle_end",
        "cuda.catalogue.source.tokens.as_read_by_nvrtc",
        "cuda.catalogue.source.tokens.closing",
        "cuda.catalogue.source.tokens.joined",
        "cuda.catalogue.source.tokens.parts",
        "cuda.catalogue.source.tokens.split_entry",
    ],
    "writes LLVM code, or takes the heap that a launch has left": [
        "cuda.simt.codegen.memory.heap.allocate",
        "cuda.simt.codegen.memory.heap.live",
        "cuda.simt.codegen.memory.heap.or_beyond",
        "cuda.simt.codegen.memory.heap.place_of",
        "cuda.simt.codegen.memory.heap.release",
        "cuda.simt.codegen.memory.heap.words",
    ],
    "takes an executed launch and what was recorded of it": [
        "cuda.simt.counting.counts.least_wavefronts",
        "cuda.simt.launch.faults.tolerated_barriers",
        "cuda.timing.simulation.achieved_percent",
    ],
    "takes the counts of a whole launch: its tests make some": [
        "cuda.timing.estimate.estimated_time",
        "cuda.timing.traffic.circulate",
        "cuda.timing.traffic.memory_traffic",
        "cuda.timing.traffic.tensor_clocks",
        "cuda.timing.traffic.warp_latency_cycles",
    ],
    "takes a whole source with its launches": ["cuda.compiler.device_libraries.host_types"],
    "reads files that a compiler, a driver or a program has left": [
        "cuda.driver.building.needed_glibc",
        "cuda.driver.both_runs.activities_in",
        "cuda.driver.both_runs.cupti_libraries",
        "cuda.record.steps.read_steps",
    ],
    "takes the memory, or a kernel, of a program": [
        "cuda.driver.kernels.carve_out_remark",
    ],
    "takes what a program passes to a library of the host": [
        "cuda.driver.libraries.cublas.assign",
        "cuda.driver.libraries.cublas.factored_in_place",
        "cuda.driver.libraries.cublas.operand",
        "cuda.driver.libraries.cublas.solved",
        "cuda.driver.libraries.cublas.sum_type",
        "cuda.driver.libraries.cublas.work_of",
    ],
    "mixes colours or draws: tests name what it returns": [
        "gui.figures.colours.contrast",
        "gui.figures.roofline.bandwidth_roofline",
        "gui.figures.roofline.bandwidth_text",
        "gui.figures.roofline.companions",
        "gui.figures.roofline.roofline",
        "gui.views.plots.heat_map_view.colour_at",
    ],
    "is called by a notebook, or by pytest": [
        "load_ipython_extension",
        "notebook.register",
        "pytest_plugin.pytest_addoption",
        "pytest_plugin.pytest_configure",
        "pytest_plugin.pytest_unconfigure",
    ],
    "is shared by the modules of the Python API, and no part of it": ["results.explained"],
    "starts processes": ["profiles.judging.judge.judge"],
    "changes a process for good, or the clocks of a GPU": [
        "cuda.ground.confinement.rights.confine",
        "cuda.ground.confinement.rights.confine_files",
        "cuda.ground.confinement.rights.confine_program",
        "cuda.ground.confinement.rights.forbid_files",
        "cuda.ground.confinement.rights.limit_memory",
        "cuda.ground.confinement.rights.limit_processor_time",
        "cuda.ground.confinement.rights.let_name_threads",
        "cuda.ground.confinement.rights.lower",
        "cuda.ground.confinement.rights.restricted",
        "cuda.ground.confinement.rights.rules_of_program",
        "cuda.ground.confinement.rights.confine_calls",
        "cuda.ground.confinement.rights.gives_up_privileges",
        "cuda.ground.confinement.rights.installed",
        "cuda.device.clock_keeper.give_back",
        "cuda.device.clock_keeper.lock",
        "cuda.device.clock_keeper.main",
    ],
}
"""Functions of the Python API and rules that have no example, by the reason."""

LONG_EXAMPLES = {"warplens.api"}
"""Modules whose examples execute several kernels: `make long` runs them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Definition:
    """A function, a class or a method of the program, and what decides about its example."""

    module: str
    path: Path
    name: str
    """That of a method begins with its class and a dot."""
    doc: str
    is_public_api: bool
    is_rule: bool
    """It, or its module, names the source of what it states."""
    can_show: bool
    """It is a public function of a kind that examples suit."""
    importers: int
    """The modules of other folders that import it, or its class."""

    @property
    def has_example(self) -> bool:
        return ">>> " in self.doc

    @property
    def needs_example(self) -> bool:
        return (self.is_public_api or self.is_rule) and self.can_show

    @property
    def keeps_example(self) -> bool:
        return self.is_public_api or self.is_rule or self.importers >= ENTRY_IMPORTERS


def module_name(path: Path) -> str:
    inside = path.relative_to(FRONT) if path.is_relative_to(FRONT) else path
    parts = inside.with_suffix("").parts
    return ".".join(("warplens", *(parts[:-1] if parts[-1] == "__init__" else parts)))


@cache
def program() -> dict[str, tuple[Path, ast.Module]]:
    """Return each module of the program: its path in the repository, and its tree."""
    paths = (path for part in ("cuda", "gui", "profiles") for path in sorted((ROOT / part).rglob("*.py")))
    inner = [path.relative_to(ROOT) for path in paths]
    return {module_name(path): (path, ast.parse((ROOT / path).read_text(encoding="utf-8"))) for path in inner}


@cache
def imported_names(module: str) -> dict[str, tuple[str, str]]:
    """Return the names that a module imports from others of the program at its top, each with where it has it from."""
    tops = program()[module][1].body if module in program() else []
    statements = [node for top in tops for node in (top, *(top.body if isinstance(top, ast.If) else ()))]
    return {
        alias.asname or alias.name: (node.module, alias.name)
        for node in statements
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("warplens")
        for alias in node.names
    }


def origin(module: str, name: str) -> tuple[str, str]:
    """Return the module that defines what another one holds under this name, and its name there."""
    imported = imported_names(module)
    return origin(*imported[name]) if name in imported else (module, name)


def used_names(tree: ast.Module) -> set[tuple[str, str]]:
    """Return what a module uses of the program, imported by name or as an attribute of an imported module."""
    uses, modules, attributes = set(), {}, []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("warplens"):
            for alias in node.names:
                if f"{node.module}.{alias.name}" in program():
                    modules[alias.asname or alias.name] = f"{node.module}.{alias.name}"
                else:
                    uses.add(origin(node.module, alias.name))
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            attributes.append((node.value.id, node.attr))
    return uses | {origin(modules[name], attribute) for name, attribute in attributes if name in modules}


def can_show(module: str, name: str, node: ast.stmt) -> bool:
    """Return whether an example suits a definition: a public function, no method, that is not exempt as a class."""
    if not isinstance(node, ast.FunctionDef) or node.decorator_list or "." in name or name.startswith("_"):
        return False
    annotations = [argument.annotation for argument in (*node.args.args, *node.args.kwonlyargs)]
    texts = [ast.unparse(annotation) for annotation in annotations if annotation is not None]
    return not module.startswith((INFERENCE, STAND_INS)) and not EMITTER.search(" ".join(texts))


@cache
def definitions() -> tuple[Definition, ...]:
    """List the functions, classes and methods of the program."""
    gc.disable()  # a million nodes, which the collector would walk through again and again
    try:
        return tuple(_definitions())
    finally:
        program.cache_clear()
        gc.enable()


def _definitions() -> Iterator[Definition]:
    importers = defaultdict(set)
    for path, tree in program().values():
        for use in used_names(tree):
            importers[use].add(path)
    exported = {origin("warplens", name) for name in warplens.__all__}
    for module, (path, tree) in program().items():
        is_sourced = "Source:" in (ast.get_docstring(tree) or "")
        for top in (node for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)):
            inner = top.body if isinstance(top, ast.ClassDef) else []
            methods = [(f"{top.name}.{node.name}", node) for node in inner if isinstance(node, ast.FunctionDef)]
            for name, node in [(top.name, top), *methods]:
                doc = ast.get_docstring(node, clean=False) or ""
                yield Definition(
                    module=module,
                    path=path,
                    name=name,
                    doc=doc,
                    is_public_api=path.is_relative_to(FRONT) or (module, top.name) in exported,
                    is_rule=is_sourced or "Source:" in doc,
                    can_show=can_show(module, name, node),
                    importers=sum(importer.parent != path.parent for importer in importers[module, top.name]),
                )


def modules_with_examples() -> list[ParameterSet]:
    paths = (path for part in ("cuda", "gui", "profiles") for path in sorted((ROOT / part).rglob("*.py")))
    names = [module_name(path.relative_to(ROOT)) for path in paths if ">>> " in path.read_text(encoding="utf-8")]
    assert set(names) >= LONG_EXAMPLES
    return [pytest.param(name, marks=[pytest.mark.long] if name in LONG_EXAMPLES else []) for name in names]


@pytest.mark.parametrize("name", modules_with_examples())
def test_examples_of_module_hold(name: str) -> None:
    outcome = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert outcome.attempted > 0
    assert outcome.failed == 0


def test_python_api_and_rules_have_an_example_unless_a_reason_is_given() -> None:
    lacking = [item for item in definitions() if item.needs_example and not item.has_example]
    names = [f"{item.module}.{item.name}".removeprefix("warplens.") for item in lacking]
    assert sorted(names) == sorted(name for names in WITHOUT_EXAMPLE.values() for name in names)


def test_inner_functions_have_tests_in_place_of_examples() -> None:
    inner = [item for item in definitions() if item.has_example and not item.keeps_example and not item.importers]
    assert [f"{item.module}.{item.name}" for item in inner] == []
