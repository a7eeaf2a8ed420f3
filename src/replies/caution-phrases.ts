/**
 * The words after which nothing may be booked without a person: conditions, doubts, answers put off, questions on whose
 * answer it may depend; and those that only look like it. On plain, marked text.
 */
import { anyOf, anyPhrase } from './patterns.js';

export const DEFERS = anyPhrase(
  /so far(?= *(?:$|[.,!]))/,
  /will (?:only )?know|double check|hold (?:me|us) to|let you know|let ya know|get back to (?:you|ya)|come back to you|be in touch/,
  /need to (?:ask|check|speak|see|find out|look|think|sort|talk|confirm|consult|work out|find)/,
  /(?:have|has|got|want|going|ought|like) to (?:ask|check|speak to|see (?:what|if|when)|find out|look at|think|talk to|confirm|consult)/,
  /(?:look at|check) (?:my|our|the) (?:diary|calendar|rota|shifts)|will (?:check|confirm|ask|look(?! like| after| out)|think)\b|will see(?! (?:(?:your |the |any )?(?:reply|replies|text|message|answer|email)|to|you|yous|them|him|her|that|the (?:driver|lads|men))\b)/,
  /(?<!\b(?:daughter|son|husband|wife|mum|mam|dad|neighbour|carer|she|he|they|someone|lad|lads|drivers?|you) )will (?:reply|answer|text|message|email|ring|call|phone)(?: (?:you|ya|yous|back))?(?: (?:later|soon|back|with (?:a|the|my) (?:day|date|answer|choice)|when|if|once|after|properly|in|tomorrow|D\d|T\d)|(?= *(?:$|[.,!?])))/,
  /(?:have|having|need) an? (?:quick )?(?:word|chat|think|look|ponder|gander|natter) (?:with|about|at|on|over|and)/,
  /run (?:it|that|this) (?:past|by)|clear it with|square it with|talk (?:it|this|that) over|ask (?:me|us) again|will tell (?:you|ya)/,
  /let me (?:check|see|think|ask|look|speak|find|get back|just|talk|have)/,
  /(?:just |am )?(?:checking|waiting (?:for(?! (?:you(?! to)|the (?:driver|lads|delivery|van))\b)|on|to)(?! (?:the|a|my|our) (?:(?:gas|boiler|window|meter) man|plumber|electrician|engineer|sparky|plasterers?|builders?|joiner|carpet fitters?|midwife|nurse|paint|plaster|concrete|floor)\b)|(?<!\b(?:keep|kept|you|you are|for|stop|been|are|in|to) )asking(?! because\b)) (?:with|my|the|to|for|on)?/,
  /unsure|do not know (?:yet|when|what|if|my|which|whether|our|D\d)|not decided/,
  /leave (?:it|that|this) with (?:me|us)\b(?! (?:at|in|on))|(?:do not|not) know(?= *(?:$|[.,!?]))|or is (?:it|that) (?:the |my |when |a )?(?:D\d|[a-z]+)/,
  /undecided|finding out|leave (?:it|this|that) (?:until|for (?:now|the (?:minute|moment|time being)|a(?: \w+)?)|a (?:while|bit|few)|D\d)/,
  /can not (?:say|decide|tell|confirm) (?:yet|now|just|which|until|when|right|at)/,
  /give up|can be bothered|bear with(?! (?:the|my|our|his|her)\b)|hang on|hold on|give me (?:a|until|some|duration(?! (?:or \w+ )?to (?:get|answer|open|come|reach|hobble)))/,
  /give us (?:a(?! (?:shout|knock|wave|beep|hoot|honk|toot|bell|ring|call|buzz|text|tinkle|hand|heads up|bit of (?:notice|warning))\b)|until|some|duration(?! (?:or \w+ )?(?:to (?:get|answer|open|come|reach|hobble)|notice|warning)))|tbc|to be confirmed|thinking about|depends on/,
  /depending|remind me|ask me (?:again|later)|speak to (?:my|the) \w+ first/,
  /check (?:with|my|the|our) \w+/,
  /(?:get|message|text|reply|respond|answer|try) (?:me |you )?(?:back )?(?:later|soon)/,
  /busy (?:atm|right now|at the moment)|later(?: on)? (?:today|T\d)/,
);

