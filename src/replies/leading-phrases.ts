/**
 * Phrases around a day that is named without a word that chooses it, on marked text: what leads to it ("so you're left with
 * D1", "you lot D2"), what is to be done on it ("D0 boot it round the back"), why no other will do ("D0 only day I'm home").
 */

const WHO = '(?:i am|we are|he is|she is|they are|both of us are|we are both|(?:my|our) \\w+ is)';

/** What keeps somebody from home. */
const ELSEWHERE =
  'working|away|out|busy|teaching|travelling|on (?:site|shift|nights|days|call|duty|the road|a course)';

/** Where the goods are to be put. */
const SOMEWHERE =
  '(?:in|on|at|by|round|around|behind|under|inside|outside|through|down|over|next to|up against|with) (?:the|my|our|a|back|front|side|next|number|place|mum|mam|dad|nan)\\b';

/** What a driver is told to do. What puts off, sends back or leaves the matter with somebody is not among it. */
const INSTRUCTION = [
  `(?:boot|bung|chuck|stick|shove|drop|dump|lob|plonk|sling|leave|put|pop|stash|whack|bang) (?:it|them|the (?!date|day|delivery|time)\\w+|everything)(?: (?:off|down|straight|just|right))* ${SOMEWHERE}(?! (?:back )?(?:rain|mercy|minute|moment|list|burner|wayside|shelf|spot)\\b)`,
  `(?:drive|pull|back|reverse|go|come) (?:up|round|around|in|into|through|to|past|via)(?: (?:to|by|at|through|into|past|the|our|my))* (?:back|side|front|rear|drive|driveway|yard|lane|alley|kerb|gates?|entrance|archway|garage|bus stop|car park|garden|ramp|bay)\\b`,
  `(?:lads|boys|drivers?|you|they|van|lorry) can (?:park|use|drive|pull|turn|reverse|unload|get|go|come) (?:up|round|around|in|into|through|on|at|by|across|over|the|outside|our|my)\\b`,
  `park (?:up|on|in|at|by|across|outside|round|behind|next)\\b`,
  `use (?:the|our|my) (?:side|back|front|rear|other|main|trade|garage|next|alley|lift|goods|ramp)\\b`,
  `(?:mind|watch) (?:(?:the|our|my) (?!baby|kids|grandkids|children|bairns?|weans?|shop|house|match|game|football|telly|time)[a-z]+|out for)\\b`,
  `tell (?:them|him|her|the (?:lads|driver|boys|men|lad))\\b(?! (?:no|not|where|to (?:stuff|shove|stick|get|go|do one|wait|ring|call|phone|forget|cancel)|i|we|it)\\b)`,
].join('|');

