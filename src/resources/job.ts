/** Jobs: optimising a day, importing orders. */
import { z } from 'zod';
import { PLAN_WARNINGS } from '../domain/types.js';
import { JOB_STATUSES } from '../domain/states/job.js';
import { enumOf } from './enum-docs.js';
import { route, unassignedReason } from './route.js';
import * as fields from './schema-helpers.js';

const status = enumOf('JobStatus', JOB_STATUSES, {
  queued: 'Waiting to start.',
  running: 'Under way.',
  succeeded: 'Done; the result is available.',
  failed: 'Ended without a result; `error` says why.',
}).meta({ description: "The job's status.", example: 'succeeded' });

const jobError = z
  .object({
    code: z.string().meta({ description: 'A machine-readable code.', example: 'invalid_value' }),
    message: z
      .string()
      .meta({ description: 'A human-readable sentence.', example: 'There is no depot dep_none.' }),
  })
  .nullable()
  .meta({ description: 'Set when status is `failed`.', example: null });
export type JobError = NonNullable<z.output<typeof jobError>>;

const jobBest = z
  .object({
    miles: z.number().meta({ description: 'Total miles of all routes, to one decimal.', example: 412.6 }),
    routes: z.number().int().meta({ description: 'Number of routes.', example: 9 }),
    unassigned: z.number().int().meta({ description: 'Orders without a route.', example: 2 }),
    served: z.number().int().optional().meta({ description: 'Orders on a route.', example: 96 }),
    at: fields.moment('When it was found or last evaluated.'),
  })
  .meta({ id: 'JobBest' });
export type JobBest = z.output<typeof jobBest>;

const roadCounts = z
  .object({
    measured: fields.count('Trips measured by the road server.', 90),
    estimated: fields.count(
      'Trips estimated from the distance because the road server did not respond or there is none.',
      0,
    ),
    refused: fields.count('Estimated trips for which the road server returned implausible figures.', 0),
    no_road: fields.count('Trips with no path in the road network; they are never driven.', 0),
  })
  .meta({ id: 'RoadCounts' });

const planKpis = z
  .object({
    wait_minutes: fields.integer('Total waiting for windows, over all routes.', 85),
    duty_minutes: fields.integer(
      'Total time from the start of loading to the return, over all routes.',
      4120,
    ),
    utilisation_percent: z
      .number()
      .int()
      .meta({ description: "Duties as a share of the vans' shifts.", example: 71 }),
    longest_duty_minutes: fields.integer('The longest duty of any route.', 612),
    on_time_slack_minutes: fields.integer('Mean time from ETA to the end of the window.', 64),
  })
  .meta({ id: 'PlanKpis' });

const planChanges = z
  .object({
    moved: z.number().int().meta({ description: 'Orders moved to another van, or to none.', example: 3 }),
    of: z.number().int().meta({ description: 'Orders previously on a van.', example: 98 }),
  })
  .meta({ id: 'PlanChanges' });

const keptRoute = z
  .object({
    route: fields.bareId('route').describe('The draft.'),
    message: z.string().meta({
      description: 'Why.',
      example: 'It changed while the plan was computed and is kept as it is.',
    }),
  })
  .meta({ id: 'KeptRoute' });

const planWarning = z
  .object({
    order: fields.bareId('order').describe('The order; absent for a route.').optional(),
    route: fields.bareId('route').describe('The route; absent for an order.').optional(),
    code: enumOf('PlanWarningCode', PLAN_WARNINGS, {
      goods_not_in: 'A piece of the order is missing, damaged or at another depot.',
      no_driver: 'The route has no driver and cannot be published without one.',
    }).describe('A machine-readable code.'),
    message: z
      .string()
      .meta({ description: 'Why.', example: 'A piece of it is missing, damaged or at another depot.' }),
  })
  .meta({ id: 'PlanWarning' });

export const job = z
  .object({
    id: fields.ownId('job'),
    object: fields.object('job'),
    type: z.literal('route_optimisation').describe('The kind of job.'),
    status,
    progress: z.number().meta({ description: '0 to 1.', example: 1 }),
    best: fields
      .nullable(fields.refTo(jobBest, ''), { example: null })
      .describe('Figures of the best plan so far; null before there is one.'),
    result: z
      .object({
        routes: z.array(route).describe("The day's drafts: proposed ones, then locked ones."),
        unassigned: z.array(fields.bareId('order')).describe('IDs of orders without a route.'),
        unassigned_reasons: z.array(unassignedReason).describe('Why orders have no route.'),
        warnings: z
          .array(planWarning)
          .optional()
          .describe('Warnings about the routes and their orders; absent if there are none.'),
        roads: fields
          .refTo(roadCounts, "The source of travel times and distances between the day's places.")
          .optional(),
        changes: fields.refTo(planChanges, 'Number of orders that change vans.').optional(),
        kpis: fields.refTo(planKpis, 'Figures of the plan.').optional(),
        kept_routes: z
          .array(keptRoute)
          .optional()
          .describe('Drafts created or changed while the job was running.'),
        miles_saved: z.number().meta({ description: 'Miles saved; may be negative.', example: 12.4 }),
      })
      .nullable()
      .describe('Set when status is `succeeded`.'),
    error: jobError,
    applied_at: fields
      .nullableMoment("When the proposed routes became the day's drafts. Only for jobs with `apply: false`.")
      .meta({ example: null })
      .optional(),
    created_at: fields.createdAt,
  })
  .meta({ id: 'Job' });
