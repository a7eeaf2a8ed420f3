/**
 * The words by which a reply does something else than choose a day: asks for a call, cancels, isn't the recipient's, asks
 * for other dates. On plain, marked text.
 */
import { anyOf, anyPhrase } from './patterns.js';

export const CALL = anyOf(
  /\b(?:someone|somebody|anyone|you|they) (?:calls|rings|phones) (?:me|us|my|our)\b/,
  /\b(?:best|easier|easiest|better|quicker|simplest|simpler) (?:you |if you |to |just |all round )*(?:ring|call|phone|talk)\b(?! the (?:bell|door))/,
  /\b(?:ring|call|phone)\b[^.!?\n]{0,25} to (?:arrange|discuss|sort|agree|settle|confirm)\b/,
  /\b(?:until|unless|before) (?:you|someone|they) (?:have |has )?(?:rung|called|phoned|spoken|rang|speak|spoke|ring|call|phone)\b/,
  /\b(?:until|unless|before) (?:(?!i\b|we\b|the driver\b)[a-z]+ ){1,6}?(?:(?:has|have|actually) )*(?:rung|called|phoned|rang|rings?|calls?|phones?|speaks?|spoken)(?: (?:to|with))? ?(?:me|us|$|[,.])/,
  /\b(?:until|unless|before) (?:i|we) (?:have )?(?:spoken|spoke|speak|talked|talk) (?:to|with)\b(?! (?:my|our|the (?:wife|husband|landlord)|him|her|them|hubby|mum|dad|work))/,
  /\b(?:you|someone|they) (?:will )?(?:need|have|ought|should|must) (?:to )?(?:ring|call|phone|speak)\b/,
  /(?<!\bwill )\b(?:call|ring|phone|bell|buzz(?! the\b)|dial|telephone|(?<!\b(?:site|my|our|main|the|your|delivery|onsite) )contact(?! is\b)) (?:please )?(?:me|us|my|our|him|her|them|back|the (?!(?:\w+ )?(?:bell|door|buzzer|intercom))|[a-z]+ (?:\w+ ){0,3}(?:on|at)? ?phonenumber|phonenumber)\b/,
  /\b(?:give|gimme|gives|drop) (?:me|us|my \w+|our \w+|him|her|them|[a-z]+)? ?(?:a|an)? ?(?:quick )?(?:call|ring|bell|buzz|phone|tinkle|telephone|shout on)\b/,
  /\b(?:call|ring|phone) to (?:discuss|arrange|talk|agree|sort)\b/,
  /\b(?:call|ring|phone) ?back\b|\bcallback\b|\bphone ?call\b/,
  /\b(?:like|want|need|prefer|rather|better|easier|can i|could i|may i|love|happy) (?:to |if i could |if we could )?(?:speak|talk|chat|discuss|a call|ring)\b(?! (?:to |with )?(?:my|our|the|hubby|husband|wife|him|her|mum|mam|dad|work|boss))/,
  /\b(?:speak|talk|chat)(?<!\b(?:will|need to|have to|let me|must|got to|gotta|going to|should) (?:just )?(?:speak|talk|chat)) (?:this |it )?(?:through )?(?:to|with) (?:a (?:person|human|real|proper|manager)|someone|somebody|anyone|you|whoever|the|my|our|an? )/,
  /\b(?:can|could|would|will) (?:someone|you|anyone|they|u)(?: please| just| possibly)* (?:call|ring|phone)\b(?! the (?:bell|door|buzzer))/,
  /^(?:please )?(?:call|ring|phone)(?: me)?(?: please| asap)?(?:$| *,)/,
  /\bfree to (?:talk|chat|speak)\b|\b(?:arrange|sort|do|settle|agree|discuss) (?:this|it|that) by voice\b|\b(?:with|by) (?:an?|some) (?:real|human|actual|live) (?:person|voice|being|human)\b/,
  /\b(?:chat|talk|word|conversation)\b[^.!?]*\b(?:over|on|by) the (?:phone|telephone)\b/,
  /\b(?:discuss|arrange|sort|do) (?:it |this |that )?(?:over|on|by) (?:the )?(?:phone|telephone)\b/,
  /\b(?:get|have) (?:someone|somebody|(?:a|your|the) (?:\w+ )?\w+) to (?:call|ring|phone)\b/,
);

/** Says when to call, but not on the day of the delivery. */
export const CALL_WHEN_FREE =
  /\bwhen(?:ever)? (?:you|u|someone|somebody) (?:have|has|get|gets|can|could|is free|are free|are able|like|want)\b[^.!?\n]*/;

