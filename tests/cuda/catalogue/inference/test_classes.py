"""Classes as arguments of kernels and of their templates: functors, and objects that load and store."""

import pytest

from warplens.cuda.catalogue.inference import InferredKernel, inferred_kernels

CLASSES = """
namespace ops {
template <typename T> struct Scaled {
  Scaled(const T *in, int width, T by) : in(in), width(width), by(by) {}
  __device__ T operator()(int i) const { return in[i] * by; }
  const T *in; int width; T by;
};
}
template <typename T> struct Written {
  Written(T *out) : out(out) {}
  __device__ void put(int i, T x) { out[i] = x; }
  T *out;
};
struct Add { __device__ float operator()(float a, float b) const { return a + b; } };
"""
COPY = """
template <typename Load, typename Store> __global__ void copy(Load load, Store store) {
  store.put(threadIdx.x, load(threadIdx.x));
}
"""
MAP = "template <typename F> __global__ void map(F f, float *a) { a[threadIdx.x] = f(a[threadIdx.x], 1.0f); }\n"
ARRAYS = "float *a, *b; cudaMalloc(&a, 64 * sizeof(float)); cudaMalloc(&b, 64 * sizeof(float));"
COPIED = "copy<ops::Scaled<float>, Written<float>>"


def inferred(text: str) -> InferredKernel:
    [kernel] = inferred_kernels(CLASSES + text, path="a.cu")
    assert not kernel.questions
    return kernel


@pytest.mark.parametrize(
    "launch",
    [
        "ops::Scaled<float> l(a, 8, 2.0f); Written<float> s(b); copy<<<1, 64>>>(l, s);",
        "copy<<<1, 64>>>(ops::Scaled<float>(a, 8, 2.0f), Written<float>(b));",
        "copy<<<1, 64>>>(ops::Scaled<float>{a, 8, 2.0f}, Written<float>{b});",
        "auto l = ops::Scaled<float>(a, 8, 2); Written<float> s(b); copy<decltype(l), decltype(s)><<<1, 64>>>(l, s);",
        "Scaled<float> l(a, 8, 2); Written<float> s(b); copy<Scaled<float>, Written<float>><<<1, 64>>>(l, s);",
        "go(ops::Scaled<float>(a, 8, 2.0f), Written<float>(b));",
        "Go<ops::Scaled<float>, Written<float>>()(ops::Scaled<float>(a, 8, 2.0f), Written<float>(b));",
    ],
)
def test_objects_are_arguments_by_their_members(launch: str) -> None:
    host = "template <class L, class S> void go(L load, S store) { copy<L, S><<<1, 64>>>(load, store); }\n"
    host += "template <class L, class S> struct Go { void operator()(L load, S store) { go<L, S>(load, store); } };\n"
    kernel = inferred(f"{COPY}{host}int main() {{ {ARRAYS} {launch} }}")
    assert kernel.entry == COPIED
    assert 'args = [["in", "width:int32", "2.0:float32"], ["out"]]' in kernel.matter
    assert "width = [8]" in kernel.matter


@pytest.mark.parametrize("launch", ["map<<<1, 64>>>(Add(), a);", "Add f; map<Add><<<1, 64>>>(f, a);"])
def test_a_functor_without_members_is_an_argument(launch: str) -> None:
    kernel = inferred(f"{MAP}int main() {{ {ARRAYS} {launch} }}")
    assert (kernel.entry, '[["0:uint8"], "a"]' in kernel.matter) == ("map<Add>", True)


def test_a_functor_that_nothing_gives_is_a_class_with_what_the_kernel_asks() -> None:
    kernel = inferred(MAP)
    assert kernel.entry == "map<Add>"
    assert any(text.endswith("the template argument F is Add") for text in kernel.assumptions)
    assert inferred(COPY).entry == COPIED


def test_a_functor_of_which_the_file_has_none_is_a_question() -> None:
    text = "template <typename F> __global__ void map(F f, float *a) { a[0] = f.first(a[1]) + f(a[2]); }"
    [kernel] = inferred_kernels(text, path="a.cu")
    assert str(kernel.questions[0]) == (
        "line 1: the template argument F is a class with first and operator(), and the file has no such class"
    )


def test_numbers_of_the_host_code_stand_in_a_type() -> None:
    text = "template <int R, int C> struct Tile { float *data; };\n"
    text += "template <class T> __global__ void fill(T t) { t.data[threadIdx.x] = 1; }\n"
    text += f"int main() {{ {ARRAYS} const int rows = 8; Tile<rows, 4> t{{a}}; fill<Tile<rows, 4>><<<1, 32>>>(t); }}"
    assert inferred(text).entry == "fill<Tile<8, 4>>"


