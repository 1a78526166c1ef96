"""Points on other machines, through Dask, with a worker for each of their cards."""
