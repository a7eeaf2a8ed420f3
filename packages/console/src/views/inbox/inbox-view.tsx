/** What needs a hand, newest first: opened, understood and settled without leaving the keyboard. */
import { useEffect, useRef, useState } from 'react';
import { useRights } from '../../api/session';
import { Button } from '../../parts/fields';
import { ago, plural } from '../../parts/format';
import { Empty, Shown } from '../../parts/states';
import { useKeys } from '../../parts/use-keys';
import { View } from '../../parts/view';
import { ItemDetail } from './item-detail';
import { useRetry } from './use-acts';
import { type Item, useInbox } from './use-inbox';
import './inbox.css';

const KINDS: Record<Item['kind'], string> = {
  reply: 'Reply to review',
  failed_request: 'Could not be asked',
  unanswered: 'No answer',
  office: 'For the office',
  failed_message: 'Message failed',
  failed_delivery: 'Failed visit',
};

export function InboxView() {
  const inbox = useInbox();
  const [kind, setKind] = useState<Item['kind']>();
  const counts = new Map<Item['kind'], number>();
  for (const item of inbox.data ?? []) counts.set(item.kind, (counts.get(item.kind) ?? 0) + 1);
  return (
    <View title="Inbox">
      <Shown of={inbox}>
        {(items) =>
          items.length === 0 ? (
            <Empty title="Nothing needs a hand">
              <p>Replies in doubt, failed messages and failed visits appear here.</p>
            </Empty>
          ) : (
            <>
              <div className="kinds" role="group" aria-label="Show">
                <button type="button" aria-pressed={kind === undefined} onClick={() => setKind(undefined)}>
                  All <span>{items.length}</span>
                </button>
                {[...counts].map(([one, count]) => (
                  <button key={one} type="button" aria-pressed={kind === one} onClick={() => setKind(one)}>
                    {KINDS[one]} <span>{count}</span>
                  </button>
                ))}
              </div>
              <Items items={items.filter((item) => kind === undefined || item.kind === kind)} />
            </>
          )
        }
      </Shown>
    </View>
  );
}

function Items({ items }: { items: Item[] }) {
  const { write } = useRights();
  const [chosen, setChosen] = useState<string>();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const retry = useRetry();
  const body = useRef<HTMLTableSectionElement>(null);
  const at = Math.max(
    0,
    items.findIndex(({ id }) => id === chosen),
  );
  const current = items[at];
  const go = (step: number) => {
    const next = items[Math.max(0, Math.min(items.length - 1, at + step))];
    if (!next) return;
    setChosen(next.id);
    body.current?.querySelectorAll<HTMLElement>('tr')[items.indexOf(next)]?.focus();
  };
  useKeys({ ArrowDown: () => go(1), ArrowUp: () => go(-1), j: () => go(1) });
  // When the chosen one is settled, the next takes its place.
  const lastAt = useRef(at);
  useEffect(() => {
    if (chosen !== undefined && !items.some(({ id }) => id === chosen)) setChosen(items[lastAt.current]?.id);
    else lastAt.current = at;
  }, [items, chosen, at]);
  const retryable = items.filter((item) => ticked.has(item.id));
  const tick = (id: string, on: boolean) =>
    setTicked((before) => new Set(on ? [...before, id] : [...before].filter((one) => one !== id)));
  return (
    <>
      {retryable.length > 0 && (
        <div className="row ticked">
          <span>{plural(retryable.length, 'row')} chosen</span>
          <Button
            disabled={retry.isPending}
            onClick={() => retry.mutate(retryable, { onSuccess: () => setTicked(new Set()) })}
          >
            Retry them
          </Button>
        </div>
      )}
      <div className="table-frame">
        <table className="inbox">
          <caption className="unseen">What needs a hand</caption>
          <tbody ref={body}>
            {items.map((item) => (
              <tr
                key={item.id}
                tabIndex={item === current ? 0 : -1}
                aria-current={item === current || undefined}
                aria-label={`${item.order.reference}, ${KINDS[item.kind]}`}
                onClick={() => setChosen(item.id)}
                onFocus={() => setChosen(item.id)}
              >
                <td>
                  <div className="inbox-head">
                    {write && canRetry(item) ? (
                      <input
                        type="checkbox"
                        aria-label={`Choose ${item.order.reference}`}
                        checked={ticked.has(item.id)}
                        onChange={(event) => tick(item.id, event.target.checked)}
                      />
                    ) : (
                      <span />
                    )}
                    <b className="inbox-ref">{item.order.reference}</b>
                    <span>{item.order.recipient.name}</span>
                    <span className={`status status-${TONES[item.kind]}`}>{KINDS[item.kind]}</span>
                    <span className="inbox-gist">{gistOf(item)}</span>
                    <time className="hint" dateTime={item.at}>
                      {ago(item.at)}
                    </time>
                  </div>
                  {item === current && <ItemDetail key={item.id} item={item} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

const TONES: Record<Item['kind'], string> = {
  reply: 'now',
  failed_request: 'bad',
  unanswered: 'warn',
  office: 'none',
  failed_message: 'bad',
  failed_delivery: 'bad',
};

const canRetry = (item: Item) =>
  item.kind === 'failed_request' || item.kind === 'unanswered' || item.kind === 'failed_message';

function gistOf(item: Item): string {
  if (item.kind === 'reply') return item.reply.text;
  if (item.kind === 'failed_message') return item.message.error ?? item.message.body;
  if (item.kind === 'failed_request') return item.request.error ?? '';
  return '';
}
