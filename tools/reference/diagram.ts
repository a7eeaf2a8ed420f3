/**
 * Draws state tables. States are in rows by their distance from the initial state. An event that leads from many states
 * to the same one is written beside that state instead of drawn many times.
 */
import type { Machine } from '../../src/domain/states/machine.js';
import { escape } from './html.js';

const WIDTH = 148;
const HEIGHT = 34;
const GAP_X = 120;
const GAP_Y = 72;
const MARGIN = 24;
/** From this many source states on, an event is written beside its target state. */
const MANY = 3;

/** Width of a letter in labels: more than in any browser's font. */
const LETTER = 6.7;
const LINE = 14;

type Box = { left: number; top: number; right: number; bottom: number };
/** Lines of text and their position: `x` is their start, middle or end, `y` the middle of the block. */
type Label = { kind: 'event' | 'shared'; lines: string[]; x: number; y: number; anchor: Anchor };
type Anchor = 'start' | 'middle' | 'end';

type Arrow = { from: string; to: string; events: string[] };
type Place = { x: number; y: number; row: number };

/** Returns the drawing of a table, with a title and a text alternative. */
export function diagram(machine: Machine<string, string>): string {
  const { arrows, shared } = arrowsOf(machine);
  const rows = rowsOf(machine, arrows);
  const widest = Math.max(...rows.map((row) => row.length));
  const inner = widest * WIDTH + (widest - 1) * GAP_X;
  const left = MARGIN + 130;
  const places = new Map<string, Place>();
  for (const [row, states] of rows.entries()) {
    const width = states.length * WIDTH + (states.length - 1) * GAP_X;
    const begin = left + (inner - width) / 2;
    for (const [column, state] of states.entries()) {
      places.set(state, {
        x: begin + column * (WIDTH + GAP_X) + WIDTH / 2,
        y: MARGIN + 26 + row * (HEIGHT + GAP_Y) + HEIGHT / 2,
        row,
      });
    }
  }
  const height = MARGIN * 2 + 26 + rows.length * (HEIGHT + GAP_Y) - GAP_Y;
  const id = `diagram-${machine.entity.toLowerCase().replaceAll(' ', '-')}`;
  const lines = arrows.map((arrow) => arrowLine(arrow, arrows, places, id));
  const leaves = new Set(arrows.map(({ from }) => from));
  const labels = withoutOverlaps(
    [
      ...[...places].flatMap(([state, { x, y }]): Label[] => {
        const beside = shared.get(state) ?? [];
        if (beside.length === 0) return [];
        const words = beside.map(({ event, count }) => `← ${event} (${count} states)`);
        return [{ kind: 'shared', lines: words, x: x + WIDTH / 2 + 8, y, anchor: 'start' }];
      }),
      ...lines.flatMap(({ label }) => (label ? [label] : [])),
    ],
    [...places.values()].map(({ x, y }) => ({
      left: x - WIDTH / 2,
      right: x + WIDTH / 2,
      top: y - HEIGHT / 2,
      bottom: y + HEIGHT / 2,
    })),
  );
  const width = Math.ceil(
    Math.max(left + inner + 190, ...labels.map((label) => boxOf(label).right + MARGIN)),
  );
  const boxes = [...places].map(([state, { x, y }]) => {
    const ends = !leaves.has(state);
    return `<rect class="state${ends ? ' end' : ''}" x="${x - WIDTH / 2}" y="${y - HEIGHT / 2}" width="${WIDTH}" height="${HEIGHT}" rx="9"/><text class="name" x="${x}" y="${y + 4.5}" text-anchor="middle">${escape(state)}</text>`;
  });
  const first = places.get(machine.begins);
  const start = first
    ? `<circle class="start" cx="${first.x}" cy="${MARGIN}" r="6"/><path class="arrow" marker-end="url(#${id}-head)" d="M${first.x} ${MARGIN + 6}V${first.y - HEIGHT / 2 - 2}"/>`
    : '';
  return `<figure class="diagram"><div class="scroll" tabindex="0" role="region" aria-label="Diagram of ${escape(machine.entity)}"><svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="${id}-title"><title id="${id}-title">States of ${escape(machine.entity)}: ${escape(sentence(machine, arrows))}</title><defs><marker id="${id}-head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path class="head" d="M0 0L8 4L0 8z"/></marker></defs>${start}${lines.map(({ path }) => path).join('')}${boxes.join('')}${labels.map(drawnLabel).join('')}</svg></div></figure>`;
}

function arrowsOf({ transitions }: Machine<string, string>) {
  const arrows = new Map<string, Arrow>();
  const shared = new Map<string, { event: string; count: number }[]>();
  const single = transitions.flatMap(({ from, event, to }) =>
    [to].flat().map((each) => ({ from, event, to: each })),
  );
  for (const { from, event, to } of single) {
    if (to === 'same') continue;
    const sources = from.filter((state) => state !== to);
    if (sources.length >= MANY) {
      shared.set(to, [...(shared.get(to) ?? []), { event, count: sources.length }]);
      continue;
    }
    for (const state of sources) {
      const key = `${state} ${to}`;
      const arrow = arrows.get(key) ?? { from: state, to, events: [] };
      arrow.events.push(event);
      arrows.set(key, arrow);
    }
  }
  return { arrows: [...arrows.values()], shared };
}

/**
 * Returns states in rows by their longest acyclic path from the initial state. States that no arrow leads to come last.
 */
