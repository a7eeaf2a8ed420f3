/** Invariants outside the database: what clients, recipients, receivers and Temporal have seen. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@temporalio/client';
import type pg from 'pg';
import { type Breaches, breach } from './invariants-sql.js';
import type { Seen } from './histories.js';
import type { Ask, Entry, Journal } from './journal.js';
import type { People } from './people.js';
import type { MailServer } from '../support/mail-server.js';
import type { Texts } from './providers.js';
import type { Mailbox } from './receiver.js';
import { checkRoutes } from './routes.js';

export type Outside = {
  owner: pg.Pool;
  temporal: Client;
  journal: Journal;
  /** By courier name. */
  asks: ReadonlyMap<string, Ask>;
  tenants: ReadonlyMap<string, string>;
  references: ReadonlySet<string>;
  people: People;
  texts: Texts;
  mail: MailServer;
  /** By endpoint id. */
  boxes: ReadonlyMap<string, Mailbox>;
  logs: string;
  /**
   * Maximum time between a recipient's STOP and the last text that may already have been on its way, in milliseconds.
   */
  stopGraceMs: number;
  /** Whether processes were only asked to end. Then nothing may have been done twice. */
  isGentle: boolean;
  histories: Seen;
  /** The builds of the workers that took over, in turn. */
  builds: readonly string[];
};

/** How long after rest a workflow may still be open, or not yet open. */
const STRAY_MS = 60_000;
/** Number of requests replayed at the end. */
const REPLAYS = 200;
/** Kind of resource → its table. */
const TABLES: Record<string, string> = {
  order: 'orders',
  depot: 'depots',
  vehicle: 'vehicles',
  driver: 'drivers',
  shipper: 'shippers',
  webhook_endpoint: 'webhook_endpoints',
  run: 'runs',
  stop: 'stops',
  reply: 'replies',
};

export async function checkOutside(outside: Outside): Promise<Breaches> {
  const { journal, logs } = outside;
  return {
    'every request was answered': breach(journal.unanswered),
    'clients saw no failure but 503': breach(journal.defects),
    'what was answered exists once': breach(await findLost(outside)),
    'no order came from nowhere': breach(await findUnasked(outside)),
    'a key replays the same bytes': breach(await findChangedReplays(outside)),
    'receivers hold the events': breach(await findLostEvents(outside)),
    'every signature is valid': breach([...outside.boxes.values()].flatMap((box) => box.badSignatures)),
    'what was sent reached its provider': breach(await findUnsent(outside)),
    'no message goes out twice': breach(findSentTwice(outside)),
    'a message that went out is known to be sent, or listed as unknown': breach(await findDenied(outside)),
    'a restart does nothing twice': breach(outside.isGentle ? findTwice(outside) : []),
    'nobody is texted after STOP': breach(findAfterStop(outside)),
    'a reply is in the order that was meant': breach(await findStrayReplies(outside)),
    'every route passes the check': breach(await checkRoutes(outside.owner)),
    'open workflows are those of what is open': breach(await findLastingStrays(outside)),
    'no workflow has failed': breach(await findFailedWorkflows(outside)),
    'no workflow task has failed': breach(outside.histories.failed),
    'every build did some of the work': breach(
      outside.builds.filter((build) => !outside.histories.tasks[build]),
    ),
    'no workflow is out of step': breach(grep(logs, /DeterminismViolation|Nondeterminism|TMPRL1100/)),
  };
}

const accepted = ({ entries }: Journal): Entry[] =>
  entries.filter(({ status }) => status >= 200 && status < 300);

async function findLost({ journal, owner }: Outside): Promise<string[]> {
  const lost: string[] = [];
  for (const { path, answer } of accepted(journal)) {
    if (answer === '') continue;
    const { id, object } = JSON.parse(answer) as { id?: string; object?: string };
    const table = TABLES[object ?? ''];
    if (id === undefined || table === undefined) continue;
    const { rowCount } = await owner.query(`select from ${table} where id = $1`, [id]);
    if (rowCount !== 1) lost.push(`${path}: ${id} is there ${rowCount ?? 0} times`);
  }
  return lost;
}

/** Finds references without exactly one order, and orders that nobody placed. */
async function findUnasked({ owner, references }: Outside): Promise<string[]> {
  const { rows } = await owner.query<{ reference: string; count: number }>(
    'select reference, count(*)::int as count from orders group by 1',
  );
  return rows
    .filter(({ reference, count }) => count !== 1 || !references.has(reference))
    .map(({ reference, count }) => `${reference}: ${count}`);
}

