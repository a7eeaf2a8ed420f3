/**
 * The clock. Only composition roots create one: rules and commands are given the time, so that tests and replays
 * decide what "now" is.
 */

/** Returns the present instant. */
export type Clock = () => Date;

/** Returns the machine's own clock. */
export function systemClock(): Clock {
  return () => new Date();
}
