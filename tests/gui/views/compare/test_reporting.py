"""Reports from the window: files, Markdown, the baseline, and the messages of failures."""

from __future__ import annotations

import base64
import gzip
import json
import re
from contextlib import nullcontext
from dataclasses import replace

import pytest

from warplens.cuda.execute.inspection.records import Refusal
from warplens.gui.kit import frozen
from warplens.gui.kit.undo import Changes
from warplens.gui.workspace.choices import SweepChoices
from warplens.gui.workspace.filters import ShownFilter
from warplens.gui.workspace.library import Library
from warplens.gui.workspace.reporting import Reporting
from warplens.gui.workspace.results import Results
from warplens.gui.workspace.session import NoticeTone, Session
from warplens.profiles.arguments import new_profile
from warplens.profiles.journal import references
from warplens.profiles.writing import write_profile


@pytest.fixture
def write(tmp_path, specs, make_point):
    def write(name, *times):
        path = tmp_path / f"{name}.warplens.json"
        points = tuple(
            make_point(n=2**exponent, time_ns=time, gld_efficiency=50.0) for exponent, time in enumerate(times, 5)
        )
        write_profile(path, replace(new_profile(specs[:1], compiler="f", command=["x"]), points=points))
        return path

    return write


@pytest.fixture
def made(qapp, request, kernels, at_once, kept):
    results, changes = Results(), Changes()
    backend = request.getfixturevalue("make_backend")()
    session = Session(
        SweepChoices(kernels, ()), results, backend=backend, specs={}, folder=kept, changes=changes, delay_ms=0
    )
    session.notices = []
    session.notified.connect(session.notices.append)
    library = Library(results, at_once, changes)
    library.start()
    return session, library, Reporting(session, library, session)


def test_markdown_has_the_shown_points_and_says_of_how_many(made, write, qtbot):
    session, _, reporting = made
    session.open_profile(write("new", 100, 150))
    session.results.set_filter(ShownFilter(text="N>=64"))
    with qtbot.waitSignal(reporting.markdown_ready) as caught:
        reporting.copy()
    text = caught.args[0]
    assert text.startswith("## new.warplens.json, 1 of 2 points\n")
    assert "150.0 ns" in text
    assert "100.0 ns" not in text


def test_a_page_is_written_against_the_baseline_with_the_sources_of_its_points(
    made, write, tmp_path, monkeypatch, by_hand
):
    session, library, reporting = made
    old, new = write("old", 200, 300), write("new", 100, 150)
    session.open_profile(new)
    library.add_files([old])
    library.set_baseline(old)
    [kernel, *_] = session.choices.kernels
    session.choices.set_kernels([replace(kernel, source_hash=session.results.points[0].source_hash)])
    looked = []

    class Worker:
        def inspect(self, point):
            looked.append(point.problem)
            return Refusal(sentence="no engine here")

    monkeypatch.setattr(frozen, "inspecting_worker", lambda: nullcontext(Worker()))
    session.background = by_hand
    page = tmp_path / "report.html"
    reporting.write(page)
    assert not page.exists()
    by_hand.step()
    assert looked == [{"N": 64}]
    text = page.read_text(encoding="utf-8")
    assert all(part in text for part in ("new.warplens.json", "against old", "<svg"))
    data = re.search(r'id="data" type="text/plain">(.*?)</script>', text)[1]
    assert json.loads(gzip.decompress(base64.b64decode(data)))["looks"] == {"1": "no engine here"}
    assert session.notices[-1].text == "Wrote the report report.html"


def test_a_report_that_cannot_be_written_is_one_sentence_and_the_next_one_can(made, write, tmp_path, qtbot):
    session, _library, reporting = made
    session.open_profile(write("new", 100))
    reporting.write(tmp_path / "missing" / "report.html")
    qtbot.waitUntil(lambda: session.notices[-1].tone is NoticeTone.BAD)
    assert "cannot be written" in session.notices[-1].text
    page = tmp_path / "report.html"
    reporting.write(page)
    qtbot.waitUntil(page.exists)


def test_a_baseline_that_is_gone_is_one_sentence(made, write, tmp_path):
    session, library, reporting = made
    old = write("old", 200)
    session.open_profile(write("new", 100))
    library.add_files([old])
    library.set_baseline(old)
    old.unlink()
    reporting.write(tmp_path / "report.html")
    assert session.notices[-1].tone is NoticeTone.BAD
    assert "old.warplens.json" in session.notices[-1].text


def test_markdown_compares_with_the_baseline(made, write, qtbot):
    session, library, reporting = made
    old = write("old", 200)
    session.open_profile(write("new", 100))
    library.add_files([old])
    library.set_baseline(old)
    with qtbot.waitSignal(reporting.markdown_ready) as signal:
        reporting.copy()
    assert signal.args[0].startswith("## new.warplens.json")
    assert "new.warplens.json against old" in signal.args[0]
    assert session.notices[-1].text == "Copied the report as Markdown"


def test_nothing_is_written_where_nothing_is_open(made, tmp_path):
    _session, _library, reporting = made
    reporting.write(tmp_path / "report.html")
    reporting.copy()
    assert list(tmp_path.iterdir()) == []


def test_the_markdown_of_a_shipped_profile_names_it(made, qtbot):
    session, _library, reporting = made
    session.open_profile(references()["hochberg"])
    with qtbot.waitSignal(reporting.markdown_ready) as signal:
        reporting.copy()
    assert signal.args[0].startswith("## reference:hochberg")
