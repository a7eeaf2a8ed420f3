/** What became of an order, newest first, with the words of each message. */
import { useQueries, useQuery } from '@tanstack/react-query';
import { type Resources, unwrap } from '@waypost/client';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { everyOne } from '../../api/queries';
import { moment, words } from '../../parts/format';
import { Empty, Shown } from '../../parts/states';
import { Deliveries, useDeliveries } from './deliveries';

type Entry = Resources['TimelineEntry'];
type Message = Resources['Message'];
type Reply = Resources['Reply'];

export function Timeline({ order }: { order: string }) {
  const { mode } = useMode();
  const entries = useQuery({
    queryKey: [mode, 'order', order, 'timeline'],
    queryFn: () =>
      everyOne<Entry>(
        (page) =>
          api.GET('/orders/{order_id}/timeline', { params: { path: { order_id: order }, query: page } }),
        400,
      ),
  });
  const messages = useQuery({
    queryKey: [mode, 'order', order, 'messages'],
    queryFn: () =>
      everyOne<Message>((page) => api.GET('/messages', { params: { query: { order, ...page } } }), 200),
  });
  const textOf = new Map(messages.data?.map((message) => [message.id, message]));
  const replyOf = useReplies(order, entries.data ?? []);
  const deliveriesOf = useDeliveries(order);
  return (
    <Shown of={entries}>
      {(list) =>
        list.length === 0 ? (
          <Empty title="Nothing has happened yet" />
        ) : (
          <ol className="timeline">
            {list.map((entry) => (
              <li key={entry.id}>
                <time dateTime={entry.at}>{moment(entry.at)}</time>
                <div className={`entry type-${entry.type.replace(/^event\./, '').split('.')[0] ?? ''}`}>
                  <span>{summaryOf(entry)}</span>{' '}
                  <span className="entry-type">{entry.type.replace(/^event\./, '')}</span>
                  <Words message={textOf.get(entry.id)} />
                  <Answer reply={replyOf.get(entry.id)} />
                  <Deliveries of={deliveriesOf.get(entry.id)} />
                </div>
              </li>
            ))}
          </ol>
        )
      }
    </Shown>
  );
}

/** What recipients wrote, by the id of its entry. */
function useReplies(order: string, entries: readonly Entry[]): ReadonlyMap<string, Reply> {
  const { mode } = useMode();
  const ids = entries.filter(({ type }) => type.startsWith('reply.')).map(({ id }) => id);
  const replies = useQueries({
    queries: ids.map((id) => ({
      queryKey: [mode, 'order', order, 'reply', id],
      queryFn: () => unwrap(api.GET('/bookings/replies/{reply_id}', { params: { path: { reply_id: id } } })),
    })),
  });
  return new Map(replies.flatMap(({ data }) => (data ? [[data.id, data]] : [])));
}

function Answer({ reply }: { reply: Reply | undefined }) {
  if (!reply?.text) return null;
  return (
    <div className="bubble bubble-in">
      {reply.text}
      {reply.understood.why && <p className="hint">{reply.understood.why}</p>}
    </div>
  );
}

/** Of an event the type says it all. */
const summaryOf = ({ type, summary }: Entry) =>
  type.startsWith('event.') ? words(type.slice('event.'.length)) : summary;

function Words({ message }: { message: Message | undefined }) {
  if (!message) return null;
  return (
    <div className="bubble">
      {message.subject && <b>{message.subject}: </b>}
      {message.body}
      {message.error && <p className="status status-bad">{message.error}</p>}
    </div>
  );
}
