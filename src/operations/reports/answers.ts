/** GET /reports/answers: when recipients answered. */
import { type Columns, CsvFile, csvHeader, csvLines } from '../../api/csv.js';
import type { Scope } from '../../db/scope.js';
import { countAnswers } from '../../records/reply-times.js';
import type { AnswerReport } from '../../resources/answer-report.js';
import type { List } from '../../resources/list.js';
import { daysOf } from './days.js';
import type { DaysQuery } from './schemas.js';

/**
 * GET /reports/answers. Throws 422 `invalid_value` for a range of days that ends before it begins, or is too long.
 */
export async function reportAnswers(
  scope: Scope,
  { query }: { query: DaysQuery },
): Promise<List<AnswerReport>> {
  return { object: 'list', data: await countAnswers(scope, daysOf(scope, query)), has_more: false };
}

export const ANSWER_COLUMNS: Columns<AnswerReport> = {
  day: ({ day }) => day,
  hour: ({ hour }) => hour,
  replies: ({ replies }) => replies,
  links: ({ links }) => links,
};

/** GET /reports/answers as CSV. */
export async function reportAnswersAsCsv(scope: Scope, { query }: { query: DaysQuery }): Promise<CsvFile> {
  const { data } = await reportAnswers(scope, { query });
  const { from, to } = daysOf(scope, query);
  return new CsvFile(`answers-${from}-to-${to}`, csvHeader(ANSWER_COLUMNS) + csvLines(ANSWER_COLUMNS, data));
}
