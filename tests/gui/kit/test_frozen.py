"""The data of a report's frozen window, and its script on Qt's own JavaScript engine and, if there is one, Chromium."""

from __future__ import annotations

import base64
import gzip
import json
import os
import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PyQt6.QtQml import QJSEngine

from warplens.cuda.catalogue import builtin_kernels
from warplens.cuda.ground.points import CacheState
from warplens.gui.figures.point_arrays import PointArrays
from warplens.gui.kit import frozen
from warplens.gui.kit.frozen import frozen_window, looked_at
from warplens.gui.kit.report import Named, html_report, variants_to_look_at
from warplens.gui.workspace.filters import filtered, why_unreadable
from warplens.profiles.arguments import new_profile
from warplens.profiles.journal import open_profile
from warplens.profiles.table import reading_order

ROOM = 10**7  # more bytes than any page has
FILTERS = (
    "tiled N>=1024 time<1ms", "-tiled", "matmul TILE=32", "load<50 shared>=20%", "gpu=h200 cache=warm",
    "variant!=tiled", "size<=512", "tile=16", "regs>30", "limiter=warps", "failed", "ok", "bandwidth>1k",
    "N=8192 -padded cold", "",
)  # fmt: skip
WRONG = ("nonsense>1", "time<3", "N>=a", "family>transpose", "<5")


@pytest.fixture(scope="module")
def h200():
    profile = open_profile(Path("reference:h200"))
    return replace(profile, points=tuple(sorted(profile.points, key=reading_order)))


def data_of(text):
    return json.loads(gzip.decompress(base64.b64decode(text)))


def data_in(page):
    return data_of(re.search(r'id="data" type="text/plain">(.*?)</script>', page)[1])


@pytest.fixture
def script(qapp):
    """Return what evaluates a line of JavaScript with the page's own functions, as `of` its data."""
    engine = QJSEngine()
    source = Path(frozen.__file__).with_name("report.js").read_text(encoding="utf-8")

    def run(data, line):
        answer = engine.evaluate(
            f"{source}\nconst of = frozenWindow.points({json.dumps(data_of(data))}); JSON.stringify({line})"
        )
        assert not answer.isError(), answer.toString()
        return json.loads(answer.toString())

    return run


def test_filters_of_a_page_keep_the_points_that_those_of_the_window_keep(script, h200):
    arrays, data = PointArrays(h200.points), frozen_window(h200, h200.points, (), {}, ROOM)
    lines = [
        f"frozenWindow.shownBy(Object.assign(frozenWindow.emptyView(), {{filter: {json.dumps(text)}}}), of)"
        for text in (*FILTERS, *WRONG)
    ]
    *right, _, _, _, _, _ = answers = script(data, f"[{','.join(lines)}]")
    for text, answer in zip(FILTERS, right, strict=True):
        assert answer["problem"] == "", text
        assert answer["indices"] == np.flatnonzero(filtered(text, arrays)).tolist(), text
    for text, answer in zip(WRONG, answers[len(FILTERS) :], strict=True):
        expected = why_unreadable(text, arrays)
        assert answer["problem"].partition(":")[0] == expected.partition(":")[0], text
        assert len(answer["indices"]) == len(h200.points)


def test_a_link_opens_the_view_that_it_was_copied_from(script, h200):
    data = frozen_window(h200, h200.points, (), {}, ROOM)
    view = """(() => { const view = frozenWindow.emptyView(); view.filter = "tiled N>=64"; view.point = 17;
      view.line = 40; view.without.family = new Set(["matmul", "a b&c"]); view.across = "TILE";
      view.y = "gld_efficiency";
      const words = frozenWindow.wordsOf(view, of), opened = frozenWindow.viewOf(words, of);
      return [words, frozenWindow.wordsOf(opened, of), opened.point, opened.line]; })()"""
    words, again, point, line = script(data, view)
    assert (again, point, line) == (words, 17, 40)
    assert "without-family=a%20b%26c" in words
    # a link that names what is not there opens what is there
    assert script(data, 'frozenWindow.viewOf("kernel=gone&y=gone&x=gone", of).point') == -1


def test_curves_of_a_page_are_those_of_the_window(script, make_point, specs):
    points = [
        replace(make_point(n=n, tile=tile, time_ns=n * tile), cache=state)
        for n in (64, 128)
        for tile in (8, 16)
        for state in CacheState
    ]
    profile = replace(new_profile(specs[:1], compiler="f", command=["x"]), points=tuple(points))
    curves = script(
        frozen_window(profile, points, (), {}, ROOM), 'frozenWindow.curvesOf([0,1,2,3,4,5,6,7], of, "N", "time")'
    )
    assert [(curve["label"], [(mark["x"], mark["y"]) for mark in curve["marks"]]) for curve in curves] == [
        ("tiled · cold", [(64, 512), (128, 1024)]),
        ("tiled · warm", [(64, 512), (128, 1024)]),
    ]


@pytest.fixture(scope="module")
def page(h200):
    """Return a page with the source and requests of two variants, executed by the engine at a small size."""
    points = [
        point for point in h200.points if point.kernel.startswith("transpose_tiled") and point.problem["N"] == 256
    ]
    profile = replace(h200, points=tuple(points))
    seen = looked_at(profile, variants_to_look_at(profile), builtin_kernels(), None)
    return html_report(Named("h200", profile), seen=seen)


