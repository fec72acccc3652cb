"""Each game's rules, stated as tests. A test cites the rulings that it checks."""
