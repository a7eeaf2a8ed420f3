/** Loading lists and manifests: a depot's day, van by van. */
import type { Binary } from '../../api/define-operation.js';
import type { Scope } from '../../db/scope.js';
import { requireFound } from '../../domain/errors.js';
import { itemName, itemOfPiece, itemsLeft, pieceNumber } from '../../domain/goods.js';
import { clockTime } from '@waypost/planning/plan-timing';
import { toldTime } from '../../domain/promised-window.js';
import { OPEN_STOPS, type StopStatus } from '../../domain/states/stop.js';
import type { DepotRow } from '../../setup/depots/rows.js';
import { listUndelivered, type UndeliveredPiece } from '../../records/pieces.js';
import { type ListedStop, listStopsToPrint, listVansOfDay, type VanRow } from '../../records/print-lists.js';
import { findVehicle } from '../../setup/vehicles/rows.js';
import { addressLine, fullDay } from '../../messaging/wording.js';
import { html, type Html } from '../../page-kit/layout.js';
import { depotDay } from './depot-day.js';
import { byOrder, columnHeads, counted, listPage, markOf } from './goods.js';
import type { VanQuery } from './schemas.js';
import { windowOf } from '../../records/stops.js';

type Input = { params: { depot_id: string }; query: VanQuery };
type Pieces = ReadonlyMap<string, readonly UndeliveredPiece[]>;
/** A van of the day, its stops in sequence, and the pieces still to be handed over. */
type Load = {
  courier: string;
  depot: DepotRow;
  date: string;
  van: VanRow;
  stops: readonly ListedStop[];
  pieces: Pieces;
};

export async function printLoadingList(scope: Scope, input: Input): Promise<Binary> {
  const { loads, title } = await readDay(scope, input, 'Loading list');
  return listPage(title, loads.map(loadingList), 'No van leaves this depot on this day.');
}

export async function printManifest(scope: Scope, input: Input): Promise<Binary> {
  const { loads, title } = await readDay(scope, input, 'Manifest');
  return listPage(title, loads.map(manifest), 'No van leaves this depot on this day.');
}

async function readDay(
  scope: Scope,
  { params, query }: Input,
  name: string,
): Promise<{ loads: Load[]; title: string }> {
  const { courier, depot, date } = await depotDay(scope, params.depot_id, query.date);
  const { vehicle } = query;
  if (vehicle !== undefined) requireFound(await findVehicle(scope, vehicle), 'vehicle', vehicle);
  const vans = await listVansOfDay(scope, { depot: depot.id, date, vehicle });
  const stops = await listStopsToPrint(
    scope,
    vans.map(({ id }) => id),
  );
  const pieces = byOrder(
    await listUndelivered(
      scope,
      stops.map(({ order_id }) => order_id),
    ),
  );
  const loads = vans.map((van) => ({
    courier,
    depot,
    date,
    van,
    stops: stops.filter(({ route }) => route === van.id),
    pieces,
  }));
  return { loads, title: `${name}, ${depot.name}, ${date}` };
}

function heading({ courier, depot, date, van }: Load, name: string, count: string): Html {
  const crew = [van.driver, van.mate].filter((each) => each !== null).join(' and ');
  const { starts_at: begins } = van.totals;
  const leaves = clockTime(van.departs_second);
  return html`<header>
    <div>
      <h1>${name}: ${van.vehicle}</h1>
      <p>${[van.registration, crew].filter((part) => part !== null && part !== '').join(', ')}</p>
    </div>
    <div>
      <p class="big">
        ${fullDay(date)}${van.status === 'draft' ? html` <span class="mark">draft</span>` : ''}
      </p>
      <p>
        ${courier}, ${depot.name}. ${begins === leaves ? '' : `Work begins at ${begins}. `}Leaves at
        ${leaves}. ${count}
      </p>
    </div>
  </header>`;
}

