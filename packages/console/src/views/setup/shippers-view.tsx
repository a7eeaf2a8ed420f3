/** The shippers and their portal users. */
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useMode } from '../../api/mode';
import { type Shipper, shippersQuery } from '../../api/queries';
import { useRights } from '../../api/session';
import { CopyButton } from '../../parts/copy-button';
import { Button } from '../../parts/fields';
import { byName, plural } from '../../parts/format';
import { RecordTable } from '../../parts/record-table';
import { RowMenu } from '../../parts/row-menu';
import { Empty, QueryState } from '../../parts/states';
import { EditShipper } from './edit-shipper';
import { ErasePortalUser } from './erase-portal-user';
import { RemoveShipper } from './remove-shipper';
import { Setup } from './sections';
import { useAdding } from './use-adding';
import { ShipperKeysDialog } from './shipper-keys';

export function ShippersView() {
  const { write, own } = useRights();
  const shippers = useQuery(shippersQuery(useMode().mode));
  const [edited, setEdited] = useState<Shipper | 'new'>();
  const adding = useAdding();
  const [keysOf, setKeysOf] = useState<Shipper>();
  const [erasedFrom, setErasedFrom] = useState<Shipper>();
  const [removed, setRemoved] = useState<Shipper>();
  const navigate = useNavigate();
  return (
    <Setup
      title="Shippers"
      hint="Whose goods you deliver, and who can use their portal."
      tools={
        write && (
          <Button kind="main" onClick={() => setEdited('new')}>
            Add shipper
          </Button>
        )
      }
    >
      <QueryState query={shippers}>
        {(list) =>
          list.length === 0 ? (
            <Empty title="No shippers yet">
              <p>Shops and makers whose goods you deliver. Each has its own keys and portal.</p>
            </Empty>
          ) : (
            <RecordTable
              label="Shippers"
              findBy={({ name, booking }) => [name, booking.sender_name]}
              items={[...list].sort(byName)}
              columns={[
                ['Name', ({ name }) => name],
                ['Email', ({ contact_email: email }) => email],
                [
                  'Recipients asked',
                  ({ booking }) => (booking.automatic ? 'When all pieces are in' : 'By the office'),
                ],
                [
                  'Notified of',
                  ({ notify }) => {
                    const count = notify?.events.length ?? 0;
                    return count === 0 ? (
                      <span className="hint">Nothing</span>
                    ) : (
                      `${plural(count, 'kind')} of event${notify?.daily ? ', daily' : ''}`
                    );
                  },
                ],
                ['Sender', ({ booking }) => booking.sender_name ?? <span className="hint">Yours</span>],
                [
                  'Portal users',
                  ({ portal_users: users }) =>
                    users.length === 0 ? <span className="hint">None</span> : users.join(', '),
                  'people',
                ],
                [
                  'Id',
                  // In full it would take too much room; programs and imports take it from the clipboard.
                  ({ id, name }) => (
                    <span className="row shipper-id">
                      <code title={id}>…{id.slice(-6)}</code>
                      <CopyButton kind="quiet" text={id} of={`the id of ${name}`} />
                    </span>
                  ),
                ],
              ]}
              actions={
                write
                  ? (shipper) => (
                      <>
                        <Button kind="quiet" onClick={() => setEdited(shipper)}>
                          Edit
                        </Button>
                        {own && (
                          <Button kind="quiet" onClick={() => setKeysOf(shipper)}>
                            Keys
                          </Button>
                        )}
                        <RowMenu
                          of={shipper.name}
                          verbs={[
                            {
                              label: 'Goods going back',
                              act: () =>
                                void navigate({ to: '/reports/returns', search: { shipper: shipper.id } }),
                            },
                            { label: 'Erase a portal user…', act: () => setErasedFrom(shipper) },
                            { label: 'Remove…', act: () => setRemoved(shipper) },
                          ]}
                        />
                      </>
                    )
                  : undefined
              }
            />
          )
        }
      </QueryState>
      {keysOf && <ShipperKeysDialog shipper={keysOf} onClose={() => setKeysOf(undefined)} />}
      {erasedFrom && <ErasePortalUser shipper={erasedFrom} onClose={() => setErasedFrom(undefined)} />}
      {removed && <RemoveShipper shipper={removed} onClose={() => setRemoved(undefined)} />}
      {edited && (
        <EditShipper
          key={adding.key}
          shipper={edited === 'new' ? undefined : edited}
          onAnother={edited === 'new' ? adding.another : undefined}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Setup>
  );
}
