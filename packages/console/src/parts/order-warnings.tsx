/** Why an order cannot be planned as it is. */
import type { Order } from '../api/queries';

export function OrderWarnings({ order }: { order: Order }) {
  return order.warnings?.map(({ code, message }) => (
    <p key={code} className="status status-warn">
      {message}
    </p>
  ));
}
