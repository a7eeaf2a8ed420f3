/**
 * Values that the examples of the OpenAPI document share. They follow one order, SO-10432, from its shipper to the
 * door. Examples of bodies are composed from those of the fields; an operation gives what differs at its moment.
 */
import { ID_PREFIXES, type IdKind } from '../domain/ids.js';

export const exampleId = (kind: IdKind): string => `${ID_PREFIXES[kind]}_01kag5v8x2e0j9d3v6m1h7q4tz`;

export const EXAMPLE_TIME = '2026-03-12T08:04:00.000Z';
export const EXAMPLE_DATE = '2026-03-12';
export const EXAMPLE_SLOT = { date: EXAMPLE_DATE, from: '08:00', to: '12:00' };
export const EXAMPLE_BARCODES = ['WP3V6M1H7Q4TZ001', 'WP3V6M1H7Q4TZ002'] as const;
export const ORDERED_AT = '2026-03-10T09:00:00.000Z';
export const DELIVERED_AT = '2026-03-12T09:24:00.000Z';

export const EXAMPLE_TRACKING_URL = 'https://waypost.example/t/8dN2tYpQ4rLkV6wXbZ1mC3';

/** Fields that differ once the order is booked. */
export const BOOKED_ORDER = {
  status: 'booked',
  tracking_url: EXAMPLE_TRACKING_URL,
  created_at: ORDERED_AT,
  updated_at: '2026-03-10T10:12:00.000Z',
} as const;

/** Fields that differ in a new job. */
export const QUEUED_JOB = {
  status: 'queued',
  progress: 0,
  result: null,
  created_at: '2026-03-11T17:05:00.000Z',
} as const;
