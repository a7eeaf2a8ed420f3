/** The database says the same as the code: its columns, lists of statuses, and who may see which rows. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { PLANS, MODES } from '../../src/domain/access.js';
import { BOOKED_BY } from '../../src/domain/slots.js';
import { CHANNELS } from '../../src/domain/sending.js';
import { REPLY_INTENTS } from '@waypost/reply-reader/reply';
import { REQUEST_STATUSES } from '../../src/domain/states/booking-request.js';
import { DELIVERY_STATUSES } from '../../src/domain/states/delivery.js';
import { APP_STATUSES } from '../../src/domain/states/driver.js';
import { ENDPOINT_STATUSES } from '../../src/domain/states/endpoint.js';
import { JOB_STATUSES } from '../../src/domain/states/job.js';
import { MESSAGE_STATUSES } from '../../src/domain/states/message.js';
import { REPLY_OUTCOMES } from '../../src/domain/states/reply.js';
import { ROUTE_STATUSES } from '../../src/domain/states/route.js';
import { RUN_STATUSES } from '../../src/domain/states/run.js';
import { AGENT_REQUEST_OUTCOMES } from '../../src/domain/states/agent-request.js';
import { SUGGESTION_STATUSES } from '../../src/domain/states/suggestion.js';
import { SUGGESTION_TRIGGERS } from '../../src/domain/suggestion.js';
import { ORDER_STATUSES } from '../../src/domain/states/order.js';
import { PIECE_STATUSES } from '../../src/domain/states/piece.js';
import { SCAN_TYPES } from '../../src/domain/goods.js';
import { STOP_STATUSES } from '../../src/domain/states/stop.js';
import { STOP_TYPES } from '../../src/domain/stop.js';
import { columnsOf } from '../../tools/columns.mjs';
import { testDatabase, type TestDatabase } from '../support/postgres.js';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await testDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** What the columns' CHECKs admit, by `table.column`: the literals of each list. */
const LISTS: Record<string, readonly string[]> = {
  'orders.status': ORDER_STATUSES,
  'pieces.status': PIECE_STATUSES,
  'scans.type': SCAN_TYPES,
  'stops.status': STOP_STATUSES,
  'stops.type': STOP_TYPES,
  'routes.status': ROUTE_STATUSES,
  'runs.status': RUN_STATUSES,
  'jobs.status': JOB_STATUSES,
  'imports.status': JOB_STATUSES,
  'replies.outcome': REPLY_OUTCOMES,
  'replies.intent': REPLY_INTENTS,
  'replies.channel': CHANNELS,
  'suggestions.status': SUGGESTION_STATUSES,
  'suggestions.trigger': SUGGESTION_TRIGGERS,
  'agent_requests.trigger': SUGGESTION_TRIGGERS,
  'agent_requests.outcome': AGENT_REQUEST_OUTCOMES,
  'drivers.app_status': APP_STATUSES,
  'webhook_endpoints.status': ENDPOINT_STATUSES,
  'webhook_deliveries.status': DELIVERY_STATUSES,
  'messages.status': MESSAGE_STATUSES,
  'messages.channel': CHANNELS,
  'booking_requests.status': REQUEST_STATUSES,
  'bookings.booked_by': BOOKED_BY,
  'couriers.plan': PLANS,
  'tenants.mode': MODES,
  'shipper_keys.mode': MODES,
};

test.each(Object.entries(LISTS))('%s admits what the domain names', async (column, words) => {
  const [table, name] = column.split('.');
  const { rows } = await client.query<{ definition: string }>(
    `select pg_get_constraintdef(c.oid) as definition
       from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'c' and c.conrelid = $1::regclass and a.attname = $2 and cardinality(c.conkey) = 1`,
    [table, name],
  );
  const admitted = rows.flatMap(({ definition }) =>
    [...definition.matchAll(/'([^']+)'::text/g)].map((match) => match[1]),
  );
  expect(admitted.sort()).toEqual([...words].sort());
});

test('every table with a tenant is under row-level security', async () => {
  const { rows } = await client.query<{ relname: string; enabled: boolean; policies: number }>(
    `select c.relname, c.relrowsecurity as enabled,
            (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`,
  );
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ enabled, policies }) => !enabled || policies === 0)).toEqual([]);
});

test('the columns that are read out of the migrations are those that they make', async () => {
  const folder = path.join(import.meta.dirname, '../../migrations');
  const names = readdirSync(folder).filter((file) => /^\d.*\.ts$/.test(file));
  const migrations = await Promise.all(names.toSorted().map((file) => import(path.join(folder, file))));
  const { rows } = await client.query<{ table: string; columns: object }>(
    `select c.relname as table, json_object_agg(a.attname, json_build_object(
       'type', regexp_replace(t.typname, '^_(.*)', '\\1[]'), 'isNullable', not a.attnotnull,
       'hasDefault', a.atthasdef, 'isIdentity', a.attidentity <> '')) as columns
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     join pg_type t on t.oid = a.atttypid
     where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely%'
     group by c.relname`,
  );
  expect(await columnsOf(migrations)).toEqual(
    Object.fromEntries(rows.map(({ table, columns }) => [table, columns])),
  );
});
