/** The life of a webhook endpoint: whether anything is sent to it. */
import { stateTable } from './machine.js';

export const ENDPOINT_STATUSES = ['enabled', 'disabled'] as const;
export type EndpointStatus = (typeof ENDPOINT_STATUSES)[number];

export type EndpointEvent = 'enabled' | 'disabled';

export const ENDPOINT_MACHINE = stateTable<EndpointStatus, EndpointEvent>({
  entity: 'Endpoint',
  states: ENDPOINT_STATUSES,
  begins: 'enabled',
  transitions: [
    { from: ['disabled'], event: 'enabled', to: 'enabled' },
    {
      from: ['enabled'],
      event: 'disabled',
      to: 'disabled',
      also: 'by a person, by HTTP 410, or after five days of failure',
    },
    { from: ['enabled'], event: 'enabled', to: 'same' },
    { from: ['disabled'], event: 'disabled', to: 'same' },
  ],
});
