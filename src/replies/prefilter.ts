/**
 * Finds out whether a pattern can match a text at all before the pattern is run: of a pattern's source it tells words of
 * which one must stand in every text that it matches. Most of the hundreds of rules have nothing in a given reply.
 * The method is that of "Regular Expression Matching with a Trigram Index" (R. Cox, 2012), with words for trigrams.
 */

/** Words of which a match must hold at least one; null when nothing can be told. */
type Needed = readonly string[] | null;

/** Shorter ones are in nearly every text. */
const SHORTEST = 3;

const CLASS = /\[(?:\\.|[^\]\\])*\]/y;
const ESCAPE = /\\(?:p\{[^}]*\}|k<[^>]*>|.)/iy;
const QUANTIFIER = /(?:[?*+]|\{\d+(?:,\d*)?\})\??/y;
const GROUP = /\((?:\?(?:<?[=!]|:|<[^>]*>))?/y;

/** The words of which every text that the pattern matches holds at least one; null when there are none to tell. */
export function neededWords(pattern: RegExp): Needed {
  return new Reader(pattern.source).alternatives();
}

/** Reads the source of a pattern. Understands what patterns here are made of; escapes and classes tell nothing. */
class Reader {
  private at = 0;

  constructor(private readonly source: string) {}

  /** Up to the end of the group: what each of its alternatives needs, or null if one needs nothing. */
  alternatives(): Needed {
    const all: string[] = [];
    let isTold = true;
    do {
      const needed = this.sequence();
      if (needed === null) isTold = false;
      else all.push(...needed);
    } while (this.take(/\|/y) !== '');
    return isTold ? [...new Set(all)] : null;
  }

  /** One alternative: the best of what its parts need. */
  private sequence(): Needed {
    let best: Needed = null;
    let run = '';
    const offer = (needed: Needed): void => {
      if (needed !== null && worth(needed) > worth(best)) best = needed;
    };
    while (this.at < this.source.length && !/[|)]/.test(this.source[this.at] ?? '')) {
      const part = this.part();
      const isOptional = /^(?:[?*]|\{0)/.test(part.quantifier);
      if (part.letter !== null && part.quantifier === '') {
        run += part.letter;
        continue;
      }
      if (part.letter !== null && !isOptional) run += part.letter;
      if (!part.isEmpty) {
        offer([run]);
        run = '';
      }
      if (!isOptional) offer(part.needed);
    }
    offer([run]);
    return best;
  }

  /** One letter, class, escape or group, with its quantifier. `isEmpty` parts match no letters, so a word goes on past them. */
  private part(): { letter: string | null; needed: Needed; isEmpty: boolean; quantifier: string } {
    const opening = this.take(GROUP);
    let letter: string | null = null;
    let needed: Needed = null;
    let isEmpty = false;
    if (opening !== '') {
      needed = this.alternatives();
      this.at++;
      isEmpty = /[=!]$/.test(opening);
      if (opening.endsWith('!')) needed = null;
    } else if (this.take(CLASS) === '') {
      const escape = this.take(ESCAPE);
      const character = escape === '' ? (this.source[this.at++] ?? '') : escape;
      isEmpty = /^(?:\\b|\^|\$)$/i.test(character);
      if (escape === '' ? !/[.^$]/.test(character) : /^\\[^\p{L}\d]$/u.test(escape))
        letter = character.slice(-1);
    }
    return { letter, needed, isEmpty, quantifier: this.take(QUANTIFIER) };
  }

  private take(token: RegExp): string {
    token.lastIndex = this.at;
    const [taken = ''] = token.exec(this.source) ?? [];
    this.at += taken.length;
    return taken;
  }
}

/** Long words and few of them are worth most. */
function worth(needed: Needed): number {
  if (needed === null || needed.length === 0) return 0;
  const shortest = Math.min(...needed.map((word) => word.length));
  return shortest < SHORTEST ? 0 : Math.min(shortest, 6) - needed.length / 100;
}

/** A word, and the places of the rules that need it. */
type Entry = { word: string; rules: number[] };

/** In how many places words are kept, by their first three letters. Others may share one, as the whole word is compared. */
const STARTS = 4096;

function startOf(first: number, second: number, third: number): number {
  return (first * 961 + second * 31 + third) & (STARTS - 1);
}

/** Rules by the words that they need, so that one walk through a text finds those that may have something in it. */
export class RuleIndex<Rule> {
  private readonly always: number[] = [];
  private readonly byStart: (Entry[] | undefined)[] = Array.from({ length: STARTS });

  constructor(
    readonly rules: readonly Rule[],
    patternOf: (rule: Rule) => RegExp,
  ) {
    for (const [place, rule] of rules.entries()) {
      const words = neededWords(patternOf(rule));
      if (words === null) this.always.push(place);
      for (const word of words ?? []) this.add(word, place);
    }
  }

  /** For each rule 1 if it may match the text, 0 if it can not. */
  possible(text: string): Uint8Array {
    const found = new Uint8Array(this.rules.length);
    for (const place of this.always) found[place] = 1;
    let first = text.charCodeAt(0);
    let second = text.charCodeAt(1);
    for (let i = 2; i < text.length; i++) {
      const third = text.charCodeAt(i);
      const entries = this.byStart[startOf(first, second, third)];
      first = second;
      second = third;
      if (entries === undefined) continue;
      for (const { word, rules } of entries) {
        if (text.startsWith(word, i - 2)) for (const place of rules) found[place] = 1;
      }
    }
    return found;
  }

  /** The text after each rule that may match it, in order, has had its turn. */
  rewrite(text: string, apply: (rule: Rule, text: string) => string): string {
    let rewritten = text;
    let possible = this.possible(text);
    for (const [place, rule] of this.rules.entries()) {
      if (possible[place] !== 1) continue;
      const next = apply(rule, rewritten);
      if (next === rewritten) continue;
      rewritten = next;
      possible = this.possible(rewritten);
    }
    return rewritten;
  }

  private add(word: string, place: number): void {
    const start = startOf(word.charCodeAt(0), word.charCodeAt(1), word.charCodeAt(2));
    const entries = this.byStart[start] ?? [];
    const entry = entries.find((one) => one.word === word);
    if (entry === undefined) entries.push({ word, rules: [place] });
    else entry.rules.push(place);
    this.byStart[start] = entries;
  }
}

/** Rules that put words in the place of a pattern, as one function of the text. */
export function rewriter(rules: readonly (readonly [RegExp, string])[]): (text: string) => string {
  const index = new RuleIndex(rules, ([pattern]) => pattern);
  return (text) => index.rewrite(text, ([pattern, words], part) => part.replace(pattern, words));
}