/** Words after which a booking depends on something; those after which it does not are taken out before. */
export const CONDITION = anyPhrase(
  /if|provided|providing|as long as|so long as|assuming|unless|subject to|depends/,
  /depending|on (?:the )?condition|proviso|provisionally|tentatively|pencil (?:me|us|it|that|[DTO]\d+)(?: in)?|only when|on the understanding|need to know/,
  /(?:once|when|after) (?:i|we|she|he|they) (?:(?:have|has) )?(?:checked|asked|spoken|spoke|looked|heard|confirmed|talked|decided|cleared)/,
  /hope (?:so|to be|(?:my|our|the|his|her) (?:wife|husband|hubby|boss|gaffer|son|daughter|mum|dad|partner|carer|neighbour|hospital|doctors?)|(?:it|that) (?:is not(?! (?:that|him|her|the same)\b)|does not))/,
  /and (?:you|they|(?:your|his|her|my|our) \w+) (?:must|(?:will )?have to|has to|needs? to|(?:have )?got to) (?!park|use|knock|ring|walk|carry|go|mind|watch|duck|turn|reverse|excuse)/,
  /(?:must|has to) be (?:before|after)|(?:i|we) would (?:need|have) to (?!be\b)|confirm [^.!?\n]{1,40} first|(?:ring|call|phone|check) (?:(?:me|us) )?first to (?:check|confirm|make sure|see)|guarantee|conditional|in writing/,
  /before (?:you|we) (?:put it through|book|confirm|go ahead|finalise|process|do anything|arrange|schedule|commit)/,
  /before i (?:agree|confirm|say|commit|book|decide)|first (?:can|could|need|i need)/,
  /otherwise (?:no|not|i can not|it is bad|cancel)|but only(?! (?:(?:an?|the|in) )*T\d)/,
  /(?:has|have|needs?|got) to (?:say|agree|approve|ok|check|confirm|authorise|sign it off)/,
  /[DTO]\d+,? should (?:my|our|the|he|she|they|work (?:let|allow|permit|say)\w*)\b|wait(?:ing)? (?:for(?! you\b)|to hear)|let me know (?:if|first|before)|will need you|in case/,
);

/** "If you've got Wednesday" asks for Wednesday. */
export const IF_YOU_HAVE =
  /\bif (?:you|there) (?:(?:have|has|is|are|got|do|can|offer|any|an?|the|slots?|space|anything|free|on|for) )+(?=D\d)/g;

/** A courier's room for another stop, and the words with which it is spoken of. */
const ROOM =
  'squeeze|fit|manage|room|space|vans?|driver|slot|going|about|around|passing|available|cards|window|capacity|way|area';
const OF_ROOM = `(?:you|there|that|it|they|your|the|a|an|any|one|is|are|have|has|got|can|could|do|still|just|me|us|in|on|to|this|out|our|happen|be|some|anything|something|at all|even|please|free|possible|${ROOM})`;

