/** Text on a map. Leaflet takes a string for HTML, and references, names and notes are anybody's text. */

/** Returns an element that shows the text as it is, for a tooltip, a popup or an icon. */
export function textMark(text: string): HTMLElement {
  const mark = document.createElement('span');
  mark.textContent = text;
  return mark;
}
