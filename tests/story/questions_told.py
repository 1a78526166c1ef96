"""The questions that people ask of a profile, each answered in at most three steps.

The rule: gui/README.md has these very sentences, and a test compares them.
"""

from __future__ import annotations

from steps import Chapter

QUESTIONS: tuple[Chapter, ...] = ()
