"""Kept sweeps that did not end, and the request beside the journal of each, by which it can be continued."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from warplens.gui.workspace.choices import PlanRequest
from warplens.gui.workspace.sweep_run import (
    has_other_plan,
    load_stopped,
    newest_leftover,
    remove_kept,
    remove_request,
    save_request,
)


def test_remove_request_removes_the_request_of_a_sweep_that_is_complete_or_discarded():
    request = PlanRequest(kernels=(), problem={"N": (64, 128)}, tune={}, devices=("h200",))
    with TemporaryDirectory() as folder:
        path = Path(folder, "kept.warplens.json")
        save_request(path, request)
        remove_request(path)
        assert list(Path(folder).iterdir()) == []


def test_load_stopped_returns_the_kept_sweep_of_this_file_if_it_did_not_end():
    assert load_stopped(Path("no-such.warplens.json"), (), ()) is None


def test_remove_kept_removes_a_kept_sweep_and_its_journal():
    assert remove_kept(Path("no-such.warplens.json")) is None


def test_has_other_plan_tells_whether_the_journal_of_a_kept_sweep_is_that_of_another_plan():
    assert not has_other_plan(Path("no-such.warplens.json"), "0" * 64)


def test_newest_leftover_returns_the_latest_interrupted_sweep_and_its_number_of_points():
    assert newest_leftover(Path("no-such-folder")) is None
