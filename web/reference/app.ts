/** The interactive parts of the reference's pages: tabs, copying, theme, environment, menu, search. */
import { setUpSearch } from './search.js';

const all = <Kind extends Element>(selector: string, within: ParentNode = document): Kind[] => [
  ...within.querySelectorAll<Kind>(selector),
];

/** Returns a reader's earlier choice, kept from page to page. */
const remembered = (name: string): string | null => localStorage.getItem(`waypost-${name}`);
const remember = (name: string, value: string): void => localStorage.setItem(`waypost-${name}`, value);

setUpTabs();
setUpCopying();
setUpTheme();
setUpEnvironment();
setUpCore();
setUpMenu();
setUpSearch();
showStates();
openTarget();
followOldLinks();
window.addEventListener('hashchange', openTarget);

/** Sets up tabs. All request samples share one language; tabs that only one page has are independent. */
function setUpTabs(): void {
  const groups = all<HTMLElement>('.tabs');
  const show = (group: HTMLElement, language: string) => {
    const tabs = all<HTMLElement>('[role=tab]', group);
    if (!tabs.some((tab) => tab.dataset['language'] === language)) return;
    for (const tab of tabs) {
      const isChosen = tab.dataset['language'] === language;
      tab.setAttribute('aria-selected', String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      if (panel) panel.hidden = !isChosen;
    }
  };
  const choose = (tab: HTMLElement) => {
    const language = tab.dataset['language'] ?? '';
    const top = tab.getBoundingClientRect().top;
    remember('language', language);
    for (const group of groups) show(group, language);
    // Keeps the clicked tab where it was on the screen.
    window.scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
  };
  for (const group of groups) {
    const tabs = all<HTMLElement>('[role=tab]', group);
    show(group, tabs[0]?.dataset['language'] ?? '');
    show(group, remembered('language') ?? '');
    group.addEventListener('click', ({ target }) => {
      const tab = target instanceof Element ? target.closest<HTMLElement>('[role=tab]') : null;
      if (tab) choose(tab);
    });
    group.addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      const at = tabs.indexOf(event.target as HTMLElement);
      if (step === undefined || at < 0) return;
      event.preventDefault();
      const next = tabs[(at + step + tabs.length) % tabs.length];
      if (!next) return;
      choose(next);
      next.focus();
    });
  }
}

function setUpCopying(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('.copy') : null;
    const code = button?.closest('.code')?.querySelector('.panel:not([hidden]) code, :scope > pre code');
    if (button && code) void copy(button, code);
  });
}

async function copy(button: HTMLButtonElement, code: Element): Promise<void> {
  const say = (words: string) => {
    button.textContent = words;
    setTimeout(() => (button.textContent = 'Copy'), 1500);
  };
  try {
    await navigator.clipboard.writeText(code.textContent);
    say('Copied');
  } catch {
    // Copying is not allowed, for example over http from another machine, so the text is selected instead.
    getSelection()?.selectAllChildren(code);
    say('Selected');
  }
}

function setUpTheme(): void {
  const button = document.querySelector<HTMLButtonElement>('#theme');
  const system = matchMedia('(prefers-color-scheme: dark)');
  const isDark = () =>
    (document.documentElement.dataset['theme'] ?? (system.matches ? 'dark' : 'light')) === 'dark';
  const say = () => button?.setAttribute('aria-pressed', String(isDark()));
  say();
  system.addEventListener('change', say);
  button?.addEventListener('click', () => {
    const theme = isDark() ? 'light' : 'dark';
    document.documentElement.dataset['theme'] = theme;
    remember('theme', theme);
    say();
  });
}

/** Makes samples use the address of the chosen environment and a key that belongs to it. */
function setUpEnvironment(): void {
  const select = document.querySelector<HTMLSelectElement>('#environment');
  if (!select) return;
  const bases = all<HTMLElement>('.base');
  const set = () => {
    const base = select.selectedOptions[0]?.dataset['base'];
    if (base === undefined) return;
    for (const each of bases) each.textContent = base;
    document.documentElement.dataset['environment'] = select.value;
  };
  select.value = remembered('environment') === 'live' ? 'live' : 'sandbox';
  set();
  select.addEventListener('change', () => {
    remember('environment', select.value);
    set();
  });
}

/** Shows the core of the interface alone, on this page and the next ones. */
function setUpCore(): void {
  const control = document.querySelector<HTMLInputElement>('#core');
  if (!control) return;
  control.checked = remembered('core') === 'only';
  control.addEventListener('change', () => {
    remember('core', control.checked ? 'only' : 'all');
    document.documentElement.toggleAttribute('data-core-only', control.checked);
  });
}

function setUpMenu(): void {
  const button = document.querySelector<HTMLButtonElement>('#menu');
  const navigation = document.querySelector<HTMLElement>('#navigation');
  if (!button || !navigation) return;
  const open = (isOpen: boolean) => {
    button.setAttribute('aria-expanded', String(isOpen));
    navigation.classList.toggle('open', isOpen);
  };
  button.addEventListener('click', () => open(button.getAttribute('aria-expanded') !== 'true'));
  navigation.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) open(false);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || button.getAttribute('aria-expanded') !== 'true') return;
    open(false);
    button.focus();
  });
  const current = navigation.querySelector('[aria-current]');
  if (current instanceof HTMLElement && current.offsetTop > navigation.clientHeight / 2) {
    navigation.scrollTop = current.offsetTop - navigation.clientHeight / 3;
  }
}

/** Scrolls a diagram that is wider than the screen to its states, not the arrows beside them. */
function showStates(): void {
  for (const region of all<HTMLElement>('.diagram .scroll')) {
    const box = region.querySelector('.state')?.getBoundingClientRect();
    if (!box || region.scrollWidth <= region.clientWidth) continue;
    const { left, width } = region.getBoundingClientRect();
    region.scrollLeft += box.left + box.width / 2 - left - width / 2;
  }
}

/** Opens closed elements that contain the link's target. */
function openTarget(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const closed = target?.closest('details:not([open])');
  if (!(closed instanceof HTMLDetailsElement)) return;
  closed.open = true;
  target?.scrollIntoView();
}

/** Redirects links of the previous reference, such as #/orders/orders.create. */
function followOldLinks(): void {
  const [, tag, operation] = /^#\/(\w+)(?:\/([\w.]+))?$/.exec(location.hash) ?? [];
  if (tag === undefined) return;
  location.replace(`/docs/operations/${tag}${operation === undefined ? '' : `#${operation}`}`);
}
