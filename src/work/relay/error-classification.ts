/**
 * Classifies errors: those of the row, which will recur (an argument that Temporal does not take, a size beyond its
 * limits), and those of Temporal, which may be away for hours, or come back without its namespace and the search
 * attributes. In doubt it is not the row's error.
 */
import { isGrpcServiceError } from '@temporalio/client';
import { NamespaceNotFoundError, ValueError } from '@temporalio/common';

/** gRPC status code. */
const INVALID_ARGUMENT = 3;

/** The longest message that is stored with a row. */
const MESSAGE_LENGTH = 500;

/** No answer came in time. */
export class DeadlineExceededError extends Error {}

/** A row that cannot even be expressed to Temporal. */
export class UndispatchableRowError extends Error {}

/** A row of a later version, for a relay of that version: this one does not know its topic. */
export class UnknownTopicError extends Error {}

/** Temporal's messages about a search attribute that its namespace does not have. */
const UNKNOWN_ATTRIBUTE = /no mapping defined for search attribute|search attribute \S+ is not defined/i;

/** Returns true if Temporal lacks its set-up, so that it has lost its data. */
export function isTemporalUnprepared(error: unknown): boolean {
  if (error instanceof NamespaceNotFoundError) return true;
  const answer = grpcErrorOf(error);
  return answer?.code === INVALID_ARGUMENT && UNKNOWN_ATTRIBUTE.test(answer.details);
}

/** Returns true if Temporal refuses the row: the same row would get the same answer. */
export function isRefused(error: unknown): boolean {
  if (isTemporalUnprepared(error)) return false;
  const answer = grpcErrorOf(error);
  if (answer) return answer.code === INVALID_ARGUMENT;
  return error instanceof UndispatchableRowError || error instanceof ValueError;
}

/** Returns an error's message as it is stored with a row: no stack, at most 500 characters. */
export function messageOf(error: unknown): string {
  const message = grpcErrorOf(error)?.details ?? (error instanceof Error ? error.message : String(error));
  return message.slice(0, MESSAGE_LENGTH);
}

function grpcErrorOf(error: unknown): { code: number; details: string } | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (isGrpcServiceError(cause)) return cause;
  }
  return undefined;
}
