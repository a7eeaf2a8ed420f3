/**
 * Takes away what is not the answer: quoted history, signatures, disclaimers, and whole messages that a machine wrote.
 * Works on lines, before any word is read.
 */

import { anyOf } from './patterns.js';

/** The recipient's own words, and whether a machine wrote the message. */
export type Stripped = { answer: string; automatic: boolean };

/** Marks of automatic replies and bounces; one is enough. */
const AUTOMATIC = [
  /^\W*\[auto\b/i,
  /^\W*(re: ?)?(auto(matic|mated|matisch)?[- ]?(reply|response|responder|antwort)|out[ -]of[ -](the )?office|abwesenheits|r[ée]ponse automatique|respuesta autom[aá]tica|autosvar)\b/im,
  /\b(this is an? auto(mated|matic)|auto-?generated|automatically generated|autoresponder|auto-?reply)\b/i,
  /\bout of (the )?office\b[^]*\b(limited|no|without) access\b/i,
  /\b(i am|i'm|i will be|currently) (currently )?(out of (the )?office|on (annual|maternity|paternity|sick|parental)? ?leave|away from (my desk|the office))\b[^]*\b(urgent\w*|my return|i return|when i('m| am) back|in my absence|please contact|limited access|respond|reply to your|emails?)\b/i,
  /\b(undeliverable|delivery (status notification|has failed)|mail delivery (failed|subsystem|system)|could not be delivered|mailbox (is )?(full|unavailable)|address (not found|rejected)|returned mail|message not delivered|recipient'?s? (address|mailbox))\b/i,
  /\b(thank you for (your (e-?mail|message|enquiry)|contacting|getting in touch))\b[^]*\b((we|a member|someone|our team) (aim|will|shall|try)|working days|within \d+ (hours|days)|as soon as possible|ticket|case number|opening hours)\b/i,
  /\bi('m| am) driving\b[^]*\b(do not disturb|notifications|get back|reply|text)\b|\bdo not disturb while driving\b/i,
  /\b(no longer (works?|employed|monitored|in use)|this (mailbox|inbox|number|address|account) (is|cannot|does) (not|no longer|un)\s?\w+|not monitored|unmonitored)\b/i,
  /\byour (message|e-?mail|enquiry|order) has (arrived|been (received|logged))\b[^]*\b(will be (dealt with|answered|processed|replied to)|reply to|respond)\b/i,
  /^\W*(sorry,? )?i can'?t talk right now\W*(i'?ll call (you )?(back|later)\W*)?$/i,
];

/** A word of each of them: most messages have none. */
const AUTOMATIC_GLANCE =
  /auto|office|message|mail|abwesen|automatique|leave|away|deliver|returned|mailbox|address|recipient|thank|driving|disturb|longer|monitored|talk right/i;

/** From here down everything is somebody else's text, up to the end. */
const HISTORY_START = anyOf(
  /^\s*-{2,}\s*(original|forwarded|urspr|message d'origine|mensaje|messaggio|wiadomo)[^]*$/i,
  /^\s*begin forwarded message/i,
  /^\s*_{8,}\s*$/,
  /^\s*\*?(from|von|de|da|od|oddi wrth)\*?\s*:.*(@|<|\S)/i,
  /^\s*your .{2,60} has (reached|arrived at) our depot/i,
);

/** "On Tue, 10 Nov 2026 at 14:07, Somebody <mail> wrote:", also in other languages and wrapped over two lines. */
const ATTRIBUTION =
  /^\s*>?\s*(on|le|am|el|il|em|op|w dniu|pe|ar|dnia|in data)\b.{5,200}?\b(wrote|a [eé]crit|schrieb.*|escribi[oó]|ha scritto|escreveu|schreef.*|napisa[lł].*|a scris|ysgrifennodd.*)\s*:\s*$/i;

const QUOTED_OPTION = /^>\s*([1-4])\s*[.)]/;

const DEVICE =
  /^\s*(sent (from|via|with|using)|get outlook|sent by|envoy[eé] de|gesendet von|von meinem|enviado (desde|do)|inviato da|wys[lł]ane z|trimis de|anfonwyd o|verzonden (vanaf|met)|-{2,3}\s*$|--\s)/i;

const SIGN_OFF =
  /^\s*((very |with |my |many |kind(est)? |best |warm(est)? |all |yours |much |fond )*(regards?|rgds|wishes|sincerely|faithfully|truly|thanks|thanx|thx|tia|cheers|ta|the best|best|br|kr|love|blessings|yours|cordialement|saludos|gr[uü](ss|ß)e|mfg|pozdrawiam|cordiali saluti|distinti saluti|cumprimentos|cofion|diolch|toda|respectfully|thank you|thank you very much|thankyou))( (again|in advance|and regards|all|so much|very much|everyone|a lot|x+))*\s*[,.!-]*\s*$/i;

const DISCLAIMER =
  /\b(confidential|intended (only )?(for|recipient)|consider the environment|registered (in|office|company|charity)|company (no|number|reg)|vat (no|reg)|disclaimer|scanned (by|for) |virus|opening (hours|times)|open (mon|tue|wed|thu|fri|sat|sun|daily|7 days|\d)|office (days|hours)|working (days|pattern)|i work (part|flexibl|mon|tue|wed|thu)|my working|follow us|unsubscribe from|www\.|https?:\/\/)/i;

const POSTSCRIPT = /^\s*p\.?\s?s\.?\b/i;

/** A line that holds nothing but a name: "Dot", "Meg & Dan", "D. Prendergast", "The Fosters x", "Mrs E Thornbury". */
const NAME_LINE =
  /^\s*[-–—~]?\s*((the|mr|mrs|ms|miss|dr|rev|sir|lady|and|&|x+|the)\.?\s+|\p{Lu}[\p{L}'’-]*\.?\s+|&\s+|\+\s+){0,5}(\p{Lu}[\p{L}'’-]*\.?)(\s+x+|\s*[,.!]|\s+\(.{2,30}\))?\s*[xX]{0,4}\s*$/u;

/** Words of an answer: a line that has one is neither a name nor a greeting. */
const KEYWORD =
  /\b(mon|tue|wed|thu|fri|sat|sun)\w*\b|\b(yes|no|ok|okay|yep|nope|any|either|both|neither|none|first|second|third|last|morning|afternoon|evening|tomorrow|today|next|option|perfect|great|fine|good|lovely|stop|call|phone|please|confirmed|agreed|accepted|hello|hi|hiya|dear|oui|non|ja|nein|si|tak|nie|da|nu|sim|whatever|whenever|sure|cancel|refund|number|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/i;

/**
 * The recipient's own words of a message, lines kept. Answers below or between quoted lines survive, a postscript after
 * the signature too.
 */
export function stripReply(text: string): Stripped {
  const lines = text.replace(/\r\n?|\u2028|\u2029/g, '\n').split('\n');
  const own = withoutHistory(lines);
  const message = own.join('\n');
  const automatic = AUTOMATIC_GLANCE.test(message) && AUTOMATIC.some((pattern) => pattern.test(message));
  return { answer: withoutSignature(own).join('\n').trim(), automatic };
}

function withoutHistory(lines: readonly string[]): string[] {
  const own: string[] = [];
  const answers = new Map<number, string>();
  let quotedOption = '';
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    if (line.startsWith('>')) {
      if (/\w/.test(line)) quotedOption = QUOTED_OPTION.exec(line)?.[1] ?? '';
      continue;
    }
    if (startsQuote(line, lines[i + 1] ?? '')) {
      const next = lines
        .slice(i + 1)
        .find((later) => later.trim() !== '' && !ATTRIBUTION.test(`${line} ${later}`));
      // A quote without ">" runs to the end; one with ">" may have answers between and below.
      if (next?.startsWith('>') === true) {
        if (!ATTRIBUTION.test(line)) i++;
        continue;
      }
      break;
    }
    if (HISTORY_START.test(line)) break;
    if (quotedOption !== '' && line.trim() !== '') {
      answers.set(own.length, quotedOption);
      quotedOption = '';
    }
    own.push(line);
  }
  // What stands below each quoted option answers it: "> 1) Tue 3 November", "No, I'm at the optician."
  if (answers.size > 1)
    return own.map((line, i) => (answers.has(i) ? `option ${answers.get(i) ?? ''}: ${line}` : line));
  return own;
}

/** Whether a line, perhaps with the one on which it goes on, says who wrote what is quoted below. */
function startsQuote(line: string, next: string): boolean {
  if (!line.includes(':') && !next.includes(':')) return false;
  return (
    ATTRIBUTION.test(line) || (line.length > 5 && line.length < 120 && ATTRIBUTION.test(`${line} ${next}`))
  );
}

function withoutSignature(lines: readonly string[]): string[] {
  const kept: string[] = [];
  let inSignature = false;
  let hasSubstance = false;
  for (const [i, line] of lines.entries()) {
    if (POSTSCRIPT.test(line)) inSignature = false;
    if (inSignature) continue;
    const isSignature = SIGN_OFF.test(line) || isNameLine(line) || DISCLAIMER.test(line);
    if (DEVICE.test(line) || (hasSubstance && isSignature)) {
      inSignature = true;
    } else if (line.trim() === '') {
      kept.push('');
    } else if (
      hasSubstance ||
      !isSalutation(line) ||
      lines.slice(i + 1).every((later) => later.trim() === '')
    ) {
      kept.push(line);
      hasSubstance = true;
    }
  }
  return kept;
}

/** A line that only greets: "Hi there,", "Good morning", "Dear Sir or Madam". */
const SALUTATION =
  /^\s*((hi|hiya|hello|hey|dear|to whom it may concern|bonjour|hallo|hola|ciao|guten tag|dzie[nń] dobry|bun[aă] ziua|ol[aá])\b[^.!?\d]{0,40}|(good )?(morning|afternoon|evening|day)( (all|there|team|guys|folks|sir|madam|everyone|\p{Lu}\p{L}+)){0,2})\s*[,.!:-]?\s*$/iu;

function isSalutation(line: string): boolean {
  const words = line.replace(/^\s*(good )?(morning|afternoon|evening|day)/i, '');
  return (
    line.length <= 60 &&
    SALUTATION.test(line) &&
    !KEYWORD.test(words.replace(/^\s*(hi|hiya|hello|hey|dear)( both)?\b/i, ''))
  );
}

function isNameLine(line: string): boolean {
  return line.length <= 60 && NAME_LINE.test(line) && !KEYWORD.test(line);
}
