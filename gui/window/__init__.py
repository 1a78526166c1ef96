"""The main window: its commands, docks, layouts and palette, and the module that composes it."""
