"""Pictures of lessons, and the truth that is laid over an answer: figures as values, made without Qt."""
