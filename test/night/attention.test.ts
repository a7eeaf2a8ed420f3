/**
 * What needs attention, as an operator meets it: seeded, found by one query, settled by a command or by an update from
 * the Temporal UI, and gone. One deployment for all of it.
 */
import { retryAll } from '../../src/bin/operator/retry.js';
import { attentionSinceKey } from '../../src/contracts/search-attributes.js';
import {
  act,
  attentionOf,
  audited,
  change,
  courier,
  lifecycle,
  live,
  needs,
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
import { comingWeekday, orderBody } from '../support/day.js';
import { eventually } from '../support/deployment.js';

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
    `insert into sms_opt_outs (tenant_id, id, phone, at) values ($1, 'opt_1', '+447700900125', now())`,
    courier.tenant,
  );
  await act(lifecycle(optedOut), 'retryBooking');
  const { subject: givenUp } = await act(lifecycle(quiet), 'markUnanswered', {
    operator: 'Ana',
    note: 'gone away',
  });
  await change(`update booking_requests set offered = '{}' where order_id = $1`, broken);
  await call('POST', '/sandbox/replies', { order: broken, channel: 'sms', text: 'Option 1 please' });
  await live.call('POST', '/bookings/requests', { orders: [down] });
  const seeded = {
    ...{ [refused]: 'failed_request', [full]: 'failed_request', [optedOut]: 'failed_request' },
    ...{ [unclear]: 'reply', [quiet]: 'unanswered', [broken]: 'failed_step' },
  };
  await needs(seeded);
  await needs({ [down]: 'provider_down' }, live);
  const why = await rowsOf(
    `select order_id, error from booking_requests where status = 'failed' and error is not null`,
  );
  expect(Object.fromEntries(why.map(({ order_id, error }) => [order_id, error]))).toMatchObject({
    [full]: 'There is no free slot to offer.',
    [optedOut]: "The recipient's number has opted out of texts.",
    [refused]: expect.stringContaining('undeliverable'),
  });

  const inbox = `Attention = "reply" AND AttentionSince > "2026-01-01T00:00:00Z" AND ExecutionStatus = "Running"`;
  const found = [];
  for await (const each of product.temporal.client.workflow.list({ query: inbox })) found.push(each);
  expect(found.map(({ workflowId }) => workflowId)).toEqual([lifecycle(unclear).workflowId]);
  expect(found[0]?.typedSearchAttributes.get(attentionSinceKey)).toBeInstanceOf(Date);

  // It says whose it is by ids alone: Temporal keeps nothing that names a person.
  const described = await lifecycle(unclear).describe();
  expect(await described.staticSummary()).toBe(`order ${unclear}`);
  expect(await described.staticDetails()).toContain(courier.courier);
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
  const retried = await product.waypost(
    'retry-bookings',
    ...['--query', `Attention = 'failed_request'`, '--courier', courier.courier],
    ...['--operator', 'Ana', '--note', 'right number now'],
  );
  expect(retried).toMatchObject({ found: 2, done: 2, refused: 0 });
  const again = await product.waypost('reread-replies', '--courier', courier.courier, '--order', unclear);
  expect(again).toMatchObject({ found: 1, done: 1 });
  const { data: replies } = await call('GET', '/bookings/replies?needs_review=true');
  for (const { id } of replies) await call('POST', `/bookings/replies/${id}/resolve`, { action: 'dismiss' });
  await needs({}, live);
  await eventually('what is left is somebody’s answer', async () => {
    const { data } = await call('GET', '/bookings/replies?needs_review=true');
    for (const { id } of data) await call('POST', `/bookings/replies/${id}/resolve`, { action: 'dismiss' });
    return (await attentionOf(courier.courier)).length === 0;
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
    /operator must be a name/,
  );

  const story = await product.waypost('order', refused);
  expect(story.events.filter(({ what }: any) => what === 'act')).toMatchObject([
    { state: 'bookings.retry_request', detail: 'by Ana: right number now' },
  ]);
  expect(story.events.filter(({ what }: any) => what === 'request')).toMatchObject([
    { state: 'failed' },
    { state: 'open' },
  ]);
  expect(JSON.stringify(story)).not.toContain('Sioned');
});

