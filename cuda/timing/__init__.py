"""The modelled time of a launch, from its counts, its machine code and the sheet of a GPU.

Called from outside: `model_time`, and `mean_stalls` for what consists of several launches.
"""

from warplens.cuda.timing.estimate import Method, ModelledTime, mean_stalls
from warplens.cuda.timing.model import model_time
from warplens.cuda.timing.trace import LaunchTrace

__all__ = ["LaunchTrace", "Method", "ModelledTime", "mean_stalls", "model_time"]
