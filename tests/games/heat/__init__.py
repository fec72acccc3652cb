"""The rules of Heat: one file for each chapter of the rules, positions in their text form, luck forced."""
