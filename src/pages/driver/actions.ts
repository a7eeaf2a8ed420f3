/**
 * A driver's actions on their page, by the commands of the API: in one transaction with the session that allows them,
 * the idempotency record and the audit entry, whose actor is the driver.
 */
import type { Request, Response, Router } from 'express';
import type { output, ZodType } from 'zod';
import { type Answer, idempotencyKey, replayOrRun, requestDigest } from '../../api/pipeline/idempotency.js';
import type { Budgets } from '../../api/pipeline/budget.js';
import { acceptBody, JSON_MAX_BYTES, parse, readJson, readRaw } from '../../api/pipeline/validate.js';
import type { PageAction } from '../../contracts/driver-page.js';
import { insertAudit } from '../../db/audit.js';
import type { Scope, ScopeSource } from '../../db/scope.js';
import { inScope } from '../../db/transaction.js';
import { AppError, notFound } from '../../domain/errors.js';
import type { DriverRow } from '../../setup/drivers/rows.js';
import { MEDIA_TYPES, PHOTO_BYTES } from '../../setup/photos/resource.js';
import { createPhoto } from '../../setup/photos/operations.js';
import { arriveAtStop } from '../../operations/runs/arrive.js';
import { reportBreakdown } from '../../operations/runs/breakdown.js';
import { completeStop } from '../../operations/runs/complete-stop.js';
import { failStop } from '../../operations/runs/fail-stop.js';
import { nearestMoment } from '../../operations/runs/occurred-at.js';
import {
  breakdownInput,
  completeInput,
  failInput,
  momentInput,
  pagePosition,
  runParams,
  stopParams,
} from '../../operations/runs/schemas.js';
import { startRun } from '../../operations/runs/start.js';
import { recordPositions } from '../../operations/runs/tracking.js';
import { holderOf, type Session } from './sign-in.js';
import { findOwnRun, findTodaysRun } from './today.js';

/** Size enough for a photo shrunk by the phone, and for one that was not. */
const PHOTO = { types: MEDIA_TYPES, maxBytes: PHOTO_BYTES };

/** Returns the session of a request's cookie; null when the request was already answered with a refusal. */
export type Authorise = (request: Request, response: Response) => Promise<Session | null>;

/** A parsed request, ready to run. */
type Doing = (scope: Scope) => Promise<{ id: string }>;

/** Reads an action's request: its operation in the audit log, the run that it is about, and when it happened. */
type Reading = { operation: string; run: string; at: string | undefined; perform: Doing };

const READERS: Record<PageAction, (params: unknown, body: unknown) => Reading> = {
  start: (given, sent) => {
    const [params, body] = [read(runParams, given), read(momentInput, sent)];
    return {
      ...about('runs.start', params, body),
      perform: (scope) => startRun(scope, { params, body }),
    };
  },
  breakdown: (given, sent) => {
    const [params, body] = [read(runParams, given), read(breakdownInput, sent)];
    return {
      ...about('runs.breakdown', params, body),
      perform: (scope) => reportBreakdown(scope, { params, body }),
    };
  },
  arrive: (given, sent) => {
    const [params, body] = [read(stopParams, given), read(momentInput, sent)];
    return {
      ...about('stops.arrive', params, body),
      perform: (scope) => arriveAtStop(scope, { params, body }),
    };
  },
  complete: (given, sent) => {
    const [params, body] = [read(stopParams, given), read(completeInput, sent)];
    return {
      ...about('stops.complete', params, body),
      perform: (scope) => completeStop(scope, { params, body }),
    };
  },
  fail: (given, sent) => {
    const [params, body] = [read(stopParams, given), read(failInput, sent)];
    return { ...about('stops.fail', params, body), perform: (scope) => failStop(scope, { params, body }) };
  },
};

function about(
  operation: string,
  params: { run_id: string },
  { occurred_at: at }: { occurred_at?: string | undefined },
): Omit<Reading, 'perform'> {
  return { operation, run: params.run_id, at };
}

const PATHS: Record<PageAction, string> = {
  start: '/driver/runs/:run_id/start',
  breakdown: '/driver/runs/:run_id/breakdown',
  arrive: '/driver/runs/:run_id/stops/:stop_id/arrive',
  complete: '/driver/runs/:run_id/stops/:stop_id/complete',
  fail: '/driver/runs/:run_id/stops/:stop_id/fail',
};

