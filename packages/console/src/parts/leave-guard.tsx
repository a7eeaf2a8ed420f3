/**
 * Asks before what was filled in on a page is left behind. A form renders it and says whether it has something to
 * lose; dialogs ask on their own.
 */
import type { ReactNode } from 'react';
import { ConfirmDialog } from './use-confirm';
import { LEAVING, useLeaveGuard } from './use-leave-guard';

export function LeaveGuard({ when, children }: { when: boolean; children?: ReactNode }) {
  const held = useLeaveGuard(when);
  return (
    <ConfirmDialog
      action={held && { title: LEAVING.title, label: LEAVING.leave, run: held.leave }}
      kind="danger"
      cancel={LEAVING.stay}
      onClose={() => held?.stay()}
    >
      <p>{children ?? 'What you have entered on this page is not saved yet. It is lost if you leave.'}</p>
    </ConfirmDialog>
  );
}
