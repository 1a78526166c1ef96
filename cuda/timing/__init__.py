"""Counts of a launch and a GPU's sheet in, a modelled time out, with every term of it named."""

from warplens.cuda.timing.model import ModelledTime, model_time

__all__ = ["ModelledTime", "model_time"]