test(`${REPLAYS} failed requests are replayed at once, each once, audited`, async () => {
  const orders: string[] = [];
  for (let made = 0; made < REPLAYS; made += 1) orders.push(await scanned({ phone: '+447700900006' }));
  await needs(Object.fromEntries(orders.map((order) => [order, 'failed_request'])));
  const dry = await product.waypost('retry-bookings', '--courier', courier.courier, '--dry-run');
  expect(dry).toMatchObject({ dry_run: true, found: REPLAYS, done: 0 });
  await change(`update orders set recipient = recipient || $2 where id = any($1)`, orders, {
    phone: '+447700900129',
  });
  // Two who do it at once begin each request once.
  const options = { courier: courier.courier, operator: 'Ana', note: 'all right now' };
  const both = await Promise.all(
    ['one', 'other'].map(() => retryAll(product.operator(), 'bookings', options)),
  );
  expect(both.reduce((sum, { done }) => sum + done, 0)).toBe(REPLAYS);
  expect(await product.waypost('retry-bookings', '--courier', courier.courier)).toMatchObject({ found: 0 });
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
  await needs({ [order]: 'failed_webhook' });
  expect(await product.waypost('replay-deliveries', '--endpoint', endpoint)).toMatchObject({
    found: 1,
    done: 1,
  });
  expect(await product.waypost('replay-deliveries')).toMatchObject({ found: 0 });
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
  await needs({ [job]: 'failed_step' });
  await product.temporal.client.workflowService.updateActivityOptions({
    namespace: product.temporal.namespace,
    execution: { workflowId: `job/${tenant}/${job}` },
    type: 'continueImport',
    activityOptions: { retryPolicy: { maximumAttempts: 1 } },
    updateMask: { paths: ['retry_policy.maximum_attempts'] },
  });
  await needs({ [job]: 'failed_job' });
  await change(`update import_rows set input = $2 where import = $1 and row_number = 5`, job, input);
  const query = `Attention = 'failed_job'`;
  expect(await product.waypost('resume-imports', '--query', query)).toMatchObject({ found: 1, done: 1 });
  await eventually('it ends', async () => (await call('GET', `/jobs/${job}`)).status === 'succeeded');
  expect((await call('GET', `/jobs/${job}`)).result).toMatchObject({ created: 501, rejected: 0 });
  await needs({});
});

test('an invitation that fails is settled by a person, and does not begin again', async () => {
  texts.status = 503;
  const { id: driver } = await live.call('POST', '/drivers', { name: 'Ada', phone: '+447700900131' });
  const ofDriver = async () =>
    (await attentionOf(live.courier)).filter(
      ({ order, workflow }) => !order && workflow.startsWith('messages/'),
    );
  const [{ workflow, kind }] = await eventually('it is found', async () => {
    const all = await ofDriver();
    return all.length > 0 && all;
  });
  expect(kind).toBe('provider_down');
  await expect(product.waypost('settle', lifecycle('ord_none').workflowId)).rejects.toThrow(
    'There is no workflow',
  );
  const settled = await product.waypost('settle', workflow, '--operator', 'Ana', '--note', 'has left');
  expect(settled).toEqual({ workflow, kind: 'provider_down', operator: 'Ana', note: 'has left' });
  const invitation = `select from messages where status = 'queued' and starts_with(dedupe_key, 'driver_invite/' || $1)`;
  expect(await rowsOf(invitation, driver)).toHaveLength(0);
  await eventually('it is over', async () => {
    const { status } = await product.temporal.client.workflow.getHandle(workflow).describe();
    return status.name === 'CANCELLED' && (await ofDriver()).length === 0;
  });
  expect(await audited(workflow)).toEqual([{ actor: 'Ana', action: 'attention.settle', detail: 'has left' }]);
  await expect(product.waypost('settle', workflow)).rejects.toThrow('needs no attention.');
  texts.status = 201;
});

