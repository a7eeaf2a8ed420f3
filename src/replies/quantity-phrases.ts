/**
 * The words that take all offers ("any of them"), or none. On plain, marked text.
 */
import { anyOf, anyPhrase } from './patterns.js';

export const ANY = anyPhrase(
  /any(?= *(?:$|[,.!?;)-])| (?:of (?:them|those|these|the|your|you|what|that|it|[DTO]\d)|one|ones|day|days|date|dates|time|times|slot|slots|option|options|choice|thing|weekday|weekdays|window|morning|mornings|afternoon|afternoons|evening|evenings|is|are|be|would|will|works?|suits?|do|does|free|really|at all|please|thanks|tbh|mate|love|pal|both|x+|on|for|but|except|bar|apart|other than|not|[DTO]\d)\b)(?! (?:time|day|date|slot|one)s? (?:left|remaining)\b)/,
  /(?<!\bto )anything(?= *(?:$|[.,!?;)])| (?:is|will|would|goes|works?|suits?|really|at all|please|thanks|mate|love|but|except|bar|from|after|before|next|this|in|you (?:have|got)|[DTO]\d)\b(?! (?:for|to) (?:pay|sign)))|anytime|any ?time|any ?day|anyday|either|whichever(?! the\b)|whenever|notmind/,
  /no (?:preference|pref|preferences|odds|difference)|makes no (?:odds|difference)/,
  /same to (?:me|us)|all the same|all one|up to you|you (?:choose|pick|decide)(?! to\b)/,
  /your (?:choice|call|pick)|(?:i|we) (?:am|are) easy|easy either|flexible/,
  /all (?:of )?(?:(?:them|those|these|the|above|3|2|4) ?)*(?:dates|days|slots|times|options|above)? ?(?:are |work|suits?|candoit)/,
  /(?:they|those|these|dates|days|slots) (?:are|is|would be|will be) all /,
  /all (?:of )?(?:them|those|these|3|2|4|the (?:dates|days|slots|times|options|above))(?: dates| days| slots| options| times)? (?:are |is )?(?:good|ok|free|possible)/,
  /all (?:3|2|4|three|dates|days|slots|options) ?(?:are |is )?(?:good|ok|suits?|works?|candoit|possible|free)/,
  /(?:good|ok|free) (?:for|with|on|to do) all/,
  /both(?: (?:of|them|those|these|the|days|dates|slots|times|options|mornings|afternoons|[DTO]\d+|are|is|would|will|be|do|does|look|looks|sound|sounds|seem|seems|for|me|us|really|just|equally|absolutely|totally|all|so))* (?:good|ok|works?|suits?|free|candoit|possible|yes|doable|easy|notmind|fine|home|please)/,
  /(?:good|ok|free|home|happy|yes|candoit|available|in|here|accept|either|or|easy|works|suits)(?:,| (?:for|with|on|of|the|these|those|to|do|at|all|day|long|me|us|all of us))* both(?! (?:of us|at|away|out|busy|working)\b)/,
  /^(?:(?:yes|ok|well|oh|hi|hiya|hello|please|thanks),? )*both(?: (?:of|them|those|these|days|dates|please|thanks|mate|love|pal|x+|tbh))*$/,
  /(?:time|hour|day|date) (?:is|are) (?:immaterial|unimportant|of no (?:consequence|importance|matter)|irrelevant|not important)/,
  /2 of them|surprise me|eeny|open to|toss a coin|whatever(?! the\b)/,
);

/** A limit to "any" that was not understood; one that was is a mark. */
export const ANY_WITHIN =
  /\b(?:any(?:time|thing)?|whenever)(?: (?:day|time|date|one))? (?:between|after|before|until|from|during|except|but|in(?! (?:particular|all)\b)|on|around|next|(?:that |when |where )?(?:(?:my|our|his|her) \w+|he|she|they|i am not|we are not|you are not))\b(?! *(?:(?:the|on|for) )*[DTO]\d)/;

export const ALL_DAY =
  /\b(?:all (?:the )?day|every ?day|(?:in|home|free|here|there|around|available|off|about|notmind)(?: \w+){0,2} all (?:the )?week|the (?:whole|full) day|day long)\b/;

export const NOT_ALL_DAY =
  /\b(?:away|out|working|busy|not|cantdoit|bad)(?: \w+){0,3} all (?:the )?(?:day|week)\b/;

export const NOT_ANY = anyOf(
  /\b(?:not|bad|cantdoit|never|nor|without)(?: \w+){0,4} (?:any|anything|either|both|all)\b/,
  /\b(?:we|us|you|am|were) both\b|\b(?:we|you|they) are both (?:at|away|out|in|working|off|busy)\b|\bboth (?:of us|work|working|at)\b/,
  /\b(?:do you|have you|got|is there|are there|if|send me|give me|need|hoping for|want) (?:have |got )?any(?:thing)?\b(?! (?:of (?:them|those|these)))/,
  /\bany (?:chance|other|D\d+\?|luck)\b|\bthere any\b/,
  /\b(?:away|working|shut|closed|busy)(?: \w+){0,3} (?:either|both|all)\b/,
  // "take us off both": rid of them.
  /\b(?:off|against|out (?:on|for)|cancel|scrap|drop|forget|bin|skip|miss|avoid|instead of|rather than) (?:of )?(?:any|either|both|all (?:of|those|these|them|[234]))\b/,
  /\beither way (?:i|we) (?:can not|will not)/,
);

export const NONE = anyOf(
  /\b(?:none(?! of (?:which|whom|my|your))|neither(?! (?:(?:my|the|our) )?[a-z]+ nor\b))\b|\bnot (?:any|either)(?: of)?\b(?! more)/,
  /\b(?:bad|cantdoit|unable|no to|can not (?:do|make|manage|accept))(?: \w+){0,3} anything\b(?! (?:in |delivered |done )?on (?:the |a )?D\d)/,
  /\b(?:bad|cantdoit|not|unable|no to)(?: \w+){0,3} (?:any|(?<!D\d+ )either|both|all)\b(?! (?:more|further|later|earlier|longer|sooner|(?:in |delivered |done )?on (?:the |a )?D\d))(?: of)? ?(?:them|those|these|dates|days|slots|times|the|2|3|$)?/,
  /\b(?:all|both)(?: (?:of|them|those|these|the|dates|days|slots|times|options|[234]|are|is|will|would|do|does|just|sorry|really|you|offered|a|bit|i|we)){0,5} (?:bad|cantdoit|impossible|awkward|not)\b/,
  /\bany(?: ?(?:day|time|date))? (?:but|except|apart from) (?:those|these|them|both|that)\b/,
  /\bat (?:the|my|our|a) (?!house|home|property|flat)\w+ (?:on )?both (?:days|dates|times)\b/,
  /\b(?:away|working|shut|closed|busy)(?: \w+){0,3} (?:both|all)(?: (?:of|the|these|those|them|[234]))* (?:days|dates|times|slots)\b/,
  /\b(?:take|leave|count|cross|strike|scrub) (?:me|us|it|this|that) (?:off|out of) (?:both|all|them|those|these|either)\b/,
  /\bno to (?:all|both)\b|\bany of (?:them|those|these) (?:bad|not|cantdoit)/,
  /\b(?:do not|does not|will not|not) (?:suits?|works?|good|ok|candoit|possible)\b[^.]*\b(?:either|any)\b/,
  /(?<!\b(?:tell|telling|ask|asking) )\b(?:those|these|the|them|your) ?(?:dates|days|times|slots|2|3|4)? (?:are |is |do |will |would )(?:all |both )?(?:bad|not)\b/,
);
