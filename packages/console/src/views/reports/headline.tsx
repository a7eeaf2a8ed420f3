/** The period's key figures, compared with the period before. */
import { LOCALE, percent } from '../../parts/format';
import type { ReactNode } from 'react';
import { figuresOf } from './figures';
import type { Row } from './row';

export function Headline({ row, before }: { row: Row | undefined; before: Row | undefined }) {
  const now = figuresOf(row);
  const then = figuresOf(before);
  return (
    <dl className="headline" aria-label="The whole period">
      <Figure
        name="Visits"
        value={now.visits.toLocaleString(LOCALE)}
        change={ofCount(now.visits, then.visits)}
      />
      <Figure
        name="First attempt"
        value={rateWords(now.firstAttempt)}
        change={points(now.firstAttempt, then.firstAttempt)}
      />
      <Figure
        name="In the promised window"
        value={rateWords(now.onTime)}
        change={points(now.onTime, then.onTime)}
      />
      <Figure
        name="Booked by reply"
        value={rateWords(now.byReply)}
        change={points(now.byReply, then.byReply)}
      />
      <Figure name="Miles per stop" value={oneDecimal(now.miles)} change={ofNumber(now.miles, then.miles)} />
      <Figure
        name="Drive minutes per stop"
        value={oneDecimal(now.minutes)}
        change={ofNumber(now.minutes, then.minutes)}
      />
    </dl>
  );
}

function Figure({ name, value, change }: { name: string; value: string; change: ReactNode }) {
  return (
    <div className="card">
      <dt>{name}</dt>
      <dd>
        <b>{value}</b> {change}
      </dd>
    </div>
  );
}

const rateWords = (rate: number | null) => (rate === null ? '–' : percent(rate, 1));
const oneDecimal = (value: number | null) => (value === null ? '–' : value.toFixed(1));

function points(now: number | null, then: number | null): ReactNode {
  if (now === null || then === null) return null;
  const change = Math.round((now - then) * 1_000) / 10;
  return <Change of={change} words={`${Math.abs(change).toFixed(1)} points`} />;
}

function ofNumber(now: number | null, then: number | null): ReactNode {
  if (now === null || then === null) return null;
  const change = Math.round((now - then) * 10) / 10;
  return <Change of={change} words={Math.abs(change).toFixed(1)} />;
}

const ofCount = (now: number, then: number): ReactNode =>
  then === 0 ? null : <Change of={now - then} words={Math.abs(now - then).toLocaleString(LOCALE)} />;

function Change({ of: change, words }: { of: number; words: string }) {
  return <span className="hint">{change === 0 ? 'as before' : `${change > 0 ? '+' : '−'}${words}`}</span>;
}
