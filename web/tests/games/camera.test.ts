import { expect, test } from 'vitest';
import { Camera, ease } from '../../src/games/camera.svelte';
import '../browser';

const camera = (): Camera => {
  const eye = new Camera((width, height) => ({ x: 500, y: 333, scale: Math.min(width / 1000, height / 667) }));
  eye.width = 1000;
  eye.height = 667;
  return eye;
};

test('easing begins and ends at rest and stays between', () => {
  expect([ease(-1), ease(0), ease(0.5), ease(1), ease(2)]).toEqual([0, 0, 0.5, 1, 1]);
});

test('points that are shown fill the picture, but no nearer than asked', () => {
  const eye = camera();
  eye.showPoints([{ x: 100, y: 100 }], 2.5);
  expect(eye.look).toEqual({ x: 100, y: 100, scale: 2.5 });
  expect(eye.whole).toBe(false);
});

test('points all over the board show all of it, not more', () => {
  const eye = camera();
  eye.showPoints(
    [
      { x: 0, y: 0 },
      { x: 1000, y: 667 },
    ],
    2.5,
  );
  expect(eye.look.scale).toBe(eye.home.scale);
});

test('a zoomed picture follows what leaves its middle, and only then', () => {
  const eye = camera();
  eye.showPoints([{ x: 500, y: 333 }], 2);
  eye.follow({ x: 510, y: 333 });
  expect(eye.look.x).toBe(500);
  eye.follow({ x: 800, y: 333 });
  expect(eye.look.x).toBeGreaterThan(500);
  expect(eye.look.x).toBeLessThan(800);
});
