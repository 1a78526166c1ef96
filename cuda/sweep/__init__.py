"""Sweeps: axes and plans (pure), the engine that runs a plan on any executor, the worker processes of the emulator."""