/** Conditions that are mere courtesy, or that the courier's own free slots fulfil. */
export const COURTESY = anyOf(
  /\b(?:ok|good|possible|mind) if [^.!?\n]*(?=\?)/g,
  /\b(?:if|as long as|so long as|assuming|provided|providing) (?:(?:that|it|this|you|u|ya|they|there|i|we) )?(?:(?:is|are|still|was|would be|can|could|does|will|have|got|may) )*(?:do|work|open|deliver|have|got|(?:at all )?possible|ok|good|yes|free|suits?|candoit|available|works|there|stands|holds|going|convenient|not too (?:much|late)|easier|best|manage(?: it)?|poss|mind|want|like|need|please|deliver|wish|may|all the same|helps?|you|(?:a |any )?(?:slot|space|room|choice))(?: (?:with|for|to|by) (?:you|yous|yourselves|the (?:lads|driver)|your lot|all)(?: lot| guys| all| both)?)?(?: (?:please|that day|then|it|them|one|any|anything|some|space|room|left|sundays|weekends|that|one|left|yes))*(?= *(?:$|[.,!?;)]|please|thanks|and|or|otherwise|as|cos|because|since|D\d|T\d|if|x+\b|mate|love|pal|babe|hun|lol))/g,
  /\bif (?:i|we|you|u) (?:can|could|may|must|had to|have to|am honest|had (?:the|a) choice|had to (?:pick|choose))(?: (?:pick|choose|be picky|candoit))?(?= *(?:D\d|T\d|O\d|$|[,.!?;)\n]|x+\b|please|thanks|mate|love|pal|hun|babe|and|or|otherwise))/g,
  // Of the courier's own room and ways: "if there's a van about", "if you can squeeze me in".
  new RegExp(
    `\\bif (?=[^.,!?\\n]*\\b(?:${ROOM})\\b)${OF_ROOM}(?: ${OF_ROOM})*(?= *(?:$|[.,!?;)\\n]|thanks|and|or|otherwise|as|because|since|x+\\b|mate|love|pal))`,
    'g',
  ),
  /\bif (?:that|this) is how (?:you|it|this|that)(?: (?:do|works?|is|goes))*(?: it)?\b/g,
  /\bif (?:(?:that|the|this) (?:slot|day|date|one|time|window)|[DTO]\d+) (?:is|are) (?:still )?(?:going|free|available|possible|open|there|left|ok|good)\b/g,
  /\bif (?:you|yous|nobody|no one) (?:do|will|would|does) not (?:mind|object)(?: (?:at all|too much))?(?= *(?:$|[.,!?;)\n]|please|thanks|and|x+\b|mate|love|pal|babe|hun|hon|pet|lol|D\d|T\d|O\d))/g,
  /\bif (?:push comes to shove|pushed|pressed|forced|needs must|you insist|you twist my arm|(?:i|we) (?:am|are) (?:being )?(?:picky|honest|choosing|allowed|pushed|forced)|(?:i|we) had my way|it pleases you)\b/g,
  /\bif you (?:would|will|could) be (?:so |very )?(?:kind|good)(?: enough| as)?\b/g,
  /\bif (?:it is |that is |am )?not too late(?: to \w+)?\b/g,
  /\bif (?:nobody|no one) minds\b|\bif (?:that|it) is (?:a thing|an option)\b(?= *(?:$|[.,!?]))/g,
  /\bif so\b|\bif you (?:would|will|could)(?= *(?:$|[.,!]|please|thanks))/g,
  /\bif (?:at all )?possible\b|\bas if\b|\bif anything\b|\bnot too late\b/g,
  /\bif (?:it is |that is )?(?:all )?(?:the )?same (?:to|for|with) (?:you|yous)(?: all)?/g,
);

/** What comes after the day that is chosen is a reason for it: "before we go away", "after that we're out". */
export const AFTERWARDS = anyOf(
  // What comes that day or soon, and takes no hours of it: "Saturday before the rugby starts".
  /(?<=D\d+(?: T\d+)? (?:please )?)before (?:the|my|our|all the) (?:plasterers?|builders?|decorators?|painters?|fitters|grandkids|grandchildren|visitors|guests|in ?-?laws|family|(?:\w+ )?rush|crowds|hangovers?|bbq|barbecue|rugby|football|footy|match|game|rain|snow|storm|fireworks|baby|part(?:y|ies))(?: (?:comes?|arrives?|starts?|lands?|begins?|kicks? off|descends?|gets? here|turns? up))?(?: on (?:me|us))?(?= *(?:$|[.,!?;\n)]|please|thanks))/g,
  /(?<=T\d+ (?:on )?D\d+ )before (?:i|we) open(?: up)?(?: (?:the|my|our) \w+)?(?: up)?(?= *(?:$|[.,!?;\n)]|please|thanks))/g,
  /\bbefore (?:i|we|he|she|they) (?:go|fly|leave|head|set|jet|disappear)(?! (?:(?:to|into|for) )?(?:work|school|uni|college|bed)\b)(?: (?!at\b)[a-z']+){0,5}(?= *(?:$|[.,!?;\n)]))/g,
  /\b(?:after (?:that|then|this)|afterwards|thereafter|from then on|the rest of the week|other than that|apart from that) (?:i am|we are|i will be|we will be|it is) (?:(?:all|both|away|out|off|working|busy|back|gone|flying|going|fully|then|on|mad|chaos|mayhem|holiday|abroad|to|at|in|work|school|until|[a-z]+ing) ?)+(?= *(?:$|[.,!?;\n)]))/g,
);

/** "Any other day and nobody will be in": says nothing of the day that is chosen. */
export const ON_OTHER_DAYS =
  /\b(?:if (?:you|they|he|she|the \w+) (?:\w+ ){0,3}?)?(?:on )?any other (?:day|date|time)\b(?= (?:and|there|you|they|we|i|nobody|no one))(?![^.!?\n]*[DTO]\d)[^.!?\n]*\b(?:not|nobody|no one|none|out|away)\b[^.!?\n]*/g;

