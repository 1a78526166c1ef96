"""A linear program, built row by row.

The rule: a constraint that need not hold exactly may be violated at a price, so that every program has a solution.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

Row = Mapping[int, float]


class LinearProgram:
    """Variables that are at least 0, rows over them, and a price for each."""

    def __init__(self, prices: Sequence[float]) -> None:
        """Start with a variable for each price."""
        self._prices = list(prices)
        self._limits: list[float | None] = [None] * len(self._prices)
        self._equal: list[tuple[Row, float]] = []
        self._most: list[tuple[Row, float]] = []

    def variable(self, price: float = 0.0, limit: float | None = None) -> int:
        """Add a variable, at most `limit`."""
        self._prices.append(price)
        self._limits.append(limit)
        return len(self._prices) - 1

    def limit(self, variable: int, limit: float) -> None:
        """Keep a variable at or below a limit."""
        before = self._limits[variable]
        self._limits[variable] = limit if before is None else min(before, limit)

    def equal(self, row: Row, value: float) -> None:
        """Make the sum of a row equal to a value."""
        self._equal.append((row, value))

    def at_most(self, row: Row, value: float = 0.0) -> None:
        """Keep the sum of a row at or below a value."""
        self._most.append((row, value))

    def near(self, row: Row, value: float, price: float, *, at_least: bool = False) -> None:
        """Bring the sum of a row near a value, at a price for each unit of difference; with `at_least` more is free."""
        missing, over = self.variable(price), self.variable(0.0 if at_least else price)
        self.equal({**row, missing: 1.0, over: -1.0}, value)

    def solve(self, prices: Sequence[float] | None = None) -> np.ndarray | None:
        """Return the cheapest values, None where there is no solution; `prices` replaces the program's own prices."""
        from scipy.optimize import linprog
        from scipy.sparse import csr_array

        def matrix(rows: list[tuple[Row, float]]) -> tuple[Any, Any]:
            if not rows:
                return None, None
            entries = [(index, column, value) for index, (row, _) in enumerate(rows) for column, value in row.items()]
            indices, columns, values = zip(*entries, strict=True)
            sparse = csr_array((values, (indices, columns)), shape=(len(rows), len(self._prices)))
            return sparse, [value for _, value in rows]

        costs = self._prices if prices is None else [*prices, *[0.0] * (len(self._prices) - len(prices))]
        (equal, equal_to), (most, at_most) = matrix(self._equal), matrix(self._most)
        outcome = linprog(costs, most, at_most, equal, equal_to, [(0, limit) for limit in self._limits], method="highs")
        return np.asarray(outcome.x) if outcome.status == 0 else None
