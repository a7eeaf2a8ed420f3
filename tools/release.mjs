/**
 * `npm run release -- --into FOLDER`: makes what is handed out of this version, into an empty folder: the client package,
 * the changelog's section, the list of what the image is made of, and the image where Docker answers. Writes
 * release.json with a hash for each file. Plain Node.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const ROOT = join(import.meta.dirname, '..');
const MANIFESTS = ['package.json', 'packages/client/package.json', 'packages/console/package.json'];

/** Returns a version's section of the changelog, without its heading; undefined if there is none. */
export function notesOf(changelog, version) {
  const [, after] = changelog.split(`## [${version}]`);
  return after
    ?.replace(/^[^\n]*\n/, '')
    .split(/^## /m)[0]
    .trim();
}

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

function release(into) {
  const read = (file) => readFileSync(join(ROOT, file), 'utf8');
  const versions = new Set(MANIFESTS.map((file) => JSON.parse(read(file)).version));
  const [version] = versions;
  if (versions.size > 1)
    throw new Error(`The packages have different versions: ${[...versions].join(', ')}.`);
  const notes = notesOf(read('CHANGELOG.md'), version);
  if (!notes) throw new Error(`CHANGELOG.md has no section for ${version}.`);
  if (existsSync(into) && readdirSync(into).length > 0) throw new Error(`${into} is not empty.`);
  mkdirSync(into, { recursive: true });

  writeFileSync(join(into, 'CHANGES.md'), `# Waypost ${version}\n\n${notes}\n`);
  run('npm', ['pack', '--workspace', '@waypost/client', '--pack-destination', into]);
  writeFileSync(join(into, 'sbom.json'), run('npm', ['run', '--silent', 'sbom']));
  const hasDocker = spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0;
  if (hasDocker) {
    run('docker', ['build', '--tag', `waypost:${version}`, '.']);
    run('docker', ['save', '--output', join(into, `waypost-${version}.tar`), `waypost:${version}`]);
  } else console.error('The image is not made: Docker does not answer here.');
  const files = Object.fromEntries(
    readdirSync(into)
      .sort()
      .map((file) => [
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
  const { into } = parseArgs({ options: { into: { type: 'string' } } }).values;
  try {
    if (into === undefined) throw new Error('Say where: npm run release -- --into FOLDER.');
    release(resolve(process.env.INIT_CWD ?? '.', into));
  } catch (error) {
    console.error(`There is no release: ${error.message}`);
    process.exitCode = 1;
  }
}
