"""A search as an object, in Cython's language; the same for every game whose drivers search."""

SEARCHES = """
cdef class Search:
    cdef State s, dealt, play
    cdef Control c
    cdef Options menu
    cdef Notes notes
    cdef readonly Tally tally

    def __init__(self, State s not None, int seat, unsigned long long seed, int most):
        self.s, self.dealt, self.play = s.copy(), s.copy(), s.copy()
        self.c, self.menu, self.tally = Control(), Options(), Tally()
        self.notes = notes_of(s).copy()
        search__propose(self.s, self.c, self.menu, self.notes, self.tally, seat, seed, most)

    def think(self, int playouts):
        cdef State s = self.s, dealt = self.dealt, play = self.play
        cdef Control c = self.c
        cdef Options menu = self.menu
        cdef Notes notes = self.notes
        cdef Tally tally = self.tally
        cdef int made
        with nogil:
            made = search__think(s, dealt, play, c, menu, notes, tally, playouts)
        return made

    def best(self):
        return search__best(self.tally)

cdef class Weighing:
    cdef State s, dealt, play
    cdef Control c
    cdef Options menu
    cdef Notes notes
    cdef readonly Tally tally
    cdef readonly Ledger ledger

    def __init__(self, State s not None, int seat, unsigned long long seed, int most):
        self.s, self.dealt, self.play = s.copy(), s.copy(), s.copy()
        self.c, self.menu, self.tally, self.ledger = Control(), Options(), Tally(), Ledger()
        self.notes = notes_of(s).copy()
        search__propose(self.s, self.c, self.menu, self.notes, self.tally, seat, seed, most)
        thinking__prepare(self.s, self.notes)

    def weigh(self, unsigned long long first, int count, int eyes):
        cdef State s = self.s, dealt = self.dealt, play = self.play
        cdef Control c = self.c
        cdef Options menu = self.menu
        cdef Notes notes = self.notes
        cdef Tally tally = self.tally
        cdef Ledger ledger = self.ledger
        with nogil:
            weighing__weigh(s, dealt, play, c, menu, notes, tally, ledger, first, count, eyes)
"""
