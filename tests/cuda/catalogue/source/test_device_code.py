"""The cut: what stays of a text, what is cut, and that lines keep their numbers."""

import sys

import pytest

from warplens.cuda.catalogue.source import device_code, kernels_of
from warplens.cuda.catalogue.source.device_code import is_object, without
from warplens.cuda.catalogue.source.parsing import parsed

KERNEL = "__global__ void k(int *a) { *a = f(1); }"


def kept(text: str, entry: str = "k") -> str:
    """Return what is left of a text, its blank lines left out."""
    cut = device_code({"": text}, entry=entry).texts[""]
    assert cut.count("\n") == text.count("\n")
    return "\n".join(line.strip() for line in cut.split("\n") if line.strip())


@pytest.mark.parametrize(
    "text",
    [
        "",
        f"__device__ int f(int x) {{ return x; }}\n{KERNEL}\n__global__ void other() {{}}\n",
        "struct S { int n; cudaTextureObject_t first, second; cudaSurfaceObject_t out; };\n" + KERNEL,
        "#include <cuda_fp16.h>\nusing namespace nvcuda;\ntypedef int T;\nstruct S { T x; __device__ T get(); };\n"
        + KERNEL,
        'constexpr int N = 2; enum { A }; template <class T> struct Q; static_assert(N == 2, "");\n' + KERNEL,
        "__constant__ int c[2]; extern __shared__ int s[];\n#define f(x) x\n" + KERNEL,
    ],
)
def test_text_of_device_code_alone_comes_through(text):
    code = device_code({"": text}, entry="k")
    assert code.texts == {"": text}
    assert not code.is_cut


@pytest.mark.parametrize(
    ("host", "left"),
    [
        ("int main() { k<<<1, 2>>>(0); }", ""),
        ("int f(std::vector<int> v) { return v[0]; }", ""),
        ("__host__ __device__ int f(const std::vector<int> &v) { return v[0]; }", ""),
        ("void run(int n) { f(n); }", ""),
        ("int counter = 0; float *data, *other;", ""),
        ("template __global__ void q<int>(int);", ""),
        ("TEST(Suite, Case) { EXPECT_EQ(1, 1); }", ""),
        ('PYBIND11_MODULE(NAME, m) { m.def("f", &f); }', ""),
        ("class Fixture : public testing::Test { void SetUp() { cudaMalloc(0, 1); } };", ""),
        ("std::ostream &operator<<(std::ostream &o, int x) { return o << x; }", ""),
        ("struct H { };\n__device__ H operator+(H a, H b) { return a; }", ""),
        ("using namespace torch::indexing;", ""),
        ('const char *text = R"(}} __global__ void fake() { )";', ""),
        ("auto twice = [] (int x) { return 2 * x; };", ""),
        ("__host__ int f(char x) { return x; }", ""),
        ("__global__ void other() { f(2); }", ""),
        (
            "int main() {\n#if A\n run();\n#else\n#define B 1\n stop();\n#endif\n#pragma omp parallel\n}",
            "#if A\n#else\n#define B 1\n#endif",
        ),
    ],
)
def test_host_code_is_cut(host, left):
    text = f"__device__ int f(int x) {{ return x; }}\nvoid h() {{ }}\n{host}\n{KERNEL}"
    expected = f"__device__ int f(int x) {{ return x; }}\n{left}\n{KERNEL}".replace("\n\n", "\n")
    assert kept(text) == expected


@pytest.mark.parametrize(
    "named",
    [
        "int f(int x) { return x; }",
        "template <class T> T f(T x) { return x; }",
        "constexpr int f(int x) { return g(x); }\nconstexpr int g(int x) { return x; }",
        "__host__ __device__ int f(int x) { return x; }",
        "struct f { int x; __device__ f(int n) : x{n} {} operator int() const { return x; } };",
        "#define f(x) g(x) + N\n__device__ int g(int x) { return x; }\nconst int N = 2;",
        "#define MAKE(name) __device__ int name(int x) { return x; }\nMAKE(f)",
        "enum Kind { A, B };\n__device__ int f(Kind x) { return A; }",
        "typedef struct tag { int x; } Pair, *Pointer;\n__device__ int f(Pair x) { return 1; }",
        "struct V { };\n__device__ V operator+(V a, V b) { return g(a); }\n__device__ V g(V x);\n#define f V",
        "#define HD __host__ __device__\n#define INL inline HD\nINL int f(int x) { throw x; }",
        "#define BUILD(t) template <> struct f<t> { __device__ f(); };\ntemplate <class T> struct f { };\nBUILD(int);",
        "namespace a { namespace b {\n__device__ int f(int x) { return x; }\n} }\nusing namespace a::b;",
        'extern "C" {\n__device__ int f(int x) { return x; }\n}',
        "union Bits { float x; int y; };\n__device__ int f(int x) { Bits b; return b.y; }",
        "#ifdef A\n__device__ int f(int x) {\n#else\n__device__ int f(int x, int y = 0) {\n#endif\nreturn x;\n}",
        "template <int N> struct T { };\ntemplate <> struct T<2> { };\n__device__ int f(int x) { T<2> t; return 1; }",
    ],
)
def test_what_a_kernel_names_stays(named):
    assert kept(f"{named}\n{KERNEL}\nvoid host() {{ run<<<1, 1>>>(); }}") == f"{named}\n{KERNEL}"


