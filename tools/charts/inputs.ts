/**
 * What the rendered manifests are made from, and what is known of those that are there. Rendering needs Helm, which not
 * every machine has: so they are in the repository, beside a hash of what they were made from.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const CHART = 'deploy/charts/waypost';
export const RENDERED = 'deploy/rendered';
const VALUES = 'deploy/values';
/** Values added to those of each size. */
const SAMPLE = `${VALUES}/sample.yaml`;
/** The oldest Kubernetes that the chart is for. */
const KUBERNETES = '1.31.0';

/** The values of each size; a file is named by its orders a day. */
export const SIZES = ['1000.yaml', '10000.yaml', '100000.yaml'] as const;

/** `deploy/rendered/hashes.json`: hashes in hex of what was rendered, by file, and of all that it was made from. */
export type Hashes = { helm: string; inputs: string; files: Record<string, string> };

const sha256 = (...texts: string[]): string => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
};
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Returns a hash of the chart and of all values, names of files included. */
export function hashInputs(): string {
  const files = [CHART, VALUES].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1)),
  );
  return sha256(KUBERNETES, ...files.toSorted().flatMap((file) => [file, read(file)]));
}

/** Returns a hash of a rendered file. */
export const hashRendered = (name: string): string => sha256(read(join(RENDERED, name)));

/** What Helm is told of a size, whether it renders or checks. */
const optionsOf = (values: string): string[] => [
  ...['--kube-version', KUBERNETES, '--namespace', 'waypost'],
  ...['--values', `${VALUES}/${values}`, '--values', SAMPLE],
];

/** The arguments by which Helm renders a size, and those by which it checks the chart with it. */
export const templateArguments = (values: string) => ['template', 'waypost', CHART, ...optionsOf(values)];
export const lintArguments = (values: string) => ['lint', CHART, '--strict', '--quiet', ...optionsOf(values)];
