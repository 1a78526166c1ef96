"""Edits of kernels against the verdict of a check: harmless ones are the same, harmful ones fail and say what grew.

The rule: a row is one edit of a small kernel, checked against the golden counts of that kernel. Harmless edits change
nothing that a GPU would do; of harmful ones the row names a count that must be worse, or the class of traffic that must
be said to have replaced another. The rows are in `edits.toml`.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from warplens.cuda.catalogue import read_kernel_file
from warplens.cuda.execute.emulator import EmulatorRunner
from warplens.cuda.ground.points import CheckLevel, PointResult
from warplens.cuda.sweep.plan import plan_sweep
from warplens.profiles.golden import CheckedPoint, GoldenOutcome, check_point

DEVICES = {"sm_61": "gtx-1080-ti", "sm_80": "a100-40gb", "sm_90": "h200", "sm_120": "rtx-5090"}
FIRST_WITH_COPIES = 80
"""`cp.async` and products of 16-bit floats as used here need compute capability 8.0."""

DATA = tomllib.loads(Path(__file__).with_name("edits.toml").read_text(encoding="utf-8"))
KERNELS: dict[str, str] = {name: kernel["source"] for name, kernel in DATA["kernels"].items()}
Counts = Callable[[str, str], PointResult]


@pytest.fixture(scope="module")
def counts(tmp_path_factory: pytest.TempPathFactory) -> Counts:
    """Return a function that counts a kernel, given as its text, on a device; a kernel is counted once."""
    folder = tmp_path_factory.mktemp("edits")
    runner = EmulatorRunner()

    @cache
    def counted(source: str, device: str) -> PointResult:
        path = folder / "k.cu"
        path.write_text(source, encoding="utf-8")
        plan = plan_sweep(
            [read_kernel_file(path)], problem={}, tune={}, devices=[device], budget_s=math.inf, check=CheckLevel.FAST
        )
        [point] = plan.points
        return runner.run(point)

    return counted


def rows(kind: str) -> list[Any]:
    """Return each edit of a kind with the targets that it is checked for."""
    parameters = []
    for number, edit in enumerate(DATA[kind]):
        targets = [t for t in DEVICES if int(t[3:]) >= FIRST_WITH_COPIES or edit["kernel"] not in {"copied", "product"}]
        chosen = targets if edit.get("everywhere") else [targets[number % len(targets)]]
        parameters.append(pytest.param(edit, chosen, id=f"{edit['kernel']}: {edit['name']}"))
    return parameters


def checked_points(counts: Counts, edit: dict[str, Any], targets: list[str]) -> Iterator[CheckedPoint]:
    """Yield an edited kernel checked against the counts of the kernel, for each target."""
    edited = KERNELS[edit["kernel"]]
    for old, new in edit["texts"]:
        assert old in edited
        edited = edited.replace(old, new)
    for target in targets:
        yield check_point(counts(KERNELS[edit["kernel"]], DEVICES[target]), counts(edited, DEVICES[target]))


def said(checked: CheckedPoint) -> list[str]:
    """Return the counts that became worse, the classes of traffic that others replaced, and why a point failed."""
    return [*(change.key for change in checked.worse), *checked.replaced, checked.reason, checked.log]


def test_table_is_as_large_as_it_claims():
    assert len(DATA["harmless"]) >= 20
    assert len(DATA["harmless"]) + len(DATA["harmful"]) >= 60
    assert {target for kind in ("harmless", "harmful") for row in rows(kind) for target in row.values[1]} == set(
        DEVICES
    )


@pytest.mark.sample(6)
@pytest.mark.parametrize(("edit", "targets"), rows("harmless"))
def test_harmless_edit_is_the_same(counts, edit, targets):
    for checked in checked_points(counts, edit, targets):
        assert checked.outcome is GoldenOutcome.SAME, said(checked)


@pytest.mark.sample(8)
@pytest.mark.parametrize(("edit", "targets"), rows("harmful"))
def test_harmful_edit_fails_and_says_what_grew(counts, edit, targets):
    for checked in checked_points(counts, edit, targets):
        assert checked.outcome in {GoldenOutcome.WORSE, GoldenOutcome.REPLACED}, said(checked)
        assert any(edit["named"] in text for text in said(checked)), said(checked)
