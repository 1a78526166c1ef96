"""The profiles that are open or were saved."""
