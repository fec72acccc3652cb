"""What is run by hand or by make: the page, the rulings, the soak, the golden races."""
