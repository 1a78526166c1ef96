"""GPU sheets: the built-in ones are complete and consistent; a broken one is refused with a sentence."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from warplens.cuda.device import spec as tensor_rates
from warplens.cuda.device.spec import COMPILER_TARGETS, DEFAULT_DEVICE, GpuSpec, all_specs, load_spec, load_spec_file
from warplens.cuda.ground.errors import SpecError, UnknownNameError

KEYS = {
    *("8800-gtx", "9600m-gt", "gt-330m", "c1060", "c2050", "m2070", "k40", "gtx-960", "gtx-1080-ti"),
    *("v100-sxm2", "v100-pcie", "t4", "rtx-2060", "a100-40gb", "a100-80gb", "rtx-3060", "rtx-3080", "rtx-3090"),
    *("rtx-a4000", "rtx-a6000", "rtx-4060", "rtx-4090", "l4"),
    *("h100-sxm5", "h100-pcie", "h200", "b200", "rtx-5080", "rtx-5090"),
}

GOOD = """
name = "A GPU of mine"
compute_capability = "8.6"

[documents]
box = "what the box says"

[values]
sm_count = { value = 10, source = "box" }
clock_mhz = { value = 1500, source = "box" }
base_clock_mhz = { value = 1000, source = "box" }
memory_mib = { value = 4096, source = "box" }
memory_bandwidth_gb_per_s = { value = 200, source = "box" }
l2_kib = { value = 2048, source = "box" }
fp32_tflop_per_s = { value = 3.84, source = "another place" }
"""


WRITTEN = '`memory_bandwidth_gb_per_s` must be written { value = 1, source = "..." }'


@pytest.fixture
def sheet(tmp_path):
    def write(text: str):
        path = tmp_path / "mine.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return write


def test_the_built_in_gpus_are_those_of_the_design():
    assert {spec.key for spec in all_specs()} == KEYS


def test_default_device_exists():
    assert load_spec(DEFAULT_DEVICE).name == "NVIDIA H200 SXM 141 GB"


@pytest.mark.parametrize("spec", all_specs(), ids=lambda spec: spec.key)
def test_every_number_of_a_sheet_has_a_source(spec):
    described = {field.name for field in fields(GpuSpec)} - {
        "key",
        "name",
        "compute_capability",
        "sources",
        "own_limits",
        "kin",
        "tensor_rates",
    }
    assert described | {f"tensor {kind}" for kind in spec.tensor_rates} == set(spec.sources)
    assert all(source for source in spec.sources.values())


@pytest.mark.parametrize(
    ("key", "kind", "tflop_per_s", "clock_mhz"),
    [
        ("v100-sxm2", "f16.f32", 125, 1530),
        ("t4", "f16.f32", 65, 1590),
        ("a100-80gb", "bf16.f32", 312, 1410),
        ("a100-80gb", "tf32.f32", 156, 1410),
        ("rtx-3090", "f16.f16", 142, 1695),
        ("rtx-4090", "f16.f32", 165.2, 2520),
        ("l4", "f16.f32", 121, 2040),
        ("h100-sxm5", "wgmma.f16.f32", 989.4, 1830),
        ("h100-sxm5", "wgmma.e4m3.f32", 1978.9, 1830),
        ("rtx-5090", "f16.f32", 209.5, 2407),
    ],
)
def test_tensor_rates_give_the_published_flops_at_the_clock_of_the_document(key, kind, tflop_per_s, clock_mhz):
    spec = load_spec(key)
    computed = 2 * spec.sm_count * spec.tensor_rates[kind] * clock_mhz * 1e6
    assert computed == pytest.approx(tflop_per_s * 1e12, rel=0.01)


def test_measured_tensor_rate_overrules_the_published_one_with_its_source(monkeypatch):
    measured = {(9, 0): ({"f16.f32": 1272.5}, "measured on a GPU")}
    monkeypatch.setattr(tensor_rates, "MEASURED_RATES", measured)
    rates, sources = tensor_rates.tensor_rates_of((9, 0))
    assert (rates["f16.f32"], sources["f16.f32"]) == (1272.5, "measured on a GPU")
    assert (rates["wgmma.f16.f32"], sources["wgmma.f16.f32"]) == (2048, tensor_rates.TENSOR_RATES[9, 0][1])
    assert rates.keys() == sources.keys()


@pytest.mark.parametrize("value", ["0", "inf", "nan", "-1.5"])
def test_tensor_rate_that_is_no_rate_is_refused(tmp_path, value):
    sheet = Path(__file__).resolve().parents[3] / "cuda" / "device" / "specs" / "l4.toml"
    path = tmp_path / "mine.toml"
    text = sheet.read_text(encoding="utf-8") + f'"f16.f16" = {{ value = {value}, source = "a GPU" }}\n'
    path.write_text(text, encoding="utf-8")
    with pytest.raises(
        SpecError, match=r"the value of `f16\.f16` is .*, a (positive number|number of 0 or more) is needed"
    ):
        load_spec_file(path)


def test_tensor_rate_without_a_source_is_refused(tmp_path):
    sheet = Path(__file__).resolve().parents[3] / "cuda" / "device" / "specs" / "l4.toml"
    path = tmp_path / "mine.toml"
    path.write_text(sheet.read_text(encoding="utf-8") + '"f16.f16" = { value = 512 }\n', encoding="utf-8")
    with pytest.raises(
        SpecError, match=r"`f16\.f16` must be written \{ value = 1, source = .*: Object missing required field `source`"
    ):
        load_spec_file(path)


@pytest.mark.parametrize("spec", all_specs(), ids=lambda spec: spec.key)
def test_lanes_and_clock_give_the_stated_flops(spec):
    assert 2 * spec.sm_count * spec.fp32_lanes_per_sm * spec.clock_hz == pytest.approx(spec.fp32_flops_per_s, rel=0.015)


@pytest.mark.parametrize("spec", all_specs(), ids=lambda spec: spec.key)
def test_latencies_rise_from_alu_to_dram(spec):
    assert spec.alu_latency_cycles < spec.shared_latency_cycles <= spec.l1_latency_cycles + 15
    assert spec.l1_latency_cycles <= spec.l2_latency_cycles <= spec.dram_latency_cycles
    assert (spec.l2_bytes == 0) == (spec.l2_bandwidth_bytes_per_s == 0)
    assert spec.base_clock_hz <= spec.clock_hz


@pytest.mark.parametrize(
    ("key", "target", "own"),
    [
        ("h200", "sm_90", True),
        ("gtx-1080-ti", "sm_61", True),
        ("rtx-5090", "sm_120", True),
        ("8800-gtx", "sm_50", False),
        ("m2070", "sm_50", False),
    ],
)
def test_target_is_the_gpus_own_where_the_compiler_knows_it(key, target, own):
    spec = load_spec(key)
    assert (target, own) == (spec.target, spec.target_is_own)
    assert int(spec.target.removeprefix("sm_")) in COMPILER_TARGETS


def test_key_is_found_as_the_name_is_spoken():
    assert load_spec("GTX 1080 Ti") is load_spec("gtx-1080-ti")


def test_unknown_key_names_the_nearest():
    with pytest.raises(UnknownNameError) as raised:
        load_spec("h20")
    assert str(raised.value).startswith("no device is named 'h20'; did you mean 'h200'?")


def test_sheet_of_ones_own_takes_the_rest_from_its_architecture(sheet):
    spec = load_spec_file(sheet(GOOD))
    assert (
        spec.key,
        spec.memory_bandwidth_bytes_per_s / 1e9,
        spec.sfu_lanes_per_sm,
        spec.clock_hz,
        spec.memory_bytes,
    ) == ("mine", 2_000_000_000 / 10**7, 16, 1500e6, 4 << 30)
    assert (spec.sources["sm_count"], spec.sources["fp32_flops_per_s"]) == ("what the box says", "another place")


def test_sheet_may_overrule_its_architecture(sheet):
    spec = load_spec_file(sheet(GOOD + 'sfu_lanes_per_sm = { value = 8, source = "box" }\n'))
    assert (spec.sfu_lanes_per_sm, spec.sources["sfu_lanes_per_sm"]) == (8, "what the box says")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "value = 3.84",
            "value = 4.9",
            "10 SMs with 128 lanes at 1500 MHz give 3.84 TFLOP/s, and the sheet states 4.9",
        ),
        (
            "sm_count = { value = 10",
            "sm_count = { value = 10.5",
            "the value of `sm_count` is 10.5, a whole number is needed",
        ),
        (
            "value = 200,",
            "value = -200,",
            "the value of `memory_bandwidth_gb_per_s` is -200, a number of 0 or more is needed",
        ),
        (
            "value = 200,",
            "value = nan,",
            "the value of `memory_bandwidth_gb_per_s` is nan, a number of 0 or more is needed",
        ),
        ("value = 200,", 'value = "fast",', f"{WRITTEN}: Expected `int | float`, got `str` - at `$.value`"),
        (
            '{ value = 200, source = "box" }',
            "200",
            f"{WRITTEN}: Expected `object`, got `int`",
        ),
        (
            'value = 200, source = "box"',
            'value = 200, source = ""',
            f"{WRITTEN}: Expected `str` of length >= 1 - at `$.source`",
        ),
        ('l2_kib = { value = 2048, source = "box" }', "", "`l2_kib` is missing from [values]"),
        ('name = "A GPU of mine"', "", "the GPU sheet is wrong: Object missing required field `name`"),
        (
            'name = "A GPU of mine"',
            'nom = "x"\nname = "y"',
            "the GPU sheet is wrong: Object contains unknown field `nom`",
        ),
        (
            'box = "what the box says"',
            "box = 3",
            "the GPU sheet is wrong: Expected `str`, got `int` - at `$.documents[...]`",
        ),
    ],
)
def test_broken_sheet_is_refused_with_one_sentence(sheet, old, new, message):
    assert old in GOOD
    path = sheet(GOOD.replace(old, new, 1))
    with pytest.raises(SpecError) as raised:
        load_spec_file(path)
    assert f"{path}: {message}" == str(raised.value)


def test_sheet_with_an_unknown_value_lists_the_known_ones(sheet):
    path = sheet(GOOD + 'warp_size = { value = 32, source = "box" }\n')
    with pytest.raises(SpecError) as raised:
        load_spec_file(path)
    assert str(raised.value).startswith(
        f"{path}: 'warp_size' is no number of such a sheet (known: alu_latency_cycles, "
    )


def test_sheet_with_an_unknown_compute_capability_lists_the_known_ones(sheet):
    path = sheet(GOOD.replace('"8.6"', '"8.8"'))
    with pytest.raises(SpecError) as raised:
        load_spec_file(path)
    assert str(raised.value).startswith(f"{path}: `compute_capability` is '8.8', known are 1.0, 1.1, ")


def test_sheet_that_is_not_toml_says_where(sheet):
    path = sheet("name = \n")
    with pytest.raises(SpecError) as raised:
        load_spec_file(path)
    assert str(raised.value) == f"{path}: the GPU sheet is not TOML: Invalid value (at line 1, column 8)"


def test_sheet_that_is_not_there_is_refused(tmp_path):
    path = tmp_path / "none.toml"
    with pytest.raises(SpecError) as raised:
        load_spec_file(path)
    assert str(raised.value) == f"{path}: the GPU sheet cannot be read: No such file or directory"
