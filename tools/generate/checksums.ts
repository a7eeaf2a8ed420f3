/**
 * Adds new migrations to `migrations/checksums.json`. With --check it only reports, by exit status, whether each
 * migration is listed and unchanged since, and whether they are numbered without gaps. A listed migration is never
 * changed, because it may have run somewhere.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checksumsOf, releasedChecksums } from '../../src/db/migration-checksums.js';

const FOLDER = join(import.meta.dirname, '../../migrations');

const listed = releasedChecksums(FOLDER);
const present = checksumsOf(FOLDER);
const fresh = Object.keys(present).filter((name) => !(name in listed));
const problems = [
  ...Object.keys(listed)
    .filter((name) => !(name in present))
    .map((name) => `migrations/${name}.ts is gone. Put it back: databases need it that it has not run on.`),
  ...Object.keys(listed)
    .filter((name) => name in present && present[name] !== listed[name])
    .map(
      (name) =>
        `migrations/${name}.ts was changed. Put it back, and make the change in a new migration. ` +
        'Only if it has never left your machine, take its line out of migrations/checksums.json instead.',
    ),
  ...Object.keys(present)
    .filter((name) => /^\d/.test(name))
    .map((name, index) => [name, String(index + 1).padStart(4, '0')] as const)
    .filter(([name, number]) => !name.startsWith(`${number}_`))
    .map(
      ([name, number]) =>
        `migrations/${name}.ts should have the number ${number}: there are no gaps or doubles.`,
    ),
];

if (process.argv.includes('--check')) {
  for (const name of fresh)
    problems.push(`migrations/${name}.ts is not in checksums.json: run \`npm run generate\`.`);
} else if (problems.length === 0 && fresh.length > 0) {
  const added = Object.fromEntries(fresh.map((name) => [name, present[name]]));
  writeFileSync(join(FOLDER, 'checksums.json'), `${JSON.stringify({ ...listed, ...added }, null, 2)}\n`);
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
