/** Where packages are listed: what `npm start` needs at the root, what checks and tests need in packages/tools. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { neededPackages, WITHOUT_TOOLS } from '../../../tools/needed-packages.mjs';

const ROOT = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>;
// As npm writes it.
const manifest = (folder: string) => JSON.parse(read(path.join(folder, 'package.json'))) as Manifest;
const tools = Object.keys(manifest('packages/tools').devDependencies ?? {});

const SOURCE = /\.(ts|tsx|mjs|cjs|js)$/;

function sourcesIn(...places: string[]): string[] {
  return places.flatMap((place) =>
    SOURCE.test(place)
      ? [place]
      : readdirSync(path.join(ROOT, place), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
          .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
          .filter((file) => !/(^|\/)(node_modules|dist)\//.test(file)),
  );
}

/** Packages that a file imports by name. */
function importsOf(file: string): string[] {
  return [
    ...read(file).matchAll(/(?:from|import|import\(|resolve\(|require\() ?'((?:@[\w-]+\/)?[\w.-]+)/g),
  ].flatMap(([, name]) => (name === undefined || name.startsWith('.') ? [] : [name]));
}

test('what is built and run imports no tool', () => {
  const built = sourcesIn(
    ...['src', 'workflows', 'activities', 'migrations', 'web', 'packages/console'],
    ...['base', 'client', 'dev-servers', 'planning', 'reply-reader', 'solver'].map(
      (name) => `packages/${name}/src`,
    ),
    ...[
      'tools/build.mjs',
      'tools/prestart.mjs',
      'tools/columns.mjs',
      'tools/needed-packages.mjs',
      'tools/one-at-a-time.mjs',
    ],
    ...['tools/demo', 'tools/reference', 'tools/solve.ts', 'tools/solve', 'packages/reply-reader/tools'],
  );
  expect(built.length).toBeGreaterThan(800);
  const wrong = built.flatMap((file) =>
    importsOf(file)
      .filter((name) => tools.includes(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

test('each tool is used: imported, run as a check, or the types of something that is', () => {
  const users = sourcesIn('test', 'tools', 'bench', 'packages', 'jest.config.js');
  const imported = new Set(sourcesIn('src', 'packages/console').concat(users).flatMap(importsOf));
  const words = users.map(read).join('\n');
  const commands = read('tools/check.mjs') + words;
  // A command by another name than its package's.
  const runs: Record<string, string> = {
    'dependency-cruiser': "'depcruise'",
    '@redocly/cli': "'redocly'",
    'oxlint-tsgolint': '--type-aware',
  };
  const unused = tools.filter((name) => {
    if (imported.has(name)) return false;
    const typed = /^@types\/(.+)$/.exec(name)?.[1];
    if (typed !== undefined) return !['node', 'jest'].includes(typed) && !imported.has(typed);
    return !commands.includes(runs[name] ?? `'${name}'`) && !words.includes(`${name}/`);
  });
  expect(unused).toEqual([]);
});

test('without tools, no tool is installed, and everything else that is locked for this repository', () => {
  // As npm writes it.
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, object> };
  const all = neededPackages(packages, { tools: true });
  const some = neededPackages(packages, { tools: false });
  expect(some.length).toBeLessThan(all.length * 0.6);
  const named = (name: string) => `node_modules/${name}`;
  for (const name of ['jest', 'oxlint', 'knip', 'typescript', '@redocly/cli', 'twilio']) {
    expect(all).toContain(named(name));
    expect(some).not.toContain(named(name));
  }
  const { dependencies, devDependencies } = manifest('.');
  expect(some).toEqual(
    expect.arrayContaining(Object.keys({ ...dependencies, ...devDependencies }).map(named)),
  );
  expect(WITHOUT_TOOLS.join(' ')).not.toContain('tools');
});
