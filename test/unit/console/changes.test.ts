/** Old and new values of an audited change, in words. */
import { clockIn } from '../../../packages/console/src/parts/wall-clock';
import { changesOf } from '../../../packages/console/src/views/setup/changes';

const clock = clockIn('Europe/Madrid');

test('fields are named in words, with what they were and are', () => {
  expect(
    changesOf({ sender_name: { old: null, new: 'Northgate' }, hold: { old: true, new: false } }, clock),
  ).toEqual([
    { name: 'Sender name', before: 'nothing', since: 'Northgate' },
    { name: 'Hold', before: 'yes', since: 'no' },
  ]);
  expect(changesOf({ notify_emails: { old: [], new: ['a@b.example', 'c@d.example'] } }, clock)).toEqual([
    { name: 'Notify emails', before: 'nothing', since: 'a@b.example, c@d.example' },
  ]);
  expect(changesOf({ notify: { old: ['next_stop', 'delivered'], new: 'A_b c_d' } }, clock)).toEqual([
    { name: 'Notify', before: 'next stop, delivered', since: 'A_b c_d' },
  ]);
  expect(changesOf({ deliver_by: { old: '2026-03-12', new: null } }, clock)).toEqual([
    { name: 'Deliver by', before: 'Thu 12 Mar', since: 'nothing' },
  ]);
  expect(changesOf(null, clock)).toEqual([]);
});

test('of an object only the members that differ are named, of a new one all', () => {
  const quiet = (from: string) => ({ from, to: '08:00' });
  expect(changesOf({ quiet_hours: { old: quiet('20:00'), new: quiet('21:00') } }, clock)).toEqual([
    { name: 'Quiet hours, from', before: '20:00', since: '21:00' },
  ]);
  const pending = { from: null, to: 365, at: '2026-03-12T08:04:00.000Z' };
  expect(changesOf({ retention_pending: { old: null, new: pending } }, clock)).toEqual([
    { name: 'Retention pending, to', before: 'nothing', since: '365' },
    {
      name: 'Retention pending, at',
      before: 'nothing',
      since: '12 Mar, 09:04:00',
    },
  ]);
});
