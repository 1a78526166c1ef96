"""The help beside the name of a metric."""

from __future__ import annotations

import re

import pytest
from PyQt6.QtGui import QTextDocument

from warplens.cuda.ground.metrics import METRICS
from warplens.gui.kit.widgets import metric_help, sentence, verbatim


def plain(text):
    return re.sub(r"<[^>]+>", " ", text).replace("&#8203;", "")


def test_help_says_meaning_formula_names_and_what_is_good():
    text = plain(metric_help("gld_efficiency"))
    for part in (
        "Global load efficiency",
        "The share of the bytes fetched by global loads that some lane asked for.",
        "100 * distinct bytes loaded / (32 * sectors loaded)",
        "gld_efficiency",
        "smsp__sass_average_data_bytes_per_sector_mem_global_op_ld.pct",
        "12.5 % is one 4-byte word a sector; higher is better",
    ):
        assert part in text


def test_a_metric_without_a_name_in_other_tools_names_none():
    text = plain(metric_help("cgma_ratio"))
    assert "ncu" not in text
    assert "nvprof" not in text


def test_help_on_something_else_is_empty():
    assert metric_help("kernel") == ""


@pytest.mark.parametrize("key", METRICS)
def test_each_metric_says_what_it_means_and_what_is_good_in_one_sentence(key):
    metric = METRICS[key]
    for text in (metric.meaning, metric.good):
        assert text
        assert not text.endswith(".")
        assert ". " not in text


@pytest.mark.parametrize("words", ["<b>8&lt;9</b>", "a <img src='x'>\n  b", "&lt;tile> & co"])
def test_words_of_a_file_are_shown_letter_by_letter(qapp, words):
    shown = QTextDocument()
    shown.setHtml(verbatim(words))
    assert shown.toPlainText() == words


def test_plain_words_stay_as_they_are():
    for words in ("8 × 8\nof 16", "if (i < n) a[i] = b<4>(i) & 1", "r2\n-scale<<<1, 32>>>(<b>)"):
        assert verbatim(words) == words


def test_sentence_returns_a_text_of_the_registry_as_a_sentence():
    assert sentence("share of active lanes") == "Share of active lanes."
