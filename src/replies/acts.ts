/**
 * What a reply does besides naming days and times: asks to be phoned, cancels, puts off, sets a condition, doesn't mind.
 * Works on the plain, marked text (and on the raw text for commands to the system).
 */
import { PAST, type Sentence } from './clauses.js';

/** What a reply does; several may hold at once. */
export type Acts = {
  /** Asks that somebody be phoned to settle it. */
  call: boolean;
  /** Cancels, or isn't the recipient, or has it already: no answer to the offer. */
  noAnswer: string | null;
  /** Says that any will do. */
  any: boolean;
  /** Is there all day, so that any time of a day that is named will do. */
  allDay: boolean;
  /** Refuses everything offered. */
  noneOfThem: boolean;
  /** Asks for other dates without naming any. */
  otherDates: boolean;
  /** Puts the answer off. */
  defers: boolean;
  /** A reason why a person should look before anything is booked. */
  caution: string | null;
  /** Asks something that isn't a request for a date. */
  asks: boolean;
  /** Is nothing but a condition: "only if you can carry it up". */
  conditional: boolean;
};

const COMMANDS =
  /\b(?:system|assistant|admin|developer|user|prompt) ?(?:prompt|message|override|note)?\s*:|\b(?:ignore|disregard|forget|override) (?:all |any |the |your |my )*(?:previous|prior|above|earlier|preceding|other)? ?(?:instructions?|prompts?|rules|messages? above|guidelines|constraints)|\bset (?:status|slot|outcome|intent|priority)\b|\b(?:status|slot|intent|outcome|priority|confidence|refund)\s*[=:]\s*["\w]|\byou are (?:now|an? (?:ai|bot|assistant|language))|\b(?:drop|delete|select|insert|update)\s+(?:table|from|into|\*)|<\/?\w+>|\{\s*"|\bas an ai\b|\bjailbreak|\bsudo\b|\bprint your\b|\bmark (?:\w+ )*as (?:booked|delivered|paid|confirmed)\b|\bexec(?:ute)?\s*[(:]|\bbook (?:all|every) (?:slots?|windows?)\b/i;

/** Whether the raw text tries to command the system that reads it. */
export function commandsTheSystem(raw: string): boolean {
  return COMMANDS.test(raw);
}

const CALL =
  /\b(?:until|unless|before) (?:you|someone|they) (?:have |has )?(?:rung|called|phoned|spoken|rang|speak|spoke|ring|call|phone)\b|\b(?:you|someone|they) (?:will )?(?:need|have|ought|should|must) (?:to )?(?:ring|call|phone|speak)\b|\b(?:call|ring|phone|bell|buzz|dial|telephone|contact) (?:please )?(?:me|us|my|our|him|her|them|back|the (?!bell|door|buzzer|intercom)|[a-z]+ (?:\w+ )?(?:on|at)? ?phonenumber|phonenumber)\b|\b(?:give|gimme|gives|drop) (?:me|us|my \w+|our \w+|him|her|them|[a-z]+)? ?(?:a|an)? ?(?:quick )?(?:call|ring|bell|buzz|phone|tinkle|telephone|shout on)\b|\b(?:call|ring|phone) ?back\b|\bcallback\b|\bphone ?call\b|\b(?:like|want|need|prefer|rather|better|easier|can i|could i|may i|love|happy) (?:to |if i could |if we could )?(?:speak|talk|chat|discuss|a call|ring)\b|\b(?:speak|talk|chat) (?:this |it )?(?:through )?(?:to|with) (?:a (?:person|human|real|proper|manager)|someone|somebody|anyone|you|whoever|the|my|our|an? )|\b(?:can|could|would|will) (?:someone|you|anyone|they|u)(?: please| just| possibly)* (?:call|ring|phone)\b(?! the (?:bell|door|buzzer))|^(?:please )?(?:call|ring|phone)(?: me)?(?: please| asap)?$|\b(?:discuss|arrange|sort|do) (?:it |this |that )?(?:over|on|by) (?:the )?(?:phone|telephone)\b|\b(?:get|have) (?:someone|somebody|a manager|the \w+) to (?:call|ring|phone)\b/;

/** A call that belongs to the delivery itself, not to the booking. */
const CALL_ON_THE_DAY =
  /\b(?:when (?:you(?! (?:have|get|can|could|are free|are able|like|want))|they|he|the|u|outside|here|nearly|close|approaching|arriv|leaving|setting|almost|on|ur|your|duration|about)|before (?:you (?:come|arrive|deliver|set|leave|get|turn|drop)|they|he|arriv|deliver|coming|setting|dropping|the (?:driver|delivery)|drop|leaving)|on (?:the |your |their |his )?(?:way|arrival|approach|route|day)|driver|arrive|arrives|arrival|duration|nearby|half an hour|if (?:no|there is no|not|any|you can not|you get|he|the driver|i (?:do not|am not)|nobody|no one|you (?:need|have|are|get|want|struggle))|buzzer|door ?bell|the bell|lost|can not find|any (?:problems?|issues?|trouble)|problems|ahead|en route|first so|outside)\b/;

const CANCELS =
  /\b(?:cancel|cancellation)\b(?! (?:D\d|the D\d|(?:that|this) (?:date|day|one|slot)|(?:my|our|the|a) (?:\w+ )?(?:\w+ )?(?:plans?|appointment|meetings?|shift|holiday|gym|lesson|trip|day|dentist|class|lunch|party|golf|hair\w*)))|\brefund\b|\bmoney back\b|\b(?:do not|no longer) (?:want|need|require) (?:it|this|the (?:item|order|sofa|bed|delivery|goods|\w+)|any of it|anything|them)\b(?! (?:on|before|until|D\d|coming|delivered))|\b(?:send|take) it back\b|\breturn(?:ing)? (?:it|the|my)\b|\bchanged my mind about (?:the|it|this)\b|\bcall off\b/;

const NOT_THE_RECIPIENT =
  /\bwrong (?:number|person|house|address|guy|bloke|email|phone|man|woman|customer|recipient|num|people|one here|mobile|household)\b|\b(?:have not|did not|never|not|has not|had not|do not think i|do not remember) (?:\w+ )?(?:order|ordered|bought|buy|purchased?|expecting|waiting for|due|placed|placing|ordering)\b|\bno (?:sofa|order|parcel|delivery) (?:here|due|expected|ordered)\b|\bnot (?:my|our|mine|for me|for us|his|the)(?: \w+)? (?:order|delivery|parcel|sofa|number|name|me)\b|\bnot mine\b|\b(?:does not|do not|no longer|not) (?:lives?|living|work|works|reside)s? (?:here|at this)\b|\b(?:i am|this is|am|is) not (?:called |a |the |mr |mrs |miss |ms )?(?!D\d|T\d|free|in\b|home|good|ok|sure|able|available|around|about|here|there|working|away|happy|a (?:good|bad)|going|keen|fussed|bothered|fussy|possible|the (?:right|best|one|only)|an?\b|my\b|your\b|very|really|too|so|that|well|clear|convenient|ideal|at|on|for|until|back|off|yet|coming|it\b|what|acceptable|enough|suits|works|best|having|getting|sitting|taking|waiting|paying|interested|allowed|mobile|fit|due|busy|the (?:day|date|time))[a-z]+$|\bno idea (?:what|who|why) (?:this|you|it)\b|\bnothing to do with me\b|\bsomeone (?:else|elses) (?:number|phone)\b|\b(?:passed away|deceased|has died)\b|\b(?:he|she|they|tenants?|previous \w+|owners?) (?:has |have )?(?:moved|left)\b|\bmistaken\b|\bnew (?:phone|number) who\b/;

const HAS_IT =
  /\balready (?:been |had |got |have |has |was )*(?:it|got|had|received|delivered|here|come|came|arrived|turned|dropped|have it|picked|collected|taken|with)\b|\b(?:it|they|sofa|bed|parcel|delivery|item|order|mattress|table|wardrobe|that|everything|one) (?:has |have |was |were |is )*(?:already )?(?:came|arrived|been delivered|delivered|turned up|dropped off|already here)\b(?! (?:on|by|in|at) )|\b(?:got|received|had) (?:it|mine|this|the \w+|delivery|them|one)(?: here| delivered)? (?:past|already|D\d|the other day|days? ago|duration|this (?:morning|week)|weeks? ago|thanks)\b|\b(?:sitting|been) in (?:my|the) (?:hall|living room|lounge|garage|house|front room)\b/;

const OPTS_OUT =
  /^\W*(?:stop(?:all)?|unsubscribe|end|quit|revoke|opt ?out)\b(?! (?:by|off|at|over))|\b(?:stop|quit|do not|no more|cease) (?:texting|messaging|contacting|emailing|sending|text|message|contact|email|calling|spamming|messages?|texts?|emails?)\b|\b(?:unsubscribe|opt ?out|take me off|remove me|remove my (?:number|email|details)|delete my (?:number|details|data))\b/;

const DEFERS =
  /\b(?:let you know|let ya know|get back to (?:you|ya)|come back to you|be in touch|need to (?:ask|check|speak|see|find out|look|think|sort|talk|confirm|consult|work out|find)|(?:have|has|got|want|going|ought|like) to (?:ask|check|speak to|see (?:what|if|when)|find out|look at|think|talk to|confirm|consult)|will (?:check|confirm|ask|see|look|think|reply|answer|text|message|email|ring|call) ?(?:later|with|my|the|and|back|it|you|what|when|if|about|in|D\d|soon|properly|once|after)?|let me (?:check|see|think|ask|look|speak|find|get back|just|talk|have)|(?:just |am )?(?:checking|waiting (?:for|on|to)|asking) (?:with|my|the|to|for|on)?|unsure|do not know (?:yet|when|what|if|my|which|whether|our|D\d)|not decided|undecided|can not (?:say|decide|tell|confirm) (?:yet|now|just|which|until|when|right|at)|bear with|hang on|hold on|give me (?:a|until|some|duration)|give us (?:a|until|some|duration)|tbc|to be confirmed|thinking about|depends on|depending|remind me|ask me (?:again|later)|speak to (?:my|the) \w+ first|check (?:with|my|the|our) \w+|(?:get|message|text|reply|respond|answer|try) (?:me |you )?(?:back )?(?:later|soon)|busy (?:atm|right now|at the moment)|later(?: on)? (?:today|T\d))\b/;

/** Words after which a booking depends on something; those after which it does not are taken out before. */
const CONDITION =
  /\b(?:if|provided|providing|as long as|so long as|assuming|unless|subject to|depends|depending|on condition|only when|on the understanding|need to know|must be (?:before|after|T\d)|has to be (?:before|after|T\d)|guarantee|conditional|before i (?:agree|confirm|say|commit|book|decide)|first (?:can|could|need|i need)|otherwise (?:no|not|i can not|it is bad|cancel)|but only|(?:has|have|needs?|got) to (?:say|agree|approve|ok|check|confirm|authorise|sign it off)|wait(?:ing)? (?:for|to hear)|let me know (?:if|first|before)|will need you|in case)\b/;

/** Conditions that are mere courtesy, or that the courier's own free slots fulfil. */
const COURTESY =
  /\b(?:ok|good|possible|mind) if [^.!?\n]*(?=\?)|\b(?:if|as long as|so long as|assuming|provided|providing) (?:(?:that|it|this|you|u|ya|they|there|i|we) )?(?:(?:is|are|still|was|would be|can|could|does|will|have|got|may) )*(?:do|work|open|deliver|have|got|possible|ok|good|yes|free|suits?|candoit|available|works|convenient|not too (?:much|late)|easier|best|manage(?: it)?|poss|mind|want|like|need|please|deliver|wish|may|all the same|helps?|you|(?:a |any )?(?:slot|space|room|choice))(?: (?:with|for|to|by) (?:you|yous|yourselves|the (?:lads|driver)|your lot|all))?(?: (?:please|that day|then|it|them|one|any|space|room|left|sundays|weekends|that|one|left|yes|on D\d+|D\d+))*(?= *(?:$|[.,!?;)]|please|thanks|and|or|otherwise|D\d|T\d|if|x+\b|mate|love|pal|babe|hun|lol))|\bif (?:i|we|you|u) (?:can|could|may|must|had to|have to|am honest|had (?:the|a) choice|had to (?:pick|choose))(?: (?:pick|choose|be picky|candoit))?(?= *(?:D\d|T\d|O\d|$|[,.!?;)\n]|x+\b|please|thanks|mate|love|pal|hun|babe|and|or|otherwise))|\bif (?:at all )?possible\b|\bas if\b|\bif anything\b|\bnot too late\b|\bif (?:it is |that is )?(?:all )?(?:the )?same (?:to|for|with) (?:you|yous)(?: all)?/g;

