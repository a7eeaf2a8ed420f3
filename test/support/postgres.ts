/** A migrated database of its own for each test file, on the server that `npm test` brings up. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { migrateToLatest } from '../../src/db/migrate.js';
import { queryOnce } from '@waypost/dev-servers/postgres';

/** A second in all. */
const LAST_TRIES = 20;

export type TestDatabase = { url: string; drop: () => Promise<unknown> };

/**
 * Makes a database on the server of TEST_DATABASE_URL: a copy of the migrated TEST_DATABASE_TEMPLATE, or, without one,
 * an empty database that is migrated.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const admin = process.env['TEST_DATABASE_URL'];
  if (admin === undefined) throw new Error('TEST_DATABASE_URL is not set: run the tests by `npm test`.');
  const template = process.env['TEST_DATABASE_TEMPLATE'];
  const name = `waypost_test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(admin);
  url.pathname = `/${name}`;
  if (template === undefined) {
    await queryOnce(admin, `create database ${name}`);
    await migrateToLatest(url.href);
  } else {
    // A copy of files costs half of what it does to log each page.
    await queryOnce(admin, `create database ${name} template ${template} strategy file_copy`);
  }
  const stays = process.env['TEST_DATABASES_STAY'] !== undefined;
  return { url: url.href, drop: () => (stays ? Promise.resolve() : drop(admin, name)) };
}

/** Returns a database's URL by TCP on the loopback, at its server's port or another that leads there. */
export function overTcp(databaseUrl: string, port = new URL(databaseUrl).port): string {
  return Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href;
}

/**
 * Drops a database once its connections are gone. A pool says that it has ended before they are; cut off then, they
 * would say so to a pool that nobody listens to. What stays is cut off after all.
 */
async function drop(admin: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  const isUsed = async () =>
    (await client.query('select from pg_stat_activity where datname = $1', [name])).rowCount !== 0;
  for (let tries = 0; tries < LAST_TRIES && (await isUsed()); tries += 1) await sleep(50);
  await client.query(`drop database ${name} with (force)`);
  await client.end();
}
