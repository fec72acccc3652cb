"""The part of a twin that Python calls, in Cython's language; the same for every game."""

CALLS = """
def begin(State s not None, Control c not None):
    rules__begin(s, c)

def waiting(State s not None):
    return steps__waiting(s)

# Shared by calls from Python, which hold the GIL; the loops that release it bring their own.
cdef Options _menu = Options()

def options(State s not None, int seat):
    cdef int i, count = steps__options(s, seat, _menu)
    return [_menu.action[i] for i in range(count)]

def act(State s not None, Control c not None, int seat, int action):
    return steps__act(s, c, seat, action)

def withdraw(State s not None, Control c not None, int seat):
    return rules__withdraw(s, c, seat)

def default_action(State s not None, int seat):
    return steps__default_action(s, seat)

def imagine(State s not None, Control c not None, int seat):
    rules__imagine(s, c, seat)

def standing(State s not None, Standing out not None):
    rules__standing(s, out)

def encode(State s not None, int seat, Observation out not None):
    rules__encode(s, seat, out)

def play_randomly(State s not None, Control c not None, Control chooser not None, int most):
    cdef Options menu = Options()
    cdef int made
    with nogil:
        made = loop__play_randomly(s, c, chooser, menu, most)
    return made

# What drivers work out about a circuit, once for each. Who releases the GIL takes a copy: drivers scribble on it.
cdef dict _known = {}

cdef Notes notes_of(State s):
    key = s.course.save()
    found = _known.get(key)
    if found is None:
        found = Notes()
        scripted__prepare(s, found)
        _known[key] = found
    return found

def drive(State s not None, Control c not None, Control chooser not None, list levels, int most):
    cdef Options menu = Options()
    cdef Options seats = Options()
    cdef State scratch = State(s.course)
    cdef Notes notes = notes_of(s).copy()
    cdef int made
    seats.write("action", levels)
    with nogil:
        made = stint__drive(s, scratch, c, chooser, menu, notes, seats, most)
    return made

def choose(int level, State s not None, Control chooser not None, int seat):
    return scripted__choose(level, s, chooser, seat, _menu, notes_of(s))
"""
