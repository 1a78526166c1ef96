"""What an export of the window replaces: the user is asked before a file goes that Warplens did not write."""

from __future__ import annotations

import os

import pytest
from PyQt6.QtWidgets import QMessageBox, QWidget

from warplens.gui.kit import dialogs
from warplens.gui.kit.dialogs import ask_export_path, ask_replace
from warplens.gui.workspace.panel import Exporter
from warplens.profiles.outputs import KINDS


@pytest.fixture
def exporter(qtbot, tmp_path):
    panel = QWidget()
    qtbot.addWidget(panel)
    made = Exporter(panel)
    made.ask_path = lambda _parent, name, suffix: tmp_path / f"{name}.{suffix}"
    made.questions = []
    made.answer = False

    def ask(_parent, sentence):
        made.questions.append(sentence)
        return made.answer

    made.ask_replace = ask
    return made


@pytest.mark.parametrize("suffix", ["svg", "png", "pdf", "parquet", "json"])
@pytest.mark.parametrize("answer", [False, True])
def test_file_of_the_user_is_replaced_only_after_a_yes(exporter, qtbot, tmp_path, suffix, answer):
    path = tmp_path / f"plot.{suffix}"
    path.write_bytes(b"mine")
    exporter.answer = answer
    sentence = f"{path} is not overwritten: it is no {KINDS[suffix]} of Warplens"
    with qtbot.waitSignal(exporter.notified) as notified:
        exporter.save("plot", suffix, lambda: b"new")
    assert exporter.questions == [sentence]
    assert notified.args[0].text == (f"Saved plot.{suffix}" if answer else sentence)
    assert path.read_bytes() == (b"new" if answer else b"mine")


@pytest.mark.parametrize("suffix", KINDS)
def test_pipe_is_never_replaced(exporter, qtbot, tmp_path, suffix):
    path = tmp_path / f"plot.{suffix}"
    os.mkfifo(path)
    exporter.answer = True
    with qtbot.waitSignal(exporter.notified) as notified:
        exporter.save("plot", suffix, lambda: b"new")
    assert notified.args[0].text == f"{path} cannot be written: it is not a regular file"


def test_name_with_a_suffix_that_the_dialog_did_not_ask_about_is_asked_about(qtbot, tmp_path, monkeypatch):
    panel = QWidget()
    qtbot.addWidget(panel)
    (tmp_path / "plot.csv").write_bytes(b"mine")
    monkeypatch.setattr(dialogs.QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "plot"), ""))
    questions = []
    monkeypatch.setattr(dialogs, "ask_replace", lambda _, sentence: questions.append(sentence))
    assert ask_export_path(panel, "plot", "csv") is None
    assert questions == [f"{tmp_path / 'plot.csv'} exists already"]


def test_suggested_name_leads_to_no_other_folder(qtbot, monkeypatch):
    panel = QWidget()
    qtbot.addWidget(panel)
    suggested = []
    monkeypatch.setattr(dialogs.QFileDialog, "getSaveFileName", lambda *words: suggested.append(words[2]) or ("", ""))
    assert ask_export_path(panel, "../../etc/\N{RIGHT-TO-LEFT OVERRIDE}x: runtime", "csv") is None
    assert suggested == ["etc-x-runtime.csv"]


def test_question_shows_the_sentence_as_it_stands(qtbot, monkeypatch):
    panel = QWidget()
    qtbot.addWidget(panel)
    texts = []
    monkeypatch.setattr(
        QMessageBox, "exec", lambda box: texts.append((box.text(), box.textFormat())) or QMessageBox.StandardButton.No
    )
    assert not ask_replace(panel, "<b>t\N{RIGHT-TO-LEFT OVERRIDE}.svg</b> is not overwritten")
    assert texts == [("<b>t\\u202e.svg</b> is not overwritten.", dialogs.Qt.TextFormat.PlainText)]


def test_copied_text_shows_all_that_it_has(exporter, qtbot, qapp):
    with qtbot.waitSignal(exporter.notified):
        exporter.copy_text("the points", "a\x1b[31m\N{RIGHT-TO-LEFT OVERRIDE}b\nc")
    assert qapp.clipboard().text() == "a\\x1b[31m\\u202eb\nc"
