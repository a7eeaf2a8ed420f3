/**
 * Phrases of a marked text that one word can say ("not able to make it" is "cantdoit"), so that the clauses need to know
 * few words.
 */
import { APPROVALS } from './approval-phrases.js';
import { LEADING } from './leading-phrases.js';

/** Phrases rewritten before scanning, so that one token says it. */
export const PHRASES: readonly (readonly [RegExp, string])[] = [
  ...LEADING,
  ...APPROVALS,
  // "or D1 failing that"
  [
    /(?<=[DTO]\d+(?: T\d+)?),? (?:or )?(?:maybe )?((?:the |on )*[DTO]\d+(?: T\d+)?),? (?:failing (?:that|which)|otherwise|if you (?:can not|could not)|in reserve|as (?:a )?(?:fallback|backup|back up|reserve|plan b))(?= *[?.]?$)/g,
    ' otherwise $1',
  ],
  [/([DTO]\d+(?: T\d+)?) (?:is )?first(?:,| and|,? then) ?(D\d+) (?:is )?second\b/g, '$1 otherwise $2'],
  // "I have nothing on D0": free, where "nothing on" elsewhere rules out
  [
    /\b(?:have|got|has) (?:got )?nothing(?: (?:on|planned|doing|booked)){1,2}(?= (?:on )?(?:the )?D\d)/g,
    'free',
  ],
  [/\b(?:can|could|will|would) (you|we|i|it|they) not\b(?=[^.!]*\?)/g, 'can $1'],
  [/\b(?:would|had) (?:much |far )?(?:rather|sooner) not\b/g, 'not'],
  // "Thursday I would rather rest"
  [
    /\b(?:would|had) (?:much |far )?(?:rather|sooner)(?= (?!have\b|do\b|go\b|it\b|the\b|on\b|you\b|come\b|that\b|this\b|an?\b|any\b|if\b|in\b|at\b|wait\b|get\b|take\b|book\b|stick\b|make\b|say\b|your\b|pick\b|choose\b|for\b)[a-z])/g,
    'not',
  ],
  [
    /\b(?:would|had) (?:much |far )?(?:rather|sooner)(?: (?:have|do|go for|it (?:was|were|be)))?\b/g,
    'prefer',
  ],
  [/\bis there (?:no|not any) (?=[^.!]*\?)/g, 'is there any '],
  [
    /\b(?:any ?(?:day|time|date|one|of them|thing)?|anything|anytime|all(?: of them)?|every ?day|whenever|whichever) (?:but|except|bar|apart from|other than|not|excluding|besides)(?: for| on| the)*(?= [DTO]\d)/g,
    'any , not',
  ],
  [
    /\b(any|all|every)((?: (?:day|time|of|them|[DTO]\d+))+) (?:but|except|bar)(?: for| on| the)*(?= [DTO]\d)/g,
    '$1$2 , not',
  ],
  [
    /\b(?:except|apart from|bar|other than|excluding|besides|aside from|instead of|rather than|anything but|avoid|avoiding|skip|forget|scrap|cancel|not for|nothing on|leave out)(?: for| on| the)*(?= [DTO]\d)/g,
    'not',
  ],
  [
    /\b(?:no one|nobody|no 1|noone|no adult)\b(?: else| here)?(?= (?:\w+ )?(?:is|will|would|can|could|at|in|home|be|free|here|there|to|available)\b)/g,
    'not',
  ],
  [
    /\bno (?:good|use|go|can do|help|chance|longer|way)\b(?: at all)?|\b(?:not|never) (?:(?:any|much) )?(?:good|use|help)\b(?: at all)?/g,
    'bad',
  ],
  [/\bi mean\b/g, ''],
  [
    /,? ?(?:\bor )?\b(?:if|unless) (?:(?:(?:that|it|those|they|this|you|D\d+) (?:is|are|has|have) )?(?:been )?(?:all |fully )?(?:gone|taken|full|booked|went|busy|not (?:free|available|possible|candoit))(?: (?:up|then|that day|by then|there))*|you can not(?: (?:do|manage))?(?: (?:that|it))?)(?:,? (?:in which case|in that case|then))?(?=,? (?:(?:the|then|on|maybe|for) )*[DTO]\d)/g,
    ' otherwise',
  ],
  [/\bwill be (?:ready and waiting|(?:waiting|expecting) (?:for )?you(?! to\b))/g, 'will be free'],
  [/ and hopefully\b/g, ', hopefully'],
  [/\b(?:that is|it is) (?:the )?(?:day|date|morning|afternoon|same day) of (?:my|our|the)\b/g, 'busy'],
  // "D0 I'm working, D1 I'm not"
  [/\b(working|away|busy|out)\b([^.!?]*?)((?:on )?D\d+) (?:i|we) (?:am|are) not\b/g, '$1$2$3 free'],
  [/\b(?:is|are|be) a (?:big |definite |firm )?(no|yes) (?:for|to|on)\b/g, '$1'],
  [
    /\b(?:been|was|were) (?:(?:in|at|to|on) (?:the |an? )?(?:hospital|work|school|uni|funeral|holiday|wedding)|away|out|busy|working|ill|poorly|off)\b/g,
    'aside',
  ],
  [
    /\b(?:was|were|had been|have been) (?:really |kind of |sort of )?hoping (?:for|to (?:have|get|do))(?= (?:(?:the|on|it) )*[DO]\d+(?: T\d+)?(?![^]*(?:\bbut\b|\bor\b|\bso\b|though|D\d)))/g,
    'want',
  ],
  [
    /\b(?:(?:might|may|can|could|shall) (?:i|we) (?:suggest|propose|request|ask for|say)|(?:i|we) (?:would )?(?:suggest|propose|request))\b/g,
    'want',
  ],
  [/\banything(?= (?:(?:on|in|from|after|the) )*[DT]\d)/g, 'any'],
  [
    /\b(?:reserve|schedule|secure|grab|bag|nab|snag|claim|allocate)(?: (?:me|us))?(?= (?:the |that )?[DO]\d)/g,
    'want',
  ],
  [/(?<=\b(?:booked|good) )as (?=(?:an? |the |my |our )?[a-z]+ *$)/g, 'for '],
  [/\bgood (?:day|time) to be (?:out|away)\b/g, 'bad'],
  // What is hard to reach is no bad day.
  [
    /\b(?:access|parking|traffic|roads?|lane|street|stairs?|staircase|hallway|drive|estate|entrance|roadworks|buses|getting in|corner)(?: (?:here|round here|outside|to us|is|are|can be|a|an|bit|of|absolute|real|proper|right|complete|very|really|pretty|quite|so|always))+ (?:nightmare|bad|awkward|tricky|difficult|tight|narrow|pain|mayhem|chaos|murder|hell|impossible)\b/g,
    'aside',
  ],
  [
    /\b(?:on (?:an?|the) (?:plane|flight|cruise|ferry|coach)|in (?:theatre|surgery|court|labour|recovery)|under (?:the knife|anaesthetic))\b/g,
    'away',
  ],
  [
    /\b(?:have|got) (?:the|my|our) (?:bairns|kids|grandkids|grandchildren|grandbairns|weans|twins|bairn|wean) (?:that|then|both|all|those)\b/g,
    'busy',
  ],
  [
    /\b(?:will not|not) have (?:moved in|the keys|completed|exchanged|anyone|got the keys)\b|\b(?:house|flat|place|property|home) (?:is|will be) empty\b/g,
    'cantdoit',
  ],
  [
    /(?<=\b(?:that|which) )is (?:my|our|his|her|the)(?: \w+(?:'s)?){0,2} (?:op|operation|wedding|funeral|graduation|surgery)\b/g,
    'busy',
  ],
  [
    /\b(?:kids?|children|grandchildren|grandkids|bairns?|weans?|little ones?|toddler|the boys|the girls) (?:(?:are|is|will be|all|both|back|off) )*(?:at|in|to) (?:school|nursery|college|uni|playgroup)\b/g,
    'aside',
  ],
  [
    /\b(?:(?:at|in|back at|to|on the way to) (?:work|the office|college|school|uni|hospital|the hospital|a funeral|a wedding|a \w+ (?:appointment|meeting))|(?:at|on) shift|at (?:my (?:\w+'s|mums?|mams?|dads?|parents?|sisters?|brothers?|daughters?|sons?|nans?|desk|job|appointment)|the (?:doctors?|dentists?|vets?|hospital|gym)))\b/g,
    'working',
  ],
  [
    /(?<=D\d+ )is (?:my|our|his|her|the)(?: \w+(?:'s)?){0,2} (?:birthday|wedding|funeral|christening|graduation|exams?|operation)\b/g,
    'busy',
  ],
  [/\b(?:my|our) shifts? (?:is|are)\b/g, 'working'],
  [
    /\b(we|shop|office|store|site|salon|cafe|pub|practice|surgery|premises|business|school|yard|warehouse|showroom) (?:is|are|will be) (?:all )?(?:shut|closed)\b/g,
    '$1 away',
  ],
  // What is taken elsewhere is no slot: "I take the car to its MOT".
  [
    /\b(?:i|we) (?:(?:am|are|always|usually|have to|need to|must) )*(?:take|taking) (?:the|my|our|a|an|him|her|them) (?=(?!first|second|third|last|latter|other|early|late|earlier|later|slot|day|offer|delivery|one|option|time|window|morning|afternoon)[a-z])/g,
    'i am at ',
  ],
  [
    /\b(?:i|we) (?:take|taking) (?:my|our|him|her|them|the (?:kids|dogs?|boys|girls|children|bus|train))\b/g,
    'i am at',
  ],
  [/\b(?:there is )?(?:nobody|no one|not) [^,.!?]* otherwise(?= *$)/g, ''],
  [
    /\b(?:i|we) (?:(?:do|have|got) )*(?:the |my |our )?(?:school )?(?:pick ?ups?|drop ?offs?|school run)\b/g,
    'i am at school',
  ],
  [
    /\b(?:is|will be|are|am|be)? ?at (?:the|my|our) (?:house|property|flat|address|place)\b(?! (?:number|no|\d))/g,
    ' is free',
  ],
  [/(?<=T\d+) (?:start|starting)(?= (?:one|slot|window|please)| *(?:$|[.,!]))/g, ''],
  [
    /\b(?:that |which )?(?:just |only )?(?:leaves|leaving) (?:(?:me|us|you|just|only|with) )*(?=(?:the )?[DTO]\d)/g,
    'want ',
  ],
  [/\b(not [^.!?,]*[DTO]\d+),? (?:just|only) (?=(?:the )?[DTO]\d)/g, '$1 - '],
  [/\b(?:i am|we are) (?:really |pretty |quite |totally )?(?:easy|flexible)\b(?! (?:going|to))/g, 'notmind'],
  [/\b(?:sorry|apologies) (?:for|about) (?:\w+ ){1,4}?(?:on|until|since) D\d+\b/g, 'sorry'],
  [
    /\ball (?:of the )?(?:2|3|4)\b|\b(?:of )?the (?:2|3|4)(?= (?:of(?! (?:you|us)\b)|dates?|days?|slots?|times?|options?|are|is)\b)|\bof the (?:2|3|4)\b/g,
    'all',
  ],
  [
    /(?<=[DTO]\d+ )(?:is |that is |it is |so that is )(?:the|our|my) (?:1|one|day|winner)\b(?! (?:i|we|you|when|that|day|thing|out|trip|away|at|in|of)\b)/g,
    'is good',
  ],
  [
    /\b(?:will |can |to |could )?(?:let|buzz) (?:you|them|the lads|yous|you all|the driver|him) in\b/g,
    'is free',
  ],
  [/\b(?:am|are|is|be) about the (?:house|place)\b/g, 'am free'],
  [/\b(?:is|are) when (?:i am|we are) (?:in|free|home|around|here|off|available)\b/g, 'free'],
  [/\b(we|they) (?:will )?all be in\b/g, '$1 will be free'],
  [
    /\b(?:have|need) (?:my|an?|the|his|her) (?:\w+ )?(?:\w+ )?(?:done|fitted|replaced|removed|op|scan|operation|treatment|procedure|test)\b/g,
    'busy',
  ],
  [/\bthe (?:1|one) day (?=(?:this|that|i|we|in|of)\b)/g, 'bad '],
  [/(?:which is|whichever) (?:still )?left\b/g, 'any'],
  [/\bfree (?:from|of) (?!(?:the )?[DT]\d|work|school)/g, 'aside '],
  [
    /\b(?:bring|move|push|put|pull|shift|knock|swap|switch|change|rearrange|reschedule|rebook|amend|alter|revise) (?:(?:it|this|that|mine|delivery|(?:the|my|our) (?:delivery|date|slot|appointment|booking)) )?(?:(?:forward|back|on|up|out|over) )?(?:a (?:bit|little) )?(?:to|until|for|onto) (?=(?:the )?D\d)/g,
    'want ',
  ],
  [
    /(?<=[DO]\d+(?: T\d+)? )(?:beats?|over|ahead of|(?:(?:is|would be|suits|works|being|by far|far|much|much more|a lot|more|slightly|just) )*(?:preferably|preferred|better|easier|best|handier|nicer|good|prefer) (?:to|than|over)) (?:the )?[DO]\d+(?: T\d+)?(?! (?:or|and)\b)/g,
    'firstchoice',
  ],
  [
    /\bglad of\b|\barrange (?:it |this |delivery |that )?for\b|\b(?:decided|settled|agreed|plumped|gone) (?:on|for)\b|\b(?:picking|choosing)\b/g,
    'want',
  ],
  [
    /^(?:i|we) (?:have )?(?:already )?said (?=(?:(?:the|on|for) )*[DTO]\d+(?: T\d+)?(?: (?:past|already|twice|before|on the phone|in my)\b[^DT]*)? *$)/g,
    'want ',
  ],
  [
    /\b(?:whichever|whatever|any|the one|the day)(?: one| day)? (?:that |which )?(?:is|are) not (?=(?:the |on |a )*[DO]\d)/g,
    'any , not ',
  ],
  // Somebody of the household has chosen.
  [
    /\b(?:(?:my|our|the) )?(?:wife|husband|hubby|missus|mum|mam|mom|dad|son|daughter|partner|gaffer|boss|nan|gran|grandad|sister|brother|she|he|her indoors|him indoors|other half) (?:has )?(?:says?|wants|chose|picked|would like|likes|prefers|reckons)(?= (?:(?:the|on|for) )*[DO]\d+(?! (?:is )?(?:not|no|bad|out|cantdoit|away|away)\b))/g,
    'want',
  ],
  [/\boff (?=(?:you|your|yous|yourselves)\b)/g, 'from '],
  // "D0 we are at panto": elsewhere.
  [
    /(?<=D\d+ )(?:i am|we are|i will be|we will be) (?:at|round at|over at|in|up in|down in|driving|flying|travelling|visiting|seeing|moving|taking|hungover)(?! (?:home|the house|all|from|until|and|for|then|so)\b)(?: (?:my|our|the|a|an))?(?= [a-z])(?: (?!and\b|so\b|but\b)[a-z']+)?/g,
    'i am working',
  ],
  [
    /(?<=D\d+ )is (?:my|our|his|her|the)(?: (?!day\b|one\b|good\b|best\b)[a-z']+){0,3}? (?:graduation|wedding|funeral|birthday|christening|party|exams?|operation|do|prom|play|concert|test|interview|hearing|scan|results)\b/g,
    'busy',
  ],
  // Somebody who is at work in the house: neither a wish nor a refusal.
  [
    /\b(plasterers?|decorators?|builders?|painters?|electricians?|plumbers?|fitters?|tilers?|roofers?|workmen|joiners?|sparky|glaziers?|sweep|engineer|surveyor|nurse|hairdresser|chiropodist|(?:boiler|gas|carpet|kitchen|window|piano|fridge|broadband|alarm) (?:man|men|people)) (?:is|are|will be)(?: (?:here|round|coming|booked(?: in)?|due|in(?= on)))+(?= (?:(?:on|until|from|all|the|for) )*[DTO]\d)/g,
    '$1 visits',
  ],
  // The house is full of tradespeople.
  [
    /\b(?:plasterers?|decorators?|builders?|painters?|electricians?|plumbers?|fitters?|tilers?|roofers?|workmen|joiners?|sparky|glaziers?) (?:are|is|will be) in(?= (?:until|from|all|[DTO]\d))/g,
    'we are busy',
  ],
  [/\b(?:i|we) (?:do )?works?(?= |$)(?! (?:from|at) home)/g, 'i am working'],
  [/\b(?:works?|working) (?:from|at) home\b/g, 'home'],
  [
    /\b(?:on|going on|have a|off on) holiday\b|\bholiday (?=(?:until|from|on)? ?D\d)|\bon (?:my|our) hols?\b/g,
    'away',
  ],
  [
    /\b(?:have|got|have got|there is) (?:an? |my |the )?(?:\w+ ){0,2}(?:appointment|meeting|funeral|wedding|operation|exam|interview|course|training|scan|op|match|party|shift|viewing|clinic)\b/g,
    'busy',
  ],
  [/(?<!\b(?:i|we) )\b(would|will|could|might|does|do|not|should|can) work\b/g, '$1 works'],
  [
    /\b(?:am|are|is|be|heading|jetting|setting) off (?:to|on|down|up|out|over|away|abroad|somewhere|round|for (?:an?|the|our|my)|(?=camping|skiing|walking|fishing|sailing|cruising))\b(?! (?:work|days?)\b)/g,
    'am away',
  ],
  [/\b(?:day|days|time|week) off\b|\b(?:am|are|is) off\b(?! (?:work )?(?:to|on holiday))/g, 'free'],
  [
    /\b(?:will be|am|are|is(?! there (?:any|an?|some|enough|no|not|still|going)\b)|be|always|usually|staying|stay|stop|got|someone|one of us|wife|husband|mum|dad|son|daughter|neighbour|back) (?:here|there|around|about(?! (?:the )?[DTO]\d)|at home|home|indoors|in(?= *(?:$|[,.!?;:)-]|[DTO]\d|(?:all|from|until|after|before|on|for|the [DTO]\d|then|that|any|anytime|so|and|but|both|most|between|around|myself|either|anyway|please|thanks|pet|pal|hun|hen|duck|to|as|if|when|with|x+|every|only|just|because|cheers|mate|love)\b)))(?! (?:a |the (?!D)))/g,
    'free',
  ],
  [
    /\b(?:be|am|are) in (?!(?:the|a|an|bed|touch|contact|my|our|need|charge|receipt|agreement|your|favour|between|free)\b|(?!meeting|training|reading|recording|building|hearing|briefing|filming|beijing|kettering|worthing|reading)[a-z]+ing\b)[a-z]+\b/g,
    'away',
  ],
  [/^(?!about D\d+$)(?:in|around|about|here)(?= (?:all day )?(?:on )?(?:the )?D\d)|^in all day\b/g, 'free'],
  [
    /\b(?:(?:can|could|able to|happy to|will|would|lets|let us) (?:do|make|manage|accept|live with|receive(?: (?:you|it|delivery))?)|(?:i|we) (?:make|manage|accept|do(?! (?:not|pick|drop|have|need|work|like|hope|want|know|think|get|live|go|school))))(?= |$)(?!\s(?:not|you|it\?))/g,
    'candoit',
  ],
  [/\bnot (?:able to |going to |really |be able to )*candoit\b/g, 'cantdoit'],
  [
    /\b(?:can|could|will|would|do|does|did) not (?:be able to |really |possibly |actually |going to )*(?:do|make|manage|accept|come|deliver|send|bring|take|attend|be)\b(?! (?:(?:an?|him|her|anyone|someone|those|your|the (?:rude|same|grumpy|miserable|cheeky|last|other|lad|bloke|driver|guy|fella)) [a-z]|free|in|home|here|there|good|ok|around|about|away|out|working|busy|back|available|late|early|rude|long|shy|daft|silly|stupid))/g,
    'cantdoit',
  ],
  [
    /\b(?:can|could) not (?!wait|come soon|see why)(?:(?!so\b|but\b|and\b|or\b|because\b|then\b|as\b)\w+ ){1,4}?(?=(?:on |the )*D\d)/g,
    'cantdoit ',
  ],
  [/\b(?:can|could) not(?= (?:on |the |for |at )*[DTO]\d)/g, 'cantdoit'],
  [
    /\b(?:see you|look(?:ing)? forward|(?:put|stick|pop|mark|get|slot|sign) (?:me|us) (?:down|in|up)|put it (?:down|in)(?= *(?:$|[.,!]|for|then|the diary))|go ahead|pencil (?:me|us|it) in)\b/g,
    'yes',
  ],
  [
    /\b(?:go(?:ing)? (?:for|with)|stick (?:to|with)|make (?:it|that)|let us (?:say|go|do|have|make)|plump for|meant(?: to (?:say|put))?|opt(?:ed|ing)? for|settle (?:on|for)|down for|will take|will have(?! to| an? (?:quick )?(?:word|look|think|chat|go|ponder|gander|natter)| (?:the|my|our|his|her|your) (?:\w+ )?(?:doors?|gates?|kettle|garage|shutters?|keys?|barrier|lights?|cash)\b)|i will go|(?:has to|have to|needs? to) be(?! (?!delivered|collected|moved|changed|booked|dropped|arranged|brought|need|indeed)(?:\w+ed|hidden|built|gone|done)\b)|it is(?! (?:my|our|his|her|their|your|an?|the(?! (?:[DTO]\d|first|second|third|last|other|same|early|late|morning|afternoon|evening|one)))\b)|it will be|must be|need it|want it|bring it(?: (?:round|over|along|up))?|deliver it|deliver|come(?! back| to a)|drop it|send it|fetch it)\b/g,
    'want',
  ],
  [/ if not(?= *\??$)/g, ' if bad'],
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
