/** The hours above the lanes, and the line of the present minute. */
import { useEffect, useState } from 'react';
import { isoDay } from '../../parts/format';
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
  const [now, setNow] = useState(() => minuteAt(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setNow(minuteAt(new Date())), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  if (date !== isoDay() || now < span.from || now > span.to) return null;
  return (
    <div className="now" aria-hidden="true">
      <div className="now-line" style={vars({ '--at': now })} />
    </div>
  );
}
