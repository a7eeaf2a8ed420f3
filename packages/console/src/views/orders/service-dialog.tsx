/** Changes what is to be done for an order: its depot, crew, extras and dates. */
import { patchOrder } from '../../api/order-changes';
import { type Order, ORDER_QUERIES, useChange, useDepots } from '../../api/queries';
import { FormDialog } from '../../parts/form-dialog';

export function ServiceDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const depots = useDepots();
  const { service } = order;
  const save = useChange(
    ({ depot, crew, assembly, packaging, disposal, from, by }: Record<string, string>) =>
      patchOrder(order.id, {
        ...(depot && depot !== order.depot && { depot }),
        service: {
          crew: crew === 'yes' ? 2 : 1,
          assembly: assembly === 'yes',
          remove_packaging: packaging === 'yes',
          disposal: disposal === 'yes',
        },
        deliver_from: from || null,
        deliver_by: by || null,
      }),
    {
      success: ({ reference }) => `${reference} is changed.`,
      invalidates: ORDER_QUERIES,
      errorsInForm: true,
    },
  );
  const yes = (is: boolean) => (is ? 'yes' : '');
  return (
    <FormDialog
      title={`Service of ${order.reference}`}
      submitLabel="Save"
      busy={save.isPending}
      error={save.error}
      fields={[
        {
          name: 'depot',
          label: 'Depot',
          type: 'select',
          options: [
            ...(order.depot === undefined ? [['', 'None yet'] as const] : []),
            ...depots.map(({ id, name }) => [id, name] as const),
          ],
        },
        { name: 'from', label: 'Not before', type: 'date', param: 'deliver_from' },
        { name: 'by', label: 'Not after', type: 'date', param: 'deliver_by' },
        { name: 'crew', label: 'Two people', type: 'check' },
        { name: 'assembly', label: 'Assembly', type: 'check' },
        { name: 'packaging', label: 'Take packaging away', type: 'check' },
        { name: 'disposal', label: 'Take an old item away', type: 'check' },
      ]}
      initial={{
        depot: order.depot ?? '',
        from: order.deliver_from ?? '',
        by: order.deliver_by ?? '',
        crew: yes(service.crew === 2),
        assembly: yes(service.assembly),
        packaging: yes(service.remove_packaging),
        disposal: yes(service.disposal),
      }}
      onClose={onClose}
      onSubmit={(values) => save.mutate(values, { onSuccess: onClose })}
    />
  );
}
