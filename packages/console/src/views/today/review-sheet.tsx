/** The review of a plan: what it would change, in one form for all that plans, with what can be done about it. */
import { useEffect, useRef, useState } from 'react';
import { useButtonCommands } from '../../parts/commands';
import { Button } from '../../parts/fields';
import { plural } from '../../parts/format';
import type { Visits } from './clock';
import { leftByReason, type Pair, type Review } from './review';
import { byWords, type ReviewRow, rowsOf } from './review-rows';
import { type Change, isFirstPlan, mainChanges } from './suggestion-preview';
import { WHY } from './unassigned';

/** Answers to a plan. Publishing keeps it first. */
export type ReviewActs = {
  onKeep: () => void;
  onPublish?: (() => void) | undefined;
  /** Tries again without the orders that would be late. */
  leaveOut?: { count: number; act: () => void };
  onDiscard: () => void;
  isBusy: boolean;
  keepLabel?: string;
  /** Labels of the two answers; a suggestion has those of its card. */
  words?: ReviewWords;
};

/** The pair of words for a plan: what is put down, or not. */
export type ReviewWords = { keep: string; discard: string };
const KEEP: ReviewWords = { keep: 'Keep', discard: 'Discard' };
export const ACCEPT: ReviewWords = { keep: 'Accept', discard: 'Dismiss' };

export type Names = {
  /** Name of an order. */
  orderOf: (order: string) => string;
  vanOf: (place: Change['from'] | Change['to']) => string;
  /** Number of a van's colour; undefined for no van, or one that is not of the day. */
  hueOf: (place: Change['from'] | Change['to']) => number | undefined;
  personOf: (driver: string) => string;
  /** Replaces ids in a text by names. */
  named: (text: string) => string;
};

export function ReviewSheet({
  review,
  names,
  visits,
  acts,
}: {
  review: Review;
  names: Names;
  visits: Visits;
  acts?: ReviewActs;
}) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => frame.current?.focus(), []);
  useButtonCommands(frame);
  return (
    <section ref={frame} className="review" aria-label="Review" tabIndex={-1}>
      <h2>{names.named(review.title)}</h2>
      <ReviewBody review={review} names={names} visits={visits} />
      {acts && <Acts review={review} names={names} acts={acts} />}
    </section>
  );
}

function Acts({ review, names, acts }: { review: Review; names: Names; acts: ReviewActs }) {
  const [isAsking, setIsAsking] = useState(false);
  const isOff = acts.isBusy || review.isRefused === true;
  const { onPublish, words = KEEP } = acts;
  if (isAsking && onPublish) {
    return (
      <MissingQuestion
        review={review}
        names={names}
        isOff={isOff}
        onPublish={onPublish}
        keepWords={`${words.keep} as draft`}
        onKeep={acts.onKeep}
        onBack={() => setIsAsking(false)}
      />
    );
  }
  return (
    <div className="row review-acts">
      <Button kind="main" disabled={isOff} onClick={acts.onKeep}>
        {acts.keepLabel ?? words.keep}
      </Button>
      {acts.leaveOut && (
        <Button disabled={acts.isBusy} onClick={acts.leaveOut.act}>
          {acts.leaveOut.count === 1
            ? 'Leave out the one that is late'
            : `Leave out the ${acts.leaveOut.count} that are late`}
        </Button>
      )}
      {onPublish && (
        <Button
          disabled={isOff}
          onClick={() => (review.missing.length > 0 ? setIsAsking(true) : onPublish())}
        >
          {words.keep} and publish{review.missing.length > 0 && '…'}
        </Button>
      )}
      <Button disabled={acts.isBusy} onClick={acts.onDiscard}>
        {words.discard}
      </Button>
    </div>
  );
}

/** How many orders a sentence names. */
const NAMED = 5;
/** More vans with a mate than these are folded. */
const PAIRS = 2;

/** Asks before recipients are told of goods that are not there. */
function MissingQuestion({
  review: { missing },
  names,
  isOff,
  keepWords,
  onPublish,
  onKeep,
  onBack,
}: {
  review: Review;
  names: Names;
  isOff: boolean;
  keepWords: string;
  onPublish: () => void;
  onKeep: () => void;
  onBack: () => void;
}) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  const more = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : '';
  return (
    <div
      ref={frame}
      className="review-acts"
      role="group"
      aria-labelledby="review-missing"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onBack();
      }}
    >
      <p id="review-missing">
        <b>Publish although {plural(missing.length, 'order is', 'orders are')} not all in?</b>{' '}
        {missing.slice(0, NAMED).map(names.orderOf).join('; ')}
        {more}. Their recipients are told a time all the same.
      </p>
      <div className="row">
        <Button kind="main" disabled={isOff} onClick={onPublish}>
          Publish anyway
        </Button>
        <Button disabled={isOff} onClick={onKeep}>
          {keepWords}
        </Button>
        <Button onClick={onBack}>Back</Button>
      </div>
    </div>
  );
}

/** More lines than these are folded, and more rows of the table. */
const SHOWN = 6;
const SHOWN_ROWS = 40;
const NO_VISITS: Visits = new Map();

