"""Runtime against size and tile width, the roofline and the residuals of the model."""
