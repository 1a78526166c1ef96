"""Parts of an HTML report: a self-contained page, tables, and points with their bars and sentences."""

from __future__ import annotations

from warplens.cuda.ground.metrics import Provenance
from warplens.profiles.exporters.html import (
    answer,
    facts,
    figure,
    folded,
    heading,
    legend,
    page,
    paragraph,
    table,
    text,
)
from warplens.profiles.table import Column, Table


def test_text_returns_words_as_escaped_html():
    assert text("a < b") == "a &lt; b"


def test_heading_returns_a_heading():
    assert heading("Points", 3) == "<h3>Points</h3>"


def test_paragraph_returns_a_paragraph():
    assert paragraph("2 points failed", "bad") == '<p class="bad">2 points failed</p>'


def test_answer_returns_a_paragraph_of_a_sentence_whose_beginning():
    assert answer("transpose, N 64: tiled is fastest.") == "<p><b>transpose, N 64:</b> tiled is fastest.</p>"
    assert answer("2 points failed.") == "<p>2 points failed.</p>"


def test_folded_returns_content_that_opens_by_a_click_on_these_words():
    assert folded("3 same", paragraph("x")) == "<details><summary>3 same</summary><p>x</p></details>"


def test_facts_returns_a_list_of_names_with_their_values():
    assert facts([("GPU", "H200"), ("Note", "")]) == "<dl><dt>GPU</dt><dd>H200</dd></dl>"


def test_figure_returns_one_svg_whose_colours_follow_the_reader_once_it_is_in_a_page():
    drawn = figure('<svg fill="#ffffff" stroke="#123456"/>', '<svg fill="#000000" stroke="#123456"/>', "a < b")
    whole = page("t", [drawn])
    assert (
        '<figcaption class="unseen">a &lt; b</figcaption><svg fill="light-dark(#ffffff,#000000)" stroke="#123456"/>'
        in whole
    )
    assert "<script" not in whole


def test_page_has_its_data_before_its_script():
    whole = page("t", [], "AAAA", "run();")
    assert '<script id="data" type="text/plain">AAAA</script>\n<script>run();</script>\n</main>' in whole


def test_table_returns_a_table():
    column = Column(key="kernel", label="Kernel", short="Kernel", is_number=False)
    assert table(Table(columns=(column,), rows=())) == (
        '<div class="wide"><table><thead><tr><th scope="col" data-key="kernel" class="word">Kernel</th></tr></thead>'
        "<tbody></tbody></table></div>"
    )


def test_legend_returns_the_meanings_of_the_provenances_that_occur():
    assert legend([Provenance.MEASURED, Provenance.PUBLISHED, Provenance.MEASURED]) == (
        "<dl><dt>measured</dt><dd>timed on a GPU</dd><dt>published</dt><dd>taken from a named document</dd></dl>"
    )
