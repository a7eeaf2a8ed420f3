/** `npm start` for other users, in other environments and with fewer rights: it starts, or says in a sentence what to do. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { freePort } from '@waypost/dev-servers/ports';
import { can, isRoot, NOBODY, unpackArchive, useClones } from '../support/clones.js';

jest.setTimeout(600_000);

const NAMELESS = 54_321;
/** As the tests' own one is its owner's. */
const TMPDIR = '/var/tmp';
/** Runs a command as a user, with that user's rights alone. */
const as = (uid: number) => [
  'setpriv',
  `--reuid=${uid}`,
  `--regid=${uid}`,
  '--clear-groups',
  '--inh-caps=-all',
];

const { privately, publicly, clone, programs, temporal, start, end, refused } = useClones();
let archive: string;
beforeAll(() => {
  archive = unpackArchive(publicly);
});

test('with a bare environment, a closed umask, a proxy, little shared memory and a home elsewhere', async () => {
  const home = path.join(privately, 'home of its own %41&b');
  const mounts = isRoot && can('unshare', '-m', 'true');
  if (!mounts) console.log('Not tried with a /dev/shm of 64 MB: this user may not mount one.');
  const script = `${mounts ? 'mount -t tmpfs -o size=64m tmpfs /dev/shm &&' : ''} umask 077 && exec "$@"`;
  const server = await start(
    {},
    {
      folder: clone,
      by: [
        ...(mounts ? ['unshare', '-m'] : []),
        ...['sh', '-c', script, 'sh'],
        ...['env', '--ignore-environment', `PATH=${programs}`, `PORT=${await freePort()}`],
        ...[
          `WAYPOST_HOME=${home}`,
          'XDG_CACHE_HOME=cache',
          `TEMPORAL_CLI_PATH=${path.relative(clone, temporal)}`,
        ],
        ...['https_proxy=http://127.0.0.1:9', 'http_proxy=http://127.0.0.1:9'],
      ],
    },
  );
  await end(server, home);
});

test('for a user of its own, in an archive whose path has spaces and signs', async () => {
  const home = path.join(archive, '.waypost');
  const by = isRoot ? as(NOBODY.uid) : [];
  if (isRoot && !can('setpriv', '--version')) {
    console.log('Not tried: there is no setpriv.');
    return;
  }
  await end(await start({ TMPDIR, HOME: '/dev/null', XDG_CACHE_HOME: '' }, { folder: archive, by }), home);
  if (!isRoot) {
    console.log('Not tried after a start by root, and by root: this is not root.');
    return;
  }
  // Root goes on with the data as whoever owns them, and leaves a file that the user may not read.
  await end(await start({}, { folder: archive, by: [] }), home);
  await refused(
    { TMPDIR },
    { folder: archive, by },
    `WAYPOST_HOME: this user cannot write to the folder ${home}.`,
  );
});

test('says in a sentence what a user may not do', async () => {
  if (!isRoot || !can('setpriv', '--version')) {
    console.log('Not tried: it takes root and setpriv.');
    return;
  }
  const home = { WAYPOST_HOME: path.join(privately, 'root’s') };
  const without = (capability: string) => [
    'setpriv',
    `--bounding-set=-${capability}`,
    `--inh-caps=-${capability}`,
  ];
  await refused(
    home,
    { folder: clone, by: without('setuid') },
    'this root cannot run it as the user postgres: start as another user, or set DATABASE_URL to a server.',
  );
  await refused(
    home,
    { folder: clone, by: without('chown') },
    'The data cannot belong to the user who runs PostgreSQL for root: set WAYPOST_HOME to a folder on a local disk',
  );
  const own = path.join(publicly, 'nameless');
  mkdirSync(own);
  execFileSync('chown', [String(NAMELESS), own]);
  await refused(
    { TMPDIR, WAYPOST_HOME: own, HOME: own },
    { folder: archive, by: as(NAMELESS) },
    'PostgreSQL does not run as a user without a name: add this one to /etc/passwd, start as another user, or',
  );
  rmSync(path.join(archive, 'dist'), { recursive: true });
  await refused(
    { TMPDIR, WAYPOST_HOME: own, HOME: own },
    { folder: archive, by: as(NAMELESS) },
    `run this as the owner of ${archive}, or in a copy with room.`,
  );
});

test('says in a sentence what is in the way', async () => {
  const server = createServer().listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  // The address of a listening TCP server is never a string or null.
  const taken = String((server.address() as AddressInfo).port);
  const here = { folder: clone, by: [] };
  const home = { WAYPOST_HOME: path.join(privately, 'never') };
  await refused({ ...home, PORT: taken }, here, `PORT: port ${taken} is in use. Set PORT to`);
  await refused(
    { ...home, WAYPOST_HEALTH_PORT: taken },
    here,
    `WAYPOST_HEALTH_PORT: port ${taken} is in use`,
  );
  server.close();
  await refused({ ...home, HOST: '192.0.2.1' }, here, 'HOST: 192.0.2.1 is not an address of this machine');
  await refused({ TMPDIR: '/dev/null' }, here, 'TMPDIR: this user cannot write to the folder /dev/null');
  await refused(
    { WAYPOST_HOME: '/dev/null/home' },
    here,
    'WAYPOST_HOME: this user cannot write to the folder /dev/null/home',
  );
  await refused(
    { ...home, TEMPORAL_CLI_PATH: '', PATH: programs, XDG_CACHE_HOME: path.join(privately, 'cache') },
    here,
    'No way to get the Temporal development server works here: set TEMPORAL_CLI_PATH to its program, or',
  );
  const odd = path.join(privately, 'a#b');
  for (const name of ['tools', 'package.json', 'package-lock.json']) {
    cpSync(path.join(clone, name), path.join(odd, name), { recursive: true });
  }
  await refused({}, { folder: odd, by: [] }, `cannot build below ${odd}: move it to a path without`);
});
