/** An item of the inbox, typed by its kind. */
import type { Resources } from '@waypost/client';
import type { Order } from '../../api/queries';
import { whyNot } from '../../parts/allowed';

export type Reply = Resources['Reply'];
export type OrderItem = { id: string; at: string; order: Order } & (
  | { kind: 'reply'; reply: Reply }
  | { kind: 'failed_request' | 'unanswered'; request: Resources['BookingRequest'] }
  | { kind: 'office' | 'failed_delivery' }
  | { kind: 'goods_short' | 'misrouted' }
  | { kind: 'unplannable' | 'doubtful_postcode'; warning: Resources['OrderWarning'] }
  | { kind: 'failed_message' | 'unknown_message'; message: Resources['Message'] }
);
type FailedJob = NonNullable<Resources['InboxItem']['job']>;
/** A plan or an import that failed; it is about no order. */
export type JobItem = { id: string; at: string; kind: 'failed_job'; job: FailedJob };
export type Item = OrderItem | JobItem;

/** Returns an item as the API lists it by its kind; undefined without the record that its kind is about. */
export function itemOf({
  id,
  at,
  order,
  kind,
  reply,
  request,
  message,
  warning,
  job,
}: Resources['InboxItem']): Item | undefined {
  if (kind === 'failed_job') return job && { id, at, kind, job };
  if (order === null) return undefined;
  const item = { id, at, order };
  switch (kind) {
    case 'reply':
      return reply ? { ...item, kind, reply } : undefined;
    case 'failed_request':
    case 'unanswered':
      return request ? { ...item, kind, request } : undefined;
    case 'failed_message':
    case 'unknown_message':
      return message ? { ...item, kind, message } : undefined;
    case 'unplannable':
    case 'doubtful_postcode':
      return warning ? { ...item, kind, warning } : undefined;
    case 'office':
    case 'failed_delivery':
    case 'goods_short':
    case 'misrouted':
      return { ...item, kind };
  }
}

/** What waits for goods or for a correction: asking the recipient would not help. */
const WAITS: Partial<Record<Item['kind'], true>> = {
  ...{ goods_short: true, misrouted: true, unplannable: true, doubtful_postcode: true },
};
export const waitsForOffice = ({ kind }: Item) => WAITS[kind] === true;

const JOBS: Record<FailedJob['type'], string> = {
  order_import: 'Import of orders',
  route_optimisation: 'Plan of a day',
  day_postponement: 'Postponement of a day',
};

/** Name of an item: the order's reference, or the job's purpose. */
export function nameOf(item: Item): string {
  if (item.kind !== 'failed_job') return item.order.reference;
  return JOBS[item.job.type];
}

/** Whether the item's order can be cancelled now. */
export const canCancel = (item: Item): item is OrderItem =>
  item.kind !== 'failed_job' && whyNot('cancel', item.order) === undefined;

/** Whether the item can be retried together with others. */
export const canRetry = (item: Item): item is OrderItem =>
  item.kind === 'failed_request' || item.kind === 'unanswered' || item.kind === 'failed_message';
