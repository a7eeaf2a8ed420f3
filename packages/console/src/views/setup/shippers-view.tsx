/** The shippers and their portal users. */
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { REPORT_PERIODS, type Resources, SHIPPER_EVENTS, unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { type Shipper, shippersQuery, useChange } from '../../api/queries';
import { useRights } from '../../api/session';
import { Choices } from '../../parts/choices';
import { CopyButton } from '../../parts/copy-button';
import { Button } from '../../parts/fields';
import { byName, plural } from '../../parts/format';
import { FormDialog, type Values } from '../../parts/form-dialog';
import { RecordTable } from '../../parts/record-table';
import { RowMenu } from '../../parts/row-menu';
import { Empty, QueryState } from '../../parts/states';
import { ErasePortalUser } from './erase-portal-user';
import { RemoveShipper } from './remove-shipper';
import { Setup } from './sections';
import { ShipperKeysDialog } from './shipper-keys';

const SHOWS = ['shippers'];

/** Events that shippers can be told → their labels for the office. */
const NEWS: Record<Resources['ShipperEvent'], string> = {
  'order.goods_lost': 'Goods are missing, damaged or misrouted',
  'order.unbooked': 'A visit is called off',
  'order.held': 'An order is put on hold',
  'order.cancelled': 'An order is cancelled',
  'order.returned': 'Goods go back to them',
  'stop.failed': 'A visit fails',
  'booking.failed': 'A recipient can’t be asked',
  'booking.unanswered': 'A recipient doesn’t answer',
};
const REPORTED: Record<Resources['ReportPeriod'], string> = {
  weekly: 'Every Monday, of the week before',
  monthly: 'On the first of a month, of the month before',
};
const NEWS_OPTIONS = SHIPPER_EVENTS.map((event) => [event, NEWS[event]] as const);

export function ShippersView() {
  const { write, own } = useRights();
  const shippers = useQuery(shippersQuery(useMode().mode));
  const [edited, setEdited] = useState<Shipper | 'new'>();
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
                  // Whole it would take as much room as all else; programs and imports take it from the clipboard.
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
        <EditShipper shipper={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Setup>
  );
}

function EditShipper({ shipper, onClose }: { shipper: Shipper | undefined; onClose: () => void }) {
  const [events, setEvents] = useState(shipper?.notify?.events ?? []);
  const save = useChange(
    ({ name = '', email, users = '', automatic, sender, daily, report = '' }: Values) => {
      const body = {
        name,
        portal_users: users.split(/[\s,;]+/).filter(Boolean),
      };
      const isAsked = automatic === 'yes';
      const notify = { events, daily: daily === 'yes' };
      const period = REPORT_PERIODS.find((one) => one === report);
      if (!shipper) {
        const booking = { automatic: isAsked, ...(sender && { sender_name: sender }) };
        return unwrap(
          api.POST('/shippers', {
            body: {
              ...body,
              notify: { ...notify, ...(period && { report: period }) },
              booking,
              ...(email && { contact_email: email }),
            },
          }),
        );
      }
      // Emptied fields are cleared.
      const booking = { automatic: isAsked, sender_name: sender || null };
      return unwrap(
        api.PATCH('/shippers/{shipper_id}', {
          params: { path: { shipper_id: shipper.id } },
          body: {
            ...body,
            notify: { ...notify, report: period ?? null },
            booking,
            contact_email: email || null,
          },
        }),
      );
    },
    { success: ({ name }) => `${name} saved.`, invalidates: SHOWS, errorsInForm: true },
  );
  return (
    <FormDialog
      title={shipper ? `Edit ${shipper.name}` : 'Add a shipper'}
      submitLabel={shipper ? 'Save' : 'Add'}
      busy={save.isPending}
      error={save.error}
      initial={
        shipper && {
          name: shipper.name,
          email: shipper.contact_email ?? '',
          users: shipper.portal_users.join('\n'),
          sender: shipper.booking.sender_name ?? '',
          automatic: shipper.booking.automatic ? 'yes' : '',
          daily: shipper.notify?.daily ? 'yes' : '',
          report: shipper.notify?.report ?? '',
        }
      }
      fields={[
        { name: 'name', label: 'Name', required: true },
        { name: 'email', label: 'Contact email', type: 'email', param: 'contact_email' },
        {
          name: 'sender',
          label: 'Sender name',
          param: 'sender_name',
          hint: 'Shown to recipients instead of yours.',
        },
        { name: 'automatic', label: 'Ask recipients when all pieces are in', type: 'check' },
        { name: 'daily', label: 'One email a day, at 7 the next morning', type: 'check' },
        {
          name: 'report',
          label: 'Report of its deliveries',
          type: 'select',
          options: [['', 'None'], ...REPORT_PERIODS.map((one) => [one, REPORTED[one]] as const)],
          hint: 'Emailed to the contact, in the morning.',
        },
        {
          name: 'users',
          label: 'Portal users',
          type: 'area',
          wide: true,
          hint: 'Email addresses, one per line.',
        },
      ]}
      onClose={onClose}
      onSubmit={(values) => save.mutate(values, { onSuccess: onClose })}
    >
      <Choices
        legend="Emailed to the contact when"
        options={NEWS_OPTIONS}
        chosen={events}
        onChange={setEvents}
      />
    </FormDialog>
  );
}
