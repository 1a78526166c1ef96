"""Options and includes of a stranger's kernel file, and entries of the cache that somebody else has written.

The rule: NVRTC runs here without the confinement of its own process, so that what is tried is the first defence: the
text that reaches the compiler. A case is right if nothing outside its folder was read or changed.
"""

from __future__ import annotations

import os
import random
import shutil
import signal
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from registry import Ending, Outcome, TextCase, generator

from warplens.cuda.compiler.headers import BUILT_IN
from warplens.cuda.compiler.includes import COMPUTED_QUERY_OPTION, complete_source, include_folders
from warplens.cuda.compiler.options import checked_options
from warplens.cuda.compiler.process.client import compiler_library, header_folders
from warplens.cuda.compiler.process.server import Nvrtc
from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.files import BlobFolder, key_of

SECRET = "the_secret_word_of_the_user"
"""Each file outside has it as an identifier that nothing declares, so that a compiler that reads it prints it."""
KERNEL = 'extern "C" __global__ void k(int *a) { a[0] = 1; }\n'

LONGEST_S = 20
"""NVRTC is ended after this time."""

GAPS = (
    "",
    " ",
    "\t",
    "\\\n",
    "\\\r\n",
    "/* x */",
    "/**/",
    "/*\n*/",
    "\f",
    "\v",
    "/* \\\n */",
    "??/\n",
    "\\ \n",
    "\r",
    "\xa0",
)
BEFORE = (
    "",
    " ",
    "/* a */",
    "/*\n*/",
    "// \\ \n",
    "// ??/\n",
    "// x\\\n",
    "\f",
    "/*/*/",
    "*/",
    "/*",
    "#if 0\n",
    "#endif\n",
)
DISTRACTIONS = (
    "", "", "/* ' */", '"/*";\n', "'\"';\n", "// '\n", "#if 0\n it's /*\n#endif\n", '#define S "\n', "0'1;\n",
    'R"(\n', ')";\n', 'R"x(/*)x";\n', "u8'a';\n", "#error don't /*\n", "#pragma once /*\n*/\n", "1'000'000;\n",
    "??/\n", "\\\n", '"\\\n', "'\\\n", '#line 7 "/etc/passwd"\n', "%:%:\n", "##\n", '_Pragma("once")\n',
)  # fmt: skip
BREAKS = ("\\\n", "??/\n", "\\ \n", "\\\r\n")
HASHES = ("#", "#", "#", "%:", "??=", "%\\\n:", "# #")
WORDS = ("include",) * 6 + ("include_next", "import", "embed", "pragma include_alias", "\\u0069nclude")
STANDARDS = ("c++03", "c++11", "c++14", "c++17", "c++20")


@contextmanager
def project() -> Iterator[Path]:
    """Make a folder for a kernel, with secrets beside the folder and hidden, linked and other wrong files in it."""
    root = Path(os.path.realpath(tempfile.mkdtemp(prefix="warplens-fuzz-")))
    try:
        inside = root / "inside"
        (inside / "sub").mkdir(parents=True)
        (inside / ".git").mkdir()
        for secret in ("secret.key", "secret", "inside/.secret.h", "inside/.git/secret.h"):
            (root / secret).write_text(f"{SECRET} = 1;\n")
        (inside / "link.h").symlink_to(root / "secret.key")
        (inside / "up").symlink_to(root)
        (inside / "here").symlink_to(".")
        os.mkfifo(inside / "pipe.h")
        for header in ("inside/value.h", "inside/sub/value.h"):
            (root / header).write_text("#define V 7\n")
        yield root
    finally:
        shutil.rmtree(root)


