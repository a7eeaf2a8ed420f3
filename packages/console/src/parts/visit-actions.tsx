/** Records a visit for the driver: arrived, completed with proof, failed with its reason, skipped, and corrections. */
import { unwrap } from '@waypost/client';
import { Suspense, useState } from 'react';
import { api } from '../api/client';
import { type Stop, useChange } from '../api/queries';
import { useRights } from '../api/session';
import { useCommands } from './commands';
import { Button } from './fields';
import { VISIT_SHOWS, visitActs } from './visits';
import { lazyDialog } from './lazy-dialog';

// Loaded with the first one that is opened: Today has no need of them before.
const CompleteDialog = lazyDialog(() => import('./visit-dialogs').then((file) => file.CompleteDialog));
const FailDialog = lazyDialog(() => import('./visit-dialogs').then((file) => file.FailDialog));

type Visit = { run: string; stop: Stop };

/** The buttons for what the stop's state allows; none for viewers. */
export function VisitActions({ run, stop }: Visit) {
  const [open, setOpen] = useState<'completed' | 'failed'>();
  const { write } = useRights();
  const params = { path: { run_id: run, stop_id: stop.id } };
  const arrive = useChange(
    () => unwrap(api.POST('/runs/{run_id}/stops/{stop_id}/arrive', { params, body: {} })),
    { success: () => 'Recorded: the driver is at the door.', invalidates: VISIT_SHOWS },
  );
  const skip = useChange(() => unwrap(api.POST('/runs/{run_id}/stops/{stop_id}/skip', { params })), {
    success: () => 'Skipped. It can still be completed or failed.',
    invalidates: VISIT_SHOWS,
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
        <Button
          key={event}
          // Disabled, it would lose the focus.
          aria-disabled={isBusy || undefined}
          onClick={() => isBusy || acts[event]()}
        >
          {label}
        </Button>
      ))}
      <Suspense>
        {open === 'completed' && <CompleteDialog run={run} stop={stop} onClose={() => setOpen(undefined)} />}
        {open === 'failed' && <FailDialog run={run} stop={stop} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </div>
  );
}
