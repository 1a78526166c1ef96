"""A view that can be sent: the profile, the filter, the selected point and the layout, as a link and as a file.

The rule: a link is the profile, `#`, and words as those of an address of a page; the same words follow the address of a
report. What a link names and is not there is left out, and what it does not name stays as it is.
"""

from base64 import b64decode, b64encode
from dataclasses import dataclass, field, replace
from pathlib import Path
from urllib.parse import parse_qsl, quote, urlencode

import msgspec

from warplens.cuda.ground.errors import ProfileError
from warplens.cuda.ground.points import PointResult
from warplens.gui.workspace.filters import EVERYTHING, ShownFilter
from warplens.profiles import store
from warplens.profiles.journal import is_reference, reference_name

SUFFIX = ".warplens-view.json"
SCHEMA = "warplens-view"
FACETS = {  # the words of a link for what is left out, by the field of a filter
    "families": "without-family",
    "variants": "without-variant",
    "devices": "without-gpu",
    "caches": "without-cache",
    "statuses": "without-status",
    "profiles": "without-profile",
}


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A view file: the link, and the user's own arrangement of the panels as Qt encodes it."""

    schema: str
    link: str
    panels: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class SharedView:
    """A view; `profile` is a path or `reference:NAME`, "" where the points have no file."""

    profile: str
    shown: ShownFilter = EVERYTHING
    point: dict[str, str] = field(default_factory=dict)  # `kernel`, `at`, `gpu` and `cache` of the selected point
    layout: str = ""
    panels: bytes = b""

    @property
    def link(self) -> str:
        """The view as a link, without the user's own arrangement of panels."""
        words = [("filter", self.shown.text)] if self.shown.text else []
        words += [(word, value) for facet, word in FACETS.items() for value in sorted(getattr(self.shown, facet))]
        words += [*self.point.items(), *([("layout", self.layout)] if self.layout else [])]
        return f"{self.profile}#{urlencode(words, quote_via=quote)}"

    def is_of(self, point: PointResult) -> bool:
        """Return whether the view has selected a point."""
        return bool(self.point) and self.point.items() <= words_of(point).items()

    def encoded(self, folder: Path) -> bytes:
        """Return the content of a view file in this folder; a profile beside it is named by its name alone."""
        path = Path(self.profile)
        view = replace(self, profile=path.name) if path.is_absolute() and path.parent == folder.absolute() else self
        file = _File(schema=f"{SCHEMA}/1", link=view.link, panels=b64encode(self.panels).decode())
        return msgspec.json.format(msgspec.json.encode(file), indent=1)


def words_of(point: PointResult) -> dict[str, str]:
    """Return the words by which a link names a point."""
    at = ",".join(f"{name}={value}" for name, value in sorted((point.problem | point.tune).items()))
    words = {"kernel": point.kernel, "at": at, "gpu": point.device, "cache": point.cache or ""}
    return {name: str(word) for name, word in words.items() if word}


def view_of_link(link: str, panels: bytes = b"") -> SharedView:
    """Return the view that a link names; the link of a report may have words that only its page knows."""
    profile, _, words = link.partition("#")
    pairs = parse_qsl(words)
    first = dict(reversed(pairs))
    facets = {facet: frozenset(value for key, value in pairs if key == word) for facet, word in FACETS.items()}
    return SharedView(
        profile=profile,
        shown=ShownFilter(text=first.get("filter", ""), **facets),
        point={name: first[name] for name in ("kernel", "at", "gpu", "cache") if name in first},
        layout=first.get("layout", ""),
        panels=panels,
    )


def opened_view(text: str) -> SharedView | None:
    """Return the view that a path of a view file or a link names; None for the path of a profile.

    `ProfileError` if it is a view file that cannot be read, or if its content is no view.
    """
    path = Path(text)
    if not path.name.endswith(SUFFIX):
        return view_of_link(text) if "#" in text and not path.exists() else None
    file = store.decode(store.read_bytes(path), _File, path.name)
    store.check_schema(file.schema, path.name, SCHEMA, 1)
    try:
        view = view_of_link(file.link, b64decode(file.panels, validate=True))
    except ValueError:
        raise ProfileError(f"{path.name} is no view: its panels are not as Warplens writes them") from None
    beside = Path(view.profile)
    has_place = not view.profile or is_reference(beside) or beside.is_absolute()
    return view if has_place else replace(view, profile=str(path.parent / beside))


def profile_text(path: Path | None, origin: str) -> str:
    """Return how a link names the open profile."""
    return origin or ("" if path is None else reference_name(path) or str(path.absolute()))
