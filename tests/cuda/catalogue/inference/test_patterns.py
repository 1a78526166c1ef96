"""The contents that the host code writes byte by byte, the types of PyTorch's macros and accessors."""

from warplens.cuda.catalogue.inference import terms
from warplens.cuda.catalogue.inference.construction import dispatched_types
from warplens.cuda.catalogue.inference.places import characters, element_of_pattern, pattern
from warplens.cuda.catalogue.inference.program import Program
from warplens.cuda.catalogue.inference.values import Text, whole
from warplens.cuda.catalogue.inference.views import accessor_type


def test_pattern_is_the_bytes_of_a_number() -> None:
    assert [pattern(whole(7), 1), pattern(whole(-1), 4), pattern(whole(0), 1)] == [
        "bytes(07)",
        "bytes(ffffffff)",
        "zeros",
    ]


def test_element_of_a_pattern_is_the_number_that_its_bytes_make() -> None:
    numbers = [element_of_pattern("bytes(07)", dtype) for dtype in ("int8", "int32", "float32")]
    assert numbers == ["7", "117901063", "1.0158336341824417e-34"]
    assert element_of_pattern("bytes(ff)", "float64") == "nan"
    assert not element_of_pattern("bytes(01000000)", "uint16")


def test_characters_end_with_a_zero() -> None:
    made = characters(Text("ab"))
    assert made.count is not None
    assert made.below is not None
    assert (made.count.value, made.least, terms.text(made.below)) == (3, 97, "99")


def test_macro_of_pytorch_calls_its_argument_for_one_type() -> None:
    assert dispatched_types("AT_DISPATCH_FLOATING_TYPES_AND_HALF") == {"scalar_t": "float", "index_t": "int64_t"}
    assert dispatched_types("AT_DISPATCH_INTEGRAL_TYPES")["scalar_t"] == "int"
    assert dispatched_types("AT_CUDA_CHECK") == {}


def test_accessor_has_an_element_dimensions_and_an_index() -> None:
    found = accessor_type("at::PackedTensorAccessor32<float, 3, at::RestrictPtrTraits>", Program())
    assert found is not None
    assert (found.element.dtype, found.dimensions, found.index) == ("float32", 3, "int32")
