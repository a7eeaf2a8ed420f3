/** The report's period and whose it is, as read from the address. */
export type ReportSearch = { from?: string; to?: string } & Narrowed;

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
  return { ...date('from'), ...date('to'), ...id('shipper'), ...id('depot') };
}
