/** Whatever the API can change, somebody can change in the console; exceptions are named here, with the reason. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const SOURCE = join(ROOT, 'packages/console/src');

const REARRANGED = 'Rearranging the day does it, also for several vans at once.';

/** Operations that no view calls → why. */
const NOT_CALLED: Record<string, string> = {
  'routes.create': REARRANGED,
  'routes.add_stops': REARRANGED,
  'tracking.report': "The driver's page reports where the van is.",
};

const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(join(SOURCE, name), 'utf8'))
  .join('\n');

/** Whether some view calls an operation by the client. */
const isCalled = (method: string, path: string): boolean =>
  new RegExp(`api\\s*\\.${method}\\(\\s*'${escaped(path)}'`).test(sources);

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

type Paths = Record<string, Record<string, { operationId?: string }>>;
const { paths } = JSON.parse(readFileSync(join(ROOT, 'docs/openapi.json'), 'utf8')) as { paths: Paths };
const changes = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId: id }]) =>
    id === undefined || method === 'get' ? [] : [{ id, isCalled: isCalled(method.toUpperCase(), path) }],
  ),
);

test('every operation that changes something is called by a view, or has a reason why not', () => {
  expect(changes.length).toBeGreaterThan(80);
  const missing = changes.filter((operation) => !operation.isCalled).map(({ id }) => id);
  expect(missing.sort()).toEqual(Object.keys(NOT_CALLED).sort());
});
