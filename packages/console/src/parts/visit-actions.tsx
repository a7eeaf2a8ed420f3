/** Records a visit for the driver: arrived, completed with proof, failed with its reason, skipped, and corrections. */
import { FAIL_REASONS, unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../api/client';
import { type Stop, useChange } from '../api/queries';
import { useRights } from '../api/session';
import { useCommands } from './commands';
import { Button } from './fields';
import { humanise } from './format';
import { FormDialog } from './form-dialog';
import { visitActs } from './visits';

const SHOWS = ['routes', 'runs', 'day-orders', 'order', 'orders', 'inbox', 'suggestions'];

type Visit = { run: string; stop: Stop };

/** The buttons for what the state of the stop allows; nothing for whoever only reads. */
export function VisitActions({ run, stop }: Visit) {
  const [open, setOpen] = useState<'completed' | 'failed'>();
  const { write } = useRights();
  const params = { path: { run_id: run, stop_id: stop.id } };
  const arrive = useChange(
    () => unwrap(api.POST('/runs/{run_id}/stops/{stop_id}/arrive', { params, body: {} })),
    { success: () => 'Recorded: the driver is at the door.', invalidates: SHOWS },
  );
  const skip = useChange(() => unwrap(api.POST('/runs/{run_id}/stops/{stop_id}/skip', { params })), {
    success: () => 'Skipped. It can still be completed or failed.',
    invalidates: SHOWS,
  });
  const isBusy = arrive.isPending || skip.isPending;
  const acts = {
    arrived: () => arrive.mutate(undefined),
    skipped: () => skip.mutate(undefined),
    completed: () => setOpen('completed'),
    failed: () => setOpen('failed'),
  };
  useCommands(
    write
      ? visitActs(stop.status).map(({ event, label }) => ({
          name: label.replace('…', ''),
          hint: stop.reference,
          run: acts[event],
        }))
      : [],
  );
  if (!write) return null;
  return (
    <div className="row visit-actions" role="group" aria-label={`Visit of ${stop.reference}`}>
      {visitActs(stop.status).map(({ event, label }) => (
        <Button key={event} disabled={isBusy} onClick={acts[event]}>
          {label}
        </Button>
      ))}
      {open === 'completed' && <CompleteDialog run={run} stop={stop} onClose={() => setOpen(undefined)} />}
      {open === 'failed' && <FailDialog run={run} stop={stop} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

function CompleteDialog({ run, stop, onClose }: Visit & { onClose: () => void }) {
  const params = { path: { run_id: run, stop_id: stop.id } };
  const complete = useChange(
    ({ signed_by: by, notes }: Record<string, string>) =>
      unwrap(
        api.POST('/runs/{run_id}/stops/{stop_id}/complete', {
          params,
          body: { ...(by && { signed_by: by }), ...(notes && { notes }) },
        }),
      ),
    { success: ({ reference }) => `${reference} is completed.`, invalidates: SHOWS, errorsInForm: true },
  );
  return (
    <FormDialog
      title={stop.status === 'completed' ? `Proof of ${stop.reference}` : `Complete ${stop.reference}`}
      submitLabel={stop.status === 'completed' ? 'Save' : 'Complete'}
      busy={complete.isPending}
      error={complete.error}
      fields={[
        { name: 'signed_by', label: 'Signed by', wide: true },
        { name: 'notes', label: 'Notes', type: 'area', wide: true },
      ]}
      initial={{ signed_by: stop.proof?.signed_by ?? '', notes: stop.proof?.notes ?? '' }}
      onClose={onClose}
      onSubmit={(values) => complete.mutate(values, { onSuccess: onClose })}
    />
  );
}

const REBOOK = [
  ['', 'As the settings say'],
  ['yes', 'Yes, ask at once'],
  ['no', 'No, leave it to the office'],
] as const;

function FailDialog({ run, stop, onClose }: Visit & { onClose: () => void }) {
  const params = { path: { run_id: run, stop_id: stop.id } };
  const fail = useChange(
    ({ reason: code, rebook, notes }: Record<string, string>) => {
      const reason = FAIL_REASONS.find((one) => one === code) ?? 'other';
      return unwrap(
        api.POST('/runs/{run_id}/stops/{stop_id}/fail', {
          params,
          body: { reason, ...(rebook && { rebook: rebook === 'yes' }), ...(notes && { notes }) },
        }),
      );
    },
    {
      success: ({ reference }) => `The visit of ${reference} has failed.`,
      invalidates: SHOWS,
      errorsInForm: true,
    },
  );
  return (
    <FormDialog
      title={`The visit of ${stop.reference} failed`}
      submitLabel="Record it"
      busy={fail.isPending}
      error={fail.error}
      fields={[
        {
          name: 'reason',
          label: 'Reason',
          type: 'select',
          options: FAIL_REASONS.map((reason) => [reason, humanise(reason)] as const),
        },
        { name: 'rebook', label: 'Ask for another slot', type: 'select', options: REBOOK },
        { name: 'notes', label: 'Notes', type: 'area', wide: true },
      ]}
      onClose={onClose}
      onSubmit={(values) => fail.mutate(values, { onSuccess: onClose })}
    />
  );
}
