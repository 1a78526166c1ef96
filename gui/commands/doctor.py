"""`warplens doctor`: what is there and what is missing on this machine."""

from __future__ import annotations


def doctor() -> None:
    """Say what is there and what is missing on this machine, and what to do about each."""
    from rich.text import Text

    from warplens.gui.terminal.doctor import Verdict, examine
    from warplens.gui.terminal.output import print_result

    styles = {Verdict.THERE: "green", Verdict.MISSING: "red", Verdict.OPTIONAL: "yellow"}
    report = Text("\n").join(
        Text.assemble((f"{finding.verdict.value:8}", styles[finding.verdict]), finding.line()) for finding in examine()
    )
    print_result(report, wrap=False)
