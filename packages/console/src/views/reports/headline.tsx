/** The period's key figures, compared with the period before. */
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LOCALE, percent } from '../../parts/format';
import { figuresOf } from './figures';
import type { Row } from './row';
import type { Narrowed, Only } from './search';
import { type Days, decimal, NONE, rate, VisitsLink } from './sections';

export function Headline({
  row,
  before,
  days,
}: {
  row: Row | undefined;
  before: Row | undefined;
  /** Days and narrowing of the report, which the lists behind its figures share. */
  days: Days & Narrowed;
}) {
  const now = figuresOf(row);
  const then = figuresOf(before);
  const visits = (only?: Only) => ({ ...days, ...(only && { only }) });
  return (
    <dl className="headline" aria-label="The whole period">
      <Figure name="Visits" change={ofCount(now.visits, then.visits)}>
        <VisitsLink search={visits()} title="Show these visits">
          {now.visits.toLocaleString(LOCALE)}
        </VisitsLink>
      </Figure>
      <Figure name="First attempt" change={points(now.firstAttempt, then.firstAttempt)}>
        <VisitsLink search={visits('failed')} title="Show the failed visits">
          {rate(now.firstAttempt)}
        </VisitsLink>
      </Figure>
      <Figure name="In the promised window" change={points(now.onTime, then.onTime)}>
        <VisitsLink search={visits('window')} title="Show the visits outside the promised window">
          {rate(now.onTime)}
        </VisitsLink>
      </Figure>
      <Figure name="Booked by reply" change={points(now.byReply, then.byReply)}>
        {now.byReply === null ? (
          NONE
        ) : (
          <Link to="/orders" search={{ ...days }} title="Show the orders booked for these days">
            {percent(now.byReply, 1)}
          </Link>
        )}
      </Figure>
      <Figure name="Miles per stop" change={ofNumber(now.miles, then.miles)}>
        <VisitsLink search={visits()} title="Show the miles of each visit">
          {decimal(now.miles)}
        </VisitsLink>
      </Figure>
      <Figure name="Drive minutes per stop" change={ofNumber(now.minutes, then.minutes)}>
        <VisitsLink search={visits()} title="Show the minutes of each visit">
          {decimal(now.minutes)}
        </VisitsLink>
      </Figure>
    </dl>
  );
}

function Figure({ name, change, children }: { name: string; change: ReactNode; children: ReactNode }) {
  return (
    <div className="card">
      <dt>{name}</dt>
      <dd>
        <b>{children}</b> {change}
      </dd>
    </div>
  );
}

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
