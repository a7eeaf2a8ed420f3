/**
 * Cuts a marked text into sentences and clauses and finds out what each clause says of the days, times and options in
 * it: wanted, refused, or only mentioned. Marks are D0 (days), T0 (times) and O0 (options).
 */

/** Marks that stand together ("D0 or D1 T0"), with the words between them. */
export type Group = {
  marks: readonly string[];
  /** The clause from the first to the last mark. */
  text: string;
  /** 1 wanted, -1 refused, 0 only mentioned. */
  polarity: 1 | 0 | -1;
  /** Whether the words say so, or the group merely stands alone. */
  said: boolean;
};

export type Clause = {
  text: string;
  /** The word that ties it to the clause before: "but", "so", "because", "if", … or "". */
  link: string;
  groups: readonly Group[];
  /** What the clause says without naming anything: "that is good" 1, "can not do it" -1, nothing 0. */
  assent: 1 | 0 | -1;
};

/** A sentence about what has been: complaints and stories name days without asking for them. */
export const PAST =
  /\b(?:waited|waiting|came|turned up|was|were|did not|promised|missed|stayed in|sat in|wasted|never came|never (?:turned|showed)|no show|nobody (?:came|turned|showed)|ordered|paid|rang|phoned|emailed|spoke|supposed to|took (?:a|the|time)|should have)\b/;

export type Sentence = { text: string; question: boolean; request: boolean; clauses: readonly Clause[] };

const MARK = /^[DTO]\d+$/;

/** Words that carry no statement: a clause of a mark and these is just the mark. */
const FILLER = new Set(
  (
    'a an the on for at in of to then that this it is one be please just only well so and or i we me us my our would will like ' +
    'have had has get us can could may want go going say said ok hi hello hey hiya dear mate pal love luv duck pet hun hen ' +
    'hinny bab babe darling dear son sir madam guys lads all team there thanks you again very much many x xx xxx lol haha ha oh ah er ' +
    'um erm eh now actually really maybe slot day date time window delivery appointment option choice between from by ' +
    'around about which with us let am are bro bruv fella boss chief flower chuck petal cock gaffer dude x4 name sorry ' +
    'definitely deffo anyway though too also as well still even both either any make it its do book put take need shall ' +
    'next ooh oo oi well hmm hm right yay woo woohoo hooray phew blimey crikey geezer lass ahh ay eh up yo mi morning all brilliant cheers ' +
    'suppose think guess instead any anytime whenever whichever notmind all every either reckon probably hope mr mrs ms dr morning evening afternoon kind regards best wishes wont could should'
  ).split(' '),
);

const POSITIVE = new Set(
  (
    'yes ok good works suits free confirmed confirm accept accepted agree agreed booked ready home please best ' +
    'better prefer preferably ideally fav favourite available here off choose chosen pick picked book take taking love ' +
    'want like easier easiest possible firstchoice'
  ).split(' '),
);

/** Of those, the words that also answer on their own, without a day or a time. */
const ASSENT = new Set(
  'yes ok good works suits free confirmed confirm accept accepted agree agreed booked ready'.split(' '),
);

/** Words whose denial answers on its own: "not home". */
const REFUSABLE = new Set('home here available possible best'.split(' '));

const NEGATIVE = new Set(
  (
    'away working busy out impossible awkward difficult tricky hopeless abroad hospital surgery funeral wedding bad ' +
    'unable clashes clash tied elsewhere'
  ).split(' '),
);

