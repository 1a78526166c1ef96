"""What a source may include, every way to write it, and that nothing else is read."""

from __future__ import annotations

import os
import random
import shutil
import socket
from collections.abc import Sequence
from pathlib import Path

import pytest

from warplens.cuda.compiler import headers
from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.compiler.compiled import CompileCache, CompiledKernel
from warplens.cuda.compiler.includes import CompleteSource, complete_file, complete_source, include_folders
from warplens.cuda.ground.errors import CompileError, InputError

BODY = '\nextern "C" __global__ void k(int *a) { a[0] = V; }\n'
SECRET = "the_secret_word_of_the_user"
OUTSIDE = "which lies outside the kernel's folder, its repository and its -I folders"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Write a folder for kernels, with a secret outside."""
    (tmp_path / "secret.h").write_text(f"{SECRET} = 1;\n")
    (tmp_path / "project" / "sub").mkdir(parents=True)
    (tmp_path / "project" / "value.h").write_text("#define V 7\n")
    (tmp_path / "project" / "sub" / "value.h").write_text("#define V 8\n")
    return tmp_path / "project"


def compiled(
    project: Path, text: str, options: Sequence[str] = (), cache: CompileCache | None = None
) -> CompiledKernel:
    return compile_source(
        text + BODY,
        name="k.cu",
        target="sm_90",
        entry="k",
        options=options,
        path=str(project / "k.cu"),
        cache=cache,
    )


def value(project: Path, text: str, options: Sequence[str] = (), cache: CompileCache | None = None) -> int:
    """Return V, as the PTX has it."""
    ptx = compiled(project, text, options, cache).ptx
    return (
        int(ptx.split("mov.u32")[1].split(",")[1].split(";")[0])
        if "mov.u32" in ptx
        else int(ptx.split("mov.b32")[1].split(",")[1].split(";")[0])
    )


def refusal(project: Path, text: str, options: Sequence[str] = ()) -> str:
    """Return the first sentence of the error, after checking that no line of it has the secret."""
    with pytest.raises(CompileError) as caught:
        compiled(project, text, options)
    assert SECRET not in str(caught.value)
    return caught.value.message.removeprefix("k.cu does not compile for sm_90: ")


# what may be included


def test_header_beside_the_kernel_is_included(project: Path) -> None:
    assert value(project, '#include "value.h"') == 7
    assert value(project, '#include "sub/value.h"') == 8
    assert value(project, f'#include "{project}/sub/value.h"') == 8


def test_header_is_looked_for_beside_the_file_that_includes_it(project: Path) -> None:
    (project / "sub" / "all.h").write_text('#include "value.h"\n')
    assert value(project, '#include "sub/all.h"') == 8


def test_header_of_an_include_folder_is_included(project: Path, tmp_path: Path) -> None:
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib" / "lib.h").write_text("#define V 9\n")
    assert value(project, "#include <lib.h>", [f"-I{tmp_path}/lib"]) == 9
    assert value(project, '#include "lib.h"', ["-I", f"{tmp_path}/lib"]) == 9
    assert value(project, "#include <value.h>", ["-Isub"]) == 8  # below the kernel's folder
    assert value(project, "#include <value.h>", ["-Isub", "-I."]) == 8
    assert value(project, "#include <value.h>", ["-I.", "-Isub"]) == 7


def test_relative_include_folder_is_one_below_the_working_directory_else(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(project.parent)
    assert value(project, "#include <value.h>", ["-Iproject/sub"]) == 8


def test_include_that_has_no_effect_may_name_anything(project: Path) -> None:
    text = '#if 0\n#include "/etc/passwd"\n#include "gone.h"\n#include MACRO\n#include_next <x>\n#endif\n'
    assert value(project, f'{text}/*\n#include "/etc/passwd"\n*/\n//#include "/etc/passwd"\n#define V 3') == 3


def test_lines_of_the_log_are_those_of_the_file(project: Path) -> None:
    (project / "bad.h").write_text("\n\n__device__ int broken = x;\n")
    with pytest.raises(CompileError) as caught:
        compiled(project, '#include \\\n"bad.h"\n#inc\\\nlude "value.h"\n__device__ int other = y;\n')
    assert "bad.h(3): error" in caught.value.log
    assert "k.cu(5): error" in caught.value.log
    assert str(project) not in caught.value.log


def test_questions_for_a_file_are_answered_by_the_same_rules(project: Path) -> None:
    ask = "#if __has_include({})\n#define V 1\n#else\n#define V 0\n#endif"
    assert value(project, ask.format('"value.h"')) == 1
    assert value(project, ask.format("<cuda_fp16.h>")) == 1
    assert value(project, ask.format("<stdint.h>")) == 1
    assert value(project, ask.format('"gone.h"')) == 0
    assert value(project, ask.format('"/etc/passwd"')) == 0
    assert value(project, ask.format('"../secret.h"')) == 0
    assert value(project, "#define HAS(x) __has_include(x)\n" + ask.replace("__has_include", "HAS").format("<x>")) == 0
    assert value(project, "#ifdef __has_include\n#define V 4\n#endif") == 4


@pytest.mark.parametrize("alias", ["H __has_include", "H(x) __has_include(x)", "H _CCCL_HAS_INCLUDE"])
def test_question_by_a_macro_is_always_answered_no(project: Path, alias: str) -> None:
    text = f'#include <cuda/std/array>\n#define {alias}\n#if H("/etc/passwd")\n#define V 1\n#else\n#define V 0\n#endif'
    assert value(project, text) == 0


# what may not


REFUSED = {
    '#include "/etc/passwd"': f"line 1 of k.cu includes '/etc/passwd', {OUTSIDE}",
    "#include </etc/passwd>": f"line 1 of k.cu includes '/etc/passwd', {OUTSIDE}",
    '\n#include "../secret.h"': f"line 2 of k.cu includes '../secret.h', {OUTSIDE}",
    '#include "sub/../../secret.h"': f"line 1 of k.cu includes 'sub/../../secret.h', {OUTSIDE}",
    '#define A "../secret.h"\n#include A': (
        "line 2 of k.cu includes a file by a macro; an #include must have the file's name"
    ),
    '#include_next "value.h"': "line 1 of k.cu uses #include_next, which is not supported; use #include",
    '#import "value.h"': "line 1 of k.cu uses #import, which is not supported; use #include",
    '#embed "../secret.h"': "line 1 of k.cu uses #embed, which is not supported; use #include",
    "#define __THRUST_HOST_SYSTEM_ROOT /etc": (
        "line 1 of k.cu defines __THRUST_HOST_SYSTEM_ROOT, by which headers of CUDA find files"
    ),
    '#include "..\\secret.h"': f"line 1 of k.cu includes '../secret.h', {OUTSIDE}",
    '#include "a??/b.h"': "line 1 of k.cu includes 'a??/b.h', a name with characters that are not supported",
    '#include "' + "x" * 5000 + '"': "line 1 of k.cu includes a file by a macro; an #include must have the file's name",
}


@pytest.mark.parametrize(("text", "message"), REFUSED.items())
def test_file_that_may_not_be_included_is_refused_in_one_sentence(project: Path, text: str, message: str) -> None:
    assert refusal(project, text) == message


def test_folders_may_be_written_as_on_windows(project: Path) -> None:
    (project / "deep").mkdir()
    (project / "deep" / "other.h").write_text("#define V 9\n")
    assert value(project, '#include <thrust\\device_vector.h>\n#include "deep\\other.h"') == 9


def test_refusal_stands_in_the_log_at_its_line(project: Path) -> None:
    with pytest.raises(CompileError) as caught:
        compiled(project, '\n  #include "/etc/passwd" // mine')
    reason = f"line 2 of k.cu includes '/etc/passwd', {OUTSIDE}"
    assert caught.value.log.startswith(f'k.cu(2): catastrophic error: {reason}\n  #include "/etc/passwd"\n')


def test_missing_header_is_named_where_the_source_does_not_compile_without_it(project: Path) -> None:
    with pytest.raises(CompileError) as caught:
        compiled(project, '#include "gone.h"')
    assert caught.value.message == (
        "k.cu does not compile for sm_90: line 1 of k.cu includes 'gone.h', which is not there; name its folder with -I"
    )
    assert caught.value.log.startswith('k.cu(2): error: identifier "V" is undefined')


def test_missing_header_of_a_header_is_named_with_its_line(project: Path) -> None:
    (project / "tile.h").write_text("\n#include <sub/gone.h>\n")
    with pytest.raises(CompileError) as caught:
        compiled(project, '#include "tile.h"')
    assert caught.value.message == (
        "k.cu does not compile for sm_90: line 2 of tile.h includes 'sub/gone.h', which is not there; name its folder "
        "with -I"
    )


def test_missing_header_counts_as_empty_where_the_kernel_needs_nothing_of_it(project: Path) -> None:
    assert value(project, '#include "gone.h" // for hosts\n# include <iostream>\n#define V 3') == 3


def test_file_without_a_headers_name_is_refused_in_a_folder_outside(project: Path, tmp_path: Path) -> None:
    (tmp_path / "passwd").write_text(SECRET)
    (tmp_path / "key.pem").write_text(SECRET)
    for name in ("passwd", "key.pem"):
        message = f"line 1 of k.cu includes '{name}', which is not named like a header (.h, .cuh, .hpp or the like)"
        assert refusal(project, f"#include <{name}>", [f"-I{tmp_path}"]) == message


def test_table_beside_the_kernel_needs_no_headers_name(project: Path) -> None:
    (project / "table.txt").write_text("5")
    assert value(project, '#define V \\\n 5\nconstexpr int t =\n#include "table.txt"\n;') == 5


def test_table_beside_a_kernel_in_the_users_home_needs_one(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (project / "notes.txt").write_text(SECRET)
    monkeypatch.setenv("HOME", str(project))
    message = "line 1 of k.cu includes 'notes.txt', which is not named like a header (.h, .cuh, .hpp or the like)"
    assert refusal(project, '#include "notes.txt"') == message
    assert value(project, '#include "value.h"') == 7


def test_hidden_file_is_refused(project: Path) -> None:
    (project / ".ssh").mkdir()
    (project / ".ssh" / "id.h").write_text(SECRET)
    (project / ".env").write_text(SECRET)
    (project / "plain.h").symlink_to(".env")
    for name in (".ssh/id.h", ".env", "plain.h"):
        message = f"line 1 of k.cu includes '{name}', which is hidden: its name or that of its folder begins with a dot"
        assert refusal(project, f'#include "{name}"') == message


def test_link_that_leads_out_is_refused_and_one_that_stays_is_not(project: Path, tmp_path: Path) -> None:
    (project / "out.h").symlink_to(tmp_path / "secret.h")
    (project / "far").symlink_to(tmp_path)
    (project / "in.h").symlink_to("sub/value.h")
    reason = "a link that leads out of the kernel's folder, its repository and its -I folders"
    assert refusal(project, '#include "out.h"') == f"line 1 of k.cu includes 'out.h', {reason}"
    assert refusal(project, '#include "far/secret.h"') == f"line 1 of k.cu includes 'far/secret.h', {reason}"
    assert value(project, '#include "in.h"') == 8


def test_link_as_an_include_folder_is_a_folder_outside(project: Path, tmp_path: Path) -> None:
    (tmp_path / "etc").mkdir()
    (tmp_path / "etc" / "passwd").write_text(SECRET)
    (project / "inc").symlink_to(tmp_path / "etc")
    assert refusal(project, "#include <passwd>", ["-Iinc"]) == (
        "line 1 of k.cu includes 'passwd', which is not named like a header (.h, .cuh, .hpp or the like)"
    )


def test_what_is_no_regular_file_is_refused_at_once(project: Path) -> None:
    os.mkfifo(project / "pipe.h")
    (project / "null.h").symlink_to("/dev/null")
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(os.path.relpath(project / "socket.h"))
        for name in ("pipe.h", "socket.h"):
            reason = "which is not a regular file"
            assert refusal(project, f'#include "{name}"') == f"line 1 of k.cu includes '{name}', {reason}"
    reason = "a link that leads out of the kernel's folder, its repository and its -I folders"
    assert refusal(project, '#include "null.h"') == f"line 1 of k.cu includes 'null.h', {reason}"
    assert value(project, '#include "sub"\n#define V 2') == 2


def test_header_that_is_too_large_is_refused_without_reading_it(project: Path) -> None:
    with (project / "huge.h").open("wb") as file:
        file.truncate(1 << 40)
    assert refusal(project, '#include "huge.h"') == "line 1 of k.cu includes 'huge.h', which has more than 16 MiB"


def test_too_many_headers_are_refused(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(headers, "MAX_FILES", 3)
    for number in range(5):
        (project / f"h{number}.h").write_text(f'#include "h{number + 1}.h"\n')
    assert refusal(project, '#include "h0.h"') == (
        "line 1 of h2.h includes 'h3.h', one too many: there are 3 files or 64 MiB of them"
    )


def test_file_that_includes_itself_ends(project: Path) -> None:
    (project / "self.h").write_text('#include "self.h"\n')
    (project / "loop").symlink_to(".")
    (project / "loop.h").write_text('#include "loop/loop.h"\n')
    for name in ("self.h", "loop.h"):
        with pytest.raises(CompileError):
            compiled(project, f'#include "{name}"')


def test_source_without_a_file_includes_device_headers_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "value.h").write_text("#define V 1")
    for name in ('"value.h"', f'"{tmp_path}/value.h"'):
        with pytest.raises(CompileError):
            compile_source(f"#include {name}{BODY}", name="k.cu", target="sm_90", entry="k")


# every way to write it

STANDARDS = ("c++03", "c++11", "c++14", "c++17", "c++20")


GAPS = ("", " ", "\t", "\\\n", "\\\r\n", "/* x */", "/**/", "/*\n*/", "\f", "\v", "/* \\\n */", "??/\n", "\\ \n", "\r")
BEFORE = ("", " ", "/* a */", "/*\n*/", "// \\ \n", "// ??/\n", "// x\\\n", "\f", "/*/*/")
DISTRACTIONS = (
    "",
    "",
    "/* ' */",
    '"/*";\n',
    "'\"';\n",
    "// '\n",
    "#if 0\n it's /*\n#endif\n",
    '#define S "\n',
    "0'1;\n",
)
BREAKS = ("\\\n", "??/\n", "\\ \n")
HASHES = ("#", "#", "#", "%:", "??=", "%\\\n:")
WORDS = ("include", "include", "include", "include_next", "import")


def spelling(random_: random.Random, name: str) -> str:
    """Return some way to include a file, right or wrong."""

    def gap(most: int) -> str:
        return "".join(random_.choices(GAPS, k=random_.randint(0, most)))

    def broken(word: str) -> str:
        return "".join(letter + (random_.choice(BREAKS) if random_.random() < 0.05 else "") for letter in word)

    start = "\n" + random_.choice(BEFORE) + random_.choice(DISTRACTIONS) + gap(2)
    quoted = random_.choice(['"{}"', "<{}>"]).format(broken(name))
    word = broken(random_.choice(WORDS))
    return f"{start}{random_.choice(HASHES)}{gap(3)}{word}{gap(3)}{quoted}{gap(1)}\n"


@pytest.mark.parametrize("seed", range(40))
def test_no_spelling_of_an_include_reads_a_file_outside(project: Path, tmp_path: Path, seed: int) -> None:
    random_ = random.Random(seed)
    name = random_.choice([f"{tmp_path}/secret.h", "../secret.h", f"/{tmp_path}/project/../secret.h"])
    text = "".join(spelling(random_, name) for _ in range(random_.randint(1, 3)))
    with pytest.raises(CompileError) as caught:
        compiled(project, f"{text}\nint 0wrong;", [f"--std={random_.choice(STANDARDS)}"])
    assert SECRET not in str(caught.value)


@pytest.mark.parametrize("gap", ["", " ", "\t", "\\\n", "/* x */", "/*\n*/", "\f\v", "\\\r\n"])
@pytest.mark.parametrize("hash_", ["#", "%:", "%\\\n:"])
def test_every_right_spelling_includes_the_file(project: Path, hash_: str, gap: str) -> None:
    assert value(project, f'{gap}{hash_}{gap}inc\\\nlude{gap}"val\\\nue.h"{gap}') == 7


# an old result is never given for a changed file


def test_changed_header_gives_the_new_result(project: Path, tmp_path: Path) -> None:
    cache = CompileCache(tmp_path / "cache")
    (project / "outer.h").write_text('#include "value.h"\n')
    for expected in (7, 9, 7):
        (project / "value.h").write_text(f"#define V {expected}\n")
        assert value(project, '#include "outer.h"', cache=cache) == expected
    assert len(list((tmp_path / "cache").rglob("*.kernel"))) == 2


def test_header_that_appears_in_an_earlier_folder_gives_the_new_result(project: Path, tmp_path: Path) -> None:
    cache = CompileCache(tmp_path / "cache")
    (project / "first").mkdir()
    options = ["-Ifirst", "-Isub"]
    assert value(project, "#include <value.h>", options, cache) == 8
    (project / "first" / "value.h").write_text("#define V 1\n")
    assert value(project, "#include <value.h>", options, cache) == 1
    (project / "first" / "value.h").unlink()
    assert value(project, "#include <value.h>", options, cache) == 8


def test_header_that_appears_for_a_question_gives_the_new_result(project: Path, tmp_path: Path) -> None:
    cache = CompileCache(tmp_path / "cache")
    text = '#if __has_include("new.h")\n#define V 1\n#else\n#define V 0\n#endif'
    assert value(project, text, cache=cache) == 0
    (project / "new.h").write_text("")
    assert value(project, text, cache=cache) == 1


def test_include_folder_that_appears_beside_the_kernel_gives_the_new_result(
    project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    cache = CompileCache(tmp_path / "cache")
    (tmp_path / "inc").mkdir()
    (tmp_path / "inc" / "value.h").write_text("#define V 1\n")
    assert value(project, "#include <value.h>", ["-Iinc"], cache) == 1
    (project / "inc").mkdir()
    (project / "inc" / "value.h").write_text("#define V 2\n")
    assert value(project, "#include <value.h>", ["-Iinc"], cache) == 2


def test_source_that_includes_nothing_has_one_result_in_all_folders(project: Path) -> None:
    texts = [
        complete_source("#include <stdint.h>", name="k.cu", folders=include_folders(str(path), ()))
        for path in (project / "k.cu", project / "sub" / "k.cu")
    ]
    assert texts[0] == texts[1]


def included_hash(project: Path, text: str, *options: str) -> str:
    return complete_file(text, path=str(project / "k.cu"), options=options).included_hash


def test_hash_of_included_files_changes_with_each_of_them_and_with_nothing_else(project: Path, tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    for folder in (outside, project / "a", project / "b"):
        folder.mkdir()
        (folder / "deep.h").write_text(f"// {folder.name}\n")
        (folder / "top.h").write_text('#include "deep.h"\n')
    text = (
        '#include "value.h"\n#include "a/top.h"\n#include "b/top.h"\n#include <o.h>\n#if __has_include("q.h")\n#endif'
    )

    def changed(text: str = text) -> str:
        return included_hash(project, text, f"-I{outside}")

    (outside / "o.h").write_text("")
    hashes = [changed()]
    for path, content in (
        ("value.h", "#define V 9\n"),
        ("a/deep.h", "// another\n"),
        ("../outside/o.h", "//\n"),
        ("q.h", ""),
        ("o.h", "// another file, found first only in quotes\n"),
        ("sub/value.h", "// no file includes this\n"),
    ):
        (project / path).write_text(content)
        hashes.append(changed())
    assert len(set(hashes)) == 5
    assert hashes[4] == hashes[5] == hashes[6] != ""
    first, second = (project / "a" / "deep.h").read_text(), (project / "value.h").read_text()
    (project / "a" / "deep.h").write_text(second)
    (project / "value.h").write_text(first)
    assert changed() not in hashes
    assert changed("#include <stdint.h>\n#include <mma.h>") == ""

    there = tmp_path / "moved" / "there"
    here = included_hash(project, '#include "a/top.h"', "-Isub")
    shutil.copytree(project, there)
    link = tmp_path / "link"
    link.symlink_to(there)
    assert included_hash(there, '#include "a/top.h"', "-Isub") == here
    assert included_hash(link, '#include "a/top.h"') == here


def test_headers_of_a_kernel_in_a_linked_folder_include_what_lies_beside_them(project: Path, tmp_path: Path) -> None:
    (project / "sub" / "top.h").write_text('#include "value.h"\n')
    (tmp_path / "link").symlink_to(project)
    assert value(tmp_path / "link", '#include "sub/top.h"') == 8


def test_compilation_of_other_headers_than_expected_is_refused(project: Path) -> None:
    text = '#include "value.h"\n' + BODY
    planned = included_hash(project, text)

    def compile_it() -> CompiledKernel:
        return compile_source(
            text, name="k.cu", target="sm_90", entry="k", path=str(project / "k.cu"), included_hash=planned
        )

    assert ".entry k" in compile_it().ptx
    (project / "value.h").write_text("#define V 9\n")
    with pytest.raises(InputError) as caught:
        compile_it()
    assert str(caught.value) == "a file that k.cu includes has changed since this point was planned: run it again"


def test_headers_of_the_repository_that_the_kernel_lies_in_are_included(project: Path, tmp_path: Path) -> None:
    (tmp_path / ".git").mkdir()
    (tmp_path / "common").mkdir()
    (tmp_path / "common" / "value.h").write_text("#define V 9\n")
    assert value(project, '#include "../common/value.h"') == 9


@pytest.mark.parametrize("file", ["notes.txt", ".git/config.h", ".env.h"])
def test_other_files_and_hidden_ones_of_the_repository_are_refused(project: Path, tmp_path: Path, file: str) -> None:
    (tmp_path / ".git").mkdir()
    (tmp_path / file).write_text(f"{SECRET} = 1;\n")
    reason = refusal(project, f'#include "../{file}"')
    assert ("hidden" in reason) == (".txt" not in file)
    assert ("not named like a header" in reason) == (".txt" in file)


def test_repository_that_holds_the_home_of_the_user_opens_nothing(
    project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / ".git").mkdir()
    monkeypatch.setenv("HOME", str(tmp_path))
    assert OUTSIDE in refusal(project, '#include "../secret.h"')


def test_header_of_library_returns_the_name_with_which_the_compiler_finds_a_header():
    assert (
        CompleteSource(text="", headers={"/opt/cute/tensor.hpp": ""}).header_of_library("cute/tensor.hpp")
        == "/opt/cute/tensor.hpp"
    )
    assert CompleteSource(text="").header_of_library("cute/tensor.hpp") == ""
