"""Run by the Python of an environment that need not have Standoff: the standard library and one peer, nothing else."""