/** Phrases rewritten before scanning, so that one token says it. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:can|could|will|would) (you|we|i|it|they) not\b(?=[^.!]*\?)/g, 'can $1'],
  [/\bis there (?:no|not any) (?=[^.!]*\?)/g, 'is there any '],
  [
    /\b(?:any ?(?:day|time|date|one|of them|thing)?|anytime|all(?: of them)?|every ?day|whenever|whichever) (?:but|except|bar|apart from|other than|not|excluding|besides)(?: for| on| the)*(?= [DTO]\d)/g,
    'any , not',
  ],
  [
    /\b(?:except|apart from|bar|other than|excluding|besides|aside from|instead of|rather than|anything but|avoid|avoiding|skip|forget|scrap|cancel|not for|nothing on|leave out)(?: for| on| the)*(?= [DTO]\d)/g,
    'not',
  ],
  [/\b(?:no|not|never) (?:good|use|go|can do|help|chance|longer|way)\b(?: at all)?/g, 'bad'],
  [
    /\b(?:(?:at|in|back at|to|on the way to) (?:work|the office|college|school|uni|hospital|the hospital|a funeral|a wedding|a \w+ (?:appointment|meeting))|(?:at|on) shift|at (?:my \w+|the (?:doctors?|dentists?|vets?|hospital|gym)))\b/g,
    'working',
  ],
  [/\b(?:my|our) shifts? (?:is|are)\b/g, 'working'],
  [/\b(?:i|we) (?:do )?works?(?= |$)(?! (?:from|at) home)/g, 'i am working'],
  [/\b(?:works?|working) (?:from|at) home\b/g, 'home'],
  [/\b(?:on|going on|have a|off on) holiday\b|\bon (?:my|our) hols?\b/g, 'away'],
  [
    /\b(?:have|got|have got|there is) (?:an? |my |the )?(?:\w+ ){0,2}(?:appointment|meeting|funeral|wedding|operation|exam|interview|course|training|scan|op|match|party|shift|viewing|clinic)\b/g,
    'busy',
  ],
  [/(?<!\b(?:i|we) )\b(would|will|could|might|does|do|not) work\b/g, '$1 works'],
  [/\b(?:day|days|time|week) off\b|\b(?:am|are|is) off\b(?! (?:work )?(?:to|on holiday))/g, 'free'],
  [
    /\b(?:will be|am|are|is|be|always|usually|staying|stay|stop|got|someone|one of us|wife|husband|mum|dad|son|daughter|neighbour|back) (?:here|there|around|about|at home|home|indoors|in(?= *(?:$|[,.!?;:)-]|[DTO]\d|(?:all|from|until|after|before|on|for|the [DTO]\d|then|that|any|anytime|so|and|but|both|most|between|around|myself|either|anyway|please|thanks|to|as|if|when|with|x+|every|only|just|because|cheers|mate|love)\b)))(?! (?:a |the (?!D)))/g,
    'free',
  ],
  [
    /\b(?:be|am|are) in (?!(?:the|a|an|bed|touch|contact|my|our|need|charge|receipt|agreement|your|favour|between|free)\b)[a-z]+\b/g,
    'away',
  ],
  [/^(?:in|around|about|here)(?= (?:all day )?(?:on )?(?:the )?D\d)|^in all day\b/g, 'free'],
  [
    /\b(?:can|could|able to|happy to|will|would|lets|let us|i|we) (?:do|make|manage|accept)(?= |$)(?!\s(?:not|you|it\?))/g,
    'candoit',
  ],
  [/\bnot (?:able to |going to |really |be able to )*candoit\b/g, 'cantdoit'],
  [
    /\b(?:can|could|will|would|do|does|did) not (?:be able to |really |possibly |actually |going to )*(?:do|make|manage|accept|come|deliver|send|bring|take|attend|be)\b(?! (?:free|in|home|here|there|good|ok|around|about|away|out|working|busy|back|available))/g,
    'cantdoit',
  ],
  [/\b(?:can|could) not(?= (?:on |the |for |at )*[DTO]\d)/g, 'cantdoit'],
  [
    /\b(?:see you|look(?:ing)? forward|put (?:me|us|it) (?:down|in)|go ahead|pencil (?:me|us|it) in)\b/g,
    'yes',
  ],
  [
    /\b(?:go(?:ing)? (?:for|with)|stick (?:to|with)|make (?:it|that)|let us (?:say|go|do|have|make)|plump for|meant(?: to (?:say|put))?|opt for|settle (?:on|for)|down for|will take|will have|i will go|has to be|have to be|need to be|it is|it will be|must be|need it|want it|bring it|deliver it|deliver|come|drop it|send it|fetch it)\b/g,
    'want',
  ],
  [/ if not(?= *$)/g, ' if bad'],
  [/\b(working|away|busy|out)\b([^.!?]*?)\bbut not (?=(?:on |the )*D\d)/g, '$1$2but not working '],
  [
    /\bnot (working|away|busy|out)\b([^.!?]*?)\bbut (i|we|he|she) (am|are|is) (?=(?:on |the )*D\d)/g,
    'not $1$2but $3 $4 $1 ',
  ],
  [/\b(?:too|bit) (?:early|late|soon|short|long)\b/g, 'bad'],
  [/\b(?:is|are|was) (?:full|packed|rammed|manic|out|off|gone|taken)\b/g, 'bad'],
  [
    /\b(?:spoken for|not keen|not fussed on|not great|no thanks|problem|problematic|struggle|struggling)\b/g,
    'bad',
  ],
];

const LINK =
  /(?:,? *\b(?<word>but|so|because|as(?! (?:soon|long|well|you|i said|long as|ever|per|it|agreed|far|above|below|a |the |for))|since|when|while|though|although|however|whereas|otherwise|secondchoice|failing that|if not|or else|else|alternatively|if|provided|providing|unless|once|only if|as long as|so long as|assuming|which|then|and then|and (?=i |we |my |the driver)|or failing that|even though|except|who|where)\b *)|(?<punct> *[,()] *| +-+ +|\.\.\.+|…)/g;

/** Cuts a marked text into sentences with what their clauses say. */
export function readSentences(marked: string): Sentence[] {
  const sentences: Sentence[] = [];
  for (const piece of marked.match(/[^.!?;\n]+(?:[.!?;\n]+|$)/g) ?? []) {
    const text = piece.replace(/[.!?;\n]+$/, '').trim();
    if (text === '') {
      continue;
    }
    const question = piece.includes('?') || OPENS_QUESTION.test(text);
    const request = question || REQUEST.test(text) ? isRequest(text) : false;
    sentences.push({ text, question, request, clauses: readClauses(`${text}${question ? '?' : ''}`) });
  }
  return sentences;
}

