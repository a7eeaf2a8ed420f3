/**
 * Cuts a marked text into sentences: statements, questions, and questions that ask for a day ("can you do D0?").
 */
import { readClauses, type Clause } from './clauses.js';
import { isPlainWord } from './clause-words.js';
import { anyPhrase } from './patterns.js';
import { PhraseBook } from './prefilter.js';

/** A sentence about what has been: complaints and stories name days without asking for them. */
export const PAST = anyPhrase(
  /went|waited|waiting|came|turned up|was|were|did not|promised|missed|stayed in|sat in/,
  /wasted|never came|never (?:turned|showed)|no show|nobody (?:came|turned|showed)/,
  /ordered|paid|rang|phoned|emailed|spoke|supposed to|took (?:a|the|time)|should have/,
);

/** What would have been, or is only as a rule: no answer for this time. */
export const COUNTERFACTUAL = anyPhrase(
  /would have (?:been|done|said|worked|suits|loved|liked|yes|good)|had hoped|(?:was|were) (?:hoping|going|thinking)/,
  /normally|usually|ordinarily|thought (?:i|we) (?:could|would|was|candoit)|if only|love to (?:yes|but|say)/,
);

export type Sentence = { text: string; question: boolean; request: boolean; clauses: readonly Clause[] };

/** Cuts a marked text into sentences with what their clauses say. */
export function readSentences(marked: string): Sentence[] {
  const sentences: Sentence[] = [];
  const says = PHRASES.open(marked);
  for (const piece of marked.match(/[^.!?;\n]+(?:[.!?;\n]+|$)/g) ?? []) {
    const text = piece.replace(/[.!?;\n]+$/, '').trim();
    if (text === '') {
      continue;
    }
    const question = piece.includes('?') || OPENS_QUESTION.test(text) || says('asksLater', text);
    const request = (question || says('asks', text)) && isRequest(text);
    sentences.push({ text, question, request, clauses: readClauses(`${text}${question ? '?' : ''}`) });
  }
  return sentences;
}

export const OPENS_QUESTION =
  /^(?:(?:hi|hello|hey|hiya|ok|and|but|so|also|thanks|sorry|yes|please) ?,? )*(?:what|who|whose|why|how|where|when|which|is (?:it|this|that|there|the)|are (?:you|they|these|those|there)|do (?:i|you|we|they|the)|does(?! not)|did(?! not)|can (?:i(?! let you)|you|your|we|u|my|someone|anyone|they|the)|could (?:i|you|we|my)|will (?:it|you|they|i|there|the|someone)|would (?:it|you|they|the|i)|have you|has(?! (?:to|not))|any (?:chance|idea|news|updates?|word|sign|clue)|need to know (?:if|does|is|will|how|what|whether|when|are|do|can)|am i|got any|may i|(?:just |was |i am |i was |am )*wondering (?:if|will|would|do|does|can|is|are|how|whether|what|when|why|who|where|aside)|before (?:i|we) (?:say|pick|choose|decide|answer|commit|confirm|agree|book|reply)|(?:is|would|will|does) [DTO]\d)\b/;

/** "Tuesday - will they fit it": a question without its mark, after a comma or a dash. */
const ASKS_LATER =
  /, (?:so )?(?:how|why) (?:come|is|are|does|do|did|was)\b|^if [^,?]*,? (?:can|could|will|would|do|does|what|is|are) (?:i|you|we|they|it)\b|(?: -+ |, )(?:who (?:is|are|will) |will (?:it|they|i|we|someone|there)|do (?:i|they)|does (?:it|the)|is (?:it|there)|are they|can they)\b|[DTO]\d+ (?:\w+ )?is it(?= *(?:,|$))|[DTO]\d+ (?:around )?(?:when|what time|where|why|who|how long|how much)$/;

/** Words that ask for a day even without a question mark. */
const ASKS = anyPhrase(
  /(?:can|could|would|will|may|might|shall) (?:you|i|we|it|they|u)(?: (?:please|possibly|maybe|just|not|all|guys|be able to|perhaps))* (?:do|come|deliver|have|get|book|make|bring|go|change|move|switch|swap|rearrange|reschedule|be|arrange|drop|send|say|put|pick|take|fit|offer|try|manage|candoit|yes|aim|choose|squeeze|accept|deliver|postpone|push|delay|fetch|suggest|propose|request)/,
  /candoit|any chance|is it possible|how about|what about|instead|got (?:any|anything)|^any(?:thing)?\b.*[DT]\d|do you (?:have|do|deliver|offer)/,
);

