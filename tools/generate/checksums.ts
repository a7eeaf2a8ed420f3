/**
 * Writes the checksums of migrations to `migrations/checksums.json`, and of recorded histories to
 * `test/workflows/checksums.json`. With --check it only reports, by exit status, whether both are up to date and
 * migrations are numbered without gaps. Once the changelog names a version as deployed, both lists are append-only:
 * a listed migration may have run somewhere, and a workflow may have begun somewhere as a listed history does.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Checksums, checksumsOf, releasedChecksums } from '../../src/db/migration-checksums.js';

const ROOT = join(import.meta.dirname, '../..');

/** Files that are only added from the first deployed version on; `list` is the folder of their `checksums.json`. */
type AppendOnly = {
  list: string;
  present: Checksums;
  pathOf: (name: string) => string;
  whyGone: string;
  whatInstead: string;
};

const migrations: AppendOnly = {
  list: 'migrations',
  present: checksumsOf(join(ROOT, 'migrations')),
  pathOf: (name) => `migrations/${name}.ts`,
  whyGone: 'databases need it that it has not run on',
  whatInstead: 'make the change in a new migration',
};

const histories: AppendOnly = {
  list: 'test/workflows',
  present: checksumsOfHistories(join(ROOT, 'test/workflows/histories')),
  pathOf: (name) => `test/workflows/histories/${name}.json`,
  whyGone: 'workflows that began so may still be open',
  whatInstead: 'record another history',
};

/** Whether the changelog names a version that was deployed: until then nothing has run, and everything may be changed. */
const isDeployed = /^## .*\bdeployed\b/m.test(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'));

const problems = Object.keys(migrations.present)
  .filter((name) => /^\d/.test(name))
  .map((name, index) => [name, String(index + 1).padStart(4, '0')] as const)
  .filter(([name, number]) => !name.startsWith(`${number}_`))
  .map(
    ([name, number]) =>
      `migrations/${name}.ts should have the number ${number}: there are no gaps or doubles.`,
  );

for (const { list, present, pathOf, whyGone, whatInstead } of [migrations, histories]) {
  const file = join(ROOT, list, 'checksums.json');
  const listed = isDeployed ? releasedChecksums(join(ROOT, list)) : {};
  for (const [name, checksum] of Object.entries(listed)) {
    if (!(name in present)) problems.push(`${pathOf(name)} was removed. Restore it: ${whyGone}.`);
    else if (present[name] !== checksum)
      problems.push(
        `${pathOf(name)} was changed. Restore it, and ${whatInstead}. ` +
          `Only if it has never left your machine, take its line out of ${list}/checksums.json instead.`,
      );
  }
  const wanted = `${JSON.stringify({ ...present, ...listed }, null, 2)}\n`;
  if (readFileSync(file, 'utf8') === wanted) continue;
  if (process.argv.includes('--check')) {
    problems.push(`${list}/checksums.json is out of date: run \`npm run generate\`.`);
  } else if (problems.length === 0) {
    writeFileSync(file, wanted);
  }
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Computes the checksums of recorded histories, independent of line endings. */
function checksumsOfHistories(folder: string): Checksums {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.toSorted().map((file) => {
      const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
      return [file.replace(/\.json$/, ''), createHash('sha256').update(text).digest('hex')];
    }),
  );
}
