/** The closed lists that the client exports, against the domain that owns them, and against documents that lost one. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as client from '@waypost/client';
import { closedLists } from '../../../packages/client/closed-lists.mjs';
import { EVENT_TYPES } from '../../../src/contracts/events.js';
import { SCOPES } from '../../../src/domain/access.js';
import { INBOX_KINDS } from '../../../src/domain/attention.js';
import { DELIVERY_STATUSES } from '../../../src/domain/states/delivery.js';
import { ORDER_STATUSES } from '../../../src/domain/states/order.js';
import { FAIL_REASONS } from '../../../src/domain/stop.js';
import { TEMPLATE_KINDS } from '../../../src/domain/template-kinds.js';

const readDocument = () =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, '../../../docs/openapi.json'), 'utf8'));

test('are those of the domain, in its order', () => {
  const lists = {
    ...{ EVENT_TYPES, SCOPES, INBOX_KINDS, ORDER_STATUSES },
    ...{ DELIVERY_STATUSES, FAIL_REASONS, TEMPLATE_KINDS },
  };
  expect(client).toMatchObject(lists);
});

test('are exported without exception', () => {
  const lists = closedLists(readDocument());
  expect(Object.keys(lists).length).toBeGreaterThan(30);
  expect(client).toMatchObject(lists);
});

test('are read through references, nulls and parameters', () => {
  const { REPLY_INTENTS, REPORT_GROUPS, SCAN_REJECTION_REASONS } = closedLists(readDocument());
  expect(REPLY_INTENTS).toContain('propose_date');
  expect(REPORT_GROUPS).toEqual(['day', 'depot', 'shipper', 'driver']);
  expect(SCAN_REJECTION_REASONS).toContain('unknown_barcode');
});

test.each([
  ['a field', 'Order.status', ({ components }: any) => delete components.schemas.Order.properties.status],
  ['a schema', 'EventType', ({ components }: any) => delete components.schemas.EventType],
  [
    'a parameter',
    'GET /reports/deliveries?by',
    ({ paths }: any) => (paths['/reports/deliveries'].get.parameters.length = 2),
  ],
])('the build fails when %s is gone', (_what, place, change) => {
  const document = readDocument();
  change(document);
  expect(() => closedLists(document)).toThrow(`docs/openapi.json has no list at ${place};`);
});

test('the build fails on a list without a name', () => {
  const document = readDocument();
  document.components.schemas.Van = { type: 'string', enum: ['petrol', 'electric'] };
  expect(() => closedLists(document)).toThrow('names no place for the list petrol, electric.');
});
