/**
 * Asks before what was filled in is left behind: by a link, a shortcut, the browser's buttons, or by closing the page.
 * The one owner of that question; a form renders it and says whether it has something to lose.
 */
import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LEAVING } from './dialog';
import { ConfirmDialog } from './use-confirm';

export function LeaveGuard({ when, children }: { when: boolean; children?: ReactNode }) {
  const { status, proceed, reset } = useBlocker({
    // A change of the address alone, such as of a filter, leaves nothing behind.
    shouldBlockFn: ({ current, next }) => when && current.pathname !== next.pathname,
    enableBeforeUnload: when,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      action={status === 'blocked' ? { title: LEAVING.title, label: LEAVING.leave, run: proceed } : undefined}
      kind="danger"
      cancel={LEAVING.stay}
      onClose={() => reset?.()}
    >
      <p>{children ?? 'What you have entered on this page is not saved yet. It is lost if you leave.'}</p>
    </ConfirmDialog>
  );
}