async function findChangedReplays({ journal, asks }: Outside): Promise<string[]> {
  const all = journal.entries.filter(({ key }) => key !== '');
  const step = Math.max(1, Math.floor(all.length / REPLAYS));
  const changed: string[] = [];
  for (const entry of all.filter((_, index) => index % step === 0)) {
    const answer = await asks.get(entry.courier)?.(
      new Request(entry.path, {
        method: 'POST',
        headers: { 'Content-Type': entry.contentType, 'Idempotency-Key': entry.key },
        body: entry.body,
      }),
    );
    const isRemembered = entry.status < 400 || entry.status === 409 || entry.status === 422;
    if (!isRemembered || !answer) continue;
    const text = await answer.text();
    if (answer.status !== entry.status || text !== entry.answer) {
      changed.push(
        `${entry.path} ${entry.key}: ${entry.status} ${entry.answer}, then ${answer.status} ${text}`,
      );
    }
  }
  // These are not new requests of a courier.
  journal.entries.splice(0, journal.entries.length, ...all);
  return changed;
}

async function findLostEvents({ owner, boxes }: Outside): Promise<string[]> {
  const wrong: string[] = [];
  for (const [endpoint, { events }] of boxes) {
    const { rows } = await owner.query<{ event: string; status: string; body: string; waits: boolean }>(
      `select d.event, d.status, json_build_object('type', e.type, 'data', e.data)::text as body,
         -- For its next attempt, as each before was refused.
         d.status = 'pending' and d.next_attempt_at > now()
           and exists (select from webhook_attempts a where (a.tenant_id, a.delivery) = (d.tenant_id, d.id)) as waits
       from webhook_deliveries d join events e on (e.tenant_id, e.id) = (d.tenant_id, d.event)
       where d.endpoint = $1`,
      [endpoint],
    );
    const known = new Map(rows.map((row) => [row.event, row]));
    for (const [id, { bodies, acknowledged }] of events) {
      const row = known.get(id);
      if (!row) wrong.push(`${id} came, and is not in the database`);
      else if (acknowledged > 0 && row.status !== 'delivered') wrong.push(`${id} came, and is ${row.status}`);
      if (bodies.size !== 1) wrong.push(`${id} came with ${bodies.size} bodies`);
      const sent = JSON.parse([...bodies][0] ?? '{}') as { type: string; data: unknown };
      const kept = JSON.parse(row?.body ?? '{}') as { type: string; data: unknown };
      if (row && JSON.stringify([sent.type, sent.data]) !== JSON.stringify([kept.type, kept.data])) {
        wrong.push(`${id} came with other data`);
      }
    }
    for (const { event, status, waits } of rows) {
      const came = (events.get(event)?.acknowledged ?? 0) > 0;
      if (!came && !waits) wrong.push(`${event} is ${status}, and never came`);
    }
  }
  return wrong;
}

/** Finds messages of live tenants that are `sent` but unknown to their provider. */
async function findUnsent({ owner, texts, mail }: Outside): Promise<string[]> {
  const { rows } = await owner.query<{ id: string; channel: string }>(
    `select m.id, m.channel from messages m join tenants t on t.id = m.tenant_id
     where t.mode = 'live' and m.status in ('sent', 'delivered')`,
  );
  const keys = new Set(texts.forms.map(({ key }) => key));
  const mails = new Set(mail.received.map(({ messageId }) => /^<(msg_[^@]+)@/.exec(messageId ?? '')?.[1]));
  return rows
    .filter(({ id, channel }) => !(channel === 'sms' ? keys : mails).has(id))
    .map(({ id, channel }) => `${channel} ${id}`);
}

/** Finds messages that a provider accepted twice, whatever it answered and whatever was killed. */
function findSentTwice({ texts, mail }: Outside): string[] {
  const again = (ids: readonly string[]) => ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...again(texts.forms.map(({ key }) => key)).map((id) => `text ${id}`),
    ...again(mail.received.map(({ messageId }) => messageId ?? '')).map((id) => `email ${id}`),
  ];
}

/** Finds messages that a provider has, and that are recorded as if it did not. */
async function findDenied({ owner, texts, mail }: Outside): Promise<string[]> {
  const given = [
    ...texts.forms.map(({ key }) => key),
    ...mail.received.flatMap(({ messageId }) => /^<(msg_[^@]+)@/.exec(messageId ?? '')?.[1] ?? []),
  ];
  const { rows } = await owner.query<{ id: string; status: string }>(
    `select id, status from messages where id = any($1) and status not in ('sent', 'delivered', 'unknown', 'failed')`,
    [given],
  );
  return rows.map(({ id, status }) => `${id} is ${status}`);
}

/** Finds events that a receiver acknowledged twice. */
function findTwice({ boxes }: Outside): string[] {
  return [
    ...[...boxes.values()].flatMap(({ events }) =>
      [...events].filter(([, { acknowledged }]) => acknowledged > 1).map(([id]) => `event ${id}`),
    ),
  ];
}

