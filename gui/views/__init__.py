"""The views, a folder each: model, figure, panel, text of the terminal and command.

The rule: no view knows another one.
"""
