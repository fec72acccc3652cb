/** Finding words in a game's rules. */
import type { RuleChapter, RulingText } from '../shared/protocol';

/** How a passage is reached within the page: `heat 44` as `heat-44`. */
export const anchor = (passage: RulingText): string => passage.name.replace(' ', '-');

/** Whether the name is one that players cite, such as `heat 44`. */
export const cited = (passage: RulingText): boolean => passage.name.includes(' ');

/** The chapters with only those passages that hold every word, wherever it stands. */
export function found(chapters: RuleChapter[], wanted: string): RuleChapter[] {
  const words = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const holds = ({ name, title, text }: RulingText) => {
    const all = `${name} ${title} ${text}`.toLocaleLowerCase();
    return words.every((word) => all.includes(word));
  };
  return chapters
    .map((chapter) => ({ ...chapter, passages: chapter.passages.filter(holds) }))
    .filter((chapter) => chapter.passages.length);
}

/** A passage's text in pieces, those that name another ruling marked, so that they can lead there. */
export function pieces(text: string, game: string): { text: string; to: string | null }[] {
  const name = new RegExp(`\\b(${game} \\d+)\\b`, 'g');
  return text
    .split(name)
    .map((piece, i) => ({ text: piece, to: i % 2 ? piece.replace(' ', '-') : null }))
    .filter((piece) => piece.text);
}
