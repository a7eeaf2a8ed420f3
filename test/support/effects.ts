/**
 * What an operation leaves besides its own rows: the actions in the audit log, the events and the outbox rows of each
 * of its transactions. Files of tests that are listed in test/golden/effects may leave only what is recorded there, so
 * that a row that a change of the structure loses or adds is noticed. `RECORD_EFFECTS=1 npm test -- FILE` records a
 * file, or records it again.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';

const ROOT = path.join(import.meta.dirname, '../..');
const GOLDEN = path.join(ROOT, 'test/golden/effects');

/** Rows of one transaction have the same xmin, as none of these is ever updated by an operation. */
const EFFECTS = `
  with effects as (
    select xmin::text as tx, 'audit' as kind, action as name from audit_log
    union all select xmin::text, 'events', type from events
    union all select xmin::text, 'outbox', concat_ws('/', topic, payload ->> 'type') from outbox)
  select distinct concat_ws(' | ',
    string_agg(distinct name, ' ' order by name) filter (where kind = 'audit'),
    coalesce(string_agg(distinct name, ' ' order by name) filter (where kind = 'events'), '-'),
    coalesce(string_agg(distinct name, ' ' order by name) filter (where kind = 'outbox'), '-')) as line
  from effects group by tx having bool_or(kind = 'audit') order by line`;

/** Compares what the operations of a file of tests left in its database with what is recorded. */
export async function compareEffects(owner: pg.Pool, testPath: string | undefined): Promise<void> {
  const name = path
    .relative(path.join(ROOT, 'test'), testPath ?? '')
    .replace(/\.test\.ts$/, '')
    .replaceAll('/', '-');
  const file = path.join(GOLDEN, `${name}.txt`);
  const records = process.env['RECORD_EFFECTS'] !== undefined;
  if (!records && !existsSync(file)) return;
  const { rows } = await owner.query<{ line: string }>(EFFECTS);
  const lines = rows.map(({ line }) => line).toSorted();
  if (records) {
    writeFileSync(file, `${lines.join('\n')}\n`);
    return;
  }
  const recorded = readFileSync(file, 'utf8').split('\n');
  expect(lines.filter((line) => !recorded.includes(line))).toEqual([]);
}
