"""Reports: a self-contained page, and Markdown."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from warplens.cuda.ground.points import CacheState, LaunchShape, Status
from warplens.gui.cli import main
from warplens.gui.kit.report import (
    Named,
    differing_words,
    html_report,
    markdown_report,
    page_figures,
    representative_points,
)
from warplens.profiles.arguments import new_profile
from warplens.profiles.records import Completeness
from warplens.profiles.writing import write_profile

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
        if self.lasttag not in ("style", "script"):
            self.words.append(data)


def test_page_needs_nothing_from_elsewhere_and_runs_its_own_script_alone(profile):
    page = html_report(Named("t", profile))
    parsed = Page(page)
    assert parsed.tags.count("script") == 2  # its data, and what shows them
    assert [address for address in parsed.fetched if not address.startswith("#")] == []
    assert re.findall(r"url\(|@import|\bfetch\(|XMLHttpRequest|https?://(?!www.w3.org/2000/svg)", page) == []
    assert re.findall(r"innerHTML|insertAdjacent|document\.write|\beval\(", page) == []
    assert SCRIPT in "".join(parsed.words)


def test_page_has_plots_readings_points_and_provenance(profile):
    parsed = Page(html_report(Named("t", profile)))
    assert parsed.tags.count("svg") == 2  # of both plots, one each for light and dark readers
    assert parsed.tags.count("tr") == 2 + 2 + len(profile.points)  # two answers, every point, and the headings
    words = "".join(parsed.words)
    assert "What holds each variant back, from the fastest on" in words
    assert "from the timing model: no measurement" in words
    assert "timed on a GPU" not in words


def test_page_against_a_base_tells_verdicts_and_draws_both(profile):
    slower = [replace(p, time=replace(p.time, value_ns=2 * p.time.value_ns)) if p.time else p for p in profile.points]
    page = html_report(Named("new", replace(profile, points=tuple(slower))), [Named("base", profile)])
    words = "".join(Page(page).words)
    assert "new against base" in words
    assert "4 slower" in words
    assert "tiled · base" in words


def test_page_begins_with_the_answer_and_ends_with_how_it_was_run(profile):
    words = "".join(Page(html_report(Named("new", profile), [Named("old", profile)])).words)
    parts = [
        "tiled padded is fastest with 10.24 µs modelled (TILE 8), 2.00 times as fast as the next, tiled",
        "new against old",
        "Plots",
        "What holds each variant back, from the fastest on",
        "Points",
        "How it was run",
    ]
    places = [words.index(part) for part in parts]
    assert places == sorted(places)


def test_page_has_a_plot_for_each_family_and_state_of_the_cache(profile, make_point):
    states = [replace(make_point(n=n, time_ns=n), cache=state) for n in (64, 128) for state in CacheState]
    other = [replace(make_point("matmul_tiled", n=n, time_ns=n), family="matmul") for n in (64, 128)]
    figures = page_figures(replace(profile, points=(*states, *other)))
    shown = [(figure.title, figure.subtitle.split(" · ")[:2]) for figure in figures]
    assert shown[::2] == [
        ("transpose: Runtime against matrix size", ["GTX 1080 Ti", "cold cache"]),
        ("transpose: Runtime against matrix size", ["GTX 1080 Ti", "warm cache"]),
        ("matmul: Runtime against matrix size", ["GTX 1080 Ti", "tile 8"]),
    ]
    assert all(len(figure.series) == 1 for figure in figures)


def test_labels_keep_the_word_in_which_two_files_differ(profile):
    names = ("h200-today.warplens.json.gz", "h200-yesterday.warplens.json.gz")
    page = html_report(Named(names[0], profile), [Named(names[1], profile)])
    assert {"tiled", "tiled · yesterday"} <= set(re.findall(r"<text[^>]*>([^<]*)</text>", page))


def test_many_pairs_that_differ_are_folded_away(profile, make_point):
    points = tuple(make_point(n=n, time_ns=10.0 * n) for n in range(64, 94))
    slower = tuple(replace(p, time=replace(p.time, value_ns=2 * p.time.value_ns)) for p in points)
    page = html_report(Named("a", replace(profile, points=slower)), [Named("b", replace(profile, points=points))])
    assert page.count("<summary>10 more that differ</summary>") == 1
    assert page.index("more that differ") < page.index("Points</h2>")


def test_representative_points_are_each_variants_fastest_at_its_largest_problem(profile, make_point):
    quick = make_point("transpose_tiled", n=1024, tile=16, time_ns=1.0, gld_efficiency=1.0)
    parsed = representative_points(replace(profile, points=(*profile.points, quick)))
    assert [(point.kernel, point.problem["N"], point.tune["TILE"]) for point in parsed] == [
        ("transpose_tiled", 1024, 16),
        ("transpose_tiled_padded", 1024, 8),
    ]


def test_variant_that_fails_at_the_largest_problem_comes_after_those_that_do_not(profile, make_point):
    small = make_point("transpose_serial", n=256, time_ns=1.0, gld_efficiency=1.0)
    parsed = representative_points(replace(profile, points=(*profile.points[:4], small)))
    assert [point.kernel for point in parsed] == ["transpose_tiled_padded", "transpose_tiled", "transpose_serial"]


def test_markdown_escapes_and_folds_the_points_away(profile):
    text = markdown_report(Named("t", profile))
    assert "- **transpose\\_tiled** (N 1024 · TILE 8, 20.48 µs modelled)" in text
    assert "<details><summary>5 points</summary>" in text
    assert SCRIPT not in text


def test_command_writes_a_page_beside_where_it_is_called(profile, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    write_profile(tmp_path / "t.warplens.json", profile)
    assert main(["report", "t.warplens.json"]) == 0
    assert capsys.readouterr().err.splitlines()[-1] == "report: t.html"
    assert (tmp_path / "t.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    assert main(["report", "t.warplens.json", "--markdown"]) == 0
    assert capsys.readouterr().out.startswith("## t.warplens.json\n")


def test_profile_that_is_not_there_is_one_sentence(tmp_path, capsys):
    assert main(["report", str(tmp_path / "no.warplens.json")]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_page_draws_along_the_chosen_axis(profile, make_point, tmp_path, capsys):
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


def test_differing_words_returns_the_names_for_labels_of_curves():
    assert differing_words(["h200-new", "h200-baseline-of-last-week"]) == ["new", "baseli…t-week"]
    assert differing_words(["tiled", "tiled-2"]) == ["tiled", "tiled-2"]
    assert differing_words(["today"]) == ["today"]
