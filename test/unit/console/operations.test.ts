/** Whatever the API can do, somebody can do in the console; what it has no use for is named here, with the reason. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const SOURCE = join(ROOT, 'packages/console/src');

const IN_LISTS = 'Its list has the whole record.';
const IN_STORY = 'The inbox, and the history of its order, show it.';
const REARRANGED = 'Rearranging the day does it, also for several vans at once.';
const IN_DAY = 'The routes of the day have its stops, and the list of runs the rest.';

/** Operations that no view calls → why. */
const NOT_CALLED: Record<string, string> = {
  'imports.get': 'Imports go in batches that are done when they are answered.',
  'bookings.list_requests': IN_STORY,
  'bookings.get_request': IN_STORY,
  'replies.list': IN_STORY,
  'messages.get': IN_STORY,
  'opt_outs.get': IN_LISTS,
  'templates.get': IN_LISTS,
  'vehicles.get': IN_LISTS,
  'drivers.get': IN_LISTS,
  'depots.get': IN_LISTS,
  'shippers.get': IN_LISTS,
  'webhooks.get': IN_LISTS,
  'suggestions.get': IN_LISTS,
  'shippers.return_manifest': 'The list of what goes back to all shippers has it.',
  'depots.slot_overrides': 'The slot schedule has them.',
  'depots.slot_override': 'The slot schedule has them.',
  'routes.create': REARRANGED,
  'routes.add_stops': REARRANGED,
  'runs.get': IN_DAY,
  'runs.stops': IN_DAY,
  'tracking.report': 'The page of the driver reports where the van is.',
};

const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(join(SOURCE, name), 'utf8'))
  .join('\n');

/** Whether some view calls an operation by the client, or opens its address, which is a page or a picture. */
function isCalled(method: string, path: string): boolean {
  const typed = new RegExp(`api\\s*\\.${method}\\(\\s*'${escaped(path)}'`);
  const opened = new RegExp(escaped(path).replaceAll(/\\\{\w+\\\}/g, String.raw`\$\{[^}]+\}`) + '[?`]');
  // The lists of a depot's day differ in the last part of their address.
  const listed = /^\/depots\/\{depot_id\}\/([\w-]+)$/.exec(path)?.[1];
  return (
    typed.test(sources) ||
    (method === 'GET' && opened.test(sources)) ||
    (listed !== undefined && sources.includes(`page('${listed}',`))
  );
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

type Paths = Record<string, Record<string, { operationId?: string }>>;
const { paths } = JSON.parse(readFileSync(join(ROOT, 'docs/openapi.json'), 'utf8')) as { paths: Paths };
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId: id }]) =>
    id === undefined ? [] : [{ id, isCalled: isCalled(method.toUpperCase(), path) }],
  ),
);

test('every operation is called by a view, or has a reason why not', () => {
  expect(operations.length).toBeGreaterThan(140);
  const missing = operations.filter((operation) => !operation.isCalled).map(({ id }) => id);
  expect(missing.sort()).toEqual(Object.keys(NOT_CALLED).sort());
});
