/** How each seat's car is painted: told apart by number and stripes as well as by colour. */

import { STRIPES } from '../stripes';

export const BODY =
  'M21.5 0C21.5-4.6 16.5-8 9-8.6C1-9.5-8-9.5-13.5-8.3C-18.5-7.1-20.5-4.2-20.5 0C-20.5 4.2-18.5 7.1-13.5 8.3C-8 9.5 1 9.5 9 8.6C16.5 8 21.5 4.6 21.5 0Z';
export const WHEELS = 'M7-13.2h8.6v5.2h-8.6zM7 8h8.6v5.2h-8.6zM-17.5-13.8h10.4v6.2h-10.4zM-17.5 7.6h10.4v6.2h-10.4z';
export const COCKPIT = 'M-13 0C-13-3.9-10.5-5-7.8-5C-4.8-5-3-3.6-3 0C-3 3.6-4.8 5-7.8 5C-10.5 5-13 3.9-13 0Z';

export interface Livery {
  colour: string;
  number: string;
  stripes: string;
  ink: string;
}

export const LIVERIES: Livery[] = [
  { colour: 'red', number: '07', stripes: STRIPES.centre, ink: '#FBF5EA' },
  { colour: 'blue', number: '12', stripes: STRIPES.twin, ink: '#FBF5EA' },
  { colour: 'yellow', number: '21', stripes: STRIPES.noseAndTail, ink: '#1E1B18' },
  { colour: 'black', number: '05', stripes: STRIPES.chevron, ink: '#E7B65B' },
  { colour: 'grey', number: '33', stripes: STRIPES.halves, ink: '#1F6F78' },
  { colour: 'green', number: '88', stripes: STRIPES.hoops, ink: '#FBF5EA' },
];

let painted = $state.raw<(string | null)[]>([]);

/** From now on the seats' cars have these colours. */
export function paint(colours: (string | null)[]): void {
  painted = colours;
}

export const liveryOf = (colour: string): Livery => LIVERIES.find((one) => one.colour === colour) ?? LIVERIES[0]!;

export function livery(seat: number): Livery {
  const colour = painted[seat];
  if (colour) return liveryOf(colour);
  const usual = LIVERIES[seat % LIVERIES.length]!;
  if (!painted.includes(usual.colour)) return usual;
  // A legend whose usual car somebody chose takes one that is left, the nth such legend the nth of them.
  const left = LIVERIES.filter((one, i) => !painted.includes(one.colour) && (i < painted.length || i === seat));
  const before = LIVERIES.slice(painted.length, seat).filter((one) => painted.includes(one.colour)).length;
  return left[before] ?? usual;
}

export const inkOf = (paint: Livery): string => `var(--seat-${paint.colour})`;
export const seatInk = (seat: number): string => inkOf(livery(seat));
