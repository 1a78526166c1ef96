"""The GitHub action and the pre-commit hook: their command lines, run on a scratch repository."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import yaml

from warplens.cuda.catalogue import select
from warplens.cuda.sweep import pool
from warplens.gui.cli import main

ROOT = Path(__file__).resolve().parents[3]
ACTION = yaml.safe_load((ROOT / ".github/actions/check/action.yml").read_text(encoding="utf-8"))
[HOOK] = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))

STUB = """#!/bin/sh
for word in "$@"; do printf '%s\\0' "$word"; done > words
"""
"""Stands in for `warplens`: writes its arguments into a file, so that they are run here and not in a new process."""


@pytest.fixture
def repository(tmp_path, monkeypatch, capsys):
    """A folder with a kernel whose padding was lost since its golden profile was made."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(pool, "make_executor", lambda workers, *_, **__: ThreadPoolExecutor(workers))
    [kernel] = select(["transpose_tiled_padded"])
    source = re.sub(
        r"^(TILE +=|N +=) .*$",
        lambda m: f"{m.group(1)} [{32 if 'TILE' in m.group() else 64}]",
        kernel.source,
        flags=re.MULTILINE,
    )
    path = tmp_path / "kernels" / "padded transpose.cu"
    path.parent.mkdir()
    path.write_text(source)
    assert main(["check", str(path), "--against", "golden.warplens.json", "--update", "--quiet"]) == 0
    path.write_text(source.replace("[TILE + 1]", "[TILE]"))
    capsys.readouterr()
    return tmp_path


def words_of(step, inputs, folder):
    """Run the script of a step as the runner does, and return the arguments that it gives to `warplens`."""
    (folder / "bin").mkdir(exist_ok=True)
    (folder / "bin" / "warplens").write_text(STUB)
    (folder / "bin" / "warplens").chmod(0o755)
    values = {name: given.get("default", "") for name, given in ACTION["inputs"].items()} | inputs
    environment = {
        name: re.sub(r"\$\{\{ inputs\.(\w+) \}\}", lambda found: values[found.group(1)], text)
        for name, text in step["env"].items()
    }
    path = f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"
    subprocess.run(
        ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", step["run"]],
        env={**environment, "PATH": path},
        cwd=folder,
        check=True,
    )
    return (folder / "words").read_text().split("\0")[:-1]


def test_action_annotates_the_line_and_writes_the_page_of_the_job(repository, monkeypatch, capsys):
    assert ACTION["runs"]["using"] == "composite"
    install, check = ACTION["runs"]["steps"]
    assert (ROOT / ".github/actions/check/../../.." / "pyproject.toml").is_file()
    assert '"$GITHUB_ACTION_PATH/../../.."' in install["run"]
    inputs = {"kernels": "kernels/*.cu", "against": "golden.warplens.json", "strict": "true"}
    words = words_of(check, inputs, repository)
    assert words[-2:] == ["--", "kernels/padded transpose.cu"]
    page = repository / "page.md"
    monkeypatch.setenv("GITHUB_STEP_SUMMARY", str(page))
    assert main(words) == 1
    out = capsys.readouterr().out
    assert re.match(r"::error file=kernels/padded transpose\.cu,line=\d+,title=warplens check%3A worse::", out)
    assert page.read_text().startswith("**1 point: 1 worse**\n")


def test_action_runs_nothing_that_its_inputs_contain(repository):
    inputs = {"kernels": "$(touch mine) `touch mine`", "against": "a b; touch mine", "arguments": "; touch mine"}
    words = words_of(ACTION["runs"]["steps"][1], inputs, repository)
    assert words[:4] == ["check", "--format", "github", "--against"]
    assert "a b; touch mine" in words
    assert not (repository / "mine").exists()


def test_hook_fails_on_a_changed_kernel(repository, capsys):
    assert HOOK["language"] == "python"
    assert re.search(HOOK["files"], "kernels/padded transpose.cu")
    program, *words = [*shlex.split(HOOK["entry"]), *HOOK["args"], "kernels/padded transpose.cu"]
    assert program == "warplens"
    assert main(words) == 1
    out, err = capsys.readouterr()
    assert out.startswith("worse: transpose_tiled_padded N=64 TILE=32 on h200: ")
    assert err == ""
    assert main([*words, "--format", "json"]) == 1
    assert json.loads(capsys.readouterr().out)["counts"]["worse"] == 1
