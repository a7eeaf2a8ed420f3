/** How much of its label a bar has room for, and how wide the clock's minutes are. */
import { type RefObject, useEffect, useState } from 'react';

/** Widths of a label in pixels below which something is left out of it. */
const STEPS = [100, 72, 62, 50, 32, 22];
const PADDING = 6;
/** A label narrower than the first is beside its bar, if there is as much room as the second. */
const BESIDE = { bar: 64, room: 40 };
/** The least width of a stop, and of its bar. */
export const LEAST = { stop: 6, bar: 4 };
/** The width of a stop that is after all that the clock shows. */
export const BEYOND = 62;

export const FITS = STEPS.map((step) => `under-${step}`);

/** Pixels; `room`: the stop's whole width. */
type Widths = { bar: number; room: number };

const isBeside = ({ bar, room }: Widths): boolean => bar < BESIDE.bar && room - bar > BESIDE.room;

/** Whether a label begins on its bar and ends beside it. */
export const isAcross = ({ bar, room }: Widths): boolean =>
  bar < BESIDE.bar && bar < room && !isBeside({ bar, room });

/** Returns the classes of a stop whose label has less room than these widths. */
export function fitsOf({ bar, room }: Widths): string[] {
  const label = room - PADDING - (isBeside({ bar, room }) ? bar - 2 : 0);
  return FITS.filter((_, at) => label < (STEPS[at] ?? 0));
}

/** A lane may be that much wider, in pixels, before its labels are fitted again: all its bars are drawn then. */
const GRAIN = 32;

/** The width of the lanes when they were shown last: the next board begins with it. */
let last = 0;

/** Returns how wide a minute of the clock is, in pixels. */
export function useMinuteWidth(
  board: RefObject<HTMLElement | null>,
  { minutes, hasClock }: { minutes: number; hasClock: boolean },
): number {
  const [width, setWidth] = useState(() => last || likelyWidth());
  useEffect(() => {
    const hours = board.current?.querySelector('.clock-hours');
    if (!hours) return undefined;
    const sizes = new ResizeObserver(([entry]) => {
      const now = entry?.contentRect.width ?? 0;
      last = now;
      setWidth((was) => (was <= now && now < was + GRAIN ? was : now));
    });
    sizes.observe(hours);
    return () => sizes.disconnect();
  }, [board, hasClock]);
  return width / minutes;
}

/** The head of a lane and a scroll bar, in pixels. */
const BESIDE_CLOCK = 264 + 16;

/** Lanes that are not laid out yet are as wide as what is around the board. */
function likelyWidth(): number {
  const frame = document.querySelector('.day-board')?.clientWidth ?? window.innerWidth;
  return Math.max(GRAIN, frame - BESIDE_CLOCK);
}
