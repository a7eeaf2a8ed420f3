/** Statements that go out without waiting: when one of them fails, so does the transaction, and says why. */
import { type Client, startApi, type TestApi } from '../support/api.js';

let api: TestApi;
let client: Client;

beforeAll(async () => {
  api = await startApi();
  client = await api.client();
});
afterAll(() => api.close());

const entry = (id: string) => ({
  tenant_id: client.tenant.id,
  id,
  actor: 'test',
  action: 'test.unanswered',
  subject: null,
  request_id: null,
  at: new Date(),
});

const actions = () =>
  client.scoped((scope) =>
    scope.trx.selectFrom('audit_log').select('id').where('actor', '=', 'test').execute(),
  );

test('the last statement before the commit: nothing is stored', async () => {
  const work = client.scoped(async (scope) => {
    await scope.trx.insertInto('audit_log').values(entry('twice')).execute();
    await scope.trx.insertInto('audit_log').values(entry('twice')).execute();
  });
  await expect(work).rejects.toMatchObject({ code: '23505' });
  expect(await actions()).toEqual([]);
});

test('one with others behind it: they fail for its reason', async () => {
  const work = client.scoped(async (scope) => {
    await scope.trx
      .insertInto('audit_log')
      .values({ ...entry('bad'), tenant_id: 'tnt_other' })
      .execute();
    await scope.trx.selectFrom('orders').select('id').execute();
  });
  await expect(work).rejects.toThrow('row-level security');
  expect(await actions()).toEqual([]);
});

test('the connection serves the next one as if nothing had been', async () => {
  await client.scoped((scope) => scope.trx.insertInto('audit_log').values(entry('once')).execute());
  expect(await actions()).toEqual([{ id: 'once' }]);
});
