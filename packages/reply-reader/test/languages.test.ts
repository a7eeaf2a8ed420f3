/**
 * Replies in other languages: short ones by what must not be booked and what must, and the tables of words themselves.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listOf, readYaml } from '../src/rewriting/rules.js';
import { translate } from '../src/text/translate.js';
import { bookedDate, OFFERED } from './support.js';

const FILE = join(import.meta.dirname, '../golden/languages.txt');

const REPLIES = readFileSync(FILE, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [offers = '', day = '', text = ''] = line.split('|');
    return {
      offered: OFFERED.slice(0, Number(offers)),
      booked: day === '-' ? null : `2026-09-${day}`,
      text,
    };
  });

/** The texts of some replies with what is wrongly booked of them. */
function unlike(replies: typeof REPLIES): string[] {
  return replies.flatMap(({ offered, booked, text }) => {
    const got = bookedDate(text, { offered });
    return got === booked ? [] : [`${text} (${got ?? 'not'} booked)`];
  });
}

test('refusals, conditions and doubts are not booked', () => {
  const refused = REPLIES.filter(({ booked }) => booked === null);
  expect(refused.length).toBeGreaterThan(200);
  expect(unlike(refused)).toEqual([]);
});

test('plain answers are booked', () => {
  const plain = REPLIES.filter(({ booked }) => booked !== null);
  expect(plain.length).toBeGreaterThan(150);
  expect(unlike(plain)).toEqual([]);
});

test.each(listOf('words/other-languages.yaml', 'languages'))('%s: every form has one meaning', (name) => {
  const { words, weekdays, months } = readYaml(`languages/${name}.yaml`) as Record<
    string,
    Record<string, string>
  >;
  const forms = [words, weekdays, months]
    .flatMap((said) => Object.values(said ?? {}).flatMap((written) => written.split(' | ')))
    .map((form) => form.normalize('NFD').replace(/\p{M}/gu, ''));
  expect(forms.filter((form, index) => forms.indexOf(form) !== index)).toEqual([]);
});

test('English stays English, with courtesies of other languages in it', () => {
  expect(translate('friday please, i am in all day')).toBeNull();
  expect(translate('thursday bitte')).toEqual(
    expect.objectContaining({ text: 'thursday please', language: 'english', known: 1 }),
  );
  expect(translate('hola, i will be in on the 2nd of march por favor')?.text).toBe(
    'hello, i will be in on the 2nd of march please',
  );
});

test('what a clause refuses holds for all of it', () => {
  const refused = translate('am freitag passt es uns nicht so gut, samstag passt')?.text ?? '';
  const [friday = '', saturday = ''] = refused.split(',');
  expect(friday).toMatch(/friday.* i can not do/);
  expect(friday).not.toMatch(/works|good/);
  expect(saturday).toMatch(/saturday works/);
});
