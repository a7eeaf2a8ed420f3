/** Shows an open menu within a landmark of its own: outside of one, screen readers that go by landmarks miss it. */
import * as Menu from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';

export const MenuPortal = ({ children }: { children: ReactNode }) => (
  <Menu.Portal container={document.getElementById('menus')}>{children}</Menu.Portal>
);
