"""One point's code, looked at: source lines, PTX and requests with their counts."""
