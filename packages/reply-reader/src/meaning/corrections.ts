/**
 * Makes the last statement count: in "Thursday. Oh wait no, make it Friday" only what follows the correction is kept.
 */
import { mayMatch } from '../rewriting/rule-index.js';
import { phrasesOf, rulesOf, unionOf } from '../rewriting/rules.js';

/**
 * The text from the last correction on. `retracted` if a correction takes something back without naming anything else.
 */
export type Corrected = { text: string; retracted: boolean };

const FILE = 'meaning/corrections.yaml';

const { refusesTheSame: REFUSES_THE_SAME } = phrasesOf(FILE, ['refusesTheSame']);

/** Words that retract what was said, whether or not anything else is named. */
const TAKES_BACK = unionOf(rulesOf(FILE, 'takesBack'));

/** Words that retract, and words between what was said and what is meant. */
const MARKER = unionOf([...rulesOf(FILE, 'marker'), ...rulesOf(FILE, 'takesBack')]);

const mayCorrect = mayMatch(MARKER);
const mayTakeBack = mayMatch(TAKES_BACK);

const TWO_MARKS = /[DTO]\d[^]*[DTO]\d/;

/** Drops what a reply corrects. Days, times and options are already marked. */
export function dropCorrected(marked: string): Corrected {
  const isOne = !TWO_MARKS.test(marked);
  // "Perfect, thanks. Oh no wait, that's the school play."
  if (!/[DTO]\d/.test(marked))
    return { text: marked, retracted: mayTakeBack(marked) && marked.search(TAKES_BACK) > 0 };
  if (!(isOne ? mayTakeBack : mayCorrect)(marked)) return { text: marked, retracted: false };
  // "yes D0, no D0"
  if (REFUSES_THE_SAME.test(marked)) return { text: marked, retracted: true };
  let start = 0;
  let retracted = false;
  let carried = '';
  for (const match of marked.matchAll(isOne ? TAKES_BACK : MARKER)) {
    const end = match.index + match[0].length;
    const before = marked.slice(0, end);
    const after = marked.slice(end);
    if (!/[DTO]\d/.test(before)) continue;
    if (/[DTO]\d/.test(after)) {
      start = end;
      // "after 5 on D0... I mean after 4" keeps the day.
      carried = /[DO]\d/.test(after) ? '' : (before.match(/D\d+/g)?.at(-1) ?? '');
    } else {
      retracted = true;
    }
  }
  const kept = marked.slice(start).replace(/^[ ,.!-]+/, '');
  return { text: carried === '' ? kept : `${carried} ${kept}`, retracted };
}
