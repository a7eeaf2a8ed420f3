/** The shippers, and who of them may look into the portal. */
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { type Shipper, shippersQuery, useChange } from '../../api/queries';
import { useRights } from '../../api/session';
import { Button } from '../../parts/fields';
import { FormDialog, type Values } from '../../parts/form-dialog';
import { RecordTable } from '../../parts/record-table';
import { Empty, Shown } from '../../parts/states';
import { Setup } from './sections';

const SHOWS = ['shippers'];

export function ShippersView() {
  const { write } = useRights();
  const shippers = useQuery(shippersQuery(useMode().mode));
  const [edited, setEdited] = useState<Shipper | 'new'>();
  return (
    <Setup
      title="Shippers"
      tools={
        write && (
          <Button kind="main" onClick={() => setEdited('new')}>
            Add shipper
          </Button>
        )
      }
    >
      <Shown of={shippers}>
        {(list) =>
          list.length === 0 ? (
            <Empty title="No shippers yet" />
          ) : (
            <RecordTable
              items={list}
              columns={[
                ['Name', ({ name }) => name],
                ['Email', ({ contact_email: email }) => email],
                ['Asks recipients', ({ booking }) => (booking.automatic ? 'By itself' : 'When told to')],
                ['Sender', ({ booking }) => booking.sender_name],
                ['Portal users', ({ portal_users: users }) => users.join(', ')],
              ]}
              actions={
                write
                  ? (shipper) => (
                      <Button kind="quiet" onClick={() => setEdited(shipper)}>
                        Change
                      </Button>
                    )
                  : undefined
              }
            />
          )
        }
      </Shown>
      {edited && (
        <EditShipper shipper={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Setup>
  );
}

function EditShipper({ shipper, onClose }: { shipper: Shipper | undefined; onClose: () => void }) {
  const save = useChange(
    ({ name = '', email, users = '', automatic, sender }: Values) => {
      const body = {
        name,
        ...(email && { contact_email: email }),
        portal_users: users.split(/[\s,;]+/).filter(Boolean),
        booking: { automatic: automatic === 'yes', ...(sender && { sender_name: sender }) },
      };
      return shipper
        ? unwrap(api.PATCH('/shippers/{shipper_id}', { params: { path: { shipper_id: shipper.id } }, body }))
        : unwrap(api.POST('/shippers', { body }));
    },
    { said: ({ name }) => `${name} is saved.`, shows: SHOWS },
  );
  return (
    <FormDialog
      title={shipper ? `Change ${shipper.name}` : 'Add a shipper'}
      act={shipper ? 'Save' : 'Add'}
      busy={save.isPending}
      initial={
        shipper && {
          name: shipper.name,
          email: shipper.contact_email ?? '',
          users: shipper.portal_users.join('\n'),
          sender: shipper.booking.sender_name ?? '',
          automatic: shipper.booking.automatic ? 'yes' : '',
        }
      }
      fields={[
        { name: 'name', label: 'Name', required: true },
        { name: 'email', label: 'Contact email', type: 'email' },
        { name: 'sender', label: 'Sender name', hint: 'What recipients see in place of yours.' },
        { name: 'automatic', label: 'Ask recipients when all pieces are in', type: 'check' },
        {
          name: 'users',
          label: 'Portal users',
          type: 'area',
          wide: true,
          hint: 'Email addresses, one a line.',
        },
      ]}
      onClose={onClose}
      onSubmit={(values) => save.mutate(values, { onSuccess: onClose })}
    />
  );
}
