/** An order's timeline, newest first, with the text of its messages and replies. */
import { useClock } from '../../api/clocks';
import { useState } from 'react';
import { type Message, type Reply, useMessages, useReplies, useTimeline } from '../../api/conversation';
import { inWords } from '../../api/errors';
import { humaniseCodes } from '../../parts/format';
import { Empty, QueryState } from '../../parts/states';
import { Deliveries, useDeliveries } from './deliveries';
import { entryText } from './timeline-text';
import { useActors } from './use-actors';

export function Timeline({ order }: { order: string }) {
  const clock = useClock();
  const entries = useTimeline(order);
  const messages = useMessages(order);
  const actorOf = useActors();
  const textOf = new Map(messages.data?.map((message) => [message.id, message]));
  const replyOf = useReplies(order, entries.data);
  const deliveriesOf = useDeliveries(order);
  return (
    <QueryState query={entries}>
      {(list) =>
        list.length === 0 ? (
          <Empty title="Nothing has happened yet" />
        ) : (
          <ol className="timeline">
            {list.map((entry) => (
              <li key={entry.id}>
                <time dateTime={entry.at}>{clock.momentWithSeconds(entry.at)}</time>
                <div className={`entry type-${entry.type.replace(/^event\./, '').split('.')[0] ?? ''}`}>
                  <span title={entry.type.replace(/^event\./, '')}>{inWords(entryText(entry, actorOf))}</span>
                  <MessageBubble message={textOf.get(entry.id)} />
                  <ReplyBubble reply={replyOf.get(entry.id)} />
                  <Deliveries of={deliveriesOf.get(entry.id)} />
                </div>
              </li>
            ))}
          </ol>
        )
      }
    </QueryState>
  );
}

function ReplyBubble({ reply }: { reply: Reply | undefined }) {
  if (!reply?.text) return null;
  return (
    <div className="bubble bubble-in">
      {reply.text}
      {reply.understood.why && <p className="hint">{humaniseCodes(reply.understood.why)}</p>}
    </div>
  );
}

const LONG = 260;

function MessageBubble({ message }: { message: Message | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!message) return null;
  const isLong = message.body.length > LONG || message.body.split('\n').length > 6;
  return (
    <div className="bubble">
      {message.subject && <b>{message.subject}</b>}
      <div className={isLong && !isOpen ? 'bubble-text is-cut' : 'bubble-text'}>{message.body}</div>
      {isLong && (
        <button
          type="button"
          className="bubble-more"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show all'}
        </button>
      )}
      {message.status === 'failed' && message.error && (
        <p className="status status-bad">
          {[message.error, message.error_detail].filter(Boolean).join(' – ')}
        </p>
      )}
      {message.status === 'unknown' && <p className="hint">The provider did not say whether it went out.</p>}
      {message.status === 'superseded' && <p className="hint">Not sent: superseded by a later message.</p>}
    </div>
  );
}
