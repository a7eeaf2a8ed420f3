/** The menu of a stop on the map, where it was asked for: by the other button, or by a long press. */
import * as Menu from '@radix-ui/react-dropdown-menu';
import { restoreFocus } from '../../parts/focus-history';
import { calledInDay, referenceOf } from './day-queries';

/** An order that is to be moved, and what is asked for. */
export type Moving = { order: string; to: 'van' | 'after' };

/** On the menu, and on the stop's card. */
export const MOVE_WORDS = { van: 'Give to van…', after: 'Insert after…' } as const;

/** `x` and `y` are pixels of the map. */
export type AskedMenu = { order: string; x: number; y: number };

export function MapMenu({
  asked: { order, x, y },
  onMove,
  onPick,
  onClose,
}: {
  asked: AskedMenu;
  onMove: (moving: Moving) => void;
  onPick: (order: string) => void;
  onClose: () => void;
}) {
  return (
    <Menu.Root open modal={false} onOpenChange={(isOpen) => isOpen || onClose()}>
      <Menu.Trigger className="map-menu-at" tabIndex={-1} aria-hidden style={{ left: x, top: y }} />
      <Menu.Portal>
        <Menu.Content
          className="menu"
          align="start"
          sideOffset={2}
          aria-label="Stop"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            restoreFocus();
          }}
        >
          <Menu.Label className="menu-label">
            {calledInDay(order) ?? referenceOf(order) ?? 'The stop'}
          </Menu.Label>
          {(['van', 'after'] as const).map((to) => (
            <Menu.Item key={to} className="menu-item" onSelect={() => onMove({ order, to })}>
              {MOVE_WORDS[to]}
            </Menu.Item>
          ))}
          <Menu.Item className="menu-item" onSelect={() => onPick(order)}>
            Show on the board
          </Menu.Item>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
