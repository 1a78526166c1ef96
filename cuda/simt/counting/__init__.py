"""The definitions of what is counted: the rules for one request, the counts of a launch, recorded requests."""
