/**
 * Finds out whether a pattern can match a text at all before the pattern is run: of a pattern's source it tells words of
 * which one must stand in every text that it matches. Most of the hundreds of rules have nothing in a given reply.
 * The method is that of "Regular Expression Matching with a Trigram Index" (R. Cox, 2012), with words for trigrams.
 */

/** Words of which a match must hold at least one; null when nothing can be told. */
type Needed = readonly string[] | null;

/** Shorter ones are in nearly every text. */
const SHORTEST = 2;

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

/** A rule and the words of which a text must hold one for it. */
export type Guarded<Rule> = { rule: Rule; words: Needed };

/** Rules with what they need, worked out once. */
export function guarded<Rule>(
  rules: readonly Rule[],
  patternOf: (rule: Rule) => RegExp,
): readonly Guarded<Rule>[] {
  return rules.map((rule) => ({ rule, words: neededWords(patternOf(rule)) }));
}

/** Whether a rule can match a text. */
export function canMatch({ words }: { words: Needed }, text: string): boolean {
  return words === null || words.some((word) => text.includes(word));
}

/** The text with every match of the rules replaced, rule by rule. */
export function rewrite(text: string, rules: readonly Guarded<readonly [RegExp, string]>[]): string {
  let rewritten = text;
  for (const guardedRule of rules) {
    if (!canMatch(guardedRule, rewritten)) continue;
    const [pattern, words] = guardedRule.rule;
    rewritten = rewritten.replace(pattern, words);
  }
  return rewritten;
}
