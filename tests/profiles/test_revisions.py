"""Kernel files as they are at a revision of a git repository."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess

import pytest

from warplens.cuda.ground.errors import InputError, MissingPartError
from warplens.profiles import revisions
from warplens.profiles.revisions import commits_of, file_of_revision, revision_with, split_revision

pytestmark = pytest.mark.skipif(
    subprocess.run(["git", "--version"], capture_output=True, check=False).returncode != 0, reason="needs git"
)


@pytest.fixture
def git(tmp_path, monkeypatch):
    """Make a repository in `tmp_path / repository`, and return what runs git there."""
    for variable in [name for name in os.environ if name.startswith("GIT_")]:
        monkeypatch.delenv(variable)
    monkeypatch.setenv("HOME", str(tmp_path))
    folder = tmp_path / "repository"
    folder.mkdir()

    def run(*arguments):
        done = subprocess.run(
            ["git", "-c", "user.name=n", "-c", "user.email=e@example.org", *arguments],
            cwd=folder, check=True, capture_output=True, text=True,
        )  # fmt: skip
        return done.stdout.strip()

    run("init", "--quiet")
    return run


@pytest.fixture
def repository(git, tmp_path):
    """Return a repository whose kernel has two revisions, and differs from both in the working tree."""
    folder = tmp_path / "repository"
    (folder / "kernels").mkdir()
    for number in range(2):
        (folder / "kernels" / "k.cu").write_text(f"// {number}\n")
        (folder / "common.cuh").write_text(f"// header {number}\n")
        (folder / "notes.txt").write_text("no source\n")
        git("add", ".")
        git("commit", "--quiet", "-m", f"{number}")
    (folder / "kernels" / "k.cu").write_text("// not committed\n")
    return folder


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("HEAD~1:kernels/mine.cu", ("HEAD~1", "kernels/mine.cu")),
        ("v1.2:mine.cu", ("v1.2", "mine.cu")),
        ("mine.cu", None),
        ("reference:h200", None),
        ("C:\\kernels\\mine.cu", None),
        ("transpose_tiled", None),
    ],
)
def test_text_with_a_colon_before_a_kernel_file_names_a_revision(text, parts):
    assert split_revision(text) == parts


def test_commits_are_those_that_changed_the_file_the_oldest_first(repository, git):
    (repository / "notes.txt").write_text("other\n")
    git("commit", "--quiet", "-m", "of another file", "notes.txt")
    git("commit", "--quiet", "-m", "odd \x85 \u2028 subject", "kernels/k.cu")
    commits = commits_of(repository / "kernels" / "k.cu", 10)
    assert [commit.subject for commit in commits] == ["0", "1", "odd \x85 \u2028 subject"]
    assert commits[-1].commit == git("rev-parse", "HEAD")
    assert commits_of(repository / "kernels" / "k.cu", 1) == commits[-1:]
    (repository / "kernels" / "new.cu").write_text("")
    assert commits_of(repository / "kernels" / "new.cu", 10) == ()


def test_file_whose_name_has_a_colon_is_that_file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "HEAD:k.cu").write_text("")
    assert split_revision("HEAD:k.cu") is None


@pytest.mark.parametrize(("revision", "number"), [("HEAD", 1), ("HEAD~1", 0)])
def test_file_and_headers_are_those_of_the_revision(repository, tmp_path, revision, number):
    written = file_of_revision(revision, str(repository / "kernels" / "k.cu"), tmp_path / "out")
    assert written == tmp_path / "out" / "kernels" / "k.cu"
    assert written.read_text() == f"// {number}\n"
    assert (tmp_path / "out" / "common.cuh").read_text() == f"// header {number}\n"
    assert not (tmp_path / "out" / "notes.txt").exists()
    assert (repository / "kernels" / "k.cu").read_text() == "// not committed\n"


def test_path_is_that_of_the_working_folder(repository, tmp_path, monkeypatch):
    monkeypatch.chdir(repository / "kernels")
    assert file_of_revision("HEAD", "k.cu", tmp_path / "out").read_text() == "// 1\n"
    monkeypatch.chdir(repository)
    assert file_of_revision("HEAD", "kernels/k.cu", tmp_path / "other").read_text() == "// 1\n"


def test_file_that_is_gone_is_read_from_its_revision(git, repository, tmp_path):
    git("rm", "-r", "--quiet", "--force", "kernels")
    git("commit", "--quiet", "-m", "gone")
    assert file_of_revision("HEAD~1", str(repository / "kernels" / "k.cu"), tmp_path / "out").read_text() == "// 1\n"


def test_names_that_need_care_are_read(git, repository, tmp_path):
    names = ["with space.cu", "umlaut ü.cu", 'quote".cu', "tab\t.cu"]
    for name in names:
        (repository / name).write_text(f"// {name}\n")
    git("add", ".")
    git("commit", "--quiet", "-m", "names")
    for name in names:
        assert file_of_revision("HEAD", str(repository / name), tmp_path / "out").read_text() == f"// {name}\n"


def test_link_of_a_revision_is_not_followed(git, repository, tmp_path):
    (repository / "link.cu").symlink_to("/etc/hostname")
    git("add", ".")
    git("commit", "--quiet", "-m", "link")
    with pytest.raises(InputError, match=r"^there is no file link\.cu in the revision HEAD$"):
        file_of_revision("HEAD", str(repository / "link.cu"), tmp_path / "out")
    file_of_revision("HEAD", str(repository / "kernels" / "k.cu"), tmp_path / "out")
    assert not (tmp_path / "out" / "link.cu").exists()


@pytest.mark.parametrize("revision", ["nothing", "--exec=touch x", "HEAD:kernels", "@{-1}"])
def test_unknown_revision_is_one_sentence(repository, tmp_path, revision):
    with pytest.raises(InputError) as error:
        file_of_revision(revision, str(repository / "kernels" / "k.cu"), tmp_path / "out")
    assert str(error.value).split(" (")[0] == (
        f"there is no revision {revision!r} in the repository of {repository / 'kernels'}"
    )


def test_file_outside_a_repository_is_one_sentence(git, tmp_path):
    path = tmp_path / "k.cu"
    with pytest.raises(InputError) as error:
        file_of_revision("HEAD", str(path), tmp_path / "out")
    assert str(error.value).startswith(f"{path} lies in no git repository (fatal: not a git repository")


def test_missing_git_is_one_sentence(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(MissingPartError, match=r"^the revision of a kernel is read by git, which is not installed$"):
        file_of_revision("HEAD", str(tmp_path / "k.cu"), tmp_path / "out")


def test_sources_that_are_too_large_are_refused(repository, tmp_path, monkeypatch):
    monkeypatch.setattr(revisions, "MAX_SOURCE_BYTES", 10)
    with pytest.raises(InputError, match=r"have 17 bytes, and at most 10 are read$"):
        file_of_revision("HEAD", str(repository / "kernels" / "k.cu"), tmp_path / "out")


@pytest.mark.parametrize(("text", "distance"), [("// 1\n", 0), ("// 0\n", 1), ("// never\n", None)])
def test_revision_is_found_by_the_hash_of_the_file(git, repository, text, distance):
    digest = hashlib.sha256(text.encode()).hexdigest()
    expected = None if distance is None else git("rev-parse", f"HEAD~{distance}")
    assert revision_with(digest, repository / "kernels" / "k.cu") == expected


@pytest.fixture
def armed(git, repository, tmp_path):
    """Return a repository whose configuration, attributes, hooks and remote name a program, and the mark it leaves."""
    mark, program = tmp_path / "mark", tmp_path / "program"
    program.write_text(f'#!/bin/sh\necho "$0 $*" >> {mark}\nexit 1\n')
    program.chmod(0o755)
    (repository / ".gitattributes").write_text("*.cu diff=own filter=own\n")
    git("add", ".")
    tree, parent = git("write-tree"), git("rev-parse", "HEAD")
    who = "n <e@example.org> 1700000000 +0000"
    signature = "gpgsig -----BEGIN PGP SIGNATURE-----\n \n iQ\n -----END PGP SIGNATURE-----"
    signed = f"tree {tree}\nparent {parent}\nauthor {who}\ncommitter {who}\n{signature}\n\nsigned\n"
    (tmp_path / "commit").write_text(signed)
    git("update-ref", "HEAD", git("hash-object", "-t", "commit", "-w", str(tmp_path / "commit")))
    hooks = tmp_path / "hooks"
    for folder in (hooks, repository / ".git" / "hooks"):
        folder.mkdir(exist_ok=True)
        for hook in ("post-checkout", "post-index-change", "pre-auto-gc", "reference-transaction"):
            (folder / hook).write_bytes(program.read_bytes())
            (folder / hook).chmod(0o755)
    names = (
        "core.askPass", "core.alternateRefsCommand", "core.editor", "core.fsmonitor", "core.gitProxy", "core.pager",
        "core.sshCommand", "credential.helper", "diff.external", "diff.own.command", "diff.own.textconv",
        "filter.own.clean", "filter.own.process", "filter.own.smudge", "gpg.program", "pager.cat-file",
        "pager.ls-tree", "pager.rev-list", "pager.rev-parse", "remote.origin.uploadpack", "sequence.editor",
        "uploadpack.packObjectsHook",
    )  # fmt: skip
    settings = {name: str(program) for name in names} | {
        "core.hooksPath": str(hooks),
        "extensions.partialClone": "origin",
        "log.showSignature": "true",
        "protocol.allow": "always",
        "protocol.ext.allow": "always",
        "remote.origin.promisor": "true",
        "remote.origin.url": f"ext::{program} %S",
        **{f"alias.{command}": f"!{program}" for command in ("cat-file", "log", "ls-tree", "rev-list", "rev-parse")},
    }
    lines = [f"[{name.rpartition('.')[0].replace('.', ' ', 1)}]\n\t{name.rpartition('.')[2]} = {value}\n"
             for name, value in settings.items()]  # fmt: skip
    text = "".join(re.sub(r"^\[(\w+) (.+)\]", r'[\1 "\2"]', line) for line in lines)
    (repository / ".git" / "more").write_text(text)
    with (repository / ".git" / "config").open("a") as file:
        file.write(f"{text}[include]\n\tpath = more\n")
    yield repository, mark
    mark.unlink(missing_ok=True)


def test_program_that_a_repository_names_is_not_started(armed, tmp_path):
    repository, mark = armed
    path = repository / "kernels" / "k.cu"
    assert file_of_revision("HEAD", str(path), tmp_path / "out").read_text() == "// not committed\n"
    digest = hashlib.sha256(b"// 0\n").hexdigest()
    assert file_of_revision(revision_with(digest, path), str(path), tmp_path / "old").read_text() == "// 0\n"
    assert revision_with("0" * 64, path) is None
    assert not mark.exists()
    subprocess.run(["git", "-C", str(repository), "log", "-1"], capture_output=True, check=False)
    assert mark.exists()  # so this is what a repository can do


def without(repository, name):
    """Take the object of a file of the first revision away, as a partial clone lacks it."""
    listed = ["git", "-C", str(repository), "rev-parse", f"HEAD~2:{name}"]
    blob = subprocess.run(listed, capture_output=True, text=True, check=True).stdout.strip()
    (repository / ".git" / "objects" / blob[:2] / blob[2:]).unlink()


@pytest.mark.parametrize("is_old", [False, True], ids=["git of today", "git before 2.45"])
def test_what_a_repository_lacks_is_not_fetched(armed, tmp_path, monkeypatch, is_old):
    repository, mark = armed
    without(repository, "kernels/k.cu")
    path = repository / "kernels" / "k.cu"
    commit = subprocess.run(
        ["git", "-C", str(repository), "rev-parse", "HEAD~2"], capture_output=True, text=True, check=True
    ).stdout.strip()
    mark.unlink(missing_ok=True)
    if is_old:
        monkeypatch.delitem(revisions.GIT_ENVIRONMENT, "GIT_NO_LAZY_FETCH")
    sentence = (
        f"the repository {repository} lacks sources of the revision {commit}, as a partial clone does, and nothing is "
        f"fetched here: `git -C {repository} archive --output /dev/null {commit}` fetches them"
    )
    with pytest.raises(InputError, match=f"^{re.escape(sentence)}$"):
        file_of_revision("HEAD~2", str(path), tmp_path / "out")
    with pytest.raises(InputError, match=f"^{re.escape(sentence)}$"):
        revision_with("0" * 64, path)
    assert revision_with(hashlib.sha256(b"// 1\n").hexdigest(), path) is not None
    assert not mark.exists()
    subprocess.run(
        ["git", "-C", str(repository), "cat-file", "-p", "HEAD~2:kernels/k.cu"], capture_output=True, check=False
    )
    assert mark.exists()


def test_missing_object_without_a_remote_is_the_same_sentence(repository, git, tmp_path):
    git("commit", "--quiet", "--allow-empty", "-m", "third")
    without(repository, "kernels/k.cu")
    with pytest.raises(InputError, match=r"lacks sources of the revision \w+, as a partial clone does"):
        file_of_revision("HEAD~2", str(repository / "kernels" / "k.cu"), tmp_path / "out")


def test_repository_of_a_hook_is_not_that_of_the_file(repository, tmp_path, monkeypatch):
    monkeypatch.setenv("GIT_DIR", str(tmp_path / "another"))
    monkeypatch.setenv("GIT_WORK_TREE", str(tmp_path))
    assert file_of_revision("HEAD", str(repository / "kernels" / "k.cu"), tmp_path / "out").read_text() == "// 1\n"


def test_name_with_the_signs_of_a_pattern_is_that_file_alone(git, repository):
    (repository / "k[1].cu").write_text("// brackets\n")
    (repository / "k1.cu").write_text("// one\n")
    git("add", ".")
    git("commit", "--quiet", "-m", "brackets")
    expected = git("rev-parse", "HEAD")
    (repository / "k1.cu").write_text("// two\n")
    git("commit", "--quiet", "-am", "one")
    assert revision_with(hashlib.sha256(b"// brackets\n").hexdigest(), repository / "k[1].cu") == expected
