/** The courier's staff and their roles. */
import { useClock } from '../../api/clocks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, callFor } from '../../api/client';
import { useMode } from '../../api/mode';
import { useChange } from '../../api/queries';
import { type Role, useRights, useSession } from '../../api/session';
import { useConfirm } from '../../parts/use-confirm';
import { Button } from '../../parts/fields';
import { humanise } from '../../parts/format';
import { FormDialog } from '../../parts/form-dialog';
import { RecordTable } from '../../parts/record-table';
import { RowMenu } from '../../parts/row-menu';
import { Empty, QueryState } from '../../parts/states';
import { Setup } from './sections';

type Person = { id: string; email: string; role: Role; created_at?: string };
/** Permissions of each role, from the most to the least powerful. */
const PERMISSIONS: Record<Role, string> = {
  owner: 'Everything',
  dispatcher: 'Everything except keys, staff, settings and webhook endpoints',
  viewer: 'Read only',
};
const ROLES = Object.keys(PERMISSIONS) as Role[];
const SHOWS = ['staff'];

const inRank = (people: readonly Person[]) =>
  [...people].sort(
    (one, other) =>
      ROLES.indexOf(one.role) - ROLES.indexOf(other.role) || one.email.localeCompare(other.email),
  );

export function StaffView() {
  const clock = useClock();
  const { mode } = useMode();
  const { own } = useRights();
  const me = useSession().staff.id;
  const [isOpen, setIsOpen] = useState(false);
  const staff = useQuery({
    queryKey: [mode, 'staff'],
    queryFn: () => callFor<{ data: Person[] }>('GET', '/console/staff'),
    enabled: own,
  });
  const invite = useChange(
    (body: Record<string, string>) => callFor<Person>('POST', '/console/staff', body),
    {
      success: ({ email }) => `${email} is added, and an email with a link is queued.`,
      invalidates: SHOWS,
      errorsInForm: true,
    },
  );
  const change = useChange(
    ({ id, role }: { id: string; role: string }) =>
      callFor<Person>('PATCH', `/console/staff/${id}`, { role }),
    { success: ({ email, role }) => `${email} is now ${role}.`, invalidates: SHOWS },
  );
  const remove = useChange((id: string) => call('DELETE', `/console/staff/${id}`), {
    success: () => 'Removed from the staff and signed out.',
    invalidates: SHOWS,
  });
  const erase = useChange((id: string) => call('POST', `/console/staff/${id}/erase`), {
    success: () => 'Erased, and signed out.',
    invalidates: [...SHOWS, 'audit'],
  });
  const { confirm, confirmDialog } = useConfirm();
  /** A list that has the focus changes with each arrow key. */
  const ask = ({ id, email }: Pick<Person, 'id' | 'email'>, wanted: string) => {
    const role = ROLES.find((one) => one === wanted);
    if (role)
      confirm({
        title: `Change the role of ${email}?`,
        text: `${humanise(role)}: ${PERMISSIONS[role].toLowerCase()}.`,
        label: `Make ${role}`,
        run: () => change.mutate({ id, role }),
      });
  };
  return (
    <Setup
      title="Staff"
      hint="Who can use this console, live and in the sandbox."
      tools={
        own && (
          <Button kind="main" onClick={() => setIsOpen(true)}>
            Invite
          </Button>
        )
      }
    >
      {!own ? (
        <Empty title="Only owners can see the staff">
          <p>Ask an owner to invite someone or to change your role.</p>
        </Empty>
      ) : (
        <QueryState query={staff} missing={<Empty title="This server has no staff" />}>
          {({ data }) => (
            <RecordTable
              label="Staff"
              items={inRank(data)}
              columns={[
                [
                  'Email',
                  ({ id, email }) =>
                    id === me ? (
                      <>
                        {email} <span className="hint">you</span>
                      </>
                    ) : (
                      email
                    ),
                ],
                [
                  'Role',
                  ({ id, email, role }) =>
                    id === me ? (
                      humanise(role)
                    ) : (
                      <select
                        className="quiet-select"
                        aria-label={`Role of ${email}`}
                        value={role}
                        onChange={({ target }) => ask({ id, email }, target.value)}
                      >
                        {ROLES.map((one) => (
                          <option key={one} value={one}>
                            {humanise(one)}
                          </option>
                        ))}
                      </select>
                    ),
                ],
                ['Permissions', ({ role }) => PERMISSIONS[role]],
                ['Since', ({ created_at: since }) => since && clock.moment(since), 'quiet'],
              ]}
              actions={({ id, email }) =>
                id !== me && (
                  <RowMenu
                    of={email}
                    verbs={[
                      {
                        label: 'Remove…',
                        act: () =>
                          confirm({
                            title: `Remove ${email} from the staff?`,
                            text: 'They are signed out everywhere at once. You can invite them again.',
                            label: 'Remove',
                            run: () => remove.mutate(id),
                          }),
                      },
                      {
                        label: 'Erase…',
                        act: () =>
                          confirm({
                            title: `Erase ${email}?`,
                            text: [
                              'Lost for good: their address here, in emails and in the audit log. They are signed out everywhere at once.',
                              'Their actions stay in the audit log, without a name.',
                            ],
                            label: 'Erase',
                            run: () => erase.mutate(id),
                          }),
                      },
                    ]}
                  />
                )
              }
            />
          )}
        </QueryState>
      )}
      {confirmDialog}
      {isOpen && (
        <FormDialog
          title="Invite someone"
          submitLabel="Invite"
          busy={invite.isPending}
          error={invite.error}
          fields={[
            { name: 'email', label: 'Email', type: 'email', required: true },
            {
              name: 'role',
              label: 'Role',
              type: 'select',
              options: ROLES.map((role) => [role, humanise(role)] as const),
            },
          ]}
          initial={{ role: 'dispatcher' satisfies Role }}
          onClose={() => setIsOpen(false)}
          onSubmit={(values) => invite.mutate(values, { onSuccess: () => setIsOpen(false) })}
        />
      )}
    </Setup>
  );
}
