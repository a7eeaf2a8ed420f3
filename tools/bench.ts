/**
 * `npm run bench -- NAME [OPTIONS]`: runs a benchmark, which is a file of bench/ and prints one JSON line per figure.
 * Without a name it lists them; `--help` after a name lists its options.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const FOLDER = join(import.meta.dirname, '../bench');
const names = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3));

const [name, ...options] = process.argv.slice(2);
if (name !== undefined && names.includes(name)) {
  const file = join(FOLDER, `${name}.ts`);
  process.argv = [process.execPath, file, ...options];
  await import(pathToFileURL(file).href);
} else {
  if (name !== undefined) console.error(`There is no benchmark ${name}.`);
  const list = names.map((each) => `  ${each.padEnd(15)}${aboutOf(each)}`);
  console.log(['npm run bench -- NAME [OPTIONS]', '', ...list].join('\n'));
  process.exitCode = name === undefined ? 0 : 2;
}

/** Returns the first sentence of the comment that a benchmark begins with. */
function aboutOf(benchmark: string): string {
  const [comment = ''] = readFileSync(join(FOLDER, `${benchmark}.ts`), 'utf8').split('*/');
  const text = comment.replace(/^\s*\/?\*+ ?/gm, '').replace(/\s+/g, ' ');
  return (
    /`npm run bench -- [^`]+`: (?<about>.+?[.:;,](?= |$))/.exec(text)?.groups?.['about']?.slice(0, -1) ?? ''
  );
}
