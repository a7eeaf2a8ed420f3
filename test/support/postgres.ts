/** A migrated database of its own for each test file. */
import pg from 'pg';
import { migrateToLatest } from '../../src/db/migrate.js';

export type TestDatabase = { url: string; drop: () => Promise<void> };

let made = 0;

/** Makes a fresh, migrated database on the server of TEST_DATABASE_URL. */
export async function testDatabase(): Promise<TestDatabase> {
  const admin = process.env['TEST_DATABASE_URL'];
  if (admin === undefined) throw new Error('TEST_DATABASE_URL is not set: run the tests by `npm test`.');
  const name = `waypost_test_${process.pid}_${Date.now()}_${made++}`;
  await query(admin, `create database ${name}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  await migrateToLatest(url.href);
  return { url: url.href, drop: () => query(admin, `drop database ${name} with (force)`) };
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
