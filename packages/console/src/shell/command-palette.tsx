/** Finds anything by a few letters: orders by the API, views and the fleet by what is there. */
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { unwrap } from '@waypost/client';
import { type KeyboardEvent, useDeferredValue, useState } from 'react';
import { api } from '../api/client';
import { useMode } from '../api/mode';
import { useDepots, useDrivers, useShippers, useVehicles } from '../api/queries';
import { Dialog } from '../parts/dialog';
import { humanise } from '../parts/format';

type Found = {
  id: string;
  kind: string;
  name: string;
  hint?: string;
  to: string;
  search?: Record<string, string>;
  /** The record of a list. */
  hash?: string;
};

/** The view that a part belongs to. */
function hintOf(to: string): { hint?: string } {
  const [, view = '', part] = to.split('/');
  return part === undefined ? {} : { hint: humanise(view) };
}

const VIEWS: readonly Found[] = [
  ['Today', '/today'],
  ['Inbox', '/inbox'],
  ['Orders', '/orders'],
  ['Import orders', '/orders/import'],
  ['Reports', '/reports'],
  ['API keys', '/developers/keys'],
  ['Endpoints', '/developers/endpoints'],
  ['Deliveries', '/developers/deliveries'],
  ['Events', '/developers/events'],
  ['Requests', '/developers/requests'],
  ['Depots and zones', '/setup/depots'],
  ['Slots', '/setup/slots'],
  ['Vans', '/setup/vans'],
  ['Drivers', '/setup/drivers'],
  ['Shippers', '/setup/shippers'],
  ['Texts', '/setup/texts'],
  ['Settings', '/setup/settings'],
  ['Staff', '/setup/staff'],
  ['Audit log', '/setup/audit'],
].map(([name = '', to = '']) => ({ id: to, kind: 'View', name, to, ...hintOf(to) }));

export function CommandPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog title="Find" hideTitle open={open} onClose={onClose}>
      <PaletteBody onClose={onClose} />
    </Dialog>
  );
}

function PaletteBody({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const navigate = useNavigate();
  const { found, isLooking } = useFound(text.trim());
  const current = Math.min(at, found.length - 1);
  const open = (item: Found | undefined) => {
    if (!item) return;
    onClose();
    void navigate({
      to: item.to,
      ...(item.search ? { search: item.search } : {}),
      ...(item.hash ? { hash: item.hash } : {}),
    });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setAt(Math.min(current + 1, found.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(current - 1, 0));
    else if (event.key === 'Enter') open(found[current]);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <input
        className="palette-field"
        role="combobox"
        aria-label="Find anything"
        aria-expanded="true"
        aria-controls="found"
        aria-activedescendant={found[current] ? `found-${current}` : undefined}
        placeholder="A reference, a name, a postcode, a van…"
        autoFocus
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
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
        {isLooking
          ? 'Looking …'
          : found.length === 0 && 'Nothing found. Orders are found by reference, name, phone or postcode.'}
      </p>
    </>
  );
}

const MAX_RESULTS = 12;
/** Orders are looked for by so many letters. */
const MIN_SEARCH_LENGTH = 3;

function useFound(text: string): { found: Found[]; isLooking: boolean } {
  const { mode } = useMode();
  const term = useDeferredValue(text);
  const orders = useQuery({
    queryKey: [mode, 'orders', 'find', term],
    queryFn: () => unwrap(api.GET('/orders', { params: { query: { q: term, limit: 6 } } })),
    enabled: term.length >= MIN_SEARCH_LENGTH,
    placeholderData: (before) => before,
  });
  const fleet: Found[] = [
    ...useVehicles().map(({ id, name, registration }) => ({
      ...{ id, kind: 'Van', name, to: '/setup/vans', hash: id },
      ...(registration ? { hint: registration } : {}),
    })),
    ...useDrivers().map(({ id, name, phone }) => ({
      id,
      kind: 'Driver',
      name,
      hint: phone,
      to: '/setup/drivers',
      hash: id,
    })),
    ...useDepots().map(({ id, name, address }) => ({
      ...{ id, kind: 'Depot', name, hint: address.postcode, to: '/today' },
      search: { depot: id },
    })),
    ...useShippers().map(({ id, name }) => ({ id, kind: 'Shipper', name, to: '/setup/shippers', hash: id })),
  ];
  const wanted = term.toLowerCase();
  const matching = [...VIEWS, ...fleet].filter(({ name, hint }) =>
    `${name} ${hint ?? ''}`.toLowerCase().includes(wanted),
  );
  const found = (term.length >= MIN_SEARCH_LENGTH ? (orders.data?.data ?? []) : []).map((order) => ({
    id: order.id,
    kind: 'Order',
    name: order.reference,
    hint: [order.recipient.name, humanise(order.status)].filter(Boolean).join(' · '),
    to: `/orders/${order.id}`,
  }));
  return {
    found: [...found, ...matching].slice(0, MAX_RESULTS),
    isLooking: text.length >= MIN_SEARCH_LENGTH && (orders.isFetching || term !== text),
  };
}
