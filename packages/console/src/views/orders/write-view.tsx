/** Writes to the recipients of all orders that a filter selects: snow, a closed road, a late lorry. */
import { useQuery } from '@tanstack/react-query';
import { ORDER_STATUSES, unwrap } from '@waypost/client';
import { useState } from 'react';
import { CLOSED } from '../../../../../src/domain/states/order';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { useDepots, useShippers } from '../../api/queries';
import { useRights } from '../../api/session';
import { Button, Check, Field, Select } from '../../parts/fields';
import { humanise, plural } from '../../parts/format';
import { type Audience, MessageDialog } from '../../parts/message-dialog';
import { NeededRecords } from '../../parts/needed-records';
import { View } from '../../parts/view';

type Filter = Extract<Audience, { filter: unknown }>['filter'];

const OPEN = ORDER_STATUSES.filter((status) => !CLOSED.includes(status));
/** As many as one page of the list has. */
const COUNTED = 100;

export function WriteView() {
  const { mode } = useMode();
  const { write } = useRights();
  const depots = useDepots();
  const shippers = useShippers();
  const [filter, setFilter] = useState<Filter>({});
  const [isWriting, setIsWriting] = useState(false);
  const isSet = Object.keys(filter).length > 0;
  const found = useQuery({
    queryKey: [mode, 'orders', 'write', filter],
    queryFn: () =>
      unwrap(
        api.GET('/orders', { params: { query: { ...filter, status: statusOf(filter), limit: COUNTED } } }),
      ),
    enabled: isSet,
    placeholderData: (before) => before,
  });
  /** An empty filter selects nothing by itself. */
  const set = (name: keyof Filter, value: string | readonly string[]) =>
    setFilter(({ [name]: _, ...rest }) => (value.length > 0 ? { ...rest, [name]: value } : rest));
  const statuses = [filter.status ?? []].flat();
  const count = isSet ? (found.data?.data.length ?? 0) : 0;
  const isCounting = found.isPlaceholderData || found.isPending;
  const many = found.data?.has_more ? `More than ${COUNTED} orders` : plural(count, 'order');
  const fit = count === 1 ? 'fits' : 'fit';
  return (
    <View title="Write to many">
      <NeededRecords kinds={['depots', 'shippers']} />
      <section className="card stack write-card" aria-label="To whom">
        <p className="hint">
          Everyone with a matching order gets the same message, after quiet hours. To write to a few at any
          hour, select them in the list of orders.
        </p>
        <div className="fields">
          <Field
            label="Booked for"
            type="date"
            value={filter.date ?? ''}
            onChange={({ target }) => set('date', target.value)}
          />
          <Select
            label="Depot"
            value={filter.depot ?? ''}
            options={[['', 'Any depot'], ...depots.map(({ id, name }) => [id, name] as const)]}
            onChange={({ target }) => set('depot', target.value)}
          />
          <Select
            label="Shipper"
            value={filter.shipper ?? ''}
            options={[['', 'Any shipper'], ...shippers.map(({ id, name }) => [id, name] as const)]}
            onChange={({ target }) => set('shipper', target.value)}
          />
        </div>
        <fieldset className="choices write-statuses">
          <legend>Status; none means every open order</legend>
          {OPEN.map((status) => (
            <Check
              key={status}
              label={humanise(status)}
              checked={statuses.includes(status)}
              onChange={({ target }) => {
                const next = OPEN.filter((one) => (one === status ? target.checked : statuses.includes(one)));
                set('status', next);
              }}
            />
          ))}
        </fieldset>
        <div className="row">
          <span role="status">
            {!isSet
              ? 'Choose at least a date, a depot, a shipper or a status.'
              : isCounting
                ? 'Counting…'
                : `${many} ${fit}.`}
          </span>
          <Button
            kind="main"
            disabled={!write || isCounting || count === 0}
            onClick={() => setIsWriting(true)}
          >
            Write to them
          </Button>
        </div>
      </section>
      {isWriting && (
        <MessageDialog
          title={`Write to the recipients of ${many.toLowerCase()}`}
          to={{ filter }}
          onClose={() => setIsWriting(false)}
        />
      )}
    </View>
  );
}

/** The API's filter takes open orders alone; its list is to show the same. */
const statusOf = ({ status }: Filter) => (status === undefined ? OPEN : [status].flat());