export function ReviewBody({
  review,
  names,
  visits = NO_VISITS,
}: {
  review: Review;
  names: Names;
  visits?: Visits;
}) {
  const main = mainChanges(review.changes);
  const rows = rowsOf(review.changes, visits);
  const others = review.changes.length - main.length;
  const isFirst = isFirstPlan(rows);
  const hasTold = rows.some(({ told }) => told !== '');
  const hasBy = rows.some((row) => byWords(row) !== '');
  return (
    <div className="review-body">
      {review.notes.map((note) => (
        <p key={note}>{names.named(note)}</p>
      ))}
      {review.why !== undefined && (
        <details>
          <summary>Why</summary>
          <p>{names.named(review.why)}</p>
        </details>
      )}
      {review.figures.length > 0 && (
        <dl className="review-figures" aria-label="Before and after">
          {review.figures.map(({ words, before, after }) => (
            <div key={words}>
              <dt>{words}</dt>
              <dd>
                {before !== '' && before !== after && <s aria-label={`before ${before}`}>{before}</s>}{' '}
                <b aria-label={before === '' ? undefined : `after ${after}`}>{after}</b>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {review.broken.length > 0 && (
        <p className="is-bad">
          <b>{review.broken.length} outside the booked slot</b>
        </p>
      )}
      <Orders title="with goods that are not all in" bad rows={review.missing.map(names.orderOf)} />
      <Pairs pairs={review.pairs} names={names} />
      {leftByReason(review).map(([code, orders]) => (
        <Orders
          key={code ?? ''}
          title="without a van"
          why={code && WHY[code]?.join('. ')}
          bad
          rows={orders.map(names.orderOf)}
        />
      ))}
      {review.changes.length === 0 ? (
        <p>No stop moves.</p>
      ) : (
        <details open={rows.length <= SHOWN_ROWS}>
          <summary>
            {isFirst ? plural(main.length, 'stop') : plural(main.length, 'stop moves', 'stops move')}
            {others > 0 && `, ${others} at another time`}
          </summary>
          <table className="review-moves">
            <thead>
              <tr>
                <th>Customer</th>
                {isFirst && <th>Van</th>}
                {hasTold && <th>Told</th>}
                <th>{isFirst ? 'Arrives' : 'New'}</th>
                {hasBy && <th>By</th>}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row
                  key={row.order}
                  row={row}
                  names={names}
                  hasTold={hasTold}
                  hasBy={hasBy}
                  isFirst={isFirst}
                />
              ))}
            </tbody>
          </table>
        </details>
      )}
      {review.told.length > 0 && (
        <p>
          <b>Told:</b> {review.told.join(' ')}
        </p>
      )}
    </div>
  );
}

/** A customer: from which van to which, what was told, the new time, and by how much. */
function Row({
  row,
  names,
  hasTold,
  hasBy,
  isFirst,
}: {
  row: ReviewRow;
  names: Names;
  hasTold: boolean;
  hasBy: boolean;
  /** It is understood that it had no van before. */
  isFirst: boolean;
}) {
  const { order, from, to, told, off } = row;
  const by = byWords(row);
  // Of a van that has no route yet, the route is null.
  const isMoved = !from || from.route !== to?.route;
  return (
    <tr className={off !== 0 || to === null ? 'is-bad' : undefined}>
      <th scope="row" className="review-order" title={names.orderOf(order)}>
        <span className="review-name">{names.orderOf(order)}</span>
        {isMoved && !isFirst && (
          <span className="review-vans">
            <Van place={from} names={names} />
            {' → '}
            <Van place={to} names={names} />
          </span>
        )}
      </th>
      {isFirst && (
        <td className="review-vans">
          <Van place={to} names={names} />
        </td>
      )}
      {hasTold && <td>{told}</td>}
      <td>
        <b>{to?.eta}</b>
      </td>
      {hasBy && <td>{by}</td>}
    </tr>
  );
}

/** A van with its colour. */
function Van({ place, names }: { place: Change['from'] | Change['to']; names: Names }) {
  const hue = names.hueOf(place);
  return (
    <>
      {hue !== undefined && <i className={`lane-colour hue-${hue}`} />}
      {names.vanOf(place)}
    </>
  );
}

/** Vans without the mate that their stops need, and those with one, folded where they are many. */
function Pairs({ pairs, names }: { pairs: readonly Pair[]; names: Names }) {
  const line = (pair: Pair) => (
    <PairLine key={pair.van.vehicle ?? pair.van.route} pair={pair} names={names} />
  );
  const manned = pairs.filter(({ mate }) => mate !== null);
  return (
    <>
      {pairs.filter(({ mate }) => mate === null).map(line)}
      {manned.length <= PAIRS ? (
        manned.map(line)
      ) : (
        <details>
          <summary>{manned.length} vans have a mate for stops that need 2 people</summary>
          {manned.map(line)}
        </details>
      )}
    </>
  );
}

/** Which stops of a van need two people, and who is the second. */
function PairLine({ pair: { van, orders, mate }, names }: { pair: Pair; names: Names }) {
  const more = orders.length > NAMED ? ` and ${orders.length - NAMED} more` : '';
  return (
    <p className={mate === null ? 'is-bad' : undefined}>
      <b>{orders.length === 1 ? 'Needs 2 people:' : `${orders.length} stops need 2 people:`}</b>{' '}
      {orders.slice(0, NAMED).map(names.orderOf).join('; ')}
      {more}.{' '}
      {mate === null
        ? `${names.vanOf(van)} has no mate and cannot be published without one.`
        : `${names.personOf(mate)} is the mate on ${names.vanOf(van)}.`}
    </p>
  );
}

/** `Van 2, 14:05` */
export const placeIn = ({ vanOf }: Pick<Names, 'vanOf'>, place: Change['from'] | Change['to']) =>
  place ? `${vanOf(place)}, ${place.eta}` : vanOf(place);

function Orders({
  title,
  why,
  rows,
  bad = false,
}: {
  title: string;
  why?: string | undefined;
  rows: readonly string[];
  bad?: boolean;
}) {
  if (rows.length === 0) return null;
  return (
    <details className={bad ? 'is-bad' : undefined} open={rows.length <= SHOWN}>
      <summary>
        {rows.length} {title}
      </summary>
      {why && <p>{why}</p>}
      <ul>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    </details>
  );
}
