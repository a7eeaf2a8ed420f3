/**
 * One conversation as a recipient lives through it, over real SMTP and a texting provider's protocol: days pass by
 * skipped time, everything else is the product's own: API, relay, workflows, activities, adapters.
 */
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import {
  DefaultLogger,
  makeTelemetryFilterString,
  Runtime,
  Worker,
  type WorkerOptions,
} from '@temporalio/worker';
import { failureInterceptor } from '../../activities/failure-interceptor.js';
import { createMessagingActivities } from '../../activities/messaging.js';
import { createReplyActivities } from '../../activities/replies.js';
import { smtpSender } from '../../src/adapters/messaging/email/smtp.js';
import { twilioSender } from '../../src/adapters/messaging/sms/twilio/index.js';
import { createMessaging, type Messaging } from '../../src/adapters/messaging/index.js';
import { ATTRIBUTE_TYPES, CHANNEL_QUEUES, TASK_QUEUES } from '../../src/contracts/workflows.js';
import { createDatabase, createPool } from '../../src/db/client.js';
import { addDays, instantOf, localDateTime, weekdayOf } from '@waypost/base/local-time';
import { dispatch } from '../../src/work/relay/dispatch.js';
import { type Relay, startRelay } from '../../src/work/relay/relay.js';
import { understandReply } from '@waypost/reply-reader/understand';
import { createLogger } from '../../src/runtime/logger.js';
import { signWebhookSync } from '@waypost/client/webhooks/node';
import { type Client, startApi, type TestApi } from '../support/api.js';
import { latestRequest, scannedOrder } from '../support/conversation.js';
import { type Setup, setUp } from '../support/day.js';
import { eventually } from '../support/deployment.js';
import { SMS_ACCOUNT, SMS_NUMBER, type SmsProvider, startSmsProvider } from '../support/providers.js';
import { timeSkippingEnvironment } from '../support/temporal.js';
import { WORKFLOW_BUNDLE } from '../support/workflow-bundle.js';
import { type MailServer, startMailServer } from '../../tools/support/mail-server.js';

const PUBLIC = 'https://waypost.example';
const LONDON = 'Europe/London';
const INBOUND_SECRET = 'whsec_of_the_forwarder';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Of temporal.api.enums.v1.IndexedValueType. */
const INDEXED_VALUE_TYPES = { Keyword: 2, Datetime: 6 };

let api: TestApi;
let client: Client;
let setup: Setup;
let sms: SmsProvider;
let mail: MailServer;
let env: TestWorkflowEnvironment;
let relay: Relay;
let workers: Worker[];
let running: Promise<unknown>;
let messaging: Messaging;
let systemPool: ReturnType<typeof createPool>;

beforeAll(async () => {
  sms = await startSmsProvider();
  mail = await startMailServer();
  api = await startApi({
    SMS_AUTH_TOKEN: SMS_ACCOUNT.authToken,
    INBOUND_EMAIL_SECRET: INBOUND_SECRET,
    INBOUND_EMAIL_AUTHSERV_ID: 'mx.example',
    WAYPOST_PUBLIC_URL: PUBLIC,
  });
  sms.connect(PUBLIC, api.origin);
  messaging = createMessaging({
    live: {
      sms: twilioSender({
        baseUrl: sms.baseUrl,
        ...SMS_ACCOUNT,
        statusCallbackUrl: `${PUBLIC}/inbound/sms/status`,
      }),
      email: smtpSender({ smtpUrl: mail.url }),
    },
  });

  Runtime.install({
    logger: new DefaultLogger('ERROR'),
    telemetryOptions: { logging: { filter: makeTelemetryFilterString({ core: 'ERROR' }) } },
  });
  env = await timeSkippingEnvironment();
  await env.connection.operatorService.addSearchAttributes({
    namespace: env.namespace ?? 'default',
    searchAttributes: Object.fromEntries(
      Object.entries(ATTRIBUTE_TYPES).map(([name, type]) => [name, INDEXED_VALUE_TYPES[type]]),
    ),
  });
  const deps = {
    source: api.foundation.source,
    messaging,
    geocoder: { locate: () => Promise.resolve(null) },
    senders: { sms: SMS_NUMBER, email: 'Waypost <bookings@waypost.example>' },
    loadReader: () => Promise.resolve(understandReply),
    heartbeat: () => undefined,
    logger: createLogger('test', 'error'),
  };
  const shared = {
    connection: env.nativeConnection,
    activities: { ...createMessagingActivities(deps), ...createReplyActivities(deps) },
    interceptors: {
      activity: [
        () => ({ inbound: failureInterceptor({ error: () => undefined }) }),
        // What an activity takes for now is the server's time, which skips.
        () => ({
          inbound: {
            async execute(input, next) {
              await follow();
              return next(input);
            },
          },
        }),
      ],
    },
  } satisfies Omit<WorkerOptions, 'taskQueue'>;
  // A process that serves the main queue serves those of the channels, too.
  workers = await Promise.all([
    Worker.create({ ...shared, taskQueue: TASK_QUEUES.main, workflowBundle: WORKFLOW_BUNDLE }),
    ...Object.values(CHANNEL_QUEUES).map((taskQueue) => Worker.create({ ...shared, taskQueue })),
  ]);
  running = Promise.all(workers.map((worker) => worker.run()));
  systemPool = createPool(api.databaseUrl, 'waypost_system', 2);
  relay = startRelay({
    db: createDatabase(systemPool),
    databaseUrl: api.databaseUrl,
    dispatch: (row, deadline) => dispatch(env.client, row, { deadline, attentionSeconds: 900 }),
    logger: createLogger('relay', 'error'),
  });
});
afterAll(async () => {
  await relay.stop();
  for (const worker of workers) worker.shutdown();
  await running;
  await env.teardown();
  await messaging.close();
  await systemPool.end();
  await api.close();
  await Promise.all([sms.close(), mail.close()]);
});

