"""Tables in memory: requests in, commands carried out and stored, news out. See docs/server.md."""