def test_a_page_has_source_costs_and_requests_without_the_front_matter(page):
    data = data_in(page)
    looks = list(data["looks"].values())
    assert {look["file"] for look in looks} == {"transpose_tiled.cu", "transpose_tiled_padded.cu"}
    texts = [row["text"] for look in looks for row in look["rows"]]
    assert not any("[problem]" in text or "/* warplens" in text for text in texts)
    worst = next(look for look in looks if look["file"] == "transpose_tiled.cu")
    request = worst["requests"][str(worst["worst"])][0]
    assert "wavefronts" in request["price"]
    assert len(request["lanes"]) == 32
    assert request["lanes"][3].startswith("lane 3: ")
    assert request["better"]["words"].startswith("With a row pitch of ")
    assert {item["ink"] for item in request["picture"]["items"]} <= set(data["inks"])


def test_a_page_keeps_below_its_limit_and_says_what_it_leaves_out(monkeypatch, h200):
    assert frozen.MAX_PAGE_BYTES < 2_000_000
    monkeypatch.setattr(frozen, "MAX_PAGE_BYTES", 750_000)
    page = html_report(Named("many", h200))
    assert len(page.encode()) < 750_000
    data = data_in(page)
    assert len(data["points"]) == len(data["readings"]) == len(h200.points) - data["left"] > 100
    assert data["left"] > 0


def test_points_that_cannot_be_executed_say_why(h200, make_point):
    document = replace(make_point(), source_hash="")
    profile = replace(h200, points=(*h200.points[:1], document))
    reasons = looked_at(profile, profile.points, (), None)
    assert list(reasons) == [point.key for point in profile.points]
    assert all("source" in reason for reason in reasons.values())


CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
STEPS = """<script>const wait = setInterval(() => {
  if (!document.documentElement.classList.contains("live")) return;
  clearInterval(wait);
  const told = [], text = (label) => document.querySelector(`[aria-label="${label}"]`).innerText;
  const filter = document.getElementById("filter");
  filter.value = "padded TILE=32"; filter.dispatchEvent(new Event("input"));
  told.push(document.getElementById("filter-note").textContent, location.hash.includes("filter=padded"));
  const plot = document.querySelector("[data-plot]"), circle = plot.querySelector("circle").getBoundingClientRect();
  const at = { clientX: circle.x + circle.width / 2, clientY: circle.y + circle.height / 2, bubbles: true };
  plot.dispatchEvent(new PointerEvent("pointermove", at));
  told.push(document.querySelector(".card").innerText.split("\\n")[0]);
  plot.dispatchEvent(new MouseEvent("click", at));
  told.push(text("The selected point").split("\\n")[0].slice(0, 22), text("Its source").split("\\n")[0].slice(0, 25));
  [...document.querySelectorAll(".linked button")].at(-1).click();
  told.push(text("The request of the selected line").split("\\n")[0].split(" ")[0]);
  const cards = [...document.querySelectorAll(".points section")];
  told.push(cards.map((card) => card.innerText.includes("Global load efficiency")));
  document.title = JSON.stringify(told);
}, 20);</script>"""


def title_of(file, folder, *options):
    """Return the title that the scripts of a page leave."""
    command = [CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}", *options]
    command += ["--virtual-time-budget=20000", "--dump-dom", file.as_uri()]
    dom = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120).stdout
    return re.search(r"<title>(.*?)</title>", dom)[1]


@pytest.mark.skipif(CHROMIUM is None, reason="needs Chromium, named by CHROMIUM or on the path")
def test_hover_filter_click_and_lines_work_in_a_browser(page, tmp_path):
    file = tmp_path / "report.html"
    file.write_text(page.replace("</body>", f"{STEPS}</body>"), encoding="utf-8")
    assert json.loads(title_of(file, tmp_path)) == [
        "1 of 12 points", True, "tiled padded", "transpose_tiled_padded", "transpose_tiled_padded.cu", "load",
        [True, True],
    ]  # fmt: skip


MEASURE = """<script>const measuring = setInterval(() => {
  if (document.querySelectorAll("svg[data-plot]").length !== LIVE) return;
  clearInterval(measuring);
  const boxes = [...document.querySelectorAll("figure svg")].map((plot) => plot.getBoundingClientRect());
  const widest = Math.max(document.documentElement.scrollWidth, ...boxes.map((box) => box.right));
  const scales = [...document.querySelectorAll("svg[data-plot]")].map((plot) =>
    plot.getBoundingClientRect().width / plot.viewBox.baseVal.width);
  document.title = JSON.stringify([widest <= innerWidth, Math.max(...boxes.map((box) => box.height)), scales]);
}, 20);</script>"""


@pytest.mark.skipif(CHROMIUM is None, reason="needs Chromium, named by CHROMIUM or on the path")
@pytest.mark.parametrize("width", [700, 1050, 1366])
@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("script", [True, False])
def test_plots_fit_a_page_and_are_drawn_at_the_scale_of_its_texts(h200, tmp_path, width, count, script):
    kernel = {1: "transpose_thread_per_row", 2: "transpose_tiled"}[count]
    cold = (point for point in h200.points if point.kernel == kernel and point.cache is CacheState.COLD)
    points = tuple(replace(point, tune=point.tune if count > 1 else {}, metrics={}) for point in cold)
    page = html_report(Named("h200", replace(h200, points=points)))
    if not script:
        page = re.sub(r"<script>.*</script>", "", page, flags=re.DOTALL)
    file = tmp_path / "report.html"
    file.write_text(page.replace("</body>", f"{MEASURE.replace('LIVE', str(count * script))}</body>"), encoding="utf-8")
    assert page.count("<figure>") == count
    fits, height, scales = json.loads(title_of(file, tmp_path, f"--window-size={width},768"))
    assert fits
    assert height <= 460
    assert scales == pytest.approx([1.0] * count * script, abs=0.01)
