/** What the compiler holds an operation and its schemas to: each expectation here fails to compile if not. */
import { z } from 'zod';
import { Binary, defineOperation, type Operation } from '../../../src/api/define-operation.js';
import { enumOf } from '../../../src/resources/enum-docs.js';

const thing = z.object({ id: z.string(), size: z.number(), label: z.string().optional() });
type Thing = z.output<typeof thing>;

const get = {
  route: 'GET /things',
  name: 'things.get',
  summary: 'Get a thing',
  scopes: ['orders:read'],
} as const;
const resolved =
  <Answer>(answer: Answer) =>
  () =>
    Promise.resolve(answer);

test('an answer has the type of its schema, no more and no less', () => {
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
    defineOperation({ ...get, command: (): Promise<void> => Promise.resolve() }),
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

test('an example matches the schemas: the whole request, and any part of the response', () => {
  const post = { ...get, route: 'POST /things', body: thing, response: thing } as const;
  const command = resolved<Thing>({ id: 'a', size: 1 });
  const operations: Operation[] = [
    defineOperation({
      ...post,
      command,
      example: { request: { id: 'a', size: 1 }, response: { size: 2 } },
    }),
    // @ts-expect-error The request lacks a field.
    defineOperation({ ...post, command, example: { request: { id: 'a' } } }),
    // @ts-expect-error The response has no such field.
    defineOperation({ ...post, command, example: { response: { weight: 1 } } }),
    // @ts-expect-error There is no request.
    defineOperation({ ...get, response: thing, command, example: { request: { id: 'a', size: 1 } } }),
  ];
  expect(operations).toHaveLength(4);
});

test('a closed list explains each of its values, and no other', () => {
  const sizes = ['small', 'large'] as const;
  const schemas = [
    enumOf('Size', sizes, { small: 'Fits a van.', large: 'Needs two.' }),
    // @ts-expect-error A value is not explained.
    enumOf('Size', sizes, { small: 'Fits a van.' }),
    // @ts-expect-error There is no such value.
    enumOf('Size', sizes, { small: 'Fits a van.', large: 'Needs two.', huge: 'Fits nowhere.' }),
  ];
  expect(schemas.map((schema) => schema.options)).toEqual([sizes, sizes, sizes]);
  expect(schemas[0]?.describe('How large.').meta()).toEqual({
    component: 'Size',
    description: 'How large.',
    'x-enumDescriptions': { small: 'Fits a van.', large: 'Needs two.' },
  });
});
