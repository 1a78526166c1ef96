"""Heads of profiles: the summary of a file without reading its points."""

from __future__ import annotations

import json
from dataclasses import fields, replace

import pytest

from warplens.cuda.ground.errors import ProfileError, StorageError
from warplens.profiles import summaries, writing
from warplens.profiles.records import Head, Profile
from warplens.profiles.store import read_profile
from warplens.profiles.summaries import annotate, read_summary, tidy_note, tidy_tags
from warplens.profiles.writing import encode_profile, to_json, write_profile


def encode_rows(profile: Profile) -> bytes:
    """Return a profile in the first schema, an object for each point."""
    return to_json(profile).rstrip("\n").encode()


@pytest.fixture
def path(tmp_path, profile):
    path = tmp_path / "a.warplens.json"
    write_profile(path, profile)
    return path


def test_head_is_the_profile_without_its_points_and_their_number(path, profile):
    summary = read_summary(path)
    assert summary.points == len(profile.points) == 6
    for field in fields(Head):
        assert getattr(summary.head, field.name) == getattr(profile, field.name)


def test_a_compressed_profile_says_the_same(path, profile, tmp_path):
    write_profile(tmp_path / "a.json.gz", profile)
    assert read_summary(tmp_path / "a.json.gz") == read_summary(path)


def test_rows_are_counted_across_the_borders_of_chunks(path, profile, monkeypatch):
    path.write_bytes(encode_rows(profile))
    for size in range(10, 40):
        monkeypatch.setattr(summaries, "CHUNK_BYTES", size)
        assert read_summary(path).points == 6


def test_a_profile_without_points_has_none(tmp_path, empty_profile):
    write_profile(tmp_path / "e.json", empty_profile)
    assert read_summary(tmp_path / "e.json").points == 0


def test_words_that_look_like_points_are_not_counted(path, profile):
    tricky = replace(profile, note=',"points":[{"kernel":', tags=(',"points":{"rows":7,',))
    for text in (encode_profile(tricky), encode_rows(tricky)):
        path.write_bytes(text)
        summary = read_summary(path)
        assert summary.points == 6
        assert summary.head.note == tricky.note


def test_a_file_that_was_laid_out_by_another_tool_is_read_whole(path, profile):
    path.write_text(json.dumps(json.loads(encode_profile(profile)), indent=2))
    assert read_summary(path).points == 6


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda data: data[: len(data) // 2], "is cut off"),
        (lambda data: data[:100], "is cut off"),
        (lambda _: b"", "is empty"),
        (lambda _: b"{}", "names no schema"),
        (lambda data: data.replace(b"warplens-profile/2", b"warplens-profile/9"), "newer Warplens"),
        (lambda data: data.replace(b'"devices":[', b'"devices":[3,'), "does not fit"),
    ],
)
def test_a_bad_file_is_one_sentence(path, spoil, message):
    path.write_bytes(spoil(path.read_bytes()))
    with pytest.raises(ProfileError, match=message):
        read_summary(path)


def test_a_folder_and_nothing_are_one_sentence(tmp_path):
    with pytest.raises(ProfileError, match="is a folder"):
        read_summary(tmp_path)
    with pytest.raises(ProfileError, match="there is no file"):
        read_summary(tmp_path / "none.json")


def test_words_are_written_into_the_file_and_nothing_else_changes(path, profile):
    annotate(path, " after padding \ud800", ["a b", "", "a  b", "c"])
    assert read_profile(path) == replace(profile, note="after padding ?", tags=("a b", "c"))


def test_words_that_cannot_be_written_change_nothing(path, profile, monkeypatch):
    def refuse(*_):
        raise StorageError("the disk is full")

    monkeypatch.setattr(writing, "write_bytes", refuse)
    with pytest.raises(StorageError):
        annotate(path, "x", [])
    assert read_profile(path) == profile


def test_tags_are_few_and_short():
    assert len(tidy_tags(map(str, range(100)))) == summaries.MAX_TAGS
    assert tidy_tags(["x" * 100]) == ("x" * summaries.MAX_TAG_CHARACTERS,)


def test_tidy_note_returns_a_note_without_blanks_at_its_ends():
    assert tidy_note("  after the driver update ") == "after the driver update"
