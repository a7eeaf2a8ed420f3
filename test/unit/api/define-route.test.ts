/** A command's answer is held to the schema of its route by the compiler: each expectation here fails to compile if not. */
import { z } from 'zod';
import { Binary, defineRoute, type Route } from '../../../src/api/define-operation.js';

const thing = z.object({ id: z.string(), size: z.number(), label: z.string().optional() });
type Thing = z.output<typeof thing>;

const get = {
  method: 'GET',
  path: '/things',
  operation: 'things.get',
  summary: 'Get a thing',
  scopes: ['orders:read'],
  status: 200,
} as const;
const resolved =
  <Answer>(answer: Answer) =>
  () =>
    Promise.resolve(answer);

test('an answer is of the type of its schema, no more and no less', () => {
  const routes: Route[] = [
    defineRoute({ ...get, response: thing, command: resolved<Thing>({ id: 'a', size: 1 }) }),
    // @ts-expect-error A field is missing.
    defineRoute({ ...get, response: thing, command: resolved({ id: 'a' }) }),
    // @ts-expect-error A field is of another type.
    defineRoute({ ...get, response: thing, command: resolved({ id: 'a', size: '1', label: 'b' }) }),
    // @ts-expect-error A field is too much.
    defineRoute({ ...get, response: thing, command: resolved({ id: 'a', size: 1, label: 'b', more: 1 }) }),
    // @ts-expect-error It is not known what it is.
    defineRoute({ ...get, response: thing, command: resolved<unknown>({}) }),
    // @ts-expect-error There is no answer.
    defineRoute({ ...get, response: thing, command: resolved(undefined) }),
    // @ts-expect-error There is no schema for the answer.
    defineRoute({ ...get, command: resolved<Thing>({ id: 'a', size: 1 }) }),
    defineRoute({ ...get, status: 204, command: (): Promise<void> => Promise.resolve() }),
    defineRoute({ ...get, responseType: 'image/*', command: resolved(new Binary('image/png', Buffer.of())) }),
    // @ts-expect-error Bytes are announced.
    defineRoute({ ...get, responseType: 'image/*', command: resolved<Thing>({ id: 'a', size: 1 }) }),
  ];
  expect(routes).toHaveLength(10);
});
