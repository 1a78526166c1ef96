"""From the counts of a launch and a GPU's sheet to a modelled time, with every term of it named."""

from warplens.cuda.timing.model import ModelledTime, model_time

__all__ = ["ModelledTime", "model_time"]
