/**
 * What needs a hand, as an operator meets it: seeded, found by one query, settled by a command, from the Temporal UI's
 * updates or by a program, and gone. One deployment for all of it.
 */
import { attentionSinceKey } from '../../src/contracts/search-attributes.js';
import {
  act,
  audited,
  change,
  courier,
  lifecycle,
  live,
  needs,
  operate,
  operatorKey,
  operators,
  product,
  receiver,
  refusalOf,
  request,
  rowsOf,
  scanned,
  texts,
  workflowsOf,
  useAttention,
} from '../support/attention.js';
import { orderBody } from '../support/day.js';
import { eventually } from '../support/deployment.js';

jest.setTimeout(300_000);

/** Failed requests that are replayed at once; fifty by ATTENTION_REPLAYS=50. */
const REPLAYS = Number(process.env['ATTENTION_REPLAYS'] ?? 12);

useAttention();

test('each kind is found exactly, by the inbox’s own query as well, and is gone when it is settled', async () => {
  const { call } = courier;
  const [refused, unclear, quiet, broken, optedOut] = await Promise.all([
    scanned({ phone: '+447700900006' }),
    scanned({ phone: '+447700900004' }),
    scanned({ phone: '+447700900123' }),
    scanned({ phone: '+447700900124' }),
    scanned({ phone: '+447700900125' }),
  ]);
  const full = await scanned({ phone: '+447700900126' });
  const down = await scanned({ phone: '+447700900127' }, live);
  await Promise.all([quiet, broken, optedOut, full].map((order) => request(order, 'open')));
  // No slot is free; who said STOP cannot be reached; the reply meets a defect; a provider is down.
  await change('update slot_windows set capacity = 0 where tenant_id = $1', courier.tenant);
  await call('POST', '/bookings/requests', { orders: [full] });
  await request(full, 'failed');
  await change('update slot_windows set capacity = 9 where tenant_id = $1', courier.tenant);
  await change(`update booking_requests set status = 'failed' where order_id = $1`, optedOut);
  await change(
    `insert into sms_opt_outs (tenant_id, phone, at) values ($1, '+447700900125', now())`,
    courier.tenant,
  );
  await act(lifecycle(optedOut), 'retryBooking');
  const { subject: givenUp } = await act(lifecycle(quiet), 'markUnanswered', {
    operator: 'Ana',
    note: 'gone away',
  });
  await change(`update booking_requests set offered = '{}' where order_id = $1`, broken);
  await call('POST', '/sandbox/replies', { order: broken, channel: 'sms', text: '1' });
  await live.call('POST', '/bookings/requests', { orders: [down] });
  const seeded = {
    ...{ [refused]: 'request_failed', [full]: 'request_failed', [optedOut]: 'request_failed' },
    ...{ [unclear]: 'needs_review', [quiet]: 'unanswered', [broken]: 'step_failed' },
  };
  await needs(seeded);
  await needs({ [down]: 'provider_down' }, live);
  const why = await rowsOf(
    `select order_id, error from booking_requests where status = 'failed' and error is not null`,
  );
  expect(Object.fromEntries(why.map(({ order_id, error }) => [order_id, error]))).toMatchObject({
    [full]: 'There is no free slot to offer.',
    [optedOut]: 'The recipient cannot be reached.',
    [refused]: expect.stringContaining('undeliverable'),
  });

  const inbox = `Attention = "needs_review" AND AttentionSince > "2026-01-01T00:00:00Z" AND ExecutionStatus = "Running"`;
  const found = [];
  for await (const each of product.temporal.client.workflow.list({ query: inbox })) found.push(each);
  expect(found.map(({ workflowId }) => workflowId)).toEqual([lifecycle(unclear).workflowId]);
  expect(found[0]?.typedSearchAttributes.get(attentionSinceKey)).toBeInstanceOf(Date);

  // Found by people as they know it.
  const described = await lifecycle(unclear).describe();
  expect(await described.staticSummary()).toMatch(/^order REF-\d+, [A-Z]/);
  expect(await described.staticDetails()).toContain(unclear);
  expect(await workflowsOf(unclear)).toEqual([lifecycle(unclear).workflowId]);
  // A lifecycle that is terminated by mistake is back by itself, and shows the same.
  await lifecycle(refused).terminate();
  await eventually('it is back', async () => (await lifecycle(refused).describe()).status.name === 'RUNNING');
  await needs(seeded);

  // Each is settled in its own way.
  texts.status = 201;
  await change(`update booking_requests set offered = '[]' where order_id = $1`, broken);
  await change(`delete from sms_opt_outs where tenant_id = $1`, courier.tenant);
  await act(lifecycle(optedOut), 'retryBooking', { note: 'started again' });
  expect(await refusalOf(act(lifecycle(optedOut), 'retryBooking'))).toMatch(
    /only a failed one can be retried/,
  );
  await act(lifecycle(quiet), 'askAgain', { operator: 'Ana' });
  await change(`update orders set recipient = recipient || $2 where id = $1`, refused, {
    phone: '+447700900128',
  });
  const { body: retried } = await operate('POST', '/retry-bookings', {
    query: `Attention = 'request_failed'`,
    courier: courier.courier,
    note: 'right number now',
  });
  expect(retried).toMatchObject({ found: 2, done: 2, refused: 0 });
  const again = await product.admin('reread-replies', '--courier', courier.courier, '--order', unclear);
  expect(again).toMatchObject({ found: 1, done: 1 });
  const { data: replies } = await call('GET', '/bookings/replies?needs_review=true');
  for (const { id } of replies) await call('POST', `/bookings/replies/${id}/resolve`, { action: 'dismiss' });
  await needs({}, live);
  await eventually('what is left is somebody’s answer', async () => {
    const { data } = await call('GET', '/bookings/replies?needs_review=true');
    for (const { id } of data) await call('POST', `/bookings/replies/${id}/resolve`, { action: 'dismiss' });
    return JSON.stringify((await operate('GET', `/attention?courier=${courier.courier}`)).body.data) === '[]';
  });

  expect(await audited(givenUp)).toEqual([
    { actor: 'Ana', action: 'bookings.mark_unanswered', detail: 'gone away' },
  ]);
  const acts = await rowsOf(`select actor, detail from audit_log where action = 'bookings.retry_request'`);
  expect(acts.map(({ actor, detail }) => `${actor}: ${detail}`).sort()).toEqual([
    'Ana: right number now',
    'Ana: right number now',
    'operator: null',
    'operator: started again',
  ]);
  expect(await refusalOf(act(lifecycle(quiet), 'retryBooking', { operator: 'key_1' }))).toMatch(
    /operator is a name/,
  );

  const { body: story } = await operate('GET', `/orders/${refused}`);
  expect(story.events.filter(({ what }: any) => what === 'act')).toMatchObject([
    { state: 'bookings.retry_request', detail: 'by Ana: right number now' },
  ]);
  expect(story).toEqual(await product.admin('order', refused));
  expect(story.events.filter(({ what }: any) => what === 'request')).toMatchObject([
    { state: 'failed' },
    { state: 'open' },
  ]);
  expect(JSON.stringify(story)).not.toContain('Sioned');
});

