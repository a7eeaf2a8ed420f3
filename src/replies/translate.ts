/**
 * Puts an answer in another language into plain English, phrase by phrase and word by word.
 * A text counts as a language only on the evidence of words that English doesn't have, and enough of them; an English text
 * with courtesies of another language stays English.
 */
import { CONNECTOR, EXPLAINED, FILLER, NEGATIVE, POSITIVE } from './clause-words.js';
import { EVERYDAY } from './everyday-words.js';
import { LANGUAGES, type Language } from './languages/index.js';
import { MONTHS, PLAIN_WORD, WEEKDAYS } from './lexicon.js';

/** A text in plain English; `known` is the share (0 to 1) of the original's words that were understood. */
export type Translation = { text: string; language: string; known: number };

/** Words that are the same everywhere, and so make no text English. */
const INTERNATIONAL: ReadonlySet<string> = new Set([
  ...['ok', 'okay', 'hi', 'hello', 'super', 'sms', 'option', 'code', 'bus', 'taxi', 'whatsapp'],
  ...['jan', 'feb', 'apr', 'jun', 'jul', 'aug', 'sep', 'sept', 'oct', 'nov', 'dec', ...MONTHS],
]);

/** Words of English, for texts in two languages. */
const ENGLISH: ReadonlySet<string> = new Set([
  ...['not', 'am', 'pm'],
  ...[...PLAIN_WORD].flatMap(([form, plain]) => [form, ...plain.split(' ')]),
  ...[WEEKDAYS, MONTHS, FILLER, POSITIVE, NEGATIVE, EXPLAINED, EVERYDAY, CONNECTOR].flatMap((words) => [
    ...words,
  ]),
]);

/** "l'après-midi" */
const ELISION = /^(?:[ldjcmnst]|qu)'/;

type Dictionary = {
  plain: ReadonlyMap<string, string>;
  pattern: RegExp;
  evidence: ReadonlySet<string>;
  turns: readonly (readonly [RegExp, string])[];
};

const WORD_SOURCE = "(?<![\\p{L}\\d])\\p{L}[\\p{L}']*(?:-\\p{L}+)*";
const WORD = new RegExp(WORD_SOURCE, 'gu');

/** A text is in a language when at least this share of its words belongs to it. */
const ENOUGH = 0.25;

/** Plain English of courtesies and plain answers: a text with these alone, however few, stays English. */
const INTERSPERSED: ReadonlySet<string> = new Set([
  ...['please', 'thanks', 'hello', 'greetings', 'good', 'yes', ...WEEKDAYS],
]);

const DICTIONARIES: ReadonlyMap<string, Dictionary> = new Map(
  Object.entries(LANGUAGES).map(([name, language]) => [name, compile(language)]),
);

/** For each word that is evidence, of which languages. */
const EVIDENCE: ReadonlyMap<string, readonly string[]> = (() => {
  const byWord = new Map<string, string[]>();
  for (const [name, { evidence }] of DICTIONARIES) {
    for (const word of evidence) byWord.set(word, [...(byWord.get(word) ?? []), name]);
  }
  return byWord;
})();

function compile(language: Language): Dictionary {
  const plain = new Map<string, string>();
  const add = (english: string, said: string): void => {
    for (const form of said.split('|')) plain.set(form.normalize('NFD').replace(/\p{M}/gu, ''), english);
  };
  for (const [english, said] of Object.entries(language.words)) add(english, said);
  for (const [weekday, said] of language.weekdays.split(', ').entries()) add(WEEKDAYS[weekday] ?? '', said);
  const phrases = [...plain.keys()].filter((form) => form.includes(' ')).sort((a, b) => b.length - a.length);
  const ambiguous = new Set(language.ambiguous.split(' '));
  // Months look alike in many languages, so they are no evidence.
  const evidence = new Set(
    [...plain.keys()]
      .flatMap((form) => form.split(' ').filter((word) => word === form || word.length >= 5))
      .filter((form) => form.length > 1 && !form.includes(' '))
      .filter((form) => !ambiguous.has(form) && !ENGLISH.has(form)),
  );
  for (const [month, said] of (language.months?.split(', ') ?? []).entries()) add(MONTHS[month] ?? '', said);
  return {
    plain,
    pattern: new RegExp(`(?<!\\p{L})(?:${phrases.join('|')})(?!\\p{L})|${WORD_SOURCE}`, 'gu'),
    evidence,
    turns: language.turns ?? [],
  };
}

