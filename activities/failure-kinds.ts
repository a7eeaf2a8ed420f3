/**
 * The kinds of an activity's failures. Transient ones are listed here; anything else is a defect of the code or of a
 * row, which retries do not fix.
 */
import { isGrpcServiceError } from '@temporalio/client';
import { TemporalFailure } from '@temporalio/common';
import { NoTenantError } from '../src/db/transaction.js';
import { isUnavailable } from '../src/db/unavailable.js';
import { AppError } from '../src/domain/errors.js';
import { errorCode } from '@waypost/base/error-code';
import { TransientError } from '../src/runtime/transient-error.js';

export type FailureKind =
  /** The failure itself says what to do, such as a cancellation. */
  | 'explicit'
  /** The domain refuses it, or its courier is gone: final. */
  | 'refusal'
  /** The database is away or busy. */
  | 'database'
  /** Another service is away, or the machine lacks a resource for the moment. */
  | 'transient'
  | 'defect';

/** Codes of undici, nodemailer and Node for a peer that cannot be reached or used, and for a machine that is full. */
const PASSING_CODES =
  /^(UND_ERR_\w+|ECONNECTION|ESOCKET|EDNS|ETLS|EPROTOCOL|EAUTH|EMFILE|ENFILE|ENOSPC|ENOMEM|CERT_HAS_EXPIRED)$/;
/** Names of what `AbortSignal` throws. */
const PASSING_NAMES = new Set(['TimeoutError', 'AbortError']);
/** gRPC: deadline exceeded, resource exhausted, aborted, unavailable. */
const PASSING_STATUS = new Set([4, 8, 10, 14]);

/** Returns the kind of a failure that an activity throws. */
export function kindOfFailure(error: unknown): FailureKind {
  if (error instanceof AppError || error instanceof NoTenantError) return 'refusal';
  if (error instanceof TemporalFailure) return 'explicit';
  if (isUnavailable(error)) return 'database';
  return isTransient(error) ? 'transient' : 'defect';
}

/** Returns true for a transient failure, of any cause or parts. */
function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof TransientError || isUnavailable(error) || PASSING_NAMES.has(error.name)) return true;
  if (isGrpcServiceError(error)) return PASSING_STATUS.has(error.code);
  const code = errorCode(error);
  if (typeof code === 'string' && PASSING_CODES.test(code)) return true;
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isTransient);
  // `fetch` says only that it failed; why is its cause.
  return error.cause !== undefined && isTransient(error.cause);
}
