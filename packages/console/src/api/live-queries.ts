/** Which queries show what an event of the stream has changed. */
import type { QueryKey } from '@tanstack/react-query';

/** An event of the stream. `subjects` are the ids of the records it is about; empty if it names none. */
export type StreamEvent = { type: string; subjects: readonly string[] };

/** Event type, or its first word → the names of the queries that show such records: the second part of their keys. */
const QUERIES_BY_EVENT: Record<string, readonly string[]> = {
  order: ['orders', 'order', 'day-orders', 'routes', 'day', 'inbox', 'events', 'ageing', 'returns'],
  booking: ['events', 'inbox', 'orders', 'order', 'day-orders', 'routes', 'day', 'slots'],
  reply: ['answers', 'inbox', 'order', 'orders', 'day-orders', 'routes', 'day', 'slots'],
  request: ['inbox', 'order'],
  message: ['inbox', 'order'],
  import: ['orders'],
  'job.progress': ['job'],
  job: ['events', 'routes', 'day', 'job', 'runs', 'day-orders', 'inbox'],
  agent: ['suggestions', 'events'],
  suggestion: ['suggestions', 'routes', 'day', 'runs'],
  // Orders that joined or left have events of their own, and runs do not say what is on them.
  'day.rearrange': ['routes', 'day', 'suggestions'],
  day: ['routes', 'day', 'day-orders', 'runs', 'suggestions'],
  route: ['routes', 'day', 'day-orders', 'runs', 'suggestions'],
  run: ['events', 'routes', 'day', 'runs', 'day-orders', 'suggestions'],
  stop: ['events', 'routes', 'day', 'runs', 'day-orders', 'orders', 'order', 'inbox', 'suggestions'],
  scan: ['order', 'orders', 'day', 'day-orders', 'ageing', 'returns'],
  depot: ['depots', 'slots', 'zones', 'schedule'],
  slot: ['slots', 'schedule'],
  webhook: ['endpoints', 'deliveries'],
  api_key: ['api-keys'],
  opt_out: ['opt-outs'],
  staff: ['staff'],
  vehicle: ['vehicles'],
  driver: ['drivers'],
  shipper: ['shippers', 'shipper-keys'],
  template: ['templates'],
  setup: ['depots', 'vehicles', 'drivers', 'shippers', 'templates', 'slots', 'zones', 'schedule'],
};

/** Queries of a single record, whose id is the third part of their key. */
const SINGLE_RECORD: readonly string[] = ['order'];

/** Returns the names of the queries to refetch. Everything but progress is also in the audit log. */
export function queriesShowing(type: string): readonly string[] {
  const thing = type.split('.')[0] ?? '';
  const names = QUERIES_BY_EVENT[type] ?? QUERIES_BY_EVENT[thing] ?? [`${thing}s`];
  return type === 'job.progress' ? names : [...names, 'audit'];
}

/** Changes since the last refetch. */
export type Changes = { names: ReadonlySet<string>; ids: ReadonlySet<string> };

/** Whether a query shows something that changed. Queries of a single record only do if the record is named. */
export function isAffected([, name, id]: QueryKey, { names, ids }: Changes): boolean {
  if (!names.has(String(name))) return false;
  return !SINGLE_RECORD.includes(String(name)) || ids.size === 0 || ids.has(String(id));
}

const BATCH_MS = 250;
/**
 * While events continue, refetches come twice as far apart each time, up to this: Today has five queries, and a session
 * 300 requests a minute.
 */
const MAX_INTERVAL_MS = 2_000;

/**
 * Collects the events of a quarter of a second, of longer while they continue, so that a burst refetches each query once.
 */
export function batchEvents(refetch: (changes: Changes) => void): (event: StreamEvent) => void {
  let names = new Set<string>();
  let ids = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [inARow, lastAt] = [0, 0];
  return ({ type, subjects }) => {
    for (const name of queriesShowing(type)) names.add(name);
    for (const subject of subjects) ids.add(subject);
    if (timer !== undefined) return;
    if (Date.now() - lastAt >= MAX_INTERVAL_MS) inARow = 0;
    const apartMs = Math.min(BATCH_MS * 2 ** Math.max(0, inARow - 1), MAX_INTERVAL_MS);
    timer = setTimeout(() => {
      const changes = { names, ids };
      timer = undefined;
      [inARow, lastAt] = [inARow + 1, Date.now()];
      names = new Set();
      ids = new Set();
      refetch(changes);
    }, apartMs);
  };
}
