/** Transient failures with an external cause: the same work will succeed later. */

/** Thrown where only the caller knows that a retry will help. */
export class TransientError extends Error {
  override readonly name: string = 'TransientError';
}
