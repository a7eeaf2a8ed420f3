/** Remembers where the focus was before a dialog, menu or notice took it. */
const trail: HTMLElement[] = [];
const REMEMBERED = 8;

/** Elements that have the focus only while they cover the view. */
const OVER = '[role=dialog], [role=menu], .notices';

document.addEventListener('focusin', ({ target }) => {
  if (!(target instanceof HTMLElement) || target.closest(OVER)) return;
  trail.unshift(target);
  trail.length = Math.min(trail.length, REMEMBERED);
});

/**
 * Returns the focus to the element that had it last and can still take it, otherwise to the view. What a dialog gives
 * back comes a moment late: another one that was opened meanwhile keeps the focus.
 */
export function restoreFocus(): void {
  if (document.activeElement?.closest('[role=dialog], [role=menu]')) return;
  const back = trail.find((element) => element.isConnected && !element.matches(':disabled'));
  (back ?? document.getElementById('main'))?.focus();
}
