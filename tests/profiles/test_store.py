"""The profile file: a written profile is read back, and any other file is refused in one sentence."""

from __future__ import annotations

import math
import os
import resource
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import warplens
from warplens.cuda.ground.errors import ProfileError, StorageError
from warplens.cuda.ground.metrics import METRICS, MetricValue, Provenance
from warplens.cuda.ground.points import (
    CacheState,
    Check,
    Conditions,
    LaunchShape,
    Measuring,
    Pair,
    PairSide,
    PointResult,
    Status,
    Time,
)
from warplens.profiles import store
from warplens.profiles.journal import references
from warplens.profiles.records import Completeness, DeviceRecord, DocumentRecord, GpuRecord, HostRecord, Profile
from warplens.profiles.store import (
    GZIP_MAGIC,
    check_point,
    check_schema,
    decode,
    decode_profile,
    read_bytes,
    read_profile,
)
from warplens.profiles.writing import encode_profile, to_json, write_profile

FINITE = st.floats(allow_nan=False, allow_infinity=False)
WORDS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
COUNTS = st.integers(0, 2**62)
AXES = st.dictionaries(WORDS, COUNTS, max_size=3)
TIMES = st.builds(
    Time,
    value_ns=st.floats(0, 1e300),
    provenance=st.sampled_from(Provenance),
    samples_ns=st.lists(FINITE.map(lambda sample: round(sample, 1)), max_size=5).map(tuple),
    terms_ns=st.dictionaries(WORDS, FINITE, max_size=3),
    cache=st.none() | st.sampled_from(CacheState),
    stopped_by=WORDS,
    overhead_ns=FINITE,
    conditions=st.lists(
        st.builds(
            Conditions,
            samples=COUNTS,
            sm_clock_hz=FINITE,
            memory_clock_hz=FINITE,
            temperature_c=FINITE,
            power_w=FINITE,
            throttled_by=st.lists(WORDS, max_size=2).map(tuple),
            visit=st.none() | COUNTS,
            placement=st.none() | COUNTS,
        ),
        max_size=2,
    ).map(tuple),
)
CHECKS = st.builds(
    Check,
    array=WORDS,
    checked=COUNTS,
    wrong=COUNTS,
    largest_absolute=FINITE,
    largest_relative=FINITE,
    first_bad=st.none() | st.lists(COUNTS, max_size=3).map(tuple),
    expected=WORDS,
    got=WORDS,
)
METRIC_VALUES = st.builds(
    MetricValue, value=FINITE | COUNTS | WORDS, unit=WORDS, provenance=st.sampled_from(Provenance), note=WORDS
)
POINTS = st.builds(
    PointResult,
    kernel=WORDS,
    title=WORDS,
    source_hash=WORDS,
    family=WORDS,
    problem=AXES,
    tune=AXES,
    device=WORDS,
    status=st.sampled_from(Status),
    reason=WORDS,
    launch=st.none()
    | st.builds(
        LaunchShape,
        grid=st.tuples(COUNTS, COUNTS, COUNTS),
        block=st.tuples(COUNTS, COUNTS, COUNTS),
        dynamic_shared_bytes=COUNTS,
    ),
    check=st.none() | CHECKS,
    time=st.none() | TIMES,
    metrics=st.dictionaries(st.sampled_from(sorted(METRICS)), METRIC_VALUES, max_size=4),
    compiler=WORDS,
    elapsed_s=FINITE,
    cache=st.none() | st.sampled_from(CacheState),
    pair=st.none() | st.builds(Pair, id=WORDS, side=st.sampled_from(PairSide)),
)
PROFILES = st.builds(
    Profile,
    schema=st.just("warplens-profile/2"),
    program=WORDS,
    compiler=WORDS,
    devices=st.lists(
        st.builds(
            DeviceRecord,
            key=WORDS,
            name=WORDS,
            compute_capability=st.tuples(COUNTS, COUNTS),
            target=WORDS,
            sm_count=COUNTS,
            clock_hz=FINITE,
            memory_bandwidth_bytes_per_s=FINITE,
            fp32_flops_per_s=FINITE,
        ),
        max_size=2,
    ).map(tuple),
    host=st.builds(HostRecord, system=WORDS, machine=WORDS, processors=COUNTS, python=WORDS),
    started=WORDS,
    ended=WORDS,
    command=WORDS,
    status=st.sampled_from(Completeness),
    measuring=st.none() | st.builds(Measuring, least_samples=st.integers(1, 10**6)),
    note=WORDS,
    tags=st.lists(WORDS, max_size=2).map(tuple),
    method=st.integers(1, 9),
    cards=st.lists(
        st.builds(GpuRecord, device=WORDS, number=COUNTS, uuid=WORDS, driver=WORDS, power_limit_w=FINITE), max_size=2
    ).map(tuple),
    document=st.none() | st.builds(DocumentRecord, title=WORDS, author=WORDS, year=WORDS, where=WORDS),
    points=st.lists(POINTS, max_size=5).map(tuple),
)


