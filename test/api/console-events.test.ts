/** What open consoles are told, and the log of requests: each courier its own, by environment. */
import type { KyselyPlugin } from 'kysely';
import { createHousekeepingActivities } from '../../activities/housekeeping.js';
import { createDatabase, createPool } from '../../src/db/client.js';
import { createEventStream } from '../../src/pages/console/event-stream.js';
import { createLogger } from '../../src/runtime/logger.js';
import { type Client, useApi } from '../support/api.js';
import { bothModes, follow, linkFor, member, type Member, within } from '../support/console.js';

const api = useApi();
let live: Client;
let sandbox: Client;
let owner: Member;

beforeAll(async () => {
  ({ live, sandbox } = await bothModes(api));
  owner = await member(api, live);
});

type Message = { event: string; data: any };

/** Opens a stream; `until` resolves to the first message that fits, of those that came and those to come. */
async function listen(who: Member, query = '') {
  const ending = new AbortController();
  const response = await fetch(`${api.origin}/console/events${query}`, {
    headers: { cookie: who.cookie },
    signal: ending.signal,
  });
  const messages: Message[] = [];
  const waiting: (() => void)[] = [];
  let ended = false;
  const reading = (async () => {
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (data === undefined) continue;
        messages.push({ event: /^event: (.*)$/m.exec(block)?.[1] ?? 'message', data: JSON.parse(data) });
      }
      for (const wake of waiting.splice(0)) wake();
    }
  })()
    .catch(() => undefined)
    .finally(() => {
      ended = true;
      for (const wake of waiting.splice(0)) wake();
    });
  return {
    status: response.status,
    headers: response.headers,
    messages,
    async until(fits: (message: Message) => boolean): Promise<Message> {
      for (;;) {
        const found = messages.find(fits);
        if (found) return found;
        if (ended) throw new Error(`The stream ended: ${JSON.stringify(messages)}`);
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
    ended: () => reading,
    close: async () => {
      ending.abort();
      await reading;
    },
  };
}
const isReady = ({ event }: Message) => event === 'ready';

describe('GET /console/events', () => {
  test('needs a session', async () => {
    const nobody = { ...owner, cookie: 'console_session=none' };
    const stream = await listen(nobody);
    expect(stream.status).toBe(401);
    await stream.close();
  });

  test('tells of what happens to the courier, in that environment alone', async () => {
    const { live: theirs } = await bothModes(api);
    const stranger = await member(api, theirs);
    const streams = [
      await listen(owner),
      await listen(owner, '?mode=sandbox'),
      await listen(stranger),
    ] as const;
    const [inLive, inSandbox, elsewhere] = streams;
    expect(inLive.headers.get('content-type')).toContain('text/event-stream');
    for (const stream of streams) await stream.until(isReady);

    const shipper = await sandbox.post('/shippers', { name: 'Volt' });
    const told = await inSandbox.until(({ data }) => data.subjects?.includes(shipper.body.id));
    expect(told.data).toEqual({
      type: 'shipper.create',
      id: expect.any(String),
      subjects: [shipper.body.id],
      at: expect.any(String),
    });
    const van = await live.post('/vehicles', { name: 'Van' });
    await inLive.until(({ data }) => data.subjects?.includes(van.body.id));
    const foreign = await theirs.post('/vehicles', { name: 'Van' });
    await elsewhere.until(({ data }) => data.subjects?.includes(foreign.body.id));

    const subjects = (stream: (typeof streams)[number]) => [
      ...new Set(stream.messages.flatMap(({ data }) => data.subjects ?? [])),
    ];
    expect(subjects(inLive)).toEqual([van.body.id]);
    expect(subjects(inSandbox)).toEqual([shipper.body.id]);
    expect(subjects(elsewhere)).toEqual([foreign.body.id]);
    for (const stream of streams) await stream.close();
  });

  test('tells of events with what they are about, each once', async () => {
    const depot = await sandbox.post('/depots', {
      name: 'Croydon',
      address: { line1: '1 Depot Way', town: 'Croydon', postcode: 'CR0 4XZ' },
      opening: { from: '06:30', to: '21:00' },
    });
    const shipper = await sandbox.post('/shippers', { name: 'Volt' });
    const stream = await listen(owner, '?mode=sandbox');
    await stream.until(isReady);
    const order = await sandbox.post('/orders', {
      shipper: shipper.body.id,
      depot: depot.body.id,
      reference: 'SO-1',
      recipient: {
        name: 'Ada Byrne',
        address: { line1: '8 Mill Road', town: 'Croydon', postcode: 'CR0 4XZ' },
      },
      items: [{ description: 'Bed' }],
    });
    expect(order.status).toBe(201);
    await stream.until(({ data }) => data.type === 'order.created');
    await stream.until(({ data }) => data.type === 'order.changed');
    // Another poll has passed when a later change is told.
    const later = await sandbox.post('/vehicles', { name: 'Van' });
    await stream.until(({ data }) => data.subjects?.includes(later.body.id));
    const created = stream.messages.filter(({ data }) => data.type === 'order.created');
    expect(created).toHaveLength(1);
    expect(created[0]?.data.subjects).toEqual([order.body.id]);
    expect(JSON.stringify(stream.messages)).not.toContain('Ada Byrne');
    await stream.close();
  });

  test('tells at first what happened a moment ago, to whom asks for it', async () => {
    const van = await live.post('/vehicles', { name: 'Van' });
    const asking = await listen(owner, '?recent=true');
    await asking.until(isReady);
    const made = ({ data }: Message, id: string) =>
      data.type === 'vehicle.create' && data.subjects?.includes(id) === true;
    expect(asking.messages.filter((message) => made(message, van.body.id))).toHaveLength(1);
    const other = await listen(owner);
    await other.until(isReady);
    const later = await live.post('/vehicles', { name: 'Van' });
    const isLater = (message: Message) => made(message, later.body.id);
    await Promise.all([asking.until(isLater), other.until(isLater)]);
    expect(other.messages.some((message) => made(message, van.body.id))).toBe(false);
    for (const stream of [asking, other]) {
      expect(stream.messages.filter(isLater)).toHaveLength(1);
      await stream.close();
    }
  });

  test('ends with the session', async () => {
    const leaving = await member(api, live);
    const stream = await listen(leaving);
    await stream.until(isReady);
    await leaving.call('POST', '/session/sign-out-everywhere');
    await stream.until(({ event }) => event === 'ended');
    await stream.ended();
  });

  test('ends in every window of whoever signs out everywhere, is taken off or gets another role', async () => {
    const leaving = await member(api, live);
    const again = await within(
      api,
      (await follow(api, await linkFor(live, leaving.staff.email))).cookie ?? '',
    );
    const [removed, demoted] = [await member(api, live, 'viewer'), await member(api, live, 'dispatcher')];
    const staying = await listen(owner);
    const streams = await Promise.all([leaving, again, removed, demoted].map((who) => listen(who)));
    for (const stream of [staying, ...streams]) await stream.until(isReady);
    await leaving.call('POST', '/session/sign-out-everywhere');
    await owner.call('DELETE', `/staff/${removed.staff.id}`);
    await owner.call('PATCH', `/staff/${demoted.staff.id}`, { role: 'viewer' });
    for (const stream of streams) {
      await stream.until(({ event }) => event === 'ended');
      await stream.ended();
    }
    const van = await live.post('/vehicles', { name: 'Van' });
    await staying.until(({ data }) => data.subjects?.includes(van.body.id));
    expect(staying.messages.some(({ event }) => event === 'ended')).toBe(false);
    const told = streams.flatMap(({ messages }) => messages.flatMap(({ data }) => data.subjects ?? []));
    expect(told).not.toContain(van.body.id);
    await staying.close();
  });

  test('a stream that is opened during a poll does not end', async () => {
    const sessionOf = async ({ staff }: Member): Promise<string> => {
      const query = 'select id from console_sessions where staff = $1';
      return (await api.owner.query(query, [staff.id])).rows[0].id;
    };
    const [first, second] = [await sessionOf(owner), await sessionOf(await member(api, live))];
    const sent: string[] = [];
    const subscribe = (session: string, name: string) =>
      events.subscribe({
        ...{ tenant: live.tenant.id, session, recent: false },
        send: ({ event = 'message' }) => void sent.push(`${name} ${event}`),
      });
    const leave: (() => void)[] = [];
    const opening: KyselyPlugin = {
      transformQuery: ({ node }) => {
        // The sessions to ask about are known by now.
        if (leave.length === 1 && JSON.stringify(node).includes('console_sessions')) {
          leave.push(subscribe(second, 'second'));
        }
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const { source } = api.foundation;
    const events = createEventStream({ ...source, db: source.db.withPlugin(opening) }, (error) => {
      sent.push(String(error));
    });
    leave.push(subscribe(first, 'first'));
    while (!sent.includes('first ready') || !sent.some((each) => each.startsWith('second'))) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(sent.filter((each) => !each.endsWith(' positions'))).toEqual(['first ready', 'second ready']);
    for (const end of leave) end();
  });

  test('a process looks once for all who follow, and not at all when nobody does', async () => {
    let looks = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (JSON.stringify(node).includes('console_news')) looks += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const { source } = api.foundation;
    const failures: unknown[] = [];
    const everyMs = 200;
    const events = createEventStream(
      { ...source, db: source.db.withPlugin(counting) },
      (error) => failures.push(error),
      everyMs,
    );
    const { rows } = await api.owner.query('select id from console_sessions where staff = $1', [
      owner.staff.id,
    ]);
    const toldAt: number[] = [];
    let ready = 0;
    const leave = Array.from({ length: 4 }, () =>
      events.subscribe({
        tenant: live.tenant.id,
        session: rows[0].id,
        recent: false,
        send: ({ event, data }) => {
          if (event === 'ready') ready += 1;
          else if (JSON.stringify(data).includes('vehicle.create')) toldAt.push(looks);
        },
      }),
    );
    const until = async (holds: () => boolean) => {
      while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
    };
    await until(() => ready === 4);
    await live.post('/vehicles', { name: 'Van' });
    await until(() => toldAt.length === 4);
    expect(new Set(toldAt).size).toBe(1);
    for (const end of leave) end();
    // The look that was planned when they left.
    const before = looks;
    await new Promise((resolve) => setTimeout(resolve, 5 * everyMs));
    expect(looks).toBeLessThanOrEqual(before + 1);
    expect(failures).toEqual([]);
  });
});

describe('GET /console/requests', () => {
  /** The log, once a request with this id is in it. */
  async function logged(id: string | null, query = '', headers: Record<string, string> = {}) {
    for (;;) {
      const { rows } = await api.owner.query('select 1 from request_log where request_id = $1', [id]);
      if (rows.length > 0) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return owner.call('GET', `/requests${query}`, undefined, headers);
  }

  test('shows what was asked, by whom, what was answered; never what was said', async () => {
    const made = await live.post('/vehicles', { name: 'Van Hush-Hush' });
    await live.get(`/vehicles/${made.body.id}?secret=Hush-Hush`);
    const odd = await live.get('/orders/Ada%20Byrne');
    expect(odd.status).toBe(404);
    const list = await logged(odd.headers.get('request-id'), '?limit=3');
    expect(list.status).toBe(200);
    expect(list.body.has_more).toBe(true);
    expect(list.body.data).toEqual([
      expect.objectContaining({ path: '/orders/…', route: '/orders/{order_id}', status: 404 }),
      expect.objectContaining({ path: `/vehicles/${made.body.id}`, status: 422 }),
      {
        id: expect.stringMatching(/^rql_/),
        object: 'request',
        method: 'POST',
        path: '/vehicles',
        route: '/vehicles',
        status: 201,
        key: { id: expect.stringMatching(/^key_/), last_four: live.key.slice(-4) },
        staff: null,
        request_id: made.headers.get('request-id'),
        duration_ms: expect.any(Number),
        at: expect.stringMatching(/Z$/),
      },
    ]);
    const { rows } = await api.owner.query('select to_jsonb(r)::text as row from request_log r');
    expect(rows.filter(({ row }: { row: string }) => /Hush|Byrne/.test(row))).toEqual([]);
  });

  test('names staff, in the environment that they act in', async () => {
    const asked = await owner.call('GET', '/admin/v1/drivers', undefined, { 'waypost-mode': 'sandbox' });
    const list = await logged(asked.headers.get('request-id'), '?limit=1', { 'waypost-mode': 'sandbox' });
    expect(list.body.data[0]).toMatchObject({ path: '/drivers', key: null, staff: owner.staff.id });
    const other = await owner.call('GET', '/requests');
    expect(other.body.data.filter(({ staff }: any) => staff === owner.staff.id)).toEqual([]);
  });

  test('by status, method and key, and on pages', async () => {
    const { live: fresh } = await bothModes(api);
    const boss = await member(api, fresh);
    await fresh.post('/vehicles', { name: 'Van' });
    await fresh.post('/vehicles', {});
    const last = await fresh.get('/vehicles');
    await logged(last.headers.get('request-id'));
    const found = async (query: string) => {
      const { status, body } = await boss.call('GET', `/requests${query}`);
      return status === 200 ? body.data.map((row: any) => `${row.method} ${row.status}`) : status;
    };
    expect(await found('')).toEqual(['GET 200', 'POST 422', 'POST 201']);
    expect(await found('?status=422')).toEqual(['POST 422']);
    expect(await found('?status=2xx')).toEqual(['GET 200', 'POST 201']);
    expect(await found('?method=POST')).toEqual(['POST 422', 'POST 201']);
    const { rows } = await api.owner.query('select id from admin_keys where tenant_id = $1', [
      fresh.tenant.id,
    ]);
    expect(await found(`?key=${rows[0].id}`)).toHaveLength(3);
    expect(await found('?key=key_none')).toEqual([]);
    expect([await found('?by=keys'), await found('?by=staff')]).toEqual([await found(''), []]);
    expect(await found('?by=console')).toBe(422);
    expect(await found('?status=abc')).toBe(422);
    const first = await boss.call('GET', '/requests?limit=2');
    expect(await found(`?starting_after=${first.body.data[1].id}`)).toEqual(['POST 201']);
  });

  test('another courier sees none of them', async () => {
    const { live: theirs } = await bothModes(api);
    const stranger = await member(api, theirs);
    expect((await stranger.call('GET', '/requests')).body.data).toEqual([]);
    const { rows } = await theirs.scoped((scope) =>
      scope.trx
        .selectFrom('request_log')
        .selectAll()
        .execute()
        .then((found) => ({ rows: found })),
    );
    expect(rows).toEqual([]);
  });

  test('is cleared after seven days', async () => {
    const asked = await live.get('/vehicles');
    await logged(asked.headers.get('request-id'));
    const pool = createPool(api.databaseUrl, 'waypost_system', 2);
    const systemDb = createDatabase(pool);
    const { source } = api.foundation;
    const clear = (now: Date) =>
      createHousekeepingActivities({
        source: { ...source, clock: () => now },
        systemDb,
        retention: { eventsKeptDays: 30 },
        heartbeat: () => undefined,
        logger: createLogger('test', 'silent'),
      }).deleteExpired();
    const id = asked.headers.get('request-id');
    const { rows } = await api.owner.query('select at from request_log where request_id = $1', [id]);
    const kept = async () =>
      (await api.owner.query('select 1 from request_log where request_id = $1', [id])).rowCount;
    await clear(new Date(rows[0].at.getTime() + 7 * 86_400_000 - 1));
    expect(await kept()).toBe(1);
    await clear(new Date(rows[0].at.getTime() + 7 * 86_400_000 + 1));
    expect(await kept()).toBe(0);
    await systemDb.destroy();
  });
});
