import { expect, test } from 'vitest';
import { Road, type Geometry } from '../../src/games/heat/road';
import '../browser';

const round = Array.from({ length: 24 }, (_, i): [number, number] => [
  500 + 300 * Math.cos((i * Math.PI) / 12),
  300 + 300 * Math.sin((i * Math.PI) / 12),
]);
const shape: Geometry = {
  spaces: 24,
  half_width: 26.5,
  lane_offset: [-13, 13],
  racing_lane: Array.from({ length: 24 }, (_, i) => (i < 12 ? 1 : 2)),
  corners: [6],
  bridges: [{ below: 1, reach: 2, deck: '' }],
  control: round,
  spots: [],
};
const road = new Road(shape);

test('a place lies beside the middle by its offset, also a lap later', () => {
  const [middle, left] = [road.at(3.25, 0), road.at(3.25, 13)];
  expect(Math.hypot(middle.x - left.x, middle.y - left.y)).toBeCloseTo(13);
  expect(road.at(27.25, 13)).toEqual(left);
});

test('a car joins the racing line and leaves it for the lane in which it ends', () => {
  const line = road.line(2, 8, 2, 2);
  expect(line(2)).toBe(13);
  expect(line(5)).toBe(-13);
  expect(line(8)).toBe(13);
});

test('a bridge is over its reach on both sides, across the line, too', () => {
  expect([22, 23.5, 1, 2.9, 3.1].map((u) => road.below(u))).toEqual([false, true, true, true, false]);
});
