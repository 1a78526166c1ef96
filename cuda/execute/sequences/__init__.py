"""Runs sequences of launches, on the engine and on a card, and adds their steps up."""
