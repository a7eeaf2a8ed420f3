/**
 * The second opinion: the weights of the phrases of a reply, and of what is in every reply, make its odds.
 */
import { REPLY_INTENTS } from '../src/reply.js';
import { SCALE, secondOpinion } from '../src/decision/second-opinion.js';
import { readTable } from '../src/rewriting/rules.js';
import { bookedDate } from './support.js';

/** The lines of the weights as phrases with their numbers. */
const LINES = new Map(
  readTable('weights.tsv').map(([phrase = '', numbers = '']) => [
    phrase,
    numbers.split(' ').map((number) => Number(number) / SCALE),
  ]),
);

function likelihoods(scores: readonly number[]): number[] {
  const odds = scores.map((score) => Math.exp(score));
  const total = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / total);
}

test('what is in every reply counts, though no phrase is known', () => {
  const always = LINES.get('') ?? [];
  expect(new Set(always).size).toBeGreaterThan(1);
  const opinion = secondOpinion(['no phrase of any reply']);
  for (const [index, each] of likelihoods(always).entries()) expect(opinion[index]).toBeCloseTo(each, 10);
});

test('phrases add their weights', () => {
  const always = LINES.get('') ?? [];
  const yes = LINES.get('yes') ?? [];
  const expected = likelihoods(REPLY_INTENTS.map((_, index) => (always[index] ?? 0) + (yes[index] ?? 0)));
  const opinion = secondOpinion(['yes']);
  for (const [index, each] of expected.entries()) expect(opinion[index]).toBeCloseTo(each, 10);
});

test('"any" of something else takes no slot', () => {
  expect(bookedDate('any of them is fine')).not.toBeNull();
  expect(bookedDate('do you insure any damage to either of our cars, who do we write to?')).toBeNull();
});
