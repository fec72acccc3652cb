/** Heat's symbols in a box of 40 × 40 around (0, 0), one ink, drawn for 20 px and up. */

export const SYMBOLS = {
  plus: '<path d="M-4.5 -14h9v9.5h9.5v9h-9.5v9.5h-9v-9.5h-9.5v-9h9.5z"/>',
  cooldown:
    '<path d="M0 -17C5 -9 11 -3 11 4.5A11 11 0 0 1 -11 4.5C-11 -3 -5 -9 0 -17Z"/><path d="M0 -4V9M-5.4 4.2L0 10L5.4 4.2" class="cut"/>',
  slipstream: '<path d="M2 -12L15 0L2 12H-5L8 0L-5 -12Z"/><path d="M-17 -8h9M-15 0h11M-17 8h9" class="rule"/>',
  scrap:
    '<path d="M-10 -16H10V-3L6 1L2 -3L-2 1L-6 -3L-10 1Z"/><path d="M-8 8L-4 4L0 8L4 4L8 8L12 4V17H-8Z" transform="rotate(8)"/>',
  direct: '<path d="M-18 -9L-8 -12L-3 9L-13 12Z"/><path d="M-1 -5.5H5V-13L19 0L5 13V5.5H2Z"/>',
  heat: '<path d="M1 -18C3 -10 12 -6 12 4.5A12 12 0 0 1 -12 4.5C-12 -1 -8.6 -3.8 -8 -9C-4.6 -7.4 -3.4 -5.4 -3 -3C0 -7 1.6 -11.6 1 -18Z"/><path d="M.5 1C2 4 5 5.4 5 9A5 5 0 0 1 -5 9C-5 5.4 -1 4.4 .5 1Z" class="hole"/>',
  stress:
    '<path d="M0 -17L3.6 -7.6L12.6 -12L8 -3.2L17 0L8 3.2L12.6 12L3.6 7.6L0 17L-3.6 7.6L-12.6 12L-8 3.2L-17 0L-8 -3.2L-12.6 -12L-3.6 -7.6Z"/>',
  adrenaline: '<path d="M3 -18L-11 3H-2L-5 18L11 -4H1.5Z"/>',
  flag: '<path d="M-13 -15H-9.5V17H-13Z"/><path d="M-8 -14H14V3H-8Z"/><path d="M-8 -14h5.5v5.7h-5.5zM3 -14h5.5v5.7h-5.5zM-2.5 -8.3h5.5v5.7h-5.5zM8.5 -8.3h5.5v5.7h-5.5zM-8 -2.6h5.5v5.6h-5.5zM3 -2.6h5.5v5.6h-5.5z" class="hole"/>',
  relief:
    '<path d="M0 -17L3.6 -7.6L12.6 -12L8 -3.2L17 0L8 3.2L12.6 12L3.6 7.6L0 17L-3.6 7.6L-12.6 12L-8 3.2L-17 0L-8 -3.2L-12.6 -12L-3.6 -7.6Z"/><path d="M-6.5 .5L-1.5 5.5L7 -4.5" class="cut"/>',
  salvage: '<path d="M-17 4H-11V11H11V4H17V17H-17Z"/><path d="M0 -18L10 -7H4V6H-4V-7H-10Z"/>',
  refresh:
    '<path d="M-12.5 3.5A12.5 12.5 0 1 1 3.5 12.5" class="rule"/><path d="M-7.5 12.8L4.8 4.6V21Z"/><path d="M-4 -7h8v12h-8z"/>',
  accelerate: '<path d="M0 -17L13 -4V4L0 -8.5L-13 4V-4Z"/><path d="M0 -3L13 10V18L0 5.5L-13 18V10Z"/>',
  single:
    '<path d="M-18 -11H18V-4A4.2 4.2 0 0 0 18 4V11H-18V4A4.2 4.2 0 0 0 -18 -4Z"/><path d="M-2.6 -7.5H2.8V7.5H-1.4V-3.2H-4.6V-6Z" class="hole"/>',
  limitUp: '<circle r="15.5"/><circle r="11" class="hole"/><path d="M0 -8L6.4 0H2.6V8H-2.6V0H-6.4Z"/>',
  limitDown: '<circle r="15.5"/><circle r="11" class="hole"/><path d="M0 8L6.4 0H2.6V-8H-2.6V0H-6.4Z"/>',
  boost: '<path d="M-12 -16H2L-3 -4H11L-8 18L-3 3H-14Z"/>',
  noCooldown:
    '<path d="M0 -17C5 -9 11 -3 11 4.5A11 11 0 0 1 -11 4.5C-11 -3 -5 -9 0 -17Z"/><path d="M-15 -14L15 16" class="cut"/><path d="M-13 -17L17 13" class="rule"/>',
  noSlipstream:
    '<path d="M2 -12L15 0L2 12H-5L8 0L-5 -12Z"/><path d="M-17 -8h9M-15 0h11M-17 8h9" class="rule"/><path d="M-14 -15L14 15" class="cut"/><path d="M-11 -17L17 13" class="rule"/>',
  stay: '<circle r="14.5"/><path d="M-8 -3H8V3H-8Z" class="hole"/>',
} as const;

export type SymbolName = keyof typeof SYMBOLS;
