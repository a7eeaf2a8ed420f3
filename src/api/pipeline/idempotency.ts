/**
 * A retried POST takes effect once. The record of a key commits in the same transaction as the effect, so a crash
 * leaves both or neither. A second request with the key waits for the first one's transaction and replays its answer.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '../../domain/errors.js';
import { insertRow } from '../../db/insert.js';
import { json } from '../../db/json-column.js';
import { savepoint } from '../../db/savepoint.js';
import type { Scope } from '../../db/scope.js';
import { pipelined } from '../../db/pipelined.js';
import { asAppError, envelope } from './errors.js';

/** An answer as it goes over the wire: JSON text, or none with 204. */
export type Answer = { status: number; headers: Record<string, string>; body: string | null };

const RETENTION_MS = 24 * 3_600_000;
const WAIT_MS = 5_000;

/** Format of a key: visible ASCII. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,64}$/;

/** Returns the checked header value: 1–64 visible ASCII characters, otherwise it throws 422. */
export function idempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (IDEMPOTENCY_KEY.test(header)) return header;
  throw new AppError('invalid_value', {
    message: '`Idempotency-Key` must be 1 to 64 visible ASCII characters.',
    param: 'Idempotency-Key',
  });
}

/** Digests the identity of a request: method, path with query, and the body's bytes. */
export function requestDigest(method: string, url: string, body: Buffer): string {
  return createHash('sha256').update(`${method} ${url}\n`).update(body).digest('hex');
}

/**
 * Runs `command` under the key, or replays its earlier answer. Refusals that depend on the data (409 and 422) are
 * stored too, with everything the command did undone; other failures, and a missing field, leave no record.
 */
export async function replayOrRun(
  scope: Scope,
  request: { key: string; digest: string; secret: boolean },
  command: () => Promise<Answer>,
): Promise<Answer> {
  const earlier = await claim(scope, request);
  if (earlier) return earlier;

  const undo = await savepoint(scope, 'before_command');
  let answer: Answer;
  try {
    answer = await command();
  } catch (thrown) {
    const error = asAppError(thrown);
    if ((error.status !== 409 && error.status !== 422) || error.code === 'missing_field') throw thrown;
    await undo();
    const requestId = scope.actor.requestId ?? '';
    // A replay also has the body's request id in its header, which identifies the refused request.
    answer = {
      status: error.status,
      headers: { 'Request-Id': requestId },
      body: JSON.stringify(envelope(error, requestId)),
    };
  }
  await storeAnswer(scope, request, answer);
  return answer;
}

/**
 * Creates the record, waiting for a transaction that is creating it; resolves to the answer if there already is one.
 */
async function claim(scope: Scope, request: { key: string; digest: string }): Promise<Answer | null> {
  await limitWait(scope, WAIT_MS);
  const isNew = await insertRecord(scope, request).catch((thrown: unknown) => {
    if ((thrown as { code?: unknown }).code !== '55P03') throw thrown;
    throw new AppError('idempotency_in_progress', {
      message: 'The first request with this Idempotency-Key is still running. Retry in a second.',
      retryAfterSeconds: 1,
    });
  });
  await limitWait(scope, undefined);
  return isNew ? null : readAnswer(scope, request);
}

/** Sets how long the following statements may wait for a lock; undefined restores the default. */
async function limitWait(scope: Scope, milliseconds: number | undefined): Promise<void> {
  const limit = milliseconds === undefined ? sql`default` : sql.lit(milliseconds);
  await sql`set local lock_timeout to ${limit} ${pipelined}`.execute(scope.trx);
}

/** Returns false if an unexpired record of the key already exists. */
async function insertRecord(scope: Scope, request: { key: string; digest: string }): Promise<boolean> {
  const record = {
    request_digest: request.digest,
    status: null,
    headers: null,
    body: null,
    sealed: false,
    created_at: scope.now,
  };
  const oldest = new Date(scope.now.getTime() - RETENTION_MS);
  const { numInsertedOrUpdatedRows } = await insertRow(scope, 'idempotency_keys', {
    row: { key: request.key, ...record },
  })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'key'])
        .doUpdateSet(record)
        .where('idempotency_keys.created_at', '<', oldest),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

async function readAnswer(scope: Scope, request: { key: string; digest: string }): Promise<Answer> {
  const row = await scope.trx
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('key', '=', request.key)
    .executeTakeFirstOrThrow();
  if (row.request_digest !== request.digest) {
    throw new AppError('idempotency_key_reused', {
      message: 'This Idempotency-Key was used with a different request. Use a new key.',
      param: 'Idempotency-Key',
    });
  }
  const stored =
    row.body === null
      ? null
      : row.sealed
        ? scope.deployment.vault.open(request.key, row.body)
        : row.body.toString('utf8');
  return {
    status: row.status ?? 500,
    headers: { ...row.headers, 'Idempotent-Replayed': 'true' },
    body: stored,
  };
}

async function storeAnswer(
  scope: Scope,
  request: { key: string; secret: boolean },
  answer: Answer,
): Promise<void> {
  const sealed = request.secret && answer.body !== null;
  await scope.trx
    .updateTable('idempotency_keys')
    .set({
      status: answer.status,
      headers: json(answer.headers),
      sealed,
      body:
        answer.body === null
          ? null
          : sealed
            ? scope.deployment.vault.seal(request.key, answer.body)
            : Buffer.from(answer.body),
    })
    .where('key', '=', request.key)
    .execute();
}
