"""What a launch did to memory, in words: patterns of addresses, traffic by source line, a summary."""
