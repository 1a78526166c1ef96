"""The surroundings of the tests of commands: worker processes that earlier tests have left.

The rule: a command makes its pool as ever, and what a worker imports once it imports for all tests.
"""

from __future__ import annotations

import pytest

FRESH = {"test_stopping", "test_executes_no_kernel"}
"""These look at the processes that a command starts."""


@pytest.fixture(autouse=True)
def _workers(request: pytest.FixtureRequest) -> None:
    """Give a test the workers of earlier ones."""
    if request.path.stem not in FRESH:
        request.getfixturevalue("kept_workers")
