"""The six lessons, each given from its start to its end.

The rule: a lesson is given as a lecturer gives it, by the keys of the presenter.
"""

from __future__ import annotations

from steps import Chapter

LESSONS: tuple[Chapter, ...] = ()
