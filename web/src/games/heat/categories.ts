/** Pictograms of the garage's categories, in the manner of the symbols: a box of 40 × 40, one ink. */

export const CATEGORIES: Record<string, string> = {
  four_wheel_drive:
    '<path d="M-16 -17h8v12h-8zM8 -17h8v12h-8zM-16 5h8v12h-8zM8 5h8v12h-8z"/><path d="M-8 -13H8V-9H-8zM-8 9H8V13H-8zM-2 -10H2V10H-2z"/>',
  body: '<path d="M-19 7C-18 -1 -9 -3 -5 -4L1 -11H9L12 -4L19 -1V7Z"/><circle cx="-11" cy="8" r="5.6"/><circle cx="11" cy="8" r="5.6"/><circle cx="-11" cy="8" r="2.2" class="hole"/><circle cx="11" cy="8" r="2.2" class="hole"/>',
  brakes:
    '<circle r="15"/><circle r="5" class="hole"/><circle cx="-9" cy="-4" r="1.7" class="hole"/><circle cx="-5" cy="9" r="1.7" class="hole"/><circle cx="4" cy="-9.5" r="1.7" class="hole"/><path d="M9 -17H19V10L12 8A15 15 0 0 0 9 -13Z"/>',
  cooling_system:
    '<path d="M0 -16V16M-13.9 -8L13.9 8M-13.9 8L13.9 -8M-4.5 -15L0 -10.5L4.5 -15M-4.5 15L0 10.5L4.5 15M10.6 -12L9.2 -5.3L15.4 -3.6M-10.6 12L-9.2 5.3L-15.4 3.6M-15.4 -3.6L-9.2 -5.3L-10.6 -12M15.4 3.6L9.2 5.3L10.6 12" class="rule"/>',
  rpm: '<path d="M-13 11A17 17 0 1 1 13 11" class="rule"/><path d="M-5 4L12 -10L4 8A5.5 5.5 0 0 1 -5 4Z"/>',
  extra_heat:
    '<path d="M1 -18C3 -10 12 -6 12 4.5A12 12 0 0 1 -12 4.5C-12 -1 -8.6 -3.8 -8 -9C-4.6 -7.4 -3.4 -5.4 -3 -3C0 -7 1.6 -11.6 1 -18Z"/><path d="M.5 1C2 4 5 5.4 5 9A5 5 0 0 1 -5 9C-5 5.4 -1 4.4 .5 1Z" class="hole"/>',
  fuel: '<path d="M-14 17V-16H4V17Z"/><path d="M-10 -12H0V-4H-10Z" class="hole"/><path d="M4 3H8V11A3.4 3.4 0 0 0 15 11V-7L9 -13" class="rule"/>',
  gas_pedal:
    '<path d="M-4 -18L9 -13L-1 14L-14 9Z"/><path d="M-4 -11L4 -8M-7 -4L1 -1M-10 3L-2 6" class="cut"/><path d="M4 3L16 17H-8V13H8L1 6Z"/>',
  suspension: '<path d="M-11 -17H11M0 -17L10 -11L-10 -5L10 1L-10 7L0 12V17M-11 17H11" class="rule"/>',
  tires:
    '<circle r="17"/><circle r="9" class="hole"/><circle r="4"/><path d="M0 -17V-12M14.7 -8.5L10.4 -6M14.7 8.5L10.4 6M0 17V12M-14.7 8.5L-10.4 6M-14.7 -8.5L-10.4 -6" class="cut"/>',
  turbo_charger:
    '<path d="M19 -16H0A16 16 0 1 0 16 0V-4H19Z"/><circle r="7.5" class="hole"/><path d="M0 -6L3 -1L6 3L0 2L-5 4L-3 -1Z"/>',
  wings:
    '<path d="M-19 -15H-14V7H-19ZM14 -15H19V7H14Z"/><path d="M-14 -12H14V-6H-14ZM-14 -2H14V2H-14Z"/><path d="M-7 2H-2V16H-7ZM2 2H7V16H2Z"/>',
};
