"""A file of columns: compressed or not, its head changed, samples kept, and wrong files refused."""

from __future__ import annotations

import gc
import gzip
import math
from dataclasses import replace

import pytest

import warplens
from warplens.cuda.ground.errors import InputError, ProfileError
from warplens.cuda.ground.metrics import METRICS, Provenance
from warplens.cuda.ground.points import LaunchShape, StepResult, Time
from warplens.profiles import columns, store
from warplens.profiles.columns import MANY_OBJECTS, check_steps, plain_values, points_of, without_collection
from warplens.profiles.records import Profile
from warplens.profiles.store import change_head, decode_profile, read_profile
from warplens.profiles.writing import columns_of, compacted, encode_profile, to_json, write_profile


def encode_rows(profile: Profile) -> bytes:
    """Return a profile in the first schema, an object for each point."""
    return to_json(profile).rstrip("\n").encode()


@pytest.mark.parametrize("encode", [encode_profile, encode_rows])
def test_head_is_changed_and_the_points_stay(tmp_path, profile, encode):
    path = tmp_path / "t.warplens.json"
    path.write_bytes(encode(profile))
    change_head(path, note="mine", tags=("a",))
    assert read_profile(path) == replace(profile, note="mine", tags=("a",))


def test_head_of_a_file_that_does_not_fit_is_not_changed(tmp_path, profile):
    path = tmp_path / "t.warplens.json"
    data = encode_profile(profile).replace(b'"rows":6', b'"rows":7')
    path.write_bytes(data)
    with pytest.raises(ProfileError):
        change_head(path, note="mine")
    assert path.read_bytes() == data


@pytest.mark.parametrize("suffix", ["", ".gz"])
def test_form_of_a_file_is_seen_from_what_it_holds(tmp_path, profile, suffix):
    path = tmp_path / f"t.warplens.json{suffix}"
    write_profile(path, profile)
    assert path.read_bytes().startswith(b"\x1f\x8b") is bool(suffix)
    renamed = path.rename(tmp_path / "other.json")
    assert read_profile(renamed) == profile


def test_older_profile_is_one_of_this_schema_when_it_is_read(profile):
    assert decode_profile(encode_rows(profile), "t.json").schema == "warplens-profile/2"


def test_samples_are_kept_to_a_tenth_of_a_nanosecond(small):
    [point] = small(0).points
    time = Time(value_ns=1.0, provenance=Provenance.MEASURED, samples_ns=(32.04, 64.0000001, 32.04))
    [read] = decode_profile(encode_profile(replace(small(0), points=(replace(point, time=time),))), "t").points
    assert read.time.samples_ns == (32.0, 64.0, 32.0)


WRONG_POINTS = "the column 'time.points' names a point twice, or one that is not there"


def squeezed(data):
    return gzip.compress(data, mtime=0)


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (
            lambda data: squeezed(data)[:-9],
            "t.json is cut off: it ends after {size} bytes, in the middle of its compressed text",
        ),
        (lambda data: squeezed(data) + b"abc", "t.json is damaged: 3 bytes follow its compressed text"),
        (lambda data: squeezed(data + b" " * 2**20), "t.json becomes larger than a profile can be (1 MiB)"),
        (
            lambda data: squeezed(data)[:-8] + bytes(8),
            "t.json is damaged: gzip cannot read it (Error -3 while decompressing data: incorrect data check)",
        ),
        (squeezed, ""),
        (lambda data: squeezed(squeezed(data)), "t.json is not JSON: invalid character (byte 0)"),
    ],
)  # fmt: skip
def test_compressed_file_that_is_not_whole_is_refused(profile, monkeypatch, spoil, message):
    monkeypatch.setattr(store, "MAX_PROFILE_BYTES", 2**20)
    data = spoil(encode_profile(profile))
    try:
        decode_profile(data, "t.json")
        refusal = ""
    except ProfileError as error:
        refusal = str(error)
    assert refusal == message.format(size=len(data))


WRONG_SAMPLE = "Expected `float`, got `str` - at `$[0]`, in the column 'time.samples_ns'"
TOO_LONG = "Expected `int` <= 9223372036854775807 - at `$.points.problem.values[1][...]`"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (b'"rows":6', b'"rows":7', "the column 'metrics.gld_efficiency.value' has 6 values, and 7 are needed"),
        (b'"rows":6', b'"rows":10000000', "it has 10000000 points, and at most 250000 are read"),
        (b'"rows":6', b'"rows":-1', "Expected `int` >= 0 - at `$.points.rows`"),
        (b'"index":[0,0,1,2,0,0]', b'"index":[0,0,1,9,0,0]', "the column 'kernel' has 3 values, and no number 9"),
        (b'"points":[0,1,4,5]', b'"points":[0,1,4,4]', WRONG_POINTS),
        (b'"points":[0,1,4,5]', b'"points":[0,1,4,6]', WRONG_POINTS),
        (b'"samples_ns":[[]', b'"samples_ns":[[],[]', "the column 'time.samples_ns' has 5 values, and 4 are needed"),
        (b'"samples_ns":[[]', b'"samples_ns":[["a"]', WRONG_SAMPLE),
        (b'"value_ns":[', b'"value_ns":[-', "a time is negative"),
        (b'{"N":64}', b'{"N":9223372036854775808}', TOO_LONG),
        (b'"count":[0]', b'"count":[1000000]', "it has 4000000 conditions, and at most 1000000 are read"),
        (b'["modelled"]', b'["guessed"]', "Invalid enum value 'guessed' - at `$.points.time.provenance[0]`"),
    ],
)  # fmt: skip
def test_columns_that_do_not_fit_are_refused(profile, old, new, message):
    data = encode_profile(profile)
    assert old in data
    with pytest.raises(ProfileError) as raised:
        decode_profile(data.replace(old, new, 1), "t")
    assert str(raised.value) == f"t does not fit warplens-profile/2: {message}"


