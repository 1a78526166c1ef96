"""The panels of lessons, and what they share with the presenter."""
