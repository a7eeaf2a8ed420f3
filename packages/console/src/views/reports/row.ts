/** What a report has a line for. */
import type { Resources } from '@waypost/client';

/** A row of the report: what was delivered in a group of it. */
export type Row = Resources['DeliveryReport'];