function rowsOf({ states, begins }: Machine<string, string>, arrows: readonly Arrow[]): string[][] {
  const order = new Map(states.map((state, index) => [state, index]));
  const rank = new Map<string, number>([[begins, 0]]);
  // An arrow goes forward if its target comes later in the table than its source.
  const onward = arrows.filter(({ from, to }) => (order.get(from) ?? 0) < (order.get(to) ?? 0));
  for (let round = 0; round < states.length; round += 1) {
    for (const { from, to } of onward) {
      const next = (rank.get(from) ?? -1) + 1;
      if (rank.has(from) && next > (rank.get(to) ?? -1)) rank.set(to, next);
    }
  }
  const last = Math.max(...rank.values());
  const rows: string[][] = Array.from({ length: last + 1 }, () => []);
  for (const state of states) {
    const row = rank.get(state);
    if (row !== undefined) rows[row]?.push(state);
  }
  const loose = states.filter((state) => !rank.has(state));
  for (let at = 0; at < loose.length; at += 3) rows.push(loose.slice(at, at + 3));
  return rows;
}

function arrowLine(
  { from, to, events }: Arrow,
  all: readonly Arrow[],
  places: ReadonlyMap<string, Place>,
  id: string,
): { path: string; label?: Label } {
  const a = places.get(from);
  const b = places.get(to);
  if (!a || !b) return { path: '' };
  const drawn = (d: string, x: number, y: number, anchor: Anchor) => ({
    path: `<path class="arrow" marker-end="url(#${id}-head)" d="${d}"/>`,
    label: { kind: 'event' as const, lines: events, x, y, anchor },
  });
  const isBothWays = all.some((each) => each.from === to && each.to === from);
  if (a.row === b.row) {
    const right = b.x > a.x;
    const y = a.y + (isBothWays && !right ? 9 : isBothWays ? -9 : 0);
    const side = right ? WIDTH / 2 : -WIDTH / 2;
    return drawn(`M${a.x + side} ${y}H${b.x - side - (right ? 2 : -2)}`, (a.x + b.x) / 2, y - 8, 'middle');
  }
  const down = b.row > a.row;
  const shift = isBothWays ? (down ? -16 : 16) : 0;
  if (Math.abs(b.row - a.row) === 1) {
    const y1 = a.y + (down ? HEIGHT / 2 : -HEIGHT / 2);
    const y2 = b.y - (down ? HEIGHT / 2 + 2 : -HEIGHT / 2 - 2);
    const x1 = a.x + shift;
    const x2 = b.x + shift;
    const anchor = isBothWays ? (down ? 'end' : 'start') : 'start';
    const x = (x1 + x2) / 2 + (isBothWays && down ? -6 : 6);
    return drawn(`M${x1} ${y1}L${x2} ${y2}`, x, (y1 + y2) / 2 + (x1 === x2 ? 0 : down ? 4 : -8), anchor);
  }
  // Longer arrows go around the side, the longer the wider: forward on the right, back on the left.
  const side = down ? 1 : -1;
  const far = Math.abs(b.row - a.row);
  const bulge = Math.min(110, 22 + far * 14);
  const x1 = a.x + (side * WIDTH) / 2;
  const x2 = b.x + (side * WIDTH) / 2;
  const outer = (side > 0 ? Math.max(x1, x2) : Math.min(x1, x2)) + side * bulge;
  const y1 = a.y + (down ? 8 : -8);
  const y2 = b.y + (down ? -8 : 8);
  const middle = outer * 0.75 + ((x1 + x2) / 2) * 0.25;
  return drawn(
    `M${x1} ${y1}C${outer} ${y1} ${outer} ${y2} ${x2 + side * 2} ${y2}`,
    middle + side * 4,
    (y1 + y2) / 2,
    side > 0 ? 'start' : 'end',
  );
}

function boxOf({ lines, x, y, anchor }: Label): Box {
  const width = Math.max(...lines.map((line) => line.length)) * LETTER;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  const height = lines.length * LINE;
  return { left, right: left + width, top: y - height / 2, bottom: y + height / 2 };
}

/** Returns how much of `box` the others cover. */
function overlap(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => {
    const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    return wide > 0 && high > 0 ? sum + wide * high : sum;
  }, 0);
}

/** Alternative positions of a label, nearest first. */
const MOVES = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6]
  .flatMap((down) =>
    [-8, -6, -4, -3, -2, -1, 0, 1, 2, 3, 4, 6, 8].map((right) => [right * 16, down * 8] as const),
  )
  .toSorted(([ax, ay], [bx, by]) => Math.hypot(ax, ay) - Math.hypot(bx, by));

/** Returns the labels, each as close to its position as possible without overlapping a state or another label. */
function withoutOverlaps(labels: readonly Label[], states: readonly Box[]): Label[] {
  const taken = [...states];
  return labels.map((label) => {
    const moved = MOVES.map(([right, down]) => ({ ...label, x: label.x + right, y: label.y + down }));
    const inside = moved.filter((each) => boxOf(each).left >= 0);
    const free = inside.find((each) => overlap(boxOf(each), taken) === 0) ?? label;
    taken.push(boxOf(free));
    return free;
  });
}

function drawnLabel({ kind, lines, x, y, anchor }: Label): string {
  return lines
    .map(
      (line, index) =>
        `<text class="${kind}" x="${x}" y="${y + (index - (lines.length - 1) / 2) * LINE + 4}" text-anchor="${anchor}">${escape(line)}</text>`,
    )
    .join('');
}

function sentence({ begins }: Machine<string, string>, arrows: readonly Arrow[]): string {
  return [
    `begins ${begins}`,
    ...arrows.map(({ from, to, events }) => `${from} to ${to} by ${events.join(', ')}`),
  ].join('; ');
}
