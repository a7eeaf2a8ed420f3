/**
 * Lets the last statement count: of "Thursday. Oh wait no, make it Friday" only what follows the correction is kept.
 */
import { anyOf } from './patterns.js';
import { mayMatch } from './prefilter.js';

/** The text from the last correction on; `retracted` when a correction takes back without naming anything else. */
export type Corrected = { text: string; retracted: boolean };

/** What may follow the day that is chosen in the end. */
const END =
  '\\W*(?:(?:please|thanks|then|it is|i (?:mean|meant)|instead|final answer|definitely|is good|works|yes|for definite|sorry|x+|mate|love|pal)\\W*)*$';
const EXCLAIMED =
  '(?:(?:oh|doh|ah|argh|ugh|er|um|wait|hang on|actually|sorry|hmm|lol|haha|no wait)[ ,.!-]*)*';
const CHOOSING =
  '(?:(?:so|ok|do|make it|go(?: for)?|it will have to be|(?:got|has|have) to be|let us (?:do|go|say|make it)|i mean|i meant|it is|sorry|the|on|for) )*';

/** Words that take back what was said, whether or not anything else is named. */
const TAKES_BACK = anyOf(
  /(?:oh |no |ah |actually |sorry |oops |hang on )*(?:no )?(?<!\b(?:a|the|long|old|little|to|can|could|will|would|not|please|men|must|should|driver|driver to|just) )\bwait(?: a (?:minute|sec|second|mo))?(?: no| actually| sorry)*(?=[ ,.!-]|$)(?! for| to| until| in| here)/g,
  /(?:no |oh |sorry |actually )*(?:scrap|scratch|scrub|ignore|strike|forget|disregard) (?:that|the last|my last|last|previous|my previous|the above|the previous)(?: (?:message|text|one|bit|reply|sms))?/g,
  /(?:please )?\b(?:scrap|ignore|disregard|forget|delete) (?:the|my) (?:(?:last|earlier|previous|other|first) )?(?:voicemail|voice ?note|message|text|email|call|reply)\b[^.:!?\n]*[.:,-]/g,
  /\b(?:oh |no |ah )*hang on(?: a (?:sec|second|minute|mo|bit))?(?= ?,? ?(?:that|no|actually|it|i am|wait|[DTO]\d))/g,
  /(?:on|having) second thoughts?/g,
  /\b(?:correction|edit(?=:? ?,? ?(?:the |on |for )?[DTO]\d))\b:?/g,
  /\b(?:tell a lie|my mistake|my bad|oops|whoops)\b/g,
);

