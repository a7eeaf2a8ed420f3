/**
 * A dialog, by Radix: focus goes in, stays in and comes back; Escape closes it. The backdrop is ours, as Radix's writes a
 * style element, which the page's policy refuses.
 */
import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';

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
        <Radix.Content className={wide ? 'dialog dialog-wide' : 'dialog'} aria-describedby={undefined}>
          <Radix.Title className={hideTitle ? 'unseen' : 'dialog-title'}>{title}</Radix.Title>
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