beforeEach(async () => {
  client = await api.client({ mode: 'live', quietHours: true });
  setup = await setUp(client);
  sms.sent.length = 0;
  mail.received.length = 0;
});

/** Sets the API's clock to the server's. */
async function follow(): Promise<Date> {
  const now = new Date(await env.currentTimeMs());
  api.setNow(now);
  return now;
}

/** Lets time pass until it is `time` of a Tuesday in London. */
async function untilTuesday(time: string): Promise<void> {
  const now = await follow();
  let { date } = localDateTime(now, LONDON);
  while (weekdayOf(date) !== 2 || instantOf(date, time, LONDON) <= now) date = addDays(date, 1);
  await pass(instantOf(date, time, LONDON).getTime() - now.getTime());
}

async function pass(milliseconds: number): Promise<void> {
  await env.sleep(milliseconds);
  await follow();
}

const texts = (to: string) => sms.sent.filter((text) => text.to === to);
const someText = (to: string, count: number) =>
  eventually(`text ${count} to ${to}`, () =>
    Promise.resolve(texts(to).length >= count && texts(to)[count - 1]),
  );
const someMail = (count: number) =>
  eventually(`email ${count}`, () =>
    Promise.resolve(mail.received.length >= count && mail.received[count - 1]),
  );
const order = async (id: string) => (await client.get(`/orders/${id}`)).body;
const statusIs = (id: string, status: string) =>
  eventually(`${id} is ${status}`, async () => (await order(id)).status === status);

let phones = 0;
function recipient() {
  phones += 1;
  return {
    name: 'Nia Bevan',
    phone: `+4477009001${String(phones).padStart(2, '0')}`,
    email: `nia.${phones}@mail.example`,
    address: { line1: '1 Rose Lane', town: 'London', postcode: 'SE2 9NL' },
  };
}

function forwardEmail(fields: Record<string, string>): Promise<Response> {
  const body = JSON.stringify(fields);
  const at = Math.floor(api.foundation.source.clock().getTime() / 1000);
  return fetch(`${api.origin}/inbound/email`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'Waypost-Signature': signWebhookSync([INBOUND_SECRET], at, body),
    },
    body,
  });
}

