/** Drives a run in the sandbox without a driver: immediately or on its own clock, with optional failures. */
import { unwrap } from '@waypost/client';
import { api } from '../../api/client';
import { useChange } from '../../api/queries';
import { FormDialog, type Values } from '../../parts/form-dialog';
import { DAY_QUERIES } from './use-day';

const SPEEDS = [
  ['', 'All stops at once'],
  ['60', 'An hour a minute'],
  ['10', 'An hour in six minutes'],
  ['1', 'As a real day'],
] as const;
const FAILING = [
  ['0', 'None'],
  ['0.1', 'One in ten'],
  ['0.3', 'Three in ten'],
] as const;

export function RehearseDialog({ run, van, onClose }: { run: string; van: string; onClose: () => void }) {
  const drive = useChange(
    ({ speed = '', late = '', failing = '', breakdown = '' }: Values) =>
      unwrap(
        api.POST('/sandbox/runs/{run_id}/drive', {
          params: { path: { run_id: run } },
          body: {
            fail_share: Number(failing),
            seed: Math.floor(Math.random() * 1_000),
            waits_for_suggestions: false,
            ...(speed !== '' && { speed: Number(speed) }),
            ...(late !== '' && { late_minutes: Number(late) }),
            ...(breakdown !== '' && { breakdown_at_stop: Number(breakdown) }),
          },
        }),
      ),
    {
      success: () => `${van} sets out.`,
      invalidates: [...DAY_QUERIES, 'orders', 'order', 'inbox'],
      errorsInForm: true,
    },
  );
  return (
    <FormDialog
      title={`Rehearse the run of ${van}`}
      submitLabel="Drive"
      busy={drive.isPending}
      error={drive.error}
      fields={[
        { name: 'speed', label: 'How fast', type: 'select', options: SPEEDS },
        { name: 'failing', label: 'Visits that fail', type: 'select', options: FAILING },
        { name: 'late', label: 'Minutes late', type: 'number', param: 'late_minutes' },
        {
          name: 'breakdown',
          label: 'Breaks down after stop',
          type: 'number',
          param: 'breakdown_at_stop',
          hint: 'Empty if it does not.',
        },
      ]}
      onClose={onClose}
      onSubmit={(values) => drive.mutate(values, { onSuccess: onClose })}
    />
  );
}
