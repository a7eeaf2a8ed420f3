/**
 * What a state table is, and the one way to ask it. Each entity's file holds its table; every status change in the
 * product goes through `decide`, and `docs/states.md` is printed from the same tables.
 */
import type { ErrorCode } from './errors.js';

/** One row: from any of these states, this event leads to that state. `to: 'same'` changes nothing but is allowed. */
export type Transition<State extends string, Event extends string> = {
  readonly from: readonly State[];
  readonly event: Event;
  readonly to: State | 'same';
  /** What else happens, in words, for the generated page. */
  readonly also?: string;
};

export type Machine<State extends string, Event extends string> = {
  readonly entity: string;
  readonly states: readonly [State, ...State[]];
  readonly transitions: readonly Transition<State, Event>[];
};

export type Decision<State extends string> =
  | { readonly ok: true; readonly next: State; readonly changed: boolean }
  | { readonly ok: false; readonly code: ErrorCode };

/** Looks an event up in the table. Never throws: a plain throw inside a workflow would wedge it. */
export function decide<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
  event: Event,
): Decision<State> {
  for (const row of machine.transitions) {
    if (row.event !== event || !row.from.includes(state)) continue;
    const next = row.to === 'same' ? state : row.to;
    return { ok: true, next, changed: next !== state };
  }
  return { ok: false, code: 'invalid_state' };
}
