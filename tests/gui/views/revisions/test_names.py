"""The names of the revisions that a stale point is of and that its file is now."""

from __future__ import annotations


def test_a_stale_point_names_its_revision_and_that_of_the_file(make_edited, by_hand, qtbot):
    edited = make_edited(executor=by_hand)
    edited.choices.set_checked(["one"])
    edited.session.start_sweep()
    with qtbot.waitSignal(edited.session.run.ended):
        by_hand.step(1)
    [point], results, said = edited.results.points, edited.results, []
    results.points_replaced.connect(lambda: said.append(results.staleness_of(point)))
    edited.save(edited.text("second"))
    assert said[0] == "of r1; one.cu is r2 now"  # as soon as it is stale
    edited.save(edited.text("third"))
    assert results.staleness_of(point) == "of r1; one.cu is r3 now"
    edited.save(edited.text())
    assert results.staleness_of(point) == ""
    edited.save("#define F 4.f\n", "par.h")
    assert results.staleness_of(point) == "of r4; one.cu is r5 now, by a file that it includes"


def test_beside_an_older_revision_that_is_shown_a_stale_point_names_its_own(edited, qtbot):
    with qtbot.waitSignal(edited.session.run.ended):
        edited.save(edited.text("second"))
    edited.revisions.step(-1)
    [newest] = edited.revisions.newest().points
    assert edited.results.staleness_of(newest) == "r1 of one.cu is shown, and this ran with r2"
