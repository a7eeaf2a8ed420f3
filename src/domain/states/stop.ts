/** A stop's life on its run. */
import { stateTable } from './machine.js';

export const STOP_STATUSES = ['pending', 'arrived', 'completed', 'failed', 'skipped'] as const;
export type StopStatus = (typeof STOP_STATUSES)[number];

export type StopEvent = 'arrived' | 'completed' | 'failed' | 'skipped';

export const STOP_MACHINE = stateTable<StopStatus, StopEvent>({
  entity: 'Stop',
  states: STOP_STATUSES,
  begins: 'pending',
  transitions: [
    { from: ['pending', 'arrived'], event: 'arrived', to: 'arrived' },
    { from: ['pending', 'arrived'], event: 'completed', to: 'completed', also: '`stop.completed`' },
    {
      from: ['failed', 'skipped'],
      event: 'completed',
      to: 'completed',
      also: 'a correction, until the end of the next day; `stop.completed`',
    },
    {
      from: ['completed'],
      event: 'completed',
      to: 'same',
      also: 'amends the proof of delivery, no second event',
    },
    { from: ['pending', 'arrived'], event: 'failed', to: 'failed', also: '`stop.failed`' },
    {
      from: ['skipped'],
      event: 'failed',
      to: 'failed',
      also: 'a correction, until the end of the next day; `stop.failed`',
    },
    { from: ['pending', 'arrived'], event: 'skipped', to: 'skipped' },
  ],
});

/** Stops that the driver has yet to finish. */
export const OPEN_STOPS: readonly StopStatus[] = ['pending', 'arrived'];
