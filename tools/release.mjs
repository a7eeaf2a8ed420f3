/**
 * `npm run release -- [VERSION] --into FOLDER`: makes what is handed out, into an empty folder: the client package, the
 * Helm chart with its values, the changelog's section, the list of what the image is made of, and the image where
 * Docker answers. Writes release.json with a hash for each file. With a version, it is given to all packages first, and
 * what the changelog has as unreleased becomes its section; commit that. Plain Node.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const ROOT = join(import.meta.dirname, '..');
/** Returns the folders of the product and its packages. */
const foldersOf = (root) => ['', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)];
const manifestsOf = (root) => foldersOf(root).map((folder) => join(folder, 'package.json'));
const CHART = 'deploy/charts/waypost';
const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;
const UNRELEASED = /^## Unreleased\n([^]*?)(?=^## )/m;

/** Returns a version's section of the changelog, without its heading; undefined if there is none. */
export function notesOf(changelog, version) {
  const [, after] = changelog.split(`## [${version}]`);
  return after
    ?.replace(/^[^\n]*\n/, '')
    .split(/^## /m)[0]
    .trim();
}

/**
 * Returns the changelog with what is unreleased as the section of a version. Throws if nothing is, or if the version
 * has a section.
 */
export function cutChangelog(changelog, version, date) {
  const unreleased = UNRELEASED.exec(changelog)?.[1]?.trim();
  if (!unreleased) throw new Error('CHANGELOG.md has nothing unreleased.');
  if (notesOf(changelog, version) !== undefined) throw new Error(`CHANGELOG.md has ${version} already.`);
  return changelog.replace(
    UNRELEASED,
    () => `## Unreleased\n\n## [${version}] - ${date}\n\n${unreleased}\n\n`,
  );
}

/** Says what is wrong with a version that is to follow another one; undefined if nothing is. */
export function versionProblem(version, before) {
  const parts = VERSION.exec(version)?.slice(1).map(Number);
  if (!parts) return `${version} is not a version: use three numbers, such as 1.4.0.`;
  const old = VERSION.exec(before)?.slice(1).map(Number) ?? [];
  const at = parts.findIndex((part, index) => part !== old[index]);
  return at >= 0 && parts[at] > (old[at] ?? 0) ? undefined : `${version} does not follow ${before}.`;
}

/** Returns the version that all packages of a checkout have. Throws if they differ. */
function versionOf(root) {
  const versions = new Set(
    manifestsOf(root).map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')).version),
  );
  if (versions.size > 1)
    throw new Error(`The packages have different versions: ${[...versions].join(', ')}.`);
  return [...versions][0];
}

/** Gives a version to all packages of a checkout and to its changelog. Changes nothing if something is wrong. */
export function bump(root, version, date) {
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const before = versionOf(root);
  const problem = versionProblem(version, before);
  if (problem) throw new Error(problem);
  const written = new Map([['CHANGELOG.md', cutChangelog(read('CHANGELOG.md'), version, date)]]);
  for (const file of manifestsOf(root)) {
    const text = read(file)
      .replace(`"version": "${before}"`, `"version": "${version}"`)
      .replace(`"@waypost/client": "${before}"`, `"@waypost/client": "${version}"`);
    written.set(file, text);
  }
  written.set(
    'packages/client/README.md',
    read('packages/client/README.md').replaceAll(`-${before}.tgz`, `-${version}.tgz`),
  );
  const lock = JSON.parse(read('package-lock.json'));
  lock.version = version;
  for (const folder of foldersOf(root)) {
    lock.packages[folder].version = version;
  }
  lock.packages[''].dependencies['@waypost/client'] = version;
  written.set('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
  for (const [file, text] of written) writeFileSync(join(root, file), text);
}

/** Packs the chart under a version, with the values of each size beside it. */
export function packChart(version, into) {
  const folder = mkdtempSync(join(tmpdir(), 'waypost-chart-'));
  try {
    cpSync(join(ROOT, CHART), join(folder, 'waypost'), { recursive: true });
    const file = join(folder, 'waypost/Chart.yaml');
    const text = readFileSync(file, 'utf8').replace(/^(version|appVersion): .*$/gm, `$1: ${version}`);
    writeFileSync(file, text);
    run('tar', ['-czf', join(into, `waypost-chart-${version}.tgz`), '-C', folder, 'waypost']);
  } finally {
    rmSync(folder, { recursive: true });
  }
  cpSync(join(ROOT, 'deploy/values'), join(into, 'values'), { recursive: true });
}

/** Returns the files below a folder, by their paths in it. */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

function run(command, args) {
  const { status, stdout, error } = spawnSync(command, args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', process.stderr],
  });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}.`);
  return stdout;
}

function release(wanted, into) {
  if (existsSync(into) && readdirSync(into).length > 0) throw new Error(`${into} is not empty.`);
  if (wanted !== undefined) bump(ROOT, wanted, new Date().toISOString().slice(0, 10));
  const version = versionOf(ROOT);
  const notes = notesOf(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'), version);
  if (!notes) throw new Error(`CHANGELOG.md has no section for ${version}.`);
  mkdirSync(into, { recursive: true });

  writeFileSync(join(into, 'CHANGES.md'), `# Waypost ${version}\n\n${notes}\n`);
  run('npm', ['run', '--silent', 'pack:client', '--', '--pack-destination', into]);
  packChart(version, into);
  writeFileSync(join(into, 'sbom.json'), run('npm', ['run', '--silent', 'sbom']));
  const hasDocker = spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0;
  if (hasDocker) {
    run('docker', ['build', '--tag', `waypost:${version}`, '.']);
    run('docker', ['save', '--output', join(into, `waypost-${version}.tar`), `waypost:${version}`]);
  } else console.error('Docker does not respond: no image was built.');
  const files = Object.fromEntries(
    filesIn(into).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(into, file)))
        .digest('hex'),
    ]),
  );
  const made = { version, image: hasDocker ? `waypost:${version}` : null, files };
  writeFileSync(join(into, 'release.json'), `${JSON.stringify(made, null, 2)}\n`);
  console.log(JSON.stringify(made));
}

if (process.argv[1] === import.meta.filename) {
  try {
    const { values, positionals } = parseArgs({
      options: { into: { type: 'string' } },
      allowPositionals: true,
    });
    if (values.into === undefined || positionals.length > 1) {
      throw new Error('Usage: npm run release -- [VERSION] --into FOLDER.');
    }
    release(positionals[0], resolve(process.env.INIT_CWD ?? '.', values.into));
  } catch (error) {
    console.error(`No release was made: ${error.message}`);
    process.exitCode = 1;
  }
}
