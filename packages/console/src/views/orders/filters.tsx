/** The filters of the list of orders: what is typed, and choices that are kept in the address. */
import * as Menu from '@radix-ui/react-dropdown-menu';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { ORDER_STATUSES, ORDER_TYPES } from '@waypost/client';
import { useEffect, useRef, useState } from 'react';
import { useDepots, useShippers } from '../../api/queries';
import { DateInput } from '../../parts/date-input';
import { Button, type Option } from '../../parts/fields';
import { humanise, plural } from '../../parts/format';
import { MenuCheck } from '../../parts/menu-check';
import { useKeys } from '../../parts/use-keys';
import { filtersOf, type OrdersSearch, statusesOf } from './search';
import { MenuPortal } from '../../parts/menu-portal';

const route = getRouteApi('/orders');
const TYPING_MS = 180;

export function Filters({ search }: { search: OrdersSearch }) {
  const router = useRouter();
  const navigate = route.useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(search.q ?? '');
  useKeys({ '/': () => field.current?.focus() });
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Text that somebody typed, as the address has it. */
  const written = useRef(search.q ?? '');
  const show = (next: string) => {
    clearTimeout(typing.current);
    setText(next);
  };
  const type = (next: string) => {
    show(next);
    typing.current = setTimeout(() => {
      // Does nothing if the user has followed a link meanwhile.
      if (!router.latestLocation.pathname.endsWith('/orders')) return;
      const q = next.trim();
      written.current = q;
      void navigate({ search: ({ q: _, ...rest }) => (q ? { ...rest, q } : rest), replace: true });
    }, TYPING_MS);
  };
  // A saved view and the browser's buttons change the address as well.
  useEffect(() => {
    const q = search.q ?? '';
    if (q === written.current) return;
    written.current = q;
    clearTimeout(typing.current);
    setText(q);
  }, [search.q]);
  useEffect(() => () => clearTimeout(typing.current), []);
  const narrow = (name: keyof OrdersSearch) => (event: { target: { value: string } }) => {
    const { value } = event.target;
    void navigate({
      search: (before) =>
        Object.fromEntries(Object.entries({ ...before, [name]: value }).filter(([, kept]) => kept !== '')),
    });
  };
  /** A single date of an older address becomes a range. */
  const between = (end: 'from' | 'to', value: string) =>
    void navigate({
      search: ({ date, ...before }) => {
        const range = { ...(date && { from: date, to: date }), ...before, [end]: value };
        return Object.fromEntries(Object.entries(range).filter(([, kept]) => kept !== ''));
      },
    });
  const shippers = useShippers().map(({ id, name }) => [id, name] as const);
  const depots = useDepots().map(({ id, name }) => [id, name] as const);
  return (
    <div className="filters" role="search">
      <input
        ref={field}
        type="search"
        className="search"
        aria-label="Search orders"
        placeholder="Reference, name, phone, postcode or barcode"
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      <Statuses
        chosen={statusesOf(search)}
        onChange={(statuses) => narrow('status')({ target: { value: statuses.join(',') } })}
      />
      <Narrow
        label="Type"
        value={search.type}
        onChange={narrow('type')}
        options={[['', 'Any type'], ...ORDER_TYPES.map((type) => [type, humanise(type)] as const)]}
      />
      <Narrow
        label="Shipper"
        value={search.shipper}
        onChange={narrow('shipper')}
        options={[['', 'Any shipper'], ...shippers]}
      />
      <Narrow
        label="Depot"
        value={search.depot}
        onChange={narrow('depot')}
        options={[['', 'Any depot'], ...depots]}
      />
      {(['from', 'to'] as const).map((end) => (
        <DateInput
          key={end}
          aria-label={end === 'from' ? 'Booked from' : 'Booked to'}
          title={end === 'from' ? 'Booked from' : 'Booked to'}
          placeholder={end === 'from' ? 'Booked from' : 'Booked to'}
          className={(search[end] ?? search.date) ? 'is-set' : undefined}
          value={search[end] ?? search.date ?? ''}
          onChange={({ target: { value } }) => between(end, value)}
        />
      ))}
      {search.exchange_for !== undefined && <span className="hint">Exchange of one order</span>}
      {Object.keys(filtersOf(search)).length > 0 && (
        <Button
          kind="quiet"
          onClick={() => {
            show('');
            void navigate({ search: {} });
          }}
        >
          Clear
        </Button>
      )}
    </div>
  );
}

/** A filter, highlighted while it is set. */
function Narrow({
  label,
  value = '',
  options,
  onChange,
}: {
  label: string;
  value: string | undefined;
  options: readonly Option[];
  onChange: (event: { target: { value: string } }) => void;
}) {
  return (
    <select
      aria-label={label}
      className={value === '' ? undefined : 'is-set'}
      value={value}
      onChange={onChange}
    >
      {options.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
  );
}

type Status = (typeof ORDER_STATUSES)[number];

/** Several statuses at once. */
function Statuses({
  chosen,
  onChange,
}: {
  chosen: readonly Status[];
  onChange: (statuses: readonly Status[]) => void;
}) {
  const [only] = chosen;
  const words =
    only === undefined
      ? 'Any status'
      : chosen.length === 1
        ? humanise(only)
        : plural(chosen.length, 'status', 'statuses');
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        className={chosen.length > 0 ? 'button filter-menu is-set' : 'button filter-menu'}
        aria-label={`Status: ${words}`}
      >
        {words}
      </Menu.Trigger>
      <MenuPortal>
        <Menu.Content className="menu" align="start" sideOffset={6}>
          {ORDER_STATUSES.map((status) => (
            <MenuCheck
              key={status}
              label={humanise(status)}
              checked={chosen.includes(status)}
              onChange={(on) =>
                onChange(ORDER_STATUSES.filter((one) => (one === status ? on : chosen.includes(one))))
              }
            />
          ))}
        </Menu.Content>
      </MenuPortal>
    </Menu.Root>
  );
}
