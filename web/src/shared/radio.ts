/** Lines of radio: the server tells them as data, the page puts them into words. See docs/protocol.md. */

import type { RadioLine, RadioValue } from './protocol';
import { say, t } from './words.svelte';

/** A line as it stands in the radio. */
export interface Line {
  key: string;
  seat: number | null;
  text: string;
  /** The rulings behind it, and its sums. */
  rulings: string[];
  sum: string | null;
  loud: boolean;
  /** What a banner says of it, if it is for this reader. */
  shout: string | null;
}

/** A line that somebody at the table said or did, not the game. */
export const remark = (key: string, seat: number | null, text: string, loud = false): Line => ({
  key,
  seat,
  text,
  rulings: [],
  sum: null,
  loud,
  shout: loud ? text : null,
});

/** What everybody may hear, and what is for this seat alone. */
export function tell(sequence: number, lines: RadioLine[], names: string[], me: number | null): Line[] {
  return lines
    .filter((line) => !line.own || line.seat === me)
    .map((line, i) => ({
      key: `${sequence}.${i}`,
      seat: line.seat,
      text: String(words(beside(line), names)),
      rulings: line.rulings,
      sum: line.sum === undefined ? null : String(words(line.sum, names)),
      loud: line.loud ?? false,
      shout:
        line.shout === undefined || (line.near && line.seat !== me) ? null : String(words(beside(line.shout), names)),
    }));
}

/** Beside a board, numbers that are not printed on it say nothing: such a message has a form for the page. */
function beside(value: RadioValue): RadioValue {
  if (typeof value !== 'object' || !('say' in value)) return value;
  const form = `${value.say}.page`;
  return say(form) === null ? value : { say: form, with: value.with };
}

/** A value as its reader reads it; numbers stay numbers, so that messages can count. */
export function words(value: RadioValue, names: string[]): string | number {
  if (typeof value !== 'object') return value;
  if ('car' in value) return names[value.car] ?? '';
  if ('row' in value) return value.row.map((one) => words(one, names)).join(value.glue);
  const filled = Object.entries(value.with ?? {}).map(([name, one]) => [name, words(one, names)] as const);
  return t(value.say, Object.fromEntries(filled));
}
