"""Images of fat binaries: which PTX a device takes, what of it a kernel needs, and files that are linked."""

from __future__ import annotations

import pytest

from warplens.cuda.driver.modules import CUBIN, PTX, Image, PtxText, linked, ptx_for
from warplens.cuda.ground.errors import InputError
from warplens.cuda.ptx.parser import parse_module

TWO = """.version 8.0
.target sm_75
.address_size 64

.visible .global .align 4 .u32 used = 5;
.global .align 4 .u32 unused[4];
.global .align 8 .u64 table[1] = {helper};
.func (.param .b32 r) helper(.param .b32 a)
{
	st.param.b32 [r], 1;
	ret;
}
.weak .func lonely()
{
	ret;
}
.visible .entry first(
	.param .u64 first_param_0
)
{
	.reg .b32 %r<3>;
	ld.global.u32 %r1, [used];
	call.uni (%r2), helper, (%r1);
	ret;
}
.visible .entry second()
{
	ret;
}
	.file 1 "kernels.cu"
	.section .debug_str
{
$L__info_string0:
.b8 95
}
"""


def image(architecture: int, text: str, *, kind: int = PTX) -> tuple[Image, int]:
    return Image(kind=kind, architecture=architecture, is_zstd=False, data=text.encode() + b"\0\0"), 0


def test_kernel_keeps_what_it_reaches_and_no_more() -> None:
    text = PtxText(TWO).of_kernel("first")
    assert all(name in text for name in ("used = 5", ".func (.param .b32 r) helper", ".file 1", ".debug_str"))
    assert not any(name in text for name in ("unused", "lonely", "second", "table"))
    assert [parameter.name for parameter in parse_module(text).function("first").parameters] == ["first_param_0"]


def test_kernel_that_the_text_lacks_leaves_it_whole() -> None:
    assert PtxText(TWO).of_kernel("third") == TWO


def test_variables_are_read_without_functions() -> None:
    text = PtxText(TWO).variables
    assert "used = 5" in text
    assert "unused[4]" in text
    assert ".entry" not in text


def test_device_takes_the_newest_ptx_that_it_compiles() -> None:
    images = [image(75, "old"), image(100, "newer"), image(86, "best"), image(90, "code", kind=CUBIN)]
    assert ptx_for(images, 90) == "best"


@pytest.mark.parametrize(
    ("images", "words"),
    [
        ([image(100, "newer")], "for compute capability 10.0 and newer, and the device has 9.0; choose a newer one"),
        (
            [image(90, "code", kind=CUBIN)],
            "machine code alone .* add PTX with nvcc -gencode arch=compute_90,",
        ),
    ],
)
def test_module_without_ptx_for_the_device_says_what_to_do(images: list[tuple[Image, int]], words: str) -> None:
    with pytest.raises(InputError, match=words):
        ptx_for(images, 90)


def test_compressed_ptx_is_unpacked() -> None:
    zstandard = pytest.importorskip("zstandard")
    data = zstandard.compress(b"text\0")
    assert Image(kind=PTX, architecture=75, is_zstd=True, data=data).text(5) == "text"


def test_linked_files_have_their_own_lines() -> None:
    other = '.version 8.0\n.target sm_75\n.address_size 64\n.file 1 "b.cu"\n.entry k()\n{\n\t.loc 1 7 1\n\tret;\n}\n'
    text = linked([TWO, other])
    assert text.count(".version") == 1
    assert '.file 2 "b.cu"' in text
    assert ".loc 2 7 1" in text
    assert '.file 1 "kernels.cu"' in text