const OPENS_QUESTION =
  /^(?:(?:hi|hello|hey|hiya|ok|and|but|so|also|thanks|sorry|yes|please) ?,? )*(?:what|who|whose|why|how|where|when|which|is (?:it|this|that|there|the)|are (?:you|they|these|those|there)|do (?:i|you|we|they)|does|did|can (?:i|you|we|u|my|someone|they|the)|could (?:i|you|we|my)|will (?:it|you|they|i|there|the|someone)|would (?:it|you)|have you|has|any chance|am i|got any|may i|is [DTO]\d)\b/;

const REQUEST =
  /\b(?:(?:can|could|would|will|may|might|shall) (?:you|i|we|it|they|u)(?: (?:please|possibly|maybe|just|not|all|guys|be able to|perhaps))* (?:do|come|deliver|have|get|book|make|bring|go|change|move|switch|swap|rearrange|reschedule|be|arrange|drop|send|say|put|pick|take|fit|offer|try|manage|candoit|yes|aim|choose|squeeze|accept|deliver|postpone|push|delay|fetch)|candoit|any chance|is it possible|is there (?:(?:any|a|an|still|no) ?)*(?:T\d|slots?|anything|something|availability|appointments?|space|deliver\w+|times?|chance|one|windows?|later|earlier|D\d|O\d)|how about|what about|got (?:any|anything)|have you(?: got)?|do you (?:have|do|come|deliver|offer|work|go)|would [DTO]\d|is [DTO]\d|are [DTO]\d|possible|^any(?:thing)?\b.*[DT]\d|any(?:thing)? (?:slots?|availability|appointments?|times?|free|on|for|available|in)|available|free|or not|ok|any [DTO])\b/;

const ASKS_FOR_FACTS =
  /\b(?:charges?|cost|extra|price|fee|money|what time|what is|what are|what do|how long|how much|how many|how big|who|why|which (?:one|of|day is)|where|when (?:will|is|are|do|does|can|would)|whether|will (?:it|they|there|i|he|someone|the|you (?:be|need|call|ring|text|take|remove|also))|do i|does (?:it|the|someone|anyone)|did|am i|is (?:it|this|that) (?:a|the|my|for|still|definitely|going)|confirm (?:what|if|whether|who))\b/;

