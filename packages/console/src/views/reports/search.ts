/** The report's period, as read from the address. */
export type ReportSearch = { from?: string; to?: string };

const DATE = /^\d{4}-\d\d-\d\d$/;

export function readPeriod(search: Record<string, unknown>): ReportSearch {
  const date = (name: string) => {
    const value = search[name];
    return typeof value === 'string' && DATE.test(value) ? { [name]: value } : {};
  };
  return { ...date('from'), ...date('to') };
}
