/** Search over the whole reference: one list, fetched on first use. */

type Entry = [kind: string, title: string, href: string, words: string, isBeyond?: boolean];
const MOST = 24;
const WEIGHT: Readonly<Record<string, number>> = { operation: 4, guide: 3, event: 3, resource: 2, error: 2 };

let entries: Promise<Entry[]> | undefined;

async function fetchEntries(): Promise<Entry[]> {
  const response = await fetch('/docs/search.json');
  if (!response.ok) throw new Error(`The search index could not be loaded: ${response.status}.`);
  return (await response.json()) as Entry[];
}

/** Returns how well an entry matches; 0 if it lacks one of the words. */
function score([kind, title, , words]: Entry, terms: readonly string[]): number {
  const name = title.toLowerCase();
  const rest = `${kind} ${words}`.toLowerCase();
  let sum = WEIGHT[kind] ?? 1;
  for (const term of terms) {
    const at = name.indexOf(term);
    if (at === 0 || (at > 0 && /[\s./_]/.test(name.charAt(at - 1))))
      sum += name.length === term.length ? 30 : 12;
    else if (at > 0) sum += 6;
    else if (rest.includes(term)) sum += 3;
    else return 0;
  }
  return sum;
}

/** Sets up the dialog opened by `/` and Ctrl+K. */
export function setUpSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#search');
  const input = document.querySelector<HTMLInputElement>('#search-text');
  const list = document.querySelector<HTMLElement>('#search-results');
  const count = document.querySelector<HTMLElement>('#search-count');
  const opener = document.querySelector<HTMLButtonElement>('#search-open');
  if (!dialog || !input || !list || !count || !opener) return;
  let chosen = 0;

  const open = () => {
    if (!dialog.open) dialog.showModal();
    input.select();
    entries ??= fetchEntries();
    // Retried next time if it could not be fetched.
    entries.catch(() => (entries = undefined));
  };
  opener.addEventListener('click', open);
  document.addEventListener('keydown', (event) => {
    const isTyping =
      event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
    const isAsked =
      (event.key === '/' && !isTyping) || (event.key === 'k' && (event.ctrlKey || event.metaKey));
    if (!isAsked || event.altKey) return;
    event.preventDefault();
    open();
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });

  const options = () => [...list.querySelectorAll<HTMLElement>('[role=option]')];
  const choose = (index: number) => {
    const found = options();
    chosen = Math.max(0, Math.min(index, found.length - 1));
    for (const [at, option] of found.entries()) option.setAttribute('aria-selected', String(at === chosen));
    const option = found[chosen];
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  };
  const show = async () => {
    const terms = input.value
      .toLowerCase()
      .split(/\s+/)
      .filter((term) => term !== '');
    let found: Entry[];
    try {
      found = terms.length === 0 ? [] : best(await (entries ??= fetchEntries()), terms);
    } catch {
      entries = undefined;
      count.textContent = 'Search is not available.';
      return;
    }
    list.replaceChildren(...found.map(optionOf));
    input.setAttribute('aria-expanded', String(found.length > 0));
    count.textContent =
      terms.length === 0 ? '' : found.length === 0 ? 'Nothing found.' : `${found.length} found`;
    choose(0);
  };
  input.addEventListener('input', () => void show());
  input.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      choose(chosen + step);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const href = options()[chosen]?.dataset['href'];
      if (href !== undefined) go(dialog, href);
    }
  });
  list.addEventListener('click', ({ target }) => {
    const option = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null;
    if (option?.dataset['href'] !== undefined) go(dialog, option.dataset['href']);
  });
}

function best(all: readonly Entry[], terms: readonly string[]): Entry[] {
  const isCore = document.documentElement.hasAttribute('data-core-only');
  return all
    .filter(([, , , , isBeyond]) => !isCore || isBeyond !== true)
    .map((entry) => ({ entry, points: score(entry, terms) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points || a.entry[1].length - b.entry[1].length)
    .slice(0, MOST)
    .map(({ entry }) => entry);
}

function optionOf([kind, title, href, words]: Entry, index: number): HTMLElement {
  const option = document.createElement('li');
  option.id = `found-${index}`;
  option.setAttribute('role', 'option');
  option.dataset['href'] = href;
  const name = document.createElement('strong');
  name.textContent = title;
  const about = document.createElement('span');
  about.textContent = words === '' ? kind : `${kind} · ${words}`;
  option.append(name, about);
  return option;
}

function go(dialog: HTMLDialogElement, href: string): void {
  dialog.close();
  location.assign(href);
}
