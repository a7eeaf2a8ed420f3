/** What deliveries are reported by, and for how long. */
export const REPORT_KEYS = ['day', 'depot', 'shipper', 'driver'] as const;
export type ReportKey = (typeof REPORT_KEYS)[number];

/** The most days of a report, and the number of days when none are given. */
export const MOST_REPORT_DAYS = 366;
export const USUAL_REPORT_DAYS = 30;
