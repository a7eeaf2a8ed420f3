/** Gives the slot of an order back, for a visit that will not take place. */
import { unwrap } from '@waypost/client';
import { api } from '../../api/client';
import { type Order, ORDER_QUERIES, useChange } from '../../api/queries';
import { formatSlot } from '../../parts/format';
import { FormDialog } from '../../parts/form-dialog';

export function UnbookDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const unbook = useChange(
    ({ reason, ask, offer_from: from }: Record<string, string>) =>
      unwrap(
        api.POST('/orders/{order_id}/unbook', {
          params: { path: { order_id: order.id } },
          body: { ask: ask === 'yes', ...(reason && { reason }), ...(from && { offer_from: from }) },
        }),
      ),
    { success: () => 'The slot is given back.', invalidates: ORDER_QUERIES, errorsInForm: true },
  );
  return (
    <FormDialog
      title={`Give back the slot of ${order.reference}?`}
      submitLabel="Give it back"
      busy={unbook.isPending}
      error={unbook.error}
      fields={[
        { name: 'reason', label: 'Reason', hint: 'The recipient reads it.', wide: true },
        { name: 'ask', label: 'Tell the recipient, and ask for another slot', type: 'check', wide: true },
        {
          name: 'offer_from',
          label: 'Earliest date to offer',
          type: 'date',
          hint: 'Leave empty for the day after.',
        },
      ]}
      initial={{ ask: 'yes' }}
      onClose={onClose}
      onSubmit={(values) => unbook.mutate(values, { onSuccess: onClose })}
    >
      <p>
        {order.slot && <>Its visit on {formatSlot(order.slot)} will not take place. </>}
        The order leaves its route. The recipient is asked only if the goods are in; otherwise they are told.
      </p>
    </FormDialog>
  );
}
