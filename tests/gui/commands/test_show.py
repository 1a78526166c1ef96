"""The forms of `warplens show`: each exporter of the registry is an option, and each file of exporters is in it."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest
import typer

from warplens.cuda.ground.errors import InputError
from warplens.gui import cli
from warplens.profiles import exporters
from warplens.profiles.exporters import EXPORTS, Export
from warplens.profiles.journal import open_profile

SOURCE = "reference:hochberg"
SHOW = importlib.import_module("warplens.gui.views.points.command")


def use(monkeypatch: pytest.MonkeyPatch, *exports: Export) -> None:
    """Let the command have these forms."""
    monkeypatch.setattr(SHOW, "EXPORTS", exports)
    monkeypatch.setattr(SHOW.show, "__signature__", SHOW._signature())


def options_of(function) -> set[str]:
    app = typer.Typer()
    app.command()(function)
    return {name for parameter in typer.main.get_command(app).params for name in parameter.opts}


@pytest.mark.parametrize("export", EXPORTS, ids=lambda export: export.name)
def test_each_form_is_an_option(export, tmp_path, capfd):
    content = export.content(open_profile(Path(SOURCE)))
    target = tmp_path / "file"
    assert cli.main(["show", SOURCE, f"--{export.name}", *([str(target)] if export.is_binary else [])]) == 0
    assert (target.read_bytes() if export.is_binary else capfd.readouterr().out) == content


def test_each_file_of_exporters_has_its_line():
    files = {path.stem: path.read_text(encoding="utf-8") for path in Path(exporters.__file__).parent.glob("*.py")}
    written = {
        f"{name}.to_{name}" for name, text in files.items() if re.search(rf"^def to_{name}\(", text, re.MULTILINE)
    }
    missing = written - {export.path for export in EXPORTS} - {"json.to_json"}  # every command has --json
    assert missing == set(), "add a line for each to EXPORTS in profiles/exporters/__init__.py"


def test_new_exporter_is_one_file_and_one_line(tmp_path, monkeypatch, capfd):
    (tmp_path / "names.py").write_text("def to_names(profile):\n    return f'{profile.points[0].kernel}\\n'\n")
    monkeypatch.setattr(exporters, "__path__", [*exporters.__path__, str(tmp_path)])
    use(monkeypatch, *EXPORTS, Export("names", "Print the names.", "names.to_names"))
    assert {"--names", "--csv", "--json"} <= options_of(SHOW.show)
    SHOW.show(Path(SOURCE), names=True)
    assert capfd.readouterr().out == "matmul_submatrix\n"


def test_forms_exclude_each_other(monkeypatch):
    use(monkeypatch, Export("a", "", ""), Export("b", "", "", is_binary=True))
    for forms in ({"a": True, "b": Path("file")}, {"a": True, "json": Path("-")}):
        with pytest.raises(InputError, match=r"^--a, --json - and --b exclude each other$"):
            SHOW.show(Path(SOURCE), **forms)
