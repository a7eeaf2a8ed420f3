/**
 * Phrases around a day that is named without a word that chooses it, on marked text: what leads to it ("so you're left with
 * D1", "you lot D2"), what is to be done on it ("D0 boot it round the back"), why no other will do ("D0 only day I'm home").
 */

const WHO = '(?:i am|we are|he is|she is|they are|both of us are|we are both|(?:my|our) \\w+ is)';

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
      `(?<=D\\d+(?: T\\d+)?) (?:(?:is|being) )?(?:(?:the|my|our|about|literally|really) )*only (?:day|time|date|one|T\\d+)(?: (?:this|that|all|in the) week)?(?: (?:that|when|where))? (?:${WHO} (?:both |all )?(?:not (?:working|away|out|busy|teaching|travelling|at (?!home|the (?:house|flat))[a-z]+|at the [a-z]+|on (?:site|shift|nights|days|call|duty|the road|a course))|(?:free|off(?! (?:my|his|her|their|to)\\b)|available|(?:in|home|here|about|around)(?= *(?:$|[.,!?]|and|to|so|at))))|there (?:is|are) (?:(?:an?|2|3|some|two|somebody|someone|enough|adults?|people|of us|men|man|lads) )+(?:in|home|here|about|free|to (?:help|lift|shift|let|sign|carry))(?! (?:hospital|bed|work))\\b)`,
      'g',
    ),
    ' is good , ',
  ],
  [
    /\bleave it (?:at|as|on) (?=(?:the )?D\d+(?: T\d+)?(?: then)?(?= *(?:$|[.,!]|like|as|please|thanks)))/g,
    'want ',
  ],
  [/^(?:(?:so|ok|hi|hello|and),? )*about (?=(?:the )?D\d+ *$)/g, 'regarding '],
  [/\bno (?:safer|better|easier|handier)\b/g, 'bad'],
  [/\b(?:put|call|cry|write) (?:it|this|that|things|everything|the \w+) off\b/g, 'bad'],
];
