/**
 * A stop on the board. On the clock it is a bar from the beginning of the visit, with room for its name until the next
 * one; below it the booked slot as a track, and around it the window that its recipient was told. As a list it is a
 * row.
 */
import { type CSSProperties, memo } from 'react';
import { useClock } from '../../api/clocks';
import type { Stop } from '../../api/queries';
import { plural } from '../../parts/format';
import { whenOf } from '../../parts/visits';
import type { LaidBar } from './bar-rows';
import { minutesOf, type Visit } from './clock';
import { isOpen, latenessOf, offSign, offWords, outcodeOf, shortName, shownStatus } from './stops';

/** Custom properties, which React's types do not have. */
type Vars = Record<`--${string}`, number>;
export const vars = (of: Vars) => of as CSSProperties;

const rangeVars = (name: string, range: { from: string; to: string } | null | undefined): Vars =>
  range ? { [`--${name}-from`]: minutesOf(range.from), [`--${name}-to`]: minutesOf(range.to) } : {};

/** Mark behind a visit that is over; a cross behind a failed one. */
const MARKS: Partial<Record<ReturnType<typeof shownStatus>, string>> = { completed: ' ✓', cancelled: ' –' };

const FOR_TWO = 'needs 2 people';

export const StopBar = memo(function StopBar({
  stop,
  visit,
  at,
  minutes,
  room,
  row,
  rows,
  fits,
  first,
  fixed,
  isMoved,
  isBeyond,
  isStranded,
  asList,
}: {
  stop: Stop;
  /** Undefined until it is loaded. */
  visit: Visit | undefined;
  /** The minutes that it takes on the clock, its name included. */
  room: number;
  /** Classes that say what its label has no room for. */
  fits: string;
  first: boolean;
  fixed: boolean;
  isMoved: boolean;
  /** It is after all that the clock shows: an arrow at its edge. */
  isBeyond: boolean;
  /** Its van broke down. */
  isStranded: boolean;
  /** A row, whose columns each have an element; on the clock they are one text for screen readers. */
  asList: boolean;
} & Omit<LaidBar, 'until'>) {
  const late = latenessOf(stop, visit);
  const isDone = !isOpen(stop);
  const status = shownStatus(stop, visit);
  const most = Math.max(late.slot, late.told);
  const off = late.slot < 0 ? late.slot : most;
  const name = visit ? (visit.recipient ?? stop.reference) : '…';
  const outcode = outcodeOf(stop.address?.postcode);
  const pieces = visit && `${visit.pieces_in}/${visit.pieces_expected}`;
  const isIn = !visit || visit.pieces_in >= visit.pieces_expected;
  const when = whenOf(stop, visit, useClock());
  const isForTwo = visit?.crew === 2;
  const told = visit?.told ?? null;
  const booked = visit?.slot && `booked ${visit.slot.from}–${visit.slot.to}`;
  const toldOf = told && `told ${told.from}–${told.to}`;
  const goods = visit && plural(visit.pieces_expected, 'piece');
  return (
    <li
      className={[
        `stop is-${status}`,
        most > 0 && (isDone ? 'was-late' : 'is-late'),
        late.slot < 0 && 'was-late',
        isMoved && 'is-before',
        isBeyond && 'is-beyond',
        isStranded && 'is-stranded',
        told && 'is-told',
        rows > 1 && 'is-stacked',
        !isIn && !isDone && 'is-missing',
        (off !== 0 || !isIn) && 'has-more',
        !asList && fits,
      ]
        .filter(Boolean)
        .join(' ')}
      data-order={stop.order}
      data-stop={stop.id}
      data-called={name === '…' ? stop.reference : name}
      data-fixed={fixed || isDone ? '' : undefined}
      tabIndex={first ? 0 : -1}
      title={[
        `${stop.sequence}. ${visit?.recipient ?? stop.reference}`,
        isStranded ? 'stranded' : isDone ? [status, visit?.left && when].filter(Boolean).join(' ') : when,
        off !== 0 && offWords(off),
        stop.reference,
        stop.address?.line1,
        stop.address?.postcode,
        booked,
        toldOf,
        pieces && `${pieces} in`,
        isForTwo && FOR_TWO,
      ]
        .filter(Boolean)
        .join(' · ')}
      style={vars({
        '--at': at,
        '--long': minutes,
        '--room': room,
        ...(rows > 1 && { '--row': row, '--rows': rows }),
        ...rangeVars('slot', visit?.slot),
        ...rangeVars('told', told),
      })}
    >
      {visit?.slot && <span className="bar-slot" aria-hidden="true" />}
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
          {isBeyond && '→ '}
          {isStranded ? 'stranded' : when}
          {isDone && (
            <span className="stop-done">
              {MARKS[status] ?? ' ✕'}
              <span className="visually-hidden-inline"> {status}</span>
            </span>
          )}
        </span>{' '}
        <span className="stop-outcode">{outcode}</span>{' '}
        {off !== 0 && (
          <span className="stop-late">
            <span className="stop-off" aria-hidden="true">
              {offSign(off)}
            </span>
            <span className="stop-unit">
              {offWords(off)}
              {late.slot === 0 && ' for the window told'}
            </span>
          </span>
        )}{' '}
        {!isIn && (
          <span className="stop-pieces">
            {pieces}
            <span className="visually-hidden-inline"> pieces in</span>
          </span>
        )}{' '}
        {asList ? (
          <span className="stop-more">
            <span className="stop-reference">{stop.reference}</span>{' '}
            {booked && <span className="stop-booked">{booked}</span>}{' '}
            {toldOf && <span className="stop-told">{toldOf}</span>}{' '}
            {goods && <span className="stop-goods">{goods}</span>}{' '}
            {isForTwo && <span className="stop-crew">{FOR_TWO}</span>}
          </span>
        ) : (
          <span className="stop-more">
            {[stop.reference, booked, toldOf, goods, isForTwo && FOR_TWO].filter(Boolean).join(' ')}
          </span>
        )}
      </span>
    </li>
  );
});