TARGETS = (
    "{root}/secret.key", "../secret.key", "sub/../../secret.key", "./../secret.key", "//{root}/secret.key", "link.h",
    "here/../../secret.key", "up/secret.key", "here/here/link.h", ".secret.h", ".git/secret.h", "secret", "../secret",
    "secret.key", "pipe.h", "/dev/zero", "/proc/self/environ", "value.h", "sub/value.h", "{root}/inside/../secret.key",
    "../../../../../../../../{root}/secret.key", "cuda_fp16.h", "cuda/../../../../../../../../../../../{root}/secret",
)  # fmt: skip
FOLDERS = ("{root}", "..", "sub", ".", "/", "up", "{root}/inside/..", "/etc", "here")


def broken(chance: random.Random, word: str) -> str:
    """Return a word with some line splices in it."""
    return "".join(letter + (chance.choice(BREAKS) if chance.random() < 0.03 else "") for letter in word)


def gap(chance: random.Random, most: int) -> str:
    """Return blanks and comments."""
    return "".join(chance.choices(GAPS, k=chance.randint(0, most)))


def inclusion(chance: random.Random) -> str:
    """Return a way to include a file, or to ask for it, right or wrong."""
    start = "\n" + chance.choice(BEFORE) + chance.choice(DISTRACTIONS) + gap(chance, 2)
    name = chance.choice(TARGETS)
    quoted = chance.choice(['"%s"', "<%s>"]) % broken(chance, name)
    kind = chance.random()
    if kind < 0.1:
        return f"{start}#define N {quoted}\n#include N\n"
    if kind < 0.2:
        return f"{start}#if {broken(chance, '__has_include')}{gap(chance, 1)}({quoted})\n#include {quoted}\n#endif\n"
    if kind < 0.25:
        root = f"#undef __THRUST_HOST_SYSTEM_ROOT\n#define __THRUST_HOST_SYSTEM_ROOT {name}>"
        return f"{start}#include <thrust/detail/config.h>\n{root}\n#include <thrust/system/detail/adl/gather.h>\n"
    hash_, word = chance.choice(HASHES), broken(chance, chance.choice(WORDS))
    return f"{start}{hash_}{gap(chance, 3)}{word}{gap(chance, 3)}{quoted}{gap(chance, 1)}\n"


@generator("includes", "ways to include what may not be included", count=1500, sample=12, limit_s=60)
def includes(chance: random.Random) -> TextCase:
    """Make a source, a header and include folders; the three are parts of one text."""
    parts = ["".join(inclusion(chance) for _ in range(chance.choice([1, 1, 1, 2, 4]))) for _ in range(2)]
    options = " ".join([chance.choice(STANDARDS), *chance.choices(FOLDERS, k=chance.randint(0, 2))])
    return TextCase(f"{options}\n=====\n{parts[0]}{KERNEL}\n=====\n{parts[1]}", try_includes)


def try_includes(case: str) -> Outcome:
    """Compile a source, and look for the secret in all that comes of it."""
    with project() as root:
        options, source, header = case.replace("{root}", str(root)).split("\n=====\n")
        standard, *written = options.split()
        (root / "inside" / "value.h").write_text(f"#define V 7\n{header}")
        folders = include_folders(str(root / "inside" / "k.cu"), written)
        complete = complete_source(source, name="k.cu", folders=folders)
        taken = [path for path, data in complete.files.items() if SECRET.encode() in data]
        if taken or SECRET in str(complete.headers):
            return Outcome(Ending.ESCAPE, f"Warplens read {taken}")
        if complete.unsupported:
            return Outcome(Ending.FAULT, "unsupported")
        before = _listing(root)
        arguments = [f"--std={standard}", "--gpu-architecture=sm_90", COMPUTED_QUERY_OPTION]
        arguments += [f"-I{folder}" for folder in header_folders()]
        log = _compiled(complete.text, arguments, {**BUILT_IN, **complete.headers})
        if SECRET in log:
            return Outcome(Ending.ESCAPE, "the compiler read the secret")
        if _listing(root) != before:
            return Outcome(Ending.ESCAPE, "a file was changed")
        return Outcome(Ending.FAULT, "refused") if "error" in log else Outcome(Ending.RIGHT)


