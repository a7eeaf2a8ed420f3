/** What deliveries are reported by, and for how long. */
export const REPORT_KEYS = ['day', 'depot', 'shipper', 'driver'] as const;
export type ReportKey = (typeof REPORT_KEYS)[number];

/** The most days of a report, and those of one for which no days are named. */
export const MOST_REPORT_DAYS = 366;
export const USUAL_REPORT_DAYS = 30;
