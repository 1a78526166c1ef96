"""Takes the samples of a timed point: the stopwatch, the rule that ends it, and the conditions of the GPU."""
