/**
 * Finds out whether a pattern can match a text at all before the pattern is run: of a pattern's source it tells words that
 * must stand in every text that it matches. Most of the hundreds of rules have nothing in a given reply.
 * The method is that of "Regular Expression Matching with a Trigram Index" (R. Cox, 2012), with words for trigrams.
 */

/** Words of which a match must hold at least one. A single sign counts only if it is no small letter; DIGIT is any digit. */
type OneOf = readonly string[];

/** Stands for any digit among the words that are needed. */
const DIGIT = '\\d';

/** More of a pattern's needs tell hardly more. */
const MOST_NEEDS = 4;

const DIGIT_CLASS = /\[(?:\d|\d-\d)+\]/y;
const CLASS = /\[(?:\\.|[^\]\\])*\]/y;
const ESCAPE = /\\(?:p\{[^}]*\}|k<[^>]*>|.)/iy;
const QUANTIFIER = /(?:[?*+]|\{\d+(?:,\d*)?\})\??/y;
const GROUP = /\((?:\?(?:<?[=!]|:|<[^>]*>))?/y;

/** What every text that the pattern matches holds: at least one word of each of these; none when nothing can be told. */
export function neededWords(pattern: RegExp): readonly OneOf[] {
  return new Reader(pattern.source).alternatives();
}

/** Reads the source of a pattern. Understands what patterns here are made of; most escapes and classes tell nothing. */
class Reader {
  private at = 0;

  constructor(private readonly source: string) {}

  /** Up to the end of the group: what it needs if it has one alternative, else the best of what each of them needs. */
  alternatives(): readonly OneOf[] {
    const all: (readonly OneOf[])[] = [];
    do all.push(this.sequence());
    while (this.skip('|'));
    const [only = []] = all;
    if (all.length === 1) return only;
    const bestOfEach = all.map(([best]) => best);
    return bestOfEach.includes(undefined) ? [] : [[...new Set(bestOfEach.flatMap((best) => best ?? []))]];
  }

  /** One alternative: what its parts need, the best first. */
  private sequence(): readonly OneOf[] {
    const needs: OneOf[] = [];
    let run = '';
    while (this.at < this.source.length && !this.isAt('|)')) {
      const part = this.part();
      const isOptional = /^(?:[?*]|\{0)/.test(part.quantifier);
      if (part.letter !== null && !isOptional) run += part.letter;
      if (part.letter !== null && part.quantifier === '') continue;
      if (!part.isEmpty) {
        needs.push([run]);
        run = '';
      }
      if (!isOptional) needs.push(...part.needs);
    }
    needs.push([run]);
    return needs
      .filter((words) => worth(words) > 0)
      .sort((a, b) => worth(b) - worth(a))
      .slice(0, MOST_NEEDS);
  }

  /** One letter, class, escape or group, with its quantifier. `isEmpty` parts match no letters, so a word goes on past them. */
  private part(): { letter: string | null; needs: readonly OneOf[]; isEmpty: boolean; quantifier: string } {
    let letter: string | null = null;
    let needs: readonly OneOf[] = [];
    let isEmpty = false;
    if (this.isAt('(')) {
      const opening = this.take(GROUP);
      needs = this.alternatives();
      this.at++;
      isEmpty = /[=!]$/.test(opening);
      if (opening.endsWith('!')) needs = [];
    } else if (this.isAt('[')) {
      if (this.take(DIGIT_CLASS) !== '') needs = [[DIGIT]];
      else this.take(CLASS);
    } else if (this.isAt('\\')) {
      const escape = this.take(ESCAPE);
      isEmpty = /^\\b$/i.test(escape);
      if (/^\\[^\p{L}\d]$/u.test(escape)) letter = escape.slice(-1);
      if (escape === DIGIT) needs = [[DIGIT]];
    } else {
      isEmpty = this.isAt('^$');
      if (!isEmpty && !this.isAt('.')) letter = this.source[this.at] ?? null;
      this.at++;
    }
    return { letter, needs, isEmpty, quantifier: this.isAt('?*+{') ? this.take(QUANTIFIER) : '' };
  }

  /** Whether one of these characters comes next. */
  private isAt(characters: string): boolean {
    return this.at < this.source.length && characters.includes(this.source[this.at] ?? '');
  }

  private skip(character: string): boolean {
    const isThere = this.isAt(character);
    if (isThere) this.at++;
    return isThere;
  }

  private take(token: RegExp): string {
    token.lastIndex = this.at;
    const [taken = ''] = token.exec(this.source) ?? [];
    this.at += taken.length;
    return taken;
  }
}

/** Long words and few of them are worth most; small letters and spaces alone are in nearly every text. */
function worth(words: OneOf): number {
  if (words.length === 0) return 0;
  const shortest = Math.min(...words.map(worthOfWord));
  return shortest === 0 ? 0 : shortest - words.length / 1000;
}

function worthOfWord(word: string): number {
  if (word === DIGIT) return 4;
  if (word.length === 1) return isSign(word) ? 5 : 0;
  return word.trim() === '' ? 0 : Math.min(word.length, 6);
}

/** Whether a character tells something on its own. */
function isSign(character: string): boolean {
  return /[!-/:-`{-~]/.test(character);
}

/** A word, and the needs that it meets: a place among the rules and a bit for the need, one after the other. */
type Entry = { word: string; meets: number[] };

/** Words are kept by bits of their first three letters; others may share a place, so the word is compared. */
const PLACES = 1 << 12;

function placeOf(first: number, second: number, third: number): number {
  return ((first & 31) << 7) ^ ((second & 31) << 4) ^ (third & 31);
}

/** Rules by the words that they need, so that one walk through a text finds those that may have something in it. */
export class RuleIndex<Rule> {
  /** For each rule a bit for each of its needs. */
  private readonly needs: Uint8Array;
  /** Used again and again, as a new one costs more than the walk through a short text. */
  private readonly found: Uint8Array;
  private readonly words = new Map<string, Entry>();
  private readonly bySign: (Entry | undefined)[] = Array.from({ length: 128 });
  /** Where in `byStart` the words of each start are; 0 when there are none. */
  private readonly starts = new Uint16Array(PLACES);
  private readonly byStart: Entry[][] = [[]];

  constructor(
    readonly rules: readonly Rule[],
    patternOf: (rule: Rule) => RegExp,
  ) {
    this.needs = new Uint8Array(rules.length);
    this.found = new Uint8Array(rules.length);
    for (const [place, rule] of rules.entries()) {
      for (const [index, words] of neededWords(patternOf(rule)).entries()) {
        this.needs[place] = (this.needs[place] ?? 0) | (1 << index);
        for (const word of words) this.entryOf(word).meets.push(place, 1 << index);
      }
    }
  }

  /** For each rule 1 if it may match the text, 0 if it can not; written into `met` if it is given. */
  possible(text: string, met: Uint8Array = new Uint8Array(this.rules.length)): Uint8Array {
    met.fill(0);
    let second = text.charCodeAt(0);
    for (let i = 0; i < text.length; i++) {
      const first = second;
      second = i + 1 < text.length ? text.charCodeAt(i + 1) : 0;
      const third = i + 2 < text.length ? text.charCodeAt(i + 2) : 0;
      const sign = first < 97 ? this.bySign[first] : undefined;
      if (sign !== undefined) meet(met, sign);
      const start = this.starts[placeOf(first, second, third)] ?? 0;
      if (start === 0) continue;
      for (const entry of this.byStart[start] ?? []) if (text.startsWith(entry.word, i)) meet(met, entry);
    }
    for (let place = 0; place < met.length; place++) met[place] = met[place] === this.needs[place] ? 1 : 0;
    return met;
  }

  /** The text after each rule that may match it, in order, has had its turn. */
  rewrite(text: string, apply: (rule: Rule, text: string) => string): string {
    let rewritten = text;
    const possible = this.possible(text, this.found);
    for (let place = possible.indexOf(1); place !== -1; place = possible.indexOf(1, place + 1)) {
      const rule = this.rules[place];
      const next = rule === undefined ? rewritten : apply(rule, rewritten);
      if (next === rewritten) continue;
      rewritten = next;
      this.possible(rewritten, possible);
    }
    return rewritten;
  }

  private entryOf(word: string): Entry {
    const known = this.words.get(word);
    if (known !== undefined) return known;
    const entry: Entry = { word, meets: [] };
    this.words.set(word, entry);
    if (word === DIGIT) for (const digit of '0123456789') this.bySign[digit.charCodeAt(0)] = entry;
    else if (word.length === 1) this.bySign[word.charCodeAt(0)] = entry;
    else {
      const [first = 0, second = 0, ...rest] = Array.from(word, (letter) => letter.charCodeAt(0));
      // A word of two letters is kept at every third one.
      const thirds = rest.length > 0 ? rest.slice(0, 1) : Array.from({ length: 32 }, (_, third) => third);
      for (const third of thirds) this.keep(placeOf(first, second, third), entry);
    }
    return entry;
  }

  private keep(place: number, entry: Entry): void {
    const start = this.starts[place] ?? 0;
    if (start === 0) this.starts[place] = this.byStart.push([entry]) - 1;
    else this.byStart[start]?.push(entry);
  }
}

function meet(met: Uint8Array, { meets }: Entry): void {
  for (let i = 0; i < meets.length; i += 2) {
    const place = meets[i] ?? 0;
    met[place] = (met[place] ?? 0) | (meets[i + 1] ?? 0);
  }
}

/** Rules that put words in the place of a pattern, as one function of the text. */
export function rewriter(rules: readonly (readonly [RegExp, string])[]): (text: string) => string {
  const index = new RuleIndex(rules, ([pattern]) => pattern);
  return (text) => index.rewrite(text, ([pattern, words], part) => part.replace(pattern, words));
}

/** Tells quickly whether a pattern may match a text. */
export function mayMatch(pattern: RegExp): (text: string) => boolean {
  const index = new RuleIndex([pattern], (rule) => rule);
  return (text) => index.possible(text)[0] === 1;
}

/** Named patterns, of which one walk through a text finds those that may stand in it. */
export class PhraseBook<Name extends string> {
  private readonly index: RuleIndex<RegExp>;
  private readonly places: ReadonlyMap<Name, number>;

  constructor(private readonly patterns: Readonly<Record<Name, RegExp>>) {
    const names = Object.keys(patterns) as Name[];
    this.index = new RuleIndex(
      names.map((name) => patterns[name]),
      (pattern) => pattern,
    );
    this.places = new Map(names.map((name, place) => [name, place]));
  }

  /** Tells of each pattern whether it stands in the text, or in a part of it. */
  open(text: string): (name: Name, part?: string) => boolean {
    const possible = this.index.possible(text);
    return (name, part = text) =>
      possible[this.places.get(name) ?? -1] === 1 && this.patterns[name].test(part);
  }
}
