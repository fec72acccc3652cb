"""What every drawing is made with: pen, inks, palettes, titles, names of classes and ids."""
