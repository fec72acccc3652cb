import { beforeEach, describe, expect, it } from 'vitest';
import '../browser';
import { figuresOf, groupsOf, membersOf } from '../../src/races/figures';
import { deleteAll, deleteRace, exported, imported, keepJudged, keptRaces, type Kept } from '../../src/races/kept';

const seat = (name: string | null, place: number, spins = 0) => ({
  name,
  driver: name ? null : 'racer',
  place,
  counts: { 'spin-outs': spins },
});
const race = (table: string, at: number, places: number[], names: (string | null)[], circuit = 'USA'): Kept => ({
  table,
  game: 'heat',
  circuit,
  at,
  round: 9,
  open: false,
  seats: places.map((place, i) => seat(names[i] ?? null, place, i)),
  mine: [0],
});
const races = [
  race('a', 1, [2, 1, 3], ['Mara', 'Ann', null]),
  race('b', 2, [1, 2, 3], ['Mara', 'ann ', null], 'Italia'),
  race('c', 3, [3, 1, 2], ['Mara', null, null]),
];
const file = (all: unknown) => JSON.stringify({ paddock: 'races', format: 1, races: all });

describe('races that are kept', () => {
  beforeEach(() => {
    deleteAll();
    expect(imported(file(races))).toBe(3);
  });

  it('go into a file and come back from it, each once', () => {
    const saved = exported();
    expect(imported(saved)).toBe(0);
    deleteAll();
    expect(keptRaces()).toEqual([]);
    expect(imported(saved)).toBe(3);
    expect(keptRaces()).toEqual(races);
  });

  it('are not read from files that hold something else', () => {
    for (const bad of ['', '{}', 'null', file({}), file([null]), file([{ ...races[0], mine: [7] }])])
      expect(imported(bad)).toBeNull();
  });

  it('can be deleted one by one', () => {
    deleteRace('b');
    expect(keptRaces().map(({ table }) => table)).toEqual(['a', 'c']);
  });

  it('take in what a report says of the own car, and of no other', () => {
    keepJudged('a', 1, { luck: 9, decisions: 9, error: 9 });
    keepJudged('a', 0, { luck: 0.5, decisions: -0.5, error: 0.3 });
    expect(figuresOf(keptRaces()).judged).toEqual({ races: 1, luck: 0.5, decisions: -0.5, error: 0.3 });
  });
});

describe('figures', () => {
  it('count places, circuits and what the game counts', () => {
    const found = figuresOf(races);
    expect([found.races, found.wins, found.mean, found.places]).toEqual([3, 1, 2, [1, 1, 1]]);
    expect(found.circuits).toEqual([
      { title: 'USA', races: 2, best: 2, mean: 2.5 },
      { title: 'Italia', races: 1, best: 1, mean: 1 },
    ]);
    expect(found.counts).toEqual([{ name: 'spin-outs', each: 0 }]);
    expect(found.judged).toBeNull();
  });

  it('say a strength after each race, surer with every one', () => {
    const { strength } = figuresOf(races);
    expect(strength).toHaveLength(3);
    expect(strength[1]!.mean).toBeGreaterThan(strength[0]!.mean);
    expect(strength[2]!.spread).toBeLessThan(strength[0]!.spread);
  });

  it('have a list for each company, whoever wrote the name how', () => {
    const groups = groupsOf(races);
    expect(groups.map(({ names, races }) => [names, races.length])).toEqual([[['Ann'], 2]]);
    const members = membersOf(groups[0]!.races, 'You');
    expect(members.map(({ name, races, wins, mean }) => [name, races, wins, mean]).sort()).toEqual([
      ['Ann', 2, 1, 1.5],
      ['You', 2, 1, 1.5],
    ]);
  });
});
