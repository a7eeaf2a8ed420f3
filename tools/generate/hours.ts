/**
 * Writes the hours of a conversation (src/domain/conversation.ts) into the sentences of hand-written documents that
 * name them; with --check it only reports, by exit status, whether they are up to date. A sentence that is not found
 * is an error, so that none is forgotten when it is reworded: change its pattern with it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GIVE_UP_AFTER_HOURS, REMIND_AFTER_HOURS } from '../../src/domain/conversation.js';

/** Each place: the document, and the words before and after the number. Words may be on different lines. */
const PLACES = [
  { file: 'behaviour.md', before: 'reminder follows after ', hours: REMIND_AFTER_HOURS, after: ' hours' },
  { file: 'behaviour.md', before: 'After ', hours: GIVE_UP_AFTER_HOURS, after: ' hours the request is' },
  {
    file: 'reference/conversation.md',
    before: 'reminder** follows after ',
    hours: REMIND_AFTER_HOURS,
    after: ' hours',
  },
  {
    file: 'reference/conversation.md',
    before: 'After ',
    hours: GIVE_UP_AFTER_HOURS,
    after: ' hours the request is',
  },
  { file: 'architecture.md', before: 'one reminder after ', hours: REMIND_AFTER_HOURS, after: ' h' },
  { file: 'architecture.md', before: 'unanswered after ', hours: GIVE_UP_AFTER_HOURS, after: ' h' },
  { file: 'operations.md', before: 'Nobody answered in ', hours: GIVE_UP_AFTER_HOURS, after: ' hours' },
];

const DOCS = new URL('../../docs/', import.meta.url);

/** Returns the pattern of some words, whatever the white space between them. */
const words = (text: string) => text.replace(/[*.]/g, '\\$&').replaceAll(' ', '\\s+');

const problems: string[] = [];
for (const file of new Set(PLACES.map((place) => place.file))) {
  const path = fileURLToPath(new URL(file, DOCS));
  const text = readFileSync(path, 'utf8');
  let written = text;
  for (const { before, hours, after } of PLACES.filter((place) => place.file === file)) {
    const pattern = new RegExp(`(?<=${words(before)})\\d+(?=${words(after)}\\b)`, 'g');
    const found = written.match(pattern)?.length ?? 0;
    if (found !== 1) problems.push(`docs/${file} has "${before}…${after}" ${found} times, not once.`);
    written = written.replace(pattern, String(hours));
  }
  if (written === text) continue;
  if (process.argv.includes('--check')) {
    problems.push(
      `docs/${file} names other hours than src/domain/conversation.ts: run \`npm run generate\`.`,
    );
  } else writeFileSync(path, written);
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