/** Conditions of a second choice: they say what to do if the first is gone. */
export const FALLBACK_CONDITION = anyOf(
  /\bunless (?:that|it|they|those|[DTO]\d+) (?:is|are|has|have) (?:been )?(?:gone|taken|full|filled|booked)\b/g,
  /\bif (?:that|those|it|they|[DTO]\d+)(?: \w+){0,2} (?:not|bad|full|gone|taken|no|cantdoit|unavailable|filled|out|booked|problem|issue|awkward)\b(?: (?:good|use|possible|free|works?|suits|candoit|ok|available))?/g,
  /(?<=[DTO]\d[^.!?]*[DTO]\d+ (?:(?:will|would|is|be|candoit|do|ok|good) ){0,3})if you (?:can not|could not)\b(?= *(?:$|[.,!?;]|do (?:that|it)))/g,
  /\bif you are (?:all |fully )?(?:full|booked)(?: up| then| that day)?\b/g,
  /\bor [^.!?]{1,60}\bif (?:you|they) (?:can not|could not)\b(?: (?:do|make|manage|get|offer) (?:that|it|the first|those|them)(?: one)?)?(?! \w)/g,
  // What happens on other days says nothing of the one that is chosen.
  /\bif (?:you|they|he|she|the \w+) (?:\w+ ){1,4}?(?:any |some )other (?:day|date|time)\b(?![^.!?]*[DTO]\d)[^.!?]*/g,
  /\bif (?:none|neither)\b[^,.!?]*|\bif (?:full|taken|gone)\b|\bif not(?= *(?:$|[.,!?;\n]|(?:then|possible|available|free|the|[DTO]\d+|on|for|can|could|please|maybe|what|that|we|i|is)\b))|\bin case\b[^.!?]*/g,
);

/** "If I'm not in leave it with the neighbour": a circumstance of the delivery and what to do then. */
export const CIRCUMSTANCE = anyOf(
  /\bif (?:it|you|they|he|the \w+) (?:is|are) (?:raining|late|wet|snowing|icy|dark|windy|locked|shut|closed|muddy)\b/,
  // What others are to do first is no circumstance: "if you knock off the charge", "if the landlord lets you park".
  /\b(?:if|in case) (?!(?:you|they|the \w+|someone|somebody) (?!(?:are|is|get|gets|can not|could not|do not|does not|struggle|have|has|need|want|arrive|come|see|hear|(?:can|could|would) (?:please |just )?(?:speak|talk|be (?:quiet|gentle|patient)|keep|mind|avoid|come (?:to|round|in|up)|leave|ring|knock|call|phone|text|put|use|go|try|park|buzz|press|bang|shout|message|pop|tap|give|place))\b)\w+)[^.!?\n]*\b(?:leave|ring|knock|call|phone|text|put|use|go|try|park|buzz|press|bang|shout|message|pop|tap|neighbour|bell|door|gate|give|place|speak)\b/,
  // A threat: "if your system loses this too I am coming to fetch it".
  /\bif (?:your|the) (?:system|website|site|computer|machine|app|lot|company|firm|office|robot|drivers?|lads) [^.!?\n]*\b(?:i|we) (?:am|are|will|shall|would)\b(?! (?:cancel|want|need))[^.!?\n]*/,
  // "If there's wailing that's why", "if they want a brew they have only to ask"
  /\bif [^.!?\n]{1,60}?\b(?:ignore|ask for|do not (?:worry|panic|be (?:alarmed|scared|put off))|(?:that|it|he|she) (?:is|will be) (?:just |only )?(?:(?:the|my|our) (?:dogs?|cats?|kids?|baby|bairns?|son|daughter|husband|wife|neighbours?|tenants?|builders?|lads?|boys?|girls?|mother|mum|dad|nan|lodgers?|parrot|telly|radio)|me|why|him|her|them|harmless|friendly)\b|kettle|have only to|just (?:ask|shout|say)|welcome to|help (?:them|your)sel(?:f|ves)|(?:i am|i will be|we are|we will be) (?:(?:in|out|round|down|up|at|the|my|our|probably|just) )*(?:garden|back|front|shed|greenhouse|bath|shower|loo|kitchen|yard|loft|upstairs))\b/,
  /\bif (?:you|they|the (?:lads|boys|men|driver)) (?:see|hear|smell|spot|meet|want|fancy|need) (?:an? |some )?(?:small |wee |big |old )?(?:dog|cat|man|woman|child|noise|shouting|barking|screaming|smoke|brew|cuppa|tea|coffee|drink|bacon|biscuits?|loo|toilet|parking|permit)\b/,
  /\b(?:leave|ring|knock|call|phone|text|put|use|go|try|park|buzz|press|bang|shout|message|pop|contact)\b(?! (?:me|us|it|this|that|mine)? ?(?:down|in) (?:for|on)\b| (?:with|for) [DO]\d)[^.!?\n]*\b(?:if|unless|in case)\b/,
);

