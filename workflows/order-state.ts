/** How an order's workflow shows its state to operators: as the answer to a query, and as the details in the UI. */
import type { CarriedConversation } from '../src/contracts/workflows.js';
import type { Attention } from '../src/domain/attention.js';

/** `asking`: the request that is being asked, or will be; `in_background` counts the steps in progress. */
export type OrderState = Pick<CarriedConversation, 'asking' | 'waiting'> & {
  attention: Attention | null;
  in_background: number;
  last_failure: string | null;
};

/** Returns the state as text, one fact a line. */
export function describeState({ attention, waiting, asking, last_failure }: OrderState): string {
  const lines = [
    ...(attention
      ? [`needs attention: ${attention.kind}, since ${new Date(attention.since).toISOString()}`]
      : []),
    ...(asking === null ? [] : [`asking with ${asking}`]),
    ...(waiting ? [`waiting for a reply to ${waiting.request}; ${nextOf(waiting)}`] : []),
    ...(last_failure === null ? [] : [`last failure: ${last_failure}`]),
  ];
  return lines.length === 0 ? 'waits for the next signal' : lines.join('\n\n');
}

const nextOf = ({ remind_at: reminder, unanswered_at: end }: NonNullable<OrderState['waiting']>): string =>
  reminder === null ? `unanswered ${end}` : `reminder ${reminder}`;
