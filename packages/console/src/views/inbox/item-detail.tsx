/** An inbox item, expanded: the conversation, what was understood and why, and the actions. */
import { ClockOf, useClock } from '../../api/clocks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useMessages, useReplies, useTimeline } from '../../api/conversation';
import { inWords } from '../../api/errors';
import { useMode } from '../../api/mode';
import { type Order, piecesQuery, visitsQuery } from '../../api/queries';
import { useRights } from '../../api/session';
import { whyNot } from '../../parts/allowed';
import { useButtonCommands } from '../../parts/commands';
import { CorrectDialog } from '../../parts/correct-dialog';
import { Damage } from '../../parts/damage';
import { Button } from '../../parts/fields';
import { day, formatSlot, humanise, humaniseCodes, percent, phone } from '../../parts/format';
import { pieceName } from '../../parts/goods';
import { channelWord, failureWords, templateWords } from '../../parts/message-words';
import { OrderWarnings } from '../../parts/order-warnings';
import { Quoted } from '../../parts/quoted';
import { type PickedSlot, SlotPicker } from '../../parts/slot-picker';
import { useKeys } from '../../parts/use-keys';
import { crewWords, visitWords } from '../../parts/visits';
import { useBook, useResolveMessage, useRetry } from './use-inbox-mutations';
import { type Item, type JobItem, type OrderItem, type Reply, waitsForOffice } from './items';
import { CancelAction, ReplyActions } from './reply-actions';

export function ItemDetail({ item, onDismiss }: { item: Item; onDismiss: (reply: string) => void }) {
  return item.kind === 'failed_job' ? (
    <JobDetail item={item} />
  ) : (
    <ClockOf depot={item.order.depot}>
      <OrderDetail item={item} onDismiss={onDismiss} />
    </ClockOf>
  );
}

/** Why a job failed, and where to begin it again. */
function JobDetail({ item: { job } }: { item: JobItem }) {
  return (
    <div className="inbox-detail">
      <div className="stack">
        <p>{job.error && inWords(job.error.message)}</p>
        {job.type === 'order_import' ? (
          <Link to="/orders/import">Import the remaining rows</Link>
        ) : job.type === 'day_postponement' ? (
          <Link to="/today" search={{ date: job.date, depot: job.depot }}>
            Postpone the day again
          </Link>
        ) : (
          <Link to="/today">Plan the day again</Link>
        )}
      </div>
    </div>
  );
}

function OrderDetail({ item, onDismiss }: { item: OrderItem; onDismiss: (reply: string) => void }) {
  const { write } = useRights();
  const frame = useRef<HTMLDivElement>(null);
  useButtonCommands(frame);
  return (
    <div ref={frame} className="inbox-detail">
      <Conversation item={item} />
      <div className="stack">
        {item.kind === 'reply' && <Understood reply={item.reply} />}
        {'warning' in item && <OrderWarnings order={{ ...item.order, warnings: [item.warning] }} />}
        <dl className="facts">
          <dt>Order</dt>
          <dd>
            <Link to="/orders/$id" params={{ id: item.order.id }}>
              {item.order.reference}
            </Link>{' '}
            for {item.order.shipper.name}
          </dd>
          <dt>Recipient</dt>
          <dd>
            {item.order.recipient.name}
            {item.order.recipient.phone && (
              <>
                , <a href={`tel:${item.order.recipient.phone}`}>{phone(item.order.recipient.phone)}</a>
              </>
            )}
          </dd>
          <dt>Place</dt>
          <dd>
            {item.order.recipient.address?.town} {item.order.recipient.address?.postcode}
          </dd>
          {item.order.slot && (
            <>
              <dt>Slot</dt>
              <dd>{formatSlot(item.order.slot)}</dd>
            </>
          )}
          {item.kind === 'failed_delivery' && <LastVisit order={item.order.id} />}
        </dl>
        {item.kind === 'goods_short' && <GoodsShort order={item.order} write={write} />}
        {write &&
          (item.kind === 'reply' ? (
            <ReplyActions item={item} onDismiss={onDismiss} />
          ) : (
            <RetryActions item={item} />
          ))}
      </div>
    </div>
  );
}

/** Which pieces are missing or damaged, and what becomes of the damaged ones. */
function GoodsShort({ order, write }: { order: Order; write: boolean }) {
  const { mode } = useMode();
  const { data: pieces = [] } = useQuery(piecesQuery(mode, order.id));
  const short = pieces.filter(({ status }) => status === 'missing' || (status === 'damaged' && !write));
  return (
    <>
      {short.map((piece) => (
        <p key={piece.id}>
          {pieceName(order.items, piece)}, {piece.number}, is {piece.status}.
        </p>
      ))}
      {write && <Damage order={order.id} hasKeys />}
    </>
  );
}

/** Outcome of the visit that was made, and why. */
function LastVisit({ order }: { order: string }) {
  const { mode } = useMode();
  const clock = useClock();
  const visit = useQuery(visitsQuery(mode, order)).data?.find(({ outcome }) => outcome !== null);
  if (!visit) return null;
  return (
    <>
      <dt>Visit</dt>
      <dd>
        {day(visit.date)} {visitWords(visit, clock)}
        <span className="hint"> · {[crewWords(visit), visit.proof?.notes].filter(Boolean).join(' · ')}</span>
      </dd>
    </>
  );
}

