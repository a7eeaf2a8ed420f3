/** Views of the list that somebody saved: its address under a name, in this browser. */
import * as Menu from '@radix-ui/react-dropdown-menu';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useClock } from '../../api/clocks';
import { useMode } from '../../api/mode';
import { useSession } from '../../api/session';
import { useCommands } from '../../parts/commands';
import { FormDialog } from '../../parts/form-dialog';
import { defaultViews, readViews, type SavedView } from './read-views';
import type { OrdersSearch } from './search';
import { MenuPortal } from '../../parts/menu-portal';

export function SavedViews({
  search,
  onOpen,
}: {
  search: OrdersSearch;
  onOpen: (search: OrdersSearch) => void;
}) {
  const { views, save, remove } = useSavedViews();
  const all = [...defaultViews(useClock().today()), ...views];
  const [isNaming, setIsNaming] = useState(false);
  const isSet = Object.keys(search).length > 0;
  useCommands([
    ...all.map(({ name, search: saved }) => ({
      name: `Show ${name}`,
      hint: 'Orders',
      run: () => onOpen(saved),
    })),
    ...(isSet ? [{ name: 'Save this view', run: () => setIsNaming(true) }] : []),
  ]);
  return (
    <>
      <Menu.Root modal={false}>
        <Menu.Trigger className="button button-quiet">Views</Menu.Trigger>
        <MenuPortal>
          <Menu.Content className="menu" align="end" sideOffset={6}>
            {all.map(({ name, search: saved }) => (
              <Menu.Item key={name} className="menu-item" onSelect={() => onOpen(saved)}>
                {name}
              </Menu.Item>
            ))}
            <Menu.Item className="menu-item" asChild>
              <Link to="/reports/ageing">Waiting, by age</Link>
            </Menu.Item>
            <Menu.Separator className="menu-line" />
            <Menu.Item className="menu-item" disabled={!isSet} onSelect={() => setIsNaming(true)}>
              Save this view…
            </Menu.Item>
            {views.map(({ name }) => (
              <Menu.Item key={name} className="menu-item menu-item-bad" onSelect={() => remove(name)}>
                Delete {name}
              </Menu.Item>
            ))}
          </Menu.Content>
        </MenuPortal>
      </Menu.Root>
      {isNaming && (
        <FormDialog
          title="Save this view"
          submitLabel="Save"
          busy={false}
          fields={[
            {
              name: 'name',
              label: 'Name',
              required: true,
              wide: true,
              hint: 'Saves filters and sort order. To share a view, send its address.',
            },
          ]}
          onClose={() => setIsNaming(false)}
          onSubmit={({ name = '' }) => {
            save({ name: name.trim(), search });
            setIsNaming(false);
          }}
        />
      )}
    </>
  );
}

function useSavedViews() {
  const { mode } = useMode();
  const { courier } = useSession();
  // Shippers and depots differ by courier and environment.
  const key = `waypost.orders.views.${courier.id}.${mode}`;
  const [views, setViews] = useState<readonly SavedView[]>(() => readViews(localStorage.getItem(key)));
  const keep = (next: readonly SavedView[]) => {
    localStorage.setItem(key, JSON.stringify(next));
    setViews(next);
  };
  return {
    views,
    save: (view: SavedView) => keep([...views.filter(({ name }) => name !== view.name), view]),
    remove: (name: string) => keep(views.filter((view) => view.name !== name)),
  };
}
