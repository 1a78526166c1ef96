"""The sweep panel and its parts: variants, axes, GPUs, timing, queue."""
