/** The disk: whether there is room left for data and logs. */
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '../../../runtime/config.js';
import { failed, type Finding, ok, runCheck, warning } from './check.js';

const GB = 2 ** 30;
/** Free space below which there is a warning, and below which the check fails. */
const LOW_GB = 5;
const TOO_LOW_GB = 1;

/** Checks the disk that WAYPOST_HOME is on. */
export function checkDisk({ home }: Config): Promise<Finding> {
  return runCheck('disk', 'Check that WAYPOST_HOME is a readable folder.', async () => {
    let folder = home;
    // Whatever first needs the folder creates it.
    while (!existsSync(folder)) folder = dirname(folder);
    const { bavail, bsize, blocks } = await statfs(folder);
    const free = (bavail * bsize) / GB;
    const found = `${free.toFixed(1)} of ${((blocks * bsize) / GB).toFixed(1)} GB free at ${folder}`;
    const advice =
      'Free some space: WAYPOST_HOME holds logs and the data of embedded servers, and PostgreSQL stops when its disk is full.';
    if (free < TOO_LOW_GB) return failed(found, advice);
    return free < LOW_GB ? warning(found, advice) : ok(found);
  });
}