def test_written_profile_is_read_back(tmp_path, profile):
    path = tmp_path / "t.warplens.json"
    write_profile(path, profile)
    assert read_profile(path) == profile
    assert [entry.name for entry in tmp_path.iterdir()] == ["t.warplens.json"]


@given(PROFILES)
def test_any_profile_survives_the_round_trip(profile):
    data = encode_profile(profile)
    assert decode_profile(data, "t.json") == profile
    assert encode_profile(decode_profile(data, "t.json")) == data


@settings(max_examples=30)
@given(PROFILES)
def test_any_profile_survives_the_round_trip_as_rows(profile):
    data = to_json(profile).rstrip().encode()
    assert data.startswith(b'{"schema":"warplens-profile/1"')
    assert decode_profile(data, "t.json") == profile
    read = decode_profile(encode_profile(profile), "t.json")
    assert decode_profile(to_json(read).rstrip().encode(), "t.json") == profile


def refusal(data):
    try:
        decode_profile(data, "t.json")
    except ProfileError as error:
        return str(error)
    return ""


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_mutated_profile_is_read_or_refused_in_one_sentence(profile, data):
    text = bytearray(encode_profile(profile))
    for _ in range(data.draw(st.integers(1, 4))):
        offset = data.draw(st.integers(0, max(0, len(text) - 1)))
        match data.draw(st.sampled_from(["change", "delete", "insert", "cut", "repeat"])):
            case "change" if text:
                text[offset] = data.draw(st.integers(0, 255))
            case "delete":
                del text[offset : offset + data.draw(st.integers(1, 40))]
            case "insert":
                text[offset:offset] = data.draw(
                    st.sampled_from([b"null", b"[", b"}", b"1e999", b"NaN", b'"', b"-1", b"\xff"])
                )
            case "cut":
                del text[offset:]
            case _:
                text[offset:offset] = text[offset : offset + 30]
    assert refusal(bytes(text)) == "" or refusal(bytes(text)).startswith("t.json ")
    assert "\n" not in refusal(bytes(text))


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "t.json is empty"),
        (b" \n", "t.json is empty"),
        (b"\x7fELF\x02\x01", "t.json is not JSON: invalid character (byte 0)"),
        (b'{"schema":"\xff\xfe"}', "t.json is not JSON: it is not UTF-8 text"),
        (b"[1,2]", "t.json does not fit warplens-profile/2: Expected `object`, got `array`"),
        (b"{}", "t.json is not a Warplens file of schema warplens-profile: it names no schema"),
        (
            b'{"schema":"nvbench/1"}',
            "t.json is not a Warplens file of schema warplens-profile: its schema is 'nvbench/1'",
        ),
        (
            b'{"schema":"warplens-profile/x"}',
            "t.json is not a Warplens file of schema warplens-profile: its schema is 'warplens-profile/x'",
        ),
        (
            b'{"schema":"warplens-profile/3","points":{"new":"form"}}',
            (
                "t.json was written by a newer Warplens: schema warplens-profile/3; "
                "this one reads up to warplens-profile/2"
            ),
        ),
        (
            b'{"schema":"warplens-profile/1"}',
            "t.json does not fit warplens-profile/1: Object missing required field `program`",
        ),
        (b'{"schema":"warplens-profile/1"', "t.json is cut off: it ends after 30 bytes, in the middle of its JSON"),
        (
            b'{"schema":' + b"[" * 100_000,
            "t.json does not fit warplens-profile/2: Expected `str`, got `array` - at `$.schema`",
        ),
        (b'{"a":' + b"[" * 100_000, "t.json is not a profile: its JSON is nested too deeply"),
    ],
)
@pytest.mark.usefixtures("deep")
def test_what_is_no_profile_is_refused(data, message):
    with pytest.raises(ProfileError) as raised:
        decode_profile(data, "t.json")
    assert str(raised.value) == message


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            b'"value_ns":',
            b'"value_ns":NaN,"x":',
            "t.json is not JSON: invalid character (byte {place})",
        ),
        (
            b'"value_ns":',
            b'"value_ns":1e999,"x":',
            "t.json does not fit warplens-profile/1: Number out of range - at `$.points[0].time.value_ns`",
        ),
        (
            b'"value_ns":',
            b'"value_ns":-1,"x":',
            "t.json does not fit warplens-profile/1: the time of point 0 is negative",
        ),
        (
            b'"status":"ok"',
            b'"status":"fine"',
            "t.json does not fit warplens-profile/1: Invalid enum value 'fine' - at `$.points[0].status`",
        ),
        (
            b'"N":64',
            b'"N":"64"',
            "t.json does not fit warplens-profile/1: Expected `int`, got `str` - at `$.points[0].problem[...]`",
        ),
        (
            b'"N":64',
            b'"N":9223372036854775808',
            "t.json does not fit warplens-profile/1: 'N' of point 0 is an integer of more than 64 bits",
        ),
    ],
)
def test_value_that_does_not_fit_is_refused(small, old, new, message):
    text = to_json(small(0)).rstrip().encode().replace(old, new, 1)
    with pytest.raises(ProfileError) as raised:
        decode_profile(text, "t.json")
    assert str(raised.value) == message.format(place=text.find(b"NaN"))


