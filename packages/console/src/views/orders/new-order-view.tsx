/** A new order: whose, for whom, what, and when, in one form; then its labels. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { unwrap, WaypostError } from '@waypost/client';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { api } from '../../api/client';
import { messageOf } from '../../api/errors';
import { type Order, ORDER_QUERIES, refresh, useDepots, useShippers } from '../../api/queries';
import { Button, Check, Field, Select, sendByKey, TextArea } from '../../parts/fields';
import { formatSlot, plural } from '../../parts/format';
import { LeaveGuard } from '../../parts/leave-guard';
import { OrderWarnings } from '../../parts/order-warnings';
import { PrintLink } from '../../parts/print-menu';
import { type PickedSlot, SlotChoices } from '../../parts/slot-picker';
import { NeededRecords } from '../../parts/needed-records';
import { View } from '../../parts/view';
import { ItemRows } from './item-rows';
import {
  EMPTY,
  fieldOf,
  isWholePostcode,
  type NewOrder,
  nextOrder,
  orderBody,
  stillFits,
  widened,
} from './new-order';

type Saved = { order: Order; slot: PickedSlot | undefined; slotRefused: string | undefined };

export function NewOrderView() {
  const [saved, setSaved] = useState<Saved>();
  const [start, setStart] = useState<NewOrder>();
  return (
    <View title="New order">
      <NeededRecords kinds={['depots', 'shippers']} />
      {saved ? (
        <SavedOrder saved={saved} onNext={() => setSaved(undefined)} />
      ) : (
        <OrderForm
          start={start}
          onSaved={(result, order) => {
            setStart(nextOrder(order));
            setSaved(result);
          }}
        />
      )}
    </View>
  );
}

function OrderForm({
  start,
  onSaved,
}: {
  start: NewOrder | undefined;
  onSaved: (saved: Saved, order: NewOrder) => void;
}) {
  const shippers = useShippers();
  const depots = useDepots();
  const [typed, setTyped] = useState<NewOrder>(start ?? EMPTY);
  const [slot, setSlot] = useState<PickedSlot>();
  const [override, setOverride] = useState(false);
  const [isExchange, setIsExchange] = useState(typed.exchangeFor !== '');
  const order = {
    ...typed,
    shipper: typed.shipper || (shippers[0]?.id ?? ''),
    depot: typed.depot || (depots[0]?.id ?? ''),
  };
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: () => create(order, slot, override),
    onSuccess: (result) => {
      void refresh(queries, ...ORDER_QUERIES);
      onSaved(result, order);
    },
  });
  const hasTyped = slot !== undefined || JSON.stringify(typed) !== JSON.stringify(start ?? EMPTY);
  const refused = save.error ? refusalOf(save.error) : undefined;
  const set = (change: Partial<NewOrder>) => {
    setTyped((before) => ({ ...before, ...change }));
    if (slot && !stillFits(slot, order, { ...order, ...change })) setSlot(undefined);
  };
  const text = (name: TextField) => ({
    value: order[name],
    wrong: refused?.field === name && refused.item === undefined ? refused.text : undefined,
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  const isShown = refused !== undefined && SHOWN_AT.includes(refused.field);
  return (
    <form
      className="new-order"
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        save.mutate();
      }}
      onKeyDown={sendByKey}
    >
      <LeaveGuard when={hasTyped} />
      <div className="new-order-main">
        <Card title="Order">
          <div className="fields">
            <Select
              label="Shipper"
              required
              value={order.shipper}
              options={shippers.map(({ id, name }) => [id, name] as const)}
              onChange={({ target }) => set({ shipper: target.value })}
            />
            <Field label="Reference" required autoFocus maxLength={100} {...text('reference')} />
            <Select
              label="Type"
              value={order.type}
              options={[
                ['delivery', 'Delivery: goods are brought'],
                ['collection', 'Collection: goods are fetched'],
              ]}
              onChange={({ target }) =>
                set({ type: target.value === 'collection' ? 'collection' : 'delivery' })
              }
            />
          </div>
          <details
            open={isExchange || refused?.field === 'exchangeFor'}
            onToggle={({ currentTarget }) => setIsExchange(currentTarget.open)}
          >
            <summary>Part of an exchange</summary>
            <Field
              label="Exchanged for"
              hint="Reference of the shipper’s other order: both become one visit."
              {...text('exchangeFor')}
            />
          </details>
        </Card>
        <Card title="Recipient">
          <div className="fields">
            <Field label="Name" autoComplete="off" {...text('name')} />
            <Field label="Phone" type="tel" autoComplete="off" {...text('phone')} />
            <Field label="Email" type="email" autoComplete="off" {...text('email')} />
          </div>
          <div className="fields">
            <Field label="Address" required={!order.exchangeFor} autoComplete="off" {...text('line1')} />
            <Field label="Address line 2" autoComplete="off" {...text('line2')} />
            <Field label="Town" required={!order.exchangeFor} autoComplete="off" {...text('town')} />
            <Field label="Postcode" required={!order.exchangeFor} autoComplete="off" {...text('postcode')} />
          </div>
        </Card>
        <Card title="Goods">
          <ItemRows
            items={order.items}
            wrong={refused?.item === undefined ? undefined : { ...refused, item: refused.item }}
            onChange={(items) => set({ items })}
          />
        </Card>
        <Card title="Service">
          <div className="row new-order-checks">
            <Check
              label="Two people"
              checked={order.twoPeople}
              onChange={({ target }) => set({ twoPeople: target.checked })}
            />
            <Check
              label="Assembly"
              checked={order.assembly}
              onChange={({ target }) => set({ assembly: target.checked })}
            />
            <Check
              label="Take packaging away"
              checked={order.removePackaging}
              onChange={({ target }) => set({ removePackaging: target.checked })}
            />
            <Check
              label="Take an old item away"
              checked={order.disposal}
              onChange={({ target }) => set({ disposal: target.checked })}
            />
          </div>
          <TextArea
            label="Notes for the driver"
            maxLength={2_000}
            value={order.notes}
            onChange={({ target }) => set({ notes: target.value })}
          />
        </Card>
      </div>
      <div className="new-order-side">
        <Card title="When">
          {depots.length > 1 && (
            <Select
              label="From depot"
              value={order.depot}
              options={depots.map(({ id, name }) => [id, name] as const)}
              onChange={({ target }) => set({ depot: target.value })}
            />
          )}
          <div className="new-order-dates">
            <Field label="Not before" type="date" {...text('from')} />
            <Field label="Not after" type="date" {...text('by')} />
          </div>
          <SlotField
            order={order}
            isAsked={shippers.find(({ id }) => id === order.shipper)?.booking.automatic ?? true}
            picked={slot}
            override={override}
            onPick={setSlot}
            onOverride={(on) => {
              setOverride(on);
              setSlot(undefined);
            }}
            onWiden={(date) => set(widened(order, date))}
          />
        </Card>
        {refused && !isShown && (
          <p className="wrong" role="alert">
            {refused.text}
          </p>
        )}
        <div className="row row-end">
          <span className="hint required" aria-hidden="true">
            {' required'}
          </span>
          <Button kind="main" type="submit" disabled={save.isPending}>
            {slot ? 'Save and book' : 'Save the order'}
          </Button>
        </div>
      </div>
    </form>
  );
}

type TextField = { [Name in keyof NewOrder]: NewOrder[Name] extends string ? Name : never }[keyof NewOrder];

/** Fields that show what is wrong with them; the rest is said above the button. */
const SHOWN_AT: readonly string[] = [
  'reference',
  'exchangeFor',
  'name',
  'phone',
  'email',
  'line1',
  'line2',
  'town',
  'postcode',
  'from',
  'by',
  'description',
  'sku',
  'pieces',
  'kg',
  'm3',
  'barcodes',
];

