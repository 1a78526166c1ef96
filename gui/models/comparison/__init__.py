"""The comparison of the shown profiles: verdicts, their table, and the report made of them."""
