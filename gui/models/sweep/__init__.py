"""The sweep: what is chosen, what waits, what runs, and the session that joins them."""
