/** The account menu: who is signed in, and signing out. */
import * as Menu from '@radix-ui/react-dropdown-menu';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { messageOf } from '../api/errors';
import { sessionQuery, signOut, signOutEverywhere, useSession } from '../api/session';
import { humanise } from '../parts/format';
import { MenuCheck } from '../parts/menu-check';
import { useNotices } from '../parts/notices';
import { setSound, useSound } from '../parts/sound';
import { setTheme, type Theme, THEMES, useTheme } from '../parts/theme';
import { setNotifications, useNotifications } from './alerts';
import { MenuPortal } from '../parts/menu-portal';

export function Account() {
  const { staff } = useSession();
  const queries = useQueryClient();
  const { notifyError } = useNotices();
  const navigate = useNavigate();
  const leave = async (how: () => Promise<unknown>) => {
    try {
      await how();
      queries.setQueryData(sessionQuery.queryKey, null);
      // The next person must not see cached data.
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
    } catch (error) {
      notifyError(messageOf(error));
    }
  };
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className="account" aria-label="Account">
        {staff.email.charAt(0).toUpperCase()}
      </Menu.Trigger>
      <MenuPortal>
        <Menu.Content className="menu" align="end" sideOffset={6}>
          <Menu.Label className="menu-label">
            {staff.email}
            <span>{humanise(staff.role)}</span>
          </Menu.Label>
          <Menu.Item className="menu-item" onSelect={() => void navigate({ to: '/account' })}>
            Your sessions
          </Menu.Item>
          <AlertChoices />
          <ThemeChoice />
          <Menu.Item className="menu-item" onSelect={() => void leave(signOut)}>
            Sign out
          </Menu.Item>
          <Menu.Item className="menu-item" onSelect={() => void leave(signOutEverywhere)}>
            Sign out everywhere
          </Menu.Item>
        </Menu.Content>
      </MenuPortal>
    </Menu.Root>
  );
}

/** Light or dark, in this browser. The menu stays open, so that each can be tried. */
function ThemeChoice() {
  const chosen = useTheme();
  return (
    <Menu.RadioGroup className="menu-choice" aria-label="Theme" value={chosen}>
      {(Object.entries(THEMES) as [Theme, string][]).map(([one, name]) => (
        <Menu.RadioItem
          key={one}
          className="menu-item"
          value={one}
          onSelect={(event) => {
            event.preventDefault();
            setTheme(one);
          }}
        >
          {name}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

/** How news is told in this browser while somebody looks elsewhere. */
function AlertChoices() {
  const hasSound = useSound();
  const hasNotifications = useNotifications();
  const { notifyError } = useNotices();
  const choose = async (on: boolean) => {
    if ((await setNotifications(on)) !== on)
      notifyError('The browser does not allow notifications here. Allow them in its settings for this site.');
  };
  return (
    <>
      <MenuCheck label="Notifications" checked={hasNotifications} onChange={(on) => void choose(on)} />
      <MenuCheck label="Sounds" checked={hasSound} onChange={setSound} />
    </>
  );
}
