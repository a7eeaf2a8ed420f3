/**
 * Parses the source of a pattern into letters, classes, word boundaries and groups: the part of the regular expression
 * grammar (ECMA-262, 22.2.1) that the reader's rules use.
 */

/** How often a part must occur: exactly once, perhaps not at all, or at least once. */
type Repeats = 'once' | 'optional' | 'often';

/**
 * A part of a pattern. A class of digits is the letter "0"; `isGap` says of any other class that it contains no letter
 * or digit. `look` is the kind of lookaround: '=', '!', '<=' or '<!'; '' for a group that consumes text.
 */
export type Item =
  | { kind: 'letter'; letter: string; repeats: Repeats }
  | { kind: 'class'; isGap: boolean; repeats: Repeats }
  | { kind: 'edge' }
  | { kind: 'group'; look: string; alternatives: readonly Sequence[]; repeats: Repeats };

export type Sequence = readonly Item[];

const GROUP = /\((?:\?(?:(<?[=!])|:|<[^>]*>))?/y;
const CLASS = /\[(?:\\.|[^\]\\])*\]|\\(?:p\{[^}]*\}|k<[^>]*>|[a-z\d])|\./iy;
const QUANTIFIER = /(?:[?*+]|\{\d+(?:,\d*)?\})\??/y;
/** "No letter before" and "no letter after" are word boundaries too. */
const NOT_IN_WORD = /\(\?<?!(?:\\w|\[\\w[^\]]*\])\)/y;
const EDGE = /\\b|[$^]/y;

/** Characters that start syntax; anything else is a letter that occurs once. */
const OPENS_SYNTAX = new Set('([\\.^$');
const OPENS_QUANTIFIER = new Set('?*+{');

const DIGITS = /^(?:\\d|\[(?:\d|-|\\d)+\])$/;
const BACKREFERENCE = /^\\(?:k<|\d)/;

const LETTERS_OF_WORDS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_';

/** Returns the alternatives of a pattern's source. */
export function parsePattern(source: string): readonly Sequence[] {
  let at = 0;
  const take = (token: RegExp): RegExpExecArray | null => {
    token.lastIndex = at;
    const match = token.exec(source);
    at += match?.[0].length ?? 0;
    return match;
  };
  const repeats = (): Repeats => {
    if (!OPENS_QUANTIFIER.has(source[at] ?? '')) return 'once';
    const quantifier = take(QUANTIFIER)?.[0] ?? '';
    if (quantifier === '') return 'once';
    return /^(?:[?*]|\{0)/.test(quantifier) ? 'optional' : 'often';
  };
  const item = (): Item => {
    const plain = source[at] ?? '';
    if (!OPENS_SYNTAX.has(plain)) {
      at++;
      return { kind: 'letter', letter: plain, repeats: repeats() };
    }
    if (take(NOT_IN_WORD) !== null || take(EDGE) !== null) return { kind: 'edge' };
    const group = take(GROUP);
    if (group !== null) {
      const inside = alternatives();
      at++;
      return { kind: 'group', look: group[1] ?? '', alternatives: inside, repeats: repeats() };
    }
    const set = take(CLASS)?.[0];
    if (set !== undefined && DIGITS.test(set)) return { kind: 'letter', letter: '0', repeats: repeats() };
    if (set !== undefined) return { kind: 'class', isGap: isGap(set), repeats: repeats() };
    if (source[at] === '\\') at++;
    const letter = source[at++] ?? '';
    return { kind: 'letter', letter, repeats: repeats() };
  };
  const alternatives = (): Sequence[] => {
    const all: Item[][] = [[]];
    while (at < source.length && source[at] !== ')') {
      if (source[at] === '|') {
        at++;
        all.push([]);
      } else all.at(-1)?.push(...inLine(item()));
    }
    return all;
  };
  return alternatives();
}

/** Replaces a group that merely names its parts, "(?<day>\d+)", with those parts. */
function inLine(item: Item): Sequence {
  if (item.kind !== 'group' || item.look !== '' || item.repeats !== 'once') return [item];
  const [only = [], ...others] = item.alternatives;
  return others.length === 0 ? only : [item];
}

/** Whether a class contains no character of words. What a backreference matches is unknown. */
function isGap(set: string): boolean {
  const known = GAPS.get(set);
  if (known !== undefined) return known;
  const members = new RegExp(set, set.includes('\\p{') ? 'u' : '');
  const gap = !BACKREFERENCE.test(set) && !members.test(LETTERS_OF_WORDS);
  GAPS.set(set, gap);
  return gap;
}

/** Cache of classes already checked, because rules share most of them. */
const GAPS = new Map<string, boolean>();
