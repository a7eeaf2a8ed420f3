/** Splits an order: the pieces that come later become an order of their own. */
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { unwrap } from '@waypost/client';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { type Order, ORDER_QUERIES, piecesQuery, useChange } from '../../api/queries';
import { Choices } from '../../parts/choices';
import { humanise, plural } from '../../parts/format';
import { pieceName } from '../../parts/goods';
import { FormDialog } from '../../parts/form-dialog';
import { QueryState } from '../../parts/states';

export function SplitDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const navigate = useNavigate();
  const found = useQuery(piecesQuery(useMode().mode, order.id));
  const [later, setLater] = useState<string[]>([]);
  const pieces = (found.data ?? []).filter(({ status }) => status !== 'delivered');
  const split = useChange(
    ({ reference }: Record<string, string>) =>
      unwrap(
        api.POST('/orders/{order_id}/split', {
          params: { path: { order_id: order.id } },
          body: { barcodes: later, ...(reference && { reference }) },
        }),
      ),
    {
      success: ({ reference, pieces: { expected } }) => `${plural(expected, 'piece')} moved to ${reference}.`,
      invalidates: ORDER_QUERIES,
      errorsInForm: true,
    },
  );
  return (
    <FormDialog
      title={`Split ${order.reference}`}
      submitLabel="Split"
      busy={split.isPending || later.length === 0 || later.length === pieces.length}
      error={split.error}
      fields={[
        {
          name: 'reference',
          label: 'Reference of the second order',
          hint: 'Leave empty to add a number to this one’s.',
          wide: true,
        },
      ]}
      onClose={onClose}
      onSubmit={(values) =>
        split.mutate(values, {
          onSuccess: ({ id }) => {
            // Once it is closed, nothing written in it is left behind.
            flushSync(onClose);
            void navigate({ to: '/orders/$id', params: { id } });
          },
        })
      }
    >
      <QueryState query={found}>
        {() => (
          <Choices
            legend="Pieces that come later; at least one stays"
            options={pieces.map(
              ({ barcode, number, status }) =>
                [
                  barcode,
                  `${pieceName(order.items, { number })} · ${barcode} · ${humanise(status)}`,
                ] as const,
            )}
            chosen={later}
            onChange={setLater}
          />
        )}
      </QueryState>
    </FormDialog>
  );
}
