/** A plain table of records: a column is a name and what it shows. */
import type { ReactNode } from 'react';

export type ColumnOf<Item> = readonly [name: string, cell: (item: Item) => ReactNode];

export function RecordTable<Item extends { id: string }>({
  items,
  columns,
  actions,
}: {
  items: readonly Item[];
  columns: readonly ColumnOf<Item>[];
  actions?: (item: Item) => ReactNode;
}) {
  return (
    <div className="table-frame">
      <table>
        <thead>
          <tr>
            {columns.map(([name]) => (
              <th key={name}>{name}</th>
            ))}
            {actions && (
              <th>
                <span className="unseen">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              {columns.map(([name, cell], index) => (
                <td key={name}>{index === 0 ? <b>{cell(item)}</b> : cell(item)}</td>
              ))}
              {actions && <td className="number nowrap">{actions(item)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