test(`${REPLAYS} failed requests are replayed at once, each once, audited`, async () => {
  const orders: string[] = [];
  for (let made = 0; made < REPLAYS; made += 1) orders.push(await scanned({ phone: '+447700900006' }));
  await needs(Object.fromEntries(orders.map((order) => [order, 'request_failed'])));
  const dry = await product.admin('retry-bookings', '--courier', courier.courier, '--dry-run');
  expect(dry).toMatchObject({ dry_run: true, found: REPLAYS, done: 0 });
  await change(`update orders set recipient = recipient || $2 where id = any($1)`, orders, {
    phone: '+447700900129',
  });
  // Two who do it at once begin each request once.
  const body = { courier: courier.courier, note: 'all right now' };
  const both = await Promise.all(['one', 'other'].map(() => operate('POST', '/retry-bookings', body)));
  expect(both.reduce((sum, { body: { done } }) => sum + Number(done), 0)).toBe(REPLAYS);
  expect(await product.admin('retry-bookings', '--courier', courier.courier)).toMatchObject({ found: 0 });
  await needs({});
  const queued = () =>
    rowsOf(`select from booking_requests where status = 'queued' and order_id = any($1)`, orders);
  await eventually('all are asked again', async () => (await queued()).length === 0);
  const requests = await rowsOf(
    `select order_id, array_agg(status order by created_at) as statuses from booking_requests
     where order_id = any($1) group by 1`,
    orders,
  );
  expect(requests).toEqual(requests.map(({ order_id }) => ({ order_id, statuses: ['failed', 'open'] })));
  expect(requests).toHaveLength(REPLAYS);
  const audit = await rowsOf(
    `select subject from audit_log where detail = 'all right now' and actor = 'Ana'`,
  );
  expect(new Set(audit.map(({ subject }) => subject)).size).toBe(REPLAYS);
  expect(audit).toHaveLength(REPLAYS);
});

