"""Types that a launch takes from variables of the host."""

import re

import pytest

from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.compiler.device_libraries import host_types
from warplens.cuda.ground.errors import InputError

SOURCE = """
template <int N> struct Size { static constexpr int value = N; };
template <class L> __global__ void k(int *a, L) { a[0] = L::value; }
namespace tiles { template <class A> struct Twice { static constexpr int value = 2 * A::value; }; }
void run(int n, float *unused) {
    using namespace tiles;
    const int seven = 7;
    const int length = read(unused).size();
    auto tile = Size<seven>{};
    auto twice = Twice<decltype(tile)>{};
    using Four = Twice<Twice<Size<1>>>;
    for (int i = 0; i < n; ++i) { if (n) { return; } k<decltype(twice)><<<1, length>>>(nullptr, twice); }
    k<Twice<Size<5>>><<<1, 1>>>(nullptr, {});
    k<decltype(Four{})><<<1, 1>>>(nullptr, {});
    k<decltype(tile_of(n))><<<1, 1>>>(nullptr, {});
}
int main() { run(2, nullptr); }
"""


def stored(entry: str) -> str:
    """Return the number that the kernel stores."""
    kernel = compile_source(SOURCE, name="my.cu", target="sm_90", entry=entry)
    return re.findall(r"mov\.\w+ \s*%r\d+, (\d+);", kernel.ptx)[0]


@pytest.mark.parametrize(
    ("entry", "number"),
    [
        ("k<decltype(twice)>", "14"),
        ("k<decltype(tile)>", "7"),
        ("k<Twice<Size<5>>>", "10"),
        ("k<decltype(Four{})>", "4"),
        ("k<Size<3>>", "3"),
    ],
)
def test_type_of_the_host_is_that_of_its_declaration(entry, number):
    assert stored(entry) == number


def test_type_that_nothing_declares_is_not_known():
    with pytest.raises(InputError) as caught:
        stored("k<decltype(tile_of(n))>")
    assert "names 'n', which is not defined: the type of a variable of the host code is not known here" in str(
        caught.value
    )


def test_statements_that_the_type_does_not_need_are_left_out():
    typed = host_types(SOURCE, "k<decltype(tile)>")
    assert typed is not None
    assert "seven" in typed.text
    assert "length" not in typed.text
    assert "unused" not in typed.text


def test_value_that_only_the_run_gives_is_any():
    source = "void f() { const int n = x.size(0); int m = n; k<decltype(m)><<<1, 1>>>(); }"
    typed = host_types(source, "k<decltype(m)>")
    assert typed is not None
    assert "int n = 1; int m = n; return warplens_type<decltype(m)>{};" in typed.text


@pytest.mark.parametrize(
    "source", ["", "void f() { g(); }", "k<<<1, 1>>>();", "void f() { other<decltype(m)><<<1, 1>>>(); }"]
)
def test_source_without_the_launch_has_no_types(source):
    assert host_types(source, "k<decltype(m)>") is None


def test_entry_without_template_arguments_has_no_types():
    assert host_types("void f() { k<<<1, 1>>>(); }", "k") is None
