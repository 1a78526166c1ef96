"""A search as pictures: the best time so far, and the trials on parallel axes."""
