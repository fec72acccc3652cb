"""Messages in English, Russian and Dutch, one set for terminal and browser (Fluent)."""
