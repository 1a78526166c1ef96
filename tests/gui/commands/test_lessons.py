"""`warplens lessons`: the list, and the check of stated answers."""

from __future__ import annotations

import json
from pathlib import Path

from warplens.gui.cli import main


def test_shipped_lessons_are_listed(capsys):
    assert main(["lessons"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].split()[:4] == ["1-coalescing", "Coalescing", "6", "4"]
    assert [line.split()[0] for line in lines if line[0].isdigit()] == [
        "1-coalescing",
        "2-bank-conflicts",
        "3-tiling",
        "4-occupancy",
        "5-divergence",
        "6-memory-spaces",
    ]


def test_lesson_with_a_mistake_is_one_sentence_with_its_line(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    Path("mine.toml").write_text('title = "Mine"\n[[step]]\ntitel = "One"\n')
    assert main(["lessons", "mine.toml"]) == 2
    first, *rest = capsys.readouterr().err.splitlines()
    assert first.startswith("warplens: no key of item 1 of 'step' is named 'titel'; did you mean 'title'?")
    assert rest == ["  mine.toml:3:1", '    titel = "One"', "    ^^^^^"]


def test_check_executes_the_answers_and_fails_where_one_is_wrong(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    Path("mine.toml").write_text(
        'title = "Mine"\n[[step]]\ntitle = "Save"\nlayout = "boxes"\nblock = { threads = 256, registers = 40 }\n'
        '[step.question]\nask = "How many?"\ncounts = "registers_to_save"\nanswer = 4\n'
    )
    assert main(["lessons", "mine.toml", "--check", "--json", "-"]) == 1
    (lesson,) = json.loads(capsys.readouterr().out)["lessons"]
    assert lesson["findings"] == ["Save: the lesson states 4, and 8 is counted."]
