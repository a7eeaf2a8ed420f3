/** Erases somebody of a shipper's portal: one who is on it now, or who was removed before. */
import { unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { type Shipper, useChange } from '../../api/queries';
import { Dialog } from '../../parts/dialog';
import { Button, Field, Select } from '../../parts/fields';
import { messageOf } from '../../api/errors';

/** The choice in the list for an address that is typed. */
const OTHER = '';

export function ErasePortalUser({ shipper, onClose }: { shipper: Shipper; onClose: () => void }) {
  const { portal_users: users } = shipper;
  const [chosen, setChosen] = useState(users[0] ?? OTHER);
  const [typed, setTyped] = useState('');
  const email = (chosen === OTHER ? typed : chosen).trim();
  const erase = useChange(
    () =>
      unwrap(
        api.POST('/shippers/{shipper_id}/portal-users/erase', {
          params: { path: { shipper_id: shipper.id } },
          body: { email },
        }),
      ),
    { success: () => `${email} erased.`, invalidates: ['shippers', 'audit'], errorsInForm: true },
  );
  return (
    <Dialog title={`Erase a portal user of ${shipper.name}`} open onClose={onClose} hasText={typed !== ''}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          erase.mutate(undefined, { onSuccess: onClose });
        }}
      >
        {users.length > 0 && (
          <Select
            label="Who"
            value={chosen}
            options={[
              ...users.map((user) => [user, user] as const),
              [OTHER, 'Somebody who was removed before'],
            ]}
            onChange={({ target }) => setChosen(target.value)}
          />
        )}
        {chosen === OTHER && (
          <Field
            label="Email"
            type="email"
            required
            hint="The address they were invited at."
            wrong={erase.error ? messageOf(erase.error, 'Email') : undefined}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
        <div>
          <p>
            Lost for good: their address in the portal, in invitations and notices, and in the audit log. They
            are signed out at once.
          </p>
          <p>The shipper’s orders and comments stay.</p>
        </div>
        <div className="row row-end">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="danger" type="submit" disabled={erase.isPending}>
            Erase
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