FILL = "template <class P> __global__ void fill(P p) { p.data[threadIdx.x] = p.by; }\n"


@pytest.mark.parametrize(("argument", "dtype"), [("float", "float32"), ("short", "float64"), ("ops::Twice", "int32")])
def test_members_have_the_types_that_the_arguments_of_the_class_give(argument: str, dtype: str) -> None:
    text = "namespace ops { struct Twice { int a; }; }\n"
    text += "template <class T> struct Wide { using type = T; };\n"
    text += "template <> struct Wide<short> { using type = double; };\n"
    text += "template <class T, class U = short> struct Two { typename Wide<T>::type *data; U by; };\n"
    text += f"{FILL} int main() {{ Wide<{argument}>::type *d; cudaMalloc(&d, 64 * sizeof(*d));"
    kernel = inferred(f"{text} Two<{argument}> t{{d, 3}}; fill<<<1, 64>>>(t); }}")
    assert f'dtype = "{dtype}"' in kernel.matter
    assert '"3:int16"' in kernel.matter
    assert kernel.entry == f"fill<Two<{argument}>>"


@pytest.mark.parametrize("made", ["Ramp<double> t(d, 3);", "auto t = Ramp<double>(d, 3);"])
def test_members_of_bases_come_first(made: str) -> None:
    text = "struct Empty { };\n"
    text += "template <class T> struct Line { T *data; int step; Line(T *d, int s) : data(d), step(s) {} };\n"
    text += (
        "template <class T> struct Ramp : Empty, public Line<T> { float by = 2; Ramp(T *d, int s) : Line(d, s) {} };\n"
    )
    text += f"{FILL} int main() {{ double *d; cudaMalloc(&d, 64 * sizeof(double)); {made} fill<<<1, 64>>>(t); }}"
    kernel = inferred(text)
    assert kernel.entry == "fill<Ramp<double>>"
    assert '[["data", "s:int32", "2.0:float32"]]' in kernel.matter
    assert 'dtype = "float64", shape = ["64"]' in kernel.matter
    assert "s = [3]" in kernel.matter


@pytest.mark.sample(5)
@pytest.mark.parametrize(
    "hostile",
    [
        "struct A { A a, b, c; };",
        "struct B; struct A : B, B, B, B { int a; }; struct B : A, A, A, A { int b; };",
        "template <class T> struct P { T a, b; }; struct A { P<P<P<P<A>>>> a; };",
        "template <class T> struct W { using type = typename W<W<T>>::type; }; struct A { W<W<int>>::type a; };",
        "template <class T> struct P { }; template <class T> void go(T t) { go<P<T, T>>(P<T, T>()); } struct A { };",
    ],
)
def test_classes_without_an_end_take_no_time(hostile: str) -> None:
    text = f"{hostile} __global__ void fill(A t, int *a) {{ a[threadIdx.x] = 1; }}\n"
    text += "void go(int); int main() { int *a; cudaMalloc(&a, 256); A t; go(3); fill<<<1, 64>>>(t, a); }"
    assert [kernel.entry for kernel in inferred_kernels(text, path="a.cu")] == ["fill"]


def test_object_with_one_member_that_nothing_gives_is_a_structure() -> None:
    text = "struct Call { double strike; __device__ double worth(double s) const { return s - strike; } };\n"
    text += (
        "template <class P> __global__ void pay(P payoff, double *a) { a[threadIdx.x] = payoff.worth(a[threadIdx.x]); }"
    )
    kernel = inferred(text)
    assert kernel.entry == "pay<Call>"
    assert 'args = [["1.0:float64"], "a"]' in kernel.matter


def test_structs_that_lead_to_one_another_take_no_time() -> None:
    names = [f"S{number}" for number in range(6)]
    members = "".join(f" struct {name} *to_{name}, *and_{name}; int n_{name};" for name in names)
    text = "".join(f"struct {name} {{{members} float *x; int n; }};\n" for name in names)
    text += "__global__ void fill(float *a, int n) { if (threadIdx.x < n) a[threadIdx.x] = 1; }\n"
    text += "void forward(struct S0 *s, struct S1 t) { fill<<<1, 64>>>(s->x, s->n); fill<<<1, 64>>>(s->to_S1->x, 64); }"
    [kernel] = inferred_kernels(text, path="a.cu")
    assert 'args = ["a", "n"]' in kernel.matter
