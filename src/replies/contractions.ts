/**
 * Words that recipients join or part ("i'll", "8am - noon", "no-one") and replies that say everything by a single sign, put
 * into plain words before single words are looked up. On text in lower case, without accents.
 */

/** Whose verb may hang on an apostrophe: "that's", "sat's". */
const WHO =
  'i|we|you|they|he|she|it|that|there|who|what|where|when|here|how|sat|sun|mon|tues?|weds?|thurs?|fri|date|time|slot|window|one|whatever|whichever|other|\\w*day';

const VERBS: readonly (readonly [short: string, verb: string])[] = [
  ['m', 'am'],
  ['re', 'are'],
  ['s', 'is'],
  ['ll', 'will'],
  ['ve', 'have'],
  ['d', 'would'],
];

/** What the whole reply says by a single sign, what was heard instead of read, and letters that choose; in order. */
export const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\b(i|we|you|he|she|they|it|that),(ll|ve|m|re|s)\b/g, "$1'$2"],
  [/^\W*([a-d])\W*$/, 'option $1'],
  [/^\W*n\W*$/, 'no'],
  [/^\W*(?:(?:fine|ok|oh|yeah|yh|meh),? )?(?:whatever|whatevs)\W*$/, 'unsure'],
  [/^\W*good (?:morning|afternoon|evening|day)\W*$/, 'hi'],
  // A greeting, and no choice of the afternoon.
  [
    /^\W*good (?:morning|afternoon|evening)\b(?! (?:slots?|ones?|is|for|works?|suits|please|on|time|would|will|window|delivery|or|and|option)\b)/,
    'hi',
  ],
  [/^\W*one\W*$/, '1'],
  // Heard instead of read.
  [/\b(number|option) (?:too|to)(?= *(?:$|please|pls|thanks|[.,!]))/, '$1 2'],
  [/\b(number|option) won\b/, '$1 1'],
  [/\bo clock\b/g, "o'clock"],
  // Dictated to a phone that writes it out.
  [/ comma(?= )/g, ','],
  [/ full stop\b/g, '.'],
  [/ question mark\b/g, '?'],
  [
    /\bhappy (?:mon|tues|wednes|thurs|fri|satur|sun|boxing |pancake |mothers? |fathers? |new years? |valentines? |st \w+(?:'?s)? )day(?! (?:for|to|with)\b)/,
    'hi',
  ],
  // "Th 15"
  ...['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((weekday): readonly [RegExp, string] => [
    new RegExp(`^\\W*${weekday.slice(0, 2)} (?=\\d{1,2}\\b(?![:.]))`),
    `${weekday} `,
  ]),
  [/\beither ?\/ ?or\b|\beither or(?= *(?:$|[.,!]))/, 'either'],
  ...Array.from('abcd', (letter, index): readonly [RegExp, string] => [
    new RegExp(`\\b(?:option|slot|choice|letter|answer|number|date|time|opt) ?${letter}\\b`, 'g'),
    `option ${index + 1}`,
  ]),
];

