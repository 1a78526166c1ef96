"""What the points of a plot were run on: the GPUs and the states of the cache, in words, for a picture on its own."""

from __future__ import annotations

from warplens import load
from warplens.gui.figures.spacing import shorter_subtitles, subject_of, with_subject


def test_subject_of_returns_the_gpus_and_the_states_of_the_cache_of_points():
    keys = [point.key for point in load("reference:h200").points if point.family == "transpose"]
    assert subject_of(keys, {"gpu-nvidia-h200": "H200"}) == "H200 · cold and warm cache"


def test_shorter_subtitles_returns_a_subtitle_and_shorter_wordings_of_it():
    assert list(shorter_subtitles("best tile of 8, 16 · best THREADS of 32, 128")) == [
        "best tile of 8, 16 · best THREADS of 32, 128",
        "best tile of 8, 16 · best THREADS",
        "best tile · best THREADS",
    ]
    assert shorter_subtitles("N 1024") == ("N 1024",)


def test_with_subject_returns_a_subtitle_with_those_parts_of_the_subject_before():
    assert with_subject("best tile of 8, 16, 32", "H200 · cold cache") == "H200 · cold cache · best tile of 8, 16, 32"
    assert with_subject("H200 · N 1024", "H200 · cold cache") == "cold cache · H200 · N 1024"
