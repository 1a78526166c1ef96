"""The one door to Optuna: a study that proposes configurations, and learns from what they took.

The rule: a Gaussian process proposes configurations that may run (`proposer`). Optuna's samplers propose freely, and
the nearest configuration that may run is taken: most combinations of a tuner's parameters are not allowed, and some
have run. A parameter is the position of its value, so that neighbours of a sampler are neighbours of the axis. A
configuration that failed is pruned: the samplers take it to be worse than all that ran. A study is a function of its
seed and of what it is asked and told, so a search can be repeated.
"""

from __future__ import annotations

import warnings
from collections.abc import Collection, Mapping
from enum import StrEnum
from types import ModuleType
from typing import TYPE_CHECKING, Any

from warplens.cuda.ground.errors import MissingPartError
from warplens.cuda.sweep.tune.space import Configuration

if TYPE_CHECKING:
    from warplens.cuda.sweep.tune.proposer import Proposer

INSTALL = "pip install 'warplens[tune]'"


class Sampler(StrEnum):
    """How the next configuration is proposed; Optuna describes all but the first (`optuna.samplers`)."""

    GAUSSIAN = "gaussian"
    TPE = "tpe"
    GENETIC = "genetic"
    RANDOM = "random"


class Study:
    """A study of configurations, whose smallest value is searched; without Optuna it is a `MissingPartError`."""

    def __init__(self, parameters: Mapping[str, tuple[int, ...]], *, sampler: Sampler, seed: int) -> None:
        self._optuna: Any = _optuna()
        self._positions = [{value: at for at, value in enumerate(values)} for values in parameters.values()]
        self._values = tuple(parameters.values())
        self._names = tuple(parameters)
        self._distributions = {
            name: self._optuna.distributions.IntDistribution(0, len(values) - 1) for name, values in parameters.items()
        }
        self._asked: dict[Configuration, Any] = {}
        self._study = self._optuna.create_study(sampler=_sampler(self._optuna, sampler, seed))
        self._proposer: Proposer | None = None
        if sampler is Sampler.GAUSSIAN:
            from warplens.cuda.sweep.tune.proposer import Proposer  # SciPy takes long to load

            self._proposer = Proposer(parameters, seed=seed)

    def expect(self, times_ns: Mapping[Configuration, float]) -> None:
        """Learn the modelled times of the candidates in nanoseconds; Optuna's samplers have no use for them."""
        if self._proposer is not None:
            self._proposer.expect(times_ns)

    def propose(self, candidates: Collection[Configuration], running: Collection[Configuration] = ()) -> Configuration:
        """Return the candidate that promises most, or the one nearest to what Optuna proposes; there must be one.

        Distances are counted in steps of the axes, each axis taken to be as long as any other; of equal ones the first
        candidate is taken. The configurations that are `running` have no time yet.
        """
        if self._proposer is not None:
            return self._proposer.propose(candidates, running)
        trial = self._study.ask(self._distributions)
        proposed: list[int] = [trial.params[name] for name in self._names]
        wished = tuple(values[at] for values, at in zip(self._values, proposed, strict=True))
        if wished in candidates:
            self._asked[wished] = trial
            return wished
        self._study.tell(trial, state=self._optuna.trial.TrialState.FAIL)  # the sampler ignores it
        lengths = [max(1, len(positions) - 1) for positions in self._positions]

        def distance(configuration: Configuration) -> float:
            return sum(
                abs(positions[value] - at) / length
                for positions, value, at, length in zip(self._positions, configuration, proposed, lengths, strict=True)
            )

        return min(candidates, key=distance)

    def tell(self, configuration: Configuration, value: float | None) -> None:
        """Learn the value of a configuration, None where it did not run right."""
        if self._proposer is not None:
            self._proposer.tell(configuration, value)
        state = self._optuna.trial.TrialState.PRUNED if value is None else self._optuna.trial.TrialState.COMPLETE
        if configuration in self._asked:
            self._study.tell(self._asked.pop(configuration), value, state=state)
            return
        chosen = zip(self._names, self._positions, configuration, strict=True)
        parameters = {name: positions[choice] for name, positions, choice in chosen}
        known = {"state": state, "params": parameters, "distributions": self._distributions, "value": value}
        self._study.add_trial(self._optuna.trial.create_trial(**known))

    def importances(self) -> dict[str, float]:
        """Return how much each parameter decides among the configurations that were told, largest first; the sum is 1.

        Empty with fewer than four configurations, or where all have one value.

        Source: Watanabe, Bansal, Hutter, "PED-ANOVA: Efficiently Quantifying Hyperparameter Importance in Arbitrary
        Subspaces", IJCAI 2023, as Optuna has it: among the fastest tenth.
        """
        complete = self._study.get_trials(deepcopy=False, states=(self._optuna.trial.TrialState.COMPLETE,))
        if len(complete) < 4 or len({trial.value for trial in complete}) < 2:
            return {}
        importance: ModuleType = self._optuna.importance
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", self._optuna.exceptions.ExperimentalWarning)
            evaluator = importance.PedAnovaImportanceEvaluator()
        return dict(importance.get_param_importances(self._study, evaluator=evaluator))


def _optuna() -> ModuleType:
    """Return Optuna, which says nothing by itself."""
    try:
        import optuna
    except ImportError:
        raise MissingPartError(f"a search needs Optuna, which is not installed: {INSTALL}") from None
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    module: ModuleType = optuna
    return module


def _sampler(optuna: Any, sampler: Sampler, seed: int) -> Any:
    match sampler:
        case Sampler.TPE:
            return optuna.samplers.TPESampler(seed=seed, multivariate=True, constant_liar=True)
        case Sampler.GENETIC:
            return optuna.samplers.NSGAIISampler(seed=seed, population_size=20)
        case Sampler.RANDOM | Sampler.GAUSSIAN:  # which does not ask Optuna
            return optuna.samplers.RandomSampler(seed=seed)
