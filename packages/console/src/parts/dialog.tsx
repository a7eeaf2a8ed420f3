/**
 * A dialog, by Radix: focus goes in, stays in and comes back; Escape closes it. The backdrop is ours, as Radix's writes a
 * style element, which the page's policy refuses.
 */
import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';

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
  const before = useRef<readonly HTMLElement[]>([]);
  return (
    <Radix.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Radix.Portal>
        <div className="backdrop" aria-hidden="true" />
        <Radix.Content
          className={wide ? 'dialog dialog-wide' : 'dialog'}
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            before.current = [...trail];
          }}
          // Radix gives focus back to a trigger alone, which a dialog that a view opens has not.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const back = before.current.find(
              (element) => element.isConnected && !element.matches(':disabled'),
            );
            (back ?? document.getElementById('main'))?.focus();
          }}
        >
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

/** What had the focus lately, the last first: what opened a dialog may be gone when it closes, as an item of a menu is. */
const trail: HTMLElement[] = [];
const REMEMBERED = 8;
document.addEventListener('focusin', ({ target }) => {
  if (!(target instanceof HTMLElement)) return;
  trail.unshift(target);
  trail.length = Math.min(trail.length, REMEMBERED);
});
