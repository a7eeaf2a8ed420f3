/**
 * A stop on the board. On the clock it is a bar from the begin of the visit, with room for its name until the next one;
 * below it the booked slot as a track, and around it the window that its recipient was told. As a list it is a row.
 */
import { type CSSProperties, memo } from 'react';
import type { Stop } from '../../api/queries';
import { time } from '../../parts/format';
import { type Bar, minutesOf, type Visit } from './clock';
import { isOpen, latenessOf, outcodeOf, shortName, shownStatus } from './stops';

/** Custom properties, which React's types do not have. */
type Vars = Record<`--${string}`, number>;
export const vars = (of: Vars) => of as CSSProperties;

const rangeVars = (name: string, range: { from: string; to: string } | null | undefined): Vars =>
  range ? { [`--${name}-from`]: minutesOf(range.from), [`--${name}-to`]: minutesOf(range.to) } : {};

/** What stands behind a visit that is over; a cross behind one that came to nothing. */
const MARKS: Partial<Record<ReturnType<typeof shownStatus>, string>> = { completed: ' ✓', cancelled: ' –' };

/** With less room than these minutes until the next visit, only the name shows. */
const TIGHT = 24;

export const StopBar = memo(function StopBar({
  stop,
  visit,
  at,
  minutes,
  until,
  first,
  fixed,
  isMoved,
}: {
  stop: Stop;
  /** Undefined until it is loaded. */
  visit: Visit | undefined;
  first: boolean;
  fixed: boolean;
  isMoved: boolean;
} & Bar) {
  const late = latenessOf(stop, visit);
  const isDone = !isOpen(stop);
  const status = shownStatus(stop, visit);
  const most = Math.max(late.slot, late.told);
  const name = visit ? (visit.recipient ?? stop.reference) : '…';
  const outcode = outcodeOf(stop.address?.postcode);
  const pieces = visit && `${visit.pieces_in}/${visit.pieces_expected}`;
  const isIn = !visit || visit.pieces_in >= visit.pieces_expected;
  const when = time(isDone ? (visit?.left ?? stop.eta) : stop.eta);
  const told = visit?.told ?? null;
  return (
    <li
      className={[
        `stop is-${status}`,
        most > 0 && (isDone ? 'was-late' : 'is-late'),
        late.slot < 0 && 'was-late',
        isMoved && 'is-before',
        until - at < TIGHT && 'is-tight',
        !isIn && !isDone && 'is-missing',
      ]
        .filter(Boolean)
        .join(' ')}
      data-order={stop.order}
      data-called={name === '…' ? stop.reference : name}
      data-fixed={fixed || isDone ? '' : undefined}
      tabIndex={first ? 0 : -1}
      title={[
        stop.reference,
        status === 'cancelled' && 'cancelled',
        visit?.recipient,
        stop.address?.line1,
        stop.address?.postcode,
        visit?.slot && `booked ${visit.slot.from}–${visit.slot.to}`,
        told && `told ${told.from}–${told.to}`,
        pieces && `${pieces} in`,
      ]
        .filter(Boolean)
        .join(' · ')}
      style={vars({
        '--at': at,
        '--long': minutes,
        '--room': until - at,
        ...rangeVars('slot', visit?.slot),
        ...rangeVars('told', told),
      })}
    >
      {visit?.slot && <span className="bar-slot" aria-hidden="true" />}
      {told && <span className="bar-told" aria-hidden="true" />}
      <span className="bar-visit" aria-hidden="true" />
      <span className="stop-text">
        <span className="stop-number">{stop.sequence}</span>{' '}
        <span className="stop-name">
          <span className="stop-whole">{name}</span>
          <span className="stop-short" aria-hidden="true">
            {shortName(name)}
          </span>
        </span>{' '}
        <span className="stop-eta">
          {when}
          {isDone && (
            <span className="stop-done">
              {MARKS[status] ?? ' ✕'}
              <span className="visually-hidden-inline"> {status}</span>
            </span>
          )}
        </span>{' '}
        <span className="stop-outcode">{outcode}</span>{' '}
        {late.slot < 0 && <span className="stop-late">{late.slot} min early</span>}
        {most > 0 && (
          <span className="stop-late">
            +{most}
            <span className="stop-unit"> min late</span>
            {late.slot === 0 && <span className="stop-unit"> for the window told</span>}
          </span>
        )}{' '}
        {!isIn && (
          <span className="stop-pieces">
            {pieces}
            <span className="visually-hidden-inline"> pieces in</span>
          </span>
        )}{' '}
        <span className="stop-more">
          <span className="stop-reference">{stop.reference}</span>{' '}
          {visit?.slot && (
            <span>
              booked {visit.slot.from}–{visit.slot.to}
            </span>
          )}{' '}
          {told && (
            <span>
              told {told.from}–{told.to}
            </span>
          )}
        </span>
      </span>
    </li>
  );
});