/** Those, and words between what was said and what is meant. */
const MARKER = anyOf(
  // "D0... nope, got the dentist. D1": the days before are refused, and nothing is left open by what follows.
  new RegExp(
    `D\\d+(?: T\\d+)?(?: *[,.!?-])+ *${EXCLAIMED}(?:no|nope|nah)\\b(?:[ ,][^.!?]{0,60}?)?[.!,;-]+ +(?=${CHOOSING}D\\d+(?: T\\d+)?(?:[^.!?DTO]{0,40}, (?:so |do |make it )+D\\d+)?${END})(?![^]*\\b(?:any|either|whichever|both|other|rest|all|or|not|no)\\b)`,
    'g',
  ),
  new RegExp(
    `D\\d+(?: T\\d+)?(?:(?: *[,.!?-])+ *${EXCLAIMED}| +(?:oh|ah|doh|wait|hang on|actually|sorry)[ ,.!-]+)(?:(?:no|nope|nah)[ ,.!-]+)+${CHOOSING}(?=D\\d+(?: [DTO]\\d+)*${END})`,
    'g',
  ),
  new RegExp(`D\\d+(?: T\\d+)?[ ,.!?-]+(?:doh|d'oh|argh|oops)[ ,.!-]+(?=(?:the )?D\\d+${END})`, 'g'),
  // "D0 or D1... go on, D1"
  new RegExp(
    `(?:[.!?,-] *|\\.\\.+ *)(?:go on(?: then)?|final answer|(?:i have |have )?decided|yes|definitely|settled)(?<=D\\d+[ ,.?]+(?:or |no |and )*D\\d+[^]*)[ ,.:!-]*(?=(?:the |on |it is )*D\\d+(?: T\\d+)?${END})`,
    'g',
  ),
  /(?:oops |sorry |oh |no |ah )*\b(?:i )?(?:meant|mean)(?: to (?:say|put|type|write))?(?=[ ,]*(?:the |on |for )?[DTO]\d)/g,
  // "just remembered that is my day at mum's, so D1"
  /(?:(?:ps|sorry|oh|no|actually|damn)[ ,:]+)*\b(?:only |have )?just (?:remembered|realised|noticed|seen)\b[^.!?]*?(?:\bso|[,.]|\.\.+)(?= *(?:(?:on|the|for|it is|make it|can we do|it will have to be|let us (?:do|say)) )*[DTO]\d+(?: T\d+)?(?: (?:then|please|instead|thanks|it is|would be good))*\W*$)/g,
  /(?:oh |no |but |sorry )*\bactually(?:,| -)?(?: (?:no|sorry|can (?:you|we|i) (?:make it|do|have|change (?:it|that) to)|could (?:you|we|i) (?:make it|do|have)|make (?:it|that)|let us (?:do|say|make it|go for)|i would prefer|i prefer|i would rather|better|yes))*,? (?=(?:the |on |for )*[DTO]\d)/g,
  /\b(?:change (?:that|it|my mind)|changed my mind|swap (?:that|it)|switch (?:that|it))(?:,| -)?(?: (?:to|for|can i have|can we do|make it))*(?=[ ,]+(?:the )?[DTO]\d)/g,
  /(?:no |or rather |better |but |so )*(?<!(?:not|can|could|cannot) )\bmake (?:it|that) (?=(?:the |on |for )*[DTO]\d)/g,
  /(?<=[DTO]\d+) *(?:[,-]|\.\.+) *(?:oh )?(?:no|nope|sorry)\b[ ,.-]*(?:no|sorry|wait)?[ ,.-]*(?=(?:the )?[DTO]\d)(?!D\d+[ ,:-]*(?:yes|ok|good|is|works|please yes))/g,
  /(?<=[DTO]\d+ ?)(?: *[,.-][ ,.-]*| +(?=sorry|or rather|nope))(?:no|sorry|or rather|nope)(?: no| sorry)*[ ,.-]+(?=(?:the )?[DTO]\d+(?: [DTO]\d+)*\W*(?:please|thanks|yes (?:the )?D\d+)?\W*$)/g,
  /(?<=[DTO]\d+ ?)[ ,.-]*(?:but )?not (?:that|this) (?:coming )?(?:one|week)[ ,.-]+(?=(?:the )?[DTO]\d)/g,
  /\*(?=[DTO]\d)/g,
  TAKES_BACK,
);

/** One day alone is named, and then refused; or two with a "no" between that may belong to either. */
const REFUSES_THE_SAME =
  /(?<!\b(?:not|nor|no) [^.!?]*)D\d+ no (?:the )?D\d+\W*$|^[^DTO]*(?<day>D\d+)\b[^DTO?]*\b(?:no|not|never(?: on)?)[ ,.]+(?:a |on |the )*\k<day>\W*$/;

const mayCorrect = mayMatch(MARKER);
const mayTakeBack = mayMatch(TAKES_BACK);

const TWO_MARKS = /[DTO]\d[^]*[DTO]\d/;

/** Drops what a reply corrects. Days, times and options are marked already. */
export function dropCorrected(marked: string): Corrected {
  const isOne = !TWO_MARKS.test(marked);
  // "Perfect, thanks. Oh no wait, that's the school play."
  if (!/[DTO]\d/.test(marked))
    return { text: marked, retracted: mayTakeBack(marked) && marked.search(TAKES_BACK) > 0 };
  if (!(isOne ? mayTakeBack : mayCorrect)(marked)) return { text: marked, retracted: false };
  // "yes D0, no D0"
  if (REFUSES_THE_SAME.test(marked)) return { text: marked, retracted: true };
  let start = 0;
  let retracted = false;
  let carried = '';
  for (const match of marked.matchAll(isOne ? TAKES_BACK : MARKER)) {
    const end = match.index + match[0].length;
    const before = marked.slice(0, end);
    const after = marked.slice(end);
    if (!/[DTO]\d/.test(before)) continue;
    if (/[DTO]\d/.test(after)) {
      start = end;
      // "after 5 on D0... I mean after 4" keeps the day.
      carried = /[DO]\d/.test(after) ? '' : (before.match(/D\d+/g)?.at(-1) ?? '');
    } else {
      retracted = true;
    }
  }
  const kept = marked.slice(start).replace(/^[ ,.!-]+/, '');
  return { text: carried === '' ? kept : `${carried} ${kept}`, retracted };
}
