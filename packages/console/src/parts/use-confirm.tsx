/** Asks before an action that cannot be undone. */
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Dialog } from './dialog';
import { Button } from './fields';

/** An action that waits for confirmation. `label` is the button's. */
type PendingAction = { title: string; label: string; run: () => void };

/** The question about an action, with its consequences as children. Closed while there is no action. */
export function ConfirmDialog({
  action,
  kind,
  cancel = 'Cancel',
  onClose,
  children,
}: {
  action: PendingAction | undefined;
  kind: ComponentProps<typeof Button>['kind'];
  /** Label of the button that changes nothing. */
  cancel?: string;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog title={action?.title ?? ''} open={action !== undefined} onClose={onClose}>
      {children}
      <div className="row row-end">
        <Button onClick={onClose}>{cancel}</Button>
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

/** Returns `confirm`, which asks about an action, and `confirmDialog`, which must be rendered. */
export function useConfirm() {
  const [action, confirm] = useState<PendingAction & { text: string | readonly string[] }>();
  const confirmDialog = (
    <ConfirmDialog action={action} kind="danger" onClose={() => confirm(undefined)}>
      {[action?.text ?? []].flat().map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </ConfirmDialog>
  );
  return { confirm, confirmDialog };
}
