"""What the user meets: the command line and the window; the only package that may import Qt."""