/** Conditions of a second choice: they say what to do if the first is gone. */
const FALLBACK_CONDITION =
  /\bif (?:that|those|it|they|D\d|T\d|O\d|none|neither) (?:\w+ )?(?:is|are|does|do|has|can|bad|gone) ?(?:not|bad|full|gone|taken|no|cantdoit|unavailable|filled|out)?(?: (?:good|use|possible|free|work|works|suits|candoit|ok|booked|gone|taken|full))?\b|\bif not\b(?! too)|\bin case\b[^.!?]*/g;

/** The text without conditions that are mere courtesy ("if that's ok with you"). */
export function withoutCourtesies(marked: string): string {
  return marked.replace(COURTESY, ' ').replace(/ +/g, ' ').trim();
}

/** "If I'm not in leave it with the neighbour": a circumstance of the delivery and what to do then. */
const CIRCUMSTANCE =
  /\b(?:if|unless|in case) [^.!?\n]*\b(?:leave|ring|knock|call|phone|text|put|use|go|try|park|buzz|press|bang|shout|message|pop|tap|neighbour|bell|door|gate|give)\b|\b(?:leave|ring|knock|call|phone|text|put|use|go|try|park|buzz|press|bang|shout|message|pop|contact)\b[^.!?\n]*\b(?:if|unless|in case)\b/;

