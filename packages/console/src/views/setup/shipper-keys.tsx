/** A shipper's keys for the customer interface: made, shown once, revoked. */
import { useClock } from '../../api/clocks';
import { useQuery } from '@tanstack/react-query';
import { type Resources, unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { fetchAll, type Shipper, useChange } from '../../api/queries';
import { Dialog } from '../../parts/dialog';
import { Button, Field } from '../../parts/fields';
import { Secret } from '../../parts/secret';
import { Empty, QueryState } from '../../parts/states';
import { useConfirm } from '../../parts/use-confirm';

const SHOWS = ['shipper-keys'];

export function ShipperKeysDialog({ shipper, onClose }: { shipper: Shipper; onClose: () => void }) {
  const clock = useClock();
  const { mode } = useMode();
  const [label, setLabel] = useState('');
  const [made, setMade] = useState<string>();
  const path = { shipper_id: shipper.id };
  const keys = useQuery({
    queryKey: [mode, 'shipper-keys', shipper.id],
    queryFn: () =>
      fetchAll<Resources['ShipperApiKey']>(
        (page) => api.GET('/shippers/{shipper_id}/api-keys', { params: { path, query: page } }),
        200,
      ),
  });
  const create = useChange(
    () =>
      unwrap(
        api.POST('/shippers/{shipper_id}/api-keys', {
          params: { path },
          body: { mode, ...(label.trim() && { label: label.trim() }) },
        }),
      ),
    { invalidates: SHOWS },
  );
  const revoke = useChange(
    (id: string) =>
      unwrap(
        api.DELETE('/shippers/{shipper_id}/api-keys/{key_id}', { params: { path: { ...path, key_id: id } } }),
      ),
    { success: () => 'The key no longer works.', invalidates: SHOWS },
  );
  const { confirm, confirmDialog } = useConfirm();
  /** Asks before revoking a live key, because the shipper's programs may depend on it. */
  const leave = (id: string, name: string | null | undefined) => {
    if (mode === 'sandbox') revoke.mutate(id);
    else
      confirm({
        title: `Revoke ${name ?? 'this key'}?`,
        text: 'Programs of the shipper that use it will be refused. This cannot be undone.',
        label: 'Revoke key',
        run: () => revoke.mutate(id),
      });
  };
  return (
    <Dialog title={`Keys of ${shipper.name}`} open onClose={onClose} wide hasText={label !== ''}>
      {made !== undefined && <Secret title="New key" secret={made} onClose={() => setMade(undefined)} />}
      <QueryState query={keys}>
        {(list) =>
          list.length === 0 ? (
            <Empty title="No keys yet">
              <p>A key is for the shipper’s own programs.</p>
            </Empty>
          ) : (
            <ul className="key-list" aria-label="Keys">
              {list.map(({ id, key, label: name, created_at: at }) => (
                <li key={id} className="row">
                  <b>{name ?? 'No label'}</b> <code>{key}</code>{' '}
                  <span className="hint">{clock.moment(at)}</span>
                  <Button kind="bad" disabled={revoke.isPending} onClick={() => leave(id, name)}>
                    Revoke
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          create.mutate(undefined, {
            onSuccess: ({ key }) => {
              setLabel('');
              setMade(key);
            },
          });
        }}
      >
        <Field label="Name of the new key" value={label} onChange={({ target }) => setLabel(target.value)} />
        <Button type="submit" disabled={create.isPending}>
          {mode === 'live' ? 'Create key' : 'Create sandbox key'}
        </Button>
      </form>
      {confirmDialog}
    </Dialog>
  );
}
