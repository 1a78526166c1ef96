"""GPUs as data: one sheet a GPU, the limits of each compute capability, and occupancy as pure functions of both."""
