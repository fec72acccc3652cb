/** Small symbols of one ink, 24 units wide. */

const stroke = (d: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linejoin="round"/>`;

export const ICONS = {
  tyres: `<circle cx="12" cy="12" r="9.5" fill="none" stroke="currentColor" stroke-width="4.4"/><circle cx="12" cy="12" r="2.6"/>${stroke('M12 5.5v3M12 15.5v3M5.5 12h3M15.5 12h3', 1.8)}`,
  brakes:
    '<circle cx="11" cy="13" r="8.5" fill="none" stroke="currentColor" stroke-width="2.2"/><circle cx="11" cy="13" r="2.5"/><path d="M13 1.5A11.5 11.5 0 0 1 22.5 11L17.5 12A7 7 0 0 0 12.500 6.500Z"/>',
  gearbox: `${stroke('M5 4v16M12 4v16M19 4v8M5 12h14', 2.6)}<circle cx="5" cy="4" r="2.6"/><circle cx="12" cy="4" r="2.6"/><circle cx="19" cy="4" r="2.6"/><circle cx="5" cy="20" r="2.6"/><circle cx="12" cy="20" r="2.6"/>`,
  body: '<path d="M1 10h3l1-3h9l5 4 4 .5V15H1z"/><path d="M2 4h5v2.500H2z"/><circle cx="6" cy="16" r="3.6"/><circle cx="18" cy="16" r="3.6"/>',
  engine: '<path d="M6 7h4V5H8V3h8v2h-2v2h3l3 3h2v8h-3l-2 2H8l-3-3H3v-4H1v-2h2v-1h1z"/>',
  suspension: `${stroke('M12 1.500v4M7 5.500h10M8 5.500l8 3-8 3 8 3-8 3h9', 2.4)}<path d="M4 19h16v3.500H4z"/>`,
  points:
    '<path d="M12 1.500l3.200 7 7.600.8-5.700 5.100 1.600 7.500L12 18.100 5.300 21.900l1.600-7.500L1.200 9.300l7.600-.8z"/>',
  slip: `<path d="M12 4l8 8-8 8H7l8-8-8-8z"/>${stroke('M1 7h5M2.500 12h6M1 17h5', 2.4)}`,
  collision:
    '<path d="M12 1l2.500 6.500L21 4l-2.500 6.500L24 13l-6 2 3 6-6.500-3L12 23l-2.500-5L3 21l3-6-6-2 5.500-2.500L3 4l6.500 3.500z"/>',
  'debris-roll': `${stroke('M12 3L22 20H2z', 2.6)}<path d="M11 9h2.400v5H11zM11 15.500h2.400v2.300H11z"/>`,
  noise: stroke('M3 9v6M8 5v14M13 8v8M18 3v18M22.500 10v4', 2.6),
  nitro: '<path d="M14 1L4 14h6l-2 9L20 9h-7z"/>',
  sun: `<circle cx="12" cy="12" r="5"/>${stroke('M12 1v4M12 19v4M1 12h4M19 12h4M4.200 4.200L7 7M17 17l2.800 2.800M19.800 4.200L17 7M7 17l-2.800 2.800', 2.2)}`,
  rain: `<path d="M6 14a4.500 4.500 0 0 1 .5-9A6 6 0 0 1 18 6.500 4 4 0 0 1 18 14z"/>${stroke('M7 17l-2 5M12.500 17l-2 5M18 17l-2 5', 2.2)}`,
  flag: `${stroke('M4 2v21', 2.4)}<path d="M5 3h16l-4 5 4 5H5z"/>`,
} as const;
export type IconName = keyof typeof ICONS;
