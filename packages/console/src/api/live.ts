/**
 * What happens elsewhere, as it happens: one stream of server-sent events. An event names what changed, and the queries that
 * show it are asked again; nothing is polled.
 */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Resources } from '@waypost/client';
import type { Mode } from './client';

export type Position = Resources['VehiclePosition'];

/** The first word of an event's type, and the queries that show such things. */
const SHOWN_IN: Record<string, readonly string[]> = {
  order: ['orders', 'order', 'day-orders', 'routes', 'inbox', 'audit'],
  booking: ['inbox', 'orders', 'order', 'day-orders', 'routes', 'slots'],
  reply: ['inbox', 'order'],
  message: ['inbox', 'order'],
  job: ['routes', 'job', 'runs', 'day-orders'],
  agent: ['suggestions'],
  suggestion: ['suggestions', 'routes'],
  route: ['routes', 'day-orders', 'runs'],
  run: ['routes', 'runs', 'day-orders', 'suggestions'],
  stop: ['routes', 'runs', 'day-orders', 'order', 'inbox', 'suggestions'],
  delivery: ['deliveries'],
  webhook: ['deliveries', 'endpoints'],
};
const TYPES = [
  'order.created',
  'order.scanned',
  'order.booked',
  'booking.reply_needs_review',
  'job.completed',
  'job.progress',
  'agent.suggestion_created',
  'run.started',
  'run.completed',
  'stop.completed',
  'stop.failed',
  'event',
  'change',
  'changed',
];

/** Where vans are, by vehicle; kept outside of React, as they move several times a second. */
let positions: ReadonlyMap<string, Position> = new Map();
const watchers = new Set<() => void>();

export function watchPositions(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
export const currentPositions = () => positions;
export const usePositions = () => useSyncExternalStore(watchPositions, currentPositions);

export function setPositions(reported: readonly Position[], { all = false } = {}): void {
  const next = new Map(all ? [] : positions);
  for (const position of reported) next.set(position.vehicle, position);
  positions = next;
  for (const watcher of watchers) watcher();
}

/** Keeps the stream open; says whether it is. */
export function useLive(mode: Mode): boolean {
  const queries = useQueryClient();
  const [open, setOpen] = useState(true);
  useEffect(() => {
    const stream = new EventSource(`/console/events?mode=${mode}`);
    const refresh = gathered(queries);
    stream.onopen = () => setOpen(true);
    stream.onerror = () => setOpen(stream.readyState === EventSource.OPEN);
    const hear = (message: MessageEvent<string>) => {
      const told = read(message.data);
      if (told) refresh(typeof told['type'] === 'string' ? told['type'] : message.type);
    };
    stream.onmessage = hear;
    for (const type of TYPES) stream.addEventListener(type, hear);
    stream.addEventListener('positions', (message: MessageEvent<string>) => {
      const told = read(message.data);
      const list = Array.isArray(told) ? told : (told?.['data'] ?? told?.['positions']);
      if (Array.isArray(list)) setPositions(list as Position[]);
    });
    return () => {
      stream.close();
      setPositions([], { all: true });
    };
  }, [mode, queries]);
  return open;
}

function read(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

const GATHERED_MS = 250;

/** A burst of events asks each query once. */
function gathered(queries: QueryClient): (type: string) => void {
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (type) => {
    for (const name of SHOWN_IN[type.split('.')[0] ?? ''] ?? []) waiting.add(name);
    timer ??= setTimeout(() => {
      timer = undefined;
      const names = new Set(waiting);
      waiting.clear();
      void queries.invalidateQueries({ predicate: ({ queryKey }) => names.has(String(queryKey[1])) });
    }, GATHERED_MS);
  };
}
