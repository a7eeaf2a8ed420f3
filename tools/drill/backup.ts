/**
 * A back-up of a running home's PostgreSQL, while it serves: a base backup by PostgreSQL's own functions, and the log
 * that makes it consistent. What was committed before it ends is in it.
 */
import {
  chownSync,
  constants,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { errorCode } from '@waypost/base/error-code';

/** Folders whose content is recreated by a server that starts, or belongs to the running one alone. */
const LEFT_EMPTY = new Set([
  ...['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp'],
  'pg_subtrans',
]);
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts']);
/** Files of a home besides its database: without the keys, secrets cannot be read and API keys are void. */
const OF_HOME = ['postgres.password', 'master.key', 'key-pepper.key', 'demo.json'];

/** The replication slot of the session that backs up; each slot is a folder too. */
const SLOT = 'waypost_backup';

export type Backup = { bytes: number; atLsn: string };

/**
 * Copies the cluster and the secrets of `home` into another folder, which is then a home by itself.
 *
 * @param superuserUrl the running cluster's
 * @param beforeEnd called when everything is copied and the back-up is about to end
 */
export async function backUp(
  superuserUrl: string,
  { home, into, beforeEnd }: { home: string; into: string; beforeEnd: () => Promise<void> },
): Promise<Backup> {
  const [from, to] = [home, into].map((folder) => path.join(folder, 'postgres')) as [string, string];
  // Both functions belong to one session, and the slot keeps the log until it ends.
  const session = new pg.Client({ connectionString: superuserUrl });
  await session.connect();
  try {
    await session.query(`select pg_create_physical_replication_slot('${SLOT}', true, true)`);
    await session.query(`select pg_backup_start('waypost', true)`);
    mkdirSync(into, { recursive: true, mode: 0o700 });
    let bytes = copyTree(from, to);
    await beforeEnd();
    const { rows } = await session.query<{ lsn: string; labelfile: string }>(
      'select lsn, labelfile from pg_backup_stop(false)',
    );
    const [end] = rows;
    if (!end) throw new Error('PostgreSQL did not finish the back-up.');
    const label = path.join(to, 'backup_label');
    writeFileSync(label, end.labelfile, { mode: 0o600 });
    const { uid, gid } = lstatSync(to);
    chownSync(label, uid, gid);
    bytes += copyTree(path.join(from, 'pg_wal'), path.join(to, 'pg_wal'));
    for (const file of OF_HOME) {
      bytes += copyFile(path.join(home, file), path.join(into, file));
    }
    return { bytes, atLsn: end.lsn };
  } finally {
    await session.end();
  }
}

/** Copies a folder with owners and modes; returns the bytes. Files may vanish meanwhile: the log knows of it. */
function copyTree(from: string, to: string): number {
  makeLike(from, to);
  let bytes = 0;
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [from, to].map((folder) => path.join(folder, entry.name)) as [string, string];
    if (LEFT_OUT.has(entry.name)) continue;
    if (!entry.isDirectory()) bytes += copyFile(source, target);
    else if (LEFT_EMPTY.has(entry.name)) copyFolders(source, target);
    else bytes += copyTree(source, target);
  }
  return bytes;
}

/** Makes the folder and those in it, without files. */
function copyFolders(from: string, to: string): void {
  makeLike(from, to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.isDirectory() && entry.name !== SLOT) {
      copyFolders(path.join(from, entry.name), path.join(to, entry.name));
    }
  }
}

function makeLike(from: string, to: string): void {
  const { mode, uid, gid } = lstatSync(from);
  mkdirSync(to, { recursive: true, mode });
  chownSync(to, uid, gid);
}

/** Returns the bytes; 0 where the file is not there. */
function copyFile(from: string, to: string): number {
  try {
    const { uid, gid, size } = lstatSync(from);
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
    chownSync(to, uid, gid);
    return size;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return 0;
    throw error;
  }
}
