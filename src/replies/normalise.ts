/**
 * Puts an answer into plain words: lower case, no accents, one spelling for each word that matters, emoji as words, and
 * numbers that are no date or time (phone numbers, prices, addresses, durations) masked.
 * What comes out is still a text, but one with a small vocabulary on which the rules of the later steps can rely.
 */
import { FUZZY_TARGETS, NOT_A_SLIP, PLAIN_WORD, WEEKDAYS } from './lexicon.js';
import { IDIOMS } from './idioms.js';
import { NOISE } from './noise.js';
import { rewriter } from './prefilter.js';
import { closest } from './slips.js';
import { translate } from './translate.js';

/** Plain words, the language when it is not English, and the share of the words that a translation understood. */
export type Plain = { text: string; language: string; known: number };

const EMOJI: readonly (readonly [RegExp, string])[] = [
  [/(?:👍|👌|✅|✔|☑|🆗|💯|🙆)(?:\p{Emoji_Modifier}|\uFE0F|\u200D[♀♂]\uFE0F?)*/gu, ' yes , '],
  [/(?:👎|❌|🚫|🙅|⛔|✖)(?:\p{Emoji_Modifier}|\uFE0F|\u200D[♀♂]\uFE0F?)*/gu, ' no , '],
  [/(?:📞|☎|📱|🤙|📲)(?:\p{Emoji_Modifier}|\uFE0F)*/gu, ' call me '],
  [/(\d)\uFE0F?\u20E3/gu, ' option $1 '],
  [/🅰️?/gu, ' option 1 '],
  [/🅱️?/gu, ' option 2 '],
  [
    /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\uFE0F\u200B-\u200D\u2060\uFEFF\u00AD]/gu,
    ' ',
  ],
];

const LETTERS = 'abcd';

const LETTER_OPTION = /\b(?:option|slot|choice|letter|answer|number|date|time|opt) ?([a-d])\b/g;

/** What the whole reply says by a single sign. */
const WHOLE: readonly (readonly [RegExp, string])[] = [
  [/^\W*([a-d])\W*$/, 'option $1'],
  [/^\W*n\W*$/, 'no'],
  [/^\W*(?:(?:fine|ok|oh|yeah|yh|meh),? )?(?:whatever|whatevs)\W*$/, 'unsure'],
  [/^\W*good (?:morning|afternoon|evening|day)\W*$/, 'hi'],
  [/^\W*one\W*$/, '1'],
  // Heard instead of read.
  [/\b(number|option) (?:too|to)(?= *(?:$|please|pls|thanks|[.,!]))/, '$1 2'],
  [/\b(number|option) won\b/, '$1 1'],
  [/\bo clock\b/g, "o'clock"],
  // Dictated to a phone that writes it out.
  [/ comma(?= )/g, ','],
  [/ full stop\b/g, '.'],
  [/ question mark\b/g, '?'],
  [/\bhappy (?:mon|tues|wednes|thurs|fri|satur|sun)day(?! (?:for|to|with)\b)/, 'hi'],
];

const NUMBER_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  'two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, index) => [word, String(index + 2)]),
);

const ORDINAL_WORDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
      .split(' ')
      .map((word, index) => [word, `${index + 4}th`]),
  ),
  thirtieth: '30th',
};

const replaceIdioms = rewriter(IDIOMS);
const maskNoise = rewriter(NOISE);

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

