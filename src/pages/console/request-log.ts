/**
 * The log of requests of the last seven days: collected in memory as they are answered, and written together once a
 * second. Requests that cannot be written wait; when too many wait, the oldest are dropped, and counted.
 */
import type { AnsweredRequest } from '../../api/server.js';
import type { Scope } from '../../db/scope.js';
import { listRequests, type NewLoggedRequest, loggedRequestView } from '../../records/request-log.js';
import { type List, listed } from '../../resources/list.js';
import type { LoggedRequest } from '../../resources/logged-request.js';
import type { NewId } from '../../runtime/new-id.js';
import type { RequestQuery } from './schemas.js';

const WRITE_EVERY_MS = 1_000;
/** Requests in one statement, and those that may wait. */
const BATCH = 1_000;
const MAX_WAITING = 20_000;

export type RequestLog = {
  /** Logs a request that was answered. */
  note: (request: AnsweredRequest) => void;
  /** Writes the remaining entries, and accepts no more. */
  close: () => Promise<void>;
};

/** @param onLost receives how many requests were dropped, and why */
export function createRequestLog(
  { insert, newId }: { insert: (requests: readonly NewLoggedRequest[]) => Promise<void>; newId: NewId },
  onLost: (count: number, reason: unknown) => void,
): RequestLog {
  let waiting: NewLoggedRequest[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  let failure: unknown;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH);
      await insert(batch);
      const written = new Set(batch);
      waiting = waiting.filter((request) => !written.has(request));
    }
    failure = undefined;
  }
  const write = () => {
    writing = writing.then(writeAll).catch((error: unknown) => {
      failure = error;
    });
    return writing;
  };
  function writeLater(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      void write().then(() => {
        if (waiting.length > 0) writeLater();
      });
    }, WRITE_EVERY_MS).unref();
  }

  return {
    note({ caller, method, pathTemplate, params, status, requestId, at, ms }) {
      waiting.push({
        tenant_id: caller.tenant.id,
        id: newId('loggedRequest'),
        at,
        method,
        route: pathTemplate,
        path: pathOf(pathTemplate, params),
        status,
        key: caller.session ? null : caller.keyId,
        staff: caller.session ? caller.keyId : null,
        request_id: requestId,
        duration_ms: Math.round(ms),
      });
      const excess = waiting.length - MAX_WAITING;
      if (excess > 0) {
        waiting = waiting.slice(excess);
        onLost(excess, failure);
      }
      writeLater();
    },
    async close() {
      clearTimeout(timer);
      await write();
      if (waiting.length > 0) onLost(waiting.length, failure);
      waiting = [];
    },
  };
}

export async function listLoggedRequestsPage(
  scope: Scope,
  { query }: { query: RequestQuery },
): Promise<List<LoggedRequest>> {
  return listed(await listRequests(scope, query), loggedRequestView);
}

/**
 * Returns the path that was asked for. A value instead of an id that is not one may be anything, so it is left out.
 */
function pathOf(pathTemplate: string, params: Readonly<Record<string, string>>): string {
  return pathTemplate.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = params[name] ?? '';
    return /^[a-z]{3}_[0-9a-z]{26}$|^\d{4}-\d\d-\d\d$/.test(value) ? value : '…';
  });
}
