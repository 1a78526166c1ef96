"""The form of a sweep, and the commands that run one."""
