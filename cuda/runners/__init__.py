"""What executes one point of a sweep: the Runner protocol, its result, and the runners that exist."""
