"""The walks stay below their ceilings, imports run downwards, and the walk sees every process.

The rule: `ceilings.toml` has the figures, and nothing here has one of its own.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from warplens import api, tracing
from warplens.cuda.compiler.process import server
from warplens.cuda.simt.launch import engine
from warplens.cuda.sweep import places

HERE = Path(__file__).parent
sys.path.append(str(HERE))

import rooms  # noqa: E402 - found through the line above
import walk  # noqa: E402 - as above

POINT, LAUNCH = walk.WALKS


@cache
def followed(name: str) -> walk.Walk:
    return walk.follow(*walk.WALKS[name])


def above_ceiling(section: str, figures: dict[str, int]) -> dict[str, str]:
    limits = walk.limits()[section]
    return {
        name: f"{value}, ceiling {limits[name]['ceiling']}"
        for name, value in figures.items()
        if name in limits and value > limits[name]["ceiling"]
    }


@pytest.mark.parametrize("name", walk.WALKS)
def test_walk_is_below_its_ceilings(name: str) -> None:
    assert above_ceiling(name, walk.figures_of(followed(name))) == {}


def test_imports_are_below_their_ceilings() -> None:
    assert above_ceiling("imports", walk.figures_of_imports()) == {}


def test_views_are_below_their_ceilings() -> None:
    assert above_ceiling("folders of gui for a view", walk.figures_of_views()) == {}


def test_every_ceiling_is_that_of_a_figure() -> None:
    figures = {name: walk.figures_of(walk.read("")) for name in walk.WALKS}
    figures |= {"imports": walk.figures_of_imports(), "folders of gui for a view": walk.figures_of_views()}
    limits = walk.limits()
    assert set(limits) == set(figures)
    assert {section: sorted(set(limits[section]) - set(figures[section])) for section in limits} == {
        section: [] for section in limits
    }


@pytest.mark.parametrize("name", walk.WALKS)
def test_every_figure_of_a_walk_has_a_ceiling(name: str) -> None:
    assert set(walk.limits()[name]) == set(walk.figures_of(walk.read("")))


@pytest.mark.parametrize(
    ("name", "modules"), [(POINT, (api, places, server, engine)), (LAUNCH, (tracing, server, engine))]
)
def test_walk_has_the_calls_of_the_script_its_worker_and_the_compiler(name: str, modules: tuple) -> None:
    expected = {Path(module.__file__).resolve().relative_to(rooms.ROOT).as_posix() for module in modules}
    assert expected - followed(name).called == set()


def test_walk_has_no_module_that_is_only_imported() -> None:
    with_functions = followed(POINT).called
    assert with_functions < followed(POINT).imported


def test_program_of_a_walk_that_fails_says_so() -> None:
    with pytest.raises(RuntimeError, match=r"^the program of the walk ended with 3 and printed 'gone\\n'$"):
        walk.follow("import sys; print('gone'); sys.exit(3)", "ok")


def test_lines_of_the_pipe_become_crossings_between_rooms() -> None:
    passed = walk.read(
        "imported cuda/ground/points.py\n"
        "called cuda/simt/a.py\n"
        "crossed cuda/simt/a.py cuda/simt/isa/b.py\n"
        "crossed cuda/simt/a.py cuda/ptx/c.py\n"
        "crossed cuda/simt/a.py cuda/ptx/c.py\n"
    )
    assert passed.imported == {"cuda/ground/points.py"}
    assert passed.called == {"cuda/simt/a.py"}
    assert passed.arrows == Counter({("cuda/simt", "cuda/ptx"): 2})
    assert passed.entered == {"cuda/ptx/c.py"}


@pytest.mark.parametrize(
    ("file", "room", "module"),
    [
        ("cuda/ground/errors.py", "cuda/ground", "warplens.cuda.ground.errors"),
        ("cuda/simt/isa/registry.py", "cuda/simt", "warplens.cuda.simt.isa.registry"),
        ("profiles/store.py", "profiles", "warplens.profiles.store"),
        ("gui/warplens/api.py", "gui/warplens", "warplens.api"),
        ("gui/warplens/__init__.py", "gui/warplens", "warplens"),
        ("gui/plots/__init__.py", "gui/plots", "warplens.gui.plots"),
        ("gui/views/ladders/panel.py", "gui/views/ladders", "warplens.gui.views.ladders.panel"),
    ],
)
def test_file_has_its_room_and_its_module(file: str, room: str, module: str) -> None:
    assert (rooms.room_of(file), rooms.module_of(file)) == (room, module)


def test_room_of_a_view_is_one_folder_of_its_feature() -> None:
    spread = rooms.Spread(
        files=(
            "gui/views/ladders/panel.py",
            "gui/views/ladders/steps/a.py",
            "gui/commands/ladder.py",
            "cuda/ladder/b.py",
        )
    )
    assert spread.folders == ("cuda/ladder", "gui/commands", "gui/views/ladders")
    assert spread.folders_of_gui == ("gui/commands", "gui/views/ladders")


def test_circles_are_the_groups_of_which_each_member_reaches_every_other() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": {"e"}, "e": {"f"}, "f": {"d"}}
    assert rooms.circles(graph) == [["b", "c"], ["d", "e", "f"]]


def test_import_within_a_function_or_for_types_is_told_from_one_at_the_top() -> None:
    text = (
        "import warplens.cuda.ground.points\n"
        "from warplens.cuda.ground import errors\n"
        "if TYPE_CHECKING:\n    from warplens.cuda.ground.textures import TextureView\n"
        "def late():\n    with x:\n        from warplens.cuda.ground.metrics import METRICS\n"
    )
    modules = {"warplens.cuda.ground.errors"}
    assert list(rooms._imported(ast.parse(text), modules, rooms.Kind.MODULE)) == [
        ("warplens.cuda.ground.points", rooms.Kind.MODULE),
        ("warplens.cuda.ground.errors", rooms.Kind.MODULE),
        ("warplens.cuda.ground.textures", rooms.Kind.TYPES),
        ("warplens.cuda.ground.metrics", rooms.Kind.FUNCTION),
    ]


@pytest.mark.parametrize(
    ("importer", "imported", "is_up"),
    [
        ("profiles/store.py", "gui/cli.py", True),
        ("gui/cli.py", "profiles/store.py", False),
        ("cuda/ground/errors.py", "profiles/store.py", True),
    ],
)
def test_import_of_a_part_above_runs_up(importer: str, imported: str, is_up: bool) -> None:
    assert rooms._runs_up(importer, imported) is is_up


def test_import_of_a_higher_layer_of_a_contract_runs_up() -> None:
    layers = {container: dict(names) for container, names in rooms._layers()}["warplens.cuda"]
    upper, lower = min(layers, key=layers.get), max(layers, key=layers.get)
    assert rooms._runs_up(f"cuda/{lower}/a.py", f"cuda/{upper}/b.py")
    assert not rooms._runs_up(f"cuda/{upper}/b.py", f"cuda/{lower}/a.py")


def test_table_has_figures_ceilings_and_aims() -> None:
    done = subprocess.run(
        [sys.executable, HERE / "walk.py", "--help"], capture_output=True, text=True, check=True
    ).stdout
    assert "--list" in done
    lines = walk.table({POINT: {"rooms": 13}}).splitlines()
    limit = walk.limits()[POINT]["rooms"]
    assert lines[-1].split() == ["rooms", "13", str(limit["ceiling"]), str(limit["aim"])]
