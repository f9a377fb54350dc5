"""Hand-made mistakes, each of which some test must find. Run by `make mutants`."""
