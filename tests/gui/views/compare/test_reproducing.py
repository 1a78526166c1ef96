"""What is copied of a point, a sweep and a comparison in the window, and what is said where nothing can be."""

from __future__ import annotations

from dataclasses import replace

import pytest

from warplens.gui.kit.undo import Changes
from warplens.gui.views.compare.model import ComparisonModel
from warplens.gui.workspace.choices import SweepChoices
from warplens.gui.workspace.library import Library
from warplens.gui.workspace.results import Results
from warplens.gui.workspace.selected_points import Reproducing, Wording
from warplens.gui.workspace.session import NoticeTone, Session
from warplens.profiles.arguments import new_profile
from warplens.profiles.journal import references
from warplens.profiles.writing import write_profile


class Copied:
    """A session with the shipped profiles in its library; what was copied, and what was said of it."""

    def __init__(self, kernels, background, backend, kept):
        results, changes = Results(), Changes()
        choices = SweepChoices(kernels, ())
        self.session = Session(choices, results, backend=backend, specs={}, folder=kept, changes=changes, delay_ms=0)
        self.library = Library(results, background, changes, references().values())
        self.library.start()
        self.comparison = ComparisonModel(results, background, 0, parent=self.session)
        self.model = Reproducing(self.session, self.library, self.comparison)
        self.texts, self.notices = [], []
        self.model.text_ready.connect(self.texts.append)
        self.session.notified.connect(self.notices.append)


@pytest.fixture
def copied(qapp, kernels, at_once, make_backend, kept):
    return Copied(kernels, at_once, make_backend(), kept)


@pytest.fixture
def saved(tmp_path, specs, make_point):
    profile = new_profile(specs[:1], compiler="f", command=["warplens", "run", "transpose", "--save", "x"])
    path = tmp_path / "it's mine.warplens.json"
    write_profile(path, replace(profile, points=(make_point(n=256), make_point(n=512))))
    return path


@pytest.mark.parametrize(
    ("wording", "start"), [(Wording.COMMAND, "warplens run "), (Wording.PYTHON, "import warplens")]
)
def test_point_and_sweep_are_copied_and_that_is_said(copied, saved, wording, start):
    copied.session.open_profile(saved)
    copied.session.results.select(copied.session.results.points[1].key)
    copied.model.copy("point", wording)
    copied.model.copy("sweep", wording)
    assert [text[: len(start)] for text in copied.texts] == [start, start]
    assert "512" in copied.texts[0]
    assert "--save" not in copied.texts[1]
    assert [notice.text.partition(":")[0] for notice in copied.notices[-2:]] == [
        f"Copied the point as {wording.value}",
        f"Copied the sweep as {wording.value}",
    ]


@pytest.mark.parametrize(
    ("what", "reason"),
    [
        ("point", "no point is selected: click one in a plot or in the table"),
        ("sweep", "no sweep is shown: run one or open a profile"),
        ("comparison", "no profiles are compared: mark one as the baseline in the Profiles panel"),
    ],
)
def test_where_there_is_nothing_nothing_is_copied_and_the_reason_is_said(copied, what, reason):
    copied.model.copy(what, Wording.COMMAND)
    assert copied.texts == []
    assert (copied.notices[-1].text, copied.notices[-1].tone) == (f"Not copied: {reason}", NoticeTone.BAD)


def test_comparison_names_the_files_and_shipped_profiles_by_name(copied, saved):
    copied.session.open_profile(saved)
    copied.library.set_baseline(references()["h200"])
    copied.model.copy("comparison", Wording.COMMAND)
    quoted = str(saved).replace("'", "'\"'\"'")
    assert copied.texts == [f"warplens compare reference:h200 '{quoted}'"]


def test_comparison_of_the_open_shipped_profile_names_it(copied):
    copied.session.open_profile(references()["h200"])
    copied.library.set_baseline(references()["gtx-1080-ti"])
    copied.model.copy("comparison", Wording.COMMAND)
    assert copied.texts == ["warplens compare reference:gtx-1080-ti reference:h200"]


def test_comparison_of_an_unsaved_profile_is_refused_with_what_to_do(copied, make_point):
    copied.session.open_profile(references()["h200"])
    copied.session.results.add([make_point(n=300)])
    copied.library.set_baseline(references()["gtx-1080-ti"])
    copied.model.copy("comparison", Wording.PYTHON)
    assert copied.texts == []
    assert copied.notices[-1].text == "Not copied: the command compares saved profiles: save the open one first"
