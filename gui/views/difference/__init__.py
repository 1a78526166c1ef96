"""The difference of the fastest point and its rival, as the reason of the answer."""
