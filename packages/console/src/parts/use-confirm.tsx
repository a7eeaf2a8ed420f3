/** A question before what cannot be taken back: what is lost by it, and a button that names the deed. */
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Dialog } from './dialog';
import { Button } from './fields';

/** A deed that waits for a yes. */
type PendingAction = { title: string; label: string; run: () => void };

/** The question about a deed, with what is said of it as children; nothing while none is asked about. */
export function ConfirmDialog({
  action,
  kind,
  onClose,
  children,
}: {
  action: PendingAction | undefined;
  kind: ComponentProps<typeof Button>['kind'];
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog title={action?.title ?? ''} open={action !== undefined} onClose={onClose}>
      {children}
      <div className="row row-end">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          kind={kind}
          onClick={() => {
            action?.run();
            onClose();
          }}
        >
          {action?.label}
        </Button>
      </div>
    </Dialog>
  );
}

/** `ask` shows a question; `question` is where it is shown. */
export function useConfirm() {
  const [action, confirm] = useState<PendingAction & { text: string }>();
  const confirmDialog = (
    <ConfirmDialog action={action} kind="danger" onClose={() => confirm(undefined)}>
      <p>{action?.text}</p>
    </ConfirmDialog>
  );
  return { confirm, confirmDialog };
}
