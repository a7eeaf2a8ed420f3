/** Corrects an order's goods, line by line, until a piece is scanned; its pieces are recreated. */
import { WaypostError } from '@waypost/client';
import { useState } from 'react';
import { messageOf } from '../../api/errors';
import { patchOrder } from '../../api/order-changes';
import { type Order, ORDER_QUERIES, useChange } from '../../api/queries';
import { FormDialog } from '../../parts/form-dialog';
import { ItemRows } from './item-rows';
import { fieldOf, itemBody, itemTyped } from './new-order';

export function GoodsDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const [known] = useState(() => order.items.map(itemTyped));
  const [items, setItems] = useState(known);
  const save = useChange(() => patchOrder(order.id, { items: items.map(itemBody) }), {
    success: ({ reference }) => `The goods of ${reference} are changed.`,
    invalidates: ORDER_QUERIES,
    errorsInForm: true,
  });
  const refused = save.error instanceof WaypostError ? fieldOf(save.error.param) : undefined;
  const wrong =
    refused?.item === undefined
      ? undefined
      : { item: refused.item, field: refused.field, text: messageOf(save.error) };
  return (
    <FormDialog
      title={`Goods of ${order.reference}`}
      submitLabel="Save"
      wide
      busy={save.isPending}
      error={wrong ? undefined : save.error}
      fields={[]}
      hasMore={items !== known}
      onClose={onClose}
      onSubmit={() => save.mutate(undefined, { onSuccess: onClose })}
    >
      <ItemRows items={items} wrong={wrong} onChange={(changed) => setItems([...changed])} />
      <p className="hint">Printed labels belong to the old pieces: print them again.</p>
    </FormDialog>
  );
}