def test_more_values_than_a_profile_has_are_refused_before_they_are_made(profile, monkeypatch):
    data = encode_profile(profile)
    monkeypatch.setattr(store, "MAX_VALUES", data.count(b","))
    assert decode_profile(data, "t") == profile
    monkeypatch.setattr(store, "MAX_VALUES", 100)
    with pytest.raises(ProfileError) as raised:
        decode_profile(data, "t")
    assert str(raised.value) == "t holds more values than a profile can (100)"


def test_more_points_than_a_profile_has_are_refused_as_rows(profile, monkeypatch):
    monkeypatch.setattr(columns, "MAX_POINTS", 5)
    with pytest.raises(ProfileError) as raised:
        decode_profile(encode_rows(profile), "t")
    assert str(raised.value) == "t has 6 points, and at most 5 are read"


STEP = StepResult(
    number=1,
    kernel="partial<64>",
    launches=3,
    launch=LaunchShape(grid=(4, 1, 1), block=(64, 1, 1), dynamic_shared_bytes=128),
    time=Time(value_ns=3000.0, provenance=Provenance.MODELLED, terms_ns={"dram": 1.5}),
    metrics={"gld_efficiency": METRICS["gld_efficiency"].value(50.0, Provenance.COUNTED, "half")},
)


@pytest.mark.parametrize("encode", [encode_profile, encode_rows])
def test_steps_of_a_sequence_come_back(profile, encode):
    first, *others = profile.points
    steps = (STEP, replace(STEP, number=2, kernel="sum", launches=1, time=None))
    with_steps = replace(profile, points=(replace(first, steps=steps), *others))
    assert decode_profile(encode(with_steps), "t.json") == with_steps
    assert compacted(with_steps.points) == with_steps.points


def test_file_without_steps_is_read(profile):
    data = encode_profile(profile)
    older = data.replace(b',"steps":[[]]', b"")
    assert older != data
    assert decode_profile(older, "t.json") == profile


def test_numbers_of_a_step_that_no_file_can_hold_are_left_out(profile):
    step = replace(STEP, metrics={"flops": METRICS["flops"].value(math.inf, Provenance.COUNTED)})
    point = replace(profile.points[0], steps=(replace(step, time=replace(STEP.time, value_ns=math.nan)),))
    assert compacted([point]) == (point,)
    [read] = decode_profile(encode_profile(replace(profile, points=(point,))), "t.json").points
    assert (dict(read.steps[0].metrics), read.steps[0].time) == ({}, None)


@pytest.mark.parametrize("encode", [encode_profile, encode_rows])
@pytest.mark.parametrize(
    ("steps", "sentence"),
    [
        ((STEP,) * 33, "a point has 33 steps, and a sequence has at most 32"),
        ((replace(STEP, launches=2**63),), "'launches' of step 1 is an integer of more than 64 bits"),
        ((STEP, replace(STEP, time=replace(STEP.time, value_ns=-1.0))), "the time of step 2 is negative"),
    ],
    ids=["too many", "too large", "negative"],
)
def test_steps_with_impossible_values_are_refused(profile, encode, steps, sentence):
    data = encode(replace(profile, points=(replace(profile.points[0], steps=steps),)))
    schema, where = ("warplens-profile/1", "point 0: ") if encode is encode_rows else ("warplens-profile/2", "")
    with pytest.raises(ProfileError) as error:
        decode_profile(data, "t.json")
    assert str(error.value) == f"t.json does not fit {schema}: {where}{sentence}"


def test_columns_of_returns_the_columns_of_points_that_are_fit_for_a_file():
    columns = columns_of(warplens.load("reference:hochberg").points)
    assert columns.rows == 6
    assert columns.kernel == ["matmul_submatrix"]
    assert columns.metrics["speedup"].value == [7.0, 2.0, 1.1, 6.5, 1.7, 2.6]


def test_points_of_returns_the_points():
    points = warplens.load("reference:hochberg").points
    assert points_of(columns_of(points)) == points


def test_check_steps_raises_input_error():
    step = StepResult(number=1, kernel="k", launches=2**64, launch=LaunchShape(grid=(1, 1, 1), block=(1, 1, 1)))
    with pytest.raises(InputError) as error:
        check_steps([step])
    assert str(error.value) == "'launches' of step 1 is an integer of more than 64 bits"


def test_without_collection_turns_the_garbage_collector_off_while_many_objects_are_made():
    with without_collection():
        assert not gc.isenabled()


@pytest.mark.parametrize(("count", "is_left_out"), [(MANY_OBJECTS, True), (1000, False)])
def test_later_collections_leave_out_what_was_made_if_it_is_very_much(count, is_left_out):
    with without_collection():
        made = [[] for _ in range(count)]
    frozen = gc.get_freeze_count()
    gc.unfreeze()
    assert len(made) == count
    assert (frozen >= count) == is_left_out


@pytest.mark.parametrize("key", ["speedup", "gflops"])
def test_plain_values_are_those_of_the_metrics_whether_they_come_from_a_file_or_not(key):
    points = warplens.load("reference:hochberg").points
    rows = [point.metrics for point in points] + [dict(points[0].metrics)]
    assert plain_values(rows, key) == [None if row.get(key) is None else row[key].value for row in rows]
