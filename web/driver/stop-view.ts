/** A stop on the screen: where, who, what and what to know of it; large where it is the next one, folded otherwise. */
import type { PageRun, PageStop } from '../../src/contracts/driver-page.js';
import { element } from './dom.js';
import { isOpen, REASONS } from './run.js';

/** Actions on a stop. */
export type StopHandlers = {
  arrive: (run: PageRun, stop: PageStop) => void;
  complete: (run: PageRun, stop: PageStop) => void;
  fail: (run: PageRun, stop: PageStop) => void;
};

/** Returns the stop that comes next, in large letters. */
export function nextCard(run: PageRun, stop: PageStop): HTMLElement {
  const here = stop.status === 'arrived';
  const kicker = run.status === 'published' ? 'First stop' : here ? 'You are here' : 'Next stop';
  return element(
    'section',
    { class: 'card next', 'aria-label': kicker },
    element(
      'p',
      { class: 'kicker' },
      [kicker, ...collectText(stop), `${stop.sequence} of ${run.stops.length}`].join(' · '),
    ),
    element('h2', {}, stop.address?.line1 ?? 'No address'),
    element('p', { class: 'town' }, townOf(stop)),
    element(
      'p',
      { class: 'window' },
      element('strong', {}, `${stop.window.from} to ${stop.window.to}`),
      here ? '' : `about ${stop.eta}`,
    ),
    contactLinks(stop),
    ...details(stop),
  );
}

/** Returns what sets a collection apart; a run that the phone has kept since before an update has deliveries only. */
function collectText({ type }: Partial<Pick<PageStop, 'type'>>): string[] {
  return type === 'collection' ? ['Collect'] : [];
}

/** Returns who, what, and what to know, in the same form for every stop. */
function details(stop: PageStop): HTMLElement[] {
  const { service, notes, items, pieces } = stop;
  const named = items.map(({ description = 'Goods', pieces: count = 1 }) =>
    count > 1 && items.length > 1 ? `${description} (${count})` : description,
  );
  const extras = [
    service.crew === 2 && 'Two people',
    service.assembly && 'Assembly',
    service.remove_packaging && 'Take packaging away',
    service.disposal && 'Take the old one away',
  ].filter((each) => each !== false);
  return [
    element(
      'p',
      {},
      element('strong', {}, stop.name ?? 'Name not known'),
      element('span', { class: 'soft' }, ` ${stop.reference}`),
    ),
    element(
      'p',
      { class: 'goods' },
      element('strong', {}, pieces.length === 1 ? '1 piece' : `${pieces.length} pieces`),
      ` · ${named.join(', ')}`,
    ),
    ...(extras.length > 0
      ? [element('ul', { class: 'extras' }, ...extras.map((each) => element('li', {}, each)))]
      : []),
    ...(notes !== null && notes !== '' ? [element('p', { class: 'notice' }, notes)] : []),
  ];
}

/** Returns links to the phone's map and dialler. */
function contactLinks(stop: PageStop): HTMLElement {
  const recipient = stop.name ?? 'the recipient';
  return element(
    'div',
    { class: 'links' },
    element(
      'a',
      {
        class: 'button quiet',
        href: mapLink(stop),
        'aria-label': `Map of ${stop.address?.line1 ?? 'the stop'}`,
      },
      'Map',
    ),
    stop.phone !== null &&
      element(
        'a',
        { class: 'button quiet', href: `tel:${stop.phone}`, 'aria-label': `Call ${recipient}` },
        'Call',
      ),
  );
}

/** Returns a `geo:` link, which opens the driver's preferred map app. Apple's phones need their own link. */
function mapLink({ address, latitude, longitude }: PageStop): string {
  const text = [address?.line1, address?.line2, address?.town, address?.postcode].filter(Boolean).join(', ');
  const query = encodeURIComponent(text);
  if (/iPhone|iPad|Macintosh/.test(navigator.userAgent)) return `maps://?daddr=${query}`;
  return `geo:${latitude ?? 0},${longitude ?? 0}?q=${query}`;
}

/** Returns a stop that comes later, folded. */
export function laterRow(run: PageRun, stop: PageStop, handlers: StopHandlers): HTMLElement {
  const fail = run.status === 'completed' ? null : () => handlers.fail(run, stop);
  // The van may be at two doors of one street.
  const here = stop.status === 'arrived';
  const summary = [
    here && 'You are here too',
    ...collectText(stop),
    `${stop.window.from} to ${stop.window.to}`,
  ];
  return folded(stop, summary.filter((each) => each !== false).join(' · '), [
    element('p', {}, townOf(stop), ` · about ${stop.eta}`),
    ...details(stop),
    contactLinks(stop),
    element(
      'div',
      { class: 'links' },
      element(
        'button',
        {
          type: 'button',
          class: 'quiet',
          'data-key': `arrive-${stop.id}`,
          onclick: () => (here ? handlers.complete(run, stop) : handlers.arrive(run, stop)),
        },
        here ? 'Complete this stop' : 'Arrive here first',
      ),
      fail && element('button', { type: 'button', class: 'quiet', onclick: fail }, 'Fail this stop'),
    ),
  ]);
}

const OUTCOMES = { completed: 'Delivered', failed: 'Failed', skipped: 'Skipped' } as const;

/** Returns a stop that is done, folded, with what came of it. */
export function doneRow(run: PageRun, stop: PageStop, handlers: StopHandlers): HTMLElement {
  const collected = stop.type === 'collection' && stop.status === 'completed';
  const done = collected ? 'Collected' : OUTCOMES[stop.status as keyof typeof OUTCOMES];
  const outcome = isOpen(stop) ? '' : done;
  const why = stop.failure_reason === null ? '' : `: ${REASONS[stop.failure_reason].toLowerCase()}`;
  const redo =
    stop.status === 'completed'
      ? null
      : element(
          'button',
          { type: 'button', class: 'quiet', onclick: () => handlers.complete(run, stop) },
          'Complete after all',
        );
  return folded(stop, outcome + why, [
    element('p', {}, townOf(stop)),
    ...details(stop),
    contactLinks(stop),
    redo,
  ]);
}

function folded(stop: PageStop, summary: string, inside: (HTMLElement | null)[]): HTMLElement {
  return element(
    'details',
    { 'data-key': stop.id, class: stop.status },
    element(
      'summary',
      {},
      element('span', { class: 'number' }, String(stop.sequence)),
      element(
        'span',
        {},
        element('strong', {}, stop.address?.line1 ?? 'No address'),
        element('span', { class: 'soft' }, summary),
      ),
    ),
    element('div', { class: 'inside' }, ...inside),
  );
}

function townOf({ address }: PageStop): string {
  return [address?.line2, address?.town, address?.postcode].filter(Boolean).join(', ');
}
