"""Views as links and as files: what is in them comes back, and what is none says so."""

from __future__ import annotations

import pytest

from warplens.cuda.ground.errors import ProfileError
from warplens.gui.workspace.filters import ShownFilter
from warplens.gui.workspace.shared_view import SUFFIX, SharedView, opened_view, words_of

VIEW = SharedView(
    profile="reference:h200",
    shown=ShownFilter(text="tiled N>=64 & x", families=frozenset({"matmul", "a b"}), caches=frozenset({"warm", ""})),
    point={"kernel": "transpose_tiled", "at": "N=64,TILE=8", "gpu": "h200", "cache": "cold"},
    layout="Teaching",
)


def test_a_link_names_what_it_was_made_of(make_point):
    assert VIEW.link.startswith("reference:h200#filter=tiled%20N%3E%3D64%20%26%20x&without-family=a%20b&")
    opened = opened_view(VIEW.link)
    assert (opened.shown.text, opened.shown.families) == (VIEW.shown.text, VIEW.shown.families)
    assert (opened.profile, opened.point, opened.layout) == (VIEW.profile, VIEW.point, VIEW.layout)
    point = make_point(n=64, tile=8)
    assert words_of(point) == {"kernel": "transpose_tiled", "at": "N=64,TILE=8", "gpu": "gtx-1080-ti"}
    assert SharedView(profile="", point=words_of(point)).is_of(point)
    assert not SharedView(profile="", point={"kernel": "transpose_tiled", "at": "N=128,TILE=8"}).is_of(point)
    assert not SharedView(profile="").is_of(point)


def test_a_view_file_names_a_profile_beside_it_by_its_name(tmp_path):
    file = tmp_path / f"today{SUFFIX}"
    view = SharedView(profile=str(tmp_path / "a.warplens.json"), layout="Default")
    file.write_text(view.text_in(tmp_path), encoding="utf-8")
    assert str(tmp_path) not in file.read_text(encoding="utf-8")
    assert opened_view(str(file)) == view
    file.write_text(VIEW.text_in(tmp_path), encoding="utf-8")
    assert opened_view(str(file)).profile == "reference:h200"
    file.write_text(view.text_in(tmp_path / "elsewhere"), encoding="utf-8")
    assert opened_view(str(file)) == view


def test_a_view_file_that_cannot_be_read_says_so(tmp_path):
    with pytest.raises(ProfileError, match="none"):
        opened_view(str(tmp_path / f"none{SUFFIX}"))


def test_a_profile_is_no_view_whatever_its_name(tmp_path):
    path = tmp_path / "a#b.warplens.json"
    path.write_text("{}", encoding="utf-8")
    assert opened_view(str(path)) is None
    assert opened_view("reference:h200") is None
