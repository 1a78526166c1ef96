"""What all views share: the open profile, the sweep, the selection, the comparison, and the base of a panel."""
