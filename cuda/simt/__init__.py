"""The engine: executes compiled PTX on the CPU, 32 lanes to a warp, and counts what every warp does."""
