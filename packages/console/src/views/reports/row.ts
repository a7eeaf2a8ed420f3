/** A row of the delivery report. */
import type { REPORT_GROUPS, Resources } from '@waypost/client';

/** The deliveries of one group: a day, depot, shipper or driver. */
export type Row = Resources['DeliveryReport'];

/** How rows of the table are grouped. */
export type Group = Exclude<(typeof REPORT_GROUPS)[number], 'period'>;