test('a delivery in its pause is delivered at once; one that was given up is found, and replayed once', async () => {
  const { call, tenant } = courier;
  const { id: endpoint } = await call('POST', '/webhook-endpoints', {
    url: `${receiver.url}/`,
    events: ['order.created'],
  });
  const { data: shippers } = await call('GET', '/shippers');
  const { id: order } = await call('POST', '/orders', orderBody(shippers[0].id));
  const [{ id }] = await eventually('it is tried twice, and pauses for half a minute', async () => {
    const rows = await rowsOf(
      `select d.id from webhook_deliveries d where d.endpoint = $1 and d.attempting_until is null
         and d.next_attempt_at > now() + interval '15 seconds'`,
      endpoint,
    );
    return rows.length > 0 && rows;
  });
  // Nothing is to be sent to its recipient or waited for yet: it has no workflow of its own.
  expect(await workflowsOf(order)).toEqual([`webhook/${tenant}/${id}`]);

  receiver.status = 200;
  const handle = product.temporal.client.workflow.getHandle(`webhook/${tenant}/${id}`);
  expect(await act(handle, 'deliverNow', { operator: 'Ana' })).toEqual({ subject: id });
  await eventually(
    'it is delivered',
    async () =>
      (await rowsOf('select from webhook_deliveries where id = $1 and status = $2', id, 'delivered'))[0],
    5_000,
  );
  expect(await handle.result()).toEqual({
    outcome: 'delivered',
    answer: 'HTTP 200',
    attempt: expect.any(Number),
  });
  expect(await audited(id)).toEqual([{ actor: 'Ana', action: 'webhooks.deliver_now', detail: null }]);

  // As after its last attempt: whoever asks next is told so.
  await change(`update webhook_deliveries set status = 'failed' where id = $1`, id);
  await change(
    `update outbox set sent_at = null, next_attempt_at = now() where topic = 'webhook.delivery' and subject = $1`,
    id,
  );
  await change(`select pg_notify('waypost_outbox', '')`);
  await needs({ [order]: 'delivery_failed' });
  expect(await product.admin('replay-deliveries', '--endpoint', endpoint)).toMatchObject({
    found: 1,
    done: 1,
  });
  expect(await product.admin('replay-deliveries')).toMatchObject({ found: 0 });
  await needs({});
  await eventually(
    'it is delivered again',
    async () =>
      (await rowsOf('select from webhook_deliveries where id = $1 and status = $2', id, 'delivered'))[0],
  );
  await call('DELETE', `/webhook-endpoints/${endpoint}`);
});

