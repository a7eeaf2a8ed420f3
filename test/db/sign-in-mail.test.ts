/** The mail with a link into the console: sent while it is of use, written nowhere else. */
import { createMessagingActivities } from '../../activities/messaging.js';
import type { ActivityDependencies } from '../../activities/dependencies.js';
import {
  type EmailMessage,
  NotSent,
  ProviderRefused,
  unlimitedPermits,
} from '../../src/adapters/messaging/index.js';
import { inviteOwner } from '../../src/setup/staff/commands.js';
import { createLogger } from '../../src/runtime/logger.js';
import { type Client, useApi } from '../support/api.js';
import { bothModes, follow } from '../support/console.js';

const EMAIL = 'ada@northgate.example';

const api = useApi();
let live: Client;
let sent: EmailMessage[];
let refusal: Error | undefined;

beforeEach(async () => {
  ({ live } = await bothModes(api));
  sent = [];
  refusal = undefined;
});

/** Runs the activity of every link that waits, as its workflow would; who may use the console is told apart from it. */
async function deliver(): Promise<void> {
  const email = {
    send: (message: EmailMessage) => {
      if (refusal) return Promise.reject(refusal);
      sent.push(message);
      return Promise.resolve({ provider_id: 'p', auto_reply: null });
    },
  };
  const deps = {
    source: api.foundation.source,
    messaging: {
      forMode: () => ({ email, permits: { sms: unlimitedPermits(), email: unlimitedPermits() } }),
    },
    senders: { sms: '', email: 'no-reply@waypost.example' },
    heartbeat: () => undefined,
    logger: createLogger('test', 'silent'),
  } as unknown as ActivityDependencies;
  const { rows } = await api.owner.query(
    `select payload from outbox where payload ->> 'courier' = $1 and payload #>> '{due,kind}' = 'console_link'`,
    [live.tenant.courier],
  );
  for (const { payload } of rows) {
    await createMessagingActivities(deps).deliverMessages({ ...payload, tenant: live.tenant.id });
  }
}
const invite = () => live.scoped((scope) => inviteOwner(scope, EMAIL));

test('an invitation brings a link that signs in', async () => {
  const { link } = await invite();
  await deliver();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ to: EMAIL, subject: 'Your access to the console of Test Couriers' });
  expect(sent[0]?.text).toContain(link);
  expect(sent[0]?.text).toContain('15 minutes');
  const written = (await live.get('/messages')).body.data.map((each: { body: string }) => each.body);
  expect(written.join()).not.toContain(new URL(link).pathname);
  expect((await follow(api, new URL(link).pathname)).status).toBe(303);
});

test('a link that was used, or whose holder is gone, is not mailed any more', async () => {
  const { link } = await invite();
  await follow(api, new URL(link).pathname);
  await deliver();
  expect(sent).toEqual([]);
  await api.owner.query('update staff set archived_at = now() where email = $1', [EMAIL]);
  await invite().then(() =>
    api.owner.query('update staff set archived_at = now() where email = $1', [EMAIL]),
  );
  await deliver();
  expect(sent).toEqual([]);
});

test('what the provider refuses is in the audit log; what it cannot say is tried again', async () => {
  await invite();
  refusal = new NotSent('no connection');
  await expect(deliver()).rejects.toThrow('no connection');
  refusal = new ProviderRefused('channel_not_configured', 'No provider.');
  await deliver();
  const log = await live.get('/audit-log?limit=1');
  expect(log.body.data[0]).toMatchObject({
    action: 'console.link_refused',
    detail: 'channel_not_configured',
  });
});
