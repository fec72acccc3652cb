"""Action numbers and their text."""

from __future__ import annotations

from paddock.verbs import Actions, Verb

from . import dash

ACTIONS = Actions("roll, push", Verb("roll", dash.ROLL), Verb("push", dash.PUSH))