test('jobs are cancelled from the UI, those that wait as well; an import that broke off is resumed', async () => {
  const { call, tenant } = courier;
  const workflow = (job: string) => product.temporal.client.workflow.getHandle(`job/${tenant}/${job}`);
  const [{ depot, date }] = await rowsOf(
    `select id as depot, (current_date + 3)::text as date from depots where tenant_id = $1`,
    tenant,
  );
  const ask = async () => (await call('POST', '/routes/optimise', { depot, date })).id as string;
  const { data: shippers } = await call('GET', '/shippers');
  const line = (index: number) => `I-${index},Ada,+447700900130,1 Rose Lane,London,SE2 9NL,Box,1`;
  const header = 'reference,recipient_name,recipient_phone,line1,town,postcode,description,pieces';
  const csv = [header, ...Array.from({ length: 501 }, (_, index) => line(index))].join('\n');
  await product.end('worker');
  const first = await ask();
  const second = await ask();
  const { id: job } = await call('POST', `/orders/import?shipper=${shippers[0].id}`, csv, {
    'content-type': 'text/csv',
  });
  // What both meet is a defect, so that one holds up the other job of its day, and the other is not finished.
  await change(`update jobs set parameters = '{}' where id = $1`, first);
  const [{ input }] = await rowsOf('select input from import_rows where import = $1 and row_number = 5', job);
  await change(`update import_rows set input = 'null' where import = $1 and row_number = 5`, job);
  await product.start('worker');
  for (const id of [second, first]) {
    expect(await act(workflow(id), 'cancel', { note: 'not today' })).toEqual({ subject: id });
    expect(await call('GET', `/jobs/${id}`)).toMatchObject({
      status: 'failed',
      error: { code: 'cancelled' },
    });
    await eventually('it ends', async () => (await workflow(id).describe()).status.name === 'CANCELLED');
    expect(await audited(id)).toEqual([{ actor: 'operator', action: 'jobs.cancel', detail: 'not today' }]);
  }

  // A defect is tried for a quarter of an hour; here an operator has seen enough of it.
  await eventually('it has met the defect', async () => {
    const { raw } = await workflow(job).describe();
    return (raw.pendingActivities?.[0]?.attempt ?? 0) > 1;
  });
  await needs({ [job]: 'step_failed' });
  await product.temporal.client.workflowService.updateActivityOptions({
    namespace: product.temporal.namespace,
    execution: { workflowId: `job/${tenant}/${job}` },
    type: 'continueImport',
    activityOptions: { retryPolicy: { maximumAttempts: 1 } },
    updateMask: { paths: ['retry_policy.maximum_attempts'] },
  });
  await needs({ [job]: 'job_failed' });
  await change(`update import_rows set input = $2 where import = $1 and row_number = 5`, job, input);
  const query = `Attention = 'job_failed'`;
  expect(await product.admin('resume-imports', '--query', query)).toMatchObject({ found: 1, done: 1 });
  await eventually('it ends', async () => (await call('GET', `/jobs/${job}`)).status === 'succeeded');
  expect((await call('GET', `/jobs/${job}`)).result).toMatchObject({ created: 501, rejected: 0 });
  await needs({});
});

test('an invitation that fails is settled by a person, and does not begin again', async () => {
  texts.status = 503;
  const { id: driver } = await live.call('POST', '/drivers', { name: 'Ada', phone: '+447700900131' });
  const ofDriver = async () => {
    const { body } = await operate('GET', `/attention?courier=${live.courier}`);
    return body.data.filter(({ workflow }: any) => workflow.includes(driver));
  };
  const [{ workflow, kind }] = await eventually('it is found', async () => {
    const all = await ofDriver();
    return all.length > 0 && all;
  });
  expect(kind).toBe('provider_down');
  await expect(product.admin('settle', lifecycle('ord_none').workflowId)).rejects.toThrow(
    'There is no workflow',
  );
  const settled = await product.admin('settle', workflow, '--operator', 'Ana', '--note', 'has left');
  expect(settled).toEqual({ workflow, kind: 'provider_down', operator: 'Ana', note: 'has left' });
  expect(await rowsOf(`select from errands where subject = $1`, driver)).toHaveLength(0);
  await eventually('it is over', async () => {
    const { status } = await product.temporal.client.workflow.getHandle(workflow).describe();
    return status.name === 'CANCELLED' && (await ofDriver()).length === 0;
  });
  expect(await audited(workflow)).toEqual([{ actor: 'Ana', action: 'attention.settle', detail: 'has left' }]);
  expect((await operate('POST', '/settle', { workflow })).body.error.code).toBe('invalid_state');
  texts.status = 201;
});

