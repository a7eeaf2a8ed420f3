/** The range of days of a report. */
import type { Scope } from '../../db/scope.js';
import { AppError } from '../../domain/errors.js';
import { addDays, daysBetween, localDateTime } from '@waypost/base/local-time';
import { MAX_REPORT_DAYS, USUAL_REPORT_DAYS } from '../../resources/delivery-report.js';
import type { DaysQuery } from './schemas.js';

/**
 * Returns the range, both ends included. Throws 422 `invalid_value` for a range that ends before it begins, or is too
 * long.
 */
export function daysOf({ now, tenant }: Scope, query: DaysQuery): { from: string; to: string } {
  const today = localDateTime(now, tenant.timezone).date;
  const to = query.to ?? (query.from !== undefined && query.from > today ? query.from : today);
  const from = query.from ?? addDays(to, 1 - USUAL_REPORT_DAYS);
  const days = daysBetween(from, to) + 1;
  if (days < 1)
    throw new AppError('invalid_value', { message: '`to` must not be before `from`.', param: 'to' });
  if (days > MAX_REPORT_DAYS) {
    throw new AppError('invalid_value', {
      message: `A report can span at most ${MAX_REPORT_DAYS} days, not ${days}.`,
      param: 'to',
    });
  }
  return { from, to };
}