/** Those phrases, rewritten before the others. */
export const LEADING: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\bif\b[^.!?]*)\b(?:(?:so|that|which) )?(?:you are|your|i am|we are|us|me) (?:(?:just|only|now|then) )?left with(?: just| only)? (?=(?:the |on )*[DO]\d(?! which))/g,
    'so want ',
  ],
  // "scaffolders D0, then the plasterer D1, then you lot D2"
  [
    /(?<=[DO]\d+[^.!?]*?(?:, ?|\b(?:so|then) ))(?:(?:so|then|and) )*(?:you lot|you guys|your lot|your lads|yous)(?: (?:on|can have|get))? (?=D\d+(?: T\d+)?(?= *(?:$|[.,!]|and then|then|please)))/g,
    'so want ',
  ],
  // "D0 mate boot it round the back"
  [
    new RegExp(
      `(?<=(?:^|[.!?] ?)(?:(?:yes|ok|hi|on|the|for|please|this|then) ,?)*[DT]\\d+(?: [DT]\\d+)?(?: (?:mate|pal|love|lads|guys|bro|bruv|fella|please|thanks|then|boss|chief|hun|duck|pet|x+))*) (?:and )?(?=(?:${INSTRUCTION}))`,
      'g',
    ),
    ' , ',
  ],
  // "D0 is the only day I'm not on site"
  [
    new RegExp(
      `(?<=D\\d+(?: T\\d+)?) (?:(?:is|being) )?(?:(?:the|my|our|about|literally|really) )*only (?:day|time|date|one|T\\d+)(?: (?:this|that|all|in the) week)?(?: (?:that|when|where))? (?:${WHO} (?:both |all )?(?:not (?:${ELSEWHERE}|at (?!home|the (?:house|flat))[a-z]+|at the [a-z]+)|(?:free|off(?! (?:my|his|her|their|to)\\b)|available|(?:in|home|here|about|around)(?= *(?:$|[.,!?]|and|to|so|at))))|there (?:is|are) (?:(?:an?|2|3|some|two|somebody|someone|enough|adults?|people|of us|men|man|lads) )+(?:in|home|here|about|free|to (?:help|lift|shift|let|sign|carry))(?! (?:hospital|bed|work))\\b)`,
      'g',
    ),
    ' is good , ',
  ],
  [
    /\bleave it (?:at|as|on) (?=(?:the )?D\d+(?: T\d+)?(?: then)?(?= *(?:$|[.,!]|like|as|please|thanks)))/g,
    'want ',
  ],
  [/^(?:(?:so|ok|hi|hello|and),? )*about (?=(?:the )?D\d+ *$)/g, 'regarding '],
  [
    new RegExp(
      `\\b(?:the )?only (?:day|time|date|one) (?:(?:this|that|all|in the) week )?(?:that )?${WHO} (?:both |all )?(?:not (?:${ELSEWHERE}|at (?!home)[a-z]+)|free|off|available|in|home|around) is (?=(?:the )?D\\d)`,
      'g',
    ),
    'want ',
  ],
  [
    /\b(?:the )?(?:earliest|soonest|first (?:day|date)?) ?(?:that )?(?:i|we) (?:can|could) (?:do|manage|make)(?: it)? is (?=(?:(?:the|on) )*D\d)/g,
    'want ',
  ],
  [
    /(?<=[DT]\d+) is (?:my|our|the) only (?:gap|window|free (?:day|slot|one|time)|option)(?= *(?:$|[.,!]))/g,
    ' is good',
  ],
  [/(?<=D\d+) is when (?=(?:i|we) (?:get|pick up|collect|complete|move)\b[^.!?]* so\b)/g, ' , '],
  [
    /\b(?:should|would|will|shall) be (?:most |very |so )?(?:grateful|obliged|glad|pleased|thankful) (?:for|of|with|to have)(?= (?:the )?[DO]\d)/g,
    'want',
  ],
  [/^no (mate|pal|love|thanks|sorry|bro|lads?|guys) (?=D\d)/g, 'no , '],
  [/\bpicked up (?:an? |some |my |extra )*(?:\w+ )?(?:shifts?|overtime|work)\b/g, 'aside'],
  [/\bcount (?:me|us) in (?:for|on) (?=(?:the )?[DO]\d)/g, 'want '],
  // "Wednesday thank you Doreen"
  [
    /(?<=^(?:(?:the|on|for|yes|ok|hi) )*[DO]\d+(?: T\d+)? thanks(?: you)?) (?!(?:not|no|cancel|if|unless|only|maybe|never|stop|ring|call|phone|wait|later|earlier|sooner|ignore|wrong|but|or|and|for|to)\b)[a-z]+(?: [a-z]+)?$/g,
    '',
  ],
  // "D0 thanks I don't know how to turn the capitals off"
  [
    /(?<=(?:^|[.!?,] ?)(?:(?:the|on|for|yes|ok|hi) )*[DO]\d+(?: T\d+)? (?:please|thanks(?: you)?)) (?=(?:i|we|my|our|the|he|she|they|it|there|big|no)\b)/g,
    ' , ',
  ],
  [/\b(?:it )?wants to be (?=(?:(?:in|on|the|an?) )*[DTO]\d)/g, 'want '],
  [/\b(?:i|we) say (?=(?:the )?[DO]\d)/g, 'want '],
  [
    /\b(?:usually|normally|generally|mostly|always) (?:in|home|free|off|about|around|here) on (?:an? )?(?=D\d)|^most (?=D\d)/g,
    'aside ',
  ],
  [/^(?:please )?try (?:for )?(?=(?:the )?[DO]\d)/g, 'want '],
  [/\bcan only (?:offer|do|manage|make)\b/g, 'candoit'],
  [/\bmake (?:the )?(D\d+) works?\b/g, '$1 works'],
  [/(?<=D\d+ )(?:i am|we are|she is|he is) on(?= *(?:$|[.,!]))/g, 'i am working'],
  [/\bno (?:safer|better|easier|handier)\b/g, 'bad'],
  [
    /(?<=[DT]\d+) is (?:all|the best|the only (?:time|thing|slot|one|day)) (?:that )?(?:i|we) (?:have|got|can do|have got|can manage|can offer|can make)(?= *(?:$|[.,!]))/g,
    ' is good',
  ],
  [
    /\b(?:my|our) (?:answer|choice|preference|decision|pick|vote|request|preferred (?:date|day|slot|time))(?: (?:is|would be))*:? ?(?=(?:(?:the|for|on) )*[DO]\d)/g,
    'want ',
  ],
  [/(?<=[DTO]\d+) is (?:my|our) (?:request|choice|preference|answer|pick|preferred \w+)\b/g, ' is good'],
  [/\b(?:pick|picks|picking|picked) (?:him|her|them|me|us|(?:the|my|our) \w+) up\b/g, 'aside'],
  [/(?<=D\d+ (?:or|and) (?:the )?D\d+) (?:both )?work(?= *(?:$|[.,!]|for (?:me|us)))/g, ' works'],
  [/^(?:i |we |he |she )?works (?=D\d+,? (?:so|and)\b)/g, 'working '],
  [/\b(?:it )?notmind (?:whether|if) (?:(?:it|that|you) (?:is|are|come)(?: in)? )?T\d+ or T\d+/g, 'any time'],
  [/\bout (?:in |at |on )?the (?:back|front|garden|yard|shed|drive|patio|street)\b/g, 'aside'],
  [
    /\bthere is an? (?:\w+ )?(?:wedding|funeral|match|fair|fete|market|concert|school|party|parade|race) (?:at|in|on|down|outside|past) (?:the|our|my) (?:church|pub|school|hall|stadium|ground|village|park|end|road|street|crematorium|chapel|high street|house|door)\b/g,
    'aside',
  ],
  [
    /\b(?:they|kids|children|both|boys|girls|twins) (?:(?:are|is|all|both|finally|now|will be) )+(?:back )?(?:at|in|off to) (?:school|nursery|uni|college)\b/g,
    'aside',
  ],
  [/(\bany (?:day|time|date)(?:,? any (?:day|time|date))?) (?=(?:i am|we are|i have|we have)\b)/g, '$1 , '],
  [/, only (?=(?:i|we|my|our|the)\b)/g, ', because '],
  // "schools break up on D0, do it then"
  [
    /^([^.!?DO]*\b(D\d+)[^.!?DO]*?)(?:,| so| and)+ (?:(?:(?:can|could) (?:you|we|i) )?(?:do|come|bring|deliver|have|get|drop)(?: (?:it|me))? (?:on |for )?(?:that (?:very |same )?(?:day|morning)|then)|(?:on |for )?that (?:very |same )?(?:day|one)|(?:then|that) please)(?: (?:please|instead|ideally|thanks))*\??$/g,
    '$1 - $2 please',
  ],
  [/\b(?:put|call|cry|write) (?:it|this|that|things|everything|the \w+) off\b/g, 'bad'],
];
