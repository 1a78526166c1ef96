"""Tuning: which configurations of a variant are allowed, and a search among them that runs few of them."""
