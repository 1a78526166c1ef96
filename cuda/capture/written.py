"""Which bytes of an allocation something has written since it was made, as far as somebody keeps that.

The rule: what is not known is taken as written, so that nothing is said of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import numpy as np

SLACK_BYTES = 16  # behind the marks of an allocation are so many more bytes


class Written(Protocol):
    """What is kept of an allocation; `where` returns the place at which the program made it, as text."""

    where: Callable[[], str]

    def missing(self) -> np.ndarray | None:
        """Return a mark for each byte, with bit 0 where it is written, and `SLACK_BYTES`; None where all are written.

        What is marked there is kept.
        """

    def add(self, start: int, end: int) -> None:
        """Note that the bytes from one to another are written."""

    def take_as_whole(self) -> None:
        """Take all bytes as written, since nobody knows which are."""
