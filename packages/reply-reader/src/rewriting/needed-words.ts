/**
 * Extracts from a pattern's source the words that every matching text must contain, so that a rule runs only where it
 * may match. The method is that of "Regular Expression Matching with a Trigram Index" (R. Cox, 2012), with words for
 * trigrams. Words are folded: every digit becomes "0", and every character that is not part of a word is a gap, written
 * " ", as are the ends of the text. So " no " is a whole word.
 */
import { parsePattern, type Sequence } from './pattern-grammar.js';

/** Folded words of which a match must contain at least one. A word of a single symbol ("?") stands for that symbol. */
export type OneOf = readonly string[];

/** Maximum number of needs per pattern; more would hardly narrow the candidates. */
export const MAX_NEEDS = 4;

/**
 * The boundary of a word or of the text in a run of letters. There is a gap beside it, which the run may already
 * contain.
 */
const EDGE = '|';

/** The ASCII characters as they appear in folded words. */
const FOLDED: readonly string[] = Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/\d/.test(character)) return '0';
  return /\w/.test(character) ? character : ' ';
});

/** Returns a character as it appears in folded words. */
export function fold(character: string): string {
  return FOLDED[character.charCodeAt(0)] ?? ' ';
}

/** Whether a word is a single ASCII symbol, which is matched literally. */
export function isSign(word: string): boolean {
  return word.length === 1 && word > ' ' && word <= '~' && fold(word) === ' ';
}

/**
 * Returns the ways in which the pattern can match a text, each with its needs: the text must contain at least one word
 * of each need. A way without needs may match any text.
 */
export function neededWords(pattern: RegExp): readonly (readonly OneOf[])[] {
  return ways(parsePattern(pattern.source), false, false);
}

/** Returns the needs of each alternative. Alternatives nested as the whole of another ("\b(?:a|b)\b") are expanded. */
function ways(
  alternatives: readonly Sequence[],
  before: boolean,
  after: boolean,
): readonly (readonly OneOf[])[] {
  return alternatives.flatMap((items) => {
    const [group, ...others] = items.filter(({ kind }) => kind !== 'edge');
    if (group?.kind !== 'group' || group.look !== '' || group.repeats !== 'once' || others.length > 0)
      return [needsOf(items, before, after).needs];
    const at = items.indexOf(group);
    return ways(group.alternatives, before || at > 0, after || at < items.length - 1);
  });
}

/** Returns what a set of alternatives needs together: the union of each one's best need. */
function commonNeed(alternatives: readonly (readonly OneOf[])[]): readonly OneOf[] {
  const [only = []] = alternatives;
  if (alternatives.length === 1) return only;
  const bestOfEach = alternatives.map(([best]) => best);
  return bestOfEach.includes(undefined) ? [] : [[...new Set(bestOfEach.flatMap((best) => best ?? []))]];
}

/**
 * Returns the needs of the items of one alternative, best first, and whether they end in a gap. `before` says that a
 * gap comes before them, `after` that one follows.
 */
function needsOf(
  items: Sequence,
  before: boolean,
  after: boolean,
): { needs: readonly OneOf[]; endsInGap: boolean } {
  const needs: OneOf[] = [];
  /** The current run of consecutive letters. */
  let run = before ? EDGE : '';
  const cut = (startsInGap: boolean): void => {
    needs.push([tidy(run)]);
    run = startsInGap ? EDGE : '';
  };
  for (const [index, item] of items.entries()) {
    const inGap = run.endsWith(' ') || run.endsWith(EDGE);
    const gapFollows = startsInGap(items, index + 1, after);
    if (item.kind === 'edge') {
      run += EDGE;
    } else if (item.kind !== 'group') {
      const isGap = item.kind === 'letter' ? fold(item.letter) === ' ' : item.isGap;
      if (item.repeats === 'optional') {
        if (isGap && gapFollows) run += EDGE;
        cut(isGap && inGap);
      } else if (item.kind === 'letter') {
        run += fold(item.letter);
        if (isSign(item.letter)) needs.push([item.letter]);
        if (item.repeats === 'often') cut(isGap);
      } else {
        if (isGap) run += EDGE;
        cut(isGap);
      }
    } else if (item.look === '') {
      if (startsInGap(items, index, after)) run += EDGE;
      cut(false);
      // A repeated group may be followed by itself.
      const isLast = item.repeats === 'once';
      const parts = item.alternatives.map((each) => needsOf(each, inGap, gapFollows && isLast));
      if (item.repeats !== 'optional') needs.push(...commonNeed(parts.map((part) => part.needs)));
      if (parts.every(({ endsInGap }) => endsInGap) && (inGap || item.repeats !== 'optional')) run = EDGE;
    } else if (item.look === '=') {
      needs.push(...commonNeed(item.alternatives.map((each) => needsOf(each, inGap, false).needs)));
      if (startsInGap([item], 0, false)) run += EDGE;
    } else if (item.look === '<=') {
      const parts = item.alternatives.map((each) => needsOf(each, false, gapFollows));
      needs.push(...commonNeed(parts.map((part) => part.needs)));
      if (parts.every(({ endsInGap }) => endsInGap)) run += EDGE;
    }
  }
  const endsInGap = run.endsWith(' ') || run.endsWith(EDGE);
  if (after) run += EDGE;
  cut(false);
  return { needs: best(needs), endsInGap };
}

/** Returns the folded word of a run: an edge beside a gap adds nothing, and one beside a letter is a gap. */
function tidy(run: string): string {
  let word = '';
  for (let at = 0; at < run.length; at++) {
    const next = run[at + 1];
    if (run[at] !== EDGE) word += run[at] ?? '';
    else if (!word.endsWith(' ') && next !== ' ' && next !== EDGE) word += ' ';
  }
  return word;
}

/**
 * Whether a gap or the edge of a word certainly comes at an index among items. `after` says so for what follows the
 * last one.
 */
function startsInGap(items: Sequence, index: number, after: boolean): boolean {
  const item = items[index];
  if (item === undefined) return after;
  const goesOn = (): boolean => startsInGap(items, index + 1, after);
  switch (item.kind) {
    case 'edge':
      return true;
    case 'letter':
      return fold(item.letter) === ' ' && (item.repeats !== 'optional' || goesOn());
    case 'class':
      return item.isGap && (item.repeats !== 'optional' || goesOn());
    case 'group': {
      const inside = (): boolean =>
        item.alternatives.every((each) => startsInGap(each, 0, item.look === '' && goesOn()));
      if (item.look === '') return inside() && (item.repeats !== 'optional' || goesOn());
      return (item.look === '=' && inside()) || goesOn();
    }
  }
}

/** Returns the most selective needs, best first. */
function best(needs: readonly OneOf[]): readonly OneOf[] {
  return needs
    .filter((words) => worth(words) > 0)
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, MAX_NEEDS);
}

/** Rates a need. A few long words are worth most; single letters and spaces are in nearly every text. */
function worth(words: OneOf): number {
  if (words.length === 0) return 0;
  const least = Math.min(...words.map(worthOfWord));
  return least === 0 ? 0 : least - words.length / 1000;
}

function worthOfWord(word: string): number {
  if (word.trim() === '') return 0;
  if (isSign(word)) return 5;
  if (/[\dA-Z]/.test(word)) return Math.max(4, Math.min(word.length, 6));
  return word.length === 1 ? 0 : Math.min(word.length, 6);
}
