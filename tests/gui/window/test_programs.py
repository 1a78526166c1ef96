"""The two stories of the README on programs in Python, told from launches that were recorded (`programs/record.py`)."""

from __future__ import annotations

import importlib.util
import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import warplens
from warplens.cuda.capture import files
from warplens.cuda.device.spec import all_specs
from warplens.cuda.execute.inspection.explanation import Inspector
from warplens.gui.cli import main
from warplens.gui.figures.request import at_better_pitch, lens_of
from warplens.gui.kit.tasks import Inspecting
from warplens.gui.workspace.choices import SweepChoices
from warplens.gui.workspace.inspector import Phase, SelectionInspector
from warplens.gui.workspace.results import Results

PROGRAMS = Path(__file__).resolve().parent / "programs"


def changes() -> dict[str, tuple[str, str]]:
    """Return what the third step of each story changes."""
    spec = importlib.util.spec_from_file_location("record", PROGRAMS / "record.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.CHANGES


def launch_of(name: str):
    [path] = (PROGRAMS / f"{name}.warplens.launches").iterdir()
    return files.read(path)


@pytest.mark.parametrize("name", ["transpose", "layer_norm"])
def test_recorded_launches_are_those_of_the_programs(name):
    text = (PROGRAMS / f"{name}.py").read_text(encoding="utf-8")
    before, after = changes()[name]
    assert launch_of(name).code.source == text
    assert launch_of(f"{name}_changed").code.source == text.replace(before, after)
    assert text.count(before) == 1


def explained(name: str, capsys, *options: str) -> str:
    assert main(["explain", str(PROGRAMS / f"{name}.warplens.json"), *options]) == 0
    return capsys.readouterr().out


def test_bank_conflict_of_the_transpose_has_a_line_and_is_gone_with_33(capsys):
    before = " ".join(explained("transpose", capsys).split())
    after = " ".join(explained("transpose_changed", capsys).split())
    assert "Worst is line 19, the load from `tile`: 32 wavefronts a request where 1 would suffice" in before
    assert "32-way bank conflict: stride 32 words; a row pitch of 33 would remove it" in before
    assert "stride 33 words: no bank conflict" in after
    assert "No line costs more sectors or wavefronts than the bytes of its requests need" in after


def test_four_sectors_of_the_layer_norm_have_a_line_and_are_half_without_the_mask(capsys):
    before, after = explained("layer_norm", capsys), explained("layer_norm_changed", capsys)
    assert "Worst is line 13, the load from `x`: 4 sectors a request where 2 would suffice (lane stride 4 B)" in before
    advice = " ".join(before.split())
    assert "one access of 32 bits for them would move 16,384 sectors instead of 32,768. Triton joins them" in advice
    load = next(line for line in before.splitlines() if line.startswith("load x"))
    assert (load.split()[2:5], "values = tl.load(x + row * stride + at, mask" in load) == (["8192", "4", "(2)"], True)
    load = next(line for line in after.splitlines() if line.startswith("load x"))
    assert load.split()[2:5] == ["4096", "4", "(4)"]  # 16,384 sectors, as promised


def test_lens_writes_the_picture_of_the_conflict(tmp_path, capsys):
    picture = tmp_path / "lens.svg"
    assert main(["lens", str(PROGRAMS / "transpose.warplens.json"), "--svg", str(picture)]) == 0
    assert "transpose.py:19 · load tile" in capsys.readouterr().out
    assert "32 wavefronts" in picture.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "package", "field"),
    [("transpose", "numba_cuda", "excess_wavefronts"), ("layer_norm", "triton", "excess_sectors")],
)
def test_programs_cost_today_what_was_recorded(name, package, field, capsys):
    pytest.importorskip(package)
    command = [sys.executable, "-m", "warplens", "explain", str(PROGRAMS / f"{name}.py"), "--device", "h200"]
    run = subprocess.run([*command, "--json", "-"], check=True, capture_output=True, cwd=PROGRAMS)
    assert main(["explain", str(PROGRAMS / f"{name}.warplens.json"), "--json", "-"]) == 0
    assert json.loads(run.stdout)[field] == json.loads(capsys.readouterr().out)[field] > 0


@pytest.fixture
def look(qapp, make_backend, request):
    """Return a function that opens a profile and selects its first point, with the inspector of the window."""
    from dataclasses import replace

    made = []

    def look(path):
        results, worker = Results(), Inspector()
        at_once = request.getfixturevalue("at_once")
        inspecting = Inspecting(executor_factory=lambda: at_once, inspect=worker.inspect, record=worker.record)
        model = SelectionInspector(
            results,
            SweepChoices((), ()),
            specs={spec.key: spec for spec in all_specs()},
            backend=replace(make_backend(), inspecting=inspecting),
            delay_ms=0,
        )
        made.append(model)
        model.set_panel_visible("source", is_visible=True)
        results.show_profile(warplens.load(path), path)
        results.select(results.points[0].key)
        return model

    yield look
    for model in made:
        model.shut_down()


def test_window_shows_line_request_and_pitch_of_the_transpose(look):
    model = look(PROGRAMS / "transpose.warplens.json")
    assert (model.phase, model.line, model.file_name) == (Phase.READY, 19, "transpose.py")
    assert (model.request.array, model.request.row_words, model.request.advised_words) == ("tile", 32, 33)
    assert (lens_of(model.request).cost, at_better_pitch(model.request).pitch_words) == (32, 33)
    model.go_to(block=0, warp=5)
    assert (model.request.block, model.request.warp) == ((0, 0, 0), 5)


def test_window_shows_the_ptx_of_the_layer_norm_beside_its_lines(look):
    model = look(PROGRAMS / "layer_norm.warplens.json")
    loads = [line for line in model.inspection.ptx if "ld.global.b16" in line.text and line.line == 13]
    assert len(loads) == 2
    assert all(line.machine == ("LDG",) for line in loads)


def test_two_profiles_of_one_kernel_are_not_mixed_up(look, tmp_path):
    """The kernel of the changed transpose has the same text, and so its point has the same key."""
    model = look(PROGRAMS / "transpose.warplens.json")
    key = model.result.key
    path = PROGRAMS / "transpose_changed.warplens.json"
    model._results.show_profile(warplens.load(path), path)
    model._results.select(key)
    assert model.result.key == key
    assert model.inspection.explanation.excess_wavefronts == 0


def test_profile_without_its_launches_is_refused_in_one_sentence(look, tmp_path):
    path = Path(shutil.copy(PROGRAMS / "transpose.warplens.json", tmp_path))
    model = look(path)
    assert model.phase is Phase.REFUSED
    assert model.refusal.sentence == (
        f"the launch of transpose is not in the folder {tmp_path / 'transpose.warplens.launches'}, which "
        "`warplens python --save` writes beside its profile"
    )
