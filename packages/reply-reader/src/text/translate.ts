/**
 * Translates an answer into plain English, phrase by phrase and word by word. A text counts as another language only if
 * it has enough words that English does not have; an English text with courtesies from another language stays English.
 */
import { listOf, phrasesOf, readYaml, rulesOf, wordsOf, type Rule } from '../rewriting/rules.js';
import { MONTHS, PLAIN_WORD, WEEKDAYS, WORDS } from './vocabulary.js';

const OTHER_LANGUAGES = 'words/other-languages.yaml';

/** A text in plain English; `known` is the share (0 to 1) of the original's words that were understood. */
export type Translation = { text: string; language: string; known: number };

/**
 * Words that are the same everywhere and so are no evidence of English; and courtesies, which alone do not make a text
 * foreign.
 */
const { international, interspersed } = wordsOf(OTHER_LANGUAGES, ['international', 'interspersed']);

/** English words, for texts in two languages. */
const ENGLISH: ReadonlySet<string> = new Set([
  ...['not', 'am', 'pm'],
  ...[...PLAIN_WORD].flatMap(([form, plain]) => [form, ...plain.split(' ')]),
  ...WEEKDAYS,
  ...MONTHS,
  ...[WORDS.filler, WORDS.positive, WORDS.negative, WORDS.explained, WORDS.everyday, WORDS.connector].flatMap(
    (words) => [...words],
  ),
]);

const { elision: ELISION, approving: APPROVING } = phrasesOf('text/translation.yaml', [
  'elision',
  'approving',
]);

/** A file of data/languages. */
type Language = {
  weekdays: Readonly<Record<string, string>>;
  months?: Readonly<Record<string, string>>;
  turns?: unknown;
  words: Readonly<Record<string, string>>;
  ambiguous?: string;
};

type Dictionary = {
  plain: ReadonlyMap<string, string>;
  pattern: RegExp;
  evidence: ReadonlySet<string>;
  turns: readonly Rule[];
};

const WORD_SOURCE = "(?<![\\p{L}\\d])\\p{L}[\\p{L}']*(?:-\\p{L}+)*";
const WORD = new RegExp(WORD_SOURCE, 'gu');

/** A text is in a language if at least this share of its words belongs to it. */
const ENOUGH = 0.25;

const DICTIONARIES: ReadonlyMap<string, Dictionary> = new Map(
  listOf(OTHER_LANGUAGES, 'languages').map((name) => [name, dictionaryOf(`languages/${name}.yaml`)]),
);

/** For each word that is evidence, the languages it is evidence of. */
const EVIDENCE: ReadonlyMap<string, readonly string[]> = (() => {
  const byWord = new Map<string, string[]>();
  for (const [name, { evidence }] of DICTIONARIES) {
    for (const word of evidence) byWord.set(word, [...(byWord.get(word) ?? []), name]);
  }
  return byWord;
})();

function dictionaryOf(file: string): Dictionary {
  const language = readYaml(file) as Language;
  const plain = new Map<string, string>();
  const add = (said: Readonly<Record<string, string>>): void => {
    for (const [english, forms] of Object.entries(said))
      for (const form of forms.split(' | ')) plain.set(withoutAccents(form), english);
  };
  add(language.words);
  add(language.weekdays);
  const phrases = [...plain.keys()].filter((form) => form.includes(' ')).sort((a, b) => b.length - a.length);
  const ambiguous = new Set(language.ambiguous?.split(' '));
  // Months look alike in many languages, so they are no evidence.
  const evidence = new Set(
    [...plain.keys()]
      .flatMap((form) => form.split(' ').filter((word) => word === form || word.length >= 5))
      .filter((form) => form.length > 1 && !form.includes(' '))
      .filter((form) => !ambiguous.has(form) && !ENGLISH.has(form)),
  );
  if (language.months !== undefined) add(language.months);
  return {
    plain,
    pattern: new RegExp(`(?<!\\p{L})(?:${phrases.join('|')})(?!\\p{L})|${WORD_SOURCE}`, 'gu'),
    evidence,
    turns: language.turns === undefined ? [] : rulesOf(file, 'turns'),
  };
}

function withoutAccents(form: string): string {
  return /[^ -~]/.test(form) ? form.normalize('NFD').replace(/\p{M}/gu, '') : form;
}

/**
 * Returns the text in plain English if it is in another known language, otherwise null. The text must be lower case
 * without accents.
 */
export function translate(text: string): Translation | null {
  const votes = new Set<string>();
  for (const [word] of text.matchAll(WORD)) {
    for (const name of EVIDENCE.get(word) ?? []) votes.add(name);
  }
  let best: (Translation & { own: number }) | null = null;
  for (const name of votes) {
    const translation = translateFrom(name, text);
    if (translation !== null && translation.own > (best?.own ?? 0)) best = translation;
  }
  return best;
}

