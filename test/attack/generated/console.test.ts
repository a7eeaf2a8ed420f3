/**
 * Sessions of the console, tried on what is not theirs: every operation with an id in its path, with real ids of
 * another courier, and of the other environment of the same one. Never data, never a write.
 */
import type { Operation } from '../../../src/api/define-operation.js';
import { operations } from '../../../src/operations/all-operations.js';
import { useApi } from '../../support/api.js';
import { chosen } from '../../support/attacks.js';
import { member, type Member } from '../../support/console.js';
import { liftRateLimits } from '../../support/rate-limits.js';
import { makeWorld, type World } from '../../support/world.js';

const api = useApi();
/** What is in the live environment of one courier. */
let theirs: World;
/** Who may do everything: for another courier, and for the same one. */
let stranger: Member;
let owner: Member;

beforeAll(async () => {
  await liftRateLimits(api);
  const sandbox = await api.client({ mode: 'sandbox' });
  theirs = await makeWorld(api, { mode: 'live', courier: sandbox.tenant.courier });
  owner = await member(api, theirs.client);
  const other = await api.client({ mode: 'live' });
  await api.client({ mode: 'sandbox', courier: other.tenant.courier });
  stranger = await member(api, other);
});

const withIds = operations.filter(({ path }) => /\{(?!date)\w+\}/.test(path));

/** The path with ids of theirs. */
const pathOf = ({ path }: Operation) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => theirs.ids[name]?.[0] ?? missing(name));
const missing = (name: string): never => {
  throw new Error(`There is no ${name} in the world.`);
};

/** Every row that they have but what sessions and requests leave behind. */
async function fingerprint(): Promise<Record<string, string>> {
  const { rows: tables } = await api.owner.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'tenant_id'
       and table_name not in ('console_sessions', 'console_links', 'request_log', 'staff')
       and table_name in (select tablename from pg_tables where schemaname = 'public')`,
  );
  const sums: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await api.owner.query(
      `select md5(coalesce(string_agg(to_jsonb(t)::text, '|' order by to_jsonb(t)::text), '')) as sum
       from ${name} t where tenant_id = $1`,
      [theirs.client.tenant.id],
    );
    sums[name] = rows[0].sum;
  }
  return sums;
}

test("ids of another courier, and of the other environment, are nobody's: nothing is read, nothing written", async () => {
  expect(withIds.length).toBeGreaterThan(50);
  const before = await fingerprint();
  const attackers = [
    ['another courier', stranger, 'live'],
    ['another courier', stranger, 'sandbox'],
    ['the sandbox of the same one', owner, 'sandbox'],
  ] as const;
  for (const [who, session, mode] of attackers) {
    for (const operation of chosen(withIds)) {
      if (operation.sandboxOnly === true && mode === 'live') continue;
      const body = operation.method === 'GET' ? undefined : operation.rawBody ? 'x' : {};
      const answer = await session.call(operation.method, `/admin/v1${pathOf(operation)}`, body, {
        'waypost-mode': mode,
      });
      // A body that the operation does not accept is refused before its id is looked up.
      const refused = operation.method === 'GET' || answer.status !== 422 ? 404 : 422;
      expect([who, mode, operation.name, answer.status]).toEqual([who, mode, operation.name, refused]);
    }
  }
  expect(await fingerprint()).toEqual(before);
});

test('the same ids are there for whose they are', async () => {
  // The job of the world is no import, its agent had nothing to suggest, and nothing of its order was delivered.
  const none = ['imports.get', 'suggestions.get', 'orders.proof'];
  for (const operation of chosen(withIds).filter(
    ({ method, name: operation }) => method === 'GET' && !none.includes(operation),
  )) {
    const { status } = await owner.call('GET', `/admin/v1${pathOf(operation)}`);
    expect([operation.name, status]).toEqual([operation.name, 200]);
  }
});
