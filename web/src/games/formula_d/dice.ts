/** The dice: one for each gear, and the black one (0). A flat solid: outline, upper face, edges; 100 units wide. */

export interface Solid {
  outline: string;
  face: string;
  edges: string;
  /** Size and height of the number on its face. */
  size: number;
  y: number;
  ink: string;
  dark: string;
  text: string;
}

type Point = [number, number];

function ring(count: number, radius: number, turn = -90): Point[] {
  return Array.from({ length: count }, (_, k) => {
    const a = ((turn + (360 * k) / count) * Math.PI) / 180;
    return [radius * Math.cos(a), radius * Math.sin(a)];
  });
}
const closed = (points: Point[]): string => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
const line = ([x, y]: Point, [u, v]: Point): string =>
  `M${x.toFixed(1)} ${y.toFixed(1)}L${u.toFixed(1)} ${v.toFixed(1)}`;

const INKS: [string, string, string][] = [
  ['#2A2D33', '#16181B', '#FBF5EA'],
  ['#F4B81C', '#D89A08', '#22252A'],
  ['#EE7D23', '#CB6210', '#22252A'],
  ['#D0233A', '#A3142A', '#FFF8EC'],
  ['#27804F', '#1F6E44', '#FFF8EC'],
  ['#7650B0', '#583892', '#FFF8EC'],
  ['#2F6FC4', '#20549C', '#FFF8EC'],
];

function shape(outline: Point[], face: Point[], edges: string, size: number, y: number) {
  return { outline: closed(outline), face: closed(face), edges, size, y };
}

function twenty() {
  const [outer, inner] = [ring(6, 49), ring(3, 36)];
  const edges = inner.flatMap((from, i) => [5, 0, 1].map((k) => line(from, outer[(2 * i + k) % 6]!))).join('');
  return shape(outer, inner, edges, 34, 12);
}

function thirty() {
  const outer = ring(10, 49, -72);
  const face: Point[] = [
    [0, -40],
    [33, 0],
    [0, 40],
    [-33, 0],
  ];
  const to = [
    [8, 9, 0],
    [0, 1, 2],
    [3, 4],
    [5, 6, 7],
  ];
  const edges = face.flatMap((from, i) => to[i]!.map((k) => line(from, outer[k]!))).join('');
  return shape(outer, face, edges, 36, 12);
}

const SHAPES = [
  twenty(),
  shape(
    [
      [0, -48],
      [46, 34],
      [0, 46],
      [-46, 34],
    ],
    [
      [0, -48],
      [46, 34],
      [-46, 34],
    ],
    '',
    50,
    24,
  ),
  shape(
    [
      [-30, -42],
      [42, -42],
      [42, 30],
      [30, 42],
      [-42, 42],
      [-42, -30],
    ],
    [
      [-42, -30],
      [30, -30],
      [30, 42],
      [-42, 42],
    ],
    'M30 -30L42 -42',
    62,
    28,
  ),
  shape(
    [
      [0, -50],
      [44, -12],
      [44, 16],
      [0, 50],
      [-44, 16],
      [-44, -12],
    ],
    [
      [0, -50],
      [44, 16],
      [-44, 16],
    ],
    '',
    46,
    12,
  ),
  shape(
    ring(10, 49),
    ring(5, 34),
    ring(5, 1)
      .map(([x, y]) => line([x * 34, y * 34], [x * 49, y * 49]))
      .join(''),
    46,
    15,
  ),
  twenty(),
  thirty(),
];

export const BLACK = 0;
export const DICE: Solid[] = SHAPES.map((one, i) => {
  const [ink, dark, text] = INKS[i]!;
  return { ...one, ink, dark, text };
});
export const die = (gear: number): Solid => DICE[gear] ?? DICE[BLACK]!;
