"""The picture and the page of a ladder."""
