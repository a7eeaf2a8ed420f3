/**
 * Puts an answer in another language into plain English, phrase by phrase and word by word.
 * A text counts as a language only on the evidence of words that English doesn't have, and enough of them.
 */
import { LANGUAGES, type Language } from './languages/index.js';
import { MONTHS, WEEKDAYS } from './lexicon.js';

/** A text in plain English; `known` is the share (0 to 1) of the original's words that were understood. */
export type Translation = { text: string; language: string; known: number };

/** Words that are the same everywhere. */
const INTERNATIONAL = new Set(['ok', 'okay', 'hi', 'hello', 'super', 'sms', 'option']);

/** "l'après-midi" */
const ELISION = /^(?:[ldjcns]|qu)'/;

type Dictionary = { plain: ReadonlyMap<string, string>; pattern: RegExp; evidence: ReadonlySet<string> };

const WORD_SOURCE = "\\p{L}[\\p{L}']*(?:-\\p{L}+)*";
const WORD = new RegExp(WORD_SOURCE, 'gu');

/** A text is in a language when at least this share of its words belongs to it. */
const ENOUGH = 0.25;

const DICTIONARIES: ReadonlyMap<string, Dictionary> = new Map(
  Object.entries(LANGUAGES).map(([name, language]) => [name, compile(language)]),
);

/** For each word that is evidence, of which languages. */
const EVIDENCE: ReadonlyMap<string, readonly string[]> = (() => {
  const byWord = new Map<string, string[]>();
  for (const [name, { evidence }] of DICTIONARIES) {
    for (const word of evidence) byWord.set(word, [...(byWord.get(word) ?? []), name]);
  }
  return byWord;
})();

function compile(language: Language): Dictionary {
  const plain = new Map<string, string>();
  const add = (english: string, said: string): void => {
    for (const form of said.split('|')) plain.set(form.normalize('NFD').replace(/\p{M}/gu, ''), english);
  };
  for (const [english, said] of Object.entries(language.words)) add(english, said);
  for (const [weekday, said] of language.weekdays.split(', ').entries()) add(WEEKDAYS[weekday] ?? '', said);
  const phrases = [...plain.keys()].filter((form) => form.includes(' ')).sort((a, b) => b.length - a.length);
  const ambiguous = new Set(language.ambiguous.split(' '));
  // Months look alike in many languages, so they are no evidence.
  const evidence = new Set(
    [...plain.keys()]
      .flatMap((form) => form.split(' ').filter((word) => word === form || word.length >= 5))
      .filter((form) => form.length > 1 && !form.includes(' ') && !ambiguous.has(form)),
  );
  for (const [month, said] of (language.months?.split(', ') ?? []).entries()) add(MONTHS[month] ?? '', said);
  return {
    plain,
    pattern: new RegExp(`(?<!\\p{L})(?:${phrases.join('|')})(?!\\p{L})|${WORD_SOURCE}`, 'gu'),
    evidence,
  };
}

/** The text in plain English if it is in a known other language, else null. The text is lower-case without accents. */
export function translate(text: string): Translation | null {
  const votes = new Map<string, number>();
  for (const [word] of text.matchAll(WORD)) {
    for (const name of EVIDENCE.get(word) ?? []) votes.set(name, (votes.get(name) ?? 0) + 1);
  }
  let best: Translation | null = null;
  for (const name of votes.keys()) {
    const translation = translateFrom(name, text);
    if (translation !== null && translation.known > (best?.known ?? 0)) best = translation;
  }
  return best !== null && best.known >= ENOUGH ? best : null;
}

function translateFrom(name: string, text: string): Translation | null {
  const dictionary = DICTIONARIES.get(name);
  if (dictionary === undefined) return null;
  let words = 0;
  let known = 0;
  const translated = text.replace(dictionary.pattern, (said) => {
    const length = said.split(' ').length;
    words += length;
    const plain = dictionary.plain.get(said) ?? dictionary.plain.get(said.replace(ELISION, ''));
    if (plain === undefined) {
      if (INTERNATIONAL.has(said)) known += length;
      return said;
    }
    known += length;
    return plain;
  });
  return words === 0 ? null : { text: translated, language: name, known: known / words };
}