/** Translates from a language. `own` is the share of words that belong to the language and not to English. */
function translateFrom(name: string, original: string): (Translation & { own: number }) | null {
  const dictionary = DICTIONARIES.get(name);
  if (dictionary === undefined) return null;
  const text = rewrite(original, COMMON_TURNS);
  const { words, known, own, english, isEnglish } = shares(text, dictionary);
  if (words === 0) return null;
  if (isEnglish) {
    const plain = original.replace(dictionary.pattern, (said) =>
      isEnglishToo(said, dictionary) ? said : (lookUp(said, dictionary) ?? said),
    );
    return { text: plain, language: 'english', known: known / words, own: own / words };
  }
  if (own < ENOUGH * words) return null;
  const translated = rewrite(text, dictionary.turns).replace(dictionary.pattern, (said) => {
    const plain = lookUp(said, dictionary);
    // In a mostly English text, a word that English has too is English.
    if (plain === undefined || (english >= own && ENGLISH.has(said))) return said;
    return REFUSALS.has(plain) ? `${REFUSED}${plain}` : plain;
  });
  return {
    text: rewrite(settleRefusals(rewrite(translated, PLACES)), RESULTS),
    language: name,
    known: known / words,
    own: own / words,
  };
}

/** Counts a text's words, and how many of them are understood, belong to the language alone, or to English. */
function shares(
  text: string,
  dictionary: Dictionary,
): { words: number; known: number; own: number; english: number; isEnglish: boolean } {
  let [words, known, own, english] = [0, 0, 0, 0];
  let isEnglish = true;
  for (const [said] of text.matchAll(dictionary.pattern)) {
    const length = said.split(' ').length;
    const plain = lookUp(said, dictionary);
    words += length;
    if (plain !== undefined || ENGLISH.has(said) || international.has(said)) known += length;
    if (plain === undefined) english += ENGLISH.has(said) && !international.has(said) ? 1 : 0;
    else if (!isEnglishToo(said, dictionary)) {
      own += length;
      isEnglish &&= interspersed.has(plain);
    }
  }
  return { words, known, own, english, isEnglish: isEnglish && own > 0 && english >= own };
}

function lookUp(said: string, { plain }: Dictionary): string | undefined {
  return plain.get(said) ?? plain.get(said.replace(ELISION, ''));
}

function isEnglishToo(said: string, { evidence }: Dictionary): boolean {
  return !said.includes(' ') && !evidence.has(said) && !evidence.has(said.replace(ELISION, ''));
}

function rewrite(text: string, rules: readonly Rule[]): string {
  return rules.reduce((rewritten, { pattern, say = '' }) => rewritten.replace(pattern, say), text);
}

/** Rules common to many languages, and corrections of the English after word-by-word translation. */
const COMMON_TURNS = rulesOf('text/translation.yaml', 'turns');
const PLACES = rulesOf('text/translation.yaml', 'places');
const RESULTS = rulesOf('text/translation.yaml', 'results');

/** Plain English words that refuse. */
const REFUSALS: ReadonlySet<string> = new Set(listOf(OTHER_LANGUAGES, 'refusals'));

/** Placeholder before a refusal until it is clear what it refuses. */
const REFUSED = '\u0001';

const CLAUSE = /[^,.!?;:\n()]+/g;

const REFUSAL = new RegExp(
  `${REFUSED}(?:${[...REFUSALS].sort((a, b) => b.length - a.length).join('|')})\\b(?! (?:before|after|until|from)\\b)`,
  'g',
);

const DAY = `(?:${[...WEEKDAYS, ...MONTHS, 'tomorrow', 'today', 'week'].join('|')})`;

const NAMES_DAY = new RegExp(`\\b${DAY}\\b|\\d`);

/** "Thursday, Friday I can't": perhaps both are refused. */
const DAYS_BEFORE_REFUSAL = new RegExp(
  `(?<=(?:^|[,.!?;:\\n]) *(?:(?:the|on|at) )*)(${DAY}(?: \\d{1,2})?),(?= (?:(?:the|on|at|and) )*${DAY}\\b[^,.!?;:\\n]*${REFUSED})`,
  'g',
);

/**
 * Settles clauses that refuse. Nothing else in such a clause is approval: "Freitag passt es uns nicht so gut" contains
 * "works" and "good". The refusal moves to the end, where it applies to every day of the clause.
 */
function settleRefusals(translated: string): string {
  if (!translated.includes(REFUSED)) return translated;
  return translated
    .replace(DAYS_BEFORE_REFUSAL, '$1 and')
    .replace(CLAUSE, (clause) =>
      clause
        .split(/( (?:but|because|so) )/)
        .map((part) => settleJoined(part))
        .join(''),
    )
    .replaceAll(REFUSED, '');
}

/**
 * Settles joined parts: "Friday I can't and Saturday works" says two things; otherwise the parts are refused together.
 */
function settleJoined(part: string): string {
  const refuses = (text: string): boolean => text.search(REFUSAL) !== -1;
  if (!refuses(part)) return part;
  const sides = part.split(' and ');
  const [left = '', right = ''] = sides;
  const approves = (text: string): boolean => text.replace(REFUSAL, '').search(APPROVING) !== -1;
  if (sides.length === 2 && refuses(left) !== refuses(right) && approves(refuses(left) ? right : left))
    return `${settle(left)} . ${settle(right)}`;
  return settle(part);
}

function settle(part: string): string {
  const rest = part.replace(REFUSAL, '');
  if (rest === part || (rest.search(APPROVING) === -1 && !NAMES_DAY.test(rest))) return part;
  return `${rest.replace(APPROVING, '')} i can not do `;
}
