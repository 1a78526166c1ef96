"""CUDA files of strangers: host code that is cut and interpreted before anything is compiled.

The rule: a file is read within a bound on time and memory whatever it says, nothing of it is executed, and what is
inferred of it is a front matter that the reader takes or a sentence that says why not. The cut leaves every line where
it was, and adds nothing to it.
"""

from __future__ import annotations

import random
import tempfile
from functools import cache
from pathlib import Path

from registry import Ending, Outcome, TextCase, generator

KERNELS = (
    "__global__ void k(const float *a, float *b, int n) { int i = threadIdx.x; if (i < n) b[i] = a[i]; }",
    "template <int N, class T> __global__ void k(T *a) { __shared__ T t[N]; t[threadIdx.x % N] = 1; a[0] = t[0]; }",
    'extern "C" __global__ void __launch_bounds__(128) k(float4 *a, unsigned n) { a[blockIdx.x * n].x += 1; }',
    "struct P { float x; int y[4]; }; __global__ void k(P p, P *q) { q[threadIdx.x] = p; }",
    "namespace a { namespace { __global__ void k(int *x, const int *at) { x[at[threadIdx.x]]++; } } }",
    "__constant__ float c[16]; __global__ void k(float *x) { extern __shared__ char s[]; x[0] = c[threadIdx.x % 16]; }",
)
HOSTS = (
    (
        "int main(int argc, char **argv) { int n = argc > 1 ? atoi(argv[1]) : 1024; float *a, *b; "
        "SIZES k<<<n / 32, 32>>>(a, b, n); }"
    ),
    (
        "void go(std::vector<float> &v) { dim3 g(v.size() / 256, 2), t(16, 16); "
        "k<<<g, t, 1 << 14>>>(v.data(), v.data(), 7); }"
    ),
    (
        "torch::Tensor f(torch::Tensor x) { auto y = torch::empty_like(x); "
        "k<<<1, x.size(0)>>>(x.data_ptr<float>()); return y; }"
    ),
    (
        "template <int N> void run(float *p) { k<N, float><<<N, N>>>(p); } "
        "int main() { float *p = 0; run<32>(p); run<64>(p); }"
    ),
    (
        "int main() { for (int t = 1; t <= 1024; t *= 2) { float *a; cudaMalloc(&a, t * sizeof *a); "
        "k<<<t, t>>>(a, a, t); } }"
    ),
)
HOSTILE = (
    "while (1) n = n * n + 1;", "for (;;) ;", "for (long i = 0; i < 1000000000000000000; i++) n += i;",
    "n <<= 100000;", "n = 1 << 2147483647;", "n = pow(10, 1e9);", "n = 9999999999999999999999999999999999999999;",
    "n /= 0; n %= 0;", "cudaMalloc(&a, 1ull << 63);", "cudaMalloc(&a, -1);", "cudaMalloc(&a, n * n * n * n * n * n);",
    "goto again; again:", "std::vector<float> huge(1ull << 60, 1.0f);", "std::string s(1 << 30, 'x');",
    "memset(a, 0, 1ull << 62);", "struct S { S *s; S() { s = new S(); } } s;",
    "std::function<int(int)> g = [&](int i) { return g(i + 1); }; n = g(0);",
    'std::ifstream in("/etc/passwd"); in >> n;', 'system("id");', 'n = std::stoi(getenv("HOME"));', 'asm("ud2");',
    "int again(int i) { return again(i) + again(i + 1); } n = again(0);", "n = sizeof(struct Unknown[1ull << 40]);",
    "switch (n) { default: case 0: while (n--) { if (n) continue; break; } }", "do { n++; } while (n);", "throw n;",
    "int x[1 << 30]; for (int &y : x) y = 1;", "auto f = [=]<class T>(T t) { return f(t); }; f(f);",
    "n = INT_MAX + 1;", "float *p = a; for (int i = 0; i < 100000; i++) p = p + i; k<<<1, 1>>>(p, p, n);",
    "a = b = a + (b - a) * 1e308;", "if (n", "}", "}}}}", "{", "(((", ")", "<<<", ">>>", "<<<1>>>", "k<<<>>>();",
    "k<<<1, 1>>>(;", "\\", '"', "'", "/*", "*/", "//\\\n", 'R"(', "#if 0", "#if 1 /", "#endif", "#else", "#elif",
    "#define n n n", "#define k k<<<1, 1>>>", "#undef main", '#include "/etc/passwd"', '#include "."',
    '#include "self.cu"', "#include <../../../etc/passwd>", "#include NAME",
    "#define A(x) B(x) B(x)\n#define B(x) C(x) C(x)\n#define C(x) A(x)\nA(A(A(A(1))))", '#line 7 "x"', "#pragma once",
    "#define S #S S", "#define P(a, ...) a ## __VA_ARGS__ ## a\nP(P, P(P, P))", "using namespace std;", "template <",
    "\0", "\ufeff", "\u202e", "\r", "\f", "\x1b[31m", "\xff", "\u00e9", "\t" * 50, "@", "$", "`", "??/\n", "\u03bc",
)  # fmt: skip
DEEP = (
    ("(", "1", ")"),
    ("{", "n++;", "}"),
    ("[", "0", "]"),
    ("if (n) ", "n++;", ""),
    ("f(", "n", ")"),
    ("-", "n", ""),
    ("n + ", "n", ""),
    ("A<", "int", ">"),
    ("struct S { ", "int n;", " };"),
    ("namespace n { ", "int n;", " }"),
    ("#if 1\n", "n", "\n#endif\n"),
    ("n ? n : ", "n", ""),
    ("*", "a", ""),
    ("[&] { return ", "n", "; }()"),
)
FOLDED = 3_000
"""Something is nested this deeply at most: far beyond what a compiler takes."""


