"""Parts that the whole window shares: theme, widgets, tasks, undo, dialogs, settings."""
