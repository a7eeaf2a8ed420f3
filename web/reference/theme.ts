/** Sets the theme, and whether the core alone is shown, before anything is drawn: as chosen here before. */
const chosen = localStorage.getItem('waypost-theme');
if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset['theme'] = chosen;
document.documentElement.toggleAttribute('data-core-only', localStorage.getItem('waypost-core') === 'only');
document.documentElement.classList.add('scripted');
