"""The widgets and the drawing of figures that every view uses: theme, cards, tables, pictures, plots.

The rule: nothing here knows what a sweep or a profile is.
"""