def test_functions_of_a_class_for_hosts_are_cut():
    text = """
struct Vec {
  float x;
  std::string label;
  Vec() = default;
  Vec(int n) : x(n) { cudaMalloc(&n, 4); }
  __device__ float get() const { return x; }
  float norm() const { return x; }
  float unused() const { return x; }
  std::vector<float> host() const { return {x}; }
  friend std::ostream &operator<<(std::ostream &o, const Vec &v) { return o << v.x; }
  static void check() { throw 1; }
};
__global__ void k(Vec v) { v.norm(); }
void h() { }
"""
    assert (
        kept(text)
        == """struct Vec {
float x;
Vec() = default;
Vec(int n);
__device__ float get() const { return x; }
float norm() const { return x; }
};
__global__ void k(Vec v) { v.norm(); }"""
    )


@pytest.mark.parametrize("mark", ["__host__", "HOST", "INLINE_HOST"])
def test_constructor_for_hosts_keeps_its_declaration_without_its_mark(mark):
    macros = "#define HOST __host__\n#define INLINE_HOST inline HOST\n"
    text = f"""{macros}struct Table {{
  {mark} Table(int n) : n(n) {{ cudaMalloc(&keys, n); }}
  {mark} Table(float n);
  {mark} virtual ~Table() {{ cudaFree(keys); }}
  {mark} int size() {{ return n; }}
  {mark} __device__ Table(Table &t) {{ }}
  int *keys, n;
}};
__global__ void k(Table t) {{ }}"""
    expected = f"""{macros}struct Table {{
Table(int n);
Table(float n);
virtual ~Table();
{mark} __device__ Table(Table &t) {{ }}
int *keys, n;
}};
__global__ void k(Table t) {{ }}"""
    assert [" ".join(line.split()) for line in kept(text).splitlines()] == expected.splitlines()


def test_constructor_that_takes_what_only_hosts_have_is_cut():
    text = """struct List {
  __device__ List(std::initializer_list<int> values) { n = values.size(); }
  List(const std::vector<int> &values) : n(values.size()) { }
  List(int n);
  int n;
};
__global__ void k(List list) { }
void h() { }
"""
    assert kept(text) == (
        "struct List {\n__device__ List(std::initializer_list<int> values) { n = values.size(); }\n"
        "List(int n);\nint n;\n};\n__global__ void k(List list) { }"
    )


def test_members_outside_of_their_class_stay_with_it():
    inside = "struct A { __device__ void f(); };\n__device__ void A::f() { }"
    text = f"{inside}\nstruct B {{ void g(); }};\nvoid B::g() {{ }}\n__global__ void k(A a) {{ }}"
    assert kept(text) == f"{inside}\n__global__ void k(A a) {{ }}"


def test_overload_for_hosts_of_a_function_stays_where_it_cannot_be_told():
    text = "int f(Unknown v) { return 1; }\n__device__ int f(int x) { return x; }\n" + KERNEL
    assert kept(text) == text


def test_number_that_is_const_becomes_constexpr_as_nvcc_takes_it():
    text = "const float A = 0.5f, B = A;\nstatic const double C = 1.0 / A;\nconst float D = sqrtf(2);\nvoid h() { }\n"
    text += "__global__ void k() { A + C + D; }"
    assert kept(text) == (
        "constexpr float A = 0.5f, B = A;\nstatic constexpr double C = 1.0 / A;\nconst float D = sqrtf(2);\n"
        "__global__ void k() { A + C + D; }"
    )


def test_assertion_stays_if_all_that_it_names_does():
    text = "constexpr int N = 1;\nstruct H { };\nstatic_assert(N == 1);\nstatic_assert(sizeof(H) == 1);\nvoid h() { }\n"
    assert (
        kept(text + "__global__ void k() { N; }")
        == "constexpr int N = 1;\nstatic_assert(N == 1);\n__global__ void k() { N; }"
    )


def test_without_an_entry_all_kernels_stay():
    text = "__global__ void a() { }\n__global__ void b() { }\nint main() { }"
    assert kept(text, entry="") == kept(text, entry="missing") == "__global__ void a() { }\n__global__ void b() { }"
    assert kept(text, entry="x::b<16, float>") == "__global__ void b() { }"


