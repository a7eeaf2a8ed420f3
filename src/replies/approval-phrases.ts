/**
 * The many ways to call a day good or bad ("Friday is just the ticket", "Friday is a pain") or to settle on it ("noted in
 * the diary"), as "good", "bad", "busy" and "booked". On marked text, before the other phrases.
 */

/** What is spoken of, up to the word that judges it; a "not" stays where it is. */
const VERB = '(?: (?:is|are|be|was|would|will|does|looks|look|sounds|sound|seems|feels|being))';
const SUBJECT = `(?:(?:[DTO]\\d+(?: T\\d+)?|\\bboth)${VERB}*|\\b(?:that|it|this|which|they|those|both|either|one|day|date|slot|time|option)${VERB}+)`;
const DEGREE =
  '(?: (?:as|just|very|really|dead|proper|pure|so|quite|actually|all|totally|well|not|such|for|me|us|definitely|absolutely|right|far|much|even|also|bit|little|of|still|honestly|no|pretty|reyt|gey|fair|extremely|rather|most|more|less|particularly|especially|looking|going|to|bloody|flipping|blooming|only|a|an|the))*';
const ARTICLE =
  ' (?:a|an|the|my|our)(?: (?:real|right|proper|big|bit of an?|complete|total|bloody|flipping|absolute|pure|massive|huge|good|safe|firm))*';

/** Words that judge what is spoken of. */
function judging(words: string, before: string): RegExp {
  const said = `(?:${alternatives(words)})`;
  // Most places are passed over by the word itself, before what stands before it is looked at.
  return new RegExp(
    `\\b(?=${said}\\b)(?<=${SUBJECT}${before} )${said}\\b(?! in (?:principle|theory)\\b)`,
    'g',
  );
}

/** The words of a table with one idea a line. */
function alternatives(words: string): string {
  return words.trim().replace(/\s*\n\s*/g, '|');
}

const PRAISE = `
tidy|canny|class|mint|boss|barry|belter|bobby dazzler|bob on|bang on|bang tidy|top notch|first class|first rate|golden|gold dust
(?:all )?yours(?! to)|handy|handier|handiest|simpler|simplest|nicer|nicest|sweet as|safe|lush|luverly|nae bother|aces|a1|hunky dory|swell|sorted|settled|belting
wins(?: it| the day)?|has it|has the edge|edges it|nicks it|shades it|takes it|gets it|gets the (?:nod|job|go ahead)|gets a yes|fits(?: in)?(?: (?:the bill|nicely|well|fine|perfectly|right in|great|good))?
(?:sits|lands) (?:well|good|right)|hits the spot|does (?:it|nicely|good|the trick|the job)|swings it|goes (?:good|well)
bang on|spot on|right up (?:my|our) street|tickety boo|convenient|sensible|practical|workable|manageable|achievable|bearable
no (?:trouble|hassle|bother|drama|sweat|hardship|problem)(?: at all)?`;

const PRAISED_AS = `
godsend|blessing|treat|relief|doddle|corker|cracker|goer|go|plan|winner|dream|result|date|deal|cert|certainty|beauty|banker|belter
ticket|job(?: lot)?|business|badger|thing(?: for (?:us|me))?|tonic|berries|dogs|bees knees|shot|day for (?:us|me)|choice|fit|option`;

const BLAME = `
pants|rubbish|naff|gash|mince|bobbins|useless|dreadful|awful|terrible|horrible|horrendous|rotten|crap|crappy|shite|shit|grim|murder|hell|hellish
chocka|chocker|chockablock|rammed|packed|mental|carnage|iffy|dodgy|tight|tough|hard|harder|shocking|unlikely|risky|ropey|unworkable|trickier
hardly|scarcely|worst|out for (?:us|me)|off limits|ruled out|not on|problematical|troublesome|unfortunate|unlucky|doomed|cursed|scuppered|knackered`;

const BLAMED_AS = `
pain(?: in the \\w+)?|bugger|swine|nuisance|bind|faff|hassle|stretch|struggle|non ?starter|bust|bummer|mare|stinker|write ?off|wash ?out|dead loss
horror|shambles|disaster|mission|no ?go|minefield|chore|ballache|arse|worst`;

