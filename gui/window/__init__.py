"""The main window: its docks, layouts and command palette, and the module that puts it together."""