/** `3 Fri 13 Mar` → what a person writes. */
const dayWords = (date: string) =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T12:00:00Z`));

test('asked in the morning, reminded by day, answered by text, moved by email, confirmed each time', async () => {
  const to = recipient();
  await untilTuesday('21:30');
  const { id } = await scannedOrder(client, setup, { recipient: to });
  expect((await client.post('/bookings/requests', {})).body).toEqual({
    ...{ queued: 1, held: 1, skipped: 0 },
    skipped_orders: [],
  });
  await eventually('the bulk was looked at', async () => {
    const { rowCount } = await api.owner.query('select from outbox where sent_at is null');
    return rowCount === 0;
  });
  await pass(10 * HOUR_MS + 29 * MINUTE_MS);
  expect([texts(to.phone).length, mail.received.length]).toEqual([0, 0]);

  await pass(2 * MINUTE_MS);
  const request = await someText(to.phone, 1);
  const [asked] = await Promise.all([someMail(1)]);
  await statusIs(id, 'awaiting_reply');
  const askedAt = (await latestRequest(api, id)).asked_at as Date;
  expect(localDateTime(askedAt, LONDON).time).toMatch(/^08:0[01]$/);
  const { offered } = await latestRequest(api, id);
  expect(request.body).toMatch(/^[1A]\) /m);
  expect(asked).toMatchObject({ to: [{ address: to.email }], from: { name: 'Test Couriers' } });
  expect(asked.text).toMatch(/Reply to this email with the (number|letter)/);
  expect(asked.html).toContain('<p>');
  expect(await sms.report(request, 'delivered')).toBe(204);
  expect(await messageStatus(request.key)).toBe('delivered');

  await pass(25 * HOUR_MS);
  await someText(to.phone, 2);
  await someMail(2);
  expect(texts(to.phone)[1]?.body).toContain('when may we deliver');

  expect(await sms.bring(to.phone, 'Option 2 please, thanks')).toBe(200);
  await statusIs(id, 'booked');
  expect((await order(id)).slot).toEqual(offered[1]);
  const confirmation = await someText(to.phone, 3);
  expect(confirmation.body).toContain('/t/');
  const confirmed = await someMail(3);

  // "Can we make it Friday instead", in answer to the confirmation.
  const third = offered[2] as { date: string };
  const taken = await forwardEmail({
    message_id: '<change@mail.example>',
    from: `Nia <${to.email}>`,
    in_reply_to: confirmed.messageId ?? '',
    authentication_results: 'mx.example; dmarc=pass header.from=mail.example',
    text: `Sorry, can we make it ${dayWords(third.date)} in the morning instead?\n\nNia`,
  });
  expect(taken.status).toBe(202);
  await eventually('the booking moved', async () => (await order(id)).slot.date === third.date);
  await someText(to.phone, 4);
  await someMail(4);

  // Waiting is over: days later nothing more was said.
  await pass(80 * HOUR_MS);
  expect([texts(to.phone).length, mail.received.length]).toEqual([4, 4]);
  expect(sms.breaches).toEqual([]);
  expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(4);
  await holdsNothingPersonal(id, [to.name, to.phone, to.email, to.address.line1, 'instead']);
});

test('asked at once at night; the reminder waits for the morning; unanswered after three days, and still answerable', async () => {
  const to = recipient();
  await untilTuesday('21:30');
  const { id } = await scannedOrder(client, setup, { recipient: to });
  await client.post('/bookings/requests', { orders: [id], channels: ['sms'] });
  await someText(to.phone, 1);
  await statusIs(id, 'awaiting_reply');
  await pass(30 * HOUR_MS);
  expect(texts(to.phone)).toHaveLength(1);
  await pass(5 * HOUR_MS);
  await someText(to.phone, 2);
  const { reminded_at: remindedAt } = await latestRequest(api, id);
  expect(localDateTime(remindedAt, LONDON).time).toBe('08:00');

  await pass(40 * HOUR_MS);
  await eventually(
    'it counts as unanswered',
    async () => (await latestRequest(api, id)).status === 'unanswered',
  );
  expect((await client.get('/bookings/requests?status=unanswered')).body.data[0].order).toBe(id);
  expect((await order(id)).status).toBe('awaiting_reply');
  // Late, when the days offered are over: another one can be had.
  const { offered } = await latestRequest(api, id);
  const free = (await client.get(`/slots?from=${offered[2].date}&to=${addDays(offered[2].date, 7)}`)).body
    .data;
  const late = free.find((slot: { date: string }) => weekdayOf(slot.date) === 2);
  await sms.bring(to.phone, `Only just seen this. ${dayWords(late.date)} between 8 and 12 please`);
  await statusIs(id, 'booked');
  expect((await order(id)).slot.date).toBe(late.date);
});

test('STOP: no text goes out any more, whoever asks; email does; START undoes it', async () => {
  const to = recipient();
  await untilTuesday('10:00');
  const { id } = await scannedOrder(client, setup, { recipient: to });
  await client.post('/bookings/requests', { orders: [id] });
  await someText(to.phone, 1);
  await someMail(1);
  await sms.bring(to.phone, 'STOP');
  const { offered } = await latestRequest(api, id);
  await client.post('/bookings', { order: id, slot: offered[0] });
  const confirmation = await someMail(2);
  expect(confirmation.subject).toContain('booked');
  const { id: other } = await scannedOrder(client, setup, { recipient: { ...to, email: undefined } });
  expect((await client.post('/bookings/requests', { orders: [other] })).body).toEqual({
    queued: 0,
    skipped: 1,
    skipped_orders: [
      { order: other, code: 'opted_out', message: "The recipient's number has opted out of texts." },
    ],
  });
  expect(texts(to.phone)).toHaveLength(1);

  await sms.bring(to.phone, 'start');
  await client.post('/bookings/requests', { orders: [other] });
  await someText(to.phone, 2);
});

async function messageStatus(id: string): Promise<string> {
  const { rows } = await api.owner.query('select status from messages where id = $1', [id]);
  return rows[0].status;
}

/** An operator follows the conversation in Temporal without seeing whose it is. */
async function holdsNothingPersonal(orderId: string, words: string[]): Promise<void> {
  const handle = env.client.workflow.getHandle(`order/${client.tenant.id}/${orderId}`);
  const history = historyToJSON(await handle.fetchHistory());
  const decoded = history.replace(/"data": "([^"]*)"/g, (_whole, data: string) =>
    Buffer.from(data, 'base64').toString('utf8'),
  );
  expect(decoded).toContain('askRecipient');
  for (const word of words) expect(decoded).not.toContain(word);
}
