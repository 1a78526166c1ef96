"""From a PTX module to a kernel as basic blocks: its functions read, and joined where they call each other."""
