/** Elements made by hand. Text is always text: nothing here reads HTML. */

type Child = Node | string | null | undefined | false;

/** An element with its attributes, listeners (`onclick`) and children; what is null or false is left out. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | boolean | null | ((event: Event) => void)>,
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === false) continue;
    if (typeof value === 'function') made.addEventListener(key.slice(2), value);
    else made.setAttribute(key, value === true ? '' : value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

/** Puts new content into a place; what was unfolded stays so, and the focus stays where it was. */
export function refill(place: HTMLElement, ...children: Child[]): void {
  const keyOf = (each: Element | null) => each?.getAttribute('data-key') ?? null;
  const unfolded = new Set([...place.querySelectorAll('details[open]')].map(keyOf));
  const focused = place.contains(document.activeElement) ? keyOf(document.activeElement) : null;
  const made = children.filter((child) => child !== null && child !== undefined && child !== false);
  place.replaceChildren(...made);
  for (const each of place.querySelectorAll('details')) if (unfolded.has(keyOf(each))) each.open = true;
  if (focused !== null) {
    place.querySelector<HTMLElement>(`[data-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  }
}
