"""Products whose matrices stay on the host: their plan by panels, executed on a GPU or on the engine."""
