/** Range and filters of the reports, as read from the address; all sections share them. */
export type ReportSearch = {
  from?: string;
  to?: string;
  /** The day whose hand-overs are listed. */
  date?: string;
} & Narrowed;

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
  return { ...date('from'), ...date('to'), ...date('date'), ...id('shipper'), ...id('depot') };
}

/** Returns whose figures are asked for. */
export const narrowedBy = ({ shipper, depot }: ReportSearch): Narrowed => ({
  ...(shipper && { shipper }),
  ...(depot && { depot }),
});