/** An answer in plain words; of two words that a slip may mean, the one in `likelyWords` (the weekdays offered) counts. */
export function normalise(answer: string, likelyWords: ReadonlySet<string>): Plain {
  let text = answer;
  if (BEYOND_ASCII.test(text)) for (const [pattern, word] of EMOJI) text = text.replace(pattern, word);
  text = letterOptions(text).replace(/\b(i|we|you|he|she|they|it|that),(ll|ve|m|re|s)\b/gi, "$1'$2");
  text = fold(text);
  for (const [pattern, words] of WHOLE) text = text.replace(pattern, words);
  text = text.replace(LETTER_OPTION, (_, letter: string) => {
    return `option ${LETTERS.indexOf(letter) + 1}`;
  });
  const translation = translate(text);
  text = translation?.text ?? text;
  text = text
    .replace(/(\w) (?:n|&|\+) (?=\w)/g, '$1 and ')
    .replace(
      /\b(can|do|does|did|wo|is|are|was|were|would|could|should|have|has|had)n'?'t\b/g,
      (_, verb: string) => (verb === 'wo' ? 'will not' : `${verb} not`),
    )
    .replace(/\bcan't\b/g, 'can not')
    .replace(
      /\b(i|we|you|they|he|she|it|that|there|who|what|where|when|here|how|sat|sun|mon|tues?|weds?|thurs?|fri|date|one|whatever|other|\w*day)'(m|re|s|ll|ve|d)\b/g,
      (_, who: string, verb: string) => {
        return `${who} ${{ m: 'am', re: 'are', s: 'is', ll: 'will', ve: 'have', d: 'would' }[verb] ?? ''}`;
      },
    )
    .replace(/\b([ap])\. ?m\b\.?/g, '$1m')
    .replace(/(?<=\d(?: ?[ap]m)? ?(?:-|to|until|till|and) ?)(?:12 )?(?:noon|midday)\b/g, '12pm')
    .replace(/\b(?:12 )?(?:noon|midday)(?= ?(?:-|to|until|till|and) ?\d)/g, '12pm')
    .replace(/\blet's\b/g, 'let us')
    .replace(
      /\b(i|we|he|she|they|you)d (?=(?:like|love|prefer|rather|go|take|say|be|have|need|want|pick)\b)/g,
      '$1 would ',
    )
    .replace(
      /\b(?:w(e)ll|(she|he)ll) (?=be\b)/g,
      (_, we: string | undefined, who: string | undefined) =>
        `${we === undefined ? (who ?? '') : 'we'} will `,
    )
    .replace(
      /\bill? (?=(?:be|take|have|tell|let|go|make|get|do|say|see|know|ask|kiss|wait|stay|pop|put|need|try|ring|call|text|reply|just)\b)/g,
      'i will ',
    )
    .replace(
      /\b(i|we|he|she|been|just|was|were) sat (?=(?:here|there|in|at|around|down|waiting|like|up|by)\b)/g,
      '$1 waited ',
    )
    .replace(/\b4 (?=(?:me|us|you|my|our|the|it|that)\b)/g, 'for ')
    .replace(/\bno-one\b/g, 'nobody')
    .replace(/\bah'll\b/g, 'i will')
    .replace(/\b(?:us|wi)'ll\b/g, 'we will')
    .replace(/\bcomin'?s\b/g, 'coming is')
    .replace(/\b(g)ie'?s? (?:us )?(?=the |\w+day)/g, 'want ')
    .replace(/\bfar from\b(?= (?!\d))/g, 'not')
    // "fri-day", "purr-fect"
    .replace(/\b(\p{L}+)-(\p{L}+)\b/gu, (whole, a: string, b: string) => {
      const joined = a + b;
      return PLAIN_WORD.has(joined) || FUZZY_TARGETS.includes(joined) ? joined : whole;
    });
  text = text.replace(/(?<![\d\p{L}'])[\p{L}\d]?\p{L}[\p{L}']*\d?\p{L}*(?![\p{L}\d])/gu, (word) =>
    plainWord(word, likelyWords),
  );
  text = replaceIdioms(text);
  text = maskNoise(text);
  text = text.replace(/[ \t]+/g, ' ').trim();
  return { text, language: translation?.language ?? 'english', known: translation?.known ?? 1 };
}

/** "B please", "(c)", "Option A": a letter as an answer; elsewhere a single letter is a word of txt-speak. */
function letterOptions(text: string): string {
  return text.replace(
    /(^|[.!?\n]\s*|["'(])([A-Da-d])(?![\p{L}\d'])(?=[")]|\s*(?:[.,!]*\s*(?:please|pls|plz|thank|is|would|works|thanks|ta|thx|for me|suits|will|but\b|cos\b|because\b|-)|[.!,]*\s*$))/gu,
    (whole, before: string, letter: string) => {
      const position = LETTERS.indexOf(letter.toLowerCase()) + 1;
      // "a" is an article and "c", "d" endings of words: in lower case only when nothing but courtesy follows.
      return whole.length > 0 ? `${before}option ${position} ` : whole;
    },
  );
}

const LONGEST_WORD = 13;

function plainWord(word: string, likelyWords: ReadonlySet<string>): string {
  const bare = word.replaceAll("'", '');
  const plain = PLAIN_WORD.get(word) ?? PLAIN_WORD.get(bare) ?? NUMBER_WORDS[bare] ?? ORDINAL_WORDS[bare];
  if (plain !== undefined) return plain;
  const subject = word.endsWith("'s") && word !== "morn's" ? PLAIN_WORD.get(word.slice(0, -2)) : undefined;
  if (subject !== undefined) return `${subject} is`;
  const weekday = weekdayForm(bare);
  if (weekday !== null)
    return word.endsWith("'s") || word.endsWith('s') ? possessive(word, weekday) : weekday;
  if (bare.length >= 5 && bare.length <= LONGEST_WORD && !NOT_A_SLIP.has(bare))
    return closest(bare, likelyWords) ?? word;
  return word;
}

/** The weekday of "friday", "friday's", "fridays", "tues'" or "mons"; null for other words. */
function weekdayForm(bare: string): string | null {
  if ((WEEKDAYS as readonly string[]).includes(bare)) return bare;
  const singular = bare.endsWith('s') ? bare.slice(0, -1) : '';
  if ((WEEKDAYS as readonly string[]).includes(singular)) return singular;
  const plain = PLAIN_WORD.get(singular);
  return plain !== undefined && (WEEKDAYS as readonly string[]).includes(plain) ? plain : null;
}

/** "friday's" is "friday is"; "fridays" stays a plural. */
function possessive(word: string, weekday: string): string {
  if (word === weekday) return weekday;
  return word.includes("'") ? `${weekday} is` : `${weekday}s`;
}
