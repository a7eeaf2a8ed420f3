/**
 * What a marked text is to the second opinion: the runs of one to three words in it, each day told by whether it was
 * offered or is free, so that "D0 is ideal" of one reply is the same as of another.
 */
import type { Calendar } from './calendar.js';
import { isMark } from './clause-words.js';
import { resolve } from './resolve.js';
import type { Days } from './types.js';

const LONGEST_RUN = 3;
const FEW_WORDS = 4;
const WORD = /[DTO]\d+|\p{L}+|[?!.,]/gu;

/** The runs of words of a marked text, each once, with what is true of the text as a whole in brackets. */
export function phrasesOf(marked: string, days: readonly Days[], calendar: Calendar): string[] {
  const words = (marked.match(WORD) ?? []).map((word) =>
    isMark(word) ? kindOf(word, days, calendar) : word,
  );
  const found = new Set<string>();
  const line = ['^', ...words, '$'];
  for (const [start, first] of line.entries()) {
    let run = first;
    found.add(run);
    for (const word of line.slice(start + 1, start + LONGEST_RUN)) found.add((run += ` ${word}`));
  }
  if (calendar.offered.length === 1) found.add('(one offer)');
  if (words.length < FEW_WORDS) found.add('(few words)');
  if (!words.some((word) => isMark(word))) found.add('(nothing named)');
  return [...found];
}

/** A mark without its number: "T", "O", or "D" with what is known of the day. */
function kindOf(mark: string, days: readonly Days[], calendar: Calendar): string {
  const named = mark.startsWith('D') ? days[Number(mark.slice(1))] : undefined;
  if (named === undefined) return mark.slice(0, 1);
  if (named.kind === 'conflict') return 'Dconflict';
  const { offered, slots } = resolve({ days: named, times: null, option: null }, calendar, () => false);
  return offered ? 'Doffered' : (['Dfull', 'Dfree'][slots.length] ?? 'Dopen');
}
