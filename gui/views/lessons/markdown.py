"""Markdown of a lesson as HTML that reaches nothing outside.

The rule: text of a stranger stays text. HTML is escaped; pictures, links and references stay as they are typed; nothing
that a lesson says is fetched or run.
"""

from functools import cache

from markdown_it import MarkdownIt

from warplens.profiles.formats import plain

LEFT_OUT = ("image", "link", "autolink", "html_inline", "html_block", "reference")  # they would lead out of the page


@cache
def _reader() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table").disable(LEFT_OUT)


def html_of(markdown: str) -> str:
    """Return Markdown as HTML, with escapes for what cannot be seen."""
    return str(_reader().render(plain(markdown)))
