"""Arithmetic of floating-point formats that several instructions share: encoding, rounding, half precision."""
