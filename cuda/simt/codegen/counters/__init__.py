"""What is counted of a launch: executions, trips and special operands, and the requests and bytes of memory."""
