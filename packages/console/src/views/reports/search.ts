/** Range and filters of the reports, as read from the address; all sections share them. */
import { FAIL_REASONS, OUTSIDE_OFS, VISIT_OUTCOMES } from '@waypost/client';

export type ReportSearch = {
  from?: string;
  to?: string;
  /** The day whose hand-overs are listed. */
  date?: string;
  /** The driver whose visits are listed. */
  driver?: string;
  /** Which visits are listed. */
  only?: Only;
} & Narrowed;

export const ONLY = [...VISIT_OUTCOMES, ...FAIL_REASONS, ...OUTSIDE_OFS] as const;
/** Visits that ended so, failed for a reason, or were outside of what was booked or promised. */
export type Only = (typeof ONLY)[number];

export const ONLY_WORDS: Record<Only, string> = {
  completed: 'Completed',
  failed: 'Failed',
  skipped: 'Skipped',
  no_answer: 'Failed: no answer',
  refused: 'Failed: refused',
  wrong_item: 'Failed: wrong item',
  damaged: 'Failed: damaged',
  no_access: 'Failed: no access',
  other: 'Failed: other',
  slot: 'Outside the booked slot',
  window: 'Outside the promised window',
};

/** Returns what the API is asked for visits: which of them. */
export function visitsQuery({ driver, only }: ReportSearch) {
  const outcome = VISIT_OUTCOMES.find((one) => one === only);
  const reason = FAIL_REASONS.find((one) => one === only);
  const outside = OUTSIDE_OFS.find((one) => one === only);
  return {
    ...(driver && { driver }),
    ...(outcome && { outcome }),
    ...(reason && { reason }),
    ...(outside && { outside }),
  };
}

/** Of one shipper or depot alone. */
export type Narrowed = { shipper?: string; depot?: string };

const DATE = /^\d{4}-\d\d-\d\d$/;

export function readPeriod(search: Record<string, unknown>): ReportSearch {
  const text = (name: string, isRight: (value: string) => boolean) => {
    const value = search[name];
    return typeof value === 'string' && isRight(value) ? { [name]: value } : {};
  };
  const date = (name: string) => text(name, (value) => DATE.test(value));
  const id = (name: string) => text(name, (value) => value !== '');
  return {
    ...date('from'),
    ...date('to'),
    ...date('date'),
    ...id('shipper'),
    ...id('depot'),
    ...id('driver'),
    ...text('only', (value) => ONLY.some((one) => one === value)),
  };
}

/** Returns whose figures are asked for. */
export const narrowedBy = ({ shipper, depot }: ReportSearch): Narrowed => ({
  ...(shipper && { shipper }),
  ...(depot && { depot }),
});
