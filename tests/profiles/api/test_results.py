"""The display of a profile and a comparison in a notebook, and their data frames."""

from __future__ import annotations

import importlib.util
import re
import sys
from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest

import warplens
from warplens.cuda.ground.errors import NotOverwrittenError
from warplens.profiles.arguments import with_methods
from warplens.results import MAX_ROWS


@pytest.fixture
def shown(profile):
    return with_methods(warplens.Profile, profile)


def test_frame_has_values_provenances_and_units(shown):
    frame = shown.to_pandas()
    assert len(frame) == len(shown.points)
    assert str(frame["N"].dtype) == "int64"
    assert str(frame["time_ns"].dtype) == "float64"
    assert str(frame["registers_per_thread"].dtype) == "Int64"  # points that failed have none
    good = frame[frame["status"] == "ok"]
    assert set(good["time_ns_provenance"]) == {"modelled"}
    assert frame.attrs["units"]["time_ns"] == "ns"
    assert frame.attrs["units"]["gld_efficiency"] == "%"
    assert frame.attrs["devices"] == {"h200": "NVIDIA H200"}
    assert (frame.attrs["program"], frame.attrs["compiler"]) == ("warplens 0.1.0", "NVRTC 12.9.86")


def test_absence_of_pandas_is_one_sentence(shown, monkeypatch):
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    with pytest.raises(warplens.MissingPartError) as caught:
        shown.to_pandas()
    assert str(caught.value) == 'a data frame needs pandas, which is not installed: pip install "warplens[pandas]"'


def test_notebook_shows_the_table_and_both_plots(shown, qapp):
    text = shown._repr_html_()
    assert "<td" in text
    assert "NVIDIA H200" in text
    assert text.count('src="data:image/svg+xml;base64,') == 2


def test_notebook_shows_table_and_plots_where_qt_is_missing(shown, monkeypatch):
    monkeypatch.setattr("warplens.gui.kit.drawing.why_no_qt", lambda: "No module named 'PyQt6'")
    text = shown._repr_html_()
    assert "<td" in text
    assert text.count('src="data:image/svg+xml;base64,') == 2
    assert shown.plot()._repr_png_() is None
    assert shown.plot("dark")._repr_html_().count("<img") == 2
    with pytest.raises(warplens.MissingPartError) as caught:
        shown.plot().save("t.png")
    assert str(caught.value) == ("a plot is saved as .png by Qt alone, and as .svg without it: No module named 'PyQt6'")


def test_plots_are_drawn_along_the_chosen_axis(shown, qapp):
    assert shown.plot(axis="TILE").to_png() == shown.plot().to_png()
    with pytest.raises(warplens.InputError, match="no point has the tune axis 'num_warps': the points have TILE"):
        shown.plot(axis="num_warps")


def test_long_table_is_cut_in_a_notebook(profile, monkeypatch):
    monkeypatch.setattr("warplens.gui.kit.drawing.why_no_qt", lambda: "none")
    long = with_methods(warplens.Profile, replace(profile, points=profile.points * 20))
    text = long._repr_html_()
    assert text.count("<tr>") == MAX_ROWS + 1
    assert "and 60 more rows" in text


def test_names_of_a_file_are_escaped(profile, monkeypatch):
    monkeypatch.setattr("warplens.gui.kit.drawing.why_no_qt", lambda: "none")
    odd = replace(profile, points=(replace(profile.points[0], kernel="<script>"),))
    assert "<script>" not in with_methods(warplens.Profile, odd)._repr_html_()


def test_plots_are_saved_as_png_by_qt(shown, qapp, tmp_path):
    shown.plot("dark").save(tmp_path / "t.png")
    assert (tmp_path / "t.png").read_bytes().startswith(b"\x89PNG")
    with pytest.raises(warplens.InputError, match=r"^plots are saved as an \.svg or \.png file, not as 't\.pdf'$"):
        shown.plot().save(tmp_path / "t.pdf")
    with pytest.raises(warplens.InputError, match="a theme is light or dark, not 'blue'"):
        shown.plot("blue")


def test_plots_are_saved_as_svg_without_qt(shown, monkeypatch, tmp_path):
    for name in ("PyQt6", "pyqtgraph"):
        monkeypatch.setitem(sys.modules, name, None)
    shown.plot().save(tmp_path / "t.svg")
    root = ET.fromstring((tmp_path / "t.svg").read_text(encoding="utf-8"))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    texts = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert texts[0] == "Warplens · transpose · H200 · NVRTC 12.9.86"
    assert {"Runtime against matrix size", "Runtime against tile width", "modelled"} <= set(texts)
    shown.plot("dark").save(tmp_path / "t.svg")  # replaces its own kind of file alone
    (tmp_path / "mine.svg").write_text("<svg/>", encoding="utf-8")
    with pytest.raises(NotOverwrittenError, match="it is no SVG of Warplens"):
        shown.plot().save(tmp_path / "mine.svg")


def test_plots_of_points_without_a_time_say_so_in_the_svg():
    text = warplens.load("reference:8800-gtx").plot().to_svg()
    assert text.count("No point here has a number for time") == 2


def test_profile_is_saved_and_loaded(shown, tmp_path):
    shown.save(tmp_path / "t.warplens.json.gz")
    assert warplens.load(tmp_path / "t.warplens.json.gz").points == shown.points


def test_comparison_shows_its_pairs(shown):
    comparison = warplens.compare(shown, shown)
    assert "against base" in repr(comparison)
    assert "new against base (threshold 2 %)" in str(comparison)
    assert str(comparison).count("modelled, exact") == sum(pair.is_modelled for pair in comparison.pairs)
    assert comparison._repr_html_().count("<tr>") == len(comparison.pairs) + 1


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda profile: profile.save(1), "path takes a path, not 1"),
        (lambda profile: profile.plot().save(None), "path takes a path, not None"),
        (lambda profile: profile.plot([]), "a theme is light or dark, not []"),
    ],
)
def test_argument_of_another_type_is_one_sentence(call, message):
    with pytest.raises(warplens.InputError, match=f"^{re.escape(message)}$"):
        call(warplens.load("reference:hochberg"))


def test_explanation_is_shown_with_its_lines() -> None:
    explanation = warplens.explain("transpose_tiled", problem={"N": 64}, tune={"TILE": 32}, device="h200")
    assert repr(explanation).startswith("<Explanation: transpose_tiled N 64 · TILE 32: Worst is line 47")
    shown, text = explanation._repr_html_(), str(explanation)
    assert "32 (1)" in text
    assert text.rstrip().endswith(explanation.advice[-1].text.split()[-1])
    assert "<pre>" in shown
    assert "32 (1)" in shown
    odd = replace(explanation, title="<script>")
    assert "<script>" not in odd._repr_html_()
