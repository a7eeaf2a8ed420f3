/** Labels: parameters of their pages. */
import { z } from 'zod';
import { enumOf } from '../../resources/enum-docs.js';
import { exampleId } from '../../resources/examples.js';
import * as fields from '../../resources/schema-helpers.js';

/** Size → width and height of a page, in millimetres. */
export const SIZES = {
  a6: [105, 148],
  a5: [148, 210],
  '4x6': [101.6, 152.4],
  '100x150': [100, 150],
} as const satisfies Record<string, readonly [number, number]>;
export type LabelSize = keyof typeof SIZES;

const size = enumOf('LabelSize', ['a6', 'a5', '4x6', '100x150'], {
  a6: '105 by 148 mm.',
  a5: '148 by 210 mm.',
  '4x6': '4 by 6 inches.',
  '100x150': '100 by 150 mm.',
})
  .default('a6')
  .describe('Size of a page with one label.');

export const labelQuery = z.strictObject({ size });

/** The most orders whose labels are on one page: their ids are in its address. */
export const MAX_ORDERS = 200;

export const ordersLabelQuery = z.strictObject({
  orders: fields.oneOrMore(fields.idOf('order'), MAX_ORDERS).meta({
    description: 'IDs of the orders; repeat the parameter or separate them with commas.',
    param: { required: true, example: exampleId('order') },
  }),
  size,
});

export const dayLabelQuery = z.strictObject({
  date: fields.date.optional().describe("Booked delivery date; defaults to today in the depot's time zone."),
  size,
});
