/** The command palette: commands, and finding orders, views, vans, drivers, depots and shippers. */
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { unwrap } from '@waypost/client';
import { type KeyboardEvent, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { api } from '../api/client';
import { useMode } from '../api/mode';
import { useDepots, useDrivers, useShippers, useVehicles } from '../api/queries';
import { currentCommands } from '../parts/commands';
import { Dialog } from '../parts/dialog';
import { keyOf, paletteResults, type Result } from './palette-results';

export function CommandPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog title="Find" hideTitle open={open} onClose={onClose}>
      <PaletteBody onClose={onClose} />
    </Dialog>
  );
}

function PaletteBody({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  /** The selected result; the first one initially. */
  const [at, setAt] = useState<number>();
  const navigate = useNavigate();
  const { found, isSearching, isKnown } = useResults(text.trim());
  /** Enter was pressed before it was known what is first. */
  const [isHeld, setIsHeld] = useState(false);
  const current = Math.min(at ?? 0, found.length - 1);
  const open = (item: Result | undefined) => {
    if (!item) return;
    remember(item);
    onClose();
    // Once the palette has closed and given the focus back, the command may open a dialog of its own.
    if (item.run) setTimeout(item.run);
    if (item.to === undefined) return;
    void navigate({
      to: item.to,
      ...(item.search ? { search: item.search } : {}),
      ...(item.hash ? { hash: item.hash } : {}),
    });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setAt(Math.min(current + 1, found.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(current - 1, 0));
    else if (event.key !== 'Enter') return;
    else if (isKnown || at !== undefined) open(found[current]);
    else setIsHeld(true);
    event.preventDefault();
  };
  const openHeld = useEffectEvent(() => open(found[current]));
  useEffect(() => {
    if (isHeld && isKnown) openHeld();
  }, [isHeld, isKnown]);
  return (
    <>
      <input
        className="palette-field"
        role="combobox"
        aria-label="Find anything"
        aria-expanded="true"
        aria-controls="found"
        aria-activedescendant={found[current] ? `found-${current}` : undefined}
        placeholder="A reference, a name, a van, or something to do…"
        autoFocus
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(undefined);
          setIsHeld(false);
        }}
        onKeyDown={press}
      />
      <ul id="found" role="listbox" aria-label="Found" className="palette-results">
        {found.map((item, index) => (
          <li
            key={`${item.kind} ${item.id}`}
            id={`found-${index}`}
            role="option"
            aria-selected={index === current}
            onPointerMove={() => setAt(index)}
            onClick={() => open(item)}
          >
            <span className="palette-kind">{item.kind}</span>
            <span>{item.name}</span>
            {item.hint && <span className="palette-hint">{item.hint}</span>}
          </li>
        ))}
      </ul>
      <p className="hint palette-status" role="status">
        {isSearching
          ? 'Searching…'
          : found.length === 0 && 'Nothing found. Orders are found by reference, name, phone or postcode.'}
      </p>
    </>
  );
}

const CHOSEN_KEY = 'waypost.palette';
/** How many choices are remembered in this browser. */
const REMEMBERED = 8;

function remembered(): string[] {
  const kept: unknown = JSON.parse(localStorage.getItem(CHOSEN_KEY) ?? '[]');
  return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
}

/** Orders come and go: only what is there the next time is remembered. */
function remember(item: Result): void {
  if (item.kind === 'Order') return;
  const key = keyOf(item);
  const keys = [key, ...remembered().filter((one) => one !== key)].slice(0, REMEMBERED);
  localStorage.setItem(CHOSEN_KEY, JSON.stringify(keys));
}

/** Shorter terms do not search for orders. */
const MIN_SEARCH_LENGTH = 3;

/** `isKnown` unless the orders of the term are still being looked for, which come first. */
function useResults(text: string): { found: Result[]; isSearching: boolean; isKnown: boolean } {
  const { mode } = useMode();
  const term = useDeferredValue(text);
  const orders = useQuery({
    queryKey: [mode, 'orders', 'find', term],
    queryFn: () => unwrap(api.GET('/orders', { params: { query: { q: term, limit: 6 } } })),
    enabled: term.length >= MIN_SEARCH_LENGTH,
    placeholderData: (before) => before,
  });
  const fleet = {
    vehicles: useVehicles(),
    drivers: useDrivers(),
    depots: useDepots(),
    shippers: useShippers(),
  };
  // Asked at each render: a view whose data has just come offers its commands while the palette is open.
  const commands = currentCommands();
  const [chosen] = useState(remembered);
  const isSearched = text.length >= MIN_SEARCH_LENGTH;
  const foundOrders = term.length >= MIN_SEARCH_LENGTH ? (orders.data?.data ?? []) : [];
  return {
    found: paletteResults(term, foundOrders, fleet, commands, chosen),
    isSearching: isSearched && (orders.isFetching || term !== text),
    isKnown: !isSearched || (term === text && !orders.isPlaceholderData && !orders.isPending),
  };
}
