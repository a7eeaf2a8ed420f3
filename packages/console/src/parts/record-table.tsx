/**
 * A table of records. Each column has a name and a function that renders its cells. A record can expand into a row of
 * details.
 */
import { useLocation } from '@tanstack/react-router';
import { Fragment, type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useState } from 'react';

export type ColumnOf<Item> = readonly [
  name: string,
  cell: (item: Item) => ReactNode,
  /** Classes of its cells. Without any, the first column is bold. */
  look?: string,
];

/** Rows that can be selected. */
export type Selection<Item> = {
  ids: ReadonlySet<string>;
  nameOf: (item: Item) => string;
  onSelect: (items: readonly Item[], on: boolean) => void;
};

/** Headings by which the rows can be sorted. */
export type Sorting = {
  /** The heading, and whether the order is descending. */
  by: { name: string; isDown: boolean } | undefined;
  names: readonly string[];
  onSort: (name: string) => void;
};

function Heading({
  name,
  look,
  sorting,
}: {
  name: string;
  look: string | undefined;
  sorting: Sorting | undefined;
}) {
  if (!sorting?.names.includes(name)) return <th className={look}>{name}</th>;
  const { by } = sorting;
  const direction = by?.name === name ? (by.isDown ? 'descending' : 'ascending') : undefined;
  return (
    <th className={look} aria-sort={direction}>
      <button type="button" className="sort" onClick={() => sorting.onSort(name)}>
        {name}
        <span aria-hidden="true">{direction === undefined ? '' : direction === 'ascending' ? '▲' : '▼'}</span>
      </button>
    </th>
  );
}

/** Returns the class that a column's heading shares with its cells. */
const headLook = (look: string | undefined) => /number|wide-only/.exec(look ?? '')?.[0];

/** Returns the record named in the address's hash, and scrolls to it once it is rendered. */
function useFound(isThere: boolean): string {
  const { hash } = useLocation();
  useEffect(() => {
    if (isThere && hash !== '') document.getElementById(hash)?.scrollIntoView({ block: 'center' });
  }, [isThere, hash]);
  return hash;
}

/** From how many records on a table is searched. */
const LONG = 12;

/** Returns the records in which each word of the term begins a word, in any case. */
export function matching<Item>(
  items: readonly Item[],
  by: (item: Item) => readonly (string | null | undefined)[],
  term: string,
): readonly Item[] {
  const wanted = term.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return items;
  return items.filter((item) => {
    const text = by(item).filter(Boolean).join(' ').toLowerCase();
    return wanted.every((word) => ` ${text}`.includes(` ${word}`));
  });
}

export function RecordTable<Item extends { id: string }>({
  label,
  items: all,
  columns,
  findBy,
  actions,
  opened,
  rowLinks = false,
  selection,
  sorting,
  children,
}: {
  /** Caption for screen readers. */
  label?: string;
  items: readonly Item[];
  columns: readonly ColumnOf<Item>[];
  /** What a long table is searched by. */
  findBy?: (item: Item) => readonly (string | null | undefined)[];
  actions?: (item: Item) => ReactNode;
  /** Renders the details of a record that is expanded. */
  opened?: (item: Item) => ReactNode;
  /** Makes a click anywhere in a row follow the link in its first cell, and arrow keys move between these links. */
  rowLinks?: boolean;
  selection?: Selection<Item> | undefined;
  sorting?: Sorting | undefined;
  children?: ReactNode;
}) {
  const found = useFound(all.length > 0);
  const [term, setTerm] = useState('');
  const items = findBy ? matching(all, findBy, term) : all;
  // A table that is wider than a phone can be scrolled by keyboard, even if nothing in its rows takes the focus.
  const hasLinks = rowLinks || opened !== undefined || selection !== undefined;
  const isLong = findBy !== undefined && all.length >= LONG;
  const table = (
    <div className="table-frame" tabIndex={hasLinks ? undefined : 0}>
      <table className={rowLinks ? 'row-links' : undefined} onKeyDown={rowLinks ? focusNextLink : undefined}>
        {label !== undefined && <caption className="visually-hidden">{label}</caption>}
        <thead>
          <tr>
            {selection && (
              <th className="select-cell">
                <input
                  type="checkbox"
                  aria-label="Select all shown"
                  checked={items.every(({ id }) => selection.ids.has(id))}
                  onChange={({ target }) => selection.onSelect(items, target.checked)}
                />
              </th>
            )}
            {columns.map(([name, , look]) => (
              <Heading key={name} name={name} look={headLook(look)} sorting={sorting} />
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
                <tr
                  id={item.id}
                  className={item.id === found ? 'is-target' : undefined}
                  onClick={rowLinks || opened ? followLink : undefined}
                >
                  {selection && (
                    <td className="select-cell">
                      <input
                        type="checkbox"
                        aria-label={`Select ${selection.nameOf(item)}`}
                        checked={selection.ids.has(item.id)}
                        onChange={({ target }) => selection.onSelect([item], target.checked)}
                      />
                    </td>
                  )}
                  {columns.map(([name, cell, look], index) => (
                    <td key={name} className={look}>
                      {index === 0 && look === undefined ? <b>{cell(item)}</b> : cell(item)}
                    </td>
                  ))}
                  {actions && <td className="number nowrap">{actions(item)}</td>}
                </tr>
                {beneath && (
                  <tr className="detail-row">
                    <td colSpan={columns.length + (actions ? 1 : 0) + (selection ? 1 : 0)}>{beneath}</td>
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
  if (!isLong) return table;
  return (
    <>
      <input
        type="search"
        className="table-find"
        aria-label={`Find in ${label?.toLowerCase() ?? 'the list'}`}
        placeholder="Find…"
        value={term}
        onChange={({ target }) => setTerm(target.value)}
      />
      {items.length === 0 ? <p className="hint">Nothing of this name.</p> : table}
    </>
  );
}

/** Follows the row's link or opens its details, unless a control was clicked or text is selected. */
function followLink(event: MouseEvent<HTMLTableRowElement>): void {
  if ((event.target as HTMLElement).closest('a, button, input') || String(getSelection()) !== '') return;
  event.currentTarget.querySelector<HTMLElement>('a, .disclosure')?.click();
}

function focusNextLink(event: KeyboardEvent<HTMLTableElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const links = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('tbody td:is(:first-child, .select-cell + td) a'),
  ];
  const next = links[links.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