/** Load of a van, the last stop first, because its goods go in first. */
function loadingList(load: Load): Html {
  const stops = load.stops
    .filter(({ type, status }) => type === 'delivery' && OPEN_STOPS.includes(status))
    .toReversed();
  const pieces = stops.reduce((sum, stop) => sum + (load.pieces.get(stop.order_id) ?? []).length, 0);
  const kg = Math.round(
    stops.flatMap((stop) => itemsLeft(stop)).reduce((sum, { weight_kg = 0 }) => sum + weight_kg, 0),
  );
  const count = `${counted(stops.length, 'stop')}, ${counted(pieces, 'piece')}${kg > 0 ? `, ${kg} kg` : ''}.`;
  if (stops.length === 0) {
    return html`<section>
      ${heading(load, 'Loading list', '')}
      <p>Nothing is to be loaded.</p>
    </section> `;
  }
  return html`<section>
    ${heading(load, 'Loading list', count)}
    <p class="soft">The last stop is loaded first.</p>
    <div class="scroll">
      <table>
        ${columnHeads('Stop', 'Order', 'Goods', 'Piece', 'Barcode', 'Loaded')}
        ${stops.map((stop) => loadedStop(stop, load.pieces.get(stop.order_id) ?? []))}
      </table>
    </div>
  </section> `;
}

function loadedStop(stop: ListedStop, pieces: readonly UndeliveredPiece[]): Html {
  const { sequence, reference, recipient, items, depot } = stop;
  const rows = String(Math.max(1, pieces.length));
  const first = html`<td class="number big" rowspan="${rows}">${String(sequence)}</td>
    <td rowspan="${rows}">
      <strong>${reference}</strong><br />${recipient.name ?? ''}<br /><span class="soft"
        >${recipient.address?.town ?? ''}</span
      >
    </td>`;
  if (pieces.length === 0) {
    return html`<tbody>
      <tr>
        ${first}
        <td colspan="4">Nothing is left to load.</td>
      </tr>
    </tbody> `;
  }
  return html`<tbody>
    ${pieces.map(
      (piece, index) =>
        html`<tr>
          ${index === 0 ? first : ''}
          <td>${itemName(itemOfPiece(items, piece.number))}${markOf(piece, depot)}</td>
          <td>${pieceNumber(piece.number, piece.total)}</td>
          <td><code>${piece.barcode}</code></td>
          <td><span class="box"></span></td>
        </tr> `,
    )}
  </tbody> `;
}

/** Outcome of a stop that the van no longer needs to visit. */
const DONE: Partial<Record<StopStatus, string>> = {
  completed: 'done',
  failed: 'failed',
  skipped: 'skipped',
};

/** Manifest of a van, in the sequence of its stops, with room for signatures. */
function manifest(load: Load): Html {
  const { stops, van } = load;
  const { miles, returns_at: back } = van.totals;
  const count = `${counted(stops.length, 'stop')}, ${Math.round(miles)} miles, back at ${back}.`;
  return html`<section>
    ${heading(load, 'Manifest', count)}
    <div class="scroll">
      <table>
        ${columnHeads('Stop', 'Time', 'Recipient', 'Goods', 'Name and signature')}
        <tbody>
          ${stops.map(manifestRow)}
        </tbody>
      </table>
    </div>
  </section> `;
}

function manifestRow(stop: ListedStop): Html {
  const { sequence, type, status, recipient, reference, shipper, items, service, notes } = stop;
  const due = OPEN_STOPS.includes(status) ? itemsLeft(stop) : items;
  const goods = due.map(({ pieces = 1, ...item }) =>
    pieces > 1 ? `${pieces} × ${itemName(item)}` : itemName(item),
  );
  const extras = [
    service.crew === 2 && 'two people',
    service.assembly && 'assembly',
    service.remove_packaging && 'take packaging away',
    service.disposal && 'take the old one away',
  ].filter((each) => each !== false);
  const done = DONE[status];
  return html`<tr>
    <td class="number big">${String(sequence)}</td>
    <td>
      <strong>${stop.window_from} to ${stop.window_to}</strong><br /><span class="soft"
        >about ${toldTime(windowOf(stop), stop.eta)}</span
      >
      ${done === undefined ? '' : html`<br /><span class="mark">${done}</span>`}
    </td>
    <td>
      <strong>${recipient.name ?? ''}</strong
      ><br />${addressLine(recipient.address)}<br />${recipient.phone ?? ''}
    </td>
    <td>
      ${type === 'collection' ? html`<span class="mark">collect</span> ` : ''}<strong
        >${goods.join(', ')}</strong
      ><br />${counted(stop.pieces, 'piece')}, ${reference}, ${shipper}
      ${extras.length === 0 ? '' : html`<br />${extras.join(', ')}`}
      ${notes === null || notes === '' ? '' : html`<br /><em>${notes}</em>`}
    </td>
    <td class="sign"></td>
  </tr> `;
}
