/** A menu of what can be done, behind a button. */
import * as Menu from '@radix-ui/react-dropdown-menu';
import { MenuPortal } from './menu-portal';

export type Verb = { label: string; act: () => void };

/**
 * @param trigger what stands on the button
 * @param label the button's name for those who do not see where it is
 * @param offset pixels between button and menu
 */
export function VerbMenu({
  trigger,
  label: name,
  look,
  align = 'end',
  offset = 4,
  verbs,
}: {
  trigger: string;
  label: string;
  look: string;
  align?: 'start' | 'end';
  offset?: number;
  verbs: readonly Verb[];
}) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className={look} aria-label={name}>
        {trigger}
      </Menu.Trigger>
      <MenuPortal>
        <Menu.Content className="menu" align={align} sideOffset={offset}>
          {verbs.map(({ label, act }) => (
            <Menu.Item key={label} className="menu-item" onSelect={act}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Content>
      </MenuPortal>
    </Menu.Root>
  );
}
