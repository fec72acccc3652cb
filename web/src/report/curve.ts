/** Where chances stand on the chart, and a smooth line that rises and falls only where its points do. */

export const WIDE = 1000;
/** On a phone: fewer units in the same room, so that words and numbers stay legible. */
export const NARROW = 480;
export const HIGH = 380;
export const LEFT = 44;
export const RIGHT = 44;
export const TOP = 18;
export const FOOT = 34;
const STEEP = 3;

export const xOf = (number: number, count: number, wide: number): number =>
  LEFT + ((wide - LEFT - RIGHT) * number) / Math.max(1, count - 1);

export const yOf = (chance: number): number => TOP + (HIGH - TOP - FOOT) * (1 - Math.min(1, Math.max(0, chance)));

/** Cubic pieces after Fritsch and Carlson. */
export function curve(spots: [number, number][]): string {
  if (spots.length < 2) return '';
  const slopes = spots.slice(1).map(([x, y], i) => (y - spots[i]![1]) / (x - spots[i]![0]));
  const tangents = [slopes[0]!];
  for (let i = 1; i < slopes.length; i++) {
    const [before, after] = [slopes[i - 1]!, slopes[i]!];
    tangents.push(before * after > 0 ? (before + after) / 2 : 0);
  }
  tangents.push(slopes.at(-1)!);
  slopes.forEach((slope, i) => {
    if (slope === 0) {
      tangents[i] = tangents[i + 1] = 0;
      return;
    }
    const far = Math.hypot(tangents[i]! / slope, tangents[i + 1]! / slope);
    if (far > STEEP) {
      tangents[i] = (tangents[i]! * STEEP) / far;
      tangents[i + 1] = (tangents[i + 1]! * STEEP) / far;
    }
  });
  const [first, ...rest] = spots;
  let path = `M${first![0].toFixed(1)} ${first![1].toFixed(1)}`;
  rest.forEach(([x, y], i) => {
    const [fromX, fromY] = spots[i]!;
    const third = (x - fromX) / 3;
    const bend = [fromX + third, fromY + tangents[i]! * third, x - third, y - tangents[i + 1]! * third, x, y];
    path += `C${bend.map((number) => number.toFixed(1)).join(' ')}`;
  });
  return path;
}

/** A number with its sign, a minus as it is printed. */
export function signed(number: number, digits = 1): string {
  const said = Math.abs(number).toFixed(digits);
  if (Number(said) === 0) return said;
  return `${number < 0 ? '−' : '+'}${said}`;
}
