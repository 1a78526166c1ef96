"""Runs sequences of launches, on the engine and on a GPU, and adds their steps up."""
