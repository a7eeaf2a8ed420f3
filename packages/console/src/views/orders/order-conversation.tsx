/** The conversation with an order's recipient, and a box to write to them. */
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { useClock } from '../../api/clocks';
import { type Message, type Reply, useMessages, useReplies, useTimeline } from '../../api/conversation';
import { inWords } from '../../api/errors';
import { type Order, useChange, visitsQuery } from '../../api/queries';
import { useRights } from '../../api/session';
import { Button, sendByKey, TextArea } from '../../parts/fields';
import { humaniseCodes } from '../../parts/format';
import { LeaveGuard } from '../../parts/leave-guard';
import { MESSAGE_CHARACTERS } from '../../parts/message-fields';
import { channelWord, failureWords, templateWords } from '../../parts/message-words';
import { Quoted } from '../../parts/quoted';
import { Empty, QueryState } from '../../parts/states';
import { useMode } from '../../api/mode';
import { doorTimes } from '../../parts/visits';
import { linesOf } from './conversation-lines';
import { PlayRecipientDialog } from './play-recipient';
import { entryText } from './timeline-text';
import { useActors } from '../../api/callers';

export function OrderConversation({ order }: { order: Order }) {
  const entries = useTimeline(order.id);
  const messages = useMessages(order.id);
  const replies = useReplies(order.id, entries.data);
  const actorOf = useActors();
  const { mode } = useMode();
  const doors = doorTimes(entries.data ?? [], useQuery(visitsQuery(mode, order.id)).data ?? []);
  const name = order.recipient.name ?? 'The recipient';
  return (
    <div className="stack">
      <QueryState query={messages}>
        {(sent) => {
          const lines = linesOf(sent, replies.values(), entries.data ?? []);
          if (lines.length === 0)
            return (
              <Empty title="Nothing has been said yet">
                <p>What is sent to {name}, and what they answer, is shown here.</p>
              </Empty>
            );
          return (
            <ol className="talk" aria-label="Conversation">
              {lines.map((line) => (
                <li key={line.id} className={`talk-${line.kind}`}>
                  {line.kind === 'out' && <Sent messages={line.messages} reference={order.reference} />}
                  {line.kind === 'in' && <Said reply={line.reply} />}
                  {line.kind === 'note' && <b>{inWords(entryText(line.entry, actorOf))}</b>}
                  <span className="hint">
                    {line.kind === 'in' && `${name}, by ${channelWord(line.reply.channel)} · `}
                    {line.kind === 'out' && `${wayOf(line.messages)} · `}
                    <Moment at={doors.get(line.id) ?? line.at} />
                  </span>
                </li>
              ))}
            </ol>
          );
        }}
      </QueryState>
      <Answer order={order} />
    </div>
  );
}

function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{useClock().moment(at)}</time>;
}

/** `Confirmation, by text and email` */
const wayOf = (messages: readonly Message[]) =>
  `${templateWords(messages[0]?.template ?? '')}, by ${messages.map(({ channel }) => channelWord(channel)).join(' and ')}`;

/** The shortest of what was sent; the email is opened. */
function Sent({ messages, reference }: { messages: readonly Message[]; reference: string }) {
  const [first, second] = messages.toSorted((one, other) => other.channel.localeCompare(one.channel));
  if (!first) return null;
  return (
    <>
      <Body message={first} reference={reference} />
      {second && (
        <details>
          <summary>{second.subject ?? `As ${channelWord(second.channel)}`}</summary>
          <div className="bubble-text">{second.body}</div>
        </details>
      )}
      {messages.map((message) => (
        <Outcome key={message.id} message={message} />
      ))}
    </>
  );
}

function Body({ message: { subject, body, channel }, reference }: { message: Message; reference: string }) {
  if (channel === 'sms') return <Quoted className="bubble" text={body} reference={reference} />;
  return (
    <details className="bubble">
      <summary>{subject ?? 'Email'}</summary>
      <div className="bubble-text">{body}</div>
    </details>
  );
}

/** What became of a message, where it is not simply sent. */
function Outcome({ message }: { message: Message }) {
  const clock = useClock();
  const { status, error, error_detail: detail, held_until: until } = message;
  const what = channelWord(message.channel);
  if (status === 'failed')
    return (
      <p className="status status-bad">
        The {what} failed{error && `: ${[failureWords(error), detail].filter(Boolean).join(' – ')}`}
      </p>
    );
  if (status === 'unknown')
    return <p className="hint">The provider did not say whether the {what} went out.</p>;
  if (status === 'superseded')
    return <p className="hint">The {what} was not sent: a later one replaced it.</p>;
  if (until !== undefined) return <p className="status status-warn">Waits until {clock.moment(until)}</p>;
  return null;
}

function Said({ reply }: { reply: Reply }) {
  return (
    <>
      <p className="bubble bubble-in">{reply.text || 'An empty answer'}</p>
      {reply.understood.why && <p className="hint">{humaniseCodes(reply.understood.why)}</p>}
    </>
  );
}

/** Writes to the recipient, as text and email. */
function Answer({ order }: { order: Order }) {
  const { write } = useRights();
  const { mode } = useMode();
  const [isPlaying, setPlaying] = useState(false);
  const [text, setText] = useState('');
  const { name, phone, email } = order.recipient;
  const send = useChange(
    () =>
      unwrap(
        api.POST('/orders/{order_id}/messages', {
          params: { path: { order_id: order.id } },
          body: { text: text.trim() },
        }),
      ),
    { success: () => `${name ?? 'The recipient'} is written to.`, invalidates: ['order', 'orders', 'inbox'] },
  );
  if (!write || order.erased_at !== undefined) return null;
  if (!phone && !email)
    return <p className="hint">There is neither a phone number nor an email to write to.</p>;
  return (
    <>
      <form
        className="talk-answer"
        onSubmit={(event) => {
          event.preventDefault();
          send.mutate(undefined, { onSuccess: () => setText('') });
        }}
        onKeyDown={sendByKey}
      >
        <LeaveGuard when={text.trim() !== ''} />
        <TextArea
          label={`Write to ${name ?? 'the recipient'}`}
          maxLength={MESSAGE_CHARACTERS}
          required
          value={text}
          hint={`By ${[phone && 'text', email && 'email'].filter(Boolean).join(' and ')}. They can answer.`}
          onChange={({ target }) => setText(target.value)}
        />
        <Button kind="main" type="submit" disabled={text.trim() === '' || send.isPending}>
          Send
        </Button>
        {mode === 'sandbox' && (
          <Button kind="quiet" onClick={() => setPlaying(true)}>
            Answer as {name ?? 'the recipient'}…
          </Button>
        )}
      </form>
      {isPlaying && <PlayRecipientDialog order={order} onClose={() => setPlaying(false)} />}
    </>
  );
}