/** Mounts the paths that the page's script writes to. */
export function mountActions(
  router: Router,
  source: ScopeSource,
  { authorise, budgets }: { authorise: Authorise; budgets: Budgets },
): void {
  for (const [action, path] of Object.entries(PATHS) as [PageAction, string][]) {
    router.post(path, async (request, response) => {
      const session = await authorise(request, response);
      if (!session) return;
      await budgets.bodies.hold(request, response, session.tenant, JSON_MAX_BYTES);
      const { bytes, value } = await readJson(request);
      const sent = value ?? {};
      const reading = READERS[action](request.params, sent);
      await write(source, session, { request, response, bytes }, async (scope, driver) => {
        const at = reading.at === undefined ? scope.now : new Date(reading.at);
        const run = await findOwnRun(scope, { driver: driver.id, run: reading.run, at });
        if (!run) throw notOwn(reading.run);
        const possible = nearestMoment(scope, run, at).toISOString();
        const result = await READERS[action](request.params, {
          ...sent,
          ...(reading.at === undefined ? {} : { occurred_at: possible }),
        }).perform(scope);
        await insertAudit(scope, { action: reading.operation, subject: reading.run });
        return { status: 200, headers: {}, body: JSON.stringify(result) };
      });
    });
  }

  router.post('/driver/photos', async (request, response) => {
    const session = await authorise(request, response);
    if (!session) return;
    acceptBody(request, PHOTO);
    await budgets.bodies.hold(request, response, session.tenant, PHOTO.maxBytes);
    const body = await readRaw(request, PHOTO);
    await write(source, session, { request, response, bytes: body.bytes }, async (scope) => {
      const photo = await createPhoto(scope, { body });
      await insertAudit(scope, { action: 'photos.create', subject: photo.id });
      return { status: 201, headers: {}, body: JSON.stringify({ id: photo.id }) };
    });
  });

  // Without an idempotency key and an audit entry: the next position follows within seconds, and the latest counts.
  router.post('/driver/positions', async (request, response) => {
    const session = await authorise(request, response);
    if (!session) return;
    await budgets.bodies.hold(request, response, session.tenant, JSON_MAX_BYTES);
    const position = read(pagePosition, (await readJson(request)).value);
    await inScope(source, session.tenant, session.driver, async (scope) => {
      const driver = await requireHolder(scope, session);
      const run = await findTodaysRun(scope, driver.id);
      if (run?.status !== 'started') {
        throw new AppError('invalid_state', { message: 'You have no run under way.' });
      }
      await recordPositions(scope, { body: { positions: [{ ...position, vehicle: run.vehicle }] } });
    });
    response.status(204).end();
  });
}

/** Writes once: the session is still valid, the key is the driver's own, and the answer is stored for a retry. */
async function write(
  source: ScopeSource,
  session: Session,
  { request, response, bytes }: { request: Request; response: Response; bytes: Buffer },
  command: (scope: Scope, driver: DriverRow) => Promise<Answer>,
): Promise<void> {
  const key = idempotencyKey(request.get('Idempotency-Key'));
  if (key === undefined) {
    throw new AppError('missing_field', {
      message: '`Idempotency-Key` is required.',
      param: 'Idempotency-Key',
    });
  }
  const digest = requestDigest(request.method, request.originalUrl, bytes);
  const answer = await inScope(
    source,
    session.tenant,
    session.driver,
    async (scope) => {
      const driver = await requireHolder(scope, session);
      // Prefixed, since callers of the API have their own keys.
      return replayOrRun(scope, { key: `${driver.id}/${key}`, digest, secret: false }, () =>
        command(scope, driver),
      );
    },
    (response.locals as { requestId?: string }).requestId,
  );
  response.status(answer.status).type('json').send(answer.body);
}

async function requireHolder(scope: Scope, { digest }: Session): Promise<DriverRow> {
  const driver = await holderOf(scope, digest);
  if (!driver) throw new AppError('missing_key', { message: 'Your session has ended. Sign in again.' });
  return driver;
}

/** Answers as if the run did not exist: whose run it is is nobody else's business. */
function notOwn(run: string): AppError {
  return notFound('run', run);
}

/** Parses the value by the schema, or throws a 422. */
function read<Schema extends ZodType>(schema: Schema, value: unknown): output<Schema> {
  // `parse` resolves to what the schema gives, or throws.
  return parse(schema, value) as output<Schema>;
}
