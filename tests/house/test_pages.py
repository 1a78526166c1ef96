"""The pages for contributors: what they name exists, and the rules on them are those of the modules.

The rule: a page is compared with the tree, never with a copy of it.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

from warplens.cuda.ground import metrics

HERE = Path(__file__).parent
sys.path.append(str(HERE))

import invariants  # noqa: E402 - found through the line above
from rooms import ROOT, files, room_of  # noqa: E402 - as above

FOLDER = ROOT / ".github"
ARCHITECTURE, CONTRIBUTING = FOLDER / "ARCHITECTURE.md", FOLDER / "CONTRIBUTING.md"
FORMS = sorted([*FOLDER.glob("ISSUE_TEMPLATE/*.yml")])
SETTINGS = [*FORMS, *FOLDER.glob("workflows/*.yml"), *FOLDER.glob("actions/*/*.yml"), ROOT / ".pre-commit-config.yaml"]


def by_hand(page: Path) -> str:
    """Return what is written by hand on a page."""
    text = page.read_text(encoding="utf-8")
    return text.replace(invariants.on_page(text), "")


def test_rules_on_the_page_are_those_of_the_modules() -> None:
    part = invariants.on_page(ARCHITECTURE.read_text(encoding="utf-8"))
    assert invariants.outdated(part) == [], "python tests/house/invariants.py --write brings the page up to date"


def test_changed_rule_missing_room_and_foreign_room_are_out_of_date() -> None:
    first, *others = invariants.rules()
    part = "\n\n".join(invariants.section(room) for room in others if invariants.rules()[room])
    line = next(line for line in part.splitlines() if line.startswith("- "))
    changed = part.replace(line, f"{line} Or so.", 1) + "\n\n### cuda/bench"
    room = others[0]
    assert invariants.outdated(changed) == [
        f"{room}: {line} Or so.",
        f"{first}: is missing",
        "cuda/bench: is no room",
    ]


def test_page_is_written_between_its_marks_alone() -> None:
    page = f"before\n{invariants.BEGIN}\nold\n{invariants.END}\nbehind\n"
    written = invariants.with_generated(page)
    assert written.startswith(f"before\n{invariants.BEGIN}\n")
    assert written.endswith(f"{invariants.END}\nbehind\n")
    assert invariants.on_page(written) == invariants.generated()


def test_rule_is_cut_after_a_whole_sentence() -> None:
    long, short = f"{'a' * invariants.MOST_CHARACTERS}.", "A key covers all."
    rule = invariants.Rule(file="cuda/a.py", text=f"{short} It lasts. {long.capitalize()}", importers=1)
    assert rule.short == "A key covers all. It lasts."
    assert invariants.Rule(file="cuda/a.py", text=f"{long} {short}", importers=1).short == long


@pytest.mark.parametrize("page", [ARCHITECTURE, CONTRIBUTING], ids=lambda page: page.stem)
def test_links_lead_to_files(page: Path) -> None:
    targets = [target.partition("#")[0] for target in re.findall(r"\]\(([^)]+)\)", by_hand(page))]
    assert targets
    missing = [t for t in targets if not t.startswith("https://") and not (FOLDER / t).exists()]
    assert missing == []


def test_functions_on_the_walk_exist() -> None:
    named = set(re.findall(r"`(?:\w+\.)?(\w+)\(\)`", by_hand(ARCHITECTURE)))
    texts = ((ROOT / file).read_text(encoding="utf-8") for file in files())
    defined = {name for text in texts for name in re.findall(r"^ *def (\w+)", text, flags=re.MULTILINE)}
    assert {"plan_sweep", "begin_worker", "compile_source", "model_time"} <= named
    assert named - defined - {"trace"} == set()


def test_map_names_the_rooms_of_the_tree() -> None:
    [picture] = re.findall(r"```text\n(.*?)```", by_hand(ARCHITECTURE), flags=re.DOTALL)
    shown, part = set(), ""
    for line in picture.splitlines():
        word = line.split()[0]
        if line.startswith(" "):
            shown.add(f"{part}{word}")
        else:
            part = word
    rooms = {"/".join(room_of(file).split("/")[:2]) for file in files() if not file.startswith("profiles/")}
    assert {room.removesuffix("/<name>") for room in shown} == rooms - {"cuda", "gui"}


@pytest.mark.parametrize("page", [ARCHITECTURE, CONTRIBUTING], ids=lambda page: page.stem)
def test_paths_in_the_text_exist(page: Path) -> None:
    paths = re.findall(r"`((?:cuda|gui|profiles|tests)/[\w./]+)`", by_hand(page))
    assert paths
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_targets_are_those_of_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", makefile, flags=re.MULTILINE))
    shown = set(re.findall(r"(?:`|^)make ([a-z]+)", by_hand(CONTRIBUTING), flags=re.MULTILINE))
    assert {"run", "test", "check", "bench"} <= shown
    assert shown - targets == set()


def test_metric_of_the_example_is_one_that_could_be_added() -> None:
    [table] = re.findall(r"```toml\n(.*?)\n```", by_hand(CONTRIBUTING), flags=re.DOTALL)
    [(key, text)] = tomllib.loads(table).items()
    [line] = re.findall(rf'```python\n("{key}": of\(.*?)\n```', by_hand(CONTRIBUTING), flags=re.DOTALL)
    [(own, derive)] = eval(f"{{{line}}}", dict(vars(metrics))).items()
    metric = metrics.Metric(**text | {"key": key, "better": metrics.Better(text["better"]), "derive": derive})
    assert metric.key == own not in metrics.METRICS
    assert metric.derive is not None


@pytest.mark.parametrize("path", SETTINGS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_settings_are_read_and_pin_what_they_use(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert isinstance(yaml.safe_load(text), dict)
    used = re.findall(r"^\s*- uses: (\S+)", text, flags=re.MULTILINE)
    assert [name for name in used if not re.fullmatch(r"\./\S+|[\w-]+/[\w-]+@v\d+", name)] == []
    assert [name for name in used if name.startswith("./") and not (ROOT / name).is_dir()] == []


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_form_of_an_issue_has_fields_with_ids_of_their_own(path: Path) -> None:
    form = yaml.safe_load(path.read_text(encoding="utf-8"))
    fields = [field for field in form["body"] if field["type"] != "markdown"]
    assert form["name"]
    assert form["description"]
    assert len({field["id"] for field in fields}) == len(fields) > 0
    assert all(field["attributes"]["label"] for field in fields)


def test_workflow_tests_the_oldest_and_the_newest_python() -> None:
    workflow = yaml.safe_load((FOLDER / "workflows" / "check.yml").read_text(encoding="utf-8"))
    assert workflow["jobs"]["check"]["strategy"]["matrix"]["python"] == ["3.11", "3.14"]
    commands = [step["run"] for step in workflow["jobs"]["check"]["steps"] if "run" in step]
    assert commands == [".ci/run"]
    assert (ROOT / ".ci" / "run").is_file()


def test_hooks_run_what_the_checks_run() -> None:
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))["repos"][0]["hooks"]
    assert [hook["id"] for hook in hooks] == ["format", "lint", "layout", "pages"]
    assert {hook["entry"].partition(" ")[0] for hook in hooks} == {".venv/bin/ruff", ".venv/bin/pytest"}
    paths = [word for hook in hooks for word in hook["entry"].split() if word.startswith("tests/")]
    assert [path for path in paths if not (ROOT / path).is_file()] == []
