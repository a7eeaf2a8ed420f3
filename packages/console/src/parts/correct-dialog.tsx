/** The dialog that corrects an order's recipient. */
import { useState } from 'react';
import { patchOrder } from '../api/order-changes';
import { type Order, ORDER_QUERIES, useChange } from '../api/queries';
import { Dialog } from './dialog';
import { Button, Field, TextArea } from './fields';

const FIELDS = [
  ['name', 'Name'],
  ['phone', 'Phone'],
  ['email', 'Email'],
  ['line1', 'Address'],
  ['line2', 'Address line 2'],
  ['town', 'Town'],
  ['postcode', 'Postcode'],
] as const;

export function CorrectDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { recipient } = order;
  const [known] = useState({
    name: recipient.name ?? '',
    phone: recipient.phone ?? '',
    email: recipient.email ?? '',
    line1: recipient.address?.line1 ?? '',
    line2: recipient.address?.line2 ?? '',
    town: recipient.address?.town ?? '',
    postcode: recipient.address?.postcode ?? '',
  });
  const [values, setValues] = useState(known);
  const [knownNotes] = useState(order.notes ?? '');
  const [notes, setNotes] = useState(knownNotes);
  const isChanged = notes !== knownNotes || FIELDS.some(([name]) => values[name] !== known[name]);
  const save = useChange(
    () => {
      const { name, phone, email, line1, line2, town, postcode } = values;
      return patchOrder(order.id, {
        recipient: {
          ...(name && { name }),
          ...(phone && { phone }),
          ...(email && { email }),
          address: { line1, ...(line2 && { line2 }), town, postcode },
        },
        notes: notes || null,
      });
    },
    { success: () => 'Order corrected.', invalidates: ORDER_QUERIES },
  );
  return (
    <Dialog title={`Correct ${order.reference}`} open onClose={onClose} hasText={isChanged}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(undefined, { onSuccess: onClose });
        }}
      >
        <div className="fields">
          {FIELDS.map(([name, label]) => (
            <Field
              key={name}
              label={label}
              // Known values can be corrected, but not removed.
              required={known[name] !== '' && name !== 'line2'}
              value={values[name]}
              onChange={(event) => setValues({ ...values, [name]: event.target.value })}
            />
          ))}
        </div>
        <TextArea label="Notes" value={notes} onChange={(event) => setNotes(event.target.value)} />
        <div className="row row-end">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="main" type="submit" disabled={save.isPending}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
