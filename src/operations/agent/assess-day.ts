/**
 * Assesses a day with published routes as it is: vans that broke down, vans that will be too late, too few vans or too
 * many.
 */
import type { Scope } from '../../db/scope.js';
import { SUGGESTION_MACHINE } from '../../domain/states/suggestion.js';
import type { SuggestionTrigger } from '../../domain/suggestion.js';
import type { AgentRequestRow } from '../../records/agent-requests.js';
import { listSuggestions } from '../../records/suggestions/rows.js';
import { breakdownStrategy } from './breakdown.js';
import { capacityStrategy } from './capacity.js';
import type { DaySnapshot } from './day-snapshot.js';
import { runningLateStrategy } from './running-late.js';
import type { RepairOptions } from './strategy.js';

/** Something about a day that can be the cause of a suggestion, and what could be done. */
export type CauseOfDay = { trigger: SuggestionTrigger; subject: string | null; options: RepairOptions };

/**
 * Returns the causes on the day, the worst first; one that an open suggestion is already about is named, and left
 * alone.
 */
export async function assessDay(
  scope: Scope,
  request: AgentRequestRow,
  day: DaySnapshot,
): Promise<CauseOfDay[]> {
  const { rows: open } = await listSuggestions(scope, { date: day.date, status: SUGGESTION_MACHINE.begins });
  const causes: CauseOfDay[] = [];
  let isDecidedOn = true;
  for (const { trigger, subject } of causesOn(day)) {
    const known = open.find((other) => other.trigger === trigger && other.subject === subject);
    const options = known
      ? { nothing: `Suggestion ${known.id} is already open: ${known.summary}` }
      : await STRATEGIES[trigger](scope, { ...request, subject }, day);
    causes.push({ trigger, subject, options });
    isDecidedOn &&= !known;
  }
  // How many vans are needed shows once it is decided which of them help one another.
  if (!isDecidedOn) return causes;
  const options = await capacityStrategy(scope, request, day);
  return [...causes, { trigger: 'capacity', subject: null, options }];
}

const STRATEGIES = {
  breakdown: breakdownStrategy,
  running_late: runningLateStrategy,
} as const;

function causesOn({ routes }: DaySnapshot): { trigger: keyof typeof STRATEGIES; subject: string }[] {
  const broken = routes
    .filter(({ usable }) => !usable)
    .map(({ run, route }) => (run?.broken_down_at ? run.id : route.vehicle));
  const driving = routes.flatMap(({ usable, run }) => (usable && run?.status === 'started' ? run.id : []));
  return [
    ...broken.map((subject) => ({ trigger: 'breakdown' as const, subject })),
    ...driving.map((subject) => ({ trigger: 'running_late' as const, subject })),
  ];
}
