"""What everything else stands on: errors, metrics, points, quantities, files of the user and confinement.

The rule: nothing here knows a kernel, a device or a window.
"""
