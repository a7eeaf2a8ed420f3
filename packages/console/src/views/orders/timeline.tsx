/** An order's history, newest first: like things folded, with the webhooks that told of each. */
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useClock } from '../../api/clocks';
import { type Entry, useTimeline } from '../../api/conversation';
import { inWords } from '../../api/errors';
import { Disclosure } from '../../parts/fields';
import { Empty, QueryState } from '../../parts/states';
import { Deliveries, useDeliveries } from './deliveries';
import { entryText, foldedEntries, foldWords } from './timeline-text';
import { useActors } from '../../api/callers';

export function Timeline({ order }: { order: string }) {
  const entries = useTimeline(order);
  const actorOf = useActors();
  const deliveriesOf = useDeliveries(order);
  const entryOf = (entry: Entry) => (
    <One
      key={entry.id}
      entry={entry}
      text={inWords(entryText(entry, actorOf))}
      deliveries={deliveriesOf.get(entry.id)}
    />
  );
  return (
    <QueryState query={entries}>
      {(list) =>
        list.length === 0 ? (
          <Empty title="Nothing has happened yet" />
        ) : (
          <ol className="timeline">
            {foldedEntries(list).map((fold) => (
              <Fold key={fold[0]?.id} of={fold} render={entryOf} />
            ))}
          </ol>
        )
      }
    </QueryState>
  );
}

/** Entries of one kind that follow one another: opened, each by itself. */
function Fold({ of: entries, render }: { of: readonly Entry[]; render: (entry: Entry) => ReactNode }) {
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
      {(!isFolded || isOpen) && entries.map(render)}
    </>
  );
}

function One({
  entry,
  text,
  deliveries,
}: {
  entry: Entry;
  text: string;
  deliveries: ComponentProps<typeof Deliveries>['of'];
}) {
  const clock = useClock();
  const type = entry.type.replace(/^event\./, '');
  return (
    <li>
      <time dateTime={entry.at}>{clock.momentWithSeconds(entry.at)}</time>
      <div className={`entry type-${type.split('.')[0] ?? ''}`}>
        <span title={type}>{text}</span>
        <Deliveries of={deliveries} />
      </div>
    </li>
  );
}
