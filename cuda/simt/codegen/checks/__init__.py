"""Checked code: races, reads of what was never written, and what products of a warpgroup need."""
