/** Text on a map. Leaflet renders strings as HTML, and anybody can write references, names and notes. */

/** Returns an element that shows the text as it is, for a tooltip, a popup or an icon. */
export function textMark(text: string): HTMLElement {
  const mark = document.createElement('span');
  mark.textContent = text;
  return mark;
}
