"""The declarations of a text: kinds, names, owners, spans and members."""

import pytest

from warplens.cuda.catalogue.source.declarations import declarations_of, members_of
from warplens.cuda.catalogue.source.tokens import tokens_of


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("int a = 1, *b, c[3] = {1, 2};", ("variable", ("a", "b", "c"))),
        ("const std::map<int, float> table{{1, 2}};", ("variable", ("table",))),
        ("float (*pointer)(int) = nullptr;", ("variable", ("pointer",))),
        ("auto f = [] (int a) { return a; };", ("variable", ("f",))),
        ("dim3 grid(1, 2);", ("function", ("grid",))),
        ("void f(int a) { if (a) { } }", ("function", ("f",))),
        ("auto f(int a) -> decltype(a) { return {}; }", ("function", ("f",))),
        ("template <int N> MACRO(1) inline float f(int (&a)[N]) noexcept(true) { }", ("function", ("f",))),
        ("bool operator==(const A &a, const A &b) { return true; }", ("function", ("operator==",))),
        ("struct A { int x; } a, *b;", ("type", ("A", "a", "b"))),
        ("template <> struct alignas(8) A<int> final : B<int> { };", ("type", ("A",))),
        ("enum class Color : int { RED = 1, GREEN };", ("type", ("Color", "RED", "GREEN"))),
        ("class A;", ("type", ("A",))),
        ("struct A a = {1};", ("variable", ("a",))),
        ("typedef struct tag { int x; } Name, *Pointer;", ("alias", ("tag", "Name", "Pointer"))),
        ("typedef struct __align__(SIZE) { int x; } Name;", ("alias", ("Name",))),
        ("typedef struct alignas(8) tag { int x; } Name __attribute__((packed));", ("alias", ("tag", "Name"))),
        ("typedef enum { RED, GREEN } Color;", ("alias", ("Color", "RED", "GREEN"))),
        ("typedef float (*Function)(int);", ("alias", ("Function",))),
        ("typedef float Row[16];", ("alias", ("Row",))),
        ("template <class T> using Pair = A<T, T>;", ("alias", ("Pair",))),
        ("using nvcuda::wmma::fragment;", ("alias", ("fragment",))),
        ("namespace cg = cooperative_groups;", ("alias", ("cg",))),
        ("using namespace nvcuda::wmma;", ("directive", ("nvcuda", "wmma"))),
        ('static_assert(sizeof(int) == 4, "text");', ("assertion", ())),
        ("template class A<int>;", ("instantiation", ())),
        ("extern template void f<int>(int);", ("instantiation", ())),
        ("DEFINE(a, b)\nint next;", ("macro", ("DEFINE",))),
        ("DEFINE(a, b);", ("macro", ("DEFINE",))),
        ("DEFINE(a, b)\nconst int next = 1;", ("macro", ("DEFINE",))),
        ("A::operator()(int a) const;", ("function", ("operator()",))),
        ("PYBIND11_MODULE(name, m) { m.def(1); }", ("function", ("PYBIND11_MODULE",))),
        ("template <class T> concept Number = true;", ("concept", ("Number",))),
    ],
)
def test_declaration(text, expected):
    declaration = declarations_of(tokens_of(text))[0]
    assert (declaration.kind.value, declaration.names) == expected


def test_member_outside_of_its_class_has_its_owner():
    declarations = declarations_of(tokens_of("template <class T> void A<T>::f() {} B::~B() {} int C::n = 1;"))
    assert [(found.owner, found.names) for found in declarations] == [("A", ("f",)), ("B", ("~B",)), ("", ("n",))]


def test_members_of_a_class_are_its_declarations():
    text = """
class Array : Base<int> {
  public:
    __device__ Array(int n) : size_{n}, data_(0) { }
    ~Array() = default;
    float operator()(int i) const { return data_[i]; }
    friend std::ostream &operator<<(std::ostream &out, const Array &a);
    static const int N = 4;
    union { int a; float b; };
    template <class T> T get() { return T{}; }
  private:
    int size_; float *data_ = nullptr;
};
"""
    [declaration] = declarations_of(tokens_of(text))
    assert [(member.kind.value, member.names) for member in members_of(declaration)] == [
        ("function", ("Array",)),
        ("function", ("~Array",)),
        ("function", ("operator()",)),
        ("function", ("operator<<",)),
        ("variable", ("N",)),
        ("type", ()),
        ("function", ("get",)),
        ("variable", ("size_",)),
        ("variable", ("data_",)),
    ]


def test_spans_of_declarations_cover_them_without_their_neighbours():
    text = 'namespace a { int n; } extern "C" { void f() { } } struct S { } s;'
    declarations = declarations_of(tokens_of(text))
    assert [text[slice(*found.span)] for found in declarations] == ["int n;", "void f() { }", "struct S { } s;"]
