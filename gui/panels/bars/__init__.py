"""The bars of the window around its docks: header, legend and notice bar."""
