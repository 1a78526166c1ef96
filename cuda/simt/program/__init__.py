"""A kernel as basic blocks: functions of a PTX module read, joined by their calls, and laid out in memory."""
