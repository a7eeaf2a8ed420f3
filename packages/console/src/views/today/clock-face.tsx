/** The hours above the lanes, and the line of the present minute. */
import { useClock } from '../../api/clocks';
import { useEffect, useState } from 'react';
import { hoursOf, minuteAt, type Span } from './clock';
import { vars } from './stop-bar';

export function ClockFace({ span }: { span: Span }) {
  return (
    <div className="clock" aria-hidden="true">
      <div className="clock-hours">
        {hoursOf(span).map((minute) => (
          <span key={minute} style={vars({ '--at': minute })}>
            {String(minute / 60).padStart(2, '0')}
          </span>
        ))}
      </div>
    </div>
  );
}

const MINUTE_MS = 60_000;

/** A line at the present minute, on today alone. */
export function NowLine({ date, span }: { date: string; span: Span }) {
  const clock = useClock();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  const minute = minuteAt(now, clock);
  if (date !== clock.today() || minute < span.from || minute > span.to) return null;
  return (
    <div className="now" aria-hidden="true">
      <div className="now-line" style={vars({ '--at': minute })} />
    </div>
  );
}