/** The text in plain English if it is in a known other language, else null. The text is lower-case without accents. */
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

/** `own` is the share of the words that belong to the language and not to English. */
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
    // A word that English has too is English in a text that is mostly so.
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

/** How many words a text has, and how many of them are understood, belong to the language alone, or to English. */
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
    if (plain !== undefined || ENGLISH.has(said) || INTERNATIONAL.has(said)) known += length;
    if (plain === undefined) english += ENGLISH.has(said) && !INTERNATIONAL.has(said) ? 1 : 0;
    else if (!isEnglishToo(said, dictionary)) {
      own += length;
      isEnglish &&= INTERSPERSED.has(plain);
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

function rewrite(text: string, turns: readonly (readonly [RegExp, string])[]): string {
  return turns.reduce((rewritten, [pattern, said]) => rewritten.replace(pattern, said), text);
}

/** What many languages have in common: "18.7.", "14 Uhr", "15h30", "von 8 bis 12", "3ème", "si no". */
const COMMON_TURNS: readonly (readonly [RegExp, string])[] = [
  [/\b(\d{1,2})\.(0?[1-9]|1[0-2])\.(?!\d)/g, '$1/$2 '],
  [/\b(\d{1,2}) ?(?:h|uhr|uur)(?: ?([0-5]\d))\b/g, '$1:$2'],
  [/\b(\d{1,2}) ?(?:uhr|uur)\b|\b([7-9]|1\d|2[0-3]) ?(?:h|heures?|horas?|ore|godz)\b/g, '$1$2:00'],
  [
    /\b(?:de|das|dalle|von|van|od|entre|zwischen|tussen|tra le|fra le) (\d{1,2}(?::\d\d)?) (?:a|as|alle|bis|tot|do|et|y|e|und|en|la) (?:las |les |as )?(\d{1,2})\b/g,
    '$1-$2',
  ],
  [/\b(?:si no|se nao|se no|daca nu)(?=,| (?:el|la|o|a|na|il|pe)\b)/g, 'otherwise'],
  [/\b(\d{1,2})(?:er|eme|ieme|ste|de|e|eg|fed|go|ego|tego)\b/g, '$1th'],
];

/** "3. floor" */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [/\b\d{1,2}(?:\.|th|o|a)? ?floor\b|\bfloor \d{1,2}\b/g, 'place'],
];

/** What words of one language leave to be put right in English: "the 16", "day 28", days that are not chosen. */
const RESULTS: readonly (readonly [RegExp, string])[] = [
  // Of the days that are not chosen, nothing needs to be known.
  [
    /(?:\b(?:the|in|on|at|and) )*\b(?:other days|(?:before|after) that)(?: [a-z]+){0,3}? (?:i am not free|we are away|i am busy|i can not do|does not work|i am working|i am work)\b/g,
    'aside',
  ],
  [/\b(?:the )?(?:appointment|date|time slot|option) ([1-4])(?![\d:./-])/g, 'option $1'],
  [/\b(?:the day|day|the|on) ([5-9]|[12]\d|3[01])(?![a-z\d:./-]| ?(?:am|pm)\b)/g, 'the $1th'],
];

/** Plain English that refuses. */
const REFUSALS: ReadonlySet<string> = new Set([
  ...['not', 'no', 'none', 'bad', 'not good', 'does not work', 'i can not do', 'i am not free', 'i am busy'],
  ...['we are away', 'none of them'],
]);

/** Stands before what refuses until it is clear what it refuses. */
const REFUSED = '\u0001';

const CLAUSE = /[^,.!?;:\n()]+/g;

const APPROVING = /\b(?:works|good|yes|free|possible|ok|okay|better|best|home|can you do|very much|very)\b/g;

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
 * Where a clause refuses, what else stands in it approves of nothing: "Freitag passt es uns nicht so gut" has "works" and
 * "good" in it. The refusal comes last then, where it holds for every day of the clause.
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

/** "Friday I can't and Saturday works" says two things; else what is joined is refused together. */
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
