/**
 * Tries a move before it is made: asks the API for a dry run once the pointer rests, shows the new times on the clock
 * by shifting the bars, and what would break beside the pointer. Renders nothing.
 */
import { unwrap } from '@waypost/client';
import { api } from '../../api/client';
import { messageOf } from '../../api/errors';
import { minutesOf, shownAt } from './clock';
import { BEYOND, FITS, fitsOf } from './label-room';
import type { DayRoutes } from './lanes';
import { type Move, routesWanted } from './moves';
import type { Rearrangement } from './review';

/** How long a place must be aimed at before it is tried. */
const RESTS_MS = 140;

export type Trial = { lines: readonly string[]; isBad: boolean };

/** Trying a move before it is made: the day as it is, and what a trial says. */
export type Trying = {
  day: () => { depot: string; date: string; routes: DayRoutes | undefined };
  words: (move: Move, answer: Rearrangement | Error) => Trial;
};

/** Resolves to what a move would change, or to why it cannot be made. */
export async function tryMove(
  { depot, date, routes }: ReturnType<Trying['day']>,
  move: Move,
): Promise<Rearrangement | Error> {
  if (!routes) return new Error('The day is still loading.');
  const params = { path: { depot_id: depot, date } };
  try {
    return await unwrap(
      api.POST('/depots/{depot_id}/days/{date}/rearrange', {
        params,
        body: { routes: routesWanted(routes, move), dry_run: true },
      }),
    );
  } catch (error) {
    return error instanceof Error ? error : new Error(messageOf(error));
  }
}

/** Minutes of room that the name of a lane's last stop has. */
const LAST_ROOM = 60;

/** A stop that is shown elsewhere on the clock than it was. */
type Shifted = {
  stop: HTMLElement;
  words: HTMLElement | null;
  was: Properties;
  to: Properties;
  /** What its label had no room for, and whether it was after all that the clock shows. */
  fits: readonly string[];
  isBeyond: boolean;
};
type Properties = Readonly<Record<string, string>>;

function setProperties({ style }: HTMLElement, properties: Properties): void {
  for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
}

function setFits({ classList }: HTMLElement, fits: readonly string[]): void {
  classList.remove(...FITS);
  classList.add(...fits);
}

export class MovePreview {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private aimed = '';
  /** Trials of the move that is held, by where it would go. */
  private readonly known = new Map<string, Promise<Rearrangement | Error>>();
  private shifted: Shifted[] = [];

  constructor(
    private readonly board: HTMLElement,
    private readonly of: Trying & {
      /** For those who do not see it: of a stop that is held by key. */
      announce: (text: string) => void;
    },
  ) {}

  aim(move: Move | undefined, tip: HTMLElement | undefined, isByKey: boolean): void {
    clearTimeout(this.timer);
    this.restore();
    if (tip) {
      tip.textContent = '';
      tip.className = '';
    }
    if (!move) {
      this.aimed = '';
      if (!tip) this.known.clear();
      return;
    }
    const key = `${move.to.route} ${move.to.index}`;
    this.aimed = key;
    this.timer = setTimeout(() => void this.try(key, move, tip, isByKey), RESTS_MS);
  }

  private async try(key: string, move: Move, tip: HTMLElement | undefined, isByKey: boolean): Promise<void> {
    const asked = this.known.get(key) ?? tryMove(this.of.day(), move);
    this.known.set(key, asked);
    const answer = await asked;
    if (this.aimed !== key) return;
    const { lines, isBad } = this.of.words(move, answer);
    if (tip) {
      tip.className = isBad ? 'tip is-bad' : 'tip';
      tip.textContent = lines.join('\n');
    }
    if (isByKey) this.of.announce(lines.join('. '));
    if (!(answer instanceof Error)) this.shift(answer);
  }

  /** Shows the bars of the routes at their new times, and says these on them. */
  private shift({ routes }: Rearrangement): void {
    const clock = this.board.querySelector('.clock-hours')?.clientWidth ?? 0;
    const numberOf = (name: string) => Number(this.board.style.getPropertyValue(name));
    const span = { from: numberOf('--from'), to: numberOf('--from') + numberOf('--minutes') };
    const minuteWidth = clock / numberOf('--minutes');
    for (const { route, stops } of routes) {
      const list = this.board.querySelector<HTMLElement>(`[data-route="${route}"]`);
      if (!list) continue;
      const tried = new Map(
        stops.map((stop, index) => [stop.order, { ...stop, next: stops[index + 1]?.eta }]),
      );
      for (const stop of list.querySelectorAll<HTMLElement>('[data-order]:not([data-fixed])')) {
        const would = tried.get(stop.dataset['order'] ?? '');
        if (!would) continue;
        const { at, words: eta, isBeyond } = shownAt(would.eta, span);
        const room = would.next === undefined ? LAST_ROOM : Math.max(1, minutesOf(would.next) - at);
        const words = stop.querySelector<HTMLElement>('.stop-eta');
        const to = { '--at': String(at), '--room': String(room) };
        const was = Object.keys(to).map((name) => [name, stop.style.getPropertyValue(name)] as const);
        const fits = FITS.filter((name) => stop.classList.contains(name));
        const wasBeyond = stop.classList.contains('is-beyond');
        this.shifted.push({ stop, words, was: Object.fromEntries(was), to, fits, isBeyond: wasBeyond });
        setProperties(stop, to);
        const bar = Number(stop.style.getPropertyValue('--long')) * minuteWidth;
        if (clock > 0) setFits(stop, fitsOf({ bar, room: isBeyond ? BEYOND : room * minuteWidth }));
        stop.classList.add('is-shifted');
        stop.classList.toggle('is-beyond', isBeyond);
        stop.classList.toggle('would-be-late', would.late_minutes > 0);
        // Drawn in place of the present time, which React owns.
        if (words) words.dataset['tried'] = eta;
      }
    }
  }

  private restore(): void {
    for (const { stop, words, was, to, fits, isBeyond } of this.shifted) {
      // The day may have changed meanwhile: then the stop has its new time already.
      if (stop.style.getPropertyValue('--at') === to['--at']) {
        setProperties(stop, was);
        setFits(stop, fits);
        stop.classList.toggle('is-beyond', isBeyond);
      }
      stop.classList.remove('is-shifted', 'would-be-late');
      delete words?.dataset['tried'];
    }
    this.shifted = [];
  }

  close(): void {
    clearTimeout(this.timer);
    this.aimed = '';
    this.restore();
    this.known.clear();
  }
}
