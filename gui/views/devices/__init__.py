"""The GPUs that are here or have a sheet, and their calibration."""
