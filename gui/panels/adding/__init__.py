"""The dialog that adds kernels: their list, the form of a launch, and the source."""