const HEDGE =
  /\b(?:maybe|perhaps|possibly|probably|(?:i|we|it|that|someone|he|she|there|[DT]\d+|but|and) (?:\w+ )?might|may be (?:able|ok|free|in)|not (?:\w+ )?(?:certain|positive|promising|promise)|unsure|hopefully|fingers crossed|tentative|tentatively|provisional|provisionally|pencil|i think so|should think|touch wood|all being well|not ideal|try to be|will try|try and be|could possibly|ish\b|kind of|sort of|doubt)\b/;

/** "Friday but I have to leave at ten": what follows "but" is about the recipient's being there. */
const RESERVATION =
  /\bbut (?:\w+ ){0,2}?(?:i|we|my|our|he|she|they|someone|nobody|no one)\b(?![^.!?\n]*D\d)[^.!?\n]*\b(?:leave|leaving|out|need|needs|have to|has to|must|away|check|ask|confirm|shifts?|back|school|appointment|meeting|train|flight|go|going|finish|start|work|working|not|until|only)\b/;

const RISKY_QUESTION =
  /\b(?:what time|which (?:T\d|time)|how much|cost|charge|price|free of charge|extra|T\d|before|after|earlier|later|old (?:one|sofa|bed|mattress|fridge|machine|cooker|washer|\w+) (?:away|taken|removed|be)|take (?:away|my old|the old|our old)|will it fit|guarantee|promise|definitely|stairs|upstairs|assembl\w*|install\w*|fit it|narrow|long (?:will|does))\b/;