function findAfterStop({ texts, stopGraceMs }: Outside): string[] {
  return texts.brought
    .filter(({ text }) => text === 'STOP')
    .flatMap(({ from, takenAt }) =>
      texts.forms
        .filter(({ to, at }) => to === from && takenAt !== null && at > takenAt + stopGraceMs)
        .map(({ key, at }) => `${from} was sent ${key} ${at - (takenAt ?? 0)} ms after STOP was taken`),
    );
}

/** Finds recipients' texts that are not stored exactly once, in the order of their number. */
async function findStrayReplies({ owner, texts, people, tenants }: Outside): Promise<string[]> {
  const { rows } = await owner.query<{ provider_id: string; phone: string; tenant_id: string }>(
    `select r.provider_id, o.recipient ->> 'phone' as phone, r.tenant_id from replies r
     join orders o on (o.tenant_id, o.id) = (r.tenant_id, r.order_id) where r.provider_id is not null`,
  );
  const brought = new Map(texts.brought.map((text) => [text.sid, text]));
  const stray = rows
    .filter(({ provider_id: sid, phone, tenant_id: tenant }) => {
      const from = brought.get(sid)?.from;
      return from !== phone || tenants.get(people.byPhone.get(phone)?.courier ?? '') !== tenant;
    })
    .map(({ provider_id: sid, phone }) => `${sid} of ${brought.get(sid)?.from ?? 'nobody'} is with ${phone}`);
  const counts = new Map<string, number>();
  for (const { provider_id: sid } of rows) counts.set(sid, (counts.get(sid) ?? 0) + 1);
  const lost = texts.brought
    .filter(({ sid, takenAt }) => takenAt !== null && counts.get(sid) !== 1)
    .map(({ sid, text }) => `${sid} (${text}) was taken, and is there ${counts.get(sid) ?? 0} times`);
  return [...stray, ...lost];
}

/** First part of a workflow id → the rows that have such a workflow running. */
const OPEN: Record<string, string> = {
  // A reply waits for a person whatever happened to its order.
  order: `select from orders where id = $1 and status not in ('delivered', 'cancelled', 'returned')
    union all select from replies where order_id = $1 and outcome = 'needs_review'`,
  suggestion: `select from suggestions where id = $1 and status = 'open'`,
  job: `select from jobs where id = $1 and status in ('queued', 'running')
    union all select from imports where id = $1 and status in ('queued', 'running')`,
  webhook: `select from webhook_deliveries where id = $1 and status = 'pending'`,
  run: `select from runs where id = $1 and status <> 'completed'`,
  // News of a later day, and what must not go out at night, wait for their hour.
  messages: `select from messages where cause = $1 and status = 'queued'
    union all select from runs where 'run_published/' || id = $1 and status = 'published'
    union all select from shipper_news where 'shipper_news/' || shipper = $1 and message_key is null`,
};

/** Finds strays that are still there after a minute, because a step that found nothing to do may need one more try. */
async function findLastingStrays(outside: Outside): Promise<string[]> {
  for (const deadline = Date.now() + STRAY_MS; ;) {
    const stray = await findStrayWorkflows(outside);
    if (stray.length === 0 || Date.now() > deadline) return stray;
    await sleep(2_000);
  }
}

/** Finds open workflows without anything that is open, and what is open without a workflow. */
export async function findStrayWorkflows({
  owner,
  temporal,
}: Pick<Outside, 'owner' | 'temporal'>): Promise<string[]> {
  const stray: string[] = [];
  const open = new Set<string>();
  for await (const { workflowId } of temporal.workflow.list({ query: `ExecutionStatus = 'Running'` })) {
    open.add(workflowId);
    if (workflowId.startsWith('temporal-sys-') || workflowId.startsWith('housekeeping')) continue;
    const [kind = '', , ...rest] = workflowId.split('/');
    // A cause may have a part before its id; what follows the id of a webhook's delivery is its series.
    const id = kind === 'webhook' ? rest[0] : rest.join('/');
    const statement = OPEN[kind];
    const found = statement === undefined ? 0 : (await owner.query(statement, [id])).rowCount;
    if (found === 0) stray.push(`${workflowId} is open`);
  }
  const { rows } = await owner.query<{ id: string }>(
    `select 'order/' || tenant_id || '/' || order_id as id from booking_requests where status = 'open'
     union all select 'run/' || tenant_id || '/' || id from runs where status <> 'completed'`,
  );
  return [...stray, ...rows.filter(({ id }) => !open.has(id)).map(({ id }) => `${id} is not open`)];
}

async function findFailedWorkflows({ temporal }: Outside): Promise<string[]> {
  const failed: string[] = [];
  const query = `ExecutionStatus in ('Failed', 'TimedOut', 'Terminated', 'Canceled')`;
  for await (const { workflowId, status } of temporal.workflow.list({ query })) {
    failed.push(`${workflowId}: ${status.name}`);
  }
  return failed;
}

function grep(logs: string, pattern: RegExp): string[] {
  return readdirSync(logs).flatMap((file) =>
    readFileSync(join(logs, file), 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line}`),
  );
}