export type Job = z.output<typeof job>;
export type JobResult = NonNullable<Job['result']>;

/** Errors that an import stores; all are counted. */
export const MAX_ERRORS = 1_000;

const count = z.number().int().min(0);

const rowErrorFields = {
  row: count.meta({
    description: 'Row number as a spreadsheet shows it, or the line number (JSON lines).',
    example: 3,
  }),
  column: z.string().meta({
    description: 'Column name, or field path (JSON lines); empty for the whole row.',
    example: 'postcode',
  }),
  code: z.string().meta({ description: 'An error code.', example: 'invalid_value' }),
  message: z.string().meta({
    description: 'A human-readable sentence that says what to do.',
    example: 'postcode: must be a GB postcode such as CR0 4XZ.',
  }),
};
const rowError = z
  .object(rowErrorFields)
  .meta({ id: 'RowError', description: 'Why a row was not imported.' });
export type RowError = z.output<typeof rowError>;

const rowWarning = z
  .object({
    ...rowErrorFields,
    code: z.string().meta({
      description:
        'A code of `OrderWarning`; `no_name` for an order whose recipient has no name; `looks_twice` for one that has recipient, address and goods of another open order.',
      example: 'unknown_postcode',
    }),
    order: fields.bareId('order').describe('ID of the order.'),
  })
  .meta({ id: 'RowWarning', description: 'A likely mistake in an imported order.' });
export type RowWarning = z.output<typeof rowWarning>;

/** The most ids of orders that the result of an import has. */
export const MAX_CREATED = 1_000;

export const importJob = z
  .object({
    id: fields.ownId('job'),
    object: fields.object('job'),
    type: z.literal('order_import').describe('The kind of job.'),
    status: status.describe('`failed` when nothing could be imported.'),
    progress: z.number().min(0).max(1).meta({ description: '0 to 1.', example: 1 }),
    result: z
      .object({
        rows: count.meta({ description: 'Rows in the file, without the header.', example: 1200 }),
        created: count.meta({ description: 'Orders created.', example: 1199 }),
        rejected: count.meta({
          description:
            'Rows that were not imported; an order with one invalid row is rejected with all its rows.',
          example: 1,
        }),
        orders: z
          .array(fields.bareId('order'))
          .describe(`IDs of the orders created; at most ${MAX_CREATED}.`),
        errors: z.array(rowError).describe(`Errors of rejected rows, by row; at most ${MAX_ERRORS} entries.`),
        warnings: z
          .array(rowWarning)
          .optional()
          .describe(
            `Rows of orders that were created and cannot be planned as they are, or look like a mistake; at most ${MAX_ERRORS} entries, absent if there are none.`,
          )
          .meta(fields.RARE),
      })
      .nullable()
      .describe('Set when the import has ended.'),
    error: jobError,
    created_at: fields.createdAt,
  })
  .meta({ id: 'ImportJob', description: 'An import of orders.' });
export type ImportJob = z.output<typeof importJob>;

const orderIds = (description: string) => z.array(fields.bareId('order')).describe(description);

const postponementResult = z
  .object({
    routes: z
      .array(fields.bareId('route'))
      .describe('Routes that had not left: unpublished, dissolved and deleted.'),
    unbooked: orderIds('Orders whose slots were released.'),
    asked: count.meta({
      description: 'Recipients who are notified and asked for another slot.',
      example: 41,
    }),
    told: count.meta({
      description: 'Recipients who are only notified, because goods are not in or their order is on hold.',
      example: 2,
    }),
    on_the_road: orderIds('Orders that are out for delivery and unaffected.'),
  })
  .meta({ id: 'PostponementResult' });
export type PostponementResult = z.output<typeof postponementResult>;

export const postponementJob = z
  .object({
    id: fields.ownId('job'),
    object: fields.object('job'),
    type: z.literal('day_postponement').describe('The kind of job.'),
    status,
    progress: z.number().min(0).max(1).meta({ description: '0 to 1.', example: 1 }),
    depot: fields.idOf('depot'),
    date: fields.date,
    offer_from: fields.date.describe('Earliest date to offer instead.'),
    dry_run: z.boolean().meta({
      description: 'true if nothing was changed; the result shows what would happen.',
      example: false,
    }),
    result: fields.nullable(
      z.lazy(() => postponementResult),
      { description: 'Set when the job has ended.' },
    ),
    error: jobError,
    created_at: fields.createdAt,
  })
  .meta({ id: 'PostponementJob', description: "The postponement of a depot's day." });
export type PostponementJob = z.output<typeof postponementJob>;

export const anyJob = z.discriminatedUnion('type', [job, importJob, postponementJob]);
