/** A stop on the board: its reference, its ETA and its window. */
import { memo } from 'react';
import type { Stop } from '../../api/queries';
import { time } from '../../parts/format';
import { Reference } from './short-references';
import { isOpen, lateBy } from './stops';

export const StopCard = memo(function StopCard({
  stop,
  first,
  fixed,
  isMoved,
}: {
  stop: Stop;
  first: boolean;
  fixed: boolean;
  isMoved: boolean;
}) {
  const late = lateBy(stop);
  const isDone = !isOpen(stop);
  return (
    <li
      className={`stop is-${stop.status}${late > 0 && !isDone ? ' is-late' : ''}${isMoved ? ' is-before' : ''}`}
      data-order={stop.order}
      data-fixed={fixed || isDone ? '' : undefined}
      tabIndex={first ? 0 : -1}
      title={[stop.reference, stop.address?.line1, stop.address?.postcode].filter(Boolean).join(' · ')}
    >
      <span className="stop-ref">
        <span className="stop-number">{stop.sequence}</span>{' '}
        <span className="stop-name">
          <Reference of={stop.reference} />
        </span>
      </span>{' '}
      <span className="stop-eta">
        {time(stop.eta)}
        {isDone && <span className="stop-done">{stop.status === 'completed' ? ' ✓' : ' ✕'}</span>}
        {late > 0 && !isDone && (
          <span className="stop-late">
            {' '}
            +{late} min<span className="visually-hidden-inline"> late</span>
          </span>
        )}
      </span>{' '}
      <span className="stop-window">
        {stop.window.from}–{stop.window.to}
      </span>
    </li>
  );
});
