/** What a report has a line for. */
import type { REPORT_GROUPS, Resources } from '@waypost/client';

/** A row of the report: what was delivered in a group of it. */
export type Row = Resources['DeliveryReport'];

/** What the rows are grouped by. */
export type Group = (typeof REPORT_GROUPS)[number];
