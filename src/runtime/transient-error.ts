/** Failures whose cause is outside and passes: the same work will succeed later. */

/** Thrown where only the place itself knows that trying again later will do. */
export class TransientError extends Error {
  override readonly name: string = 'TransientError';
}
