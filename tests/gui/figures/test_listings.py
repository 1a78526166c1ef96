"""The listings of source and PTX: lines, colouring, margins, links, notes."""

from __future__ import annotations

import pytest

from warplens import explain
from warplens.cuda.catalogue import select
from warplens.cuda.execute.inspection.records import Activity, BlockRecord, Inspection, LineNote, Refusal, choose_point
from warplens.gui.figures.inspected_lines import Language
from warplens.gui.figures.inspected_lines import spans_of as coloured
from warplens.gui.figures.listings import (
    access_name,
    access_text,
    activity_text,
    kernel_listing,
    provenance_text,
    ptx_listing,
    refused_listing,
    share_text,
    source_listing,
)


@pytest.fixture(scope="module")
def inspected(point_inspector):
    def inspect(kernel, *, n=64, tile=32, device="h200", budget_s=float("inf")):
        point = choose_point(
            select([kernel]), problem={"N": (n,)}, tune={"TILE": (tile,)} if tile else {}, device=device,
            budget_s=budget_s, limit=10**9,
        )  # fmt: skip
        return point_inspector.inspect(point)

    return inspect


def row_with(listing, text):
    return next(row for row in listing.rows if text in row.text)


def spans_of(lines, spans):
    return [
        [(line[span.start : span.start + span.length], span.token.value) for span in here]
        for line, here in zip(lines, spans, strict=True)
    ]


@pytest.mark.parametrize(
    ("kernel", "cost", "traffic"),
    [
        ("memory_constant", "load taps: one word for all lanes, the minimum; 1152 requests", "4.44"),
        ("memory_constant_scattered", "load taps: 9 words a request, one at a time: 8 replays; 1152 requests", "4.78"),
    ],
)
@pytest.mark.rungs(1)
def test_constant_loads_cost_words_one_at_a_time_and_no_sectors(inspected, kernel, cost, traffic):
    inspection = inspected(kernel, tile=0)
    margin = row_with(source_listing(inspection.explanation.source, inspection), "sum += taps[k]").margin
    assert cost in margin.help.splitlines()
    assert margin.traffic == traffic  # of the pixels alone, which are in global memory
    [row] = [row for row in ptx_listing(inspection).rows if row.text.split()[:1] == ["ld.const.f32"]][:1]
    assert row.margin.traffic == ""


def test_lines_are_numbered_as_in_the_file(inspected):
    inspection = inspected("transpose_tiled")
    listing = source_listing(inspection.explanation.source, inspection)
    lines = inspection.explanation.source.splitlines()
    assert [row.number for row in listing.rows] == list(range(1, len(lines) + 1))
    assert [row.text for row in listing.rows] == [line.expandtabs(4).rstrip() for line in lines]


def test_margin_tells_sectors_and_wavefronts_of_the_mean_request(inspected):
    inspection = inspected("transpose_tiled")
    margin = row_with(source_listing(inspection.explanation.source, inspection), "= tile[x][y];").margin
    assert (margin.traffic, margin.wavefronts, margin.share, margin.lanes) == ("4", "32", 1.0, 32)
    assert (margin.is_traffic_wasteful, margin.are_wavefronts_wasteful, margin.is_worst) == (False, True, True)
    assert margin.help.splitlines() == [
        "load tile: 32 wavefronts a request, 1 would suffice; 100 % of the excess; 128 requests",
        "store out: 4 sectors a request, the minimum; 128 requests",
    ]


def test_line_without_requests_has_no_margin(inspected):
    inspection = inspected("transpose_tiled")
    assert row_with(source_listing(inspection.explanation.source, inspection), "int x = threadIdx.x;").margin is None


def test_lanes_of_a_request_by_one_thread(inspected):
    inspection = inspected("transpose_serial", n=16, tile=None)
    margins = [row.margin for row in source_listing(inspection.explanation.source, inspection).rows if row.margin]
    assert {margin.lanes for margin in margins} == {1}
    assert "1 of 32 lanes active" in margins[0].help


def test_older_device_tells_bytes_instead_of_sectors(inspected):
    inspection = inspected("transpose_tiled", tile=16, device="8800-gtx")
    listing = source_listing(inspection.explanation.source, inspection)
    margin = row_with(listing, "= tile[x][y];").margin
    assert (listing.traffic, margin.traffic, margin.wavefronts) == ("bytes", "128", "32")
    assert "128 bytes a request" in margin.help


def test_source_and_ptx_are_linked_both_ways(inspected):
    inspection = inspected("transpose_tiled")
    source, ptx = source_listing(inspection.explanation.source, inspection), ptx_listing(inspection)
    load = row_with(ptx, "ld.shared.u32")
    (line,) = load.links
    assert source.rows[source.row_of(line)].text.strip().endswith("= tile[x][y];")
    assert load.number in source.rows[source.row_of(line)].links


