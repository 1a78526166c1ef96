"""Runs single points of a sweep: the Runner protocol, the builder of a result, and the runners (see README.md)."""
