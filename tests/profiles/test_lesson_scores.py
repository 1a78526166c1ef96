"""Scores are in their file with each answer, and a file that holds none is set aside."""

from __future__ import annotations

import json
import os

import pytest

from warplens.cuda.ground.errors import StorageError
from warplens.profiles.lesson_scores import GivenAnswer, append, counted, default_path, encoded, load, round_of


def given(step=0, share=1.0, number=0):
    return GivenAnswer(
        lesson="banks", step=step, round=number, question="?", kind="number", answer="32", truth="32",
        source="counted", share=share, given_at="2026-01-01T12:00:00+00:00",
    )  # fmt: skip


def test_answers_of_two_windows_are_both_kept(tmp_path):
    path = tmp_path / "new" / "scores.json"
    append(path, given(0))
    append(path, given(1))
    assert load(path) == ((given(0), given(1)), "")
    assert json.loads(path.read_text())["schema"] == "warplens-lesson-scores/1"


def test_first_answer_of_a_round_counts():
    answers = [given(0, 0.0), given(0, 1.0), given(0, 1.0, number=1)]
    assert [counted(answers, "banks", number)[0].share for number in (0, 1)] == [0.0, 1.0]
    assert (round_of(answers, "banks"), round_of(answers, "tiles")) == (1, 0)


@pytest.mark.parametrize("content", [b"\xff\xfe", b"[]", b'{"schema":"other/1","answers":[]}', b'{"answers": 3}', b""])
def test_file_that_holds_no_scores_is_set_aside_and_nothing_of_it_is_lost(tmp_path, content):
    path = tmp_path / "scores.json"
    path.write_bytes(content)
    answers, problem = load(path)
    assert answers == ()
    assert problem.startswith(f"{path} holds no scores (")
    assert problem.endswith("it is kept as scores.json.unreadable")
    append(path, given())
    assert (tmp_path / "scores.json.unreadable").read_bytes() == content
    assert load(path)[0] == (given(),)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_folder_that_cannot_be_written_is_one_sentence(tmp_path):
    tmp_path.chmod(0o500)
    with pytest.raises(StorageError, match="cannot be written"):
        append(tmp_path / "below" / "scores.json", given())


def test_file_in_place_of_the_folder_is_one_sentence(tmp_path):
    (tmp_path / "below").write_text("a file")
    with pytest.raises(StorageError):
        append(tmp_path / "below" / "scores.json", given())


def test_default_path_returns_the_file_of_this_user():
    assert default_path().name == "lesson-scores.json"


def test_encoded_returns_answers_as_json():
    assert encoded([]) == b'{"schema":"warplens-lesson-scores/1","answers":[]}'
