"""Products whose matrices stay on the host: the plan by panels, its execution on a card, and on the engine."""
