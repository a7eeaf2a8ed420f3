/** What is rarely done with a record: a menu at the end of its row. Each is a command of the palette too. */
import * as Menu from '@radix-ui/react-dropdown-menu';
import { useCommands } from './commands';

export type RowVerb = { label: string; act: () => void };

/** @param of what the record is called */
export function RowMenu({ of: name, verbs }: { of: string; verbs: readonly RowVerb[] }) {
  useCommands(verbs.map(({ label, act }) => ({ name: label.replace('…', ''), hint: name, run: act })));
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className="button button-quiet" aria-label={`More for ${name}`}>
        More
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content className="menu" align="end" sideOffset={6}>
          {verbs.map(({ label, act }) => (
            <Menu.Item key={label} className="menu-item" onSelect={act}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
