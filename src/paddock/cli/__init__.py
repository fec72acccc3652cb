"""The commands: play, simulate, replay, verify, draw and look things up in a terminal.

app.py lists them. desk.py prints and asks. A game's own screens stand in a folder named after it.
Rules and forecasts come from the engine; nothing in here works one out.
"""
