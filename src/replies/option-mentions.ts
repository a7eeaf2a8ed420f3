/**
 * Finds choices by place in the offer ("the first one", "option B", "the later of the two") and puts the marks O0, O1, …
 * in their place. Reads also the reply that is nothing but a number.
 */
import { minutesOf } from '../domain/local-time.js';
import { RuleIndex } from './prefilter.js';
import type { Option, Slot } from './types.js';

/** The text with marks, and the choices that they stand for. */
export type OptionMentions = { text: string; options: Option[] };

type Rule = readonly [pattern: RegExp, read: (number: string) => Option];

/** A number alone as a place in the list: before or after another, after "not", before a colon. */
const LISTED = '[1-4](?![\\d:/.-]|(?: ?(?:am|pm|hours?|men|people|weeks?|days?|boxes|times)))';

const ONE =
  '(?:one|option|slot|choice|date|time|window|day|appointment|delivery|of the (?:2|3|4)(?: (?:dates|days|slots|times|options))?|of the (?:dates|days|slots|times|options)(?: (?:given|offered|listed|sent))?|of (?:those|them|these)(?: [234])?|offer|suggestion)';
const POSITIONS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  top: 1,
  former: 1,
  firstchoice: 1,
  secondchoice: 2,
};

function position(said: string): Option {
  return { kind: 'position', position: POSITIONS[said] ?? Number(said.replace(/\D+/g, '')) };
}

function rule(source: string, read: Rule[1]): Rule {
  return [new RegExp(`(?<![\\w:£.])${source}(?!\\w)`, 'g'), read];
}

