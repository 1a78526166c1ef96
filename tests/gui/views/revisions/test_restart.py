"""What a kill leaves of the verdict on a revision."""

from __future__ import annotations


def test_a_restart_gives_the_verdict_that_a_kill_left_out_where_all_points_ran(
    edited, make_edited, qtbot, speeds, kept
):
    speeds |= {"faster": 500.0, "slower": 2000.0}
    for word in ("faster", "slower"):
        with qtbot.waitSignal(edited.session.run.ended):
            edited.save(edited.text(word))
    edited.watch.stop()
    *_, middle, last = edited.revisions.of_file(edited.revisions.path)
    for revision in (middle, last):
        revision.judgement = None
        revision.keep(kept / "revisions")
    (kept / "revisions" / f"{last.key}.points").write_bytes(b"")
    assert make_edited().states == {"r1": "·", "r2": "F", "r3": ""}
