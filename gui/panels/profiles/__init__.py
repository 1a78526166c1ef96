"""The library of profiles as a panel."""