/** What keeps somebody from home on a day that it is "for". */
const ENGAGEMENT = `
chemo|chemotherapy|dialysis|physio|physiotherapy|radiotherapy|therapy|rehab|hospital|clinic|dentist|optician|opticians|doctors|chiropodist|podiatrist
slimming world|weight watchers|zumba|yoga|pilates|aqua ?fit|choir|choir practice|bingo|bowls|golf|gym|football|footie|rugby|cricket|swimming|mosque
church|chapel|mass|synagogue|shabbat|shabbos|market day|jury duty|jury service|court|exams?|mocks?|prom|sports day|nativity|rehearsal
funeral|wedding|christening|bar mitzvah|baptism|wake|match|derby|concert|gig|panto|race day|payroll|inset day|mot|moving day|completion`;

/** Phrases that judge a day, with what they say. */
export const APPROVALS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:no|hardly|scarcely|not (?:any|much)) (?:better|good|easier|handier|worse|bad) than (?:the )?[DO]\d+/g,
    'bad',
  ],
  [/\bas [a-z]+ as (?:an? |useless|nothing)/g, 'bad '],
  [judging(PRAISE, DEGREE), 'good'],
  [judging(PRAISED_AS, DEGREE + ARTICLE), 'good'],
  [judging(BLAME, DEGREE), 'bad'],
  [judging(BLAMED_AS, DEGREE + ARTICLE), 'bad'],
  [
    new RegExp(
      `\\b(?=(?:${alternatives(ENGAGEMENT)})\\b)(?<=D\\d+ (?:is )?(?:(?:my|our|his|her|the|their|a|always|mam is|mum is|dad is|nan is) )*)(?:${alternatives(ENGAGEMENT)})(?: day| morning| night)?\\b`,
      'g',
    ),
    'busy',
  ],
  // "have put D0 in the diary", "D0 is on the calendar"
  [
    /\b(?:put|stuck|popped|written|wrote|noted|marked|entered|got|have|ringed|circled|inked) ((?:the |it |it in for |down |for )*[DO]\d+(?: T\d+)?)(?: (?:down|in))? (?:in|on) (?:the|my|our|me) (?:\w+ )?(?:diary|calendar|planner|fridge|wall|book)\b/g,
    '$1 booked',
  ],
  [
    /(?<=[DO]\d+(?: T\d+)? )(?:(?:is|has|been|now|all|already|duly|safely|well|truly|and|goes|gone|going) )*(?:noted|logged|locked(?: in| on)?|nailed (?:on|down|in)|inked in|marked(?: down)?|written(?: down| up| in)?|down)? ?(?:in|on) (?:the|my|our|me) (?:\w+ )?(?:diary|calendar|planner|fridge|wall|organiser|board)(?: now| already)?\b/g,
    'booked',
  ],
  [
    /(?<=[DO]\d+(?: T\d+)? )(?:(?:is|has|been|now|all|already|duly) )*(?:noted|logged|locked(?: in| on)?|nailed (?:on|down|in)|inked in|marked down|written down)(?= *(?:$|[.,!]|thanks|and|then|please|x+\b|here|with|for))/g,
    'booked',
  ],
  [
    /\b(?:lock|nail|nailed|locked) (?:(?:it|us|me|that|this) )?(?:in|on|down)?(?: for)? ?(?=(?:the )?[DO]\d)/g,
    'want ',
  ],
  [
    /\b(?:bang|chuck|fit|squeeze|plonk|pop|get|have|stick|sling|whack|jot|note|log|enter|mark) (?:us|me|it|that|this|mine|ours) (?:(?:down|in|up|on|over|round|here|done|sorted|out|along|across|to (?:me|us)) )+(?:for )?(?=(?:on )?(?:the )?[DO]\d)/g,
    'want ',
  ],
  [
    /(?<!\b(?:were|was|been|be) )(?:\b(?:i|we) (?:will |am |are )?)?\b(?:expect|expecting) (?:you|your (?:men|lads|drivers?|delivery))(?= (?:(?:on|the) )*[DO]\d)/g,
    'want',
  ],
  [/\bconsider (?:me|us|it) (?=booked)/g, ''],
  [/\bconsider (?=[DO]\d+ (?:booked|confirmed|good|agreed|accepted))/g, ''],
  [/\bgame on\b|\bsorted(?= for (?:the )?[DO]\d)|\b(?:we|i) (?:are|am) on(?= for)/g, 'yes'],
  // "D0 is booked for my op"
  [
    new RegExp(
      `\\b(?:booked|good) (?:for|as) (?:(?:the|my|our|his|her|a|an) )?(?:\\w+'s )?(?:${alternatives(ENGAGEMENT)}|op|operation|surgery|appointment|scan|meeting|party|holiday|work|school)\\b`,
      'g',
    ),
    'busy',
  ],
];
