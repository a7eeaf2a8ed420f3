/** Publishing, seen: the question about what prevents it, and the seconds in which it can be taken back. */
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../parts/dialog';
import { Button } from '../../parts/fields';
import { plural } from '../../parts/format';
import { useKeys } from '../../parts/use-keys';
import type { Lane } from './lanes';
import { missingLines, type PublishCheck, toldWords } from './publish-check';
import type { DelayedPublish } from './use-delayed-publish';

export function PublishQuestion({
  publishing,
  onCrew,
}: {
  publishing: DelayedPublish;
  onCrew: (lane: Lane) => void;
}) {
  const { question, withdraw } = publishing;
  return (
    <Dialog title={question ? titleOf(question) : ''} open={question !== undefined} onClose={withdraw}>
      {question && <Question question={question} publishing={publishing} onCrew={onCrew} />}
    </Dialog>
  );
}

const called = (lanes: readonly Lane[]): string =>
  lanes.length === 1 ? (lanes[0]?.name ?? 'the route') : plural(lanes.length, 'route');

const titleOf = ({ ready, blocked }: PublishCheck): string =>
  ready.length > 0
    ? `Publish ${called(ready)}?`
    : `${blocked.length === 1 ? blocked[0]?.lane.name : plural(blocked.length, 'route')} cannot be published yet`;

function Question({
  question: check,
  publishing: { confirm, withdraw },
  onCrew,
}: {
  question: PublishCheck;
  publishing: DelayedPublish;
  onCrew: (lane: Lane) => void;
}) {
  const { ready, blocked, away, missing } = check;
  const [title, ...lines] = missingLines(missing);
  const toCrew = (lane: Lane) => {
    withdraw();
    onCrew(lane);
  };
  return (
    <div className="stack">
      {missing.length > 0 && (
        <section>
          <h3>{title}</h3>
          <ul className="consequences">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="hint">Their recipients are told a time all the same.</p>
        </section>
      )}
      {blocked.length > 0 && (
        <section>
          {ready.length > 0 && <h3>{plural(blocked.length, 'route stays a draft', 'routes stay drafts')}</h3>}
          <Reasons reasons={blocked} onCrew={toCrew} />
        </section>
      )}
      {away.length > 0 && (
        <section>
          <h3>{plural(away.length, 'route is', 'routes are')} for somebody who is not there that day</h3>
          <Reasons
            reasons={away.map((lane) => ({ lane, why: `${lane.name}: ${lane.away}.` }))}
            onCrew={toCrew}
          />
        </section>
      )}
      <div className="row row-end">
        <Button onClick={withdraw}>{ready.length > 0 ? 'Cancel' : 'Close'}</Button>
        {ready.length > 0 && (
          <Button kind="main" onClick={() => confirm(check)}>
            {missing.length + away.length > 0
              ? `Publish ${called(ready)} anyway`
              : `Publish ${called(ready)}`}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Why a route should not be published, each with the way to another crew. */
function Reasons({ reasons, onCrew }: { reasons: PublishCheck['blocked']; onCrew: (lane: Lane) => void }) {
  return (
    <ul className="blocked">
      {reasons.map(({ lane, why }) => (
        <li key={lane.route.id}>
          <span>{why}</span>
          {lane.route.stops.length > 0 && (
            <Button kind="quiet" aria-label={`Crew of ${lane.name}…`} onClick={() => onCrew(lane)}>
              Crew…
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Who is about to be told of published routes. */
export function PublishCountdown({
  lanes,
  endsAt,
  publishing,
}: {
  lanes: readonly Lane[];
  endsAt: number;
  publishing: DelayedPublish;
}) {
  return (
    <Countdown
      label="Publishing"
      what={called(lanes)}
      more={toldWords(lanes)}
      endsAt={endsAt}
      now="Publish now"
      onNow={publishing.publishNow}
      onUndo={publishing.undo}
    />
  );
}

/** What is about to be sent, and in how many seconds; until then it can be undone. */
export function Countdown({
  label,
  what,
  more,
  endsAt,
  now,
  onNow,
  onUndo,
}: {
  /** What is done, and to what. */
  label: string;
  what: string;
  more?: string;
  /** In milliseconds since 1970. */
  endsAt: number;
  /** The button that does not wait. */
  now: string;
  onNow: () => void;
  onUndo: () => void;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const seconds = useSecondsUntil(endsAt);
  useKeys({ Escape: onUndo });
  // Focuses the button that takes it back, because keyboard users have only seconds.
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('button')?.focus();
  }, []);
  return (
    <div ref={frame} className="publish-countdown" role="group" aria-label={label}>
      <p role="status">
        <b>
          {label} {what} in {/* Read aloud once, not each second. */}
          <span aria-hidden="true" className="publish-seconds">
            {seconds} s
          </span>
          <span className="visually-hidden-inline">a few seconds. Escape takes it back.</span>
        </b>
        {more !== undefined && <span className="publish-told">{more}</span>}
      </p>
      <p role="status" className="visually-hidden">
        {seconds <= 3 && `${label} in 3 seconds.`}
      </p>
      <div className="row">
        <Button onClick={onUndo}>Undo</Button>
        <Button kind="main" onClick={onNow}>
          {now}
        </Button>
      </div>
      <span className="publish-countdown-bar" aria-hidden="true" />
    </div>
  );
}

const secondsUntil = (at: number) => Math.max(0, Math.ceil((at - Date.now()) / 1000));

function useSecondsUntil(at: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(at));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(at)), 200);
    return () => clearInterval(timer);
  }, [at]);
  return seconds;
}
