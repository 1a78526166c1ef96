"""Casts that are none: what stands in the tree for each form in which a number follows a bracket."""

import pytest

from warplens.cuda.catalogue.source.device_code import parsed_with_names
from warplens.cuda.catalogue.source.parsing import Node


def fully_bracketed(node: Node) -> str:
    """Return an expression with brackets around each operation, without those of the text."""
    match node.type:
        case "binary_expression":
            sign = (node.child_by_field_name("operator").text or b"").decode()
            sides = [fully_bracketed(node.child_by_field_name(side)) for side in ("left", "right")]
            return f"[{sides[0]}{sign}{sides[1]}]"
        case "parenthesized_expression":
            return fully_bracketed(node.named_children[0])
        case "cast_expression":
            target = (node.child_by_field_name("type").text or b"").decode()
            return f"<{target}>{fully_bracketed(node.child_by_field_name('value'))}"
    return "".join((node.text or b"").decode().split())


def read(expression: str) -> str:
    tree = parsed_with_names(f"auto x = {expression};", lambda name: name in ("n", "m", "p", "limits::n"))
    return fully_bracketed(tree.root_node.named_children[0].child_by_field_name("declarator").named_children[1])


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        ("t*sizeof(float)+2*r*sizeof(float)", "[[t*sizeof(float)]+[[2*r]*sizeof(float)]]"),
        ("2*r*sizeof(float)+t*sizeof(float)", "[[[2*r]*sizeof(float)]+[t*sizeof(float)]]"),
        ("sizeof(float)-1*n", "[sizeof(float)-[1*n]]"),
        ("sizeof(unsigned int) -1+n", "[[sizeof(unsignedint)-1]+n]"),
        ("sizeof(float *)+2", "[sizeof(float*)+2]"),
        ("sizeof(struct s)+2*n", "[sizeof(structs)+[2*n]]"),
        ("sizeof(a::b)*2&3", "[[sizeof(a::b)*2]&3]"),
        ("sizeof(n)-1*n", "[sizeof(n)-[1*n]]"),
        ("(int)sizeof(float)+2*n", "[<int>sizeof(float)+[2*n]]"),
        ("(n)-1*m", "[n-[1*m]]"),
        ("(n)-k*2", "[n-[k*2]]"),
        ("(n)+(m)*2", "[n+[m*2]]"),
        ("((n)+(m)-1)/(m)", "[[[n+m]-1]/m]"),
        ("k*(limits::n)+2", "[[k*limits::n]+2]"),
        ("(limits::n)&m", "[limits::n&m]"),
        ("(limits::n)*m-1", "[[limits::n*m]-1]"),
        ("(p[0])-1*m", "[p[0]-[1*m]]"),
        ("(size_t)(n)+1*m", "[<size_t>n+[1*m]]"),
        ("(n)-(m)-(n)*2", "[[n-m]-[n*2]]"),
    ],
)
def test_an_operator_behind_a_bracket_has_two_sides(expression, expected):
    assert read(expression) == expected


@pytest.mark.parametrize("expression", ["(float)-2", "(unsigned)-1", "(std::size_t)-1", "(half)-x", "(T)*p"])
def test_a_cast_to_a_type_stays_a_cast(expression):
    before = parsed_with_names(f"auto x = {expression};", lambda name: name == "n").root_node.text.decode()
    assert before == f"auto x = {expression};"


def test_a_text_keeps_its_lines_and_knows_the_variables_that_it_declares():
    text = 'void f(int n, float *q) {\n  int k = 2;\n  int a = (n)-k*2,\n b = (k)+1*n;\n  char c[] = "(n)-k*2"; }'
    tree = parsed_with_names(text, lambda _: False)
    assert tree.root_node.text.decode() == text.replace("= (n)-k", "=  n -k").replace("(k)+1", " k +1")
