"""Rules of memory requests: every compute capability has them, each number has a source, a broken file is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from warplens.cuda.device import spec
from warplens.cuda.device.occupancy import LIMITS
from warplens.cuda.device.spec import MemoryRules, all_rules, all_specs, memory_rules
from warplens.cuda.ground.errors import SpecError, UnknownNameError


def test_every_compute_capability_has_rules() -> None:
    assert set(all_rules()) == set(LIMITS)


@pytest.mark.parametrize("rules", {rules.name: rules for rules in all_rules().values()}.values(), ids=lambda r: r.name)
def test_every_number_has_a_source_with_its_document(rules: MemoryRules) -> None:
    assert set(rules.sources) == set(MemoryRules.__slots__) - {"name", "sources"}
    assert all(len(source) > 10 and "{" not in source for source in rules.sources.values())


@pytest.mark.parametrize(
    ("capability", "name", "in_sectors"),
    [((1, 1), "1.0", False), ((1, 3), "1.2", False), ((2, 1), "2.0", False), ((3, 7), "3.0", True),
     ((5, 0), "5.0", True), ((12, 1), "5.0", True)],
)  # fmt: skip
def test_rules_are_those_of_the_family(capability: tuple[int, int], name: str, *, in_sectors: bool) -> None:
    rules = memory_rules(capability)
    assert (rules.name, rules.in_sectors) == (name, in_sectors)


def test_each_set_of_rules_has_a_built_in_gpu() -> None:
    assert {spec.memory_rules.name for spec in all_specs()} == {rules.name for rules in all_rules().values()}


def test_unknown_compute_capability_is_refused() -> None:
    with pytest.raises(UnknownNameError):
        memory_rules((4, 0))


@pytest.mark.parametrize(("line", "change"), [("banks = ", ""), ('source = "{h200}"', 'source = ""')])
def test_file_without_a_number_or_a_source_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, change: str
) -> None:
    good = (Path(spec.__file__).parent / "rules" / "5.0.toml").read_text(encoding="utf-8")
    kept = good.replace(line, change) if change else "\n".join(x for x in good.splitlines() if not x.startswith(line))
    (tmp_path / "5.0.toml").write_text(kept, encoding="utf-8")
    monkeypatch.setattr(spec, "_RULES", tmp_path)
    all_rules.cache_clear()
    try:
        with pytest.raises(SpecError) as error:
            all_rules()
    finally:
        all_rules.cache_clear()
    assert str(error.value).startswith(f"{tmp_path / '5.0.toml'}: [values] must have loads, stores, request_lanes, ")
