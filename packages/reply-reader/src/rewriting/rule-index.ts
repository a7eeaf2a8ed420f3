/**
 * Finds which rules of a table can match a text before any of them runs, by the words their patterns need
 * (needed-words.ts). Most of the hundreds of rules match nothing in a given reply.
 */
import { MAX_NEEDS, neededWords, type OneOf } from './needed-words.js';
import { WordFinder } from './word-finder.js';

/**
 * A way in which a rule can match: the index of the rule, and the numbers of its needs, the one shared by the fewest
 * ways first.
 */
type Way = { place: number; needs: readonly number[] };

/** The number of the need that every text meets. */
const NOTHING = 0;

/** Rules indexed by the words they need, so that one pass through a text finds those that may match. */
export class RuleIndex<Rule> {
  /** Indexes of the rules that may match any text. */
  private readonly always: readonly number[];
  /** Which rules may match. Reused, because allocating a new array costs more than the pass through a short text. */
  private readonly maybe: Uint8Array;
  /** Finds words by the numbers of the needs they meet. */
  private readonly words: WordFinder;
  /**
   * The ways in the order of their first needs: for each need the index of its first way; they end where those of the
   * next need start.
   */
  private readonly firstWay: Uint16Array;
  /** For each way the index of its rule, and MAX_NEEDS needs, of which some may be NOTHING. */
  private readonly ruleOf: Uint16Array;
  private readonly needs: Uint16Array;

  constructor(
    readonly rules: readonly Rule[],
    patternOf: (rule: Rule) => RegExp,
  ) {
    const { ways, needs } = waysOf(rules.map(patternOf));
    this.always = ways.filter((way) => way.needs.length === 0).map(({ place }) => place);
    const sorted = ways
      .filter((way) => way.needs.length > 0)
      .sort((a, b) => (a.needs[0] ?? NOTHING) - (b.needs[0] ?? NOTHING));
    this.maybe = new Uint8Array(rules.length);
    this.words = new WordFinder(needs);
    this.ruleOf = Uint16Array.from(sorted, ({ place }) => place);
    this.needs = Uint16Array.from(
      sorted.flatMap((way) => Array.from({ length: MAX_NEEDS }, (_, index) => way.needs[index] ?? NOTHING)),
    );
    this.firstWay = new Uint16Array(needs.length + 1);
    for (let need = 0, first = 0; need <= needs.length; need++) {
      while (first < sorted.length && (sorted[first]?.needs[0] ?? NOTHING) < need) first++;
      this.firstWay[need] = first;
    }
  }

  /** Returns for each rule 1 if it may match the text, 0 if it cannot; written into `maybe` if given. */
  possible(text: string, maybe: Uint8Array = new Uint8Array(this.rules.length)): Uint8Array {
    const { words, firstWay } = this;
    maybe.fill(0);
    for (const place of this.always) maybe[place] = 1;
    words.find(text);
    for (let index = 0; index < words.count; index++) {
      const need = words.found[index] ?? NOTHING;
      const end = firstWay[need + 1] ?? 0;
      for (let way = firstWay[need] ?? 0; way < end; way++)
        if (this.isOpen(way)) maybe[this.ruleOf[way] ?? 0] = 1;
    }
    return maybe;
  }

  /** Whether the last text meets all needs of a way. */
  private isOpen(way: number): boolean {
    const { isFound } = this.words;
    for (let index = way * MAX_NEEDS; index < (way + 1) * MAX_NEEDS; index++)
      if (isFound[this.needs[index] ?? NOTHING] === 0) return false;
    return true;
  }

  /** Returns the text after applying, in order, each rule that may match it. */
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

/** Returns the ways in which patterns can match, and their needs by number. Need 0, NOTHING, has no words. */
function waysOf(patterns: readonly RegExp[]): { ways: Way[]; needs: OneOf[] } {
  const needs: OneOf[] = [[]];
  const numbers = new Map<string, number>();
  const sharers = [0];
  const numberOf = (words: OneOf): number => {
    const key = words.join('|');
    const number = numbers.get(key) ?? needs.push(words) - 1;
    numbers.set(key, number);
    sharers[number] = (sharers[number] ?? 0) + 1;
    return number;
  };
  const ways = patterns.flatMap((pattern, place) =>
    neededWords(pattern).map((needed) => ({ place, needs: needed.map(numberOf) })),
  );
  for (const way of ways) way.needs.sort((a, b) => (sharers[a] ?? 0) - (sharers[b] ?? 0));
  return { ways, needs };
}

/** Returns one function of the text that applies all rules that replace a pattern with words. */
export function rewriter(
  rules: readonly { pattern: RegExp; say: string | undefined }[],
): (text: string) => string {
  const index = new RuleIndex(rules, ({ pattern }) => pattern);
  return (text) => index.rewrite(text, ({ pattern, say = '' }, part) => part.replace(pattern, say));
}

/** Returns a quick test of whether a pattern may match a text. */
export function mayMatch(pattern: RegExp): (text: string) => boolean {
  const index = new RuleIndex([pattern], (rule) => rule);
  return (text) => index.possible(text)[0] === 1;
}

/** Named patterns. One pass through a text finds those that may match it. */
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

  /** Returns a function that tells whether a pattern matches the text, or a part of it. */
  open(text: string): (name: Name, part?: string) => boolean {
    const possible = this.index.possible(text);
    return (name, part = text) =>
      possible[this.places.get(name) ?? -1] === 1 && this.patterns[name].test(part);
  }
}
