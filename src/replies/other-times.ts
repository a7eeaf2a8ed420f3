/**
 * Times of day that say nothing of when somebody is in: of gates and barriers that can be passed all the same, of traffic
 * and bin lorries, of what begins later, and of the writer where somebody else is in. On marked text.
 */
import { rewriter } from './prefilter.js';

/** A time in what follows does tell when to come. */
const NO_WISH =
  '(?![^.!?\\n]*\\b(?:come (?!round|in|through|up)|arrive|deliver|after|before|avoid|wait|nobody|no one|not|[DO]\\d+)\\b)';

const dropTimes = rewriter([
  [/\bkicks? off (?=T\d)/g, 'begins '],
  [
    new RegExp(
      `\\b(?:gates?|barriers?|door|entrance|car park|parking|permits?) (?:(?:is|are|gets?|comes?|goes?|being) )?(?:locked|shut|closed|down|starts?|only) T\\d+(?=,? (?:so|but) (?:(?:just|please|you can) )*(?:press|use|buzz|ring the|go round|come round|pull)\\b)${NO_WISH}`,
      'g',
    ),
    'aside',
  ],
  [
    /\bnot (?:to )?(?:block|obstruct|park (?:in|on|outside|across|by|opposite|over))(?:ing)?\b(?: [a-z']+){0,6} T\d+/g,
    'aside',
  ],
  [
    new RegExp(
      `\\b(?:road|lane|street|traffic|estate|car park|parking) (?:gets|is|can be|can get|will be)(?: (?:a bit|very|really|quite|so))* (?:busy|mad|manic|heavy|rammed|slow|packed|mental|chaos|grim|awful|tight|bad|limited|impossible|murder|a nightmare)(?: (?!so\\b|but\\b)[a-z]+){0,4} T\\d+${NO_WISH}`,
      'g',
    ),
    'aside',
  ],
  [
    new RegExp(
      `\\b(?:bin|bins|refuse|recycling) (?:lorry|wagon|men|van|day)(?: (?!so\\b|but\\b)[a-z]+){0,4} T\\d+${NO_WISH}`,
      'g',
    ),
    'aside',
  ],
  [
    /\b(?:shop|office|salon|cafe|pub|school|nursery|surgery|showroom|doors?|site|we) (?:only )?opens?(?: (?:to|for) [a-z]+(?: [a-z]+)?)? T\d+ but (?=(?:staff|someone|somebody|i|we|they|the \w+) (?:is|are|am|will be) (?:T\d+|in|here|there|about)\b)/g,
    'aside but ',
  ],
  [
    /\b(?:party|match|game|film|concert|show|rehearsal|bbq|barbecue|carnival|fete|(?:my|his|her) shift) (?:does not|do not|will not) (?:start|begin) T\d+/g,
    'aside',
  ],
  [/\b(?:kids|children|schools?|boys|girls|bairns|weans) (?:all )?breaks? up T\d+/g, 'aside'],
  [/\bdo not (?:ring|knock|buzz|press|bang|use|touch|lean on)\b(?: [a-z']+){0,5} T\d+/g, 'aside'],
  [/\bnot (?:be )?out (?=T\d)/g, 'aside '],
]);

/** Somebody else is in, without a time or a doubt about it. */
const ANOTHER_IN =
  /(?<!\b(?:if|might|may|hope|hopefully|should|maybe|probably|think|unless|when|until)\b[^.!?,]*)\b(?:husband|hubby|wife|missus|mum|mam|mom|dad|nan|gran|grandad|brother|sister|son|daughter|partner|flatmate|housemate|lodger|carer|fella|mother|father) (?:(?:is|will be|am|are) )?(?:(?:always|also|still) )?(?:in the (?:house|flat|home)|in|home|here|there|free)(?= *(?:$|[.,!?;)]|all (?:day|T\d+|the time)|and (?:can|will) (?:let|open|sign|take|help|answer)|to (?:let|sign|take|open|help|answer)))(?![^.!?]*\b(?:leaves|leaving|then nobody|goes|until|T\d+ (?:then|only))\b)/;

/** "I'm at work but my brother is in the flat": who is out doesn't matter. */
const OUT_BUT_ANOTHER_IN =
  /\b(?:(?:i|we) (?:am|are|will be|have) (?:(?:at|on|in|an?|my|the) )*(?:work|working|away|out|busy|shift|nights|college|uni|not (?:in|here|there|home|about)|(?:\w+ )?(?:appointment|meeting))(?: (?:myself|that day|then|all day))?|(?:i|we|he|she|(?:my )?(?:husband|wife|partner|[a-z]+)) (?:will not|can not) be (?:in|here|there|home|about)),? but (?=(?:i|we|(?:(?:my|our|the|me) )?(?!dogs?|cats?|baby|babies|kids|children|toddlers?|bairns?|weans?|twins|puppy)[a-z]+(?:'s [a-z]+)?) (?:(?:is|are|will be) (?:(?:in|home|here|there|about|around)(?= *(?:$|[.,!;]|all day|and (?:will|can)|to (?:let|sign|take|open|help)))|(?:in|at) the (?:flat|house|property|bungalow)\b)|(?:will(?: be)?|can)(?= *(?:$|[.,!;]))|will (?:take it in|let (?:you|them) in|sign)|has (?:a|the) keys?\b))(?![^.!?]*\b(?:not|if|might|(?:he|she) is (?:only )?(?:\d|1[0-5])|T\d+)\b)/g;

/** "I'm at the school gate till nine" */
const OWN_TIME =
  /\bi (?:am|do|have|will be)(?: (?!not\b|in\b|home\b|here\b|back\b|free\b|so\b|but\b)[a-z']+){1,6} T\d+/g;

const dropAbsence = rewriter([[OUT_BUT_ANOTHER_IN, '']]);

/** The text without times that bind nobody who is needed, and without those who are out while somebody else is in. */
export function withoutOtherTimes(marked: string): string {
  const attended = dropAbsence(marked);
  if (!/T\d/.test(attended)) return attended;
  const text = dropTimes(attended);
  return ANOTHER_IN.test(text) ? text.replace(OWN_TIME, 'aside') : text;
}