NAMES = (
    "create-pch", "use-pch", "pch-dir", "pch", "pch-verbose", "pre-include", "include", "time", "fdevice-time-trace",
    "ptxas-options", "Xptxas", "options-file", "optf", "split-compile", "no-source-include", "minimal", "optix-ir",
    "gen-opt-lto", "no-cache", "optimization-info", "version-ident", "fdevice-syntax-only", "frandom-seed", "dlto",
    "define-macro", "D", "undefine-macro", "U", "include-path", "I", "std", "maxrregcount", "ftz", "fmad", "prec-div",
    "prec-sqrt", "use_fast_math", "lineinfo", "G", "w", "dopt", "Ofast-compile", "restrict", "rdc", "ewp", "O3", "O",
    "diag-suppress", "brief-diagnostics", "modify-stack-limit", "device-c", "gpu-architecture", "arch",
)  # fmt: skip
VALUES = (
    "{victim}", "{folder}/new", "-o,{folder}/new", "true", "false", "c++17", "c++20", "32", "N=4", "N", "on", "max",
    "177", "", 'N=1\n#include "{victim}"', "-", "a b", "N={victim}", "__THRUST_HOST_SYSTEM_ROOT={folder}", "F(x)=x",
    "__has_include=1",
)  # fmt: skip


@generator("options", "options that read or write files, in every form", count=4000, sample=40, limit_s=60)
def options(chance: random.Random) -> TextCase:
    """Make a list of options, one a line."""
    made: list[str] = []
    for _ in range(chance.choice([1, 1, 1, 1, 2])):
        name, value = chance.choice(NAMES), chance.choice(VALUES).replace("\n", "\\n")
        head = chance.choice(["--", "-", "--", "-", "---", "", "@"])
        head += chance.choice([name, name, name, name, name.upper(), name[:-1]])
        joint = chance.choice(["=", "=", " ", "", "\n", ":"])
        blank = chance.choice(["", "", "", " ", "\t"])
        made.append(f"{blank}{head}{joint}{value}" if chance.random() < 0.8 else f"{blank}{head}")
    return TextCase("\n".join(made), try_options)


def try_options(case: str) -> Outcome:
    """Compile a kernel with options; no file may change, and what is refused is refused in one line."""
    folder = Path(tempfile.mkdtemp(prefix="warplens-fuzz-"))
    before, place = Path.cwd(), _listing
    try:
        (folder / "victim").write_text(f"{SECRET} = 1;\n")
        os.chdir(folder)
        contents = place(folder)
        written = case.replace("{victim}", str(folder / "victim")).replace("{folder}", str(folder)).split("\n")
        try:
            checked = checked_options([text.replace("\\n", "\n") for text in written], name="k.cu")
        except InputError as error:
            if "\n" in str(error):
                return Outcome(Ending.ESCAPE, f"more than a line: {error}")
            return Outcome(Ending.FAULT, "refused")
        log = _compiled(KERNEL, [*checked.arguments, "--gpu-architecture=sm_90"], BUILT_IN)
        if SECRET in log or place(folder) != contents:
            return Outcome(Ending.ESCAPE, f"a file was read or changed: {checked.arguments}")
        if "unrecognized option" in log or "invalid value" in log:
            return Outcome(Ending.ESCAPE, f"the compiler does not know an allowed option: {log}")
        return Outcome(Ending.RIGHT)
    finally:
        os.chdir(before)
        shutil.rmtree(folder)


SPOILINGS = (
    "flip", "cut", "append", "zeros", "swap", "pipe", "link", "folder", "device", "digest", "own mode", "shard mode",
    "folder mode", "none", "none",
)  # fmt: skip


@generator("cache-entries", "entries of the cache that this user did not write", count=3000, sample=60, limit_s=20)
def cache_entries(chance: random.Random) -> TextCase:
    """Make a way to spoil an entry, and a number for its details."""
    return TextCase(f"{chance.choice(SPOILINGS)}: {chance.randrange(1 << 30)}", try_entry)


