"""The bytes of an allocation that were written since it was made, where that is tracked.

The rule: a byte whose state is not known counts as written, so that no read of it is reported.
"""

from collections.abc import Callable
from typing import Protocol

import numpy as np

SLACK_BYTES = 16  # the bytes that follow the marks of an allocation


class Written(Protocol):
    """What is tracked of an allocation; `where` returns the place at which the program made it, as text."""

    where: Callable[[], str]

    def missing(self) -> np.ndarray | None:
        """Return a mark for each byte, with bit 0 where it is written, and `SLACK_BYTES`; None where all are written.

        What is marked there is kept.
        """

    def add(self, start: int, end: int) -> None:
        """Note that the bytes from one to another are written."""

    def take_as_whole(self) -> None:
        """Count all bytes as written, since it is not known which are."""
