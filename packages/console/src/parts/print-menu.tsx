/** Pages to print, by the server, each in a tab of its own. */
import * as Menu from '@radix-ui/react-dropdown-menu';
import { BASE, type Mode } from '../api/client';
import { useMode } from '../api/mode';
import { useCommands } from './commands';
import { plural } from './format';
import { MenuPortal } from './menu-portal';

/**
 * Returns the address of a page to print: its path names the environment, since a browser that opens it sends no
 * header.
 */
function printAddress(mode: Mode, path: string): string {
  return mode === 'live' ? BASE + path : BASE.replace('/console', '/console/sandbox') + path;
}

/** A link to a page to print. */
export function PrintLink({ path, label, look }: { path: string; label: string; look?: string }) {
  const { mode } = useMode();
  return (
    <a className={look} href={printAddress(mode, path)} target="_blank" rel="noreferrer">
      {label}
    </a>
  );
}

/** The most orders whose labels the API prints on one page. */
const ORDERS_PER_PAGE = 200;

/** Links to the labels of orders, a page for each 200; `pieces` where their number is known. */
export function PrintLabels({
  orders,
  pieces,
  look = 'button',
}: {
  orders: readonly string[];
  pieces?: number;
  look?: string;
}) {
  const label = pieces === undefined ? 'Print labels' : `Print ${plural(pieces, 'label')}`;
  const pages = Array.from({ length: Math.ceil(orders.length / ORDERS_PER_PAGE) }, (_, page) =>
    orders.slice(page * ORDERS_PER_PAGE, (page + 1) * ORDERS_PER_PAGE),
  );
  return pages.map((page, index) => (
    <PrintLink
      key={page[0]}
      look={look}
      path={`/labels?orders=${page.join()}`}
      label={pages.length === 1 ? label : `${label}, part ${index + 1} of ${pages.length}`}
    />
  ));
}

type Page = { path: string; label: string };

/** Offers pages to print as commands. */
export function usePrintCommands(pages: readonly Page[]): void {
  const { mode } = useMode();
  useCommands(
    pages.map(({ path, label }) => ({
      name: `Print: ${label.toLowerCase()}`,
      run: () => void window.open(printAddress(mode, path), '_blank', 'noreferrer'),
    })),
  );
}

export function PrintMenu({ pages }: { pages: readonly Page[] }) {
  const { mode } = useMode();
  usePrintCommands(pages);
  if (pages.length === 0) return null;
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className="button">Print</Menu.Trigger>
      <MenuPortal>
        <Menu.Content className="menu" align="end" sideOffset={6}>
          {pages.map(({ path, label }) => (
            <Menu.Item key={path} className="menu-item" asChild>
              <a href={printAddress(mode, path)} target="_blank" rel="noreferrer">
                {label}
              </a>
            </Menu.Item>
          ))}
        </Menu.Content>
      </MenuPortal>
    </Menu.Root>
  );
}

/** The lists of a depot's day. */
export function PrintDay({ depot, date }: { depot: string; date: string }) {
  if (depot === '') return null;
  const page = (name: string, label: string) => ({ path: `/depots/${depot}/${name}?date=${date}`, label });
  return (
    <PrintMenu
      pages={[
        page('pick-list', 'Pick list'),
        page('loading-list', 'Loading lists'),
        page('manifest', 'Manifests'),
        page('labels', 'Labels'),
      ]}
    />
  );
}
