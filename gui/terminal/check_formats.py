r"""A check for the programs that run it: annotations of GitHub's workflows, and the XML of JUnit that most others read.

The rule: a message is one annotation or one test, whatever a kernel or a profile is named; nothing of theirs begins a
command of its own or ends a tag.

Source: "Workflow commands for GitHub Actions" (GitHub Docs) for `::error file=...::` and its escapes `%25 %0D %0A`, in
properties also `%3A %2C`; the XML is that of Apache Ant's JUnit task, as GitLab, Jenkins and others document it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree as ET

from warplens.gui.terminal.golden_check import CheckReport, Row, check_rows, check_summary
from warplens.profiles.cleaning import one_line, plain
from warplens.profiles.golden import FAILING, INCOMPLETE, GoldenOutcome

_LEVELS = {GoldenOutcome.BETTER: "notice"} | dict.fromkeys(FAILING, "error") | dict.fromkeys(INCOMPLETE, "warning")
_TITLE = "warplens check"
_ERROR = re.compile(r"\((\d{1,6})\): error", re.ASCII)
"""The place of the first error in the log of the compiler: `my.cu(12): error: ...`."""


def check_github(report: CheckReport) -> str:
    """Return an annotation for each point that is not the same and for what was not looked at, and the summary.

    Example:
        >>> import warplens
        >>> from warplens.profiles.golden import CheckedPoint
        >>> golden = warplens.load("reference:gtx-1080-ti").points[0]
        >>> failed = CheckedPoint(golden=golden, new=None, outcome=GoldenOutcome.FAILED, reason="50 % of it is wrong")
        >>> print(check_github(CheckReport(points=[failed], paths={golden.kernel: "a.cu"})), end="")
        ::error file=a.cu,title=warplens check%3A failed::transpose_serial N=1024 on gtx-1080-ti: 50 %25 of it is wrong
        1 point: 1 failed
    """
    lines = list(_annotations(report))
    return "\n".join([*lines, plain(check_summary(report))]) + "\n"


def _annotations(report: CheckReport) -> Iterator[str]:
    strict = "error" if report.is_strict else "warning"
    for row in check_rows(report):
        if row.outcome in _LEVELS and row.text:
            level = strict if row.outcome in INCOMPLETE else _LEVELS[row.outcome]
            first = row.points[0]
            costly = report.lines.get(first)
            error = _ERROR.search("\n".join(row.log))
            yield _annotation(
                level,
                f"{_TITLE}: {row.outcome}",
                "\n".join([f"{row.name}: {row.text}", *row.log]),
                path=report.paths.get(report.points[first].golden.kernel, ""),
                line=costly.line if costly is not None else int(error.group(1)) if error is not None else 0,
            )
    for sentence in report.uncovered:
        yield _annotation(strict, f"{_TITLE}: not covered", sentence)
    for name in report.added:
        yield _annotation("notice", f"{_TITLE}: added", one_line(name))


def _annotation(level: str, title: str, message: str, *, path: str = "", line: int = 0) -> str:
    properties = {"file": path, "line": str(line or ""), "title": title}
    named = ",".join(f"{name}={_property(value)}" for name, value in properties.items() if value)
    return f"::{level} {named}::{_escaped(message)}"


def _escaped(text: str) -> str:
    return plain(text).replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _escaped(text).replace(":", "%3A").replace(",", "%2C")


def check_junit(report: CheckReport) -> str:
    """Return the check as a suite of tests, one for each point, and one for each thing that was not looked at.

    A regression is a failure and a point that fails an error; what was not compared is skipped, or fails if strict.

    Example:
        >>> import warplens
        >>> from warplens.profiles.golden import CheckedPoint
        >>> golden = warplens.load("reference:gtx-1080-ti").points[0]
        >>> same = CheckedPoint(golden=golden, new=golden, outcome=GoldenOutcome.SAME)
        >>> print(check_junit(CheckReport(points=[same])), end="")
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuite name="warplens check" tests="1" failures="0" errors="0" skipped="0">
          <testcase classname="transpose_serial" name="transpose_serial N=1024 on gtx-1080-ti" />
        </testsuite>
    """
    suite = ET.Element("testsuite", name=_TITLE)
    for row in check_rows(report):
        _case(suite, report, row)
    for sentence in report.uncovered:
        case = ET.SubElement(suite, "testcase", classname="coverage", name=plain(sentence))
        ET.SubElement(case, "failure" if report.is_strict else "skipped", message="not covered")
    counts = {kind: len(suite.findall(f"testcase/{kind}")) for kind in ("failure", "error", "skipped")}
    suite.set("tests", str(len(suite)))
    for name, kind in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
        suite.set(name, str(counts[kind]))
    ET.indent(suite)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{ET.tostring(suite, encoding="unicode")}\n'


def _case(suite: ET.Element, report: CheckReport, row: Row) -> None:
    kernel = report.points[row.points[0]].golden.kernel
    case = ET.SubElement(suite, "testcase", classname=one_line(kernel), name=plain(row.name))
    message = plain(f"{row.outcome}: {row.text}")
    if row.outcome is GoldenOutcome.FAILED:
        ET.SubElement(case, "error", message=message).text = plain("\n".join(row.log)) or None
    elif row.outcome in FAILING or (row.outcome in INCOMPLETE and report.is_strict):
        ET.SubElement(case, "failure", message=message)
    elif row.outcome in INCOMPLETE:
        ET.SubElement(case, "skipped", message=message)
    elif row.text:
        ET.SubElement(case, "system-out").text = message
