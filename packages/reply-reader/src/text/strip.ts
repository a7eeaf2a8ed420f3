/**
 * Removes everything but the answer: quoted history, signatures, disclaimers, and whole automatic messages. Works on
 * lines, before any word is read.
 */

import type { Reply } from '../reply.js';
import { PhraseBook } from '../rewriting/rule-index.js';
import { phrasesOf, rulesOf } from '../rewriting/rules.js';

/**
 * The recipient's own words; what was cut off an email below them though it may be an answer: it begins as no signature
 * does, with a name or a greeting, or sounds like an afterthought; and whether a machine wrote the message.
 */
export type Stripped = { answer: string; cut: string; automatic: boolean };

/** Signs of automatic replies and bounces; one is enough. */
const AUTOMATIC = rulesOf('text/strip.yaml', 'automatic').map(({ pattern }) => pattern);

const SAID = phrasesOf('text/strip.yaml', [
  'automaticGlance',
  'historyStart',
  'attribution',
  'device',
  'dashes',
  'signOff',
  'disclaimer',
  'postscript',
  'nameLine',
  'keyword',
  'salutation',
  'afterthought',
  'outside',
  'attached',
  'unread',
  'liking',
  'receipt',
  'disliking',
]);

/** The sentences of a warning, each from its beginning. */
const WARNING = ['outside', 'warning'].flatMap((list) => rulesOf('text/strip.yaml', list));

/** A paragraph of more lines is no warning. */
const MAX_WARNING_LINES = 8;

const QUOTED_OPTION = /^>\s*([1-4])\s*[.)]/;

const COMMANDS = new PhraseBook(phrasesOf('text/commands.yaml', ['commands']));

/** Whether the raw text tries to give commands to the system that reads it. */
export function commandsTheSystem(raw: string): boolean {
  return COMMANDS.open(raw.toLowerCase())('commands');
}

/** Whether something in a text could not be read or was left out. */
export function isPartlyRead(text: string): boolean {
  return SAID.unread.test(text);
}

/** Returns what a reaction to a message ("Liked …"), or a receipt for it, says of it; null for any other text. */
export function reactionIn(text: string): 'good' | 'bad' | 'read' | null {
  const visible = text.replace(/\p{Cf}|\u{200a}|\u{fe0f}/gu, '');
  if (SAID.disliking.test(visible)) return 'bad';
  if (SAID.liking.test(visible)) return 'good';
  return SAID.receipt.test(visible) ? 'read' : null;
}

/**
 * Returns the recipient's own words of a message, keeping lines. Answers below or between quoted lines are kept, and
 * so is a postscript after the signature. Nothing is cut off a text message as a signature: people who sign one do it
 * in a word.
 */
export function stripReply(text: string, channel: Reply['channel']): Stripped {
  const lines = text.replace(/\r\n?|\u2028|\u2029/g, '\n').split('\n');
  const own = withoutWarnings(withoutHistory(lines).filter((line) => !SAID.attached.test(line)));
  const message = own.join('\n');
  const automatic = SAID.automaticGlance.test(message) && AUTOMATIC.some((pattern) => pattern.test(message));
  const { kept, cut } = splitSignature(own, channel === 'email');
  return { answer: kept.join('\n').trim(), cut, automatic };
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
        .find((later) => later.trim() !== '' && !SAID.attribution.test(`${line} ${later}`));
      // A quote without ">" runs to the end; one with ">" may have answers between its lines and below.
      if (next?.startsWith('>') === true) {
        if (!SAID.attribution.test(line)) i++;
        continue;
      }
      break;
    }
    if (SAID.historyStart.test(line)) break;
    if (quotedOption !== '' && line.trim() !== '') {
      answers.set(own.length, quotedOption);
      quotedOption = '';
    }
    own.push(line);
  }
  // The text below each quoted option answers it: "> 1) Tue 3 November", "No, I'm at the optician."
  if (answers.size > 1)
    return own.map((line, i) => (answers.has(i) ? `option ${answers.get(i) ?? ''}: ${line}` : line));
  return own;
}

