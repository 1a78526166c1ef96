"""The revisions of the user's kernel files: each save with its verdict, its results and its text."""
