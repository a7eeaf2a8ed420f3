/** Lanes beside those of routes: of a route that a plan would create, and of a van that has none. */
import { useVehicles } from '../../api/queries';
import { plural } from '../../parts/format';
import { minutesOf } from './clock';
import type { IdleVan } from './lanes';
import { vars } from './stop-bar';
import { shortName } from './stops';
import type { IncomingStop, NewRoutePreview } from './suggestion-preview';
import { calledInDay, referenceOf } from './use-day';

/** When a stop that a plan would add is, in minutes of the day. */
export const atOf = ({ eta }: IncomingStop): number => (eta === '' ? 0 : minutesOf(eta));

/** Returns the first of these minutes after one, if there is any. */
export function nextOf(minute: number, others: readonly number[]): number | undefined {
  const later = others.filter((other) => other > minute);
  return later.length === 0 ? undefined : Math.min(...later);
}

/** A stop that a plan would add. Its name has room until the minute `until`, or for an hour. */
export function IncomingStopBar({
  incoming,
  number,
  until,
}: {
  incoming: IncomingStop;
  /** On a new route. */
  number?: number;
  until?: number | undefined;
}) {
  const { order, eta, from } = incoming;
  const at = atOf(incoming);
  const room = until === undefined ? 60 : Math.max(1, Math.min(60, until - at));
  const name = calledInDay(order) ?? referenceOf(order) ?? '…';
  return (
    <li
      className="stop is-after"
      aria-label={`after: ${[name, referenceOf(order), eta && eta, `from ${from}`].filter(Boolean).join(', ')}`}
      title={[name, referenceOf(order), `from ${from}`].filter(Boolean).join(' · ')}
      style={vars({ '--at': at, '--long': Math.min(12, room), '--room': room })}
    >
      <span className="bar-visit" aria-hidden="true" />
      <span className="stop-text">
        {number !== undefined && <span className="stop-number">{number}</span>}{' '}
        <span className="stop-name">{shortName(name)}</span> <span className="stop-eta">{eta && eta}</span>{' '}
        <span className="stop-more">
          {referenceOf(order)} from {from}
        </span>
      </span>
    </li>
  );
}

/** A route that a plan would create. */
export function NewRouteLane({
  newRoute: { vehicle, stops },
  hue,
}: {
  newRoute: NewRoutePreview;
  /** Number of the van's colour, if it is one of the day. */
  hue: number | undefined;
}) {
  const name = useVehicles().find(({ id }) => id === vehicle)?.name ?? 'Another van';
  return (
    <div
      role="group"
      aria-label={`after: ${name}`}
      className={hue === undefined ? 'lane lane-new' : `lane lane-new hue-${hue}`}
    >
      <div className="lane-head">
        <span className="lane-name">
          <span className="lane-colour" />
          <span className="lane-label">{name}</span>
        </span>
        <span className="lane-driver">New draft</span>
        <span className="status status-warn">after</span>
        <span className="lane-facts">
          <span>{plural(stops.length, 'stop')}</span>
        </span>
      </div>
      <ol className="stops">
        {stops.map((one, index) => (
          <IncomingStopBar
            key={one.order}
            incoming={one}
            number={index + 1}
            until={nextOf(atOf(one), stops.map(atOf))}
          />
        ))}
      </ol>
    </div>
  );
}

/** A van without a route: a stop that is dropped there begins one. */
export function IdleLane({ van: { id, name, hue }, write }: { van: IdleVan; write: boolean }) {
  return (
    <div role="group" aria-label={`${name}, no route`} data-lane="" className={`lane lane-idle hue-${hue}`}>
      <div className="lane-head">
        <span className="lane-name">
          <span className="lane-colour" />
          <span className="lane-label">{name}</span>
        </span>
        <span className="lane-driver">no route</span>
      </div>
      <ol
        className="stops"
        role="presentation"
        data-route={id}
        data-name={name}
        data-locked={write ? undefined : ''}
      />
    </div>
  );
}
