"""Kernel files as they are at a revision of a git repository."""

from __future__ import annotations

import hashlib
import os
import subprocess

import pytest

from warplens.cuda.errors import InputError, MissingPartError
from warplens.profiles import revisions
from warplens.profiles.revisions import file_of_revision, revision_with, split_revision

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
