"""The server, as its clients meet it: real sockets, a real file."""
