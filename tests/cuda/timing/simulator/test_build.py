"""The LLVM code that is shipped was made from the sources that are shipped."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parent))

import simulator_build as build


@pytest.mark.parametrize("name", build.MODULES)
def test_code_was_made_from_these_sources(name):
    with (build.HERE / f"{name}.ll").open(encoding="utf-8") as file:
        assert file.readline() == f"{build.header(name)}\n", "run `make simulator`"


@pytest.mark.parametrize("name", build.MODULES)
def test_code_is_for_any_processor_and_needs_no_runtime(name):
    text = (build.HERE / f"{name}.ll").read_text(encoding="utf-8")
    declared = [line for line in text.splitlines() if line.startswith("declare")]
    assert not any(line.startswith("target ") for line in text.splitlines())
    assert all("@llvm." in line for line in declared)