@pytest.mark.parametrize("encoded", [encode_profile, lambda profile: to_json(profile).encode()])
def test_profile_without_a_method_had_one_placement(profile, encoded):
    older = encoded(replace(profile, measuring=Measuring(), method=0)).replace(b',"placements":4', b"")
    assert b"placements" not in older
    head = decode_profile(older, "t")
    assert (head.measuring.placements, head.method, head.cards) == (1, 0, ())


def test_settings_that_make_no_sense_are_refused(profile):
    data = encode_profile(replace(profile, measuring=Measuring(batch=7))).replace(b'"batch":7', b'"batch":0')
    with pytest.raises(ProfileError) as raised:
        decode_profile(data, "t")
    assert str(raised.value) == (
        "t does not fit warplens-profile/2: the setting batch of the timing is 0, at least 1 is needed"
    )


def test_unknown_fields_of_the_same_schema_are_passed_over(small):
    text = encode_profile(small(0)).replace(b'"program"', b'"colour":"blue","program"', 1)
    assert decode_profile(text, "t.json") == small(0)


def test_missing_file_is_refused(tmp_path):
    with pytest.raises(ProfileError) as raised:
        read_profile(tmp_path / "none.json")
    assert str(raised.value) == f"there is no file {tmp_path}/none.json"


def test_folder_is_refused(tmp_path):
    with pytest.raises(ProfileError) as raised:
        read_profile(tmp_path)
    assert str(raised.value) == f"{tmp_path} is a folder, not a profile"


@pytest.mark.skipif(os.name != "posix", reason="named pipes are POSIX")
def test_named_pipe_is_refused_without_waiting(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(ProfileError) as raised:
        read_profile(tmp_path / "pipe")
    assert str(raised.value) == f"{tmp_path}/pipe is not a regular file"


def test_file_larger_than_any_profile_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(store, "MAX_PROFILE_BYTES", 2**20)
    path = tmp_path / "large.json"
    path.write_bytes(b" " * (2**20 + 1))
    with pytest.raises(ProfileError) as raised:
        read_profile(path)
    assert str(raised.value) == f"{path} is larger than a profile can be (1 MiB)"


def test_missing_folder_is_reported(tmp_path, profile):
    with pytest.raises(StorageError) as raised:
        write_profile(tmp_path / "none" / "t.json", profile)
    assert str(raised.value) == f"{tmp_path}/none/t.json cannot be written: there is no such folder"


def test_folder_as_target_is_reported(tmp_path, profile):
    with pytest.raises(StorageError) as raised:
        write_profile(tmp_path, profile)
    assert str(raised.value) == f"{tmp_path} cannot be written: it is a folder"


@pytest.mark.skipif(sys.platform != "linux", reason="/proc is a folder that takes no files on Linux")
def test_folder_that_takes_no_files_is_reported(profile):
    with pytest.raises(StorageError, match=r"^/proc/t\.json cannot be written: .+$"):
        write_profile(Path("/proc/t.json"), profile)


@pytest.mark.skipif(os.name != "posix", reason="file size limits are POSIX")
def test_full_disk_leaves_the_old_profile(tmp_path, profile, small):
    path = tmp_path / "t.json"
    write_profile(path, small(0))
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (64, before[1]))
    try:
        with pytest.raises(StorageError) as raised:
            write_profile(path, profile)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert str(raised.value) == f"{path} cannot be written: the file system or a limit allows no larger file"
    assert read_profile(path) == small(0)
    assert [entry.name for entry in tmp_path.iterdir()] == ["t.json"]


