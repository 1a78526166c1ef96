"""The words for where numbers come from."""

from warplens.cuda.metrics import Provenance
from warplens.profiles.provenance import MEANINGS, marked, sourced_line


def test_every_provenance_has_a_meaning():
    assert set(MEANINGS) == set(Provenance)


def test_line_of_one_phrase_has_its_word_in_brackets():
    assert sourced_line([("held back by shared", Provenance.MODELLED)]) == "held back by shared (modelled)"


def test_only_estimates_are_marked():
    assert {provenance for provenance in Provenance if marked("1", provenance) != "1"} == {
        Provenance.SAMPLED,
        Provenance.INFERRED,
    }
