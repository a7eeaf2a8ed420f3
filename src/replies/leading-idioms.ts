/**
 * Turns of phrase by which a reply leads up to its choice: days gone through with what is on them ("Thursday = dialysis",
 * "Why not Saturday: the match"), what is drawn from it ("hence", "first white square on the calendar"), and what is said
 * on the way and says nothing of the day ("just so they know", "on the 42 to work"). On plain words, before the other idioms.
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
      `\\b(?:bloody|bleeding|flipping|blooming|bloomin|fucking|fuckin|fkn|fkin|fking|effing|feckin|frigging|friggin|sodding|ruddy|flippin|bleedin) (?=${WEEKDAY}|good|ok|best|better)`,
      'g',
    ),
    '',
  ],
  [/\bout (?:of|from) (?:the|your|their|his|her|everyones|harms) (?:way|road)\b/g, 'aside'],
  [/\b(?:far|way|loads|heaps|miles) (?=(?:better|easier|best|handier|safer)\b)/g, ''],
  [/\b(?:might|may|could|can) (?:i|we) (?:please )?trouble you for\b/g, 'can i have'],
  [/\bon (?:mat|maternity|pat|paternity|annual|parental|sick) leave\b/g, 'aside'],
  [/\bnot going (?:anywhere|nowhere)(?= *(?:$|[.,!]|mate|love|lol|haha|please|thanks))/g, 'home'],
  [
    /^\W*(?:(?:that|it) is )?good timing\b(?= *[.,!]| as| because)(?![^.!?]*\b(?:fly|flying|leave|leaving|away|holiday|out|working?|hospital|moved?|moving|not|already|yesterday)\b)/g,
    'that is good ,',
  ],
  // Said to the phone, or of a message before.
  [/\b(?:hey )?siri,? (?:please )?(?:say|send|text|reply|tell (?:them|him|her))\b/g, ''],
  [
    /\b(?:ignore|disregard|scrap|delete) (?:that|my|the) (?:(?:last|previous|other|first|earlier) )*(?:text|message|one|email|reply)(?= (?:i|we) (?:meant|want|mean)\b)/g,
    ' , ',
  ],
  // "whatever gets it out of your depot first"
  [
    /\bwhichever (?:one |day )?(?:fits|suits|helps|gets|works|makes|saves|keeps|goes|is (?:easier|easiest|best|good|quicker|quickest|cheaper|cheapest|handier|less)) (?=[^.,!?\n]{0,40}\b(?:your|you|yous|the (?:drivers?|lads|van|route|depot|round|run|schedule))\b)(?![^.,!?\n]*\b(?:as|so|if|but|provided|except|apart|not|only|unless|before|after|until|from)\b)[^.,!?\n]*/g,
    'notmind',
  ],
  [/\bnon[- ]?(?:working|work) day(?=s?\b)/g, 'day off'],
  [
    /\bnot this week,? (?:but )?(?:the )?next(?: (?:one|week))?(?= *(?:$|[.,!;]))/g,
    'not this week, next week',
  ],
  [/\b(?:the )?(?:in between one|one in between)\b/g, 'the middle one'],
  [/(?<=[.!,] ?)evening evening(?= *(?:$|[.!]|x+))/g, ''],
  [/\b\d on,? (?:and )?\d off\b/g, 'rota'],
  [/\b(?:it is|there is|with) half ?term\b(?: and all)?/g, 'aside'],
  [/\bhalf term\b/g, 'halfterm'],
  [/\bneither (?:(?:one|day|date|is|are|really|particularly|exactly) )*(?:good|great|best) but\b/g, ''],
  [/\bany hours?(?: (?:that )?god sends)?(?= *(?:$|[.,!]|of the day))/g, 'any time'],
  [/\bno (?:worries|problem|bother|rush) if (?:you )?(?:can )?not\b/g, 'aside'],
  [
    /\bno (?:problem|problems|issue|issues) (?:with|about) (?:the|my|our) (?!day|date|slot|time|delivery|\w*day\b)[a-z]+/g,
    'aside',
  ],
  [/\bso you see,? (?=it is\b)/g, 'so '],
  [/\bno plans to (?=be\b)/g, 'not '],
  [/\bany (later|earlier|sooner) than\b/g, '$1 than'],
  [/\b(?:have )?no plans(?= (?:either|both|any|all|that)\b)/g, 'free'],
  [
    /\b(have|do|can|could|is|are) (you|there|we|they) not (?=(?:got |have |do |any )*(?:any|anything|a|have|do)\b)/g,
    '$1 $2 ',
  ],
  [
    /(?<=\b(?:can|could|may|might|would) (?:you|i|we|it|they) )(?:possibly|please possibly|perhaps)(?= (?!not\b))/g,
    '',
  ],
  [/\b(?:as it happens|as luck (?:would|will) have it|funnily enough|by (?:chance|coincidence))\b/g, ''],
  [/\b(we|us|you) both\b(?! (?:days|dates|times|slots|ones|of them))/g, '$1'],
  [
    /(?<!\b(?:it|be|you|that|they) )\bearly or late\b(?![^.!\n]*\?)|\b(?:day or night|morning,? noon (?:or|and) night)\b/g,
    'any time',
  ],
  [/\bbut (?:there|here) (?:we|you|it|i) (?:go|goes|is|are|am)\b(?! \w)/g, ''],
  [
    /\b(?:will|shall|may|might) not (?:be able to )?(?:see|hear) (?:you|the (?:bell|door|van|knock))\b/g,
    'aside',
  ],
  [/(?<=\bany (?:day|time|date) next)(?= (?:is|would|will|works|suits)\b)/g, ' week'],
  [/\bdo not (?:still )?(?:know|understand) what [^.,!?\n]{1,40}? (?:means|is) but\b/g, 'aside but'],
  [
    /\b(?:home|back|out) (?=from (?:the )?(?:hosp\w*|uni|college|holiday|respite|rehab|theatre|a\b))/g,
    'returns ',
  ],
  // Not out before the end of the day: in.
  [/\bnot (?:be )?(?:going )?out until (?:the |late )*(?:evening|night|dark|[4-9](?: ?pm)?)\b/g, 'aside'],
  [
    /^\W*(?:(?:sorry|hi),? )?(?:(?:i am|just|currently|still) )*(?:on|in|at) (?:the|a|my|an) (?:[a-z\d]+ ){1,4}?(?:to [a-z]+)?, ?(?=(?:yes|ok)\b)/g,
    '',
  ],
  [
    /\b(?:my|for my|excuse my) (?:poor |bad )?english(?: (?:is|it is))?(?: (?:not|no|so|very|too|bad|poor|good|that))*/g,
    'aside',
  ],
  // At another's house, to take it in.
  [
    /\b(?:i|we) (?:shall|will) be at [^.!?,;\n]{1,60}? to (?=(?:receive|take|accept|meet|greet|let)\b)/g,
    'i will be home to ',
  ],
  [/\bwhichever happened to [^.!?\n]*/g, 'aside'],
  [
    /\bask (?:my|our|the|me) \w+ to (?=(?:sit|be|come|stay|wait|take|pop|nip|let|cover|help|stop)\b)/g,
    'have someone ',
  ],
  [/\btoo much on(?= (?:before|until|on|that|this|the|my|\w*day|tomorrow)\b| *(?:$|[.,!]))/g, 'busy'],
  [/\bjust so (?:you|they|the (?:lads|drivers?|boys)) knows?\b/g, ' , aside '],
  [/\b(?:it is )?(?:that|this) (?:one|day|slot) (?:it is|then)\b/g, 'that one'],
  // "World book day thurs": no date, and nothing to book.
  [
    /\b(?:world )?book (?:day|club|group|fair|week|launch|festival|fest)\b(?! (?:after|before|please)\b)/g,
    'bookclub',
  ],
];
