"""Reports: a self-contained page, and Markdown."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from warplens.cuda.points import LaunchShape, Status
from warplens.gui.cli import main
from warplens.gui.rendering.report import Named, html_report, markdown_report, representative_points
from warplens.profiles.records import Completeness, new_profile
from warplens.profiles.store import write_profile

SCRIPT = "<script>alert(1)</script>"


@pytest.fixture
def profile(make_point, specs):
    points = [
        make_point(
            name, n=n, time_ns=n * cost, shared_load_transactions=1000, excess_wavefronts=900, gld_efficiency=100.0,
            gld_transactions=1000, gst_transactions=1000,
        )
        for name, cost in (("transpose_tiled", 20.0), ("transpose_tiled_padded", 10.0))
        for n in (256, 1024)
    ]  # fmt: skip
    points = [replace(point, launch=LaunchShape(grid=(999, 1, 1), block=(64, 1, 1))) for point in points]
    points.append(make_point("transpose_serial", tile=None, status=Status.FAILED, reason=SCRIPT))
    made = new_profile(specs[:1], compiler="NVRTC 12.9", command=["warplens", "run"])
    return replace(made, points=tuple(points), status=Completeness.COMPLETE, note=SCRIPT)


class Page(HTMLParser):
    """Collects the elements and addresses of a page."""

    def __init__(self, text):
        super().__init__()
        self.tags, self.fetched, self.words = [], [], []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.fetched += [value for name, value in attrs if name in {"src", "href", "xlink:href"}]

    def handle_data(self, data):
        if self.lasttag != "style":
            self.words.append(data)


def test_page_needs_nothing_from_elsewhere_and_runs_nothing(qapp, profile):
    page = html_report(Named("t", profile))
    parsed = Page(page)
    assert "script" not in parsed.tags
    assert [address for address in parsed.fetched if not address.startswith("#")] == []
    assert re.findall(r"url\(|@import", page) == []
    assert SCRIPT in "".join(parsed.words)


def test_page_has_plots_readings_points_and_provenance(qapp, profile):
    parsed = Page(html_report(Named("t", profile)))
    assert parsed.tags.count("svg") == 4  # two plots, light and dark
    assert parsed.tags.count("section") == 2
    assert parsed.tags.count("tr") == 1 + len(profile.points)
    words = "".join(parsed.words)
    assert "Bank conflicts: 900 of 1,000 wavefronts of the shared memory (90 %) are in excess (counted)." in words
    assert "from the timing model: no measurement" in words
    assert "timed on a GPU" not in words


def test_page_against_a_base_tells_verdicts_and_draws_both(qapp, profile):
    slower = [replace(p, time=replace(p.time, value_ns=2 * p.time.value_ns)) if p.time else p for p in profile.points]
    page = html_report(Named("new", replace(profile, points=tuple(slower))), [Named("base", profile)])
    words = "".join(Page(page).words)
    assert "new against base" in words
    assert "4 slower" in words
    assert "tiled · base" in words


def test_representative_points_are_each_variants_fastest_at_its_largest_problem(profile, make_point):
    quick = make_point("transpose_tiled", n=1024, tile=16, time_ns=1.0, gld_efficiency=1.0)
    parsed = representative_points(replace(profile, points=(*profile.points, quick)))
    assert [(point.kernel, point.problem["N"], point.tune["TILE"]) for point in parsed] == [
        ("transpose_tiled_padded", 1024, 8),
        ("transpose_tiled", 1024, 16),
    ]


def test_markdown_escapes_and_folds_the_points_away(qapp, profile):
    text = markdown_report(Named("t", profile))
    assert "- **transpose\\_tiled** (N 1024 · TILE 8, 20.48 µs modelled)" in text
    assert "<details><summary>5 points</summary>" in text
    assert SCRIPT not in text


def test_command_writes_a_page_beside_where_it_is_called(qapp, profile, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    write_profile(tmp_path / "t.warplens.json", profile)
    assert main(["report", "t.warplens.json"]) == 0
    assert capsys.readouterr().err == "report: t.html\n"
    assert (tmp_path / "t.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    assert main(["report", "t.warplens.json", "--markdown"]) == 0
    assert capsys.readouterr().out.startswith("## t.warplens.json\n")


def test_profile_that_is_not_there_is_one_sentence(tmp_path, capsys):
    assert main(["report", str(tmp_path / "no.warplens.json")]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_page_draws_along_the_chosen_axis(qapp, profile, make_point, tmp_path, capsys):
    points = tuple(make_point(tune={"BLOCK": b, "num_warps": w}) for b in (32, 64) for w in (2, 4))
    write_profile(tmp_path / "t.warplens.json", replace(profile, points=points))
    arguments = ["report", str(tmp_path / "t.warplens.json"), "-o", str(tmp_path / "t.html"), "--axis"]
    assert main([*arguments, "num_warps"]) == 0
    page = (tmp_path / "t.html").read_text()
    assert "Runtime against num_warps" in page
    assert "Runtime against BLOCK" not in page
    capsys.readouterr()
    assert main([*arguments, "num_stages"]) == 2
    assert "no point has the tune axis 'num_stages': the points have BLOCK, num_warps" in capsys.readouterr().err
    assert main([*arguments, "num_warps", "--markdown"]) == 2
    assert "--axis is for the plots of the page, and --markdown has none" in capsys.readouterr().err
