/** The line between the map and the board: dragged, moved by arrow keys, halved by a double click; kept in the browser. */
import { type RefObject, useEffect, useState } from 'react';

const KEY = 'waypost.today.side';
/** Percents of the view's width. */
const USUAL = 26;
const HALF = 50;
const LEAST = 18;
const MOST = 72;
const STEP = 2;

const within = (percent: number) => Math.min(MOST, Math.max(LEAST, Math.round(percent)));

/** Returns the share that was kept; undefined for none, or nonsense. */
function keptShare(): number | undefined {
  const kept = Number(localStorage.getItem(KEY) ?? NaN);
  return Number.isFinite(kept) ? within(kept) : undefined;
}

export function Divider({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const [percent, setPercent] = useState(keptShare);
  useEffect(() => {
    if (percent === undefined) frame.current?.style.removeProperty('--side');
    else frame.current?.style.setProperty('--side', `${percent}%`);
  }, [frame, percent]);
  const choose = (share: number) => {
    const next = within(share);
    setPercent(next);
    localStorage.setItem(KEY, String(next));
  };
  const now = percent ?? USUAL;
  return (
    <div
      className="divider"
      role="separator"
      aria-orientation="vertical"
      aria-label="Width of the map"
      aria-valuenow={now}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      tabIndex={0}
      title="Drag, or press the arrow keys; double click for half"
      onDoubleClick={() => choose(HALF)}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={({ currentTarget, pointerId, clientX }) => {
        const box = frame.current?.getBoundingClientRect();
        if (!box || !currentTarget.hasPointerCapture(pointerId)) return;
        choose(((clientX - box.left) / box.width) * 100);
      }}
      onKeyDown={(event) => {
        const step = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        choose(now + step);
      }}
    />
  );
}
