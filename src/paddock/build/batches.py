"""Many races stepped by one call, in Cython's language; the same for every game.

Whether actions are options, the caller has checked; one that is not is refused by the rules, and the race stays.
The arrays belong to the caller, who must keep them: observations, masks, rewards, dones and seats, a row for each race.
The races are Python objects that a list keeps alive; without the GIL they are reached by their addresses.
"""

BATCHES = """
from cpython.buffer cimport PyBUF_C_CONTIGUOUS, PyBUF_WRITABLE, PyBuffer_Release, PyObject_GetBuffer
from libc.stdlib cimport calloc, free

cdef void *memory(array, Py_ssize_t size) except NULL:
    cdef Py_buffer found
    PyObject_GetBuffer(array, &found, PyBUF_C_CONTIGUOUS | PyBUF_WRITABLE)
    cdef Py_ssize_t length = found.len
    cdef void *start = found.buf
    PyBuffer_Release(&found)
    if length != size:
        raise ValueError(f'an array has {length} bytes instead of {size}')
    return start

cdef int to_learner(
    State s, State start, State scratch, Control c, Control mind, Options menu, Notes notes, Options levels,
    Standing places, float *payoff, float *reward, unsigned char *done,
) noexcept nogil:
    # Scripted seats decide until another must; a race that is over pays and is begun anew. Returns who must decide.
    cdef int seat, waiting
    while True:
        stint__drive(s, scratch, c, mind, menu, notes, levels, 1000000)
        waiting = steps__waiting(s)
        if waiting != 0:
            return loop__first_waiting(waiting)
        done[0] = 1
        rules__standing(s, places)
        for seat in range(levels.count):
            reward[seat] = payoff[places.place[seat]]
        state__copy_into(start, s)
        rules__begin(s, c)

cdef int show(
    State s, State start, State scratch, Control c, Control mind, Options menu, Notes notes, Options levels,
    Standing places, Observation seen, float *payoff, int action, int actor,
    unsigned long long *luck, float *reward, unsigned char *done, unsigned char *mask, int actions, short *row,
) noexcept nogil:
    # One race: take the action, if there is one, and go on to the next decision. Returns who must decide.
    cdef int i, count
    done[0] = 0
    for i in range(levels.count):
        reward[i] = 0
    c.generator = luck[0]
    mind.generator = luck[1]
    if action >= 0:
        steps__act(s, c, actor, action)
    cdef int seat = to_learner(s, start, scratch, c, mind, menu, notes, levels, places, payoff, reward, done)
    luck[0] = c.generator
    luck[1] = mind.generator
    memset(mask, 0, actions)
    count = steps__options(s, seat, menu)
    for i in range(count):
        mask[menu.action[i]] = 1
    rules__encode(s, seat, seen)
    observation__write(seen, row)
    return seat

ctypedef int (*show_address)(
    void *, State, State, Control, Control, Options, Notes, Options, Standing, Observation, float *, int, int,
    unsigned long long *, float *, unsigned char *, unsigned char *, int, short *
) noexcept nogil

cdef int pick(State s, Control mind, Options menu, int seat, unsigned long long *luck) noexcept nogil:
    # Any option of the seat that must decide.
    mind.generator = luck[1]
    cdef int count = steps__options(s, seat, menu)
    cdef int action = menu.action[luck__roll(mind, count)]
    luck[1] = mind.generator
    return action

ctypedef int (*pick_address)(void *, Control, Options, int, unsigned long long *) noexcept nogil

cdef class Races:
    cdef show_address show
    cdef pick_address pick
    cdef list keep
    cdef object arrays
    cdef void **races
    cdef unsigned long long *luck
    cdef int count, actions
    cdef float payoff[16]
    cdef State start, scratch
    cdef Control control, mind
    cdef Options menu, levels
    cdef Notes notes
    cdef Standing places
    cdef Observation seen
    cdef short *observations
    cdef unsigned char *masks
    cdef float *rewards
    cdef unsigned char *dones
    cdef int *seats

    def __cinit__(self):
        self.races = NULL
        self.luck = NULL
        self.show = <show_address><void *>&show
        self.pick = <pick_address><void *>&pick

    def __dealloc__(self):
        free(self.races)
        free(self.luck)

    def __init__(
        self, State start not None, list levels not None, list payoff not None, list seeds not None, int actions,
        observations, masks, rewards, dones, seats,
    ):
        cdef int i
        cdef State s
        self.count = len(seeds)
        self.actions = actions
        self.arrays = observations, masks, rewards, dones, seats
        self.observations = <short *>memory(observations, self.count * observation__SIZE)
        self.masks = <unsigned char *>memory(masks, self.count * actions)
        self.rewards = <float *>memory(rewards, self.count * len(levels) * sizeof(float))
        self.dones = <unsigned char *>memory(dones, self.count)
        self.seats = <int *>memory(seats, self.count * sizeof(int))
        self.races = <void **>calloc(self.count, sizeof(void *))
        self.luck = <unsigned long long *>calloc(2 * self.count, sizeof(unsigned long long))
        if self.races == NULL or self.luck == NULL:
            raise MemoryError()
        for i in range(len(payoff)):
            self.payoff[i] = payoff[i]
        self.start, self.scratch = start.copy(), start.copy()
        self.control, self.mind = Control(), Control()
        self.menu, self.levels = Options(), Options()
        self.levels.write("action", levels)
        self.levels.count = len(levels)
        self.notes = notes_of(start).copy()
        self.places, self.seen = Standing(), Observation()
        self.keep = [start.copy() for _ in seeds]
        for i in range(self.count):
            s = self.keep[i]
            self.races[i] = <void *>s
            self.luck[2 * i], self.luck[2 * i + 1] = seeds[i]
            self.control.generator = self.luck[2 * i]
            rules__begin(s, self.control)
            self.luck[2 * i] = self.control.generator
        self.step(None)

    def step(self, actions):
        cdef int *chosen = NULL
        cdef int i, action
        cdef State start = self.start, scratch = self.scratch
        cdef Control control = self.control, mind = self.mind
        cdef Options menu = self.menu, levels = self.levels
        cdef Notes notes = self.notes
        cdef Standing places = self.places
        cdef Observation seen = self.seen
        if actions is not None:
            chosen = <int *>memory(actions, self.count * sizeof(int))
        with nogil:
            for i in range(self.count):
                self.seats[i] = self.show(
                    self.races[i], start, scratch, control, mind, menu, notes, levels, places, seen, self.payoff,
                    -1 if chosen == NULL else chosen[i], self.seats[i], self.luck + 2 * i,
                    self.rewards + i * levels.count, self.dones + i, self.masks + i * <Py_ssize_t>self.actions,
                    self.actions, self.observations + i * <Py_ssize_t>(observation__SIZE // 2),
                )

    def pick_any(self, actions):
        cdef int *chosen = <int *>memory(actions, self.count * sizeof(int))
        cdef int i
        cdef Control mind = self.mind
        cdef Options menu = self.menu
        with nogil:
            for i in range(self.count):
                chosen[i] = self.pick(self.races[i], mind, menu, self.seats[i], self.luck + 2 * i)

    def race(self, int number):
        return self.keep[number].copy()

    def save(self):
        cdef int i
        return [(self.keep[i].save(), (self.luck[2 * i], self.luck[2 * i + 1])) for i in range(self.count)]

    def load(self, list races not None):
        cdef int i
        cdef State s
        for i in range(self.count):
            s = self.keep[i]
            position, (self.luck[2 * i], self.luck[2 * i + 1]) = races[i]
            s.load(position)
        self.step(None)
"""
