/**
 * `npm run bench -- NAME [OPTIONS]`: runs a benchmark, which is a file of bench/, here or in a package, and prints one
 * JSON line per figure. Without a name it lists them; `--help` after a name lists its options.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS = ['.', ...readdirSync(join(ROOT, 'packages')).map((name) => join('packages', name))]
  .map((folder) => join(ROOT, folder, 'bench'))
  .filter((folder) => existsSync(folder));
const benchmarks = new Map(
  FOLDERS.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [basename(file, '.ts'), file]),
);

const [name, ...options] = process.argv.slice(2);
const file = name === undefined ? undefined : benchmarks.get(name);
if (file !== undefined) {
  process.argv = [process.execPath, file, ...options];
  await import(pathToFileURL(file).href);
} else {
  if (name !== undefined) console.error(`Unknown benchmark ${name}.`);
  const list = [...benchmarks].map(([each, path]) => `  ${each.padEnd(15)}${aboutOf(path)}`);
  console.log(['npm run bench -- NAME [OPTIONS]', '', ...list].join('\n'));
  process.exitCode = name === undefined ? 0 : 2;
}

/** Returns the first sentence of the comment that a benchmark begins with. */
function aboutOf(benchmark: string): string {
  const [comment = ''] = readFileSync(benchmark, 'utf8').split('*/');
  const text = comment.replace(/^\s*\/?\*+ ?/gm, '').replace(/\s+/g, ' ');
  return (
    /`npm run bench -- [^`]+`: (?<about>.+?[.:;,](?= |$))/.exec(text)?.groups?.['about']?.slice(0, -1) ?? ''
  );
}
