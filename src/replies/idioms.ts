/**
 * Turns of phrase that say something else than their words: names that only look like dates, and idioms that would read as
 * their opposite ("no problem" is a yes).
 */

/** Names that only look like dates, and idioms that would read as their opposite; in order. */
export const IDIOMS: readonly (readonly [RegExp, string])[] = [
  // What was said before is no statement of now.
  [
    /\b(?:as|like) (?:i|we|you) (?:said|say|told you|mentioned|suggested|offered)(?: (?:on the phone|earlier|before|above|in your (?:text|email|message)))?\b/g,
    ' , ',
  ],
  // "my husbands home"
  [
    /(?<!\b(?:at|to|from|round|over) (?:my |our |the |his |her )?)\b(husband|wife|mum|mam|dad|son|daughter|neighbour|partner|sister|brother|nan|hubby|someone|missus|lad|fella|cleaner|carer|one|whichever|everyone|everything|mine)'?s (?=(?:home|soonest|earliest|easiest|best|good|ok|ideal|easier|better|in|off|here|free|working|at|about|around|away|got|coming|going|picking|back)\b)/g,
    '$1 is ',
  ],
  [
    /,? (?:and |but |so )?(?:please )?do not (?:be (?:late|early|long)|let (?:me|us) down|forget (?:to|the|my|it))\b/g,
    ' , aside ',
  ],
  [/\b(message|text|email|letter) of (?:yesterday(?:'?s date)?|today(?:'?s date)?)/g, '$1'],
  [/ (?:on|in|from|of) (?:your|the) (?:list|text|message|email)\b(?! (?:i|you|we|they)\b)/g, ''],
  [/\b(?:slots?|ones?|dates?|option|days?) (?:em|um)\b/g, 'them'],
  // "the last one you gave us", "third one down"
  [
    /(?<=\b(?:one|date|slot|option|day|time|latest|earliest|soonest|last|first|final|final one) )(?:that |which )?(?:you|yous) (?:(?:have|had|just|all|kindly) )*(?:listed|gave|given|sent|mentioned|offered|put|suggested|proposed|texted|named|got listed|got)(?: (?:us|me|there|above|down|in (?:your|the) (?:text|message|email|list)))?(?= *(?:$|[.,!?;\n]|please|thanks|is|would|works?|suits|good|for|x+\b|mate|love|pal))/g,
    '',
  ],
  [
    /\b(first|second|third|4th|2nd|3rd) (?:(?:one|option|date|slot|day) )?(?:down|from (?:the )?top|along)(?= *(?:$|[.,!?;\n]|please|thanks|is|would|works?|suits|good|for|x+\b|mate|love|pal))/g,
    '$1 option ',
  ],
  [/\bman(?= *(?:$|[.,!;]|pet|hinny|please|thanks))/g, 'mate'],
  [/\bany (?:old|auld|given) (?=(?:time|day|one|date|slot)\b)/g, 'any '],
  [/\bgood (?:old|ol|ole) (?=\w+day\b)/g, ''],
  [/\b(?:might|may) (?:just )?as well\b/g, ''],
  [/\ball (?:the )?(?:live ?long day|day long)\b/g, 'all day'],
  [/\b(her|him|them) home(?= (?:has|is|says|goes|wants))/g, 'wife'],
  [/\b(?:under protest|grudgingly|reluctantly|begrudgingly)(?= *(?:$|[.,!]))/g, ''],
  [
    /,? ?(?:\band |,)? ?(?:(?:have|wishing|wish) (?:you )?(?:all )?)?(?:an? )?(?:very )?(?:merry|good|blessed) (?:christmas|xmas|crimbo|new year|easter|diwali|eid|hogmanay)\b(?: (?:to|for) (?:you|all|everyone|yours|the \w+)(?: all)?)?/g,
    ' , aside ',
  ],
  [
    /(?:^|(?<=[.!,] ?))(?:roll on|bring on|here is to|can not wait (?:until|for)|(?<=^\W*)until)(?= (?:sunday|monday|tuesday|wednesday|thursday|friday|saturday)(?: then)?(?: (?:thanks|please|mate|love|pal))*\W*$)/g,
    'see you',
  ],
  [/\bcan not (?:make (?:my|our|me) minds? up|make up (?:my|our|me) minds?|decide|choose)\b/g, ' unsure '],
  [/\bcan not be (?:doing|arsed|bothered|faffed|mithered) with\b/g, ' aside '],
  [
    /\bhope (?:that )?(?:it|they|the (?:lads|drivers?|men|boys|weather|traffic|new one)) (?:is|are|will be|goes|looks|comes|fits|behaves?|arrives?|lasts|holds)\b(?![^.!?\n]*(?:day\b|tomorrow|week|\d(?:st|nd|rd|th)\b|rain|off\b|not\b|in *$))[^.!?\n]*/g,
    ' aside ',
  ],
  // What is broken off.
  [/(?:\.\.+|,|-) ?(?:wait|although|unless|hmm+|or|er+m*|um+|(?<=\.\. ?|- ?)actually)\W*$/g, ' unsure '],
  [
    /\b(?:it )?(?:makes?|making) (?:no|nae|little|not any) (?:odds|difference|matter)\b(?: (?:to (?:me|us)|at all))*/g,
    ' notmind ',
  ],
  // "the later of the two thursday slots"
  [
    /\b(?:the )?(later|earlier|first|second|last|latter|former|early|late|latest|earliest) (?:one )?of (?:the|your|those) (?:2 |3 )?((?:sun|mon|tues|wednes|thurs|fri|satur)day)s?(?: (?:times|slots|options|ones|windows))?/g,
    '$2 the $1 one',
  ],
  // Settled without a day.
  [
    /\bconfirm (?:my |our |the )?(?:acceptance|agreement|above|attendance|availability)\b|^\W*right you are\b|\bplease (?:do|proceed|go ahead|book)(?: so| it| away)?(?= *(?:$|[.!,]|thanks|and thanks))|\b(?:i|we) will (?:take|have) (?:it|that|this)(?: one)?(?= *(?:$|[.,!]|please|thanks|x+\b|mate|love|pal))|\b(?:let us |we will |i will )?go (?:with|for) (?:that|it|this)(?: one)?(?: then)?(?= *(?:$|[.,!]|please|thanks|x+\b|mate|love|pal))|\b(?:gets? )?(?:(?:a|the|my|our|big) )*(?:thumbs up|yes|nod) (?:from|off) (?:me|us|all|here|this end|both)(?: of us| here)?/g,
    ' yes ',
  ],
  [
    /(?:^\W*|(?<=[.!,] ?))(?:(?:that|it) is )?(?:(?:now|noted|marked|all|already|popped|put) )*(?:in|on) (?:the|my|our) (?:diary|calendar|planner)\b|\b(?:diary|calendar) (?:is )?(?:marked|updated|noted)\b/g,
    ' yes ',
  ],
  [/\b(?:here|in|home|there) (?:and )?waiting\b(?! (?:for|on) (?!you))/g, 'here'],
  // A polite no.
  [
    /^\W*(?:no,? )?(?:i am|we are|you are) (?:ok|good)(?:,? (?:thanks|mate|pal|love|as (?:i am|we are)|for now|actually|there))*\W*$/g,
    ' unsure ',
  ],
  [/\bbut\W*$/g, ' unsure '],
  [/\bnone of (?:which|whom)\b/g, 'which'],
  // "Don't suppose you do Saturdays", "you couldn't do Saturday, could you"
  [
    /\b(?:i |we )?do not suppose(?: (?:you|there|it|that)(?: (?:is|have|could|can|would|might|do))*)?(?: (?:got|do|have|any|anything|a|be))*(?= (?:(?:on|the|for|a|this) )*(?:\w+day|\d))/g,
    'can you do',
  ],
  [
    /\b(?:you )?(could|can|would) not (do|manage|make|come|squeeze|fit) ([^.!?]{1,40}?),? (?:could|can|would) (?:you|we)\b/g,
    '$1 you $2 $3 ',
  ],
  [
    /(?:^|(?<=[.!?] ))might (?:you|we|i) (?=(?:manage|do|come|have|be|fit|deliver|bring|ask for)\b)/g,
    'could you ',
  ],
  [/\bour kid\b(?= *(?:$|[.,!]))/g, 'mate'],
  // Nothing but emphasis.
  [
    /(?<!\bnot )\b(?:without (?:a |any )?(?:doubt|question)|no question(?: about it)?|all the way|by a (?:whisker|mile|nose)|hands down|at (?:long )?last|(?:100 ?%|hundred percent)(?! (?:sure|certain|of))|for sure|if memory serves)(?= *(?:$|[.,!]|\w*day\b|please|thanks|that))/g,
    ' definitely ',
  ],
  [/\bfurthest(?: (?:away|out|off|ahead))?(?= (?:one|date|day|slot))/g, 'latest'],
  [
    /\b(?:the )?(?:(?:only )?remaining (?:one|date|slot|option|day)|(?:only )?(?:one|date|slot) (?:that is )?left(?: over)?)(?= *(?:$|[.,!?;\n]|please|thanks))/g,
    'the other one',
  ],
  // "sat were at panto": the recipient's own.
  [
    /(?<=(?:^|[.,!?;\n] ?|\b(?:\w+day|tomorrow|but|and|because|as|so) ))were (?=(?:at|on|in|off|having|going|doing|working|visiting|taking|driving|seeing|moving|flying)\b)/g,
    'we are ',
  ],
  // "were in": the recipient's own.
  [
    /(?<!\b(?:we|you|they|there|who|lads|boys|kids|people|parents|\w+s) )\bwere (?=(?:in|home|out|away|free|here|around|about|off|at home|busy|both|all)\b)/g,
    'we are ',
  ],
  [/\bpush(?:ed)? (?:it |this |that |the \w+ )?back (?:by )?(?:a|1|one) day\b/g, 'do the day after'],
  [
    /\bpush(?:ed)? (?:it |this |that |the \w+ )?back (?:by )?(?:a|1|one) week\b/g,
    'do the same day the week after',
  ],
  [/\bthe morn(?:'s|s)(?= (?:no|not|good|ok|fine|bad|out)\b)/g, 'tomorrow is'],
  [
    /\b(?:could|can) not (?:have )?(?:be|been|picked|pick|asked for|chosen|hoped for)(?: for)? (?:a )?(?:better|any better|good)(?: (?:day|time|date|slot|one))?(?: if (?:i|you|we)(?: had| would)? tried)?/g,
    ' yes ',
  ],
  [
    /\bno need(?: to (?:ring|call|phone|text|knock|rush|worry|reply|confirm)(?: (?:ahead|first|me|back|us|before))*)?/g,
    ' aside ',
  ],
  [/\bafter all\b(?= *(?:$|[.!,;]|please|thanks))/g, ''],
  [/\b1 of (?=(?:the|my|our|us|them)\b)/g, 'one of '],
  [/\b(?:evening|late|early|day) (?:nurse|worker|shift|owl|shifts|bird)\b/g, ' aside '],
  [/^\W*(?:oh )?yes,? right(?= *[,.!]| like (?:i|we|that)\b)/g, ' unsure '],
  [
    /\bdo not (?:come|turn up|arrive|be) (?:(?:too|an?|1|2|hours?|half) )*(?:early|late)\b|\bdo not (?:come|turn up|arrive) duration\b(?: (?:early|late))?/g,
    ' aside ',
  ],
  [/\b(?:the )?other (?:2|3)\b(?! (?:weeks?|days?|hours|people))/g, 'the others'],
  [/\b(?:comes?|coming|gets?|getting|came|got) (?:back )?home\b/g, 'returns'],
  [/ (?:on|in|from|of) (?:your|the|this) (?:(?!\w*day\b)\w+ )?list\b/g, ''],
  // Who writes, and who is written to.
  [
    /^\W*(?:(?:hi|hello|yes)[, ]+)*(?:this is|it is|my name is|i am) (?!flat|number|house|back|for|about|not|ok|good|free|home|available|away|working|out|the|a|an|in|at|on|off|all|so|very|going|happy|fine|sorry|afraid|just|still|really|\w+ing|\w*day|tomorrow|\d)(?:mr |mrs |ms |miss |dr )?[a-z]+(?: here| speaking)?(?= *(?:[.,!]|from|here|speaking))/g,
    'hi ',
  ],
  [
    /^\W*(?:hi|hello|hey|hiya|dear|morning(?! (?:slots?|ones?|are|works?|suits?|would|will|only|time|window|delivery|appointment|best|better|or|and|if|for|on|of|option|preferably|every)\b)) (?!all|there|both|team|yes|no|ok|i|we|can|could|is|it|the|my|our|thanks|please|any|not|sorry|good|just|what|who|when|where|how|does|do|did|has|have|will|would|was|were|are|am|if|that|this|for|in|on|at|to|you|your|got|need|want|about|before|after|which|why|or|and|but|so|\w*day|tomorrow|\d|option|number|first|second)(?:mr |mrs |ms |miss |dr )?[a-z]+(?=[ ,.!])/g,
    'hi',
  ],
  [
    /\b((?:my|our) (?:wife|husband|son|daughter|neighbour|brother|sister|partner|mum|dad|friend|lad|tenant|carer|cleaner|lodger)) (?!is|will|can|has|could|would|and|or|who|at|in|on|may|might|says|next|not|no|wants|to|does|did|was)[a-z]+(?= (?:will|is|can|has|could)\b)/g,
    '$1',
  ],
  // The verb is another with "out".
  [
    /\b(works?|working|turns?|turned|find|found|sort|sorted|sorting|help|helping|check|carry|figure|ran|run|come|comes|let|fill|point|bring|brought|take|took|set|hang|hanging|hung|roll|rolling|flag|wear|worn)((?: it| this| that| me| us| you)?) out\b/g,
    '$1$2',
  ],
  [
    /(?:^|(?<=[.!?,] ))(?!(?:it|that|this|there|who|what|nobody|none|neither|i|we|you|they|he|she|all|both|one|driver|someone|anyone|which|so|and|but|not|no|yes|wife|husband|mum|dad)\b)[a-z]+ will be (?=(?:in|home|here|there|about|around)\b)/g,
    'someone will be ',
  ],
  [/\bgood for you\b(?= *(?:$|[.!]))/g, ' aside '],
  [/(?<!\bsorry [^.]*)\b\d+ (?:weeks?|days?|months?|hours?) late\b(?! (?:reply|repl|answer))/g, ' disgrace '],
  // "ye" is a yes unless it is the Scots "you".
  [
    /\b(if|can|could|will|would|when|see|thank|have|are|tell|do|that|whatever|whenever|for|to|suits) yes(?= |$)/g,
    '$1 you',
  ],
  [/\byes (?=(?:can|could|have|do|want|are|get|come|like|deliver|need|cud)\b)/g, 'you '],
  [/\b(?:whey|wye|howay|haway) (?:yes|man)\b/g, ' yes '],
  [/\b(?:why|wey|way) yes(?: man| hinny| pet)?(?= *(?:$|[.,!]|\w))/g, ' yes '],
  // A yes to something else than the offer.
  [
    /^\W*(?:yes|ok|right)\b,? (?=(?:i (?:know|ordered|bought|paid|live|heard|saw|read|remember|have seen|got (?:it|your|the|this))|i am (?:the|a|an|his|her|mr|mrs|ms)\b|this is|it is me|that is (?:me|my)|who\b|what is (?:this|it)|you (?:said|told|have (?:said|told)|keep)))/g,
    ' aside ',
  ],
  // A time until a day that is named before is its reason, no refusal of it.
  [/,? ?\b(?:because |as )?(?:i|we) (?:am|are|will be)\b[^,.!?;\n]* until then\b/g, ' '],
  [
    /,? (?:rather than|instead of|not|and not|over) (?:the )?(?:one|week|weekend|day|date|slot) (?:after|before|following)(?= *(?:$|[.,!;]|please|thanks))/g,
    '',
  ],
  [
    /(?<=\b(?:any|first|next) \w*(?:day|week|one|slot|date) )(?:that )?you (?:have|can)(?: (?:got|do|offer|manage|fit in))?(?= *(?:$|[.,!?;]|please|thanks))/g,
    '',
  ],
  [
    /(?<!\bnot )\b(tuesday|wednesday|thursday|friday|saturday|sunday|monday) (?=(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday) (?:or|and)\b)/g,
    '$1, ',
  ],
  [/\b(?:living|live|eating|fed up|sick|worn) out of\b/g, 'from'],
  // Leaves the choice.
  [
    /\b(?:leave|leaving) (?:it|that|the choice|the (?:day|date|time)) (?:entirely |completely |all )?(?:up to you|in your (?:\w+ )?hands|with you|to you(?: to (?:choose|pick|decide))?)(?= *(?:$|[.,!?;\n]))|\b(?:toss|flip|spin) a coin\b|\b(?:heads or tails|eeny meeny(?: miny mo)?|lucky dip|dealers choice|stick a pin in it|pick (?:one|a (?:day|date|slot|time)|any) (?:for me|for us|yourself|yourselves|out of (?:a|the) hat))\b|\b(?:it is |is )?(?:all|much) (?:of a muchness|(?:the )?same to (?:me|us))(?: (?:when|which|what)(?: (?:one|day|date|time))?)?/g,
    ' notmind ',
  ],
  // Never better pleased.
  [
    /\b(?:would|will|could) not miss it\b(?: for (?:the world|anything|all the tea in china))?|\bnever been (?:so|more) (?:glad|good|pleased|relieved|grateful|delighted)(?: (?:of|to (?:get|see|hear|read)) (?:a|the|this|your|from)(?: (?:text|message|email|you))?)?|\bmusic to my ears\b|\b(?:come|fire|work) (?:on )?(?:ahead|away)(?= *(?:$|[.,!?;\n]|with|then|please|on))|\bon you go\b|\bknock yourself out\b|\bfill your boots\b|\bgo (?:ed|head)(?= )/g,
    ' yes ',
  ],
  [/(?<=\byes,? )(?:safe|sweet|mint|calm|sick|bless|sorted|sound|lush)(?= *(?:$|[.,!?;\n]|\w+ *$))/g, 'good'],
  [/\b(?:i am|we are) all (?:yours|ears)\b|\b(?:the )?house is (?:all )?yours\b/g, 'i am free'],
  // The end of a radio message, as if it were one.
  [/(?<=[.!] )(?:over(?: and out)?|out)\W*$/g, ''],
  [/\b(?:i|we) (?:think|guess|reckon|hope|suppose) so\b/g, ' possibly '],
  [/^\W*(?:it |that )?(?:should be|(?:might|could) be(?: (?:good|ok))?)(?= *(?:$|[.!]))/g, ' yes probably '],
  [/^\W*(?:it |that )?should be (?:good|ok)(?= *(?:$|[.!]))/g, ' yes '],
  // "won't it", "isn't it": a tag, not a denial.
  [/\b(?:will|is|does|do|can|did|would|has) not (?:it|they|that|you|we)\b(?= *(?:$|[.,!?]))/g, ' ?'],
  [/\bbelieve it or not\b|\bfor the avoidance of (?:any )?doubt\b:?/g, ''],
  [
    /\b(?:will not|not|do not|not going to) (?:be )?hold(?:ing)? (?:my|our) breath\b|\b(?:just )?asking for a (?:friend|mate)\b|\bhow (?:it|this|that|it all|all this) works\b/g,
    ' aside ',
  ],
  [/^\W*(?:(?:right|ok|well|hm+|hi|now),? )*let me (?:think|see)\b(?=[.,!-]+ +\w)/g, ''],
  [
    /\b(?:with|given) (?:the )?(?:long |bank ?holiday )?(?:weekend|bank ?holiday|easter|christmas)(?: weekend)? coming(?: up)?\b,?|\b(?:given|after|with) (?:the |your )?(?:last|past|previous) (?:(?:\d|few|couple of) )?(?:no[- ]?shows?|attempts?|failed \w+|times|mess ?ups?|fiascos?)\b/g,
    ' ',
  ],
  [
    /\bnext (sunday|monday|tuesday|wednesday|thursday|friday|saturday) (or|and) (?=(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday)\b)/g,
    'next $1 $2 next ',
  ],
  [
    /\b(?:parents?|open|school|quiz|curry|hen|stag|girls|lads|date|poker|games)'?s? (?:evening|night)\b/g,
    ' meeting ',
  ],
  [/\b(work|working)(?: (?:is|from|every))? monday (?:to|until|-|through) friday\b/g, '$1 on weekdays'],
  // Letters.
  [
    /\b(?:i|we) (?:write|am writing|are writing)(?: to you)?(?: in reply| in response)? to (?:confirm|say|advise|inform you|let you know)(?: that)?\b|\bplease be (?:advised|informed|aware) that\b|\bthis is to confirm(?: that)?\b/g,
    ' , ',
  ],
  [
    /\b(?:i|we) write (?:with reference|in reply|in response|further|with regard) to (?:your|the) (?:message|letter|text|email|offer)(?: of)?(?: and)?/g,
    ' we ',
  ],
  [/\b(?:of|dated) (?:the )?\d+th (?:inst|ult|instant)\b\.?/g, ' '],
  [/(?<=\d(?:st|nd|rd|th) )(?:inst|instant|prox)\b\.?/g, ''],
  [
    /\b(?:would|should|will|shall|are|am) (?:only )?(?:be )?(?:most |very )?(?:delighted|pleased|happy|glad|content) to (?:receive|accept|have|take)(?: (?:receipt|delivery))?(?: of)?(?= (?:the |your |it|delivery|on|for|\w*day|\d)\b)|\b(?:kindly |please )?proceed with\b/g,
    ' want ',
  ],
  [
    / at (?:the|my|our) (?:same |usual |above )?address (?:on|in) (?:the|my|your|our) (?:order|file|account|system|records?)/g,
    ' ',
  ],
  [/(?<!\b(?:as|so|how|for|just|too|very) )\blong as (?=[a-z])/g, 'as long as '],
  [
    /\bas (?:things|matters|it|they) (?:stands?|are(?= *(?:$|[.,!]|now|at the moment))|currently stand)\b(?: (?:now|at the moment|today))?/g,
    ' tentatively ',
  ],
  [
    /\b(?:straight|right|immediately|directly|just) (?=(?:after|before) (?:the )?(?:\w+ )?(?:bank|weekend|easter|christmas|new year|friday))/g,
    '',
  ],
  [/\b(?:from )?(?:breakfast|dawn|morning) (?:to|until) (?:bedtime|dusk|night|evening)\b/g, 'all day'],
  [
    /\b(\w+day|tomorrow|day (?:after|before)|other|latter|former)(?:'s|s)(?= (?:good|ok|suits|works|out|bad|no|not|best|better|worse|easier|impossible|awkward|free)\b)/g,
    '$1 is',
  ],
  [/\b(\w+day)s(?= (?:would|will)\b)/g, '$1'],
  [/\b(\w+day)s (?=(?:sorted|does|bang on|spot on|mint|lush)\b)/g, '$1 is '],
  [/^\W*(?:oh )?yes,? right\W*$/g, ' unsure '],
  // "How convenient." is none either.
  [/(?:^|(?<=[.!?]) *)(?:oh )?how (?:very |so )?good(?= *(?:$|[.!]))/g, ' unsure '],
  // "Great. Just great." is none.
  [/\b(?:oh )?just good(?= *(?:$|[.!]))/g, ' unsure '],
  // Praise that stands alone is an answer; "good job I was in" is not.
  [
    /^\W*(?:(?:good|proper|cracking|top)(?= job)|bonza|bonzer|wunderbar|sweet|safe|tidy|tidy darts|calm|bet|say less|capital|barry|class|mega|quality|deadly|boss|wicked|nice one|nice 1)(?: job)?(?= *(?:$|[.,!;\n]|thanks|mate|pal|bruv|bro|love|man|that|x+))/g,
    ' yes ',
  ],
  [
    /(?<=day (?:is |bruv |bro |mate |pal |love |m8 )?)(?:safe|sweet|mint|sorted|sick|calm|bless)\b(?! place)/g,
    ' good ',
  ],
  [/\b(?:proper|good) job(?= *(?:$|[.!]))/g, ' good '],
  [/\b(i|e)\.(e|g)\.?(?= )/g, '$1$2'],
  [/\bcan not do to\b/g, ' can not '],
  [
    /\b(?:sheffield|super|ruby|wednesday night football) (?:wednesday|friday|monday|saturday|sunday|thursday)\b|\bsat ?nav\b/g,
    ' name ',
  ],
  [
    /^\W*(?:hi|hello|hiya|hey|dear|(?:good )?(?:morning|afternoon|evening)(?= (?:both|all|team|there|guys|folks|everyone|lads)|[,!]))(?: (?:both|all|team|there|guys|folks|everyone|lads))?\b/g,
    'hi',
  ],
  [
    /\b(?:last|yesterday'?s?) (?:night|evening)\b|\blast (?:week|weekend|sunday|monday|tuesday|wednesday|thursday|friday|saturday|time|year)(?! (?:of|in|before))\b|\byesterday\b/g,
    ' past ',
  ],
  [
    /\b(?<!\bdo )(?:no|not an?|not|any|nae|nee) (?:problem|probs?|problems|prob|worries|bother|issue|issues|trouble|sweat|objection|objections|complaints|biggie|wuckers|fuss)\b(?: at all)?/g,
    ' yes ',
  ],
  [
    /\b(?:(?:(?:can|do) not see |no reason )?why not|ready when you are|can not (?:wait(?! (?:in|around|about|for you)\b)|come soon enough|complain|fault (?:it|that))|could not be better|not bad|not too bad|nothing wrong with that|no harm|would not say no|can not argue with that)\b/g,
    ' yes ',
  ],
  [
    /\b(?:no need|not needed|no rush|no hurry|not to worry|never mind|no doubt|no end|not only|not least|nothing else|no one else|not long)\b/g,
    ' aside ',
  ],
  [
    /\b(?:thumbs down|no chance|no way|not a chance|fat chance|no can do|not happening|count me out|hard pass|no dice|no joy)\b/g,
    ' no good ',
  ],
  [
    /\b(?:thanks|thank) (?:god|goodness|christ|heavens|the lord) (?:it is|for) \w+day\b|\b(?:have|enjoy) (?:a |your )?(?:good|nice|great|fab) (?:\w*day|weekend|evening|1|one|time|week|afternoon|morning|rest|easter|christmas)\b|\bgood (?:luck|news|service|question|to (?:know|hear|see|meet|talk)|grief|god|lord|lad|heavens|job|for nothing|quality|stuff with|evening to you|customer|price|neighbour|time for a)\b|\b(?:hope|trust) (?:you|u|all|this|everyone|your)[^.!?\n]*|\bgood (?:day|afternoon|evening|morning)\b(?= (?:to you|all|sir|there)|,)|\b(?:a|no|any|some|such a|very) good (?:while|idea|reason|deal|while|thing|company|bit|look|night|old)\b|\bfree (?:of charge|delivery|gift|phone|refund|post|to (?:call|ring|contact|text))\b|\bfeel free\b/g,
    ' aside ',
  ],
  [
    /(?:^|(?<=[.!?,\n] ?))(?:deal|done(?: deal)?|sold|agreed|noted and agreed|bingo|copy that|10-4|correct|certainly|absolutely|definitely|definately|indeed|sure(?: thing| is)?|accepted|approved|book(?:ed)? it(?: in)?|that is the one|tidy|(?:all |it is |its )?sorted(?: then)?|winner|bob on|bob is your uncle|result|hell yes|too right|ta muchly yes|fab|go ahead)(?= *(?:$|[.,!?;\n)]|thanks|please|mate|love|x|D|that|it is))/g,
    ' yes ',
  ],
  [
    /\b(?:spot on|go for it|go on then|good beans|coolio|go for your life|top banana|get in there|happy bunny|go ahead|bring it on|crack on|book it(?: in)?|book me in|book us in|sign me up|count (?:me|us) in|(?:bang|stick|chuck|whack|bung|lob|pop) it in|that will do(?: nicely)?|will do(?: nicely)?|it will do|it is a date|sounds like a plan|by all means|happy days|job'?s a good'?un|happy with|fair enough|it is a yes|that is a yes|of course|why aye|wey aye|way aye|och aye|go on|all set|see you then|see you there|much obliged yes|ok dokey|okey dokey|hunky dory|thumbs up|rock on|roger(?: that)?|aok|a ok|works? a treat|as you like|you bet|ideal that|can do)(?= *(?:$|[.,!?;:\n)]|thanks|please|mate|love|for me|with me|by me|cheers|and|but|then|x))/g,
    ' yes ',
  ],
  [
    /\b(?:spot on|dead on|suits(?: me| us)?(?:(?: right)? down to the ground| to a t| to a tee| fine)|suits me|does me|does us|tickety boo|bang on|works? (?:a treat|a charm|like a charm)|does the job|up my street|will do(?= (?:me|us|nicely|fine|just)))\b/g,
    ' good ',
  ],
  [
    /\b(?:not (?:too |very |so |really |entirely |quite |yet |100 ?% ?)*(?:yes|sure|certain)|unsure)\b/g,
    ' unsure ',
  ],
  [
    /\b(?:(?:am |are )?on (?:nights|evenings?|lates|earlies) (?:this|next|all) week|(?:coming )?off (?:nights|evenings?)|(?:nights?|evening|late|early) shifts?)\b/g,
    ' aside ',
  ],
  [/\bon (?:earlies|days)\b/g, ' working rota '],
  [
    /\bon (?:nights|evening|evenings|lates)\b|\b(?:i|we) (?:(?:do|only|always|both) )*work (?:nights?|evenings?|lates)\b/g,
    ' working lates ',
  ],
  [/\bon (?:shift|shifts|duty|call|rota)\b/g, ' working '],
  // Work at other hours is a reason for the window that is named.
  [
    /\b(?:i|we) (?:(?:do|only|always|both) )*work (?:days|earlies|(?:in|during) the day(?:time)?)\b|\b(?:at|in) work (?:in|during) the day(?:time)?\b/g,
    ' working rota ',
  ],
  [/\bon the (?:morning|day)\b(?! (?:of|slot|one|appointment|delivery|window|run|round))/g, ' aside '],
  [/\bor (?:never|nothing)\b/g, ' '],
  [/\bthe morn'?s? (?:morn|morning)\b/g, ' tomorrow morning '],
  [/\bthe morn\b(?! morning)/g, ' tomorrow '],
  [/\b(am|is|are|was) no (?=\w+ing\b|in\b|free\b|home\b|here\b|about\b|weel\b|bad\b|able\b)/g, '$1 not '],
  [/\bcanny (?=do|make|manage|get|have|be|come|dae|mak)/g, 'can not '],
  [/\b(?:bank|bnk|bk|public) (?:hol|holiday|hols|holidays|h)\b/g, ' bankholiday '],
  [
    /(?<!\bif (?:you|that) )\b(?:(?:do|would) not (?:really |particularly )?(?:mind|matter|care)|does not (?:really |particularly )?(?:mind|matter|bother|care))\b(?: (?:me|us|to me|at all))*|\b(?:am |are )?(?:not|no|nae|nee) (?:really |too |at all |that |particularly )*(?:fussed|bothered|fussy|picky|mithered)\b/g,
    ' notmind ',
  ],
  [
    /\bnotmind +(?:about|on|over|by|with)(?= (?:the )?(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|\d))/g,
    ' not ',
  ],
  [
    /\b(?:would|should|will|be|so) (?:be )?(?:most |very |so |really |much )*(?:grateful|good|appreciated|obliged|thankful|kind|ok) if (?:you|we|it|u|they|i|someone|somebody) (?:could|would|can|will)\b|\bappreciate(?: it)? if (?:you|we) (?:could|would|can)\b/g,
    ' please ',
  ],
  [/\b(?:1st|first) (?:choice|preference|preferably|pref|pick)\b/g, ' firstchoice '],
  [/\b(firstchoice\b[^.!?]*?)\b(?:second|2nd)(?= +(?:the )?(?:\w+day|\d))/g, '$1 secondchoice '],
  [
    /\b(?:2nd|second|3rd|third) (?:choice|preference|preferably|pref|pick|best|favourite)\b/g,
    ' secondchoice ',
  ],
];