const RULES: readonly Rule[] = [
  rule(
    `(?<=^\\W*(?:(?:not|either|no to|yes to|yes|hi|please) )*)(${LISTED})(?= ?(?:or|and|/|,) ?[1-4]\\b)`,
    position,
  ),
  rule(`(?<=O\\d+ ? ?(?:or|and|/|,) ?)(${LISTED})`, position),
  rule(`(?<=^\\W*(?:not|no to|anything but|any but) )(${LISTED})`, position),
  rule('(?:option|number) ([1-4])(?=:)', position),
  rule(
    `(?:the )?(?:option|slot|choice|number|no\\.?|nr|opt|date|offer|#)[ .:#-]*([1-9])(?![\\d:/-]|\\.\\d|(?: ?(?:am|pm)))`,
    position,
  ),
  rule(
    `(?:the )?([1-9])(?:st|nd|rd|th) ${ONE}(?! (?:you|i|we|this|that you|they|it|was|came|back|off|home|since)\\b)`,
    position,
  ),
  rule(
    `(?:the |your )?(?:very )?(?:first|next|1st) (?:available|possible|free|(?:${ONE} )?(?:that )?you (?:have|can)(?: (?:got|do|offer|manage|give))?)(?: ${ONE})?`,
    () => ({ kind: 'soonest' }),
  ),
  rule(
    `(?:the )?(first|second|third|fourth|top)(?: offered)? ${ONE}(?: ${ONE})?(?! (?:you|i|we|this|that you|they|was|came|back|off|home|since)\\b)`,
    position,
  ),
  rule(
    '(?:the |your )(first|second|third|fourth|top|former)(?= *(?:$|[.,!?;)\\n]|please|is|would|works|good|suits|thanks|will|for me|if|option|if))',
    position,
  ),
  // "Second choice on your list", where no day is named that could be one.
  rule(
    '(?<=^\\W*(?:(?:the|your|i|we|will|would|like|can|could|have|take|go|going|for|with|yes|ok|hi|please) )*)(firstchoice|secondchoice)(?=(?:(?!firstchoice|secondchoice|[DT]\\d|\\bother)[^])*$)',
    position,
  ),
  rule('^\\W*(first|second|third|fourth)(?= *(?:$|[.,!;)\\n]|please|is|works|good|thanks))', position),
  rule(
    `(?<!\\bmy )(?:the )?(?:last|final|bottom)(?: ${ONE})+(?! (?:you|i|we|was|came|did)\\b)|(?:the )(?:last|latter)(?= *(?:$|[.,!?;)\\n]|please|is|would|works|good|suits|thanks|will))|^\\W*(?:last|latter)|latter`,
    () => ({ kind: 'last' }),
  ),
  rule(
    '(?:the )?(first|last) (?:2|couple|pair)(?: (?:of )?(?:them|those|these|dates|days|slots|options|times))*',
    (end) => ({
      kind: 'few',
      count: 2,
      end: end === 'last' ? 'last' : 'first',
    }),
  ),
  // "any other day next week": one that was not offered.
  rule(
    '(?:an |a |some )?(?:other|another|different)(?: (?:day|date|time|slot|one))?(?: (?:on|in))?(?= D\\d)',
    () => ({ kind: 'another' }),
  ),
  rule(
    `(?:the )?middle(?: ${ONE})?(?! of (?:a|an|my|our|D\\d|next|this|the (?:day|week|night|afternoon|school|working))\\b)`,
    () => ({ kind: 'middle' }),
  ),
  rule(
    `(?:the other|(?<=^|[.,!;] ?)other ones?)(?: ${ONE})?(?= *(?:$|[.,!?;)\\n]|please|is|would|works|good|suits|thanks|will|then|instead|day))`,
    () => ({ kind: 'other' }),
  ),
  rule(
    `(?:the |your )?(?:very )?(?:soonest|earliest|quickest)(?: (?:possible|available|you (?:can|have(?: got)?|got)|that you have))*(?: (?:out )?of (?:them|those|these)(?: [234])?| ${ONE})?(?! (?:that )?(?:i|we)\\b)|as (?:soon|early) as (?:possible|you can)|(?:the )?sooner the (?:good|better)(?: (?:good|better))?`,
    () => ({ kind: 'soonest' }),
  ),
  rule(
    `as (?:far (?:off|away|ahead|out)|late) as (?:you can|possible)(?: (?:of (?:those|these|them|the|your)(?: (?:[234]|lot))?))?`,
    () => ({ kind: 'latest' }),
  ),
  rule(`(?<!\\bat )(?:the )?latest(?: ${ONE})?`, () => ({ kind: 'latest' })),
  rule(
    `(?:the )later(?: ${ONE}| of(?: (?:the|those|these|your|them))?(?: [23])?(?: (?:slots|times|options|ones|windows))?)?|later ${ONE}(?: of the day)?`,
    () => ({ kind: 'later' }),
  ),
  rule(
    '(?:the )?(?:earlier|sooner) (?:of (?:the|those|these|your|them)(?: (?:2|3))? ?)?(?:date|day)s?',
    () => ({
      kind: 'soonest',
    }),
  ),
  rule(
    '(?:the )?later (?:of (?:the|those|these|your|them)(?: (?:2|3))? ?)?(?:date|day)s?(?! (?:than|on))',
    () => ({
      kind: 'latest',
    }),
  ),
  rule(
    `(?:the )(?:earlier|sooner)(?: ${ONE}| of(?: (?:the|those|these|your|them))?(?: [23])?(?: (?:slots|times|options|ones|windows))?)?|(?:earlier|sooner) ${ONE}`,
    () => ({ kind: 'earlier' }),
  ),
  rule(
    `(?:the )?early(?: ${ONE})|^\\W*(?:the )?early(?= *(?:$|[.,!;)\\n]|please|thanks))|D\\d+ early|early (?=(?:on )?D\\d)`,
    () => ({ kind: 'early' }),
  ),
  rule(
    `(?:the )?late(?: ${ONE})|^\\W*(?:the )?late(?= *(?:$|[.,!;)\\n]|please|thanks))|D\\d+ late(?!r)|late (?=(?:on )?D\\d)`,
    () => ({ kind: 'late' }),
  ),
];

const INDEX = new RuleIndex(RULES, ([pattern]) => pattern);

/** Marks the choices of a text whose days and times are marked already. */
export function findOptions(marked: string): OptionMentions {
  const options: Option[] = [];
  const text = INDEX.rewrite(marked, ([pattern, read], part) =>
    part.replace(pattern, (whole: string, number: unknown) => {
      options.push(read(typeof number === 'string' ? number : ''));
      const day = /D\d+/.exec(whole)?.[0];
      return `${day === undefined ? '' : `${day} `}O${options.length - 1} `;
    }),
  );
  return { text: text.replace(/ {2,}/g, ' '), options };
}

