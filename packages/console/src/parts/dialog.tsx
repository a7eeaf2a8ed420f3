/**
 * A dialog (Radix): traps the focus and gives it back; Escape closes it. The backdrop is our own, because Radix's
 * writes a style element, which the security policy refuses.
 */
import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { restoreFocus } from './focus-history';

export function Dialog({
  title,
  open,
  onClose,
  wide = false,
  hideTitle = false,
  children,
}: {
  title: string;
  open: boolean;
  onClose: () => void;
  wide?: boolean;
  hideTitle?: boolean;
  children: ReactNode;
}) {
  return (
    <Radix.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Radix.Portal>
        <div className="backdrop" aria-hidden="true" />
        <Radix.Content
          className={wide ? 'dialog dialog-wide' : 'dialog'}
          aria-describedby={undefined}
          // Focuses the first field rather than the close button.
          onOpenAutoFocus={(event) => {
            const content = event.currentTarget as HTMLElement;
            const first =
              content.querySelector<HTMLElement>('input, select, textarea') ??
              content.querySelector<HTMLElement>('button:not(.dialog-close)');
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
          // Radix only returns the focus to a trigger, and dialogs opened by a view have none.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            restoreFocus();
          }}
        >
          <Radix.Title className={hideTitle ? 'visually-hidden' : 'dialog-title'}>{title}</Radix.Title>
          {!hideTitle && (
            <Radix.Close className="icon-button dialog-close" aria-label="Close dialog">
              ×
            </Radix.Close>
          )}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
