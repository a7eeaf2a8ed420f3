/**
 * Tells which labelled replies the second opinion's weights were fitted to, as recorded in data/weights.tsv.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** The folder of labelled replies, in files with one JSON object per line. */
export const GOLDEN = join(ROOT, 'golden');
export const WEIGHTS = join(ROOT, 'data/weights.tsv');

/** Precedes the names of those files in the file of weights. */
export const FITTED_TO = '# fitted to: ';

/** Returns the names of the files in GOLDEN that the current weights were fitted to. */
export function fittedFiles(): string[] {
  const lines = readFileSync(WEIGHTS, 'utf8').split('\n');
  return lines.flatMap((line) => (line.startsWith(FITTED_TO) ? line.slice(FITTED_TO.length).split(' ') : []));
}

/** Returns the texts of replies that the current weights were fitted to. */
export function fittedTexts(): Set<string> {
  const lines = fittedFiles().flatMap((name) => readFileSync(join(GOLDEN, name), 'utf8').split('\n'));
  return new Set(lines.flatMap((line) => (line === '' ? [] : (JSON.parse(line) as { text: string }).text)));
}
