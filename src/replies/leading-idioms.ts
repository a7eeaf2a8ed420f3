/**
 * Turns of phrase by which a reply leads up to its choice: days gone through with what is on them ("Thursday = dialysis",
 * "Why not Saturday: the match"), and what is drawn from it ("hence", "first white square on the calendar").
 * On plain words, before the other idioms.
 */

const WEEKDAY = '(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday)';

/** Those turns of phrase with what they say in plain words; in order. */
export const LEADING_IDIOMS: readonly (readonly [RegExp, string])[] = [
  [/ (?:=+>?|->) (?=\w)/g, ' is '],
  // "Why not Saturday: lad's match. Why Wednesday: nothing on."
  [new RegExp(`\\bwhy not ((?:the |on )*${WEEKDAY}(?: [^.!?:\\n]{1,20})?):`, 'g'), 'not $1 , '],
  [
    new RegExp(
      `\\bwhy ((?:the |on )*${WEEKDAY}(?: [^.!?:\\n]{1,20})?):(?= *(?:nothing|free|off|clear|(?:my )?day off|i am|we are|empty|nowt|all)\\b)`,
      'g',
    ),
    'aside , $1 , ',
  ],
  // "friday clashes, monday inshallah": a custom where something led up to it, a doubt where it stands alone.
  [/(?<=\b\w*day\b[^]*\w*day,? )in ?sha? ?'?-?al+ah?\b/g, 'definitely'],
  [
    /(?<=\b(?:is|are|be|it|i|we|would|can|could|must|shall|may|will|should) )(?:therefore|thus|accordingly)\b/g,
    '',
  ],
  [
    /(^|[.,!?;\n] ?|\band )(?:therefore|thus|hence|ergo|accordingly|consequently|in conclusion|to conclude|long story short|upshot(?: is)?|net result|bottom line(?: is)?|all of which (?:means|leaves))(?:[,:]| -)?(?= )/g,
    '$1so',
  ],
  [
    /\b(?:is |are )?(?:(?:literally|just|about|basically|honestly|our|my|the) )*(?:first|next|only) (?:white|blank|empty|clear|free) (?:square|space|box|page|gap|slot|spot|day|date|one)(?: (?:left|there is))?(?: (?:(?:on|in) (?:the|my|our) (?:\w+ )?(?:calendar|diary|planner|wallchart|year|month)))?/g,
    ' is free ',
  ],
  [
    /\bis (?:(?:literally|just|about|basically|honestly) )*(?:the|our|my) (?:first|next|only) (?:day|date|one|square|space|page) (?:(?:with|that has|where there is|i have|we have|i have got|we have got) )(?:absolutely |literally )?nothing (?:on|in|booked|planned|happening|written)(?: (?:it|for it|in it|on it|on))?(?= *(?:$|[.,!?;\n]))/g,
    'is free',
  ],
  // Oaths say nothing of the day.
  [
    new RegExp(
      `\\b(?:bloody|bleeding|flipping|blooming|bloomin|fucking|fuckin|fkn|fkin|fking|effing|feckin|frigging|friggin|sodding|ruddy) (?=${WEEKDAY})`,
      'g',
    ),
    '',
  ],
  [/\bout (?:of|from) (?:the|your|their|his|her|everyones|harms) (?:way|road)\b/g, 'aside'],
  [/\b(?:far|way|loads|heaps|miles) (?=(?:better|easier|best|handier|safer)\b)/g, ''],
  [/\b(?:might|may|could|can) (?:i|we) trouble you for\b/g, 'can i have'],
  [/\bon (?:mat|maternity|pat|paternity|annual|parental|sick) leave\b/g, 'aside'],
  [/\bnot going (?:anywhere|nowhere)(?= *(?:$|[.,!]|mate|love|lol|haha|please|thanks))/g, 'home'],
  // "World book day thurs": no date, and nothing to book.
  [
    /\b(?:world )?book (?:day|club|group|fair|week|launch|festival|fest)\b(?! (?:after|before|please)\b)/g,
    'bookclub',
  ],
];
