/** The details of the picked stop: its recipient, time and van, what is brought, what was said last, and what to do. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useClock } from '../../api/clocks';
import { useMessages, useReplies, useTimeline } from '../../api/conversation';
import { useMode } from '../../api/mode';
import { type Order, orderQuery } from '../../api/queries';
import { useRights } from '../../api/session';
import { whyNot } from '../../parts/allowed';
import { Button, Status } from '../../parts/fields';
import { humanise, phone, piecesIn } from '../../parts/format';
import { goodsWords } from '../../../../../src/domain/goods';
import { templateWords } from '../../parts/message-words';
import { VisitActions } from '../../parts/visit-actions';
import { whenOf } from '../../parts/visits';
import { lazyDialog } from '../../parts/lazy-dialog';
import type { Visit } from './clock';
import { MOVE_WORDS, type Moving } from './map-menu';
import { isOpen, latenessOf, offWords, type Picked, shownStatus } from './stops';
import { referenceOf } from './day-queries';

// Loaded with the first one that is opened.
const MessageDialog = lazyDialog(() =>
  import('../../parts/message-dialog').then((file) => file.MessageDialog),
);
const BookDialog = lazyDialog(() => import('../../parts/book-dialog').then((file) => file.BookDialog));

export function StopDetail({
  picked: { order: id, stop, lane },
  visit,
  onMove,
  onBack,
  onClose,
}: {
  picked: Picked;
  visit: Visit | undefined;
  /** Asks where the stop is to go; absent for those who may move none. */
  onMove: ((moving: Moving) => void) | undefined;
  /** Returns the focus to the stop on the board. */
  onBack: () => void;
  onClose: () => void;
}) {
  const clock = useClock();
  const { data: order } = useQuery(orderQuery(useMode().mode, id));
  const address = order?.recipient.address ?? stop?.address;
  const late = stop ? latenessOf(stop, visit) : { slot: 0, told: 0 };
  const isStranded = Boolean(lane?.run?.broken_down_at) && stop !== undefined && isOpen(stop);
  const when = isStranded ? 'Stranded' : stop && whenOf(stop, visit, clock);
  return (
    <aside
      className="stop-detail"
      aria-label="Stop"
      onKeyDown={(event) => {
        // A dialog above it closes by itself.
        if (event.key !== 'Escape' || !event.currentTarget.contains(event.target as Node)) return;
        event.stopPropagation();
        onBack();
      }}
    >
      <div className="stop-detail-head">
        <Link to="/orders/$id" params={{ id }}>
          {stop?.reference ?? order?.reference ?? referenceOf(id) ?? 'The order'}
        </Link>
        {stop && <Status of={shownStatus(stop, visit)} />}
        <button type="button" className="icon-button" aria-label="Close the stop" onClick={onClose}>
          ×
        </button>
      </div>
      <p>
        {stop && lane ? (
          <>
            <b>{when}</b> {isStranded ? 'on' : 'by'} {lane.name}, stop {stop.sequence}
            {visit?.slot && ` · booked ${visit.slot.from}–${visit.slot.to}`}
            {visit?.told && ` · told ${visit.told.from}–${visit.told.to}`}
            {visit && ` · ${piecesIn(visit.pieces_in, visit.pieces_expected)}`}
            {late.slot !== 0 && <span className="is-bad"> · {offWords(late.slot)} for the slot</span>}
            {late.told > 0 && late.slot === 0 && (
              <span className="is-bad"> · {offWords(late.told)} for the window told</span>
            )}
            {visit?.crew === 2 && ' · needs 2 people'}
          </>
        ) : (
          <>No van yet{order?.slot && ` · booked for ${order.slot.from}–${order.slot.to}`}</>
        )}
        {stop?.failure_reason && <span className="is-bad"> · {humanise(stop.failure_reason)}</span>}
      </p>
      {order && <p>{order.recipient.name}</p>}
      <p className="hint">
        {address && [address.line1, address.line2, address.town, address.postcode].filter(Boolean).join(', ')}
      </p>
      {order && <p>{goodsWords(order.items)}</p>}
      {order?.notes && <p className="hint">{order.notes}</p>}
      {order && <LastSaid order={order} />}
      {order && <Reach order={order} />}
      {stop && lane?.run && visit?.cancelled !== true && <VisitActions run={lane.run.id} stop={stop} />}
      {onMove && (!stop || isOpen(stop)) && (
        <div className="row stop-reach" role="group" aria-label="Move the stop">
          {(['van', 'after'] as const).map((to) => (
            <Button key={to} onClick={() => onMove({ order: id, to })}>
              {MOVE_WORDS[to]}
            </Button>
          ))}
        </div>
      )}
    </aside>
  );
}

/** What was said last, by either side. */
function LastSaid({ order: { id, recipient } }: { order: Order }) {
  const clock = useClock();
  const messages = useMessages(id).data ?? [];
  const wasDropped = (entry: string) =>
    messages.some((message) => message.id === entry && message.status === 'superseded');
  const last = useTimeline(id).data?.find(
    (entry) => /^(?:message|reply)\./.test(entry.type) && !wasDropped(entry.id),
  );
  const sent = messages.find((message) => message.id === last?.id);
  const reply = useReplies(id, last ? [last] : []).get(last?.id ?? '');
  if (!last) return null;
  const isReply = last.type.startsWith('reply.');
  return (
    <p className="hint stop-said">
      {isReply
        ? `${recipient.name ?? 'They'}: ${reply ? `“${reply.text}”` : '…'}`
        : templateWords(last.type.slice('message.'.length))}{' '}
      ·{' '}
      {sent?.held_until === undefined ? (
        <time dateTime={last.at}>{clock.moment(last.at)}</time>
      ) : (
        `waits until ${clock.moment(sent.held_until)}`
      )}
      {sent?.status === 'failed' && <span className="is-bad"> · failed</span>}
    </p>
  );
}

/** The ways to the recipient, and to another slot. */
function Reach({ order }: { order: Order }) {
  const [open, setOpen] = useState<'text' | 'book'>();
  const { write } = useRights();
  const { name, phone: number, email } = order.recipient;
  const canBook = write && whyNot('book', order) === undefined;
  return (
    <div className="row stop-reach" role="group" aria-label="Reach the recipient">
      {number && (
        <a className="button" href={`tel:${number}`} title={phone(number)}>
          Call
        </a>
      )}
      {write && (number ?? email) && (
        <Button onClick={() => setOpen('text')}>{number ? 'Text' : 'Email'}</Button>
      )}
      {canBook && (
        <Button onClick={() => setOpen('book')}>
          {order.status === 'failed_attempt' ? 'Book again' : order.slot ? 'Change slot…' : 'Book'}
        </Button>
      )}
      <Suspense>
        {open === 'text' && (
          <MessageDialog
            title={`Write to ${name ?? 'the recipient'}`}
            hint={`About ${order.reference}.`}
            to={{ orders: [order.id] }}
            onClose={() => setOpen(undefined)}
          />
        )}
        {open === 'book' && <BookDialog order={order} open onClose={() => setOpen(undefined)} />}
      </Suspense>
    </div>
  );
}
