/** Downforce's cars: each has a colour, a number and a pattern. They belong to nobody until the auction. */

import { STRIPES } from '../stripes';

export const BODY =
  'M24-2.6C24-6 22-8 18-8.7L11-9.5C8-9.5 6-8 3-7.8L-4-8C-8-8.2-9-9.9-13-9.9L-20-9.5L-22-7V7L-20 9.5L-13 9.9C-9 9.9-8 8.2-4 8L3 7.8C6 8 8 9.5 11 9.5L18 8.7C22 8 24 6 24 2.6Z';
export const WHEELS = 'M8.5-11h8v4h-8zM8.5 7h8v4h-8zM-18-11.6h9v4h-9zM-18 7.6h9v4h-9z';
export const WING = 'M-26-11H-21.5V11H-26Z';
export const CANOPY = 'M6.5 0C6.5-4 3-5.8-2.5-5.8C-9-5.8-13.5-3.4-17.5 0C-13.5 3.4-9 5.8-2.5 5.8C3 5.8 6.5 4 6.5 0Z';
export const ROOF = 'M-1.2-4.6Q-4.6-4.8-8.4-3.4V3.4Q-4.6 4.8-1.2 4.6Q.4 0-1.2-4.6Z';
export const LAMPS = 'M19.5-9.4L23.8-5.4M19.5 9.4L23.8 5.4';

export const PAPER = '#FBF5EA';
export const NAVY = '#12355B';

export interface Livery {
  colour: string;
  number: string;
  stripes: keyof typeof STRIPES;
  ink: string;
  /** What is written on the colour. */
  lettering: string;
}

export const LIVERIES: Livery[] = [
  { colour: 'black', number: '1', stripes: 'chevron', ink: PAPER, lettering: PAPER },
  { colour: 'red', number: '2', stripes: 'centre', ink: PAPER, lettering: PAPER },
  { colour: 'orange', number: '3', stripes: 'noseAndTail', ink: NAVY, lettering: NAVY },
  { colour: 'blue', number: '4', stripes: 'twin', ink: PAPER, lettering: PAPER },
  { colour: 'green', number: '5', stripes: 'hoops', ink: PAPER, lettering: PAPER },
  { colour: 'yellow', number: '6', stripes: 'halves', ink: NAVY, lettering: NAVY },
];
export const COLOURS = LIVERIES.map((livery) => livery.colour);
export const WHITE = 'white';
export const carIndex = (colour: string): number => COLOURS.indexOf(colour);

/** The figure of the car's roof over a bar so wide and high; white is hatched. */
export function texture(colour: string, wide: number, high: number): string {
  const steps = (from: number, to: number, by: number) =>
    Array.from({ length: Math.max(0, Math.ceil((to - from) / by)) }, (_, i) => from + i * by);
  if (colour === WHITE)
    return steps(-6, wide + 8, 7)
      .map((x) => `M${x} ${high}L${x + 8} 0`)
      .join('');
  switch (LIVERIES[carIndex(colour)]!.stripes) {
    case 'centre':
      return `M0 ${high * 0.42}H${wide}V${high * 0.58}H0Z`;
    case 'twin':
      return `M0 ${high * 0.24}H${wide}V${high * 0.36}H0ZM0 ${high * 0.64}H${wide}V${high * 0.76}H0Z`;
    case 'noseAndTail':
      return `M0 0H7V${high}H0ZM${wide - 12} 0H${wide}V${high}H${wide - 12}Z`;
    case 'chevron':
      return steps(0, wide + 6, 13)
        .map((x) => `M${x} 0L${x + 6} ${high / 2}L${x} ${high}H${x + 3.5}L${x + 9.5} ${high / 2}L${x + 3.5} 0Z`)
        .join('');
    case 'halves':
      return `M0 ${high / 2}H${wide}V${high}H0Z`;
    case 'hoops':
      return steps(2, wide + 6, 11)
        .map((x) => `M${x} 0h4V${high}h-4z`)
        .join('');
  }
}
