/**
 * Mail as the world sends it, from the bytes to what is booked: how it is encoded, who wrote it, what of it is kept, and
 * how the courier's server passed it on.
 */
import { type CorpusMail, corpusOf, outcomeOf } from '../../support/mail-corpus.js';

const named = (mails: readonly CorpusMail[]) => mails.map((mail) => [mail.name, mail] as const);

describe('what reaches the reader is what was written', () => {
  const mails = corpusOf('decoded.txt');

  it.each(named(mails))('%s', (_name, { body, expected }) => {
    expect(outcomeOf(body).outcome).toBe(expected);
  });
});

describe('what a machine wrote books nothing', () => {
  it.each(named(corpusOf('automatic.txt')))('%s', (_name, { body, expected }) => {
    expect(outcomeOf(body).outcome).toBe(expected);
  });
});

describe('what is blank is not there, and what is cut off is seen', () => {
  it.each(named(corpusOf('kept.txt')))('%s', (_name, { body, expected, more }) => {
    const { outcome, text } = outcomeOf(body);
    expect(outcome).toBe(expected);
    expect(text).toContain(more);
  });
});

describe('mail as servers pass it on', () => {
  it.each(named(corpusOf('served.txt')))('%s', (_name, { body, expected, more }) => {
    expect(outcomeOf(body, more === '' ? undefined : more).outcome).toBe(expected);
  });
});
