/**
 * Puts an answer into plain words: lower case, no accents, one spelling for each word that matters, emoji as words, and
 * numbers that are no date or time (phone numbers, prices, addresses, durations) masked.
 * What comes out is still a text, but one with a small vocabulary on which the rules of the later steps can rely.
 */
import { FUZZY_TARGETS, NOT_A_SLIP, PLAIN_WORD, WEEKDAYS } from './lexicon.js';
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

/** Numbers and names that are no date, time or option. */
const NOISE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/g, ' link '],
  [/(?:\+|\b00)?\(?\b\d[\d ()-]{8,}\d\b/g, ' phonenumber '],
  [/(?:£|€|\$)\s?\d+(?:[.,]\d+)*|\b\d+(?:\.\d\d)? ?(?:quid|pounds?|gbp|euros?|p)\b/g, ' money '],
  [/#\d{3,}|\b(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]*[a-z]{2}[a-z\d]*\d{3,}[a-z\d]*\b/g, ' reference '],
  [
    /\b(?:order|ref|reference|booking|invoice|tracking|parcel|job|account)( ?(?:no|number|num|id))?[.: #]+[a-z]{0,4}-?\d{3,}\b/g,
    ' reference ',
  ],
  [/\b[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}\b/g, ' place '],
  [
    /\b(?:code|pin|combination|buzzer|key ?safe|gate|alarm|keypad|lock ?box)( (?:code|number|no|is|for|the|to|front|gate|door|key|safe|it|that))*[: ]+[a-z]?\d+[a-z#*]?\b/g,
    ' code ',
  ],
  [
    /\b(?:flat|apartment|apt|unit|plot|floor|room|house|door|block|bay|suite|lot|neighbour|neighbours|neighbor|next door|leave (?:it )?with|leave it at|live at|address is|(?:with|at|from|to) (?:number|no|nr))( (?:number|no|nr|num|the|is))*[. #]+\d{1,4}[a-z]?\b(?! ?(?:am|pm|:|o'?clock))/g,
    ' place ',
  ],
  [
    /\b(?:\d{1,4}[a-z]?,? )?(?!the |my |our |your )[a-z']+ (?:street|st|road|rd|lane|avenue|ave|crescent|terrace)\b(?=[\s.,!?;:)]|$)|\b\d{1,4}[a-z]?,? [a-z']+ (?:close|drive|court|gardens|grove|mews|place|square|hill|house|cottage|farm|park|way|row|walk|rise|view|green)\b/g,
    ' place ',
  ],
  [
    /\b(?:\d+|a|an|one|half an|couple of|few|several|30)[ -]?(?:mins?|minutes?|hours?|hrs?|h|secs?|seconds?)\b(?: ?(?:or so|ish|away|before|notice|warning|early|late|beforehand|window|slot))*/g,
    ' duration ',
  ],
  [
    /\b\d+ ?(?:men|man|lads|people|person|boxes|parts|pieces|items|flights?|steps|stairs|floors?|years?|yrs?|months?|kg|kilos|stone|cm|mm|m|ft|feet|foot|inch(?:es)?|metres?|miles?|x|times|kids|children|dogs|cats|year old|% ?|percent|of us|seater|drawers?|doors?)\b/g,
    ' quantity ',
  ],
  [/\b\d{1,2}(?:st|nd|rd|th) floor\b/g, ' place '],
  [
    /\b\d+ ?(?:days?|weeks?) (?:ago|late|notice|now since)\b|\b(?:within|for|over|past|last|waited|waiting|been) (?:the (?:last|past) )?\d+ (?:days?|weeks?)\b/g,
    ' duration ',
  ],
  [
    /\b(?:covid|mp|iphone|galaxy|windows|channel|radio|bbc|m|a|junction|j|bus|route) ?-?\d+\b(?![:.-])/g,
    ' name ',
  ],
];

/** Names that only look like dates, and idioms that would read as their opposite; in order. */
const IDIOMS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:sheffield|black|cyber|super|shrove|ash|maundy|palm|ruby|wednesday night football|pancake) (?:wednesday|friday|monday|saturday|sunday|thursday)\b|\bsat ?nav\b/g,
    ' name ',
  ],
  [
    /^\W*(?:hi|hello|hiya|hey|dear|(?:good )?(?:morning|afternoon|evening)(?= (?:both|all|team|there|guys|folks|everyone|lads)|[,!]))(?: (?:both|all|team|there|guys|folks|everyone|lads))?\b/g,
    'hi',
  ],
  [
    /\b(?:last|yesterday'?s?) night\b|\blast (?:week|weekend|sunday|monday|tuesday|wednesday|thursday|friday|saturday|time|year)(?! (?:of|in))\b|\byesterday\b/g,
    ' past ',
  ],
  [
    /\b(?:no|not an?|not|any|nae|nee) (?:problem|probs?|problems|prob|worries|bother|issue|issues|trouble|sweat|objection|objections|complaints|biggie|wuckers|fuss)\b(?: at all)?/g,
    ' yes ',
  ],
  [
    /\b(?:why not|can not (?:wait|complain|fault (?:it|that))|could not be better|not bad|not too bad|nothing wrong with that|no harm|would not say no|can not argue with that)\b/g,
    ' yes ',
  ],
  [
    /\b(?:no need|not needed|no rush|no hurry|not to worry|never mind|no doubt|no end|not only|not least|nothing else|no one else|not long)\b/g,
    ' aside ',
  ],
  [
    /\b(?:thumbs down|no chance|no way|not a chance|fat chance|no can do|not happening|count me out|hard pass|no dice|no joy)\b/g,
    ' no good ',
  ],
  [
    /\b(?:have|enjoy) (?:a |your )?(?:good|nice|great|fab) (?:day|weekend|evening|1|one|time|week|afternoon|morning|rest|easter|christmas)\b|\bgood (?:luck|news|service|question|to (?:know|hear|see|meet|talk)|grief|god|lord|lad|heavens|job|for nothing|quality|stuff with|evening to you|customer|price|neighbour|time for a)\b|\b(?:hope|trust) (?:you|u|all|this|everyone|your)[^.!?\n]*|\bgood (?:day|afternoon|evening|morning)\b(?= (?:to you|all|sir|there)|,)|\b(?:a|no|any|some|such a|very) good (?:while|idea|reason|deal|while|thing|company|bit|look|night|old)\b|\bfree (?:of charge|delivery|gift|phone|refund|post|to (?:call|ring|contact|text))\b|\bfeel free\b/g,
    ' aside ',
  ],
  [
    /(?:^|(?<=[.!?,\n] ?))(?:deal|done(?: deal)?|sold|agreed|noted and agreed|bingo|copy that|10-4|correct|certainly|absolutely|definitely|definately|indeed|sure(?: thing| is)?|accepted|book(?:ed)? it(?: in)?|that is the one|tidy|(?:all |it is |its )?sorted(?: then)?|winner|bob on|bob is your uncle|result|hell yes|too right|ta muchly yes|fab|go ahead)(?= *(?:$|[.,!?;\n)]|thanks|please|mate|love|x|D|that|it is))/g,
    ' yes ',
  ],
  [
    /\b(?:spot on|go for it|go on then|go ahead|bring it on|crack on|book it(?: in)?|book me in|book us in|sign me up|count me in|that will do(?: nicely)?|will do(?: nicely)?|it will do|it is a date|sounds like a plan|by all means|happy days|job'?s a good'?un|happy with|fair enough|it is a yes|that is a yes|of course|why aye|wey aye|way aye|och aye|go on|all set|see you then|see you there|much obliged yes|ok dokey|okey dokey|hunky dory|thumbs up|rock on|roger(?: that)?|aok|a ok|works a treat|as you like|you bet|ideal that|can do)(?= *(?:$|[.,!?;:\n)]|thanks|please|mate|love|for me|with me|by me|cheers|and|but|then|x))/g,
    ' yes ',
  ],
  [
    /\b(?:spot on|suits me(?: down to the ground| to a t| fine)?|does me|does us|tickety boo|bang on|works a treat|does the job|up my street|will do(?= (?:me|us|nicely|fine|just)))\b/g,
    ' good ',
  ],
  [
    /\b(?:not (?:too |very |so |really |entirely |quite |yet |100 ?% ?)*(?:yes|sure|certain)|unsure)\b/g,
    ' unsure ',
  ],
  [/\bon (?:nights|evening|evenings|lates|earlies|days|shift|shifts|duty|call|rota)\b/g, ' working '],
  [/\bon the (?:morning|day)\b(?! (?:of|slot|one))|\bor (?:never|nothing)\b/g, ' aside '],
  [/\bthe morn'?s? (?:morn|morning)\b/g, ' tomorrow morning '],
  [/\bthe morn\b(?! morning)/g, ' tomorrow '],
  [/\b(am|is|are|was) no (?=\w+ing\b|in\b|free\b|home\b|here\b|about\b|weel\b|bad\b|able\b)/g, '$1 not '],
  [/\bcanny (?=do|make|manage|get|have|be|come|dae|mak)/g, 'can not '],
  [/\b(?:bank|bnk|bk|public) (?:hol|holiday|hols|holidays|h)\b/g, ' bankholiday '],
  [
    /(?<!\bif (?:you|that) )\b(?:do|does|would) not (?:really |particularly )?(?:mind|matter|bother|care)\b(?: (?:me|us|to me|at all))*|\b(?:am |are )?not (?:really |too |at all |that |particularly )*(?:fussed|bothered|fussy|picky|mithered)\b/g,
    ' notmind ',
  ],
  [/\bnotmind +about(?= (?:the )?(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|\d))/g, ' not '],
  [
    /\b(?:would|should|will|be|so) (?:be )?(?:most |very |so |really |much )*(?:grateful|good|appreciated|obliged|thankful|kind|ok) if (?:you|we|it|u|they|i) (?:could|would|can|will)\b|\bappreciate(?: it)? if (?:you|we) (?:could|would|can)\b/g,
    ' please ',
  ],
  [/\b(?:1st|first) (?:choice|preference|pick)\b/g, ' firstchoice '],
  [/\b(?:2nd|second) (?:choice|preference|pick|best)\b/g, ' secondchoice '],
];

/** What the whole reply says by a single sign. */
const WHOLE: readonly (readonly [RegExp, string])[] = [
  [/^\W*([a-d])\W*$/, 'option $1'],
  [/^\W*n\W*$/, 'no'],
  [/^\W*one\W*$/, '1'],
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

/** Lower case without accents, smart punctuation or invisible characters; sentence ends and lines kept. */
function fold(text: string): string {
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
  for (const [pattern, word] of EMOJI) text = text.replace(pattern, word);
  text = letterOptions(text);
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
      /\b(i|we|you|they|he|she|it|that|there|who|what|where|when|here|how)'(m|re|s|ll|ve|d)\b/g,
      (_, who: string, verb: string) => {
        return `${who} ${{ m: 'am', re: 'are', s: 'is', ll: 'will', ve: 'have', d: 'would' }[verb] ?? ''}`;
      },
    )
    .replace(/\blet's\b/g, 'let us')
    // "fri-day", "purr-fect"
    .replace(/\b(\p{L}+)-(\p{L}+)\b/gu, (whole, a: string, b: string) => {
      const joined = a + b;
      return PLAIN_WORD.has(joined) || FUZZY_TARGETS.includes(joined) ? joined : whole;
    });
  text = text.replace(/(?<![\d\p{L}'])[\p{L}\d]?\p{L}[\p{L}']*\d?\p{L}*(?![\p{L}\d])/gu, (word) =>
    plainWord(word, likelyWords),
  );
  for (const [pattern, word] of IDIOMS) text = text.replace(pattern, word);
  if (
    /\d|street|road|lane|avenue|\b(?:st|rd|ave|crescent|terrace)\b|www|http|@|mins?|minutes|hours?/.test(text)
  ) {
    for (const [pattern, word] of NOISE) text = text.replace(pattern, word);
  }
  text = text.replace(/[ \t]+/g, ' ').trim();
  return { text, language: translation?.language ?? 'english', known: translation?.known ?? 1 };
}

/** "B please", "(c)", "Option A": a letter as an answer; elsewhere a single letter is a word of txt-speak. */
function letterOptions(text: string): string {
  return text.replace(
    /(^|[.!?\n]\s*|["'(])([A-Da-d])(?=[")]|\s*(?:[.,!]*\s*(?:please|pls|plz|is|would|works|thanks|ta|thx|for me|suits|will|-)|[.!,]*\s*$))/g,
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

/** The word of the lexicon that is a slip of the finger away; null when there is none, or several equally near. */
function closest(word: string, likelyWords: ReadonlySet<string>): string | null {
  let nearest = SLIPS.get(word);
  if (nearest === undefined) {
    nearest = nearestTargets(word);
    if (SLIPS.size >= REMEMBERED_WORDS) SLIPS.clear();
    SLIPS.set(word, nearest);
  }
  const likely = nearest.length > 1 ? nearest.filter((target) => likelyWords.has(target)) : nearest;
  return likely.length === 1 ? (likely[0] ?? null) : null;
}

/** Words seen before with what they may be slips of: most words of a reply are those of other replies. */
const SLIPS = new Map<string, readonly string[]>();
const REMEMBERED_WORDS = 5000;

function nearestTargets(word: string): string[] {
  let nearest: string[] = [];
  let bestDistance = Infinity;
  for (const target of FUZZY_TARGETS) {
    const allowed = target.length >= 8 && word.length >= 7 ? 2 : 1;
    if (Math.abs(target.length - word.length) > allowed) continue;
    const distance = editDistance(word, target, allowed);
    if (distance > allowed || distance > bestDistance) continue;
    nearest = distance === bestDistance ? [...nearest, target] : [target];
    bestDistance = distance;
  }
  return nearest;
}

/**
 * Edits (insert, delete, replace, swap of neighbours) that turn one word into the other, or more than `limit`.
 * Optimal string alignment: Damerau, "A technique for computer detection and correction of spelling errors" (1964).
 */
function editDistance(a: string, b: string, limit: number): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    let smallest = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforePrevious[j - 2] ?? 0) + 1);
      }
      current.push(cost);
      smallest = Math.min(smallest, cost);
    }
    if (smallest > limit) return limit + 1;
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}
