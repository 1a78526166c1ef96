"""The capture: what runs, as one frozen value, with its file and its checks."""