export const HEDGE = anyPhrase(
  /maybe|perhaps|possibly|probably|by the looks?|at a guess|for (?:now|the (?:moment|time being))/,
  /might(?! (?:as well|get|see|hear|need|want|even|still be in (?:my|bed)|be (?:half|late|slow|asleep|noisy|deaf|in (?:my|(?:the|a) (?:garden|shower|bath|back|dressing gown|towel)))))/,
  /may be (?:able|ok|free|in)|not (?:\w+ )?(?:certain|positive|promising|promise)/,
  /(?:ok|good|works|yes|free|suits) (?:i|we) think(?= *$)|unsure|hopefully|fingers crossed|tentative|tentatively|provisional|provisionally/,
  /could (?:works?|suits?)(?= *(?:$|[,.!]))|pencil|i think so|should think|touch wood|all being well|not ideal|try to be/,
  /in (?:principle|theory)|unlikely|could be (?:ok|good|free|possible|able|alright)|should be (?:free|possible|able)|may be (?:able|candoit)|[DTO]\d+ i think(?= *$)|^(?:i )?think (?:the )?[DTO]\d+$|hm+$|will try|try and be|could possibly|ish\b|kind of|sort of|doubt|hoping(?= *(?:$|[.,!]))|pretty sure|think [^.!?]{0,30}should (?:works?|suits?|candoit)|i think (?:i|we) (?:am|will be|are|free)|[DTO]\d+ (?:i|we) hope(?= *(?:$|[.,!]))/,
);

/** "Friday but I have to leave at ten": what follows "but" is about the recipient's being there. */
export const RESERVATION =
  /\b(?:but|though|although|only|however) (?:i|we) (?:may|might|will|could)(?: well| probably)? be (?:(?:a|bit|few|little|about|running|back) )*(?:late(?! (?:reply|in the))|duration(?= *(?:$|[.,!])))|\bbut not (?:by|for|with|according to) (?!D\d)|\bbut (?!(?:i|we) (?:would )?(?:need|want) (?:(?:it|the|an?|in|to be) )*[TO]\d)(?:\w+ ){0,2}?(?:i|we|my|our|he|she|they|someone|nobody|no one)\b(?![^.!?\n]*D\d)[^.!?\n]*\b(?:leave|leaving|out|need|needs|have to|has to|must|away|check|ask|confirm|shifts?|(?<!\b(?:in|round|at|out|from) the )back|school|appointment|meeting|train|flight|go|going|(?<!\b(?:set|book|film|series|job|project|jigsaw|\w+ing) to )(?:finish|start)|work|working|not|until|only)\b/;

/** Another time of the day than that of the window. */
export const SHIFT =
  /(?:\bbut|\bonly|\bslightly|\ba bit|\bbit|\ba little|\bmuch|,|\bslot|\btime|[DT]\d+) (?:(?:a|bit|little|much|if|possible|make|it|can|could|be|you|come|any) )*(?<to>earlier|later|sooner)\b(?! (?:on(?= (?:[DTO]\d|in|the|that|this|i|we)\b)|one|date|slot|option|than|of|in the (?:week|month)|(?:the|it|i|we|you)\b))/;

