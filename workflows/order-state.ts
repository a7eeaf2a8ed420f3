/**
 * How an order's workflow shows its state to operators: as the answer to a query, as the details in the UI, and as
 * search attributes to filter by.
 */
import { requestKey } from '../src/contracts/search-attributes.js';
import type { CarriedOrder, HeldStep, OrderSignal } from '../src/contracts/workflows.js';
import type { Attention } from '../src/domain/attention.js';
import type { AttentionTracker } from './attention.js';
import type { OrderSteps } from './order-steps.js';
import { WAITS_FOR } from './sending.js';

/** `in_background` counts the steps that run beside the order's signals; `held` lists those that wait until `at`. */
export type OrderState = {
  attention: Attention | null;
  waiting: CarriedOrder['waiting'];
  asking: string | null;
  held: HeldStep[];
  in_background: number;
  last_failure: string | null;
};

/** Returns the current state. */
export function stateOf(
  { conversation: { waiting, asking }, held, attention }: OrderSteps,
  inBackground: number,
): OrderState {
  return {
    attention: attention.current(),
    waiting,
    asking: asking?.request ?? null,
    held: [...held],
    in_background: inBackground,
    last_failure: attention.lastFailure ?? null,
  };
}

/** Returns the state as text, one fact a line. */
export function describeState({ attention, waiting, asking, held, last_failure }: OrderState): string {
  const lines = [
    ...(attention
      ? [`needs attention: ${attention.kind}, since ${new Date(attention.since).toISOString()}`]
      : []),
    ...(asking === null ? [] : [`asking with ${asking}`]),
    ...(waiting ? [`waiting for a reply to ${waiting.request}; ${describeNext(waiting)}`] : []),
    ...held.map(({ step, at, because }) => `${step} waits ${WAITS_FOR[because]}, ${at}`),
    ...(last_failure === null ? [] : [`last failure: ${last_failure}`]),
  ];
  return lines.length === 0 ? 'waits for the next signal' : lines.join('\n\n');
}

function describeNext({
  remind_at: reminder,
  unanswered_at: end,
}: NonNullable<OrderState['waiting']>): string {
  return reminder === null ? `unanswered ${end}` : `reminder ${reminder}`;
}

/**
 * Takes over what the order's rows need attention for, and updates the search attributes that operators filter by in
 * the Temporal UI; writes them only when they change.
 */
export function showUpdate(attention: AttentionTracker, update: OrderSignal): void {
  const requested = update.type === 'booking_requested';
  attention.setFromRows(update.attention, requested ? [{ key: requestKey, value: update.request }] : []);
}
