/**
 * A dialog (Radix): traps the focus and gives it back; Escape closes it. The backdrop is our own, because Radix's
 * writes a style element, which the security policy refuses.
 */
import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from './fields';
import { restoreFocus } from './focus-history';
import { LEAVING, useLeaveGuard } from './use-leave-guard';

export function Dialog({
  title,
  open,
  onClose,
  wide = false,
  hideTitle = false,
  hasText = false,
  onRestoreFocus = restoreFocus,
  children,
}: {
  title: string;
  open: boolean;
  onClose: () => void;
  wide?: boolean;
  hideTitle?: boolean;
  /** Set while something is filled in, which is lost only once that is confirmed. */
  hasText?: boolean;
  /** Gives the focus back once it is closed; by default to what had it in the view. */
  onRestoreFocus?: () => void;
  children: ReactNode;
}) {
  const [isClosing, setIsClosing] = useState(false);
  const held = useLeaveGuard(open && hasText);
  const writing = useRef<Element>(null);
  const stay = () => {
    held?.stay();
    setIsClosing(false);
  };
  const leave = () => {
    setIsClosing(false);
    if (held) held.leave();
    else onClose();
  };
  const close = () => {
    if (hasText) {
      writing.current = document.activeElement;
      setIsClosing(true);
    } else onClose();
  };
  return (
    <Radix.Root open={open} onOpenChange={(next) => next || close()}>
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
          // Escape closes an open month first, but Radix receives the key before the month does.
          onEscapeKeyDown={(event) => {
            if (document.querySelector('.month')) event.preventDefault();
          }}
          // Radix only returns the focus to a trigger, and dialogs opened by a view have none.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onRestoreFocus();
          }}
        >
          <Radix.Title className={hideTitle ? 'visually-hidden' : 'dialog-title'}>{title}</Radix.Title>
          {!hideTitle && (
            <Radix.Close className="icon-button dialog-close" aria-label="Close dialog">
              ×
            </Radix.Close>
          )}
          {children}
          {(isClosing || held) && (
            <Dialog
              title={LEAVING.title}
              open
              onClose={stay}
              onRestoreFocus={() => (writing.current as HTMLElement | null)?.focus()}
            >
              <p>What you have entered is not saved yet. It is lost if you leave.</p>
              <div className="row row-end">
                <Button onClick={stay}>{LEAVING.stay}</Button>
                <Button kind="danger" onClick={leave}>
                  {LEAVING.leave}
                </Button>
              </div>
            </Dialog>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
