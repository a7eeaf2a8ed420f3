/**
 * Handles the route agent's suggestions for the day: each is reported with its reason and accepted, as by a dispatcher
 * who trusts the agent. Vans keep driving meanwhile, so a suggestion is sometimes too late; then the agent makes
 * another for the new situation.
 */
import { unwrap, WaypostError } from '@waypost/client';
import type { Suggestion } from './types.js';
import type { World } from './world.js';

type Trigger = Suggestion['trigger'];

export type AgentDesk = {
  /** Accepts the suggestions for the day; resolves to those that were carried out. */
  look: () => Promise<Suggestion[]>;
  /** Returns how many suggestions were made, and how many of them carried out, by trigger. */
  counts: () => Map<Trigger, { made: number; accepted: number }>;
};

const WORDS: Record<Trigger, string> = {
  overnight_plan: 'a better plan',
  breakdown: 'a breakdown',
  failed_stop: 'a failed stop',
  rebooking: 'a late booking',
  capacity: 'vans and orders',
  running_late: 'a late van',
};

/** Creates a desk for the suggestions about the world's day. */
export function createAgentDesk(world: World): AgentDesk {
  const { client, report, depot, date } = world;
  const seen = new Map<string, { trigger: Trigger; accepted: boolean }>();

  async function accept(suggestion: Suggestion): Promise<boolean> {
    const params = { path: { suggestion_id: suggestion.id } };
    try {
      await unwrap(client.POST('/agent/suggestions/{suggestion_id}/accept', { params }));
      return true;
    } catch (error) {
      if (!(error instanceof WaypostError) || error.status !== 409) throw error;
      report.note(`  too late by then (409 ${error.code})`);
      return false;
    }
  }

  return {
    look: async () => {
      const query = { status: 'open', date } as const;
      const { data } = await unwrap(client.GET('/agent/suggestions', { params: { query } }));
      const accepted: Suggestion[] = [];
      for (const suggestion of data.toReversed()) {
        const { id, trigger, summary, reason } = suggestion;
        if (suggestion.depot !== depot || seen.has(id)) continue;
        report.note(`the agent, about ${WORDS[trigger]}: ${world.named(summary)}`);
        report.note(`  ${world.named(reason)}`);
        const isDone = await accept(suggestion);
        seen.set(id, { trigger, accepted: isDone });
        if (isDone) accepted.push(suggestion);
      }
      return accepted;
    },
    counts: () => {
      const counts = new Map<Trigger, { made: number; accepted: number }>();
      for (const { trigger, accepted } of seen.values()) {
        const count = counts.get(trigger) ?? { made: 0, accepted: 0 };
        counts.set(trigger, { made: count.made + 1, accepted: count.accepted + (accepted ? 1 : 0) });
      }
      return counts;
    },
  };
}
