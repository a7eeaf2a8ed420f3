/**
 * The many ways to name a second choice beside the first ("D1 as back up", "if that's gone D1", "if you haven't, D1"), as
 * "otherwise D1". On marked text that names two days or more, before conditions are looked for: these are none.
 */

const CHOICE = '((?:the |on )*[DO]\\d+(?: T\\d+)?)';
const FAILS =
  '(?:you are (?:all |fully |already |too )?(?:full|booked|rammed|chocka|packed|busy|stuck|snowed under|short)(?: (?:up|then|that day|out))?|you have (?:already )?(?:filled|given|taken|sold|booked|let) (?:it|that|that one)(?: (?:up|away|go))?|(?:that|it|[DO]\\d+|the first(?: one)?) (?:goes|went|fills(?: up)?)|there is (?:really |absolutely )?(?:nothing|none|no (?:space|room|slots?))(?: left| then| free| on [DO]\\d+)*|(?:that|it|this|those|they|[DO]\\d+|the first(?: one)?) (?:is|are|has|have) (?:been )?(?:all )?(?:gone|taken|full|booked|filled|went|(?:snapped|hoovered) up|nabbed|bagged|grabbed|swiped|not (?:free|available|possible|candoit))(?: (?:up|by then))?|you (?:have|do) not(?: (?:got |have )?(?:it|that|one))?|you can not(?: (?:do|manage) (?:that|it))?|(?:someone|anyone)(?: else)? (?:has|have) (?:already )?(?:grabbed|taken|got|bagged|booked|nabbed|had) (?:that|it)(?: one)?)';
const SUITS =
  '(?: (?:is|would be|will be|works|suits|will|would|can))?(?: (?:also|just as))?(?: (?:ok|good|do|candoit|works?|yes))?(?: (?:too|also|as well|instead))?';

/** Those phrases. */
export const FALLBACKS: readonly (readonly [RegExp, string])[] = [
  // "if the D0 is still free I'd love that one, ..."
  [
    /\bif (?:the )?([DO]\d+(?: T\d+)?)(?: slot| one)? is (?:still )?(?:free|available|going|there|open|possible)[ ,]+(?:then )?(?:yes|(?:i|we) (?:would|will) (?:love|like|prefer|take|have|want|go for|go with)(?: (?:that|it|this)(?: one)?)?)(?= *(?:$|[.,;!]|please|but|and|if|otherwise))/g,
    '$1 firstchoice',
  ],
  [/([DO]\d+(?: T\d+)?) first(?=,? (?:or |then |and |if not,? )?(?:the )?D\d)/g, '$1 firstchoice'],
  [
    new RegExp(`${CHOICE},? (?:is )?plan a[ ,.]*(?:and )?${CHOICE},? (?:is )?plan b\\b`, 'g'),
    '$1 otherwise $2',
  ],
  [
    new RegExp(
      `(?<!\\b(?:not|never|without)\\b[^.!?]*)[ ,.;-]*(?:\\b(?:and|or|with|then) )?${CHOICE},? (?:(?:is|would be) )?(?:as )?(?:(?:a|my|the|our) )?(?:fallback|backup|back up|plan b|last resort)(?= *(?:$|[.,!?;]|please|thanks))`,
      'g',
    ),
    ' otherwise $1',
  ],
  [
    new RegExp(
      `[ ,.;-]*\\b(?:(?:and|or|but) )?if ${FAILS},?(?: then)?,?(?: maybe)? ${CHOICE}${SUITS}(?= *(?:$|[.,!?;]|please|thanks))`,
      'g',
    ),
    ' otherwise $1',
  ],
  [
    new RegExp(
      `[ ,.;?-]*\\b(?:(?:and|or|but|maybe) )?${CHOICE}${SUITS},? (?:only )?(?:if ${FAILS}|if (?:you )?(?:(?:really|absolutely) )*(?:have to|must|need(?: to| be)?|had to))(?= *(?:$|[.,!?;]|please|thanks))`,
      'g',
    ),
    ' otherwise $1',
  ],
  [
    new RegExp(
      `,? but ${CHOICE} (?:is|would be|will be|works|suits)(?: (?:ok|good|candoit))? (?:too|also|as well)(?= *(?:$|[.,!?;]|please|thanks|if that is (?:easier|better|best)))`,
      'g',
    ),
    ' otherwise $1',
  ],
];
