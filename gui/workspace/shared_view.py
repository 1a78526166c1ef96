"""A view that can be sent: the profile, the filter, the selected point and the layout, as a link and as a file.

The rule: a link is the profile, `#`, and words as those of an address of a page; the same words follow the address of a
report. A view file is a link. What a link names and is not there is left out.
"""

from dataclasses import dataclass, field, replace
from pathlib import Path
from urllib.parse import parse_qsl, quote, urlencode

from warplens.cuda.ground.points import PointResult
from warplens.gui.workspace.filters import EVERYTHING, ShownFilter
from warplens.profiles import store
from warplens.profiles.journal import is_reference

SUFFIX = ".warplens-view"
FACETS = {  # the words of a link for what is left out, by the field of a filter
    "families": "without-family",
    "variants": "without-variant",
    "devices": "without-gpu",
    "caches": "without-cache",
    "statuses": "without-status",
    "profiles": "without-profile",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class SharedView:
    """A view; `profile` is a path or `reference:NAME`, "" where the points have no file."""

    profile: str
    shown: ShownFilter = EVERYTHING
    point: dict[str, str] = field(default_factory=dict)  # `kernel`, `at`, `gpu` and `cache` of the selected point
    layout: str = ""

    @property
    def link(self) -> str:
        """The view as a link."""
        words = [("filter", self.shown.text)] if self.shown.text else []
        words += [(word, value) for facet, word in FACETS.items() for value in sorted(getattr(self.shown, facet))]
        words += [*self.point.items(), *([("layout", self.layout)] if self.layout else [])]
        return f"{self.profile}#{urlencode(words, quote_via=quote)}"

    def is_of(self, point: PointResult) -> bool:
        """Return whether the view has selected a point."""
        return bool(self.point) and self.point.items() <= words_of(point).items()

    def text_in(self, folder: Path) -> str:
        """Return the content of a view file in this folder; a profile beside it is named by its name alone."""
        path = Path(self.profile)
        return (replace(self, profile=path.name) if path.parent == folder.absolute() else self).link + "\n"


def words_of(point: PointResult) -> dict[str, str]:
    """Return the words by which a link names a point."""
    at = ",".join(f"{name}={value}" for name, value in sorted((point.problem | point.tune).items()))
    words = {"kernel": point.kernel, "at": at, "gpu": point.device, "cache": point.cache or ""}
    return {name: str(word) for name, word in words.items() if word}


def opened_view(text: str) -> SharedView | None:
    """Return the view that a path of a view file or a link names; None for the path of a profile.

    `ProfileError` if it is a view file that cannot be read. A link of a report may have words that only its page knows.
    """
    path = Path(text)
    if path.name.endswith(SUFFIX):
        text = store.read_bytes(path).decode("utf-8", "replace").strip()
    elif "#" not in text or path.exists():
        return None
    profile, _, words = text.partition("#")
    if path.name.endswith(SUFFIX) and profile and not is_reference(Path(profile)):
        profile = str(path.parent / profile)  # that of an absolute path is the path itself
    pairs = parse_qsl(words)
    first = dict(reversed(pairs))
    facets = {facet: frozenset(value for key, value in pairs if key == word) for facet, word in FACETS.items()}
    return SharedView(
        profile=profile,
        shown=ShownFilter(text=first.get("filter", ""), **facets),
        point={name: first[name] for name in ("kernel", "at", "gpu", "cache") if name in first},
        layout=first.get("layout", ""),
    )
