/**
 * How an order's workflow shows its state to operators: as the answer to a query, as the details in the UI, and as
 * search attributes to filter by.
 */
import { log } from '@temporalio/workflow';
import { requestKey } from '../src/contracts/search-attributes.js';
import type { LaterStep, OrderSignal } from '../src/contracts/workflows.js';
import type { Attention } from '../src/domain/attention.js';
import { reasonOf } from './activities.js';
import type { Needs } from './attention.js';

type Waiting = { request: string; remind_at: string | null; unanswered_at: string };

/** The parts of an order's workflow that can be shown. */
type Life = {
  conversation: { waiting: Waiting | null; asking: { request: string } | null };
  later: readonly LaterStep[];
  needs: Needs;
  underWay: number;
};

/**
 * `under_way` counts the steps running beside the order's events; `held` lists the steps that quiet hours hold until
 * `at`.
 */
export type OrderLifeState = {
  attention: Attention | null;
  waiting: Waiting | null;
  asking: string | null;
  held: LaterStep[];
  under_way: number;
  last_failure: string | null;
};

/** Returns the current state. */
export function stateOf({ conversation, later, needs, underWay }: Life): OrderLifeState {
  return {
    attention: needs.current(),
    waiting: conversation.waiting,
    asking: conversation.asking?.request ?? null,
    held: [...later],
    under_way: underWay,
    last_failure: needs.lastFailure ?? null,
  };
}

/** Returns the state as text, one fact a line. */
export function inWords({ attention, waiting, asking, held, last_failure: failure }: OrderLifeState): string {
  const lines = [
    ...(attention
      ? [`needs a hand: ${attention.kind}, since ${new Date(attention.since).toISOString()}`]
      : []),
    ...(asking === null ? [] : [`asking by ${asking}`]),
    ...(waiting ? [`waiting for a reply to ${waiting.request}; ${nextOf(waiting)}`] : []),
    ...held.map(({ step, at }) => `held by quiet hours until ${at}: ${step}`),
    ...(failure === null ? [] : [`last failure: ${failure}`]),
  ];
  return lines.length === 0 ? 'waits for what happens to the order' : lines.join('\n\n');
}

function nextOf({ remind_at: reminder, unanswered_at: end }: Waiting): string {
  return reminder === null ? `unanswered ${end}` : `reminder ${reminder}`;
}

/**
 * Takes what the order needs attention for by its rows, and updates the search attributes that operators filter by in
 * the Temporal UI; writes them only when they change.
 */
export function show(needs: Needs, event: OrderSignal): void {
  const asks = event.type === 'booking_requested';
  needs.told(event.attention, asks ? [{ key: requestKey, value: event.request }] : []);
}

/** Logs a step that can never succeed; the order goes on. The step's watch has shown that it needs attention. */
export function noteFailure(step: string, error: unknown): void {
  log.warn('a step failed for good', { step, ...reasonOf(error) });
}
