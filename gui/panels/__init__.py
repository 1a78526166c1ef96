"""The panels of the window, one a file; a panel takes its models and never calls another panel."""
