/**
 * Decides about an order's damaged pieces: each is delivered as it is or goes back, or the order waits. The shipper
 * can be told, and photos are kept.
 */
import { useQuery } from '@tanstack/react-query';
import { type Resources, unwrap } from '@waypost/client';
import { useState } from 'react';
import { useClock } from '../api/clocks';
import { api } from '../api/client';
import { messageOf } from '../api/errors';
import { patchOrder } from '../api/order-changes';
import { uploadPhoto } from '../api/photos';
import {
  type Order,
  ORDER_QUERIES,
  orderQuery,
  piecesQuery,
  scansQuery,
  useChange,
  useDepots,
  useShippers,
} from '../api/queries';
import { useMode } from '../api/mode';
import { whyNot } from './allowed';
import { ClosingDialog } from './closing-dialog';
import { Dialog } from './dialog';
import { Button, sendByKey, TextArea } from './fields';
import { formatSlot, humanise } from './format';
import { type Piece, pieceName } from './goods';
import { Photo } from './photo';
import { PhotoButton } from './photo-field';
import { useKeys } from './use-keys';

/** Shows the damaged pieces of an order, or the one with this barcode, as long as they are. */
export function Damage({
  order: id,
  barcode,
  hasKeys = false,
  onDone,
}: {
  order: string;
  barcode?: string;
  /** Where single keys are free: `d`, `t`, `b` and `h` act on the first piece. */
  hasKeys?: boolean;
  /** Called once it is decided, or put off. */
  onDone?: () => void;
}) {
  const { mode } = useMode();
  const { data: order } = useQuery(orderQuery(mode, id));
  const { data: pieces = [] } = useQuery(piecesQuery(mode, id));
  const damaged = pieces.filter(
    ({ status, barcode: own }) => status === 'damaged' && (barcode === undefined || own === barcode),
  );
  if (!order) return null;
  return damaged.map((piece, index) => (
    <DamagedPiece
      key={piece.id}
      order={order}
      piece={piece}
      hasKeys={hasKeys && index === 0}
      onDone={onDone}
    />
  ));
}

function DamagedPiece({
  order,
  piece,
  hasKeys,
  onDone,
}: {
  order: Order;
  piece: Piece;
  hasKeys: boolean;
  onDone: (() => void) | undefined;
}) {
  const [open, setOpen] = useState<'tell' | 'return'>();
  const what = `${pieceName(order.items, piece)}, ${piece.number}`;
  const deliver = useChange(
    async (isAsItIs: boolean) => {
      await scan(piece, isAsItIs ? { type: 'depot_in', repaired: true } : { type: 'damaged' });
      const text = isAsItIs
        ? `${what}, goes to the recipient as it is, though damaged.`
        : `${what}, does not go to the recipient as it is, after all.`;
      await comment(order.id, { text }).catch((error: unknown) => {
        throw new Error(`It is scanned, but the comment was not kept: ${messageOf(error)}`);
      });
    },
    {
      invalidates: ORDER_QUERIES,
      success: (_, isAsItIs) =>
        `${what}, ${isAsItIs ? 'goes to the recipient as it is' : 'is damaged, as before'}.`,
      offer: (isAsItIs) => (isAsItIs ? { label: 'Undo', run: () => deliver.mutate(false) } : undefined),
    },
  );
  const hold = useChange((isHeld: boolean) => patchOrder(order.id, { hold: isHeld }), {
    invalidates: ORDER_QUERIES,
    success: (_, isHeld) => `${order.reference} is ${isHeld ? 'on hold' : 'no longer on hold'}.`,
    offer: (isHeld) => (isHeld ? { label: 'Undo', run: () => hold.mutate(false) } : undefined),
  });
  const done = { onSuccess: () => onDone?.() };
  const asItIs = () => deliver.mutate(true, done);
  const putOnHold = () => hold.mutate(true, done);
  const whyNotHeld = order.status === 'on_hold' ? 'It is on hold.' : whyNot('hold', order);
  const whyNotBack = whyNot('return', order) && whyNotHeld;
  const isBusy = deliver.isPending || hold.isPending;
  useKeys(
    {
      d: asItIs,
      t: () => setOpen('tell'),
      ...(whyNotBack === undefined && { b: () => setOpen('return') }),
      ...(whyNotHeld === undefined && { h: putOnHold }),
    },
    hasKeys && !isBusy && open === undefined,
  );
  const hint = (key: string) => (hasKeys ? <kbd aria-hidden="true">{key}</kbd> : undefined);
  const keyOf = (key: string) => (hasKeys ? { 'aria-keyshortcuts': key } : {});
  return (
    <section className="damage stack" aria-label={`${what}, is damaged`}>
      <p>
        <b>{what}, is damaged.</b> What becomes of it?{' '}
        <span className="hint">
          {order.reference} for {order.recipient.name}
          {order.slot && `, ${formatSlot(order.slot)}`}
        </span>
      </p>
      <Photos order={order.id} piece={piece} />
      <div className="row">
        <Button disabled={isBusy} {...keyOf('d')} onClick={asItIs}>
          Deliver as it is {hint('d')}
        </Button>
        <Button {...keyOf('t')} onClick={() => setOpen('tell')}>
          Tell the shipper… {hint('t')}
        </Button>
        <Button
          disabled={whyNotBack !== undefined}
          title={whyNotBack}
          {...keyOf('b')}
          onClick={() => setOpen('return')}
        >
          Send back… {hint('b')}
        </Button>
        <Button
          disabled={isBusy || whyNotHeld !== undefined}
          title={whyNotHeld}
          {...keyOf('h')}
          onClick={putOnHold}
        >
          Hold {hint('h')}
        </Button>
        {onDone && (
          <Button kind="quiet" onClick={onDone}>
            Later
          </Button>
        )}
      </div>
      {open === 'tell' && (
        <TellDialog order={order} piece={piece} what={what} onClose={() => setOpen(undefined)} />
      )}
      {open === 'return' && (
        <ClosingDialog
          order={order}
          how="return"
          why={`${what}, is damaged.`}
          onClose={() => setOpen(undefined)}
          onDone={onDone}
        />
      )}
    </section>
  );
}

