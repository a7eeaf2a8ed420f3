/** A command's answer is held to the schema of its route by the compiler: each expectation here fails to compile if not. */
import { z } from 'zod';
import { Binary, defineOperation, type Operation } from '../../../src/api/define-operation.js';

const thing = z.object({ id: z.string(), size: z.number(), label: z.string().optional() });
type Thing = z.output<typeof thing>;

const get = {
  method: 'GET',
  path: '/things',
  name: 'things.get',
  summary: 'Get a thing',
  scopes: ['orders:read'],
  status: 200,
} as const;
const resolved =
  <Answer>(answer: Answer) =>
  () =>
    Promise.resolve(answer);

test('an answer is of the type of its schema, no more and no less', () => {
  const operations: Operation[] = [
    defineOperation({ ...get, response: thing, command: resolved<Thing>({ id: 'a', size: 1 }) }),
    // @ts-expect-error A field is missing.
    defineOperation({ ...get, response: thing, command: resolved({ id: 'a' }) }),
    // @ts-expect-error A field is of another type.
    defineOperation({ ...get, response: thing, command: resolved({ id: 'a', size: '1', label: 'b' }) }),
    // @ts-expect-error A field is too much.
    defineOperation({ ...get, response: thing, command: resolved({ id: 'a', size: 1, extra: 1 }) }),
    // @ts-expect-error It is not known what it is.
    defineOperation({ ...get, response: thing, command: resolved<unknown>({}) }),
    // @ts-expect-error There is no answer.
    defineOperation({ ...get, response: thing, command: resolved(undefined) }),
    // @ts-expect-error There is no schema for the answer.
    defineOperation({ ...get, command: resolved<Thing>({ id: 'a', size: 1 }) }),
    defineOperation({ ...get, status: 204, command: (): Promise<void> => Promise.resolve() }),
    defineOperation({
      ...get,
      responseType: 'image/*',
      command: resolved(new Binary('image/png', Buffer.of())),
    }),
    // @ts-expect-error Bytes are announced.
    defineOperation({ ...get, responseType: 'image/*', command: resolved<Thing>({ id: 'a', size: 1 }) }),
  ];
  expect(operations).toHaveLength(10);
});
