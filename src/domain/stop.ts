/** A stop on a run: the driver's visit to one address for one order. */
import { type Decision, decide, type Machine } from './machine.js';

export const STOP_STATUSES = ['pending', 'arrived', 'completed', 'failed', 'skipped'] as const;
export type StopStatus = (typeof STOP_STATUSES)[number];

export const STOP_TYPES = ['delivery', 'collection'] as const;

export const FAIL_REASONS = ['no_answer', 'refused', 'wrong_item', 'damaged', 'no_access', 'other'] as const;
export type FailReason = (typeof FAIL_REASONS)[number];

export type StopEvent = 'arrived' | 'completed' | 'failed' | 'skipped';

export const STOP_MACHINE: Machine<StopStatus, StopEvent> = {
  entity: 'Stop',
  states: STOP_STATUSES,
  transitions: [
    { from: ['pending', 'arrived'], event: 'arrived', to: 'arrived' },
    { from: ['pending', 'arrived'], event: 'completed', to: 'completed', also: '`stop.completed`' },
    { from: ['failed'], event: 'completed', to: 'completed', also: 'a correction; `stop.completed`' },
    {
      from: ['completed'],
      event: 'completed',
      to: 'same',
      also: 'amends the proof of delivery, no second event',
    },
    { from: ['pending', 'arrived'], event: 'failed', to: 'failed', also: '`stop.failed`' },
    { from: ['pending', 'arrived'], event: 'skipped', to: 'skipped' },
  ],
};

/** The next status of a stop, or why not. */
export function decideStop(status: StopStatus, event: StopEvent): Decision<StopStatus> {
  return decide(STOP_MACHINE, status, event);
}

/** Stops that the driver has yet to finish. */
export const OPEN_STOPS: readonly StopStatus[] = ['pending', 'arrived'];
