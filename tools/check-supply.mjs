/**
 * `npm run check:supply`: what the product is built from is what it was. Known vulnerabilities of packages
 * (`npm audit`); a hash for each package of the lock file, and none that may run a script while it is installed; a
 * digest for each image; a hash for each program that is downloaded. With `--pin` it writes the digests of images
 * first, as `skopeo` finds them in their registry. With `--offline` nothing is asked of the network. Prints a line for
 * each problem, and exits with 1 if there are any. Plain Node.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const isOffline = process.argv.includes('--offline');

/** Packages: from the registry alone, each with a hash, none with a script that is run. */
export function packageProblems(lock, manifest, npmrc, dockerfile) {
  const problems = [];
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path === '' || entry.link || !path.includes('node_modules/')) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (entry.inBundle) continue;
    if (!/^sha512-/.test(entry.integrity ?? ''))
      problems.push(`package ${name}: no hash in package-lock.json`);
    // The lock file names no address of the registry's (.npmrc), so that any address is another's.
    if (entry.resolved) {
      problems.push(`package ${name}: is not from the registry`);
    }
    if (entry.hasInstallScript && manifest.allowScripts?.[name] !== false) {
      problems.push(`package ${name}: has an install script that package.json does not block`);
    }
  }
  if (!/^ignore-scripts=true$/m.test(npmrc)) problems.push('.npmrc: install scripts are not off');
  for (const [line] of dockerfile.matchAll(/^.*npm (?:ci|install|prune).*$/gm)) {
    const commands = line.split('&&').filter((command) => /npm (?:ci|install|prune)/.test(command));
    if (commands.some((command) => !command.includes('--ignore-scripts'))) {
      problems.push(`Dockerfile: install scripts are not off in "${line.trim()}"`);
    }
  }
  return problems;
}

/** Images: each by its digest, since a tag may be given to another one. */
export function imageProblems(dockerfile, compose) {
  const named = [
    ...[...dockerfile.matchAll(/^ARG \w+_IMAGE=(\S+)/gm)].map(([, image]) => image),
    ...[...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image),
    ...[...compose.matchAll(/^\s+image: (\S+)/gm)].map(([, image]) => image),
  ].filter((image) => !image.startsWith('waypost:') && !image.startsWith('${'));
  return [...new Set(named)].flatMap((image) => {
    if (/@sha256:[0-9a-f]{64}$/.test(image)) return [];
    if (!/:v?\d+\.\d+/.test(image)) return [`image ${image}: no version`];
    return [
      `image ${image}: no digest; pin the output of \`skopeo inspect --format {{.Digest}} docker://${image}\``,
    ];
  });
}

/** Returns a file with the digest of each image that has none, by `digestOf`, which is given name and version. */
export function pinned(text, digestOf) {
  return text.replace(
    /^((?:ARG \w+_IMAGE=|FROM |\s+image: ))((?!waypost:|\$\{)[^\s@]+:[^\s@]+)(?=\s|$)/gm,
    (_, before, image) => `${before}${image}@${digestOf(image)}`,
  );
}

/** Asks the image's registry. */
function digestOf(image) {
  const found = spawnSync('skopeo', ['inspect', '--format', '{{.Digest}}', `docker://${image}`], {
    encoding: 'utf8',
  });
  const digest = found.stdout?.trim() ?? '';
  if (/^sha256:[0-9a-f]{64}$/.test(digest)) return digest;
  throw new Error(`The digest of ${image} is not available: ${found.error?.message ?? found.stderr.trim()}`);
}

/** Programs that are downloaded: a version, and a hash for each machine. */
export function programProblems(source) {
  const wheels = [
    ...source.matchAll(/wheel: \{\s*name: '([^']+)',\s*version: '([^']*)',\s*sha256: \[([^\]]*)\]/g),
  ];
  const problems = wheels.flatMap(([, name, version, hashes]) => {
    const found = hashes.match(/'[0-9a-f]{64}'/g) ?? [];
    return version !== '' && found.length >= 4
      ? []
      : [`program ${name} ${version}: not all machines have a hash`];
  });
  if (wheels.length === 0) problems.push('programs: none was found in temporal-programs.ts');
  if (!source.includes("'--require-hashes'")) problems.push('programs: pip does not require hashes');
  if (/cached-download|@latest/.test(source)) problems.push('programs: one is downloaded without a hash');
  return problems;
}

/** Known vulnerabilities of what is installed. */
function auditProblems() {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: ROOT, encoding: 'utf8' });
  const { vulnerabilities, error } = JSON.parse(stdout);
  if (vulnerabilities === undefined)
    return [`npm audit: ${error?.summary || 'the registry did not respond'}`];
  return Object.values(vulnerabilities).map(
    ({ name, severity, range }) => `package ${name} ${range}: ${severity}`,
  );
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv.includes('--pin')) {
    for (const file of ['Dockerfile', 'docker-compose.yml']) {
      writeFileSync(join(ROOT, file), pinned(read(file), digestOf));
    }
  }
  const dockerfile = read('Dockerfile');
  const problems = [
    ...packageProblems(
      JSON.parse(read('package-lock.json')),
      JSON.parse(read('package.json')),
      read('.npmrc'),
      dockerfile,
    ),
    ...imageProblems(dockerfile, read('docker-compose.yml')),
    ...programProblems(read('packages/dev-servers/src/temporal-programs.ts')),
    ...(isOffline ? [] : auditProblems()),
  ];
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.stdout.write(problems.length === 0 ? 'Everything is pinned.\n' : `${problems.length} problems.\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