def test_headers_keep_what_the_source_names():
    texts = {
        "k.cu": '#include "a.h"\n__global__ void k() { f(1); }\nint main() { }',
        "a.h": "__device__ int f(int x) { return N; }\nvoid check() { exit(1); }\n#define N other",
        "b.h": "const int other = 1;\nconst int unused = 2;",
    }
    assert dict(device_code(texts, entry="k").texts) == {
        "k.cu": '#include "a.h"\n__global__ void k() { f(1); }\n',
        "a.h": "__device__ int f(int x) { return N; }\n\n#define N other",
        "b.h": "const int other = 1;\n",
    }


def test_large_library_stays_as_it_is(monkeypatch):
    monkeypatch.setattr(sys.modules["warplens.cuda.catalogue.source.pieces"], "LONGEST", 60)
    texts = {"k.cu": f"{KERNEL}\nint main() {{ }}", "a.h": "void host() { }"}
    assert dict(device_code(texts, entry="k").texts) == {"k.cu": f"{KERNEL}\n", "a.h": "void host() { }"}


def test_words_are_those_of_the_device_code_and_defined_what_the_source_defines():
    code = device_code({"": "#define f(x) x * Q\nstruct H { };\nvoid h() { uint y; }\n" + KERNEL}, entry="k")
    assert {"uint", "H"}.isdisjoint(code.words)
    assert {"Q", "f", "a"} <= code.words
    assert code.defined == {"f", "H", "h", "k"}


def test_lines_that_a_compiler_refuses_are_cut():
    text = "int f(Unknown v) { return 1; }\n__device__ int f(int x) { return x; }\n" + KERNEL
    code = device_code({"": text}, entry="k")
    assert without(code, {"": [1]}).texts == {"": "\n__device__ int f(int x) { return x; }\n" + KERNEL}
    assert without(code, {"": [2, 3], "other": [1]}) is code
    assert without(code, {}) is code


def test_error_directive_of_a_header_is_cut_and_that_of_the_source_stays():
    header, source = "int host;\n#  error no timer\n#define N 1\n", f"#error yours\nint main() {{}}\n{KERNEL}"
    code = device_code({"": source, "timer.h": header}, entry="k")
    cut = without(code, {"": [1], "timer.h": [2]})
    assert cut.texts["timer.h"] == header.replace("int host;", "").replace("#  error no timer", " " * 17)
    assert cut.texts[""].startswith("#error yours\n")
    assert without(cut, {"timer.h": [2]}) is cut


def test_function_of_a_class_is_to_blame_before_the_class():
    text = "struct S {\n int g() {\n return unknown; }\n int x;\n};\n__global__ void k(S s) { s.g(); }"
    code = without(device_code({"": text}, entry="k"), {"": [3]})
    assert code.texts == {"": "struct S {\n \n\n int x;\n};\n__global__ void k(S s) { s.g(); }"}
    assert without(code, {"": [4]}).texts == {"": "\n\n\n\n\n__global__ void k(S s) { s.g(); }"}


@pytest.mark.parametrize(
    "text",
    [
        "a < " * 2000,
        "template <" * 2000,
        "(" * 2000,
        "struct A {" * 2000,
        "#if A\n{\n" * 2000,
        'R"(' * 2000,
        "/*" * 2000,
        "'\"" * 2001,
        "namespace a {" * 2000,
        "operator " * 2000 + ";",
        "".join(f"#define A{number} A{number + 1}\n" for number in range(2000)) + "__global__ void q() { A0; }\n",
        "} ) ] ; , :: # \\ \0 \ud800 @ <% <: %>",
    ],
)
@pytest.mark.usefixtures("deep")
def test_text_that_is_broken_or_deep_is_read_all_the_same(text):
    text += "\n__global__ void k(int *a) { }\nint main() { }\n"
    assert device_code({"": text}, entry="k").texts[""].count("\n") == text.count("\n")
    assert {kernel.name.split("::")[-1] for kernel in kernels_of(text)} <= {"k", "q"}


def test_device_code_returns_the_device_code_of_a_source():
    from warplens.cuda.catalogue.source.device_code import device_code

    code = device_code({"": "__global__ void k(int *a) { *a = 1; }\nint main() {\n k<<<1, 1>>>(0); }"})
    assert code.texts[""] == "__global__ void k(int *a) { *a = 1; }\n\n"


def test_is_object_tells_whether_a_declaration_with_parentheses_makes_an_object():
    texts = ("dim3 block(512);", "dim3 block(WIDTH);", "dim3 block(int width);")
    assert [is_object(parsed(text).root_node.named_children[0], lambda name: name == "WIDTH") for text in texts] == [
        True,
        True,
        False,
    ]
