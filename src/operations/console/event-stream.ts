/**
 * GET /console/events: server-sent events that tell an open console what has changed. There is one query a second for
 * all of a process's consoles together, and none while none is open.
 */
import type { Router } from 'express';
import type { ScopeSource } from '../../db/scope.js';
import { inScope } from '../../db/transaction.js';
import { listUpdates, listOpenSessions, type UpdateRow } from '../../records/console-updates.js';
import { createLooks, createStreams } from '../pages/event-stream.js';
import { listVehiclePositions } from '../runs/tracking.js';
import { modeOf, requireSession, tenantOf } from './sessions.js';

const LOOK_EVERY_MS = 1_000;
/** How long after its time a change may become visible, and how long told news is remembered. */
const PATIENCE_MS = 15_000;
/** Consoles that one session may have open; beyond that the oldest stream ends. */
const STREAMS_OF_SESSION = 12;

/** One message; `event` is set for the types with a name of their own. */
type Told = { event?: 'ready' | 'positions' | 'ended'; data: object };

type Follower = {
  tenant: string;
  session: string;
  /** It is also told what happened in the last seconds, before it is ready. */
  recent: boolean;
  tell: (told: Told) => void;
};
/** A follower is ready once its tenant has been queried: it is told what comes after that. */
type Followed = Follower & { isReady: boolean };

export type News = {
  /** Tells of changes to a tenant's records until the returned function is called, or the session ends. */
  follow: (follower: Follower) => () => void;
};

/** @param onFailure receives the error of a failed query; the next one follows all the same */
export function createNews(source: ScopeSource, onFailure: (error: unknown) => void): News {
  const followers = new Set<Followed>();
  /** Tenant → key of what was told → when it was first seen. A tenant without an entry has not been queried yet. */
  const told = new Map<string, Map<string, number>>();

  async function look(): Promise<void> {
    const ids = [...new Set([...followers].map(({ session }) => session))];
    const open = await listOpenSessions(source.db, ids, source.clock());
    for (const follower of followers) {
      if (!open.has(follower.session)) follower.tell({ event: 'ended', data: {} });
    }
    const tenants = [...new Set([...followers].map(({ tenant }) => tenant))];
    for (const tenant of told.keys()) if (!tenants.includes(tenant)) told.delete(tenant);
    const changedSince = new Date(source.clock().getTime() - PATIENCE_MS);
    const rows = await listUpdates(source.db, tenants, { changedSince, patienceMs: PATIENCE_MS });
    for (const tenant of tenants) {
      const own = rows.filter((row) => row.tenant === tenant);
      await tellTenant(
        tenant,
        { fresh: notTold(tenant, own), recent: own },
        [...followers].filter((follower) => follower.tenant === tenant),
      );
    }
  }

  /** Returns the news not yet told to anybody of the tenant; none for a tenant queried for the first time. */
  function notTold(tenant: string, rows: readonly UpdateRow[]): UpdateRow[] {
    const known = told.get(tenant);
    const now = performance.now();
    const keys = known ?? new Map<string, number>();
    const fresh = rows.filter(({ key }) => !keys.has(key));
    for (const { key } of rows) keys.set(key, now);
    for (const [key, at] of keys) if (now - at > 2 * PATIENCE_MS) keys.delete(key);
    told.set(tenant, keys);
    return known ? fresh : [];
  }

  async function tellTenant(
    tenant: string,
    news: { fresh: readonly UpdateRow[]; recent: readonly UpdateRow[] },
    listeners: readonly Followed[],
  ): Promise<void> {
    const newcomers = listeners.filter(({ isReady }) => !isReady);
    for (const { isReady, recent, tell } of listeners) {
      for (const row of !isReady && recent ? news.recent : news.fresh) {
        if (isToldAsEvent(row)) tell({ data: dataOf(row) });
      }
    }
    for (const follower of newcomers) {
      follower.isReady = true;
      follower.tell({ event: 'ready', data: {} });
    }
    if (newcomers.length === 0 && !news.fresh.some(({ type }) => type === 'positions')) return;
    const data = await inScope(source, tenant, 'console', (scope) =>
      listVehiclePositions(scope, { query: {} }),
    );
    for (const { tell } of listeners) tell({ event: 'positions', data });
  }

  const looks = createLooks(
    { everyMs: LOOK_EVERY_MS, onFailure },
    { wanted: () => followers.size > 0, look },
  );
  return {
    follow(follower) {
      const followed = { ...follower, isReady: false };
      followers.add(followed);
      looks.begin(0);
      return () => void followers.delete(followed);
    },
  };
}

const isToldAsEvent = ({ type }: UpdateRow) => type !== 'positions' && type !== 'tracking.report';

function dataOf({ type, id, subjects, at }: UpdateRow): object {
  return { type: typeOf(type), id, subjects, at: at.toISOString() };
}

/** Names a change made through the API after one record: `routes.update` becomes `route.update`. */
function typeOf(action: string): string {
  const [thing = '', ...rest] = action.split('.');
  return [thing.replace(/ies$/, 'y').replace(/s$/, ''), ...rest].join('.');
}

/** Mounts the stream. */
export function mountNews(
  router: Router,
  source: ScopeSource,
  { draining, onFailure }: { draining: AbortSignal; onFailure: (error: unknown) => void },
): void {
  const news = createNews(source, onFailure);
  const streams = createStreams({ mostOfOne: STREAMS_OF_SESSION, draining });
  router.get('/console/events', async (request, response) => {
    const session = await requireSession(source, request);
    const { mode, recent } = request.query;
    const tenant = tenantOf(session, modeOf(typeof mode === 'string' ? mode : undefined));
    streams.open(session.id, response, () =>
      news.follow({
        tenant: tenant.id,
        session: session.id,
        recent: recent === 'true',
        tell: ({ event, data }) => {
          response.write(
            `${event === undefined ? '' : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`,
          );
          if (event === 'ended') response.end();
        },
      }),
    );
  });
}