@pytest.mark.skipif(os.name != "posix", reason="permissions are POSIX")
def test_permissions_and_links_are_kept(tmp_path, profile, small):
    real, link = tmp_path / "real.json", tmp_path / "link.json"
    write_profile(real, small(0))
    real.chmod(0o640)
    link.symlink_to(real)
    write_profile(link, profile)
    assert link.is_symlink()
    assert read_profile(real) == profile
    assert real.stat().st_mode & 0o777 == 0o640


def test_number_without_a_finite_value_is_left_out(small):
    [point] = small(0).points
    odd = replace(
        point,
        time=Time(value_ns=math.nan, provenance=Provenance.MODELLED),
        metrics={"gflops": METRICS["gflops"].value(math.inf, Provenance.MODELLED), **point.metrics},
        check=Check(array="out", checked=4, wrong=1, largest_absolute=math.inf, largest_relative=math.nan),
        elapsed_s=math.nan,
        reason="caf\udce9",
    )
    [read] = decode_profile(encode_profile(replace(small(0), points=(odd,))), "t.json").points
    assert read.time is None
    assert "gflops" in point.metrics
    assert read.metrics == point.metrics
    assert read.check == replace(odd.check, largest_absolute=sys.float_info.max, largest_relative=sys.float_info.max)
    assert (read.elapsed_s, read.reason) == (0.0, "caf\\udce9")


def test_numpy_numbers_become_plain(small):
    [point] = small(0).points
    odd = replace(
        point, problem={"N": np.int64(7)}, time=Time(value_ns=np.float32(1.5), provenance=Provenance.MODELLED)
    )
    [read] = decode_profile(encode_profile(replace(small(0), points=(odd,))), "t.json").points
    assert (read.problem, read.time.value_ns) == ({"N": 7}, 1.5)


@pytest.mark.parametrize(
    ("name", "separator"), [("tags", ","), ("tags", " , "), ("tags", ",\n"), ("t\\u0061gs", ","), ("ta\\u0067s", ",")]
)
def test_profile_of_too_many_tags_is_refused_before_it_is_decoded(name, separator):
    tags = separator.join(['"a]\\""'] * 20_000)
    data = f'{{"schema":"warplens-profile/2","{name}":[{tags}]}}'.encode()
    with pytest.raises(ProfileError) as error:
        decode_profile(data, "mine.warplens.json")
    assert str(error.value) == "mine.warplens.json has more tags than a profile can (1,000)"


def test_profile_with_a_thousand_tags_is_read_and_one_more_is_not():
    text = to_json(replace(read_profile(references()["hochberg"]), tags=("tag",) * 1000)).rstrip().encode()
    assert len(decode_profile(text, "mine.json").tags) == 1000
    with pytest.raises(ProfileError, match=r"^mine.json has more tags than a profile can \(1,000\)$"):
        decode_profile(text.replace(b'"tags":[', b'"tags":["one more",'), "mine.json")


def test_schema_is_found_wherever_it_stands():
    text = to_json(read_profile(references()["hochberg"])).rstrip().encode()
    head = b'{"schema":"warplens-profile/1",'
    assert text.startswith(head)
    moved = b"{" + text.removeprefix(head)[:-1] + b',"schema":"warplens-profile/1"}'
    assert decode_profile(moved, "mine.json") == decode_profile(text, "mine.json")


def test_check_point_raises_profile_error():
    point = warplens.load("reference:hochberg").points[0]
    check_point(point, "mine.json does not fit", "point 0")
    with pytest.raises(ProfileError) as error:
        check_point(replace(point, problem={"N": 2**64}), "mine.json does not fit", "point 0")
    assert str(error.value) == "mine.json does not fit: 'N' of point 0 is an integer of more than 64 bits"


def test_check_schema_raises_profile_error():
    check_schema("warplens-profile/2", "a.json", "warplens-profile", 2)
    with pytest.raises(ProfileError, match=r"^a\.json was written by a newer Warplens: .*$"):
        check_schema("warplens-profile/3", "a.json", "warplens-profile", 2)


def test_decode_decodes_one_json_text_as_kind():
    assert decode(b'{"N": 64}', dict, "mine.json") == {"N": 64}
    with pytest.raises(ProfileError) as error:
        decode(b'{"N": 64', dict, "mine.json")
    assert str(error.value) == "mine.json is cut off: it ends after 8 bytes, in the middle of its JSON"


def test_read_bytes_reads_a_whole_file_of_no_more_than_max_profile_bytes():
    assert read_bytes(references()["h200"]).startswith(GZIP_MAGIC)
    with pytest.raises(ProfileError) as error:
        read_bytes(Path("no-such.warplens.json"))
    assert str(error.value) == "there is no file no-such.warplens.json"
