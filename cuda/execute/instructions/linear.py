"""A linear program, built row by row.

The rule: a constraint that need not hold exactly may be violated at a price, so that every program has a solution.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import accumulate, chain

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
        # HiGHS itself: linprog calls the same solver, and SciPy's optimizers take a quarter of a second to import.
        import highspy

        rows, columns = [*self._most, *self._equal], [list[tuple[int, float]]() for _ in self._prices]
        for number, (row, _) in enumerate(rows):
            for column, value in row.items():
                columns[column].append((number, value))
        entries = list(chain.from_iterable(columns))
        program = highspy.HighsLp()
        program.num_col_, program.num_row_ = len(columns), len(rows)
        program.col_cost_ = self._prices if prices is None else [*prices, *[0.0] * (len(columns) - len(prices))]
        program.col_lower_ = [0.0] * len(columns)
        program.col_upper_ = [math.inf if limit is None else limit for limit in self._limits]
        program.row_lower_ = [*[-math.inf] * len(self._most), *(value for _, value in self._equal)]
        program.row_upper_ = [value for _, value in rows]
        program.a_matrix_.format_ = highspy.MatrixFormat.kColwise
        program.a_matrix_.start_ = [0, *accumulate(map(len, columns))]
        program.a_matrix_.index_ = [number for number, _ in entries]
        program.a_matrix_.value_ = [value for _, value in entries]
        solver = highspy.Highs()
        solver.setOptionValue("output_flag", "false")
        solver.passModel(program)
        solver.run()
        is_solved = solver.getModelStatus() == highspy.HighsModelStatus.kOptimal
        return np.asarray(solver.getSolution().col_value) if is_solved else None