const ANY =
  /\b(?:any(?! (?:other|chance|more|later|earlier|problems?|issues?|questions?|idea|further|news|update|special|good|trouble|longer|better|additional|sooner|damage|help|heavier|left|different|dogs?|parking))|anytime|any ?time|any ?day|anyday|either|whichever|whenever|notmind|no (?:preference|pref|preferences|odds|difference)|makes no (?:odds|difference)|same to (?:me|us)|all the same|all one|up to you|you (?:choose|pick|decide)|your (?:choice|call|pick)|(?:i|we) (?:am|are) easy|easy either|flexible|all (?:of )?(?:(?:them|those|these|the|above|3|2|4) ?)*(?:dates|days|slots|times|options|above)? ?(?:are |work|suits?|candoit)|(?:they|those|these|dates|days|slots) (?:are|is|would be|will be) all |all (?:of )?(?:them|those|these|3|2|4|the (?:dates|days|slots|times|options|above))(?: dates| days| slots| options| times)? (?:are |is )?(?:good|ok|free|possible)|all (?:3|2|4|three|dates|days|slots|options) ?(?:are |is )?(?:good|ok|suits?|works?|candoit|possible|free)|(?:good|ok|free) (?:for|with|on|to do) all|both(?! (?:at|of us|in work|away|out|working|my|our|busy|kids|the kids|boys|children|work\b))|2 of them|surprise me|eeny|open to|toss a coin|whatever)\b/;

const ALL_DAY = /\b(?:all (?:the )?day|every ?day|all (?:the )?week|the (?:whole|full) day|day long)\b/;

const NOT_ALL_DAY = /\b(?:away|out|working|busy|not|cantdoit|bad)(?: \w+){0,3} all (?:the )?(?:day|week)\b/;

const NOT_ANY =
  /\b(?:not|bad|cantdoit|never|nor|without)(?: \w+){0,3} (?:any|either|both|all)\b|\b(?:we|us|they|you|are|am|were) both\b|\bboth (?:of us|work|working|at)\b|\b(?:do you|have you|got|is there|are there|if|send me|give me|need|hoping for|want) (?:have |got )?any\b(?! (?:of (?:them|those|these)))|\bany (?:chance|other|D\d+\?|luck)\b|\bthere any\b|\beither way (?:i|we) (?:can not|will not)/;

