### What is said of a game that brings no words of its own.

plain-event-car = { $who }: { $what }
plain-event = { $what }
