/** Sets the theme before anything is drawn: as chosen here before, otherwise as the system has it. */
const chosen = localStorage.getItem('waypost-theme');
if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset['theme'] = chosen;
document.documentElement.classList.add('scripted');
