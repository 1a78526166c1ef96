"""The points of profiles as arrays and curves, the quantities that a plot can show, and the looks of variants."""
