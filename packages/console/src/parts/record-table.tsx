/** A plain table of records: a column is a name and what it shows. A record may open into a row beneath it. */
import { useLocation } from '@tanstack/react-router';
import { Fragment, type ReactNode, useEffect } from 'react';

export type ColumnOf<Item> = readonly [
  name: string,
  cell: (item: Item) => ReactNode,
  /** How its cells look; the first column is bold where nothing is said. */
  look?: string,
];

/** The record that the address names: brought into sight once it is there. */
function useFound(isThere: boolean): string {
  const { hash } = useLocation();
  useEffect(() => {
    if (isThere && hash !== '') document.getElementById(hash)?.scrollIntoView({ block: 'center' });
  }, [isThere, hash]);
  return hash;
}

export function RecordTable<Item extends { id: string }>({
  label,
  items,
  columns,
  actions,
  opened,
  children,
}: {
  /** What the table lists, for those who hear it. */
  label?: string;
  items: readonly Item[];
  columns: readonly ColumnOf<Item>[];
  actions?: (item: Item) => ReactNode;
  /** What stands beneath a record that is open. */
  opened?: (item: Item) => ReactNode;
  children?: ReactNode;
}) {
  const found = useFound(items.length > 0);
  return (
    <div className="table-frame">
      <table>
        {label !== undefined && <caption className="visually-hidden">{label}</caption>}
        <thead>
          <tr>
            {columns.map(([name, , look]) => (
              <th key={name} className={look?.includes('number') ? 'number' : undefined}>
                {name}
              </th>
            ))}
            {actions && (
              <th>
                <span className="visually-hidden">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => {
            const beneath = opened?.(item);
            return (
              <Fragment key={item.id}>
                <tr id={item.id} className={item.id === found ? 'is-target' : undefined}>
                  {columns.map(([name, cell, look], index) => (
                    <td key={name} className={look}>
                      {index === 0 && look === undefined ? <b>{cell(item)}</b> : cell(item)}
                    </td>
                  ))}
                  {actions && <td className="number nowrap">{actions(item)}</td>}
                </tr>
                {beneath && (
                  <tr className="detail-row">
                    <td colSpan={columns.length + (actions ? 1 : 0)}>{beneath}</td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
      {children}
    </div>
  );
}