function Understood({ reply: { understood } }: { reply: Reply }) {
  const { intent, slot, confidence, why } = understood;
  return (
    <div className="understood">
      <p>
        <b>{intent ? humanise(intent) : 'Not understood'}</b>
        {slot && <> · {formatSlot(slot)}</>}
        {confidence !== undefined && confidence > 0 && (
          <span className="hint"> · {percent(confidence)} sure</span>
        )}
      </p>
      {why && <p className="hint">{humaniseCodes(why)}</p>}
    </div>
  );
}

function RetryActions({ item }: { item: OrderItem }) {
  const { order } = item;
  const retry = useRetry();
  const book = useBook(order);
  const [isOpen, setIsOpen] = useState(false);
  const again = () => retry.mutate([item]);
  const isDone = retry.isPending || retry.isSuccess || book.isSuccess;
  useKeys({ p: () => setIsOpen(true), ...(waitsForOffice(item) ? {} : { r: again }) }, !isDone);
  return (
    <>
      <div className="row">
        <Button aria-keyshortcuts="p" onClick={() => setIsOpen(true)}>
          Pick a slot <kbd aria-hidden="true">p</kbd>
        </Button>
        {!waitsForOffice(item) && (
          <Button disabled={isDone} aria-keyshortcuts="r" onClick={again}>
            {item.kind === 'office' || item.kind === 'failed_delivery' ? 'Ask again' : 'Retry'}{' '}
            <kbd aria-hidden="true">r</kbd>
          </Button>
        )}
        <CorrectAction order={order} />
        {item.kind === 'unknown_message' && <OutcomeActions message={item.message.id} isDone={isDone} />}
        <CancelAction item={item} isDone={isDone} />
      </div>
      <SlotPicker
        title={`Pick a slot for ${order.reference}`}
        depot={order.depot ?? null}
        postcode={order.recipient.address?.postcode}
        open={isOpen}
        busy={book.isPending}
        onClose={() => setIsOpen(false)}
        onBook={(slot: PickedSlot, override) =>
          book.mutate({ slot, override }, { onSuccess: () => setIsOpen(false) })
        }
      />
    </>
  );
}

/** Corrects how its recipient is reached, or where: what most of these items wait for. */
function CorrectAction({ order }: { order: Order }) {
  const [isOpen, setIsOpen] = useState(false);
  if (whyNot('correct', order) !== undefined) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Correct…</Button>
      {isOpen && <CorrectDialog order={order} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Says what became of an unknown message, once somebody knows. */
function OutcomeActions({ message, isDone }: { message: string; isDone: boolean }) {
  const resolve = useResolveMessage(message);
  const isSettled = isDone || resolve.isPending || resolve.isSuccess;
  return (
    <>
      <Button disabled={isSettled} onClick={() => resolve.mutate('sent')}>
        It arrived
      </Button>
      <Button disabled={isSettled} onClick={() => resolve.mutate('failed')}>
        It did not
      </Button>
    </>
  );
}

/** How many of the latest messages are shown. */
const LAST = 6;

/** The messages and replies about an order, oldest first. */
function Conversation({ item }: { item: OrderItem }) {
  const { id: order, recipient } = item.order;
  const clock = useClock();
  const messages = useMessages(order);
  const replies = useReplies(order, useTimeline(order).data);
  const reply = item.kind === 'reply' ? [item.reply] : [];
  const all = [
    ...(messages.data ?? []).map(({ id, body, channel, created_at: at, error, status, template }) => ({
      id,
      text: body,
      at,
      channel,
      error: status === 'failed' ? error : null,
      isIn: false,
      by: templateWords(template),
    })),
    ...[...reply, ...[...replies.values()].filter(({ id }) => id !== reply[0]?.id)].map(
      ({ id, text, channel, received_at: at }) => ({
        ...{ id, text, at, channel, error: null, isIn: true },
        by: recipient.name ?? 'The recipient',
      }),
    ),
  ];
  all.sort((a, b) => a.at.localeCompare(b.at));
  const list = useRef<HTMLOListElement>(null);
  // Scrolls to the latest message.
  useEffect(() => {
    // In some browsers scrollTo returns a promise, which an effect must not return.
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [all.length]);
  return (
    <ol ref={list} tabIndex={0} className="conversation" aria-label="Conversation">
      {all.slice(-LAST).map(({ id, text, at, channel, isIn, error, by }) => (
        <li key={id} className={isIn ? 'message message-in' : 'message'}>
          <Quoted text={text} reference={item.order.reference} />
          <span className="hint">
            {by}, by {channelWord(channel)} · {clock.moment(at)}
            {error && <b className="message-failed"> · failed: {failureWords(error)}</b>}
          </span>
        </li>
      ))}
      {all.length === 0 && <li className="hint">{messages.isPending ? '…' : 'No messages yet.'}</li>}
    </ol>
  );
}