/** Words that were joined, each on its own; in order. */
export const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bw\/c (?=(?:the |mon |monday )*\d)/g, 'week commencing '],
  [/\b(have|has|need|got|going|want) 2 (?=(?:be|do|come|go|get|have|make)\b)/g, '$1 to '],
  [
    /\b(i|you|ye|they|we|he|she|it)(?:'ll| will) (?:no|nae) (?=(?:get|be|do|make|manage|come|find|fit|have|suit|work)\b)/g,
    '$1 will not ',
  ],
  // "nights tue + wed so i'd be in bed": the nights of work.
  [
    /(^|[.,!?;\n] ?)(?:(?:on|doing|got) )?(?:nights|lates|earlies) (?=(?:on )?(?:mon|tue|wed|thu|fri|sat|sun)[^.!?\n]*\bso (?:i|id|i'd|il|ill|i'll|will)\b)/g,
    '$1working ',
  ],
  [/(\w) (?:n|&|\+) (?=\w)/g, '$1 and '],
  // "8til12", "fri8-12", "fri18th"
  [/(?<=\d(?:[ap]m)?)(?:til+|until|to)(?=\d)/g, ' until '],
  [/\b(mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)(?=\d)/g, '$1 '],
  // "wd b gr8", "b in fri"
  [/\b(will|would|wil|wud|wd|wld|shd|cud|can|could|should|to|it'?ll|i'?ll|we'?ll|that'?ll) b(?= )/g, '$1 be'],
  [/\bb (?=(?:in|home|there|here|around|about|gd|gr8|good|fine|great|ok)\b)/g, 'be '],
  [
    /\b(?:see|c) (?:u|ya|yas|yers?|yous|yiz|yis|yez)\b|\bcu(?= (?:on|then|mon|tue|wed|thu|fri|sat|sun))/g,
    'see you',
  ],
  [/\bgonn(?:ae|y) no(?:t|')? /g, 'do not '],
  [/\bwon'?'t\b/g, 'will not'],
  [/\b(can|do|does|did|is|are|was|were|would|could|should|have|has|had)n'?'t\b/g, '$1 not'],
  [/\bcan't\b/g, 'can not'],
  ...VERBS.map(([short, verb]): readonly [RegExp, string] => [
    new RegExp(`\\b(${WHO})'${short}\\b`, 'g'),
    `$1 ${verb}`,
  ]),
  [/\b([a-z]{2,})'ll\b/g, '$1 will'],
  [/\b([ap])\. ?m\b\.?/g, '$1m'],
  [/(?<=\d(?: ?[ap]m)? ?(?:-|to|until|till|and) ?)(?:12 )?(?:noon|midday)\b/g, '12pm'],
  [
    /\b(?:12 )?(?:noon|midday)(?= ?(?:-|to|until|till|and) ?(?:\d|one\b|two\b|three\b|four\b|five\b|six\b))/g,
    '12pm',
  ],
  [
    /\bm[ea] (?=(?:mam|mum|ma|da|dad|nan|gran|sister|brother|bro|son|daughter|mate|lad|lass|wife|husband|fella)'?s?\b)/g,
    'my ',
  ],
  [/(?<=\b\d{1,2})(?:af|il|ydd|ed|fed|eg|ain)\b/g, 'th'],
  [
    /\b(can|could|will|would) (you|yous|u|ye|i|we|they|it) no (?=(?:do|make|come|deliver|be|have|get|manage|fit|just)\b)/g,
    '$1 $2 not ',
  ],
  [/\blet's\b/g, 'let us'],
  [/\bthe (\d\d) one\b/g, 'the $1th one'],
  [/\bfirst (?=of (?:the|this|next) month\b)/g, '1st '],
  [/\b(mon|tues|wed|wednes|thurs|fri|sat|satur|sun) (?=(?:day|nesday|sday|urday|rsday)\b)/g, '$1'],
  // A day of sales or of football, and none of an answer.
  [/\b(?:super saturday|black friday)(?= *[.,] *\w)/g, 'name'],
  [/\b(half|quarter|5|10|20|25|five|ten|twenty) (past|to) one\b/g, '$1 $2 1'],
  [
    /(?!\bwed love *(?:$|[,.!]|x|pls|please))\b(i|we|he|she|they|you)d (?=(?:like|love|prefer|rather|sooner|go|take|say|be|have|need|want|pick)\b)/g,
    '$1 would ',
  ],
  [/(?<!\bas )\bwell (?=be\b)/g, 'we will '],
  [/\b(she|he)ll (?=be\b)/g, '$1 will '],
  [
    /\bill? (?=(?:be|take|have|av|hav|tell|let|go|make|get|do|say|see|know|ask|kiss|wait|stay|pop|put|need|try|ring|call|text|reply|just)\b)/g,
    'i will ',
  ],
  [
    /\b(i|we|he|she|been|just|was|were|am|i'?m|are) sat (?=(?:here|there|in|at|on|around|down|waiting|like|up|by)\b(?! or))/g,
    '$1 waited ',
  ],
  [/\b4 (?=(?:me|us|you|my|our|the|it|that)\b)/g, 'for '],
  [/\bno-one\b/g, 'nobody'],
  [/\bsat (?=on (?:it|them|my|the (?:sofa|settee|chair|thing))\b)/g, 'waited '],
  [/\b(would|could|should|might) of\b/g, '$1 have'],
  [/\bgizz?a? (?=(?:a )?(?:bell|call|ring|shout|buzz)\b)/g, 'give us '],
  [/\bt'?other\b/g, 'the other'],
  [
    /\b(other|that|this|first|second|third|last|early|late|morning|afternoon|\w+day) (?:'?un|yin|yan)\b/g,
    '$1 one',
  ],
  [
    /\b(other|the \w+day|first|second|third|last|middle|latter|earlier|later|early|late) 1(?= *(?:$|[.,!;]|is|please|would|works|suits|for|pls|plz|ta|thanks|cheers|x\b))/g,
    '$1 one',
  ],
  [
    /\b(?:your|ur) (?=(?:all |not )?(?:full|booked|coming|able|late|free|fully|busy|rammed|chocka|packed|going|passing)\b)/g,
    'you are ',
  ],
  [/\b(mid|early|late)-(?=(?:morning|afternoon|evening|week)\b)/g, '$1 '],
  [/\bah'll\b/g, 'i will'],
  [/\b(?:us|wi)'ll\b/g, 'we will'],
  [/\bcomin'?s\b/g, 'coming is'],
  [/\b(g)ie'?s? (?:us )?(?=the |\w+day)/g, 'want '],
  [/\bfar from\b(?= (?!\d))/g, 'not'],
];