test('housekeeping that fails is found as well, and no more once it goes on', async () => {
  const ofHousekeeping = async () => {
    const { body } = await operate('GET', '/attention');
    return body.data.filter(({ workflow }: any) => workflow.startsWith('housekeeping'));
  };
  await change('revoke delete on idempotency_keys from waypost_system');
  const handle = await product.temporal.client.workflow.start('housekeeping', {
    workflowId: 'housekeeping-workflow-by-hand',
    taskQueue: 'main',
    args: [{ attention_after: 1 }],
  });
  const [found] = await eventually('it is found', async () => {
    const all = await ofHousekeeping();
    return all.length > 0 && all;
  });
  expect(found).toMatchObject({ order: null, kind: 'provider_down', workflow: handle.workflowId });
  await change('grant delete on idempotency_keys to waypost_system');
  await handle.result();
  await eventually('it is not found any more', async () => (await ofHousekeeping()).length === 0);
});

test('operators’ keys open nothing of a courier’s, nor a courier’s anything here', async () => {
  const codeOf = async (url: string, key: string) => {
    const response = await fetch(url, { headers: { authorization: `Bearer ${key}` } });
    return [response.status, ((await response.json()) as any).error.code];
  };
  expect(await codeOf(`${operators}/attention`, courier.key)).toEqual([401, 'invalid_key']);
  expect(await codeOf(`${product.origin}/sandbox/admin/v1/orders`, operatorKey)).toEqual([
    401,
    'invalid_key',
  ]);
  for (const base of ['', '/admin/v1', '/sandbox/admin/v1']) {
    for (const key of [operatorKey, courier.key, live.key]) {
      const [status] = await codeOf(`${product.origin}${base}/operator/v1/attention`, key);
      expect([401, 404]).toContain(status);
    }
  }
  const stored = await rowsOf('select * from operator_keys');
  expect(JSON.stringify(stored)).not.toContain(operatorKey);
  expect((await operate('POST', '/retry-bookings', { colour: 'red' })).body.error).toMatchObject({
    code: 'unknown_field',
    param: 'colour',
  });
  expect((await operate('POST', '/retry-bookings', { query: 'not a query' })).body.error).toMatchObject({
    code: 'invalid_value',
    param: 'query',
  });
  expect((await operate('GET', '/orders/ord_none')).status).toBe(404);
  expect((await operate('GET', '/doctor')).body).toMatchObject({ ok: true });
  const document = (await fetch(`${operators}/openapi.json`).then((response) => response.json())) as any;
  expect(Object.keys(document.paths)).toContain('/retry-bookings');

  const [key] = await product.admin('operator-key', 'list');
  expect(key).toMatchObject({ operator: 'Ana', revoked_at: null });
  await product.admin('operator-key', 'revoke', key.id);
  expect(await operate('GET', '/attention')).toMatchObject({
    status: 401,
    body: { error: { code: 'revoked_key' } },
  });
});

test('a command that cannot be done says why, and ends with 1; so does a doctor who finds a failure', async () => {
  await expect(product.admin('order', 'ord_none')).rejects.toThrow('There is no order ord_none.');
  await expect(product.admin('attention', '--courier', 'cou_none')).rejects.toThrow(
    'There is no courier cou_none.',
  );
  await expect(product.admin('replay-deliveries', '--endpoint', 'whe_none')).rejects.toThrow(
    'There is no endpoint whe_none.',
  );
  await expect(product.admin('retry-bookings', '--query', ' ')).rejects.toThrow(
    'Write a query, or leave it out for all.',
  );
  const well = await product.admin('doctor');
  expect(well.findings.filter(({ status }: any) => status === 'failed')).toEqual([]);
  await change(`update kysely_migration set name = '9999_newer' where name = '0003_orders'`);
  await expect(product.admin('doctor')).rejects.toThrow('admin doctor');
});