/** The photos of a piece, and adding one, which is another scan of it. */
function Photos({ order, piece }: { order: string; piece: Piece }) {
  const { mode } = useMode();
  const { data: scans = [] } = useQuery(scansQuery(mode, order, piece.id));
  const add = useChange(
    async (file: Blob) => {
      const { id } = await uploadPhoto(file);
      await scan(piece, { type: 'damaged', photo_ids: [id] });
    },
    { success: () => 'The photo is kept with the piece.', invalidates: ['order'] },
  );
  const photos = scans.flatMap(({ photo_ids: ids }) => ids);
  return (
    <div className="row">
      {photos.map((photo, index) => (
        <Photo key={photo} id={photo} name={`Photo ${index + 1}`} />
      ))}
      <PhotoButton name={piece.barcode} onPhoto={(file) => add.mutate(file)} />
    </div>
  );
}

/** A comment for the shipper, who gets it by email if it has an address. */
function TellDialog({
  order: { id, reference, shipper: of },
  piece: { last_scan: seen },
  what,
  onClose,
}: {
  order: Order;
  piece: Piece;
  what: string;
  onClose: () => void;
}) {
  const clock = useClock();
  const depot = useDepots().find((one) => one.id === seen?.depot)?.name;
  const address = useShippers().find((one) => one.id === of.id)?.contact_email;
  const where = [depot && ` at ${depot}`, seen && `, ${clock.moment(seen.at)}`].filter(Boolean).join('');
  const offered = `${what}, of your order ${reference} was found damaged${where}.`;
  const [text, setText] = useState(offered);
  const tell = useChange(() => comment(id, { text: text.trim(), ...(address && { email_shipper: true }) }), {
    success: () => (address ? `${of.name} is told by email.` : `The comment for ${of.name} is kept.`),
    invalidates: ['order', 'orders'],
  });
  const send = () => tell.mutate(undefined, { onSuccess: onClose });
  return (
    <Dialog title={`Tell ${of.name}`} open onClose={onClose} hasText={text !== offered && !tell.isSuccess}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
        onKeyDown={sendByKey}
      >
        <TextArea
          label="Message"
          hint={
            address
              ? `Goes to ${address}, and is a comment on the order. The recipient does not read it.`
              : `${of.name} has no email address: it is a comment on the order, for its portal. The recipient does not read it.`
          }
          required
          maxLength={2_000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div className="row row-end">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="main" type="submit" disabled={text.trim() === '' || tell.isPending}>
            {address ? 'Send' : 'Add comment'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const comment = (order: string, body: Resources['CommentInput']) =>
  unwrap(api.POST('/orders/{order_id}/comments', { params: { path: { order_id: order } }, body }));

/** Scans a piece where it was seen last. */
async function scan(
  { barcode, last_scan: seen }: Piece,
  input: Omit<Resources['ScanInput'], 'barcode'>,
): Promise<void> {
  const one = { barcode, ...(seen?.depot && { depot: seen.depot }), ...input };
  const { rejected } = await unwrap(api.POST('/scans', { body: { scans: [one] } }));
  if (rejected[0]) throw new Error(`${humanise(rejected[0].reason)}.`);
}