/** A call that belongs to the delivery itself, not to the booking. */
export const CALL_ON_THE_DAY = anyPhrase(
  /when (?:you(?! (?:have|get|can|could|are free|are able|like|want))|they|he|the|u|outside|here|nearly|close|approaching|arriv|leaving|setting|almost|on|ur|your|duration|about)/,
  /before (?:you (?:come|arrive|deliver|set|leave|get|turn|drop)|they|he|arriv|deliver|coming|setting|dropping|the (?:driver|delivery)|drop|leaving)/,
  /on (?:the |your |their |his )?(?:way|arrival|approach|route|day)|driver|arrive/,
  /arrives|arrival|duration|nearby|half an hour/,
  /if (?:no|there is no|not|any|you can not|you get|he|the driver|i (?:do not|am not)|nobody|no one|(?:you|they) (?:need|have|are|get|want|struggle)|(?:he|the driver) needs|needed)/,
  /buzzer|door ?bell|the bell|lost|can not find|any (?:problems?|issues?|trouble)/,
  /problems|ahead|en route|first so|outside/,
);

export const CANCELS = anyOf(
  /(?<!\b(?:get|gets|getting|was|been|being|they|(?:you|your (?:lot|lads|driver)|yous)(?: (?:have|had|already|just|then))*) )\b(?:cancel|(?<!\b(?:an?|any|last minute|late) )cancellation)\b(?! (?:D\d|the D\d|(?:that|this) (?:date|day|one|slot)|(?:my|our|the|a) (?:\w+ )?(?:\w+ )?(?:plans?|appointment|meetings?|shift|holiday|gym|lesson|trip|day|dentist|class|lunch|party|golf|hair\w*)))/,
  /\brefund\b|\bmoney back\b/,
  /\b(?:do not|no longer) (?:want|need|require) (?:it|this|the (?:item|order|sofa|bed|delivery|goods|\w+)|any of it|anything|them)\b(?! (?:on|before|until|D\d|coming|delivered|left|stuck|stolen|nicked|sat|in|out|at|round|after|late|later|when|while|\w{3,}(?:ed|ing))\b)/,
  /\b(?:send|take) it back\b(?<!\bif [^.!?\n]*)|\breturn(?:ing)? (?:it|the|my)\b/,
  /\bchanged my mind about (?:the|it|this)\b|\bcall off\b|^\W*(?:it is |this is )?(?:no longer|not) (?:needed|required|wanted|necessary)(?: any ?more)?\W*(?:$|thanks|please)/,
);

export const NOT_THE_RECIPIENT = anyOf(
  /\bwrong (?:number|person|house|address|guy|bloke|email|phone|man|woman|customer|recipient|num|people|one here|mobile|household)\b/,
  /\b(?:have not|did not|never|not|has not|had not|do not think i|do not remember) (?:\w+ )?(?:order|ordered|bought|buy|purchased?|expecting|waiting for|due|placed|placing|ordering)\b/,
  /\bno (?:sofa|order|parcel|delivery) (?:here|due|expected|ordered)\b/,
  /\bnot (?:my|our|mine|for me|for us|his|the)(?: \w+)? (?:order|delivery|parcel|sofa|number|name|me)\b/,
  /\bthis is not \w+ (?:number|phone|email|address)\b/,
  /\bnot mine\b|^\W*not me\b|\bwrong number\b/,
  /\b(?:does not|do not|no longer|not) (?:lives?|living|work|works|reside)s? (?:here|at this)\b/,
  /\b(?:i am|this is|am|is) not (?:called |a |the |mr |mrs |miss |ms )?(?!D\d|T\d|free|in\b|home|good|ok|sure|able|available|around|about|here|there|working|away|happy|a (?:good|bad)|going|keen|fussed|bothered|fussy|possible|the (?:right|best|one|only)|an?\b|my\b|your\b|very|really|too|so|that|well|clear|convenient|ideal|at|on|for|until|back|off|yet|coming|it\b|what|acceptable|enough|suits|works|best|having|getting|sitting|taking|waiting|paying|interested|allowed|mobile|fit|due|busy|the (?:day|date|time))[a-z]+$/,
  /\bno idea (?:what|who|why) (?:this|you|it)\b|\bnothing to do with me\b/,
  /\bsomeone (?:else|elses) (?:number|phone)\b|\bpassed away\b(?<!\b(?:my|our) \w+ (?:has |just |sadly )*passed away)(?! (?:past|this|suddenly)|[^]*\b(?:we|i) (?:can not|will not|are not|am not))|\bdeceased\b|(?<!\b(?:my|our) )\b(?:he|she|mum|mother|father|dad|gran\w*|nan|aunt\w*|uncle|mrs? \w+|resident|customer|recipient|tenant|owner|brother|sister) (?:has |have |had )?(?:sadly |recently |just )?died\b(?! (?:past|this|suddenly)|[^]*\b(?:we|i) (?:can not|will not|are not|am not))/,
  /\b(?:he|she|they|tenants?|previous \w+|owners?) (?:has |have )?(?:moved|left)(?= *(?:$|[.,!]|out|away|house|on\b|duration|past|here|years?|months?|last))|\b\w+ (?:has |have )?moved (?:out|away|house)\b(?! D\d)/,
  /\b(?:wrong|different) (?:chat|thread|window|group|conversation)\b(?![^]*[DO]\d)|\bmeant for (?:someone|somebody|my|our)\b/,
  /\bmistaken\b|\bnew (?:phone|number) who\b/,
);

