"""The keys of front matter that give a variant its place in a ladder: `previous` and `step`."""

from __future__ import annotations

from warplens.cuda.catalogue.front_matter import read_front_matters
from warplens.cuda.catalogue.reader import LadderReader
from warplens.cuda.catalogue.syntax import SourceFile


def test_previous_and_step_returns_the_variant_before_this_one_in_its_ladder():
    text = "/* warplens\nprevious = 'tiled'\nstep = 'A column of padding' */"
    [matter] = read_front_matters(SourceFile(path="a.cu", text=text))
    assert LadderReader(matter).previous_and_step("padded") == ("tiled", "A column of padding")
