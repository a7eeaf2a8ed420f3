/** Which labelled replies the weights of the second opinion were fitted to: data/replies/weights.tsv says it itself. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Where labelled replies are, in files of one JSON object a line. */
export const GOLDEN = join(ROOT, 'test/golden');
export const WEIGHTS = join(ROOT, 'data/replies/weights.tsv');

/** What stands before the names of those files in the file of weights. */
export const FITTED_TO = '# fitted to: ';

/** The names of the files in GOLDEN that the present weights were fitted to. */
export function fittedFiles(): string[] {
  const lines = readFileSync(WEIGHTS, 'utf8').split('\n');
  return lines.flatMap((line) => (line.startsWith(FITTED_TO) ? line.slice(FITTED_TO.length).split(' ') : []));
}

/** Texts of replies that the present weights were fitted to. */
export function fittedTexts(): Set<string> {
  const lines = fittedFiles().flatMap((name) => readFileSync(join(GOLDEN, name), 'utf8').split('\n'));
  return new Set(lines.flatMap((line) => (line === '' ? [] : (JSON.parse(line) as { text: string }).text)));
}