def test_instruction_has_a_margin_of_its_own_and_the_machine_instruction_aside(inspected):
    ptx = ptx_listing(inspected("matmul_tiled", tile=16))
    wide = [row for row in ptx.rows if row.aside == "LDS.128"]
    assert [row.margin.wavefronts for row in wide] == ["2"] * 4
    assert row_with(ptx, "st.global.f32").margin.traffic == "4"
    assert row_with(ptx, "bar.sync").margin is None


def test_share_of_an_instruction_is_that_of_the_launch(inspected):
    ptx = ptx_listing(inspected("copy_strided"))
    assert [row.margin.share for row in ptx.rows if row.margin] == [0.5, 0.5]


def test_notes_stand_under_their_lines():
    refusal = Refusal(
        sentence="k.cu does not compile",
        source="int a;\n    b;\nint c;",
        notes=(LineNote(line=2, text='identifier "b" is undefined'), LineNote(line=3, text="unused", is_error=False)),
    )
    rows = refused_listing(refusal, "").rows
    assert [(row.number, row.text, row.is_error) for row in rows] == [
        (1, "int a;", False),
        (2, "    b;", True),
        (0, '    identifier "b" is undefined', True),
        (3, "int c;", False),
        (0, "unused", False),
    ]


def test_provenance_is_that_of_the_counts(inspected):
    assert provenance_text(inspected("transpose_tiled")) == "counted, every block"
    sampled = inspected("transpose_tiled", n=2048, tile=8, budget_s=0.001)
    assert provenance_text(sampled).startswith("sampled, ")
    assert provenance_text(sampled).endswith(" of 65,536 blocks")


@pytest.mark.parametrize(
    ("share", "is_wasteful", "text"),
    [(0.97, True, "97 %"), (1.0, True, "100 %"), (0.999, True, ">99 %"), (0.001, True, "<1 %"), (0.0, False, "")],
)
def test_share_is_never_rounded_to_all_or_nothing(share, is_wasteful, text):
    assert share_text(share, is_wasteful=is_wasteful) == text


@pytest.mark.parametrize(
    ("activity", "text"),
    [
        (None, "No instruction of the compiled code stems from this line, or none was executed."),
        (Activity(warp_executions=4, thread_executions=128), "4 warp instructions, all 32 lanes active."),
        (
            Activity(warp_executions=4, thread_executions=66),
            "4 warp instructions, 16.5 of 32 lanes active on average.",
        ),
    ],
)
def test_activity_in_words(activity, text):
    assert activity_text(activity) == text


def test_cuda_is_coloured_across_lines():
    lines = ["/* a", "b */ int x = 0x1f; // c", "#pragma unroll 1", '__shared__ float s[threadIdx.x] = "d";']
    assert spans_of(lines, coloured("\n".join(lines), Language.CUDA)) == [
        [("/* a", "comment")],
        [("b */", "comment"), ("int", "keyword"), ("0x1f", "number"), ("// c", "comment")],
        [("#pragma", "directive"), ("1", "number")],
        [("__shared__", "builtin"), ("float", "keyword"), ("threadIdx", "builtin"), ('"d"', "string")],
    ]


def test_ptx_is_coloured():
    lines = ["@%p1 bra $L__BB0_2;", "ld.shared.u32 %r14, [%rd15+64];", ".reg .pred %p<7>;", "ret;"]
    assert spans_of(lines, coloured("\n".join(lines), Language.PTX)) == [
        [("%p1", "builtin")],
        [("ld.shared.u32", "keyword"), ("%r14", "builtin"), ("%rd15", "builtin"), ("64", "number")],
        [(".reg", "directive"), (".pred", "directive"), ("%p", "builtin"), ("7", "number")],
        [("ret", "keyword")],
    ]


@pytest.mark.long
def test_kernel_listing_returns_a_file_of_which_one_kernel_is_looked_at():
    listing = kernel_listing("int n;\nvoid k() {}", (2, 2), {1: "n is 4"})
    assert [(row.is_quiet, row.mark) for row in listing.rows] == [(True, "n is 4"), (False, "")]


@pytest.mark.long
def test_access_text_returns_the_cost_of_an_access():
    explanation = explain("transpose_tiled", problem={"N": 64}, tune={"TILE": 32}, device="h200")
    record = BlockRecord(block=0, first=0, instructions={})
    inspection = Inspection(explanation=explanation, ptx=(), lines={}, arrays={}, record=record)
    assert (
        access_text(explanation.accesses[2], inspection)
        == "load tile: 32 wavefronts a request, 1 would suffice; 100 % of the excess; 128 requests"
    )


@pytest.mark.long
def test_access_name_returns_the_name_of_an_access():
    explanation = explain("transpose_tiled", problem={"N": 64}, tune={"TILE": 32}, device="h200")
    assert [access_name(explained) for explained in explanation.accesses] == [
        "load in",
        "store tile",
        "load tile",
        "store out",
    ]
