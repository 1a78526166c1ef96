"""`warplens doctor`: what this machine has and lacks."""

from __future__ import annotations

from warplens.gui.terminal.options import Json


def doctor(json: Json = None) -> None:
    """Report what this machine has and lacks, and what to do about each."""
    from rich.text import Text

    from warplens.gui.terminal.doctor import PartState, examine
    from warplens.gui.terminal.output import STANDARD_OUTPUT, print_result, write_json

    findings = examine()
    write_json(json, "doctor", {"parts": findings})
    if json == STANDARD_OUTPUT:
        return
    styles = {PartState.THERE: "green", PartState.MISSING: "red", PartState.OPTIONAL: "yellow"}
    report = Text("\n").join(
        Text.assemble((f"{finding.verdict.value:8}", styles[finding.verdict]), finding.line()) for finding in findings
    )
    print_result(report, wrap=False)