test('a reply that a row refuses holds up neither a confirmation of the office nor the next reply', async () => {
  const { call } = courier;
  const order = await scanned({ phone: '+447700900140' });
  await request(order, 'open');
  const refuse = `check (booked_by <> 'reply' or order_id <> '${order}')`;
  await change(`alter table bookings add constraint refused ${refuse}`);
  const reply = (text: string) => call('POST', '/sandbox/replies', { order, channel: 'sms', text });
  const outcomeOf = async (id: string) =>
    (await rowsOf('select outcome from replies where id = $1', id))[0]?.outcome;
  const { id: stuck } = await reply('Option 1 please');
  await eventually('it is shown that it cannot be read', async () =>
    (await attentionOf(courier.courier)).some(
      (found) => found.order === order && found.kind === 'failed_step',
    ),
  );
  const { data: slots } = await call(
    'GET',
    `/slots?postcode=SE2+9NL&from=${comingWeekday()}&to=${comingWeekday()}`,
  );
  const { date, from, to } = slots[0];
  await call('POST', '/bookings', { order, slot: { date, from, to } });
  const { id: next } = await reply('Can somebody call me about the stairs?');
  await eventually('both went on', async () => {
    const sent = await rowsOf(
      `select status from messages where order_id = $1 and kind = 'confirmation'`,
      order,
    );
    return sent.some(({ status }) => status === 'sent') && (await outcomeOf(next)) === 'needs_review';
  });
  expect(await outcomeOf(stuck)).toBeNull();
  await change('alter table bookings drop constraint refused');
  const again = await product.waypost('reread-replies', '--courier', courier.courier, '--order', order);
  expect(again).toMatchObject({ found: 2, done: 2 });
  // The office has booked since: nothing is booked by it any more.
  await eventually('it is read', async () => (await outcomeOf(stuck)) === 'needs_review');
  expect((await call('GET', `/orders/${order}`)).slot).toEqual({ date, from, to });
});

test('housekeeping that fails is found as well, and no more once it goes on', async () => {
  const ofHousekeeping = async () =>
    (await attentionOf()).filter(({ workflow }) => workflow.startsWith('housekeeping'));
  await change('revoke delete on idempotency_keys from waypost_system');
  const handle = await product.temporal.client.workflow.start('housekeeping', {
    workflowId: 'housekeeping-workflow-by-hand',
    taskQueue: 'main',
    args: [{ attention_after_seconds: 1 }],
  });
  const [found] = await eventually('it is found', async () => {
    const all = await ofHousekeeping();
    return all.length > 0 && all;
  });
  expect(found).toMatchObject({ order: null, kind: 'failed_step', workflow: handle.workflowId });
  await change('grant delete on idempotency_keys to waypost_system');
  await handle.result();
  await eventually('it is not found any more', async () => (await ofHousekeeping()).length === 0);
});

test('a command that cannot be done says why, and ends with 1; so does a doctor who finds a failure', async () => {
  await expect(product.waypost('order', 'ord_none')).rejects.toThrow('There is no order ord_none.');
  await expect(product.waypost('attention', '--courier', 'cou_none')).rejects.toThrow(
    'There is no courier cou_none.',
  );
  await expect(product.waypost('replay-deliveries', '--endpoint', 'whe_none')).rejects.toThrow(
    'There is no endpoint whe_none.',
  );
  await expect(product.waypost('retry-bookings', '--query', ' ')).rejects.toThrow(
    'Must not be empty; omit the option to include everything.',
  );
  await expect(product.waypost('retry-bookings', '--query', 'not a query')).rejects.toThrow(
    'Temporal rejects the query:',
  );
  const well = await product.waypost('doctor');
  expect(well.findings.filter(({ status }: any) => status === 'failed')).toEqual([]);
  await change(`update kysely_migration set name = '9999_newer' where name = '0003_setup'`);
  await expect(product.waypost('doctor')).rejects.toThrow('waypost doctor');
});
