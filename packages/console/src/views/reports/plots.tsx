/** Plots by day: success rates, visits, failures by reason, how slots were booked, and when recipients answer. */
import type { ReactNode } from 'react';
import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { capitalise, day, humanise, percent } from '../../parts/format';
import { AnswersPlot } from './answers';
import { type Answers, bookedCount, datesOf, failureCounts } from './figures';
import type { Row } from './row';

const AXIS = { stroke: 'var(--ink-3)', fontSize: 11, tickLine: false } as const;
/** The axis is as high as one line of text. */
const DAYS = { dataKey: 'day', ...AXIS, height: 22, minTickGap: 24 } as const;
const GRID = { stroke: 'var(--line)', vertical: false } as const;
const HINT = {
  contentStyle: {
    background: 'var(--paper)',
    border: '1px solid var(--line)',
    borderRadius: 6,
    fontSize: 12,
  },
  cursor: { fill: 'var(--sunken)', stroke: 'var(--line-strong)' },
  isAnimationActive: false,
} as const;
const SIZE = { accessibilityLayer: false, margin: { top: 8, right: 8, bottom: 0, left: -18 } } as const;

const hundredths = (rate: number | null | undefined) =>
  rate === null || rate === undefined ? null : Math.round(rate * 1_000) / 10;

export function Plots({
  days,
  answers,
  from,
  to,
}: {
  days: readonly Row[];
  /** Undefined where they are not counted: by shipper or depot. */
  answers: readonly Answers[] | undefined;
  from: string;
  to: string;
}) {
  const known = new Map(days.map((row) => [row.day, row]));
  const data = datesOf(from, to).map((at) => {
    const row = known.get(at);
    return {
      day: day(at),
      'At the first attempt': hundredths(row?.first_attempt_rate),
      'In the promised window': hundredths(row?.on_time_rate_told),
      Visits: row?.attempts ?? 0,
      'By reply': row?.booked_by_reply ?? 0,
      'By link': row?.booked_by_link ?? 0,
      'By the office': row?.booked_by_office ?? 0,
    };
  });
  const rates = data.flatMap((row) => [
    row['At the first attempt'] ?? 100,
    row['In the promised window'] ?? 100,
  ]);
  // Starts the axis near the lowest rate, so that the lines fill the plot.
  const least = Math.max(0, Math.floor((Math.min(...rates) - 4) / 10) * 10);
  const agreed = days.reduce((sum, row) => sum + bookedCount(row), 0);
  const visits = days.reduce((sum, row) => sum + row.attempts, 0);
  const failures = failureCounts(days).map(([reason, count]) => ({
    reason: capitalise(humanise(reason).toLowerCase()),
    Visits: count,
    label: `${count} · ${percent(count / visits, 1)}`,
  }));
  return (
    <div className="plots">
      <Plot
        name="Success rate of visits"
        none={visits === 0 && 'No visits in this period.'}
        keys={[
          ['At the first attempt', '--lead'],
          ['In the promised window', '--now'],
        ]}
      >
        <LineChart data={data} {...SIZE}>
          <CartesianGrid {...GRID} />
          <XAxis {...DAYS} />
          <YAxis domain={[least, 100]} {...AXIS} axisLine={false} unit="%" width={64} allowDecimals={false} />
          <Tooltip {...HINT} />
          <Line dataKey="At the first attempt" unit="%" stroke="var(--lead)" {...LINE} />
          <Line dataKey="In the promised window" unit="%" stroke="var(--now)" {...LINE} />
        </LineChart>
      </Plot>
      <Plot name="Visits per day" none={visits === 0 && 'No visits in this period.'}>
        <BarChart data={data} {...SIZE}>
          <CartesianGrid {...GRID} />
          <XAxis {...DAYS} />
          <YAxis {...AXIS} axisLine={false} allowDecimals={false} />
          <Tooltip {...HINT} />
          <Bar dataKey="Visits" fill="var(--lead)" {...BAR} />
        </BarChart>
      </Plot>
      <Plot
        name="Failed visits by reason"
        none={failures.length === 0 && (visits === 0 ? 'No visits in this period.' : 'None failed.')}
      >
        <BarChart
          data={failures}
          layout="vertical"
          {...SIZE}
          margin={{ top: 0, right: 96, bottom: 0, left: 0 }}
        >
          <XAxis type="number" hide />
          <YAxis
            type="category"
            dataKey="reason"
            stroke="var(--ink-2)"
            fontSize={12.5}
            tickLine={false}
            axisLine={false}
            width={104}
          />
          <Bar dataKey="Visits" fill="var(--bad-line)" radius={2} {...BAR} maxBarSize={18}>
            <LabelList dataKey="label" position="right" fill="var(--ink-2)" fontSize={12.5} />
          </Bar>
        </BarChart>
      </Plot>
      <Plot
        name="How slots were booked"
        none={agreed === 0 && 'No slots were booked for these days.'}
        keys={[
          ['By reply', '--lead'],
          ['By link', '--now'],
          ['By the office', '--ink-3'],
        ]}
      >
        <BarChart data={data} {...SIZE}>
          <CartesianGrid {...GRID} />
          <XAxis {...DAYS} />
          <YAxis {...AXIS} axisLine={false} allowDecimals={false} />
          <Tooltip {...HINT} />
          <Bar dataKey="By reply" stackId="slots" fill="var(--lead)" {...BAR} />
          <Bar dataKey="By link" stackId="slots" fill="var(--now)" {...BAR} />
          <Bar dataKey="By the office" stackId="slots" fill="var(--ink-3)" {...BAR} />
        </BarChart>
      </Plot>
      {answers && <AnswersPlot rows={answers} />}
    </div>
  );
}

const LINE = { strokeWidth: 2, dot: { r: 2.5 }, connectNulls: true, isAnimationActive: false } as const;
const BAR = { maxBarSize: 26, isAnimationActive: false } as const;

function Plot({
  name,
  keys = [],
  none,
  children,
}: {
  name: string;
  /** Shown instead of an empty plot. */
  none?: string | false;
  keys?: readonly (readonly [name: string, colour: string])[];
  children: ReactNode;
}) {
  return (
    <figure className="plot card" aria-label={name}>
      <figcaption>
        <b>{name}</b>
        {keys.map(([key, colour]) => (
          <span key={key} className="plot-key">
            <i style={{ background: `var(${colour})` }} />
            {key}
          </span>
        ))}
      </figcaption>
      {none ? (
        <p className="plot-frame plot-none hint">{none}</p>
      ) : (
        <div className="plot-frame" aria-hidden="true">
          <ResponsiveContainer width="100%" height="100%">
            {children}
          </ResponsiveContainer>
        </div>
      )}
    </figure>
  );
}
