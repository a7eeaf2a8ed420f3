/** A route's life: planned as a draft, then published to its driver and recipients. */
import { stateTable } from './machine.js';

export const ROUTE_STATUSES = ['draft', 'published'] as const;
export type RouteStatus = (typeof ROUTE_STATUSES)[number];

export type RouteEvent = 'published' | 'unpublished';

export const ROUTE_MACHINE = stateTable<RouteStatus, RouteEvent>({
  entity: 'Route',
  states: ROUTE_STATUSES,
  begins: 'draft',
  transitions: [
    {
      from: ['draft'],
      event: 'published',
      to: 'published',
      also: 'a run is created; recipients are texted their window',
    },
    {
      from: ['published'],
      event: 'published',
      to: 'same',
      also: 'the same run again; nobody is texted twice',
    },
    {
      from: ['published'],
      event: 'unpublished',
      to: 'draft',
      also: 'before its run starts; the run is deleted',
    },
    { from: ['draft'], event: 'unpublished', to: 'same' },
  ],
});
