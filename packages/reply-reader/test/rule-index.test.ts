/** The words that a pattern needs: none may be told that a match can do without. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { neededWords } from '../src/rewriting/needed-words.js';
import { PhraseBook, rewriter, RuleIndex } from '../src/rewriting/rule-index.js';
import { rulesOf } from '../src/rewriting/rules.js';
import { WordFinder } from '../src/rewriting/word-finder.js';

const DIRECTORY = join(import.meta.dirname, '../golden');

test.each([
  [/\b(?:have|enjoy) (?:a |your )?good\b/, [[[' good '], [' have ', ' enjoy ']]]],
  [/a\.bcd?e/, [[['.'], ['a bc']]]],
  [/(?:foo|bar)+/, [[['foo', 'bar']]]],
  [/\b(?:foo|bar)+ /, [[[' foo', ' bar']]]],
  [/if|unless/, [[['if']], [['unless']]]],
  [/\b(?:if|unless (?:you|i) can)\b/, [[[' if ']], [[' unless '], [' can '], [' you ', ' i ']]]],
  [/wi(?:ll|th)?out/, [[['out'], ['wi']]]],
  [/(?<!not )good(?= day)/, [[['good '], [' day']]]],
  [/x(?= please)/, [[[' please'], ['x ']]]],
  [/foo{2,}d/, [[['foo']]]],
  [/(?:foo|\d)/, [[['foo']], [['0']]]],
  [/next D(?<mark>\d+)/, [[['next D0']]]],
  [/[1-4]{1,2}\/x/, [[['/'], ['0'], [' x']]]],
  [/(?<![\w£])(?:the )?may(?![\w])/, [[[' may ']]]],
  [/^\W*(?:yes|no)[ ,]+(?:\w+ )?thanks?$/, [[[' thank'], [' yes ', ' no ']]]],
  [/(?:,|;) ?so ?,/, [[[','], [',', ';'], [' so ']]]],
  [/[a-z]+\d?/, [[]]],
  [/a|bb/, [[], [['bb']]]],
])('%p needs one of each of one of %j', (pattern, ways) => {
  expect(neededWords(pattern)).toEqual(ways);
});

test('a rule that matches a reply is among those that may', () => {
  const texts = readdirSync(DIRECTORY)
    .filter((file) => /^(?:held-out|replies-.+)\.jsonl$/.test(file))
    .flatMap((file) => readFileSync(join(DIRECTORY, file), 'utf8').split('\n'))
    .filter((line, index) => line !== '' && index % 25 === 0)
    .map((line) => (JSON.parse(line) as { text: string }).text.toLowerCase());
  const rules = [
    ...rulesOf('text/joined-words.yaml', 'contractions'),
    ...rulesOf('text/idioms.yaml', 'idioms'),
    ...rulesOf('text/noise.yaml', 'noise'),
    ...rulesOf('meaning/rephrasings.yaml', 'rephrasings'),
    ...rulesOf('meaning/fallbacks.yaml', 'fallbacks'),
  ];
  const index = new RuleIndex(rules, ({ pattern }) => pattern);
  for (const text of texts) {
    const possible = index.possible(text);
    for (const [place, { pattern }] of rules.entries())
      if (possible[place] === 0) expect([pattern, text.search(pattern)]).toEqual([pattern, -1]);
  }
});

test.each([
  ['she sells', [1, 2, 3]],
  ['ushers', [1, 2]],
  ['(she)', [1, 2, 3]],
  ['is it 21st? x', [4, 5]],
  ['4th', [5]],
  ['\u00E9she\u20AC', [1, 2, 3]],
  ['', []],
])('in %j the sets %j are found', (text, sets) => {
  const finder = new WordFinder([[], ['he'], ['she', 'hers'], [' she '], ['?'], ['0st', '0th']]);
  finder.find('everything: she? 4th');
  finder.find(text);
  expect([...finder.found.slice(0, finder.count)].sort()).toEqual(sets);
  expect([...finder.isFound]).toEqual([1, ...[1, 2, 3, 4, 5].map((set) => (sets.includes(set) ? 1 : 0))]);
});

test('a rule with several ways may match where all that one of them needs stands', () => {
  const index = new RuleIndex([/\b(?:not (?:on )?monday|never)\b/, /fine\b.*\?/, /^\W*$/], (rule) => rule);
  const possible = (text: string): number[] => [...index.possible(text)];
  expect(possible('not on monday')).toEqual([1, 0, 1]);
  expect(possible('monday is fine')).toEqual([0, 0, 1]);
  expect(possible('never fine?')).toEqual([1, 1, 1]);
  expect(possible('nevermind, finer?')).toEqual([0, 0, 1]);
});

test('a rule sees what an earlier one wrote', () => {
  const rewrite = rewriter([
    { pattern: /alpha/g, say: 'beta' },
    { pattern: /beta/g, say: 'gamma' },
    { pattern: /alpha|delta/g, say: 'never' },
  ]);
  expect(rewrite('an alpha')).toBe('an gamma');
});

test('a book says of a part only what is in it', () => {
  const says = new PhraseBook({ yes: /\byes\b/, no: /\bno\b/, if: /\bif\b/ }).open('yes . no');
  expect([says('yes'), says('no'), says('if')]).toEqual([true, true, false]);
  expect([says('yes', 'no'), says('no', 'no')]).toEqual([false, true]);
});
