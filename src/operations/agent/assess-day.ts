/**
 * Looks at a day with published routes as it is: vans that stand, vans that will be too late, too few vans or too
 * many.
 */
import type { Scope } from '../../db/scope.js';
import { SUGGESTION_MACHINE } from '../../domain/states/suggestion.js';
import type { SuggestionTrigger } from '../../domain/suggestion.js';
import type { AgentRequestRow } from '../../records/agent-requests.js';
import { listSuggestions } from '../../records/suggestions/rows.js';
import { lookAtBreakdown } from './breakdown.js';
import { lookAtCapacity } from './capacity.js';
import type { LiveDay } from './day-snapshot.js';
import type { Ways } from './strategy.js';
import { lookAtLateRun } from './running-late.js';

/** Something about a day that can be the cause of a suggestion, and what could be done. */
export type CauseOfDay = { trigger: SuggestionTrigger; subject: string | null; ways: Ways };

/**
 * Returns the causes on the day, the worst first; one that an open suggestion is already about is named, and left
 * alone.
 */
export async function lookAtDay(scope: Scope, request: AgentRequestRow, day: LiveDay): Promise<CauseOfDay[]> {
  const { rows: open } = await listSuggestions(scope, { date: day.date, status: SUGGESTION_MACHINE.begins });
  const causes: CauseOfDay[] = [];
  let isDecidedOn = true;
  for (const { trigger, subject } of causesOn(day)) {
    const standing = open.find((other) => other.trigger === trigger && other.subject === subject);
    const ways = standing
      ? { nothing: `Suggestion ${standing.id} about ${subject} is open already.` }
      : await LOOKS[trigger](scope, { ...request, subject }, day);
    causes.push({ trigger, subject, ways });
    isDecidedOn &&= !standing;
  }
  // How many vans are needed shows once it is decided which of them help one another.
  if (!isDecidedOn) return causes;
  const ways = await lookAtCapacity(scope, request, day);
  return [...causes, { trigger: 'capacity', subject: null, ways }];
}

const LOOKS = {
  breakdown: lookAtBreakdown,
  running_late: lookAtLateRun,
} as const;

function causesOn({ routes }: LiveDay): { trigger: keyof typeof LOOKS; subject: string }[] {
  const broken = routes
    .filter(({ usable }) => !usable)
    .map(({ run, route }) => (run?.broken_down_at ? run.id : route.vehicle));
  const driving = routes.flatMap(({ usable, run }) => (usable && run?.status === 'started' ? run.id : []));
  return [
    ...broken.map((subject) => ({ trigger: 'breakdown' as const, subject })),
    ...driving.map((subject) => ({ trigger: 'running_late' as const, subject })),
  ];
}
