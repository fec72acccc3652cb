/** Weather in a box of 40 × 40 around (0, 0), in flat inks. */

const CLOUD = 'M-14 6C-20 5 -19 -4 -12 -4C-12 -12 -1 -14 2 -7C8 -12 16 -6 13 -1C19 0 18 6 13 6Z';

export const WEATHER_ART: Record<string, string> = {
  cloud: `<path d="M-8 2C-13 1 -12 -7 -6 -7C-6 -14 4 -16 6 -10C12 -13 18 -8 16 -4C20 -2 19 3 15 3Z" fill="#B9C4C9"/><path d="${CLOUD}" fill="#FFF8EC" transform="translate(-1 5)"/>`,
  fog: '<path d="M-15 -9H9M-9 -2H16M-16 5H6M-8 12H14" fill="none" stroke="#FFF8EC" stroke-width="4" stroke-linecap="round"/>',
  storm: `<path d="${CLOUD}" fill="#8D99A6" transform="translate(0 -4)"/><path d="M2 -1L-6 9H-1L-4 18L7 6H1.5L5 -1Z" fill="#FFD27A"/>`,
  snow: '<path d="M0 -15V15M-13 -7.5L13 7.5M-13 7.5L13 -7.5M-4 -14L0 -10L4 -14M-4 14L0 10L4 14M10 -11L8.7 -5L14.5 -3.4M-10 11L-8.7 5L-14.5 3.4M-14.5 -3.4L-8.7 -5L-10 -11M14.5 3.4L8.7 5L10 11" fill="none" stroke="#FFF8EC" stroke-width="2.8" stroke-linecap="round"/>',
  rain: `<path d="${CLOUD}" fill="#FFF8EC" transform="translate(0 -5)"/><path d="M-9 5L-12 13M-1 5L-4 13M7 5L4 13M-5 11L-7 17M3 11L1 17" stroke="#9AD0E0" stroke-width="2.6" stroke-linecap="round" fill="none"/>`,
  sun: '<path d="M0 -18L3.2 -11.6L9 -15.6L9 -8.8L15.6 -9L11.6 -3.2L18 0L11.6 3.2L15.6 9L8.8 9L9 15.6L3.2 11.6L0 18L-3.2 11.6L-9 15.6L-9 8.8L-15.6 9L-11.6 3.2L-18 0L-11.6 -3.2L-15.6 -9L-8.8 -9L-9 -15.6L-3.2 -11.6Z" fill="#FFD27A"/><circle r="7.6" fill="#E5812F"/>',
};

/** The sky behind it. */
export const SKY: Record<string, string> = {
  cloud: '#5F7F92',
  fog: '#7B8A90',
  storm: '#3A4456',
  snow: '#5C86A8',
  rain: '#2F6A8C',
  sun: '#D8412F',
};
