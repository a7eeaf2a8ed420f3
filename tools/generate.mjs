/**
 * `npm run generate`: rewrites every generated file; `npm run generate -- openapi states` only these. With --check
 * it writes nothing and exits with 1 if a file is out of date. Each subject is a program in tools/generate. Plain Node.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const subjects = readdirSync(join(import.meta.dirname, 'generate')).map((file) => file.replace(/\.ts$/, ''));

const args = process.argv.slice(2);
const named = args.filter((argument) => argument !== '--check');
const unknown = named.filter((name) => !subjects.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown subject ${unknown.join(', ')}. Subjects: ${subjects.join(', ')}.`);
  process.exit(2);
}
const generate = (subject) => {
  const program = ['--import', 'tsx/esm', `tools/generate/${subject}.ts`];
  const flags = args.includes('--check') ? ['--check'] : [];
  return spawnSync(process.execPath, [...program, ...flags], { cwd: ROOT, stdio: 'inherit' }).status === 0;
};
const results = (named.length > 0 ? named : subjects).map(generate);
process.exit(results.includes(false) ? 1 : 0);
