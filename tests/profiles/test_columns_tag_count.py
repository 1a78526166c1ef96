"""The number of tags in the text of a profile, judged before the text is decoded."""

from __future__ import annotations

from warplens.profiles.columns import has_too_many_tags


def test_has_too_many_tags_tells_whether_a_profiles_text():
    assert not has_too_many_tags(b'{"tags":["mine"]}')
    assert has_too_many_tags(b'{"tags":[' + 1001 * b'"mine",' + b"]}")
