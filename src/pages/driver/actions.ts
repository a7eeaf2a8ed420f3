/**
 * A driver's actions on their page, by the commands of the API: in one transaction with the session that allows them,
 * the idempotency record and the audit entry, whose actor is the driver.
 */
import type { Request, Response, Router } from 'express';
import type { output } from 'zod';
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
import { nearestMoment } from '../../operations/runs/occurred-at.js';
import { runOperations } from '../../operations/runs/operations.js';
import { pagePosition } from '../../operations/runs/schemas.js';
import { recordPositions } from '../../operations/runs/tracking.js';
import { holderOf, type Session } from './sign-in.js';
import { findOwnRun, findTodaysRun } from './today.js';

/** Size enough for a photo shrunk by the phone, and for one that was not. */
const PHOTO = { types: MEDIA_TYPES, maxBytes: PHOTO_BYTES };

/** Returns the session of a request's cookie; null when the request was already answered with a refusal. */
export type Authorise = (request: Request, response: Response) => Promise<Session | null>;

/** The page's actions, by the names of the API's operations. */
const ACTIONS: Record<PageAction, string> = {
  start: 'runs.start',
  breakdown: 'runs.breakdown',
  arrive: 'stops.arrive',
  complete: 'stops.complete',
  fail: 'stops.fail',
};

/** Mounts the paths that the page's script writes to. */
export function mountActions(
  router: Router,
  source: ScopeSource,
  { authorise, budgets }: { authorise: Authorise; budgets: Budgets },
): void {
  const names = Object.values(ACTIONS);
  for (const { name, path, params: place, body: schema, command } of runOperations) {
    if (!names.includes(name)) continue;
    router.post(`/driver${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, async (request, response) => {
      const session = await authorise(request, response);
      if (!session) return;
      await budgets.bodies.hold(request, response, session.tenant, JSON_MAX_BYTES);
      const { bytes, value } = await readJson(request);
      const sent = value ?? {};
      const params = parse(place, request.params) as { run_id: string };
      const { occurred_at: given } = parse(schema, sent) as { occurred_at?: string };
      await write(source, session, { request, response, bytes }, async (scope, driver) => {
        const at = given === undefined ? scope.now : new Date(given);
        const run = await findOwnRun(scope, { driver: driver.id, run: params.run_id, at });
        if (!run) throw notFound('run', params.run_id);
        const occurred = given !== undefined && { occurred_at: nearestMoment(scope, run, at).toISOString() };
        const body = parse(schema, { ...sent, ...occurred });
        const result = await command(scope, { params, query: undefined, body }, undefined);
        await insertAudit(scope, { action: name, subject: run.id });
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
    const position = parse(pagePosition, (await readJson(request)).value) as output<typeof pagePosition>;
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
