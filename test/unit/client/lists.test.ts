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

test('are named after their schemas', () => {
  const { REPLY_INTENTS, REPORT_GROUPS, SCAN_REJECTION_REASONS } = closedLists(readDocument());
  expect(REPLY_INTENTS).toContain('propose_date');
  expect(REPORT_GROUPS).toEqual(['day', 'depot', 'shipper', 'driver', 'period']);
  expect(SCAN_REJECTION_REASONS).toContain('unknown_barcode');
  expect(Object.keys(closedLists(readDocument()))).toEqual(
    expect.arrayContaining(['BANK_HOLIDAY_CHOICES', 'GOODS_NOT_IN', 'VISIT_NEWS']),
  );
});

test('the build fails on a list without a name', () => {
  const document = readDocument();
  const [parameter] = document.paths['/orders'].get.parameters;
  parameter.schema = { type: 'string', enum: ['petrol', 'electric'] };
  expect(() => closedLists(document)).toThrow('a list without a schema of its own: petrol, electric.');
});
