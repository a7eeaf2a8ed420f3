/**
 * Normalises an answer to plain words: lower case, no accents, one spelling for each word that matters, emoji as words,
 * and numbers other than dates and times (phone numbers, prices, addresses, durations) masked. The result is still
 * text, but with a small vocabulary that the rules of the later steps can rely on.
 */
import { placeOfLetter } from '../option-names.js';
import { rewriter } from '../rewriting/rule-index.js';
import { phrasesOf, rulesOf } from '../rewriting/rules.js';
import { closest, isTarget } from './slips.js';
import { translate } from './translate.js';
import { PLAIN_WORD, WEEKDAYS } from './vocabulary.js';

/** Plain words, the language if it is not English, and the share of the words that the translation understood. */
export type Plain = { text: string; language: string; known: number };

const EMOJI = rulesOf('text/emoji.yaml', 'emoji');

const { letterAnswer } = phrasesOf('text/joined-words.yaml', ['letterAnswer']);

/** Numbers written out, from two and from fourth on; "one", "first" and the like are handled as words. */
const NUMBER_WORDS = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
const ORDINAL_WORDS = (
  'fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth ' +
  'sixteenth seventeenth eighteenth nineteenth twentieth'
).split(' ');

/** Every word with a plain form, mapped to it. */
const KNOWN_WORD: ReadonlyMap<string, string> = new Map([
  ...ORDINAL_WORDS.map((word, index) => [word, `${index + 4}th`] as const),
  ['thirtieth', '30th'],
  ...NUMBER_WORDS.map((word, index) => [word, `${index + 2}`] as const),
  ...PLAIN_WORD,
]);

/** The weekday of "friday", "fridays" or "mons", without apostrophes. */
const WEEKDAY_FORM: ReadonlyMap<string, string> = new Map([
  ...[...PLAIN_WORD].flatMap(([form, plain]) =>
    (WEEKDAYS as readonly string[]).includes(plain) ? [[`${form}s`, plain] as const] : [],
  ),
  ...WEEKDAYS.flatMap((weekday) => [[weekday, weekday] as const, [`${weekday}s`, weekday] as const]),
]);

const readSigns = rewriter(rulesOf('text/joined-words.yaml', 'signs'));
const writeOut = rewriter(rulesOf('text/joined-words.yaml', 'contractions'));
const replaceIdioms = rewriter([
  ...rulesOf('text/lead-ins.yaml', 'leadIns'),
  ...rulesOf('text/idioms.yaml', 'idioms'),
]);
const maskNoise = rewriter(rulesOf('text/noise.yaml', 'noise'));

const BEYOND_ASCII = /[^ -~\s]/;

/**
 * Returns the text in lower case without accents, smart punctuation or invisible characters. Sentence ends and lines
 * are kept.
 */
function fold(text: string): string {
  if (!BEYOND_ASCII.test(text))
    return text
      .replace(/`/g, "'")
      .replace(/"/g, ' " ')
      .replace(/([a-zA-Z])\1{2,}/g, '$1')
      .toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’ʼ`´′]/g, "'")
    .replace(/[“”«»„"]/g, ' " ')
    .replace(/[‐-―−]/g, '-')
    .replace(/[łŁ]/g, 'l')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/ß/g, 'ss')
    .replace(/[øØ]/g, 'o')
    .replace(/ı/g, 'i')
    .toLowerCase();
}

/**
 * Returns an answer in plain words. If a typo may mean two words, the one in `likelyWords` (the weekdays offered)
 * counts.
 */
export function normalise(answer: string, likelyWords: ReadonlySet<string>): Plain {
  let text = answer;
  if (BEYOND_ASCII.test(text)) for (const { pattern, say = '' } of EMOJI) text = text.replace(pattern, say);
  text = readSigns(fold(letterOptions(text)));
  const translation = translate(text);
  text = writeOut(translation?.text ?? text);
  if (text.includes('-')) text = text.replace(HYPHENATED, joined);
  text = text.replace(WORD, (word) => plainWord(word, likelyWords));
  text = replaceIdioms(text);
  text = maskNoise(text);
  text = text.replace(/[ \t]{2,}|\t/g, ' ').trim();
  return { text, language: translation?.language ?? 'english', known: translation?.known ?? 1 };
}

const WORD = /(?<![\d\p{L}'])[\p{L}\d]?\p{L}[\p{L}']*\d?\p{L}*(?![\p{L}\d])/gu;

const HYPHENATED = /\b(\p{L}+)-(\p{L}+)\b/gu;

/** Joins a hyphenated word: "fri-day", "purr-fect". */
function joined(hyphenated: string, start: string, end: string): string {
  const word = start + end;
  return PLAIN_WORD.has(word) || isTarget(word) ? word : hyphenated;
}

/** A letter or a digit that is a line or a sentence by itself. */
const ALONE = /(?:^|[.!?\n])\s*["'(]?([a-e\d])[")']?(?=\s*(?:[.!?\n]|$))/gi;

/**
 * Reads a letter as an answer if only courtesy follows it: "B please", "(c)", "Option A". Elsewhere "a" is an article.
 * None is an answer beside another option by itself: "A" and "B", or "1" and "B", on two lines.
 */
function letterOptions(text: string): string {
  const answers = new Set([...text.matchAll(letterAnswer)].map(([, , letter = '']) => letter.toLowerCase()));
  const alone = [...text.matchAll(ALONE)].map(([, letter = '']) => letter.toLowerCase());
  if (alone.some((option) => !answers.has(option))) return text;
  return text.replace(
    letterAnswer,
    (_, before: string, letter: string) => `${before}option ${placeOfLetter(letter)} `,
  );
}

const MAX_WORD = 13;

function plainWord(word: string, likelyWords: ReadonlySet<string>): string {
  const isJoined = word.includes("'");
  const bare = isJoined ? word.replaceAll("'", '') : word;
  const plain = KNOWN_WORD.get(word) ?? KNOWN_WORD.get(bare);
  if (plain !== undefined) return plain;
  const subject =
    isJoined && word.endsWith("'s") && word !== "morn's" ? PLAIN_WORD.get(word.slice(0, -2)) : undefined;
  if (subject !== undefined) return `${subject} is`;
  const weekday = WEEKDAY_FORM.get(bare);
  if (weekday !== undefined) return word.endsWith('s') ? possessive(word, weekday) : weekday;
  if (bare.length >= 5 && bare.length <= MAX_WORD) return closest(bare, likelyWords) ?? word;
  return word;
}

/** Expands "friday's" to "friday is"; "fridays" stays a plural. */
function possessive(word: string, weekday: string): string {
  if (word === weekday) return weekday;
  return word.includes("'") ? `${weekday} is` : `${weekday}s`;
}
