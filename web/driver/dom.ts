/** Creates DOM elements. Text is always text: nothing here parses HTML. */

type Child = Node | string | null | undefined | false;

/**
 * Creates an element with its attributes, listeners (`onclick`) and children, leaving out those that are null or false.
 */
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

/** Replaces an element's content. Unfolded parts stay unfolded, and the focus stays where it was. */
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
