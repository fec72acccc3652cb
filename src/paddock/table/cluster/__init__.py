"""Several servers on one store: how they hear of each other, and which of them drives where."""
