"""Profiles: what a sweep leaves behind, its file, its journal, its tables and its exports."""
