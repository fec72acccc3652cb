/** Patterns that cars are told apart by, over a body 44 long and 18 wide around (0, 0). */

export const STRIPES = {
  centre: 'M-22-1.9H22V1.9H-22Z',
  twin: 'M-22-5.6H22V-3H-22ZM-22 3H22V5.6H-22Z',
  noseAndTail: 'M14-9H24V9H14ZM-22-9H-14V9H-22Z',
  chevron: 'M23 0L14-10H9L18 0L9 10H14ZM-9 0L-19-10H-25L-15 0L-25 10H-19ZM-1 0L-9-10H-13L-5 0L-13 10H-9Z',
  halves: 'M-22 0H22V9H-22Z',
  hoops: 'M14.5-9H17.5V9H14.5ZM-12.5-9H-9.5V9H-12.5ZM-18-9H-15V9H-18Z',
};
