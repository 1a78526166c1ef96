"""Runs single points of a sweep: the Runner protocol, the draft of a result, and the runners (see README.md)."""