/** The start of a reply that is only a number, and its end. */
const BARE_NUMBER =
  /^\W*(?:(?:yes|hi|hello|ok|it is|please|i would like|i will take|can i have|we will take|i choose|i pick|go for|lets do|book)\W+)*(?:the (?=\d(?:st|nd|rd|th)\b)|number |no\.? |option |#)?(?<number>\d{1,2})(?<nth>st|nd|rd|th)?\W*(?:(?:please|thanks|is|good|for|me|us|suits|works|then|ok|yes|love|mate|driver|drivers|lads|pal|hun|duck|guys|would|be|you|many|very|much|kindly|best|wishes|regards|again|x+)\W*)*$/;

/** The reading of a reply that is only a number; `sure` is false for an hour: "12" may be a slip for a day. */
export type BareNumber = { slot: Slot; sure: boolean } | 'ambiguous' | 'none';

/** "1. Sorry, fat thumbs, 2": the number that is taken back. */
const CORRECTED_NUMBER =
  /^\W*(?:option |number )?[1-4]\b[ ,.!-]*(?:(?:no|sorry|oops|wait|typo|i|mean|meant|actually|fat (?:thumbs?|fingers?)|wrong (?:button|key|one)|my (?:mistake|bad)|hang on|correction|scrap that|make that|or rather|should (?:be|say)|that should be)\b[ ,.!-]*)+(?=(?:option |number )?[1-4]\b)/;

/** "2 please, ring the warden when you are here": what stands behind a number that was asked for. */
const REMARK =
  /(?<=^\W*(?:option |number )?\d{1,2}(?:st|nd|rd|th)? (?:please|thanks)(?: [a-z]+)? *)[.,!;(\n-][^]*$/;

/** Words by which a remark may be more than one: other days and times, refusals, conditions, questions, second thoughts. */
const MORE_THAN_A_REMARK =
  /\d|\?|\b(?:\w*day|tomorrow|tonight|week|weekend|morning|afternoon|evening|am|pm|no|not|never|nobody|or|if|but|unless|only|provided|long|assuming|depend\w*|subject|hope\w*|once|wait|actually|sorry|mean|meant|cancel|refund|call|phone|change|instead|first|second|third|last|other|both|either|any|all|can|could|would|before|after|until|maybe|might|may|check|ask|wrong|stop|said|know|unsure|then)\b|\b(?:ring|text|tell|let|email|message) you\b/;

/** What a reply that is only a number, perhaps with a remark behind it, points at; null when it is more than that. */
export function readBareNumber(plain: string, offered: readonly Slot[]): BareNumber | null {
  const remark = REMARK.exec(plain)?.[0] ?? '';
  const number = MORE_THAN_A_REMARK.test(remark) ? plain : plain.slice(0, plain.length - remark.length);
  return readNumberAlone(number, offered);
}

function readNumberAlone(plain: string, offered: readonly Slot[]): BareNumber | null {
  const groups = BARE_NUMBER.exec(plain.replace(CORRECTED_NUMBER, ''))?.groups;
  if (groups === undefined) return null;
  const number = Number(groups['number']);
  const isOrdinal = groups['nth'] !== undefined;
  const isNamed = /(?:option|number|#)/.test(plain);
  const asPosition = !isOrdinal || number <= 4 ? offered.slice(number - 1, number) : [];
  const asDay = isNamed ? [] : offered.filter((slot) => Number(slot.date.slice(8)) === number);
  const asHour =
    isNamed || isOrdinal
      ? []
      : offered.filter((slot) => [number, number + 12].includes(minutesOf(slot.from) / 60));
  // "The 3rd" is a day if one of the offers is on it, else a place in the list.
  const isDate = isOrdinal && asDay.length > 0 && /\bthe \d/.test(plain);
  const [only, ...others] = new Set([...(isDate ? [] : asPosition), ...asDay, ...asHour]);
  if (only === undefined) return isOrdinal ? null : 'none';
  if (others.length > 0) return 'ambiguous';
  return { slot: only, sure: asPosition.length + asDay.length > 0 };
}
