"""Products whose matrices stay on the host: their plan by panels, executed on a card or on the engine."""
