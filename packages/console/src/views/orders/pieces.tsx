/** The goods of an order: its items, and its pieces; of each, where it was seen, with photos. */
import { useClock } from '../../api/clocks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMode } from '../../api/mode';
import { type Order, piecesQuery, scansQuery, useDepots, useVehicles } from '../../api/queries';
import { Disclosure, Status } from '../../parts/fields';
import { humanise } from '../../parts/format';
import { itemName } from '../../../../../src/domain/goods';
import { pieceName } from '../../parts/goods';
import { Photo } from '../../parts/photo';
import { QueryState } from '../../parts/states';

export function Goods({ order }: { order: Order }) {
  return (
    <div className="stack">
      <div className="table-frame" role="region" aria-label="Items" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th>Item</th>
              <th>SKU</th>
              <th className="number">Pieces</th>
              <th className="number">kg</th>
              <th className="number">m³</th>
            </tr>
          </thead>
          <tbody>
            {order.items.map((item, index) => (
              <tr key={index}>
                <td>{itemName(item)}</td>
                <td>{item.sku ?? '–'}</td>
                <td className="number">{item.pieces ?? 1}</td>
                <td className="number">{item.weight_kg ?? '–'}</td>
                <td className="number">{item.volume_m3 ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pieces order={order} />
    </div>
  );
}

function Pieces({ order: { id, items } }: { order: Order }) {
  const clock = useClock();
  const { mode } = useMode();
  const pieces = useQuery(piecesQuery(mode, id));
  const [opened, setOpened] = useState<string>();
  if (pieces.isPending || pieces.data?.length === 0) return null;
  return (
    <section aria-label="Pieces">
      <QueryState query={pieces}>
        {(data) => (
          <ul className="pieces">
            {data.map((piece) => (
              <li key={piece.id}>
                <span>{pieceName(items, piece)}</span>
                <Status of={piece.status} />
                <code>{piece.barcode}</code>
                {piece.last_scan && (
                  <span className="hint">
                    <Disclosure
                      open={opened === piece.id}
                      onToggle={() => setOpened(opened === piece.id ? undefined : piece.id)}
                    >
                      {humanise(piece.last_scan.type)} {clock.moment(piece.last_scan.at)}
                    </Disclosure>
                  </span>
                )}
                {opened === piece.id && <Scans order={id} piece={piece.id} />}
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  );
}

function Scans({ order, piece }: { order: string; piece: string }) {
  const clock = useClock();
  const { mode } = useMode();
  const names = new Map([...useDepots(), ...useVehicles()].map(({ id, name }) => [id, name]));
  const scans = useQuery(scansQuery(mode, order, piece));
  return (
    <QueryState query={scans}>
      {(list) => (
        <ul className="piece-scans" aria-label="Scans">
          {list.map(({ id, type, at, depot, vehicle, photo_ids: photos }) => (
            <li key={id}>
              {humanise(type)}{' '}
              <span className="hint">
                {[names.get(vehicle ?? depot ?? ''), clock.moment(at)].filter(Boolean).join(', ')}
              </span>
              {photos.length > 0 && (
                <div className="proof">
                  {photos.map((photo, index) => (
                    <Photo key={photo} id={photo} name={`${humanise(type)}, photo ${index + 1}`} />
                  ))}
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}