@cache
def _shipped() -> tuple[str, ...]:
    """Return the kernels of the catalogue without their front matter."""
    from warplens.cuda.catalogue.search import BUILTIN_FOLDER

    return tuple(path.read_text(encoding="utf-8").partition("*/")[2] for path in sorted(BUILTIN_FOLDER.rglob("*.cu")))


def _deep(chance: random.Random) -> str:
    before, middle, after = chance.choice(DEEP)
    depth = chance.choice((3, 30, 300, FOLDED))
    return before * depth + middle + after * chance.choice((depth, depth, depth - 1, 0))


def _hostile(chance: random.Random) -> str:
    return chance.choice(HOSTILE) if chance.random() < 0.85 else _deep(chance)


@generator("hosts", "a CUDA file with hostile host code, cut and read", count=3000, sample=40, limit_s=60)
def make(chance: random.Random) -> TextCase:
    """Return a file: kernels and host code, with hostile pieces in it, or cut and glued anywhere."""
    sizes = "".join(_hostile(chance) + "\n" for _ in range(chance.randint(0, 3)))
    parts = [chance.choice(KERNELS if chance.random() < 0.8 else _shipped())]
    parts += [chance.choice(HOSTS).replace("SIZES", f"{sizes} cudaMalloc(&a, 4 * n); cudaMalloc(&b, n);")]
    parts += [_hostile(chance) for _ in range(chance.randint(0, 2))]
    chance.shuffle(parts)
    text = "\n".join(parts)
    for _ in range(chance.choice((0, 0, 1, 3))):
        start, end = sorted(chance.randrange(len(text) + 1) for _ in range(2))
        place = chance.randrange(len(text) + 1)
        piece = text[start : min(end, start + 200)]
        text = chance.choice((text[:start] + text[start + len(piece) :], text[:place] + piece + text[place:]))
    return TextCase(text, _read)


def _read(source: str) -> Outcome:
    from warplens.cuda.catalogue.files import kernels_of_file
    from warplens.cuda.catalogue.source.device_code import device_code
    from warplens.cuda.catalogue.source.kernels import kernels_of
    from warplens.cuda.ground.errors import WarplensError

    try:
        names = {kernel.name for kernel in kernels_of(source)}
        cut = device_code({"": source}).texts[""]
    except WarplensError as error:
        return _fault(error)
    lines, kept = source.split("\n"), cut.split("\n")
    if len(lines) != len(kept):
        return Outcome(Ending.ESCAPE, f"the cut leaves {len(kept)} of {len(lines)} lines")
    if not all(part.isidentifier() for name in names for part in name.split("::")):
        return Outcome(Ending.ESCAPE, f"kernels are named {sorted(names)!r}")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "self.cu")
        path.write_text(source, encoding="utf-8", errors="surrogatepass")
        try:
            content = kernels_of_file(path)
            for kernel in content.kernels:
                problem = {name: values[0] for name, values in kernel.problem.items()}
                tune = {name: values[0] for name, values in kernel.tune.items()}
                kernel.workload(problem, tune)
        except WarplensError as error:
            return _fault(error)
        if any("\n" in refused.message or "root:" in refused.message for refused in content.refused):
            return Outcome(Ending.ESCAPE, f"said {content.refused!r}"[:300])
    return Outcome(Ending.RIGHT) if content.kernels else Outcome(Ending.FAULT, "asked")


def _fault(error: Exception) -> Outcome:
    text = str(error)
    if "Traceback" in text or "root:" in text:
        return Outcome(Ending.ESCAPE, text[:300])
    return Outcome(Ending.FAULT, type(error).__name__)
