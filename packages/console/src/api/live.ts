/**
 * What happens elsewhere, as it happens: one stream of server-sent events. An event names what changed, and the queries that
 * show it are asked again; nothing is polled.
 */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Resources } from '@waypost/client';
import type { Mode } from './client';

export type Position = Resources['VehiclePosition'];
type StreamEvent = { type: string; subjects?: string[] };

/** An event's type, or the first word of it, and the queries that show such things. */
const QUERIES_BY_EVENT: Record<string, readonly string[]> = {
  order: ['orders', 'order', 'day-orders', 'routes', 'inbox', 'events'],
  booking: ['events', 'inbox', 'orders', 'order', 'day-orders', 'routes', 'slots'],
  reply: ['answers', 'inbox', 'order', 'orders', 'day-orders', 'routes', 'slots'],
  request: ['inbox', 'order'],
  message: ['inbox', 'order'],
  import: ['orders'],
  'job.progress': ['job'],
  job: ['events', 'routes', 'job', 'runs', 'day-orders'],
  agent: ['suggestions', 'events'],
  suggestion: ['suggestions', 'routes', 'runs'],
  route: ['routes', 'day-orders', 'runs', 'suggestions'],
  run: ['events', 'routes', 'runs', 'day-orders', 'suggestions'],
  stop: ['events', 'routes', 'runs', 'day-orders', 'orders', 'order', 'inbox', 'suggestions'],
  scan: ['order', 'orders'],
  depot: ['depots', 'slots', 'zones', 'schedule'],
  slot: ['slots', 'schedule'],
  webhook: ['endpoints', 'deliveries'],
  key: ['api-keys'],
  staff: ['staff'],
  vehicle: ['vehicles'],
  driver: ['drivers'],
  shipper: ['shippers'],
  template: ['templates'],
};

/** Queries of one record, whose id is the third part of their key: only those of the records that an event names. */
const KEYED_BY_ID = ['order'];

/** Where vans are, by vehicle; kept outside of React, as they move several times a second. */
let positions: ReadonlyMap<string, Position> = new Map();
const watchers = new Set<() => void>();

export function watchPositions(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
export const currentPositions = () => positions;

export function setPositions(reported: readonly Position[], { all = false } = {}): void {
  const next = new Map(all ? [] : positions);
  for (const position of reported) next.set(position.vehicle, position);
  positions = next;
  for (const watcher of watchers) watcher();
}

/** So far back at least the stream tells at first what has happened (`recent`). */
const RECENT_MS = 10_000;
/** A browser tries again by itself, but for streams that were refused, as by a server that is about to end. */
const RECONNECT_MS = 3_000;
/** How often the clock is looked at, and what is no delay of a hidden page any more: the machine has slept. */
const CLOCK_CHECK_MS = 10_000;
const ASLEEP_MS = 90_000;

/** Keeps the stream open; says whether it is. */
export function useLive(mode: Mode): boolean {
  const queries = useQueryClient();
  const [open, setOpen] = useState(true);
  useEffect(() => follow(mode, queries, setOpen), [mode, queries]);
  return open;
}

/** Follows what happens in an environment until the returned function is called. */
function follow(mode: Mode, queries: QueryClient, onOpen: (isOpen: boolean) => void): () => void {
  const refresh = batchInvalidations(queries);
  const begun = performance.now();
  let isFirst = true;
  let stream: EventSource | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;

  const connect = () => {
    clearTimeout(again);
    stream?.close();
    const made = new EventSource(`/console/events?mode=${mode}&recent=true`);
    stream = made;
    made.onopen = () => onOpen(true);
    made.onerror = () => {
      onOpen(made.readyState === EventSource.OPEN);
      if (made.readyState !== EventSource.CLOSED) return;
      // Whoever is not signed in any more is shown the way in by the answer.
      void queries.invalidateQueries({ queryKey: ['session'] });
      again = setTimeout(connect, RECONNECT_MS);
    };
    made.onmessage = (message: MessageEvent<string>) => {
      const told = JSON.parse(message.data) as StreamEvent;
      refresh(told.type, told.subjects ?? []);
    };
    made.addEventListener('positions', (message: MessageEvent<string>) => {
      setPositions((JSON.parse(message.data) as { data: Position[] }).data, { all: true });
    });
    // What happened a moment ago is told first. What happened while the stream was away was told to nobody.
    made.addEventListener('ready', () => {
      if (!isFirst || performance.now() - begun > RECENT_MS) void queries.invalidateQueries();
      isFirst = false;
    });
    made.addEventListener('ended', () => {
      made.close();
      void queries.invalidateQueries({ queryKey: ['session'] });
    });
  };

  // A connection that ended while the machine slept may look open for long.
  let seen = Date.now();
  const clock = setInterval(() => {
    const now = Date.now();
    if (now - seen > ASLEEP_MS) {
      isFirst = false;
      connect();
    }
    seen = now;
  }, CLOCK_CHECK_MS);
  // A network that went away may leave the stream looking open; one that came back is not waited for.
  const away = () => onOpen(false);
  const back = () => {
    isFirst = false;
    connect();
  };
  window.addEventListener('offline', away);
  window.addEventListener('online', back);
  connect();
  return () => {
    window.removeEventListener('offline', away);
    window.removeEventListener('online', back);
    clearInterval(clock);
    clearTimeout(again);
    stream?.close();
    setPositions([], { all: true });
  };
}

const BATCH_MS = 250;

/** A burst of events asks each query once. */
function batchInvalidations(queries: QueryClient): (type: string, subjects: readonly string[]) => void {
  const waiting = new Set<string>();
  const changed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (type, subjects) => {
    const thing = type.split('.')[0] ?? '';
    for (const name of QUERIES_BY_EVENT[type] ?? QUERIES_BY_EVENT[thing] ?? [`${thing}s`]) waiting.add(name);
    if (type !== 'job.progress') waiting.add('audit');
    for (const subject of subjects) changed.add(subject);
    timer ??= setTimeout(() => {
      timer = undefined;
      const [names, ids] = [new Set(waiting), new Set(changed)];
      waiting.clear();
      changed.clear();
      void queries.invalidateQueries({
        predicate: ({ queryKey: [, name, id] }) =>
          names.has(String(name)) &&
          (!KEYED_BY_ID.includes(String(name)) || ids.size === 0 || ids.has(String(id))),
      });
    }, BATCH_MS);
  };
}