export const HAS_IT = anyOf(
  /^\W*(?:yes,? )?it is (?:here|arrived|come)\b(?! (?:on|at|by))/,
  /^\W*(?:it |they |mine )?(?:came|arrived) (?:(?:on|past|this) )*(?:the )?[DT]\d/,
  /\b(?:lads|drivers?|they|guys|men|blokes|boys) (?:have )?(?:already )?(?:dropped|delivered|brought|left) (?:it|them|mine|the (?!wrong|last|first|other|old)\w+)\b(?! in the (?:rain|wet|road|street|bins?)\b)/,
  /\balready (?:been |had |got |have |has |was )*(?:it|got|had|received|delivered|here|come|came|arrived|turned|dropped|have it|picked up|collected|taken|with)\b/,
  /\b(?:it|they|sofa|bed|parcel|delivery|item|order|mattress|table|wardrobe|that|everything|one) (?<!\b(?:(?:half|part|some|bits?|most|one|none) (?:of )?|one |last |first |other |old |previous |second |wrong |replacement )[a-z]+ )(?:has |have |was |were |is )*(?:already )?(?:came|arrived|been delivered|(?<!\bthey )delivered|turned up|dropped off|already here)\b(?! (?:on|by|in|at|with|broken|damaged|smashed|cracked|soaked|wet|scratched) )/,
  /(?<!\b(?:you|yous|anyone|anybody|they) )\b(?:got|received|had) (?:it|mine|this|the (?:sofa|settee|bed|parcel|package|delivery|order|items?|goods|table|wardrobe|mattress|fridge|freezer|washer|machine|cooker|chairs?|desk|tv|box|boxes|thing|lot)|delivery|them|one)(?: here| delivered)? (?:past|already|D\d|T\d|this T\d|the other day|days? ago|duration|this (?:morning|week)|weeks? ago|thanks)\b/,
  /\bsigned for (?:it|them|mine)\b/,
  /\b(?:sitting|been|waited|stood) in (?:my|the|our) (?:hall|living room|lounge|garage|house|front room)\b/,
);

export const OPTS_OUT = anyOf(
  /^\W*(?:stop(?:all)?|unsubscribe|end|quit|revoke|opt ?out)\b(?! (?:by|off|at|over))/,
  /\b(?:stop|quit|do not|no more|cease) (?:texting|messaging|contacting|emailing|sending|text|message|contact|email|calling|spamming|messages?|texts?|emails?)\b(?! (?:(?:me )?back (?:until|before|D\d|T\d)|me (?:T\d|while|when|before|until)|and driv))/,
  /\b(?:unsubscribe|opt ?out|take me off|remove me|remove my (?:number|email|details)|you can stop|delete my (?:number|details|data))\b/,
);

/** "Can you delay it": a refusal, though it is put as a question. */
export const POSTPONES =
  /\b(?:can|could|would|will|may|please|need to|want to|like to|have to) (?:(?:you|we|i|u|please|possibly|just) )*(?:delay|postpone|hold (?:on|off|it|onto)|rearrange|reschedule|rebook|(?:put|push|move|knock) (?:it|this|the \w+|the delivery \w+) back|store it|keep it|leave it (?:for )?(?:a (?:few|couple|bit|while|month)|another|some|until)|change (?:the |my |our )?(?:delivery )?(?:date|day|time|slot|appointment)\b)/;

/** Anger, which turns "oh great" into its opposite. */
export const COMPLAINS = anyPhrase(
  /thanks for nothing|(?:another|more) (?:broken|wasted|lost|false|empty|excuse|lies?|delay)|broken promises?/,
  /gives? up|can be bothered|useless|shambles|disgrace(?:ful)?|joke|pathetic|rubbish|shocking|typical|appalling|ridiculous|fuming/,
  /ombudsman|trading standards|complain(?:t|ing)?|compensation|solicitors?|liars?|cowboys|shame|disgusting|clowns/,
);

export const OTHER_DATES = anyPhrase(
  /rearrange|re-arrange|reschedule|rebook|re-book|postpone/,
  /(?:push|put|move|knock) (?:it |this |the (?:delivery|date) )?back/,
  /hold (?:off|on ?to it|it)|delay|(?:hang|hold) on ?to it|store it|keep (?:it|hold)|leave (?:it|them|both|all(?: of them)?(?: [234])?) (?:for (?:now|the (?:moment|time being|minute))|for now|a while|a bit|for a (?:while|bit|few))/,
  /(?:another|different|alternative|other|later|new|more|further) (?:dates?|days?|times?|slots?|options?|appointments?|one|ones|delivery dates?)/,
  /(?:some|any|other|few) alternatives?|something else|anything else|what else (?:have )?(?:you|is there|do you)|some other|not (?:right )?now/,
  /change (?:the |my |our )?(?:date|day|delivery|time|slot|appointment)/,
);
