"""The points that are shown: results, the looks of variants, and the table with its columns and filter."""
