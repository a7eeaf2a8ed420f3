/**
 * State tables, and the functions that query them. Each entity's table is a file in this folder. It decides every
 * change of a status, and `docs/states.md` is generated from it.
 */
import { AppError, type ErrorCode } from '../errors.js';

declare const decided: unique symbol;

/**
 * A state that a table decided: where an entity begins, or where an event led it. Columns of statuses take nothing else
 * (src/db/tables.ts), so no status can be written without asking its table.
 */
export type Decided<State extends string> = State & { readonly [decided]: true };

/**
 * One row: from any of these states, this event leads to that state. `to: 'same'` changes nothing but is allowed; of
 * several states, the caller says which.
 */
export type Transition<State extends string, Event extends string> = {
  readonly from: readonly State[];
  readonly event: Event;
  readonly to: State | readonly State[] | 'same';
  /** Side effects in words, for the generated page. */
  readonly also?: string;
};

/** How events missing from the table are refused, where that is not `invalid_state` in the usual words. */
export type Refusal<State extends string, Event extends string> = {
  readonly from: readonly State[];
  readonly events: readonly Event[];
  readonly code: ErrorCode;
  /** Returns the end of a sentence that begins with the entity and its id. */
  readonly because: (state: string) => string;
};

export type Machine<State extends string, Event extends string> = {
  /** The entity's name, as sentences begin with it. */
  readonly entity: string;
  readonly states: readonly [State, ...State[]];
  readonly begins: Decided<State>;
  readonly transitions: readonly Transition<State, Event>[];
  readonly refusals?: readonly Refusal<State, Event>[];
};

/** Returns a table with its beginning as decided. */
export function stateTable<State extends string, Event extends string>(
  table: Omit<Machine<State, Event>, 'begins'> & { readonly begins: State },
): Machine<State, Event> {
  return { ...table, begins: decidedAs(table.begins) };
}

/** The brand exists for the compiler alone. */
const decidedAs = <State extends string>(state: State) => state as Decided<State>;

export type Decision<State extends string> =
  | { readonly ok: true; readonly next: Decided<State>; readonly changed: boolean }
  | { readonly ok: false; readonly code: ErrorCode };

/**
 * Looks an event up in the table; `to` says which state, where it leads to several. Never throws: a plain throw inside
 * a workflow would wedge it.
 */
export function decide<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
  event: Event,
  to?: State,
): Decision<State> {
  const targets = targetsOf(machine, state, event);
  const next = targets.find((target) => target === to) ?? targets[0];
  if (next !== undefined) return { ok: true, next: decidedAs(next), changed: next !== state };
  return { ok: false, code: refusalOf(machine, state, event)?.code ?? 'invalid_state' };
}

/**
 * Returns the state that an event leads to: `to`, where it leads to several. Throws the table's refusal, a 409 about
 * `param`, when the state does not allow it.
 */
export function advance<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  { id, status }: { readonly id: string; readonly status: State },
  event: Event,
  to?: State,
  param = '',
): Decided<State> {
  const decision = decide(machine, status, event, to);
  if (decision.ok) {
    if (to === undefined ? targetsOf(machine, status, event).length > 1 : decision.next !== to)
      throw new Error(`The event ${event} does not lead from ${status} to ${to ?? 'a single state'}.`);
    return decision.next;
  }
  const because = refusalOf(machine, status, event)?.because(status);
  throw new AppError(decision.code, {
    message: `${machine.entity} ${id} ${because ?? `is ${status}, which does not allow this.`}`,
    param,
  });
}

/**
 * Returns an event in the form an update of many rows needs: rows in a state of `from` get the state `to`. The event
 * must lead to only one state.
 */
export function stepOf<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  event: Event,
): { from: State[]; to: Decided<State> } {
  const rows = machine.transitions.filter((row) => row.event === event && row.to !== 'same');
  const [to, ...others] = new Set(rows.flatMap((row) => row.to));
  if (to === undefined || to === 'same' || others.length > 0) {
    throw new Error(`The event ${event} does not lead to exactly one state of ${machine.entity}.`);
  }
  return { from: rows.flatMap((row) => row.from), to: decidedAs(to) };
}

/** Returns the states that an event leads to from a state; none where it is refused. */
export function targetsOf<State extends string, Event extends string>(
  { transitions }: Machine<State, Event>,
  state: State,
  event: Event,
): readonly State[] {
  const to = transitions.find((row) => row.event === event && row.from.includes(state))?.to ?? [];
  if (to === 'same') return [state];
  return typeof to === 'string' ? [to] : to;
}

function refusalOf<State extends string, Event extends string>(
  { refusals = [] }: Machine<State, Event>,
  state: State,
  event: Event,
): Refusal<State, Event> | undefined {
  return refusals.find(({ from, events }) => from.includes(state) && events.includes(event));
}
