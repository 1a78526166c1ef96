"""Writes the result of `pytest -m gpu` on a GPU as a text, which is saved beside the tests: h200_tests.txt.

pytest -m gpu --junitxml junit.xml tests/hardware            # where the GPU is
python tests/hardware/report_tests.py junit.xml > tests/hardware/h200_tests.txt
"""

from __future__ import annotations

import sys
import xml.etree.ElementTree as ET
from pathlib import Path


def report(path: Path) -> str:
    """Return the report as text: the GPU, the date, how many passed, then every test with its seconds."""
    suite = ET.parse(path).getroot().find("testsuite")
    assert suite is not None, f"{path} is no report of pytest"
    properties = {item.attrib["name"]: item.attrib["value"] for item in suite.iter("property")}
    counts = {kind: int(suite.attrib[kind]) for kind in ("tests", "failures", "errors", "skipped")}
    counts["passed"] = counts.pop("tests") - sum(counts.values())
    listed = ", ".join(f"{count} {kind}" for kind, count in counts.items() if count or kind == "passed")
    made_by = ", ".join(f"{name} {properties[name]}" for name in ("driver", "PyCUDA", "Python") if name in properties)
    card = properties.get("card", "an unnamed GPU")
    head = [
        f"What `pytest -m gpu` said on {card}: {listed} in {suite.attrib['time']} s.",
        f"{suite.attrib['timestamp'][:10]}, {made_by}, {properties.get('compiler', 'unknown compiler')}.",
    ]
    cases = [f"{_name(case)} {_outcome(case)} {case.attrib['time']} s" for case in suite.iter("testcase")]
    return "\n".join([*head, "", *cases])


def _name(case: ET.Element) -> str:
    return f"{case.attrib['classname'].rsplit('.', 1)[-1]}.py::{case.attrib['name']}"


def _outcome(case: ET.Element) -> str:
    bad = next((item for item in case if item.tag in {"failure", "error", "skipped"}), None)
    return "passed" if bad is None else f"{bad.tag} ({bad.attrib.get('message', '').splitlines()[0]})"


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    print(report(Path(sys.argv[1])))
