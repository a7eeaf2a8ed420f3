/** Light or dark before anything is drawn: as chosen here before, else as the system has it. */
const chosen = localStorage.getItem('waypost-theme');
if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset['theme'] = chosen;
document.documentElement.classList.add('scripted');
