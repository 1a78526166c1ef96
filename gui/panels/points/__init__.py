"""The table of all points, and the panel of the selected one."""
