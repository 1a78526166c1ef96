"""The words for where numbers come from."""

from warplens.cuda.ground.metrics import Provenance
from warplens.profiles.conditions import MEANINGS, listed_sources, marked, sourced_line, sourced_metrics


def test_every_provenance_has_a_meaning():
    assert set(MEANINGS) == set(Provenance)


def test_line_of_one_phrase_has_its_word_in_brackets():
    assert sourced_line([("held back by shared", Provenance.MODELLED)]) == "held back by shared (modelled)"


def test_only_estimates_are_marked():
    assert {provenance for provenance in Provenance if marked("1", provenance) != "1"} == {
        Provenance.SAMPLED,
        Provenance.INFERRED,
    }


def test_sourced_metrics_returns_the_word_that_all_metrics_share():
    assert sourced_metrics({"gld_requests": Provenance.COUNTED, "gld_transactions": Provenance.COUNTED}) == "counted"
    assert (
        sourced_metrics({"time": Provenance.MEASURED, "flops": Provenance.SAMPLED})
        == "measured: time; sampled: floating-point operations"
    )


def test_listed_sources_returns_the_provenances_that_occur():
    assert listed_sources([Provenance.MODELLED, None, Provenance.COUNTED, Provenance.MODELLED]) == "counted + modelled"
