/** An order's history, newest first: like things folded, with the webhooks that told of each. */
import { useState } from 'react';
import { useClock } from '../../api/clocks';
import { type Entry, useTimeline } from '../../api/conversation';
import { inWords } from '../../api/errors';
import { Disclosure } from '../../parts/fields';
import { Empty, QueryState } from '../../parts/states';
import { Deliveries, useDeliveries } from './deliveries';
import { entryText, foldedEntries, foldWords } from './timeline-text';
import { useActors } from './use-actors';

export function Timeline({ order }: { order: string }) {
  const entries = useTimeline(order);
  return (
    <QueryState query={entries}>
      {(list) =>
        list.length === 0 ? (
          <Empty title="Nothing has happened yet" />
        ) : (
          <ol className="timeline">
            {foldedEntries(list).map((fold) => (
              <Fold key={fold[0]?.id} of={fold} order={order} />
            ))}
          </ol>
        )
      }
    </QueryState>
  );
}

/** Entries of one kind that follow one another: opened, each by itself. */
function Fold({ of: entries, order }: { of: readonly Entry[]; order: string }) {
  const clock = useClock();
  const [isOpen, setIsOpen] = useState(false);
  const [latest] = entries;
  if (!latest) return null;
  const isFolded = entries.length > 1;
  return (
    <>
      {isFolded && (
        <li>
          <time dateTime={latest.at}>{clock.momentWithSeconds(latest.at)}</time>
          <div className="entry">
            <Disclosure open={isOpen} onToggle={() => setIsOpen(!isOpen)}>
              {foldWords(entries)}
            </Disclosure>
          </div>
        </li>
      )}
      {(!isFolded || isOpen) && entries.map((entry) => <One key={entry.id} entry={entry} order={order} />)}
    </>
  );
}

function One({ entry, order }: { entry: Entry; order: string }) {
  const clock = useClock();
  const actorOf = useActors();
  const deliveries = useDeliveries(order).get(entry.id);
  const type = entry.type.replace(/^event\./, '');
  return (
    <li>
      <time dateTime={entry.at}>{clock.momentWithSeconds(entry.at)}</time>
      <div className={`entry type-${type.split('.')[0] ?? ''}`}>
        <span title={type}>{inWords(entryText(entry, actorOf))}</span>
        <Deliveries of={deliveries} />
      </div>
    </li>
  );
}
