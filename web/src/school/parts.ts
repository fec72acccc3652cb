/** The parts of the page on which a lesson's light can fall: which elements show them, the first that is there. */

const PARTS = {
  board: ['.table .stage'],
  car: ['.stage .over circle.me', '.stage .over .me', '.table .stage'],
  dash: ['.table > .dash'],
  hand: ['.dash .hand', '.dash .cards', '.dash .middle', '.table > .dash'],
  gear: ['.dash .gear', '.dash .cards', '.keys > :first-child', '.table > .dash'],
  engine: ['.dash section.engine', '.keys > :nth-child(2)', '.table > .dash'],
  choices: ['.dash .middle', '.dash .ends', '.table > .dash'],
  pit: ['.dash .pit', '.table > .dash'],
  act: ['.table > .act'],
  standings: ['.side .stands', '.table > .strip'],
  field: ['.side .order', '.table > .strip'],
  radio: ['.side .radio', '.table > .strip'],
  stake: ['.dash section.stake', '.table > .dash'],
  wear: ['.dash .wear', '.dash .gauges', '.table > .dash'],
};

export type Part = keyof typeof PARTS;

/** Where a part is on the screen now; null if nothing of it can be seen. */
export function placeOf(part: string): DOMRect | null {
  for (const way of PARTS[part as Part] ?? []) {
    for (const found of document.querySelectorAll(way)) {
      const box = found.getBoundingClientRect();
      const seen = box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0;
      if (seen) return box;
    }
  }
  return null;
}
