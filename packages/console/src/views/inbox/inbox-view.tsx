/** The inbox: items that need attention, newest first. Everything can be done from the keyboard. */
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useCounts } from '../../api/counts';
import { useRights } from '../../api/session';
import { Button } from '../../parts/fields';
import { ago, plural } from '../../parts/format';
import { Empty, QueryState } from '../../parts/states';
import { useFocusFallback } from '../../parts/use-focus-fallback';
import { useKeys } from '../../parts/use-keys';
import { View } from '../../parts/view';
import { ItemDetail } from './item-detail';
import { useDismissal } from './use-dismissal';
import { useRetry } from './use-inbox-mutations';
import { canRetry, type Item, nameOf, type OrderItem } from './items';
import { MAX_ITEMS, useInbox } from './use-inbox';
import { KINDS, summaryOf, TONES } from './item-text';

export function InboxView() {
  const inbox = useInbox();
  const { dismissed, dismiss } = useDismissal();
  const isHere = (item: Item) => item.kind !== 'reply' || !dismissed.has(item.reply.id);
  return (
    <View title="Inbox" tools={<AwaitingReply />}>
      <QueryState query={inbox}>
        {(items) =>
          !items.some(isHere) ? (
            <Empty title="Nothing needs attention">
              <p>
                Replies to review, orders that cannot be planned, missing goods, and failed visits, messages
                and jobs appear here.
              </p>
            </Empty>
          ) : (
            <Items all={items.filter(isHere)} onDismiss={dismiss} />
          )
        }
      </QueryState>
    </View>
  );
}

/** Orders that wait for their recipients are nobody's work yet, so they are not items; this leads to them. */
function AwaitingReply() {
  const { awaiting_reply: count } = useCounts();
  if (count === 0) return null;
  return (
    <Link to="/orders" search={{ status: 'awaiting_reply' }}>
      {plural(count, 'order awaits', 'orders await')} a recipient’s reply
    </Link>
  );
}

function Items({ all, onDismiss }: { all: Item[]; onDismiss: (reply: string) => void }) {
  const { write } = useRights();
  const [wanted, setWanted] = useState<Item['kind']>();
  const [chosen, setChosen] = useState<string>();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  // Shows all kinds again once the last item of the chosen kind is settled.
  const kind = all.some((item) => item.kind === wanted) ? wanted : undefined;
  const items = all.filter((item) => kind === undefined || item.kind === kind);
  const body = useRef<HTMLTableSectionElement>(null);
  const at = Math.max(
    0,
    items.findIndex(({ id }) => id === chosen),
  );
  const current = items[at];
  const rowAt = (index: number) => body.current?.querySelectorAll<HTMLElement>(':scope > tr')[index];
  const go = (step: number) => {
    const to = Math.max(0, Math.min(items.length - 1, at + step));
    const next = items[to];
    if (!next) return;
    setChosen(next.id);
    rowAt(to)?.focus();
  };
  const tick = (ids: readonly string[], on: boolean) =>
    setTicked(
      (before) => new Set(on ? [...before, ...ids] : [...before].filter((one) => !ids.includes(one))),
    );
  useKeys({
    ArrowDown: () => go(1),
    ArrowUp: () => go(-1),
    ...(write && current && canRetry(current) && { x: () => tick([current.id], !ticked.has(current.id)) }),
  });
  // When the current item is settled, the next one takes its place and the focus.
  const lastAt = useRef(at);
  useEffect(() => {
    if (chosen !== undefined && !items.some(({ id }) => id === chosen)) {
      setChosen(items[Math.min(lastAt.current, items.length - 1)]?.id);
    } else lastAt.current = at;
  }, [items, chosen, at]);
  useFocusFallback(() => rowAt(Math.min(lastAt.current, items.length - 1)));
  return (
    <>
      <div className="kinds" role="group" aria-label="Show">
        <button type="button" aria-pressed={kind === undefined} onClick={() => setWanted(undefined)}>
          All <span>{all.length < MAX_ITEMS ? all.length : `${MAX_ITEMS}+`}</span>
        </button>
        {(Object.keys(KINDS) as Item['kind'][]).map((one) => {
          const count = all.filter((item) => item.kind === one).length;
          return count === 0 ? null : (
            <button key={one} type="button" aria-pressed={kind === one} onClick={() => setWanted(one)}>
              {KINDS[one]} <span>{count}</span>
            </button>
          );
        })}
        {write && (
          <RetryMany
            items={items.filter(canRetry)}
            ticked={ticked}
            onAll={(ids) => tick(ids, true)}
            onDone={() => setTicked(new Set())}
          />
        )}
      </div>
      <div className="table-frame">
        <table className="inbox">
          <caption className="visually-hidden">Items that need attention</caption>
          <tbody ref={body}>
            {items.map((item) => (
              <tr
                key={item.id}
                tabIndex={item === current ? 0 : -1}
                aria-current={item === current || undefined}
                aria-label={`${nameOf(item)}, ${KINDS[item.kind]}`}
                onClick={() => setChosen(item.id)}
                onFocus={() => setChosen(item.id)}
              >
                <td>
                  <div className="inbox-head">
                    {write && canRetry(item) ? (
                      <input
                        type="checkbox"
                        aria-label={`Select ${nameOf(item)}`}
                        checked={ticked.has(item.id)}
                        onChange={(event) => tick([item.id], event.target.checked)}
                      />
                    ) : (
                      <span />
                    )}
                    <b className="inbox-ref">{nameOf(item)}</b>
                    <span className="inbox-name">
                      {item.kind === 'failed_job' ? '' : item.order.recipient.name}
                    </span>
                    <span className={`status status-${TONES[item.kind]}`}>{KINDS[item.kind]}</span>
                    <span className="inbox-gist">{summaryOf(item)}</span>
                    <time className="hint" dateTime={item.at}>
                      {ago(item.at)}
                    </time>
                  </div>
                  {item === current && (
                    <ItemDetail key={`${item.id} ${item.at}`} item={item} onDismiss={onDismiss} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Retries the selected items. */
function RetryMany({
  items,
  ticked,
  onAll,
  onDone,
}: {
  items: readonly OrderItem[];
  ticked: ReadonlySet<string>;
  onAll: (ids: readonly string[]) => void;
  onDone: () => void;
}) {
  const retry = useRetry();
  const chosen = items.filter(({ id }) => ticked.has(id));
  if (chosen.length === 0) return null;
  return (
    <div className="bulk-actions">
      <span>{plural(chosen.length, 'item')} selected</span>
      {chosen.length < items.length && (
        <Button kind="quiet" onClick={() => onAll(items.map(({ id }) => id))}>
          Select all {items.length}
        </Button>
      )}
      <Button
        kind="main"
        disabled={retry.isPending}
        onClick={() => retry.mutate(chosen, { onSettled: onDone })}
      >
        Retry selected
      </Button>
    </div>
  );
}
