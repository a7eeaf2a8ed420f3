/** How an order's workflow stands, for operators: as an answer to a query, and as the details that the UI shows. */
import type { LaterStep } from '../src/contracts/workflows.js';
import type { Attention } from '../src/domain/attention.js';
import type { Needs } from './attention.js';

type Waiting = { request: string; remind_at: string | null; unanswered_at: string };

/** What an order's workflow is made up of, as far as it can be shown. */
type Life = {
  conversation: { waiting: Waiting | null; asking: { request: string } | null };
  later: readonly LaterStep[];
  needs: Needs;
  underWay: number;
};

/** `under_way` counts steps beside the order's events; `held` are steps that quiet hours hold until `at`. */
export type OrderLifeState = {
  attention: Attention | null;
  waiting: Waiting | null;
  asking: string | null;
  held: LaterStep[];
  under_way: number;
  last_failure: string | null;
};

/** How it stands now. */
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

/** The same as text of one line each. */
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
