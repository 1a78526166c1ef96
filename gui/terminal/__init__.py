"""What commands print: tables, progress, explanations; and the options that commands share. No Qt."""