const NONE =
  /\b(?:none|neither)\b|\bnot (?:any|either)(?: of)?\b|\b(?:bad|cantdoit|not|unable|no to)(?: \w+){0,3} (?:any|either|both|all)(?: of)? ?(?:them|those|these|dates|days|slots|times|the|2|3|$)?|\b(?:all|both)(?: \w+){0,4} (?:bad|cantdoit|impossible|awkward|not)\b|\bno to (?:all|both)\b|\bany of (?:them|those|these) (?:bad|not|cantdoit)|\b(?:do not|does not|will not|not) (?:suits?|works?|good|ok|candoit|possible)\b[^.]*\b(?:either|any)\b|\b(?:those|these|the|them|your) ?(?:dates|days|times|slots|2|3|4)? (?:are |is |do |will |would )(?:all |both )?(?:bad|not)\b/;

const OTHER_DATES =
  /\b(?:rearrange|re-arrange|reschedule|rebook|re-book|postpone|(?:push|put|move|knock) (?:it |this |the (?:delivery|date) )?back|hold (?:off|on to it|it)|delay|(?:hang|hold) on to it|store it|keep (?:it|hold)|(?:another|different|alternative|other|later|new|more|further) (?:dates?|days?|times?|slots?|options?|appointments?|one|ones|delivery dates?)|something else|anything else|some other|not (?:right )?now|change (?:the |my |our )?(?:date|day|delivery|time|slot|appointment))\b/;

/** Reads the acts of an answer. `plain` is the plain text with days, times and options marked. */
export function readActs(plain: string, sentences: readonly Sentence[]): Acts {
  const withoutPhrases = plain.replace(FALLBACK_CONDITION, ' ');
  const statements = sentences.filter((sentence) => !sentence.question || sentence.request);
  const questions = sentences.filter((sentence) => sentence.question && !sentence.request);
  const flat = sentences
    .map((sentence) => sentence.clauses.map((clause) => clause.text).join(' , '))
    .join(' . ');
  return {
    call: sentences.some(
      ({ text }) =>
        CALL.test(text) && !CALL_ON_THE_DAY.test(text) && !/\bnot (?:call|ring|phone|contact)\b/.test(text),
    ),
    noAnswer: noAnswer(plain),
    any: statements.some(
      ({ text }) =>
        ANY.test(text) && !PAST.test(text) && !NOT_ANY.test(text) && !(/\?$/.test(text) && /^any/.test(text)),
    ),
    allDay: statements.some(({ text }) => ALL_DAY.test(text) && !PAST.test(text) && !NOT_ALL_DAY.test(text)),
    noneOfThem: NONE.test(flat) || NONE.test(plain),
    otherDates: OTHER_DATES.test(plain),
    defers: DEFERS.test(plain),
    caution:
      caution(withoutPhrases, questions) ?? (sentences.some(isDoubtful) ? 'it is said with doubt' : null),
    asks: questions.length > 0 || sentences.some((sentence) => sentence.question),
    conditional: /^(?:only if|as long as|so long as|provided|providing|on condition)\b/.test(plain),
  };
}

/** A doubt about the answer itself, not about something else ("I'll probably be half asleep"). */
function isDoubtful(sentence: Sentence): boolean {
  return sentence.clauses.some(
    (clause) =>
      HEDGE.test(clause.text) &&
      (clause.assent !== 0 ||
        clause.groups.some((group) => group.polarity !== 0) ||
        PRESENCE.test(clause.text)),
  );
}

const PRESENCE = /\b(?:in|home|out|away|there|back|working|free|able|work|need|change|late|early|it)\b/;

function noAnswer(plain: string): string | null {
  if (OPTS_OUT.test(plain)) return 'asks not to be contacted';
  if (CANCELS.test(plain)) return 'cancels or wants a refund';
  if (NOT_THE_RECIPIENT.test(plain)) return 'is not the recipient or ordered nothing';
  if (HAS_IT.test(plain)) return 'says that it has come already';
  return null;
}

function caution(text: string, questions: readonly Sentence[]): string | null {
  const conditional = text
    .split(/[.!?\n]+/)
    .find((sentence) => CONDITION.test(sentence) && !CIRCUMSTANCE.test(sentence));
  if (conditional !== undefined) return 'it depends on a condition';
  if (RESERVATION.test(text)) return 'a reservation follows';
  if (DEFERS.test(text)) return 'the answer is put off';
  if (questions.some(({ text: asked }) => RISKY_QUESTION.test(asked)))
    return 'it may depend on the answer to a question';
  return null;
}
