/** The rules by which a courier's days are planned (docs/behaviour.md "Planning"). */
import type { WorkRules } from './routing-problem.js';

/** Staffing of vans: by their own `crew`, regardless of people, or by the people on file. */
export const STAFFING = ['vans', 'people'] as const;

/** Minutes, unless the name says otherwise. A courier may set its own. */
export type PlanningSettings = {
  staffing: (typeof STAFFING)[number];
  /** 0: no breaks. */
  break_minutes: number;
  /** The most work without a break. */
  break_after_minutes: number;
  /** From the beginning of loading to the return. */
  max_duty_minutes: number;
  max_drive_minutes: number;
  /** At the depot, before the van leaves. */
  loading_minutes: number;
  /** Value of keeping an order on its van when a day is planned again. */
  moved_stop_metres: number;
  /** An order booked for a day that has drafts joins them automatically. */
  join_drafts: boolean;
  /** A window that a held-back change moves by less is not told. */
  tell_from_minutes: number;
};

/**
 * Defaults. The break is that of the Road Transport (Working Time) Regulations 2005, regulation 7: 30 minutes after at
 * most six hours of work. Ten hours of driving and eleven of duty are the daily limits of the Transport Act 1968,
 * section 96. An order changes vans when that saves half a mile.
 */
export const PLANNING_SETTINGS: PlanningSettings = {
  staffing: 'vans',
  break_minutes: 30,
  break_after_minutes: 360,
  max_duty_minutes: 660,
  max_drive_minutes: 600,
  loading_minutes: 0,
  moved_stop_metres: 800,
  join_drafts: false,
  tell_from_minutes: 30,
};

/** Returns whether people on file limit the routes, given the courier's own settings `own`. */
export const isStaffedByPeople = ({
  staffing = PLANNING_SETTINGS.staffing,
}: {
  readonly staffing?: PlanningSettings['staffing'] | undefined;
}) => staffing === 'people';

/** Returns the rules of work that settings state; one that is left out does not apply. */
export function workRules(settings: {
  readonly [Key in keyof PlanningSettings]?: PlanningSettings[Key] | undefined;
}): WorkRules {
  const { break_minutes: pause, break_after_minutes: after, loading_minutes: loading } = settings;
  const { max_duty_minutes: duty, max_drive_minutes: drive } = settings;
  return {
    ...(pause && after ? { break: { seconds: pause * 60, afterSeconds: after * 60 } } : {}),
    ...(duty === undefined ? {} : { maxDutySeconds: duty * 60 }),
    ...(drive === undefined ? {} : { maxDriveSeconds: drive * 60 }),
    ...(loading ? { loadingSeconds: loading * 60 } : {}),
  };
}