/** A question that names what it wants ("can you do D0?"), not one about facts ("what time on D0?"). */
function isRequest(text: string): boolean {
  if (ASKS_FOR_FACTS.test(text) && !/\b(?:what|how) about\b/.test(text)) return false;
  const [last = ''] = text.split(',').slice(-1);
  return REQUEST.test(text) || isFragment(last.split(/[^\p{L}\d']+/u).filter((word) => word !== ''));
}

function isFragment(words: readonly string[]): boolean {
  return words.every((word) => MARK.test(word) || FILLER.has(word) || POSITIVE.has(word));
}

function readClauses(sentence: string): Clause[] {
  let text = sentence;
  for (const [pattern, phrase] of PHRASES) text = text.replace(pattern, phrase);
  text = text.replace(/\?$/, '');
  const clauses: Clause[] = [];
  let link = '';
  let start = 0;
  const push = (end: number): void => {
    const piece = text.slice(start, end).trim();
    if (piece !== '') clauses.push(readClause(piece, link));
  };
  for (const match of text.matchAll(LINK)) {
    const word = match.groups?.['word']?.trim() ?? '';
    if (word === '' && isListComma(text, match.index, match.index + match[0].length)) continue;
    const end = match.index;
    const isEmpty = text.slice(start, end).trim() === '';
    push(end);
    // Of two links in a row ("if not then") the first says how the clauses are tied, unless it is only a comma.
    if (!isEmpty || link === '' || link === ',') link = word === '' ? ',' : word;
    start = end + match[0].length;
  }
  push(text.length);
  return clauses;
}

/** A comma between two marks ("D0, D1 or D2", "D0, T0") does not end a clause, unless a bare "not" stands before it. */
function isListComma(text: string, start: number, end: number): boolean {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const isBetween = /[DTO]\d+ *$/.test(before) && text.slice(start, end).includes(',');
  return isBetween && LIST_GOES_ON.test(after) && !/(?:^| )not (?:on |the |for )*[DTO]\d+ *$/.test(before);
}

/** The rest of a list: marks and connectors, then the end or a statement on all of them. */
const LIST_GOES_ON =
  /^(?:(?:and|or|the|on|in|at|maybe|either|for|of) )*[DTO]\d+(?:(?: (?:and|or|the|on|in|at|for))* [DTO]\d+)*(?: *$| *[,)]| (?:are|all|both|please|thanks|only|any|cantdoit|and|or)\b)/;

/** `direct`: binds what follows it; `firm`: turns round what was said before ("D0 yes ... not D0"). */
type Predicate = { index: number; polarity: 1 | -1; direct: boolean; firm?: boolean; assents?: boolean };

function readClause(text: string, link: string): Clause {
  const words = text.split(/[^\p{L}\d'/,]+|(?=,)|(?<=,)/u).filter((word) => word !== '' && word !== ' ');
  const groups = findGroups(words);
  const predicates = findPredicates(words);
  const said = new Map<number, 1 | -1>();
  let free: 1 | 0 | -1 = 0;
  for (const predicate of predicates) {
    const left = groups.findLastIndex((group) => group.end <= predicate.index);
    const right = groups.findIndex((group) => group.start > predicate.index);
    const target = predicate.direct || left === -1 || said.has(left) ? (right === -1 ? left : right) : left;
    if (target === -1) free = predicate.assents === false ? free : predicate.polarity;
    // The first word on a group counts: neither the courtesy of "not D0 please" nor "D0 please, the dog is no trouble" turns it.
    else if (!said.has(target)) said.set(target, predicate.polarity);
    else if (said.get(target) === 1 && predicate.polarity === -1 && predicate.firm) said.set(target, -1);
  }
  const bare = words.every((word) => isPlain(word) || (predicates.length > 0 && isNegative(word)));
  return {
    text,
    link,
    assent: groups.length === 0 ? free : 0,
    groups: groups.map((group, index) => {
      const polarity = said.get(index) ?? (bare ? 1 : 0);
      return {
        marks: words.slice(group.start, group.end).filter((word) => MARK.test(word)),
        text: words.slice(group.start, group.end).join(' '),
        polarity,
        said: said.has(index),
      };
    }),
  };
}

/** A word of a clause that names marks and says no more of them. */
function isPlain(word: string): boolean {
  return MARK.test(word) || FILLER.has(word) || POSITIVE.has(word) || word === ',';
}

function isNegative(word: string): boolean {
  return word === 'not' || word === 'no' || word === 'cantdoit' || NEGATIVE.has(word);
}

/** "no" as an answer, not as in "no charge". */
function isAnswer(words: readonly string[], index: number): boolean {
  const next = words[index + 1];
  return next === undefined || MARK.test(next) || MARK.test(words[index - 1] ?? '') || AFTER_NO.has(next);
}

const AFTER_NO = new Set([
  'x',
  'xx',
  'love',
  'pal',
  'good',
  'bad',
  'ok',
  'cantdoit',
  'none',
  'lol',
  'we',
  'am',
  ',',
  'thanks',
  'sorry',
  'please',
  'i',
  'we',
  'it',
  'that',
  'to',
  'the',
  'can',
  'not',
  'cantdoit',
  'mate',
  'to',
  'at',
  'on',
  'yes',
]);

const CONNECTOR = new Set(
  'and or / , the on for at of either both in from then to any between by until around'.split(' '),
);

function findGroups(words: readonly string[]): { start: number; end: number }[] {
  const groups: { start: number; end: number }[] = [];
  let last: { start: number; end: number } | undefined;
  for (const [index, word] of words.entries()) {
    if (!MARK.test(word)) continue;
    if (last !== undefined && words.slice(last.end, index).every((between) => CONNECTOR.has(between))) {
      last.end = index + 1;
    } else {
      last = { start: index, end: index + 1 };
      groups.push(last);
    }
  }
  return groups;
}

/** "Amazed your lads are out on D0": what the courier does refuses nothing. */
function isAboutYou(words: readonly string[], index: number): boolean {
  return words.slice(Math.max(0, index - 5), index).some((word) => ABOUT_YOU.has(word));
}

const ABOUT_YOU = new Set(['you', 'your', 'lads', 'drivers', 'driver', 'guys', 'van', 'courier']);

/** Words that may stand between "not" and what it negates. */
const AFTER_NOT = new Set(
  'be really going to able quite very that too all so at the on for in is been actually even always usually any i we will'.split(
    ' ',
  ),
);

function findPredicates(words: readonly string[]): Predicate[] {
  const predicates: Predicate[] = [];
  let negatedAt = -1;
  for (const [index, word] of words.entries()) {
    if (
      word === 'not' ||
      word === 'never' ||
      word === 'nor' ||
      word === 'neither' ||
      word === 'none' ||
      word === 'without'
    ) {
      negatedAt = index;
      if (word === 'neither' || word === 'none') predicates.push({ index, polarity: -1, direct: true });
    } else if (word === 'no') {
      if (isAnswer(words, index)) predicates.push({ index, polarity: -1, direct: index === 0 });
    } else if (MARK.test(word)) {
      if (negatedAt !== -1) predicates.push({ index: negatedAt, polarity: -1, direct: true, firm: true });
      negatedAt = -1;
    } else if (word === 'candoit' || word === 'cantdoit') {
      const isRefusal = word === 'cantdoit' || negatedAt !== -1;
      predicates.push({
        index,
        polarity: isRefusal ? -1 : 1,
        direct: words.slice(index + 1).some((later) => MARK.test(later)) && isRefusal,
      });
      negatedAt = -1;
    } else if (POSITIVE.has(word)) {
      const polarity = negatedAt === -1 ? 1 : -1;
      predicates.push({
        index,
        polarity,
        direct: false,
        assents: ASSENT.has(word) || (polarity === -1 && REFUSABLE.has(word)),
      });
      negatedAt = -1;
    } else if (NEGATIVE.has(word) && isAboutYou(words, index)) {
      negatedAt = -1;
    } else if (NEGATIVE.has(word)) {
      predicates.push({ index, polarity: negatedAt === -1 ? -1 : 1, direct: false });
      negatedAt = -1;
    } else if (negatedAt !== -1 && !AFTER_NOT.has(word) && index - negatedAt > 3) {
      negatedAt = -1;
    }
  }
  // "not" with nothing to hold on to negates the clause: "i will not", "thursday not".
  if (
    negatedAt !== -1 &&
    words.slice(negatedAt + 1).every((word) => AFTER_NOT.has(word) || FILLER.has(word))
  ) {
    predicates.push({ index: negatedAt, polarity: -1, direct: false });
  }
  return predicates;
}