const REQUEST = anyPhrase(
  /(?:can|could|would|will|may|might|shall) (?:you|i|we|it|they|u)(?: (?:please|possibly|maybe|just|not|all|guys|be able to|perhaps))* (?:do|come|deliver|have|get|book|make|bring|go|change|move|switch|swap|rearrange|reschedule|be|arrange|drop|send|say|put|pick|take|fit|offer|try|manage|candoit|yes|aim|choose|squeeze|accept|deliver|postpone|push|delay|fetch|suggest|propose|request)/,
  /candoit|any chance|is it possible/,
  /is there (?:(?:any|a|an|still|no) ?)*(?:T\d|slots?|anything|something|availability|appointments?|space|deliver\w+|times?|chance|one|windows?|later|earlier|D\d|O\d)/,
  /instead|how about|what about|got (?:any|anything)|have you(?: got)?/,
  /do you (?:have|do|come|deliver|offer|work|go)|would [DTO]\d|is [DTO]\d|are [DTO]\d/,
  /possible|^any(?:thing)?\b.*[DT]\d/,
  /any(?:thing)? (?:slots?|availability|appointments?|times?|free|on|for|available|in)/,
  /available|free|or not|ok|any [DTO]|^(?:\w+ )?D\d+(?: T\d+)?[ ,-]* any (?:good|use|ok)/,
);

const ASKS_FOR_FACTS = anyPhrase(
  /^is O\d+ .*\bor\b/,
  /[DO]\d+ is [DO]\d/,
  /[DO]\d+ is (?:(?:really|actually) )*the (?:earliest|soonest|best|latest|only)\b/,
  /^is [DO]\d+ (?:any )?(?:\w+er|more \w+|less \w+) than\b/,
  /^is T\d+ (?:the|a|your|really|actually|definitely) \w+/,
  /can (?:i|we) (?:still )?(?:change|cancel|move|swap) (?:it|my mind|that)/,
  /^is (?:the )?[DO]\d+ (?:(?:or|one|slot|date|for|on|in|at|the) )*[DO]\d+/,
  /\b(?:it|that) is (?:(?:on|for|the) )*[DO]\d/,
  /charges?|cost|extra|price|fee|money|what time|what is|what are|what do|how long/,
  /how (?:is|does|do|did|was) (?![DTO]\d)|how come|how much|how many|how big|who|why|which (?:one|of|day is)|where/,
  /when (?:will|is|are|do|does|can|would)|whether/,
  /will (?:it|they|there|i|he|someone|the|you (?:be|need|call|ring|text|take|remove|also))/,
  /do i|does (?:it|the|someone|anyone)|did|am i/,
  /is (?:it|that|this) [DO]\d|(?:is|are|would) [DO]\d+ (?:be )?(?:any |the )?safe(?:r|st)/,
  /T\d+ or (?:in )?(?:the )?T\d+$/,
  /is [DO]\d+ (?:definitely|really|still|actually|going|an?(?! (?:possible|option))|the|T\d+ or)/,
  /is (?:it|this|that) (?:in |on |at )?(?:the )?T\d+ or (?:in |the )*T\d+/,
  /is (?:it|this|that) (?:a|the|my|for|still|definitely|going)/,
  /confirm (?:what|if|whether|who)/,
);

const PHRASES = new PhraseBook({ asksLater: ASKS_LATER, asks: ASKS });

/** A question that names what it wants ("can you do D0?"), not one about facts ("what time on D0?"). */
function isRequest(text: string): boolean {
  if (ASKS_FOR_FACTS.test(text) && !/\b(?:what|how) about\b/.test(text)) return false;
  const [last = ''] = text
    .replace(IF_FIRST_FAILS, '')
    .split(/,|\b(?:so|but|then|otherwise)\b/)
    .slice(-1);
  return REQUEST.test(text) || isFragment(last.match(/[\p{L}\d']+/gu) ?? []);
}

/** "D0, or D1 if that is gone?" */
const IF_FIRST_FAILS =
  /,? ?\b(?:if (?:that|it|those|they|the first) (?:is|are) (?:all )?(?:gone|full|taken|booked|no \w+|not \w+|bad)|if not|failing that|otherwise)(?= *$)/;

function isFragment(words: readonly string[]): boolean {
  return words.every(isPlainWord);
}
