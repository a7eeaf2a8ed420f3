/** The views, in the order of the navigation. */
export const VIEWS = [
  { to: '/today', name: 'Today' },
  { to: '/inbox', name: 'Inbox' },
  { to: '/orders', name: 'Orders' },
  { to: '/receiving', name: 'Receiving' },
  { to: '/reports', name: 'Reports' },
  { to: '/developers', name: 'Developers' },
  { to: '/setup', name: 'Setup' },
] as const;
