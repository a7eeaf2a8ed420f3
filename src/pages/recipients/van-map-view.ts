/** The map of the tracking page as a drawing within the page. */
import { html, type Html } from '../../page-kit/layout.js';
import type { VanMap } from './van-map.js';

const DOT = 2;

export function mapOf({ width, height, home, van, dots, miles }: VanMap): Html {
  const text = `The van is about ${milesWords(miles)} away.`;
  const path = dots.map(({ x, y }) => `M${x} ${y}h${DOT}v${DOT}h-${DOT}z`).join('');
  return html`<div class="map">
    <svg viewBox="0 0 ${String(width)} ${String(height)}" role="img" aria-label="Map: ${text}">
      <path class="dots" d="${path}" />
      <path class="way" d="M${String(van.x)} ${String(van.y)}L${String(home.x)} ${String(home.y)}" />
      <path class="home" d="M${String(home.x - 13)} ${String(home.y + 1)}l13-13 13 13h-4v12h-18v-12z" />
      <circle class="van" cx="${String(van.x)}" cy="${String(van.y)}" r="11" />
    </svg>
    <p>${text}</p>
  </div>`;
}

function milesWords(miles: number): string {
  if (miles < 0.75) return 'half a mile';
  const whole = Math.round(miles);
  return whole <= 1 ? 'a mile' : `${whole} miles`;
}
