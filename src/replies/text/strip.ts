/**
 * Removes everything but the answer: quoted history, signatures, disclaimers, and whole automatic messages. Works on
 * lines, before any word is read.
 */

import type { Channel } from '../../domain/sending.js';
import { PhraseBook } from '../rewriting/rule-index.js';
import { phrasesOf, rulesOf } from '../rewriting/rules.js';

/**
 * The recipient's own words, what was cut off an email below dashes though it does not begin as a signature does, with
 * a name or a greeting, and whether a machine wrote the message.
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
]);

const QUOTED_OPTION = /^>\s*([1-4])\s*[.)]/;

const COMMANDS = new PhraseBook(phrasesOf('text/commands.yaml', ['commands']));

/** Whether the raw text tries to give commands to the system that reads it. */
export function commandsTheSystem(raw: string): boolean {
  return COMMANDS.open(raw.toLowerCase())('commands');
}

/**
 * Returns the recipient's own words of a message, keeping lines. Answers below or between quoted lines are kept, and so
 * is a postscript after the signature. Nothing is cut off a text message as a signature: whoever signs one does it in a
 * word.
 */
export function stripReply(text: string, channel: Channel): Stripped {
  const lines = text.replace(/\r\n?|\u2028|\u2029/g, '\n').split('\n');
  const own = withoutHistory(lines);
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

/** Whether a line, perhaps continued on the next, says who wrote the quote below. */
function startsQuote(line: string, next: string): boolean {
  if (!line.includes(':') && !next.includes(':')) return false;
  return (
    SAID.attribution.test(line) ||
    (line.length > 5 && line.length < 120 && SAID.attribution.test(`${line} ${next}`))
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
  return { kept, cut: signed ? '' : cut.join('\n').trim() };
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
