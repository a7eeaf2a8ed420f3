/**
 * Where a dragged stop would be dropped, and what is drawn around, computed from boxes and points alone. Lengths are
 * pixels of the viewport.
 */

export type Point = { x: number; y: number };
export type Box = { left: number; top: number; right: number; bottom: number };

/**
 * Returns where a card of a size is drawn beside the pointer: to its right and below, or on the other side where the
 * window has no room.
 */
export function besidePointer(
  pointer: Point,
  grip: Point,
  { offsetWidth, offsetHeight }: { offsetWidth: number; offsetHeight: number },
  window: { width: number; height: number },
): Point {
  const [right, below] = [pointer.x - grip.x, pointer.y - grip.y];
  return {
    x: right + offsetWidth <= window.width ? right : Math.max(0, pointer.x + grip.x - offsetWidth),
    y: below + offsetHeight <= window.height ? below : Math.max(0, pointer.y + grip.y - offsetHeight),
  };
}

/** How close to the board's upper or lower edge the pointer scrolls it. */
const EDGE = 48;
const SCROLL_STEP = 14;
const MAX_MARK_HEIGHT = 60;

export const contains = ({ left, top, right, bottom }: Box, { x, y }: Point) =>
  y >= top && y < bottom && x >= left && x <= right;

/**
 * Returns the index at which a stop dropped at the point is inserted among the stops of a lane, which fill rows from
 * left to right. Boxes are read only as far as needed, because reading one may lay out the page.
 */
export function insertionIndex<Stop>(
  stops: readonly Stop[],
  boxOf: (stop: Stop) => Box,
  { x, y }: Point,
): number {
  const next = stops.findIndex((stop) => {
    const { left, top, right, bottom } = boxOf(stop);
    return y < bottom && (y < top || x < (left + right) / 2);
  });
  return next < 0 ? stops.length : next;
}

/** Returns how far to scroll the board in this frame: up, down or 0. */
export function edgeScroll({ top, bottom }: Box, { y }: Point): number {
  if (y < top + EDGE) return -SCROLL_STEP;
  return y > bottom - EDGE ? SCROLL_STEP : 0;
}

/**
 * Returns the position of the mark that shows where the stop goes: to the left of the stop that would follow, else to
 * the right of the last one, else at the start of the empty list.
 */
export function markPosition({
  next,
  previous,
  list,
}: {
  next: Box | undefined;
  previous: Box | undefined;
  list: Box;
}): Point & { height: number } {
  const box = next ?? previous ?? list;
  const x = next ? next.left - 4 : previous ? previous.right + 1 : list.left + 4;
  return { x, y: box.top, height: Math.min(box.bottom - box.top, MAX_MARK_HEIGHT) };
}

/** Effect of an arrow key: a step along the lane, or to another lane. */
export function arrowStep(key: string): { along: number; across: number } | undefined {
  return {
    ArrowLeft: { along: -1, across: 0 },
    ArrowRight: { along: 1, across: 0 },
    ArrowUp: { along: 0, across: -1 },
    ArrowDown: { along: 0, across: 1 },
  }[key];
}

/** Returns the nearest index that exists. A dragged stop can also go behind the last of the `count` stops. */
export function clampIndex(index: number, count: number, isDragging: boolean): number {
  return Math.max(0, Math.min(isDragging ? count : count - 1, index));
}

/**
 * Returns the lane that is `step` lanes away, or undefined at the end of the board. Dragging skips lanes that take no
 * stops; moving the focus skips lanes that have none.
 */
export function neighbourLane<Lane extends { isLocked: boolean; stopCount: number }>(
  lanes: readonly Lane[],
  current: Lane,
  { step, isDragging }: { step: number; isDragging: boolean },
): Lane | undefined {
  const reachable = lanes.filter(
    (lane) => lane === current || (isDragging ? !lane.isLocked : lane.stopCount > 0),
  );
  return reachable[reachable.indexOf(current) + step];
}

/** Whether a point is in a polygon, by how often a ray from it crosses the polygon's sides. */
export function isInside(
  { x, y }: { x: number; y: number },
  polygon: readonly { x: number; y: number }[],
): boolean {
  let inside = false;
  polygon.forEach((a, index) => {
    const b = polygon[(index + 1) % polygon.length] ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}
