/**
 * Tells failures of the row, which will recur (an argument that Temporal does not take, a size beyond its limits),
 * from failures of Temporal, which may be away for hours, or come back without its namespace and the search
 * attributes. In doubt it is not the row.
 */
import { isGrpcServiceError } from '@temporalio/client';
import { NamespaceNotFoundError, ValueError } from '@temporalio/common';

/** gRPC status code. */
const INVALID_ARGUMENT = 3;

/** No answer came in time. */
export class Late extends Error {}

/** A row that cannot even be expressed to Temporal. */
export class CannotBeCarried extends Error {}

/** Temporal's messages about a search attribute that its namespace does not have. */
const UNKNOWN_ATTRIBUTE = /no mapping defined for search attribute|search attribute \S+ is not defined/i;

/** Returns true if Temporal lacks what it was set up with before anything was sent: it has lost its data since. */
export function isUnprepared(error: unknown): boolean {
  if (error instanceof NamespaceNotFoundError) return true;
  const answer = answerOf(error);
  return answer?.code === INVALID_ARGUMENT && UNKNOWN_ATTRIBUTE.test(answer.details);
}

/** Returns true if the same row would get the same answer. */
export function isRefusal(error: unknown): boolean {
  if (isUnprepared(error)) return false;
  const answer = answerOf(error);
  if (answer) return answer.code === INVALID_ARGUMENT;
  return error instanceof CannotBeCarried || error instanceof ValueError;
}

/** Returns an error's message as it is stored with a row: no stack, at most 500 characters. */
export function wordsOf(error: unknown): string {
  const said = answerOf(error)?.details ?? (error instanceof Error ? error.message : String(error));
  return said.slice(0, 500);
}

function answerOf(error: unknown): { code: number; details: string } | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (isGrpcServiceError(cause)) return cause;
  }
  return undefined;
}
