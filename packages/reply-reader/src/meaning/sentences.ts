/**
 * Splits a marked text into sentences: statements, questions, and questions that ask for a day ("can you do D0?").
 */
import { PhraseBook } from '../rewriting/rule-index.js';
import { phrasesOf } from '../rewriting/rules.js';
import { isPlainWord } from '../text/vocabulary.js';
import { readClauses, type Clause } from './clauses.js';

const SAID = phrasesOf('meaning/sentences.yaml', [
  'past',
  'counterfactual',
  'opensQuestion',
  'asksLater',
  'asks',
  'request',
  'asksForFacts',
  'ifFirstFails',
]);

/** A sentence about the past: complaints and stories name days without asking for them. */
export const PAST = SAID.past;

/** What would have been, or is usually the case: not an answer for this delivery. */
export const COUNTERFACTUAL = SAID.counterfactual;

export const OPENS_QUESTION = SAID.opensQuestion;

export type Sentence = { text: string; question: boolean; request: boolean; clauses: readonly Clause[] };

/** Splits a marked text into sentences, with what their clauses say. */
export function readSentences(marked: string): Sentence[] {
  const sentences: Sentence[] = [];
  const says = PHRASES.open(marked);
  for (const piece of marked.match(/[^.!?;\n]+(?:[.!?;\n]+|$)/g) ?? []) {
    const text = piece.replace(/[.!?;\n]+$/, '').trim();
    if (text === '') {
      continue;
    }
    const question = piece.includes('?') || OPENS_QUESTION.test(text) || says('asksLater', text);
    const request = (question || says('asks', text)) && isRequest(text);
    sentences.push({ text, question, request, clauses: readClauses(`${text}${question ? '?' : ''}`) });
  }
  return sentences;
}

const PHRASES = new PhraseBook({ asksLater: SAID.asksLater, asks: SAID.asks });

/** Whether a question names what it wants ("can you do D0?"), rather than asking about facts ("what time on D0?"). */
function isRequest(text: string): boolean {
  if (SAID.asksForFacts.test(text) && !/\b(?:what|how) about\b/.test(text)) return false;
  const [last = ''] = text
    .replace(SAID.ifFirstFails, '')
    .split(/,|\b(?:so|but|then|otherwise)\b/)
    .slice(-1);
  return SAID.request.test(text) || isFragment(last.match(/[\p{L}\d']+/gu) ?? []);
}

function isFragment(words: readonly string[]): boolean {
  return words.every(isPlainWord);
}
