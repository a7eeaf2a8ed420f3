/** Code on a page: a block with its language, or several samples of the same request in tabs. */
import { escape } from './html.js';
import { highlight } from './highlight.js';

export type Sample = { language: string; title: string; code: string };

let blocks = 0;

/** The sandbox address in code samples, which the browser replaces with that of the chosen environment. */
const SANDBOX = 'http://localhost:8080/sandbox/admin/v1';

/** Stands for the address while the rest is highlighted: its parts would be marked one by one. */
const ADDRESS = '\u{E000}';

function coloured({ language, code }: Sample): string {
  return highlight(code.replaceAll(SANDBOX, ADDRESS), language).replaceAll(
    ADDRESS,
    `<span class="base">${SANDBOX}</span>`,
  );
}

const COPY = '<button type="button" class="copy">Copy</button>';

/** Returns a block of code that can be copied and, if long, scrolled by keyboard. */
export function codeBlock(sample: Sample): string {
  return `<div class="code"><div class="code-head"><span>${escape(sample.title)}</span>${COPY}</div><pre tabindex="0" role="group" aria-label="${escape(sample.title)}"><code>${coloured(sample)}</code></pre></div>`;
}

/**
 * Returns samples in tabs, one visible at a time; without scripts all are visible. The choice applies to all tabs of a
 * `group`.
 */
export function tabs(samples: readonly Sample[], group: string): string {
  blocks += 1;
  const id = (index: number, part: string) => `code-${blocks}-${index}-${part}`;
  const tab = ({ title }: Sample, index: number) =>
    `<button type="button" role="tab" id="${id(index, 'tab')}" aria-controls="${id(index, 'panel')}" aria-selected="${index === 0}" tabindex="${index === 0 ? 0 : -1}" data-language="${escape(title)}">${escape(title)}</button>`;
  const panel = (sample: Sample, index: number) =>
    `<div role="tabpanel" id="${id(index, 'panel')}" aria-labelledby="${id(index, 'tab')}" class="panel"><pre tabindex="0" role="group" aria-label="${escape(sample.title)} sample"><code>${coloured(sample)}</code></pre></div>`;
  return `<div class="code tabs" data-group="${escape(group)}"><div class="code-head"><div role="tablist" aria-label="Language">${samples.map(tab).join('')}</div>${COPY}</div>${samples.map(panel).join('')}</div>`;
}

/** Restarts the numbering of blocks for a new page. */
export function newPage(): void {
  blocks = 0;
}
