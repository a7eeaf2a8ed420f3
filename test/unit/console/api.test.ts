/** Errors and deliveries of the API, as the console shows them; and where the vans are. */
import { WaypostError } from '@waypost/client';
import { refetchWhileDue } from '../../../packages/console/src/api/due-deliveries';
import { isMissing, messageOf } from '../../../packages/console/src/api/errors';
import { currentPositions, setPositions, watchPositions } from '../../../packages/console/src/api/positions';
import { fieldErrorOf } from '../../../packages/console/src/parts/field-error';

const refusal = (param: string, message: string, status = 422) =>
  new WaypostError(status, { code: 'invalid_value', message, param, request_id: 'rqs_1' });

test('a refusal is in words of people, a lost connection in ours', () => {
  expect(messageOf(refusal('name', 'name is taken.'))).toBe('Name is taken.');
  expect(messageOf(new TypeError('Failed to fetch'))).toContain('cannot be reached');
  expect(messageOf('no')).toBe('no');
  expect([isMissing(refusal('', 'None.', 404)), isMissing(refusal('', 'No.')), isMissing(null)]).toEqual([
    ...[true, false, false],
  ]);
});

describe('an error of a form', () => {
  const FIELDS = [
    { name: 'email', label: 'Contact email', param: 'contact_email' },
    { name: 'postcode', label: 'Postcode' },
    { name: 'depot', label: 'Depot', type: 'select' },
  ];
  const shown = (param: string, message: string) => {
    const found = fieldErrorOf(refusal(param, message), FIELDS);
    return [found?.field?.name, found?.text];
  };

  test('is shown at its field, under the name that the field has there', () => {
    expect(shown('contact_email', 'contact_email is no address.')).toEqual([
      ...['email', 'Contact email is no address.'],
    ]);
    expect(shown('address.postcode', 'address.postcode is unknown.')).toEqual([
      ...['postcode', 'Postcode is unknown.'],
    ]);
    expect(shown('postcode', 'There is no such place.')).toEqual(['postcode', 'There is no such place.']);
  });
  test('stands above the buttons if no field can show it', () => {
    expect(shown('depot', 'depot is archived.')).toEqual([undefined, 'Depot is archived.']);
    expect(shown('', 'The plan can only read.')).toEqual([undefined, 'The plan can only read.']);
    expect(fieldErrorOf(null, FIELDS)).toBeUndefined();
  });
});

test('deliveries are refetched while an attempt is due', () => {
  const due = (status: 'pending' | 'delivered' | 'failed', inMs: number | null) =>
    refetchWhileDue([
      { status: 'delivered', next_attempt_at: null },
      { status, next_attempt_at: inMs === null ? null : new Date(Date.now() + inMs).toISOString() },
    ]);
  expect([due('pending', null), due('pending', 30_000), due('pending', -5_000)]).toEqual([
    1_000, 1_000, 1_000,
  ]);
  expect([
    due('pending', 3_600_000),
    due('failed', 30_000),
    refetchWhileDue([]),
    refetchWhileDue(undefined),
  ]).toEqual([false, false, false, false]);
});

test('positions replace the earlier ones, and watchers are told until they leave', () => {
  const seen: string[][] = [];
  const leave = watchPositions(() => seen.push([...currentPositions().keys()]));
  const at = (vehicle: string) => ({ vehicle }) as never;
  setPositions([at('veh_1'), at('veh_2')]);
  setPositions([at('veh_2')]);
  leave();
  setPositions([]);
  expect([seen, currentPositions().size]).toEqual([[['veh_1', 'veh_2'], ['veh_2']], 0]);
});
