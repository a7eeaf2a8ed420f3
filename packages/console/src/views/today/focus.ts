/** Where the focus goes on Today: to the stop of an order, and on from what has been settled. */
import { useEffect, useRef } from 'react';
import { orderOf, stopWithin } from './board-layout';

/** Scrolls to the stop of an order and focuses it, which picks it. `id` says which, if it is visited again. */
export function focusOnBoard(frame: HTMLElement | null, order: string, id?: string): void {
  const stop = frame && stopWithin(frame, order, id);
  stop?.focus({ preventScroll: true });
  stop?.scrollIntoView({ block: 'center' });
}

/** Shows the order named in the address once it is loaded. */
export function useShowFromAddress(
  frame: { current: HTMLElement | null },
  order: string | undefined,
  isThere: boolean,
): void {
  const seen = useRef(false);
  useEffect(() => {
    if (order === undefined || !isThere || seen.current) return;
    seen.current = true;
    focusOnBoard(frame.current, order);
  }, [frame, order, isThere]);
}

/**
 * Moves the focus on from what is gone: from a stop that got another element to that one; from what was recorded of a
 * visit to what can be recorded next; from a settled plan or suggestion to the remaining suggestions, else to the first
 * van, as a stop would open its card; from a cancelled publication to its button.
 */
export function nextFocus(lost: Element, near: Element): HTMLElement | null {
  const card = near.closest('.stop-detail');
  if (card) {
    return (
      card.querySelector<HTMLElement>('.visit-actions button') ?? card.querySelector<HTMLElement>('a, button')
    );
  }
  if (lost.closest('.publish-countdown'))
    return document.querySelector<HTMLElement>('[data-act=publish]:enabled');
  const stop = lost.closest<HTMLElement>('[data-order]');
  const replacement = stop && stopWithin(document.body, orderOf(stop));
  if (replacement) return replacement;
  if (!lost.closest('.suggestions, .review, .stop')) return null;
  return (
    document.querySelector<HTMLElement>('.suggestions') ??
    document.querySelector<HTMLElement>('.lane button.lane-name')
  );
}