/**
 * Drops the paragraphs that are a mail server's warning of mail from outside, and nothing else. One may be broken for
 * its length, and may have the answer on the next line.
 */
function withoutWarnings(lines: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    const begins = i === 0 || (lines[i - 1] ?? '').trim() === '' || kept.length === 0;
    i += begins ? linesOfWarning(lines.slice(i, i + MAX_WARNING_LINES)) : 0;
    kept.push(lines[i] ?? '');
  }
  return kept;
}

/** Returns how many of these lines, from the first, are a warning; 0 if they do not begin with one. */
function linesOfWarning(lines: readonly string[]): number {
  const end = lines.findIndex((line) => line.trim() === '');
  const paragraph = end < 0 ? lines : lines.slice(0, end);
  for (let count = paragraph.length; count > 0; count--) {
    if (isWarning(paragraph.slice(0, count).join(' '))) return count;
  }
  return 0;
}

function isWarning(paragraph: string): boolean {
  let rest = paragraph;
  let isOutside = false;
  for (;;) {
    rest = rest.replace(/^[^\p{L}\p{N}]+/u, '').replace(/\s+/g, ' ');
    if (rest === '') return isOutside;
    const said = WARNING.find(({ pattern }) => pattern.test(rest));
    if (said === undefined) return false;
    isOutside ||= SAID.outside.test(rest);
    rest = rest.replace(said.pattern, '');
  }
}

/** Whether a line, perhaps continued on the next, says who wrote the quote below. */
function startsQuote(line: string, next: string): boolean {
  if (!line.includes(':') && !next.includes(':')) return false;
  return (
    SAID.attribution.test(line) ||
    (line.length > 5 &&
      line.length < 120 &&
      !SAID.attribution.test(next) &&
      SAID.attribution.test(`${line} ${next}`))
  );
}

/** Splits off greetings and, where a message `isSigned`, its signature; what may be an answer in it is `cut`. */
function splitSignature(lines: readonly string[], isSigned: boolean): { kept: string[]; cut: string } {
  const kept: string[] = [];
  const cut: string[] = [];
  let signed = true;
  let inSignature = false;
  let hasSubstance = false;
  let hasAnswer = false;
  for (const [i, line] of lines.entries()) {
    if (SAID.postscript.test(line)) inSignature = false;
    if (inSignature) {
      if (!isSignature(line) && !SAID.device.test(line)) cut.push(line);
      continue;
    }
    if (SAID.dashes.test(line) && !hasAnswer && opensAnswer(lines.slice(i + 1))) {
      hasSubstance = false;
    } else if (SAID.device.test(line) || (isSigned && SAID.dashes.test(line))) {
      inSignature = isSigned;
      signed &&= !opensAnswer(lines.slice(i + 1));
    } else if (isSigned && hasSubstance && isSignature(line)) {
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
      hasAnswer ||= !SAID.signOff.test(line);
    }
  }
  const below = cut.join('\n').trim();
  return { kept, cut: !signed || SAID.afterthought.test(below) ? below : '' };
}

function isSignature(line: string): boolean {
  return SAID.signOff.test(line) || isNameLine(line) || SAID.disclaimer.test(line);
}

/** Whether the lines below dashes begin with something other than a signature, if nothing was answered above. */
function opensAnswer(below: readonly string[]): boolean {
  const first = below.find((line) => line.trim() !== '');
  return first !== undefined && !isSignature(first) && !SAID.device.test(first);
}

/** Whether a line is only a greeting: "Hi there,", "Good morning", "Dear Sir or Madam". */
function isSalutation(line: string): boolean {
  const words = line.replace(/^\s*(good )?(morning|afternoon|evening|day)/i, '');
  return (
    line.length <= 60 &&
    SAID.salutation.test(line) &&
    !SAID.keyword.test(words.replace(/^\s*(hi|hiya|hello|hey|dear)( both)?\b/i, ''))
  );
}

function isNameLine(line: string): boolean {
  return line.length <= 60 && SAID.nameLine.test(line) && !SAID.keyword.test(line);
}
