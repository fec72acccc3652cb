/** Where the coach's bubble stands: beside the light, where there is room, and never over it if that can be. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placed {
  left: number;
  top: number;
  side: 'above' | 'below' | 'left' | 'right' | 'over';
}

const GAP = 26;
const EDGE = 12;

export function placed(light: Box | null, bubble: { width: number; height: number }, room: Box): Placed {
  const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
  const x = (wish: number) => within(wish, room.left + EDGE, room.left + room.width - bubble.width - EDGE);
  const y = (wish: number) => within(wish, room.top + EDGE, room.top + room.height - bubble.height - EDGE);
  if (!light)
    return {
      left: x(room.left + (room.width - bubble.width) / 2),
      top: y(room.top + (room.height - bubble.height) / 2),
      side: 'over',
    };
  const [right, bottom] = [light.left + light.width, light.top + light.height];
  const middle = light.left + (light.width - bubble.width) / 2;
  const level = light.top + (light.height - bubble.height) / 2;
  const needs = { x: bubble.width + GAP + EDGE, y: bubble.height + GAP + EDGE };
  if (light.top - room.top >= needs.y) return { left: x(middle), top: light.top - bubble.height - GAP, side: 'above' };
  if (light.left - room.left >= needs.x) return { left: light.left - bubble.width - GAP, top: y(level), side: 'left' };
  if (room.left + room.width - right >= needs.x) return { left: right + GAP, top: y(level), side: 'right' };
  if (room.top + room.height - bottom >= needs.y) return { left: x(middle), top: bottom + GAP, side: 'below' };
  // No room beside it: at the end that is farther from the middle of the light.
  const low = light.top + light.height / 2 < room.top + room.height / 2;
  return { left: x(middle), top: y(low ? room.top + room.height : room.top), side: 'over' };
}