/** Another wish that comes with a yes: a changed order or address, or a question after "but". */
export const OTHER_BUSINESS = anyPhrase(
  /change (?:the |my |our )?(?:order|address|name|number|phone|email|delivery address|colour|fabric|size|model)|change (?:the|my|our) \w+ (?:to|for) (?:the|an?|another) (?![DTO]\d)/,
  /but (?![^.!?\n]*[DTO]\d)(?:what|who|which|why|how|when|where|is|are|do|does|did|can|could|will|would) (?:it|this|that|you|they|i|we|the(?! (?:driver|lads|men|guys|van|lorry|boys))|there|much|many|about|is|are)/,
  /(?:new|different|another|wrong|other|work) address|(?:i|we) (?:have )?moved(?: house)?(?= *(?:$|[.,!]))|moved house|address (?:is|has) (?:wrong|changed|different)|deliver(?:ed)? (?:it )?to my/,
  /old (?:\w+ ){0,2}(?:taking|taken|removed|removing|away|collected|collecting|gone)|is (?:that|it|this) included|needs? (?:asking|checking|consulting)/,
  /but (?:to|at) (?:my|our) (?!usual|same|back|front|side)\w+|but (?:i|we) (?:asked|wanted|requested)|but (?:that|it) is (?:my|our|his|her) (?:birthday|anniversary|wedding|op|day off|holiday|shift|\w+ day)\b|but (?:my|our) \w+ (?:does|do|would) *$|but (?:please )?(?:tell|let) me|but (?:i|we) (?:have )?(?:never|still)/,
);

export const RISKY_QUESTION = anyPhrase(
  /(?:change|cancel|move|rearrange) (?:it|this|that)|is (?:it|this|that) free|what time|which (?:T\d|time)|how much|cost|charge|price|free of charge|extra|T\d/,
  /before|after|earlier|later/,
  /old (?:one|sofa|bed|mattress|fridge|machine|cooker|washer|\w+) (?:away|taken|removed|be)/,
  /take (?:away|my old|the old|our old)|will it fit|guarantee|promise|definitely|stairs/,
  /first (?:confirm|check|tell|say)|confirm (?:that|if|whether|it)|who (?:is|are) (?:this|you|it)|upstairs|assembl\w*|install\w*|fit it|narrow|long (?:will|does)/,
);

/** A second thought, after which the answer may not stand any more. */
export const SECOND_THOUGHT = anyPhrase(
  /just (?:remembered|realised|noticed|seen (?!this|it\b|your|the))|misread|(?:mixed|muddled) (?:it |that |them |the \w+ )?up|the wrong way (?:round|around)|remembered (?:that )?(?:i|we)|(?:only|just) (?:joking|kidding)|jk/,
  /on reflection(?! (?:(?:the|on|for) )*[DO]\d)|come to think|thinking about it|(?:ignore|disregard) (?:this|that|me|my|O\d)(?![^]*D\d)|wrong (?:chat|thread|window)/,
  /forget (?:it|that|i said)|not meant for you/,
  /(?:that|it|this|things|plans|i|we) (?:could|might|may|will probably) (?:well |still |all )*(?:change|have to)|subject to change/,
);

/** What looks like a time of day and was not read as one: who can be in from then on is not known. */
export const UNREAD_TIME = anyPhrase(
  /(?:half|quarter|twenty|ten|five) (?:past|to)(?! (?:the|my|our|a|be)\b)/,
  /\d{1,2} (?:at night|in the (?:morning|afternoon|evening))|(?:after|before|until|by|from|past|back at|home at) \d{1,2}(?= *(?:$|[.,!?;)\n]|earliest|latest|or|and|if|please|so|but|on|then))/,
  /(?:slot|window|time|anything|something|come) (?:after|before)(?= *(?:$|[.,!?]))|not before(?: then)?(?= *(?:$|[.!?]))/,
);

/** What is said in scorn. */
export const SCORN = anyPhrase(
  /dream on|have a laugh|how (?:generous|gracious|thoughtful)|big of you|thanks for nothing|you (?:(?:lot|guys|have|had|only|all|just) )*(?:said|told (?:me|us)|promised)(?: it (?:was|would be))?(?: (?:on|for|the))* D\d|the (?:1|one) day (?:this|that|i|we|in)|(?:you must|must|you have to|got to) be joking|pigs (?:might|may|will|can)|pull the other/,
  /[DTO]\d+ ?\? (?:oh )?what an? (?!time)|believe it when|(?:is|was|are) going to happen|and i am the (?:queen|king|pope)|(?:went|worked|works) (?:out )?so (?:good|well)/,
  /like (?:hell|heck)|my (?:arse|foot|eye)|(?:lol|haha|ha),? good (?:one|1)|yeah right/,
);

export const PRESENCE =
  /\b(?:in|home|out|away|there|back|working|free|able|work|need|change|late|early|it)\b/;
