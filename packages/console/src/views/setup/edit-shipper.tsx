/** The form of a shipper. */
import { REPORT_PERIODS, type Resources, SHIPPER_EVENTS, unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { type Shipper, useChange } from '../../api/queries';
import { Choices } from '../../parts/choices';
import { Check } from '../../parts/fields';
import { FormDialog, type Values } from '../../parts/form-dialog';

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

export function EditShipper({
  shipper,
  onClose,
  onAnother,
}: {
  shipper: Shipper | undefined;
  onClose: () => void;
  /** Goes on with another one, once this one is saved. */
  onAnother?: (() => void) | undefined;
}) {
  const [events, setEvents] = useState(shipper?.notify?.events ?? []);
  const [isDaily, setDaily] = useState(shipper?.notify?.daily ?? false);
  const save = useChange(
    ({ name = '', email, users = '', automatic, sender, report = '' }: Values) => {
      const body = {
        name,
        portal_users: users.split(/[\s,;]+/).filter(Boolean),
      };
      const isAsked = automatic === 'yes';
      const notify = { events, daily: isDaily };
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
        !shipper
          ? { automatic: 'yes' }
          : {
              name: shipper.name,
              email: shipper.contact_email ?? '',
              users: shipper.portal_users.join('\n'),
              sender: shipper.booking.sender_name ?? '',
              automatic: shipper.booking.automatic ? 'yes' : '',
              report: shipper.notify?.report ?? '',
            }
      }
      fields={[
        { name: 'name', label: 'Name', required: true },
        { name: 'email', label: 'Contact email', type: 'email', param: 'contact_email' },
        {
          name: 'automatic',
          label: 'Ask recipients for a slot when all pieces are in',
          type: 'check',
          wide: true,
        },
        {
          name: 'sender',
          label: 'Sender name',
          param: 'sender_name',
          hint: 'Shown to recipients instead of yours.',
        },
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
          hint: 'Emails of those at the shipper who may follow its orders, one per line.',
        },
      ]}
      onAnother={onAnother && (() => onAnother())}
      onClose={onClose}
      onSubmit={(values, done) => save.mutate(values, { onSuccess: done })}
    >
      <Choices
        legend="Emailed to the contact when"
        options={NEWS_OPTIONS}
        chosen={events}
        onChange={setEvents}
      />
      <Check
        label="All in one email, at 7 the next morning"
        checked={isDaily}
        onChange={({ target }) => setDaily(target.checked)}
      />
    </FormDialog>
  );
}
