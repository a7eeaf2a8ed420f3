/** The hours above the lanes, and the line of the present minute. */
import { useClock } from '../../api/clocks';
import { useEffect, useState } from 'react';
import { addDays, weekday } from '../../parts/format';
import { DAY, hoursOf, minuteOf, type Span } from './clock';
import { vars } from './stop-bar';

export function ClockFace({ date, span }: { date: string; span: Span }) {
  const hours = hoursOf(span);
  const nextDay = hours.find((minute) => minute >= DAY);
  return (
    <div className="clock" aria-hidden="true">
      <div className="clock-hours">
        {hours.map((minute) => (
          <span key={minute} style={vars({ '--at': minute })}>
            {minute === nextDay && `${weekday(addDays(date, 1))} `}
            {String((minute % DAY) / 60).padStart(2, '0')}
          </span>
        ))}
      </div>
    </div>
  );
}

const MINUTE_MS = 60_000;

/** A line at the present minute, while the day is shown: today, or the night after. */
export function NowLine({ date, span }: { date: string; span: Span }) {
  const clock = useClock();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  const minute = minuteOf(date, now.toISOString(), clock);
  if (minute < span.from || minute > span.to) return null;
  return (
    <div className="now" aria-hidden="true">
      <div className="now-line" style={vars({ '--at': minute })} />
    </div>
  );
}
