"""The warp lens: the lanes of one request, what serves them, and what another row pitch would do."""
