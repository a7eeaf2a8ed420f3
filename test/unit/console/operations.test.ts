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

type Operation = {
  operationId?: string;
  parameters?: { name?: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
type Schema = { $ref?: string; properties?: Record<string, unknown> };
const { paths, components } = JSON.parse(readFileSync(join(ROOT, 'docs/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
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

/** Whether an operation takes when recipients are told of what it moves. */
const isToldBy = ({ parameters = [], requestBody }: Operation): boolean => {
  const { $ref, properties } = requestBody?.content['application/json']?.schema ?? {};
  const fields =
    $ref === undefined ? properties : components.schemas[$ref.split('/').at(-1) ?? '']?.properties;
  return parameters.some(({ name }) => name === 'tell') || 'tell' in (fields ?? {});
};

test('whatever moves published stops lets the office look before customers are told', () => {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => isToldBy(operation))
      .flatMap(([method]) => [
        ...sources.matchAll(
          new RegExp(`api\\s*\\.${method.toUpperCase()}\\(\\s*'${escaped(path)}'[\\s\\S]*?\\}\\)`, 'g'),
        ),
      ]),
  );
  expect(calls.length).toBeGreaterThan(7);
  // Locking a route moves nothing.
  const isQuiet = /tell: 'later'|dry_run: true|body: \{ locked \}/;
  expect(calls.flatMap(([call]) => (isQuiet.test(call) ? [] : call))).toEqual([]);
});
