/** A resource that is defined once: bodies, view and columns follow from its fields. */
import { z } from 'zod';
import * as fields from '../../src/resources/schema-helpers.js';
import { clearable, defineResource, optional, required } from '../../src/setup/define-resource.js';

const van = defineResource('vehicle', 'Van', {
  name: required(fields.name),
  note: optional(fields.line(20).meta({ description: 'A note.' })),
  labels: { ...clearable(z.array(z.string()), z.array(z.string()), { description: 'Labels.' }), list: true },
  state: { shown: z.string() },
});
const row = { id: 'veh_1', name: 'Van 1', note: null, labels: [] };

test('a new record has the required fields, and ignores what the server sets', () => {
  expect(van.input.parse({ name: 'Van 1', id: 'veh_2', state: 'gone' })).toEqual({
    name: 'Van 1',
    id: 'veh_2',
    state: 'gone',
  });
  expect(van.input.safeParse({ note: 'Old' }).error?.issues).toMatchObject([{ path: ['name'] }]);
  expect(van.input.safeParse({ name: 'Van 1', note: null }).success).toBe(false);
  expect(van.input.safeParse({ name: 'Van 1', labels: null }).success).toBe(true);
  expect(van.input.safeParse({ name: 'Van 1', colour: 'red' }).success).toBe(false);
});

test('a change has any of them, and null clears what a record may lack', () => {
  expect(van.patch.parse({ note: null, labels: null })).toEqual({ note: null, labels: null });
  expect(van.patch.safeParse({ name: null }).success).toBe(false);
});

test('columns are those of fields that clients send', () => {
  expect(van.columns({ name: 'Van 1', id: 'veh_2', state: 'gone', labels: null })).toStrictEqual({
    name: 'Van 1',
    note: undefined,
    labels: [],
  });
});

test('a row is shown without what it lacks', () => {
  expect(JSON.parse(JSON.stringify(van.view(row, { state: 'ready' })))).toStrictEqual({
    id: 'veh_1',
    object: 'vehicle',
    name: 'Van 1',
    state: 'ready',
  });
  expect(van.view({ ...row, note: 'Old', labels: ['tail_lift'] })).toMatchObject({
    note: 'Old',
    labels: ['tail_lift'],
  });
});
