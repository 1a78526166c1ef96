"""Profiles in forms for other programs and people, and the registry of those that `warplens show` writes.

The rule: an exporter is one file here, with a function from a profile to its content, and one line in `EXPORTS`. Its
module is imported when it is first used, so that the command line starts without it.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from warplens.profiles.records import Profile


@dataclass(frozen=True, slots=True)
class Export:
    """One form of a profile; `warplens show --NAME` writes it."""

    name: str
    help: str
    path: str  # the function of this folder that writes it, as `csv.to_csv`
    is_binary: bool = False  # the function returns bytes, which go to the file that the option names; a text is printed

    def content(self, profile: Profile) -> Any:
        """Return the profile in this form, a text or bytes."""
        module, _, function = self.path.rpartition(".")
        return getattr(import_module(f"{__name__}.{module}"), function)(profile)


EXPORTS = (  # the forms in the order of the options; JSON is not here, since every command writes it
    Export("csv", "Print all axes and metrics as CSV.", "csv.to_csv"),
    Export("markdown", "Print Markdown, for a pull request.", "markdown.to_markdown"),
    Export("parquet", "Write what --csv prints to a Parquet file.", "parquet.to_parquet", is_binary=True),
)
