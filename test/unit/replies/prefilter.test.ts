/** The words that a pattern needs: none may be told that a match can do without. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IDIOMS } from '../../../src/replies/idioms.js';
import { NOISE } from '../../../src/replies/noise.js';
import { neededWords, PhraseBook, rewriter, RuleIndex } from '../../../src/replies/prefilter.js';
import { PHRASES } from '../../../src/replies/rephrase.js';

const DIRECTORY = join(import.meta.dirname, '../../golden');

test.each([
  [/\b(?:have|enjoy) (?:a |your )?good\b/, [['good'], ['have', 'enjoy']]],
  [/a\.bcd?e/, [['a.bc']]],
  [/(?:foo|bar)+/, [['foo', 'bar']]],
  [/if|unless/, [['if', 'unless']]],
  [/wi(?:ll|th)?out/, [['out'], ['wi']]],
  [/(?<!not )good(?= day)/, [[' day'], ['good']]],
  [/x(?= please)/, [[' please']]],
  [/foo\bbar/, [['foobar']]],
  [/foo{2,}d/, [['foo']]],
  [/(?:foo|\d)/, [['foo', '\\d']]],
  [/next D(?<mark>\d+)/, [['next D'], ['\\d']]],
  [/[1-4]{1,2}\/x/, [['\\d'], ['/x']]],
  [/[a-z]+\d?/, []],
  [/a|bb/, []],
])('%p needs one of each of %j', (pattern, words) => {
  expect(neededWords(pattern)).toEqual(words);
});

test('a rule that matches a reply is among those that may', () => {
  const texts = readdirSync(DIRECTORY)
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) => readFileSync(join(DIRECTORY, file), 'utf8').split('\n'))
    .filter((line, index) => line !== '' && index % 25 === 0)
    .map((line) => (JSON.parse(line) as { text: string }).text.toLowerCase());
  const rules = [...IDIOMS, ...NOISE, ...PHRASES];
  const index = new RuleIndex(rules, ([pattern]) => pattern);
  for (const text of texts) {
    const possible = index.possible(text);
    for (const [place, [pattern]] of rules.entries())
      if (possible[place] === 0) expect([pattern, text.search(pattern)]).toEqual([pattern, -1]);
  }
});

test('a rule sees what an earlier one wrote', () => {
  const rewrite = rewriter([
    [/alpha/g, 'beta'],
    [/beta/g, 'gamma'],
    [/alpha|delta/g, 'never'],
  ]);
  expect(rewrite('an alpha')).toBe('an gamma');
});

test('a book tells of a part only what stands in it', () => {
  const says = new PhraseBook({ yes: /\byes\b/, no: /\bno\b/, if: /\bif\b/ }).open('yes . no');
  expect([says('yes'), says('no'), says('if')]).toEqual([true, true, false]);
  expect([says('yes', 'no'), says('no', 'no')]).toEqual([false, true]);
});
