/** Lanes beside those of routes: of a route that a plan would create, and of a van that has none. */
import { useVehicles } from '../../api/queries';
import { plural } from '../../parts/format';
import { minutesOf } from './clock';
import { fitsOf, isAcross, LEAST } from './label-room';
import type { IdleVan } from './lanes';
import { vars } from './stop-bar';
import { shortName } from './stops';
import type { IncomingStop, NewRoutePreview } from './suggestion-preview';
import { calledInDay, referenceOf } from './day-queries';

/** When a stop that a plan would add is, in minutes of the day. */
export const atOf = ({ eta }: IncomingStop): number => (eta === '' ? 0 : minutesOf(eta));

/** Returns the first of these minutes after one, if there is any. */
export function nextOf(minute: number, others: readonly number[]): number | undefined {
  const later = others.filter((other) => other > minute);
  return later.length === 0 ? undefined : Math.min(...later);
}

/** About how many minutes a visit takes. */
const USUAL = 12;

/** Returns how long a bar is, in minutes: next to nothing where its name would be half on it, as it says little. */
function barOf(room: number, minuteWidth: number | undefined): { long: number; fits: string[] } {
  const long = Math.min(USUAL, room);
  if (minuteWidth === undefined) return { long, fits: [] };
  const [bar, whole] = [long * minuteWidth, room * minuteWidth];
  return isAcross({ bar, room: whole })
    ? { long: 0, fits: fitsOf({ bar: LEAST.bar, room: whole }) }
    : { long, fits: fitsOf({ bar, room: whole }) };
}

/** A stop that a plan would add. Its name has room until the minute `until`, or for an hour. */
export function IncomingStopBar({
  incoming,
  number,
  until,
  minuteWidth,
}: {
  incoming: IncomingStop;
  /** On a new route. */
  number?: number;
  until?: number | undefined;
  /** On the clock: how wide a minute is, in pixels. */
  minuteWidth?: number;
}) {
  const { order, eta, from } = incoming;
  const at = atOf(incoming);
  const room = until === undefined ? 60 : Math.max(1, Math.min(60, until - at));
  const { long, fits } = barOf(room, minuteWidth);
  const name = calledInDay(order) ?? referenceOf(order) ?? '…';
  return (
    <li
      className={['stop is-after', ...fits].join(' ')}
      aria-label={`after: ${[name, referenceOf(order), eta && eta, `from ${from}`].filter(Boolean).join(', ')}`}
      title={[name, referenceOf(order), `from ${from}`].filter(Boolean).join(' · ')}
      style={vars({ '--at': at, '--long': long, '--room': room })}
    >
      <span className="bar-visit" aria-hidden="true" />
      <span className="stop-text" data-initial={number === undefined ? name.charAt(0) : undefined}>
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
  end,
  minuteWidth,
  hue,
}: {
  newRoute: NewRoutePreview;
  /** The last minute of the board's clock. */
  end: number;
  minuteWidth: number;
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
            minuteWidth={minuteWidth}
            until={nextOf(atOf(one), stops.map(atOf)) ?? end}
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
