/** Where focus was before a dialog, or a notice, had it. */
const trail: HTMLElement[] = [];
const REMEMBERED = 8;

/** What has the focus only while something lies over the view. */
const OVER = '[role=dialog], [role=menu], .notices';

document.addEventListener('focusin', ({ target }) => {
  if (!(target instanceof HTMLElement) || target.closest(OVER)) return;
  trail.unshift(target);
  trail.length = Math.min(trail.length, REMEMBERED);
});

/** Gives focus back to what had it last and still can have it; else to the view. */
export function restoreFocus(): void {
  const back = trail.find((element) => element.isConnected && !element.matches(':disabled'));
  (back ?? document.getElementById('main'))?.focus();
}
