/** The parts of an order, one at a time: the conversation, its visits, its goods, and what is technical. */
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { Resources } from '@waypost/client';
import { useClock } from '../../api/clocks';
import { useMessages, useTimeline } from '../../api/conversation';
import { useMode } from '../../api/mode';
import { type Order, visitsQuery } from '../../api/queries';
import { useSession } from '../../api/session';
import { CopyButton } from '../../parts/copy-button';
import { day, humanise } from '../../parts/format';
import { Empty, QueryState } from '../../parts/states';
import { crewWords, visitWords } from '../../parts/visits';
import { Proof } from './order-cards';
import { OrderConversation } from './order-conversation';
import { Goods } from './pieces';
import { type Tab, TABS } from './search';
import { Timeline } from './timeline';

const route = getRouteApi('/orders/$id');

export function OrderTabs({ order }: { order: Order }) {
  const { tab = 'conversation' } = route.useSearch();
  const { mode } = useMode();
  const sent = useMessages(order.id).data?.length ?? 0;
  const replies = useTimeline(order.id).data?.filter(({ type }) => type.startsWith('reply.')).length ?? 0;
  const counts: Partial<Record<Tab, number>> = {
    conversation: sent + replies,
    visits: useQuery(visitsQuery(mode, order.id)).data?.filter(wasMade).length ?? 0,
    goods: order.pieces.expected,
  };
  return (
    <section className="card order-tabs" aria-label={humanise(tab)}>
      <nav aria-label="Parts of the order">
        {TABS.map((one) => (
          <Link
            key={one}
            to="."
            search={one === 'conversation' ? {} : { tab: one }}
            replace
            resetScroll={false}
            activeOptions={{ exact: true, includeSearch: true }}
          >
            {humanise(one)}
            {(counts[one] ?? 0) > 0 && <span className="count">{counts[one]}</span>}
          </Link>
        ))}
      </nav>
      {tab === 'conversation' && <OrderConversation key={order.id} order={order} />}
      {tab === 'visits' && <Visits order={order} />}
      {tab === 'goods' && <Goods order={order} />}
      {tab === 'technical' && <Technical order={order} />}
    </section>
  );
}

/** Whether the van has come, or the visit is over. */
const wasMade = ({ outcome, arrived_at: at }: Resources['Visit']) => outcome !== null || at !== null;

/** Who came, what became of it and why, with the proof: the latest visit first. */
function Visits({ order }: { order: Order }) {
  const { mode } = useMode();
  const clock = useClock();
  return (
    <QueryState query={useQuery(visitsQuery(mode, order.id))}>
      {(all) => {
        const visits = all.filter(wasMade);
        return visits.length === 0 ? (
          <Empty title="Nobody has come yet">
            <p>{order.slot ? 'Its visit is booked.' : 'It has no slot yet.'}</p>
          </Empty>
        ) : (
          <ol className="visits" aria-label="Visits">
            {visits.map((visit) => (
              <li key={visit.id}>
                <b>{day(visit.date)}</b>{' '}
                {visit.outcome === 'skipped' && order.status === 'cancelled'
                  ? 'not made: the order was cancelled'
                  : visitWords(visit, clock)}
                <p className="hint">
                  {crewWords(visit)} · told {visit.window.from}–{visit.window.to}
                </p>
                <Proof proof={visit.proof} at={visit.left_at === null ? '' : clock.moment(visit.left_at)} />
              </li>
            ))}
          </ol>
        );
      }}
    </QueryState>
  );
}

/** What happened, entry by entry, with the webhooks; ids; and the workflows. */
function Technical({ order: { id, route: on } }: { order: Order }) {
  const { temporal_ui: address } = useSession();
  // Finds the order's conversation and its webhook deliveries.
  const query = encodeURIComponent(`OrderId = "${id}"`);
  return (
    <div className="stack">
      <div className="row">
        <code>{id}</code>
        <CopyButton kind="quiet" text={id} of="the order’s id" />
        {on !== null && <code>{on}</code>}
        {address && (
          <a href={`${address}?query=${query}`} target="_blank" rel="noreferrer">
            Workflows in Temporal
          </a>
        )}
      </div>
      <section aria-label="History">
        <Timeline order={id} />
      </section>
    </div>
  );
}
