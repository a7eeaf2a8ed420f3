/** The life of a request to the route agent: it ends with or without a suggestion. */
import { stateTable } from './machine.js';

export const AGENT_REQUEST_OUTCOMES = ['pending', 'suggestion', 'nothing'] as const;
export type AgentRequestOutcome = (typeof AGENT_REQUEST_OUTCOMES)[number];

export type AgentRequestEvent = 'suggested' | 'found_nothing';

export const AGENT_REQUEST_MACHINE = stateTable<AgentRequestOutcome, AgentRequestEvent>({
  entity: 'Agent request',
  states: AGENT_REQUEST_OUTCOMES,
  begins: 'pending',
  transitions: [
    { from: ['pending'], event: 'suggested', to: 'suggestion', also: '`agent.suggestion_created`' },
    { from: ['pending'], event: 'found_nothing', to: 'nothing', also: 'with the `reason`' },
  ],
});
