"""Tuning: which configurations of a variant are allowed, and a search among them that runs few of them."""

# The defaults of a search, for the command line and the window.
# Nothing is imported, since a command line reads them before it knows what it runs.

TRIALS = 100
MODELLED = 400  # on a GPU so many configurations are modelled by default: enough times to infer the others
KEPT = 0.3  # the share of the configurations, the fastest by the model, that may be measured by default
BUDGET_S = 0.2  # the blocks of a product all do the same: few say what a configuration takes, and there are many
