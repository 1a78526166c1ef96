"""The source and the machine code of a point, with what each line costs."""
