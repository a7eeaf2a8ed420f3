/** The figures of the whole period, each with what it was in the period before. */
import type { ReactNode } from 'react';
import type { Row } from './row';

type Figures = {
  visits: number;
  firstAttempt: number | null;
  onTime: number | null;
  byReply: number | null;
  miles: number | null;
  minutes: number | null;
};

export function Headline({ rows, before }: { rows: readonly Row[]; before: readonly Row[] | undefined }) {
  const now = figuresOf(rows);
  const then = figuresOf(before ?? []);
  return (
    <dl className="headline" aria-label="The whole period">
      <Figure
        name="Visits"
        value={now.visits.toLocaleString('en-GB')}
        change={ofCount(now.visits, then.visits)}
      />
      <Figure
        name="First attempt"
        value={percent(now.firstAttempt)}
        change={points(now.firstAttempt, then.firstAttempt)}
      />
      <Figure
        name="In the promised window"
        value={percent(now.onTime)}
        change={points(now.onTime, then.onTime)}
      />
      <Figure
        name="Booked by reply"
        value={percent(now.byReply)}
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

function figuresOf(rows: readonly Row[]): Figures {
  const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
  /** Days count by their visits. */
  const mean = (of: (row: Row) => number | null) => {
    const known = rows.filter((row) => of(row) !== null && row.attempts > 0);
    const visits = known.reduce((total, { attempts }) => total + attempts, 0);
    if (visits === 0) return null;
    return known.reduce((total, row) => total + (of(row) ?? 0) * row.attempts, 0) / visits;
  };
  const booked = sum((row) => row.booked_by_reply + row.booked_by_link + row.booked_by_office);
  return {
    visits: sum(({ attempts }) => attempts),
    firstAttempt: mean((row) => row.first_attempt_rate),
    onTime: mean((row) => row.on_time_rate_told),
    byReply: booked === 0 ? null : sum((row) => row.booked_by_reply) / booked,
    miles: mean((row) => row.miles_per_stop),
    minutes: mean((row) => row.minutes_per_stop),
  };
}

const percent = (rate: number | null) => (rate === null ? '–' : `${(rate * 100).toFixed(1)} %`);
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
  then === 0 ? null : <Change of={now - then} words={Math.abs(now - then).toLocaleString('en-GB')} />;

function Change({ of: change, words }: { of: number; words: string }) {
  return <span className="hint">{change === 0 ? 'as before' : `${change > 0 ? '+' : '−'}${words}`}</span>;
}