def try_entry(case: str) -> Outcome:
    """Spoil an entry of two; it reads back as it was written, or not at all."""
    spoiling, number = case.split(": ")
    chance = random.Random(number)
    root = Path(tempfile.mkdtemp(prefix="warplens-fuzz-"))
    saved = os.environ.get("XDG_CACHE_HOME")
    try:
        os.environ["XDG_CACHE_HOME"] = str(root)
        folder = BlobFolder(root / "warplens" / "executed", ".o")
        bodies = {key_of([name]): chance.randbytes(chance.randrange(200)) for name in "ab"}
        for key, body in bodies.items():
            folder.put(key, body)
        (first, body), (second, other) = bodies.items()
        paths = [folder.folder / key[:2] / f"{key[2:]}.o" for key in bodies]
        _spoil(spoiling, *paths, chance)
        for key, right in ((first, body), (second, other)):
            read = folder.get(key)
            if read is not None and read != right:
                return Outcome(Ending.ESCAPE, f"another body: {read!r} for {right!r}")
        if spoiling not in ("none", "own mode") and folder.get(first) is not None and paths[0].is_symlink():
            return Outcome(Ending.ESCAPE, "a link was followed")
        return Outcome(Ending.RIGHT if folder.get(first) == body else Ending.FAULT, "no entry")
    finally:
        if saved is None:
            os.environ.pop("XDG_CACHE_HOME", None)
        else:
            os.environ["XDG_CACHE_HOME"] = saved
        shutil.rmtree(root)


def _spoil(spoiling: str, path: Path, other: Path, chance: random.Random) -> None:
    """Change one entry as an attacker, or an accident, could."""
    import hashlib

    data = bytearray(path.read_bytes())
    match spoiling:
        case "flip":
            data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
            path.write_bytes(data)
        case "cut":
            path.write_bytes(data[: chance.randrange(len(data))])
        case "append":
            path.write_bytes(data + chance.randbytes(1 + chance.randrange(50)))
        case "zeros":
            path.write_bytes(bytes(len(data)))
        case "digest":
            path.write_bytes(hashlib.sha256(b"forged").digest() + b"forged")
        case "swap":
            path.write_bytes(other.read_bytes())
        case "pipe":
            path.unlink()
            os.mkfifo(path, 0o600)
        case "link":
            path.rename(path.with_suffix(".x"))
            path.symlink_to(path.with_suffix(".x"))
        case "device":
            path.unlink()
            path.symlink_to("/dev/zero")
        case "folder":
            path.unlink()
            path.mkdir()
        case "own mode" | "shard mode" | "folder mode":
            changed = {"own mode": path, "shard mode": path.parent, "folder mode": path.parent.parent}[spoiling]
            changed.chmod(0o700 | chance.randrange(0o100))
        case _:
            pass


def _compiled(source: str, arguments: list[str], texts: dict[str, str]) -> str:
    """Return the log and the PTX of NVRTC, which reads what it finds; in a fork, as it crashes on some texts."""
    pairs = [(name.encode(), text.encode(errors="replace")) for name, text in texts.items()]
    encoded = [argument.encode() for argument in arguments]
    library = Nvrtc(compiler_library().path)
    reading, writing = os.pipe()
    process = os.fork()
    if not process:
        signal.alarm(LONGEST_S)
        parts = library.compile(source.encode(errors="replace"), b"/kernel.cu", b"", encoded, pairs)
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(b"\n".join(parts[:4]))
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        words = pipe.read().decode(errors="replace")
    _, status = os.waitpid(process, 0)
    return words if status == 0 else "error: it crashed"


def _listing(folder: Path) -> list[tuple[str, int, int, int]]:
    """Return what lies below a folder, with sizes and times."""
    found = ((path, path.lstat()) for path in sorted(folder.rglob("*")))
    return [(str(path), status.st_size, status.st_mtime_ns, stat.S_IFMT(status.st_mode)) for path, status in found]
