"""The search that the window shows and starts."""
