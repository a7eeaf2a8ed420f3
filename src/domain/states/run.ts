/** A run's life: a published route as it is driven. */
import { stateTable } from './machine.js';

export const RUN_STATUSES = ['published', 'started', 'completed'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

export type RunEvent = 'started' | 'completed';

export const RUN_MACHINE = stateTable<RunStatus, RunEvent>({
  entity: 'Run',
  states: RUN_STATUSES,
  begins: 'published',
  transitions: [
    {
      from: ['published'],
      event: 'started',
      to: 'started',
      also: '`run.started`; orders are out for delivery',
    },
    { from: ['started'], event: 'started', to: 'same' },
    {
      from: ['published', 'started'],
      event: 'completed',
      to: 'completed',
      also: '`run.completed`, when no stop is open',
    },
  ],
  refusals: [
    {
      from: ['completed'],
      events: ['started'],
      code: 'invalid_state',
      because: () => 'is already completed.',
    },
  ],
});

/** A run whose van is out. */
export const UNDER_WAY: RunStatus = 'started';
