/** Asks before a shipper is removed. While it has open orders it says so, and leads to them. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ORDER_STATUSES, unwrap } from '@waypost/client';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { type Shipper, useChange } from '../../api/queries';
import { isClosed } from '../../parts/allowed';
import { Dialog } from '../../parts/dialog';
import { Button } from '../../parts/fields';
import { plural } from '../../parts/format';
import { QueryState } from '../../parts/states';

const OPEN = ORDER_STATUSES.filter((status) => !isClosed(status));
/** Open orders are counted up to this. */
const COUNTED = 100;

export function RemoveShipper({ shipper, onClose }: { shipper: Shipper; onClose: () => void }) {
  const { mode } = useMode();
  const open = useQuery({
    queryKey: [mode, 'orders', 'open', shipper.id],
    queryFn: () =>
      unwrap(
        api.GET('/orders', { params: { query: { shipper: shipper.id, status: OPEN, limit: COUNTED } } }),
      ),
  });
  const remove = useChange(
    () => unwrap(api.DELETE('/shippers/{shipper_id}', { params: { path: { shipper_id: shipper.id } } })),
    { success: () => `${shipper.name} removed.`, invalidates: ['shippers', 'orders'] },
  );
  const mayGo = open.data?.data.length === 0;
  return (
    <Dialog title={`Remove ${shipper.name}?`} open onClose={onClose}>
      <QueryState query={open}>
        {({ data, has_more: hasMore }) =>
          data.length > 0 ? (
            <p>
              It has{' '}
              <Link to="/orders" search={{ shipper: shipper.id, status: OPEN.join(',') }}>
                {hasMore ? `more than ${COUNTED} open orders` : plural(data.length, 'open order')}
              </Link>
              . Finish or cancel {data.length === 1 ? 'it' : 'them'} first.
            </p>
          ) : (
            <Consequences shipper={shipper} />
          )
        }
      </QueryState>
      <div className="row row-end">
        <Button onClick={onClose}>Cancel</Button>
        {mayGo && (
          <Button
            kind="danger"
            disabled={remove.isPending}
            onClick={() => remove.mutate(undefined, { onSuccess: onClose })}
          >
            Remove shipper
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function Consequences({ shipper }: { shipper: Shipper }) {
  const { mode } = useMode();
  const query = { shipper: shipper.id };
  const { data } = useQuery({
    queryKey: [mode, 'returns', query],
    queryFn: () => unwrap(api.GET('/reports/returns', { params: { query } })),
  });
  const left = data?.data.filter(({ state }) => state === 'to_return').length ?? 0;
  return (
    <>
      {left > 0 && (
        <p className="wrong">
          <Link to="/reports/returns" search={query}>
            {plural(left, 'piece')}
          </Link>{' '}
          of its goods {left === 1 ? 'is' : 'are'} still to be handed back. Print the note first: it is not
          available afterwards.
        </p>
      )}
      <p>
        Lost for good: its API keys, its users’ access to the portal, and the invitations and notices they
        were sent. No new orders are accepted for it.
      </p>
      <p>Its orders, visits and reports stay.</p>
    </>
  );
}
