"""The timeline of one launch: blocks of all multiprocessors, and the warps of one."""
