import { describe, expect, it } from 'vitest';
import { ANCHOR, Ratings, SURE, UNKNOWN } from '../../src/races/rating';

/** Numbers that are the same in every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 2 ** 32;
  };
}
const normal = (next: () => number): number => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next());

/** A race among drivers of these strengths. */
function race(truth: Map<string, number>, next: () => number): string[] {
  const unit = 400 / Math.LN10;
  return [...truth]
    .map(([name, strength]) => ({ name, at: strength / unit - Math.log(-Math.log(next())) }))
    .sort((a, b) => b.at - a.at)
    .map(({ name }) => name);
}

const sure = { anchor: { mean: ANCHOR, spread: 0 } };
const rated = (...orders: string[][]): Ratings => {
  const ratings = new Ratings(sure);
  for (const order of orders) ratings.take(order);
  return ratings;
};

describe('a rating', () => {
  it('rises for the winner, falls for the last, and is surer after a race', () => {
    const known = rated(['ann', 'anchor', 'bob']);
    expect(known.of('ann').mean).toBeGreaterThan(UNKNOWN.mean);
    expect(known.of('bob').mean).toBeLessThan(UNKNOWN.mean);
    expect(known.of('ann').spread).toBeLessThan(UNKNOWN.spread);
    expect(known.of('anchor')).toEqual(sure.anchor);
  });

  it('weighs a win and a loss alike, and learns nothing from cars of one driver', () => {
    const level = rated(['ann', 'anchor'], ['anchor', 'ann']).of('ann');
    expect(Math.abs(level.mean - ANCHOR)).toBeLessThan(25);
    expect(rated(['ann', 'ann']).of('ann').spread).toBeCloseTo(UNKNOWN.spread);
  });

  it('tells of somebody by those who raced with them', () => {
    const [far, near] = [rated(['ann', 'bob']), rated(['ann', 'bob'], ['anchor', 'ann'], ['anchor', 'ann'])];
    expect(near.of('bob').mean).toBeLessThan(far.of('bob').mean);
  });

  it('says an interval that holds the truth about 95 times in a hundred', () => {
    const next = dice(7);
    const held = Array.from({ length: 300 }, () => {
      const truth = new Map([['anchor', ANCHOR]]);
      for (const name of ['me', 'ann', 'bob']) truth.set(name, UNKNOWN.mean + UNKNOWN.spread * normal(next));
      const { mean, spread } = rated(...Array.from({ length: 12 }, () => race(truth, next))).of('me');
      return Math.abs(truth.get('me')! - mean) < SURE * spread;
    });
    const share = held.filter(Boolean).length / held.length;
    expect(share).toBeGreaterThan(0.92);
    expect(share).toBeLessThan(0.985);
  });
});
