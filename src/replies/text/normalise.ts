/**
 * Puts an answer into plain words: lower case, no accents, one spelling for each word that matters, emoji as words,
 * and numbers that are no date or time (phone numbers, prices, addresses, durations) masked. What comes out is still a
 * text, but one with a small vocabulary on which the rules of the later steps can rely.
 */
import { rewriter } from '../rewriting/rule-index.js';
import { phrasesOf, rulesOf } from '../rewriting/rules.js';
import { closest, isTarget } from './slips.js';
import { translate } from './translate.js';
import { PLAIN_WORD, WEEKDAYS } from './vocabulary.js';

/** Plain words, the language when it is not English, and the share of the words that a translation understood. */
export type Plain = { text: string; language: string; known: number };

const EMOJI = rulesOf('text/emoji.yaml', 'emoji');

const LETTERS = 'abcd';
const { letterAnswer } = phrasesOf('text/joined-words.yaml', ['letterAnswer']);

/** Numbers that are written out, from two and from fourth on; "one", "first" and the like are words of their own. */
const NUMBER_WORDS = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
const ORDINAL_WORDS = (
  'fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth ' +
  'sixteenth seventeenth eighteenth nineteenth twentieth'
).split(' ');

/** Every word that is put in plain words, with them. */
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

/** Lower case without accents, smart punctuation or invisible characters; sentence ends and lines kept. */
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
 * An answer in plain words; of two words that a slip may mean, the one in `likelyWords` (the weekdays offered) counts.
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

/** "fri-day", "purr-fect" */
function joined(hyphenated: string, start: string, end: string): string {
  const word = start + end;
  return PLAIN_WORD.has(word) || isTarget(word) ? word : hyphenated;
}

/**
 * "B please", "(c)", "Option A": a letter as an answer, with nothing but courtesy after it; elsewhere "a" is an
 * article.
 */
function letterOptions(text: string): string {
  return text.replace(
    letterAnswer,
    (_, before: string, letter: string) => `${before}option ${LETTERS.indexOf(letter.toLowerCase()) + 1} `,
  );
}

const LONGEST_WORD = 13;

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
  if (bare.length >= 5 && bare.length <= LONGEST_WORD) return closest(bare, likelyWords) ?? word;
  return word;
}

/** "friday's" is "friday is"; "fridays" stays a plural. */
function possessive(word: string, weekday: string): string {
  if (word === weekday) return weekday;
  return word.includes("'") ? `${weekday} is` : `${weekday}s`;
}