function refusalOf(error: unknown): { field: string; item: number | undefined; text: string } {
  const param = error instanceof WaypostError ? error.param : '';
  return { ...fieldOf(param), text: messageOf(error) };
}

/** Creates the order and books its slot. If the slot has gone meanwhile, the order stays, and is to be booked again. */
async function create(typed: NewOrder, slot: PickedSlot | undefined, override: boolean): Promise<Saved> {
  const order = await unwrap(api.POST('/orders', { body: orderBody(typed) }));
  if (!slot) return { order, slot, slotRefused: undefined };
  try {
    await unwrap(api.POST('/bookings', { body: { order: order.id, slot, override } }));
    return { order, slot, slotRefused: undefined };
  } catch (error) {
    return { order, slot: undefined, slotRefused: messageOf(error) };
  }
}

/** The slots of the postcode's zone, once the postcode is whole. Its zone is the check of the address. */
function SlotField({
  order: { depot, postcode, from, by },
  isAsked,
  picked,
  override,
  onPick,
  onOverride,
  onWiden,
}: {
  order: NewOrder;
  /** Whether the shipper's recipients are asked without anybody's doing. */
  isAsked: boolean;
  picked: PickedSlot | undefined;
  override: boolean;
  onPick: (slot: PickedSlot | undefined) => void;
  onOverride: (on: boolean) => void;
  onWiden: (date: string) => void;
}) {
  if (!isWholePostcode(postcode))
    return (
      <p className="hint">
        Enter a postcode to see free slots.{' '}
        {isAsked ? 'Without one, the recipient is asked.' : 'Without one, the office asks or books later.'}
      </p>
    );
  return (
    <fieldset className="slot-field">
      <legend>Slot</legend>
      <label className="slot-choice slot-none">
        <input type="radio" name="slot" checked={picked === undefined} onChange={() => onPick(undefined)} />
        {isAsked ? 'None yet: the recipient is asked' : 'None yet: the office asks or books later'}
      </label>
      <SlotChoices
        depot={depot}
        postcode={postcode}
        within={{ from, by }}
        picked={picked}
        override={override}
        onPick={onPick}
        onWiden={onWiden}
      />
      <Check
        label="Book even if it is full"
        checked={override}
        onChange={({ target }) => onOverride(target.checked)}
      />
    </fieldset>
  );
}

function SavedOrder({ saved: { order, slot, slotRefused }, onNext }: { saved: Saved; onNext: () => void }) {
  return (
    <section className="card new-order-saved" aria-label="Saved">
      <p role="status">
        <b>{order.reference}</b> is saved
        {slot ? `, booked for ${formatSlot(slot)}.` : '.'}
      </p>
      {slotRefused !== undefined && (
        <p className="wrong" role="alert">
          It has no slot: {slotRefused}
        </p>
      )}
      <OrderWarnings order={order} />
      <div className="row">
        <PrintLink
          path={`/orders/${order.id}/labels`}
          label={`Print ${plural(order.pieces.expected, 'label')}`}
          look="button button-main"
        />
        <Link className="button" to="/orders/$id" params={{ id: order.id }}>
          Open the order
        </Link>
        <Button autoFocus onClick={onNext}>
          Another order
        </Button>
      </div>
    </section>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card stack" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
