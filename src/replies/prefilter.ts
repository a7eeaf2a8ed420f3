/**
 * Finds out which rules of a table can match a text at all before any of them is run, by the words that their patterns
 * need (needed-words.ts). Most of the hundreds of rules have nothing in a given reply.
 */
import { MOST_NEEDS, neededWords } from './needed-words.js';
import { WordFinder } from './word-finder.js';

/** Rules by the words that they need, so that one walk through a text finds those that may have something in it. */
export class RuleIndex<Rule> {
  /** For each rule 1 if it may match any text. */
  private readonly always: Uint8Array;
  /** For each way in which a rule can match its place among the rules, and a bit for each of its needs. */
  private readonly ruleOf: Uint16Array;
  private readonly needs: Uint8Array;
  /** For each way the bits of the needs that are met; used again and again, as a new one costs more than a short walk. */
  private readonly met: Uint8Array;
  /** Which rules may match; used again as well. */
  private readonly maybe: Uint8Array;
  /** Words by the needs that they meet: the place of a way times MOST_NEEDS, and the place of the need among its needs. */
  private readonly words: WordFinder;

  constructor(
    readonly rules: readonly Rule[],
    patternOf: (rule: Rule) => RegExp,
  ) {
    const ways = rules.flatMap((rule, place) =>
      neededWords(patternOf(rule)).map((needs) => ({ place, needs })),
    );
    this.always = new Uint8Array(rules.length);
    for (const { place, needs } of ways) if (needs.length === 0) this.always[place] = 1;
    this.ruleOf = Uint16Array.from(ways, ({ place }) => place);
    this.needs = Uint8Array.from(ways, ({ needs }) => (1 << needs.length) - 1);
    this.met = new Uint8Array(ways.length);
    this.maybe = new Uint8Array(rules.length);
    const words = new Map<string, number[]>();
    for (const [way, { place, needs }] of ways.entries()) {
      if (this.always[place] === 1) continue;
      for (const [index, oneOf] of needs.entries())
        for (const word of oneOf) words.set(word, [...(words.get(word) ?? []), way * MOST_NEEDS + index]);
    }
    this.words = new WordFinder(words);
  }

  /** For each rule 1 if it may match the text, 0 if it can not; written into `maybe` if it is given. */
  possible(text: string, maybe: Uint8Array = new Uint8Array(this.rules.length)): Uint8Array {
    const { met, needs, ruleOf } = this;
    maybe.set(this.always);
    met.fill(0);
    for (const found of this.words.find(text)) {
      for (const need of found) {
        const way = Math.trunc(need / MOST_NEEDS);
        const bits = (met[way] ?? 0) | (1 << (need % MOST_NEEDS));
        met[way] = bits;
        if (bits === needs[way]) maybe[ruleOf[way] ?? 0] = 1;
      }
    }
    return maybe;
  }

  /** The text after each rule that may match it, in order, has had its turn. */
  rewrite(text: string, apply: (rule: Rule, text: string) => string): string {
    let rewritten = text;
    const maybe = this.possible(text, this.maybe);
    for (let place = maybe.indexOf(1); place !== -1; place = maybe.indexOf(1, place + 1)) {
      const rule = this.rules[place];
      const next = rule === undefined ? rewritten : apply(rule, rewritten);
      if (next === rewritten) continue;
      rewritten = next;
      this.possible(rewritten, maybe);
    }
    return rewritten;
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
